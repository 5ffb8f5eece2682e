import { excessOver, lesserOf } from '../../money/cents.ts';
import type { Certificate } from './certificate.ts';

/** The five amounts of principal of a date, in cents. */
export interface PrincipalTests {
  readonly priority: number;
  readonly secondary: number;
  readonly tertiary: number;
  readonly quaternary: number;
  readonly regular: number;
}

const LEVELS = ['A', 'B', 'C', 'D'];

/**
 * The principal tests as the defined terms have them, from the balances before the date and the pool at the period's end.
 * The floors of Final Distribution Dates are left out: a certificate prints no such date.
 * @param ocTarget in cents
 */
export function principalTests({ lines, classes }: Certificate, ocTarget: number): PrincipalTests {
  const pool = lines.poolEnd.value;
  const through = (level: string) =>
    classes.filter((one) => one.level <= level).reduce((sum, { balance }) => sum + (balance.first ?? 0), 0);
  let given = 0;
  const [priority = 0, secondary = 0, tertiary = 0, quaternary = 0] = LEVELS.map((level) => {
    const due = excessOver(through(level) - pool, given);
    given += due;
    return due;
  });
  const notes = through('D');
  const regular = excessOver(lesserOf(notes, excessOver(notes + ocTarget, pool)), given);
  return { priority, secondary, tertiary, quaternary, regular };
}
