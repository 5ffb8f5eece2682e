import { exactProduct } from '../../money/exact-product.ts';
import { RATE_ONE } from '../../money/rate.ts';
import type { Certificate } from './certificate.ts';

export interface OcTarget {
  readonly cents: number;
  /** The percentage of the Initial Pool Balance in 10^-10, where the target was reckoned from it; null where it is printed. */
  readonly share: number | null;
}

/** Shares of the initial pool are tried in these steps, in 10^-10: whole percents, then tenths, hundredths, thousandths. */
const STEPS = [1e8, 1e7, 1e6, 1e5];

/**
 * The Overcollateralization Target Amount to the cent. A form that prints it without cents states the simplest percentage of
 * the Initial Pool Balance that gives the printed dollars.
 * @returns null where no percentage of at most three decimals does.
 */
export function exactOcTarget({ lines }: Certificate): OcTarget | null {
  const { ocTarget, initialPool } = lines;
  if (ocTarget.decimals > 0 || ocTarget.value === 0) return { cents: ocTarget.value, share: null };
  if (initialPool.value <= 0) return null;
  for (const step of STEPS) {
    const share = Math.round((ocTarget.value / initialPool.value) * (RATE_ONE / step)) * step;
    const cents = share > 0 ? exactProduct(initialPool.value, share, RATE_ONE) : 0;
    if (Math.floor((cents + 50) / 100) * 100 === ocTarget.value) return { cents, share };
  }
  return null;
}
