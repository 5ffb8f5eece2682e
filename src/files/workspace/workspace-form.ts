import * as v from 'valibot';
import { printMillionths } from '../../measures/class-summary.ts';
import { type Cents, parseCents, printCents } from '../../money/cents.ts';
import type {
  RecordedResult,
  TypedWork,
  Workspace,
  WorkspaceScenario,
  WorkspaceView,
} from '../../scenario/link/workspace.ts';
import { MOST_SCENARIOS } from '../../scenario/link/workspace.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { typedSchema } from './typed-work.ts';

/** What stands first in a workspace file, so that another file is told apart. */
export const FORMAT = 'paydown workspace';
/** Version of the file's form; a change to it gets the next number, and the one before it a migration. */
export const NEWEST_FORM = 2;

const place = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SCENARIOS - 1)));
const LIFE = /^\d{1,4}\.\d{6}$/;

const life = v.nullable(
  v.pipe(
    v.string(),
    v.check((text) => LIFE.test(text), 'A life is years with six decimals, as in "2.414213".'),
    v.transform((text) => Number(text.replace('.', ''))),
  ),
);

const balance = v.pipe(
  v.string(),
  v.check((text) => parseCents(text) !== null, 'This is not an amount of dollars, as in "1503750003.50".'),
  v.transform((text) => parseCents(text) as Cents),
);

const result = v.strictObject({
  digest: v.pipe(v.string(), v.maxLength(100)),
  classes: v.pipe(v.array(v.strictObject({ wal_years: life, balance_end: balance })), v.maxLength(100)),
});

const scenario = v.strictObject({
  /** Read by parseScenario, which knows what a scenario may say. */
  form: v.custom<ScenarioForm>((given) => typeof given === 'object' && given !== null, 'This must be a scenario.'),
  colour: place,
  result: v.nullable(result),
  typed: v.optional(typedSchema),
});

const view = v.strictObject({
  tab: v.optional(v.string()),
  month: v.optional(v.pipe(v.number(), v.integer())),
  present: v.optional(v.boolean()),
  base: place,
  active: place,
  chart: v.optional(v.string()),
  table: v.optional(v.string()),
  /** What of it is known is taken by the screen, which judges the texts as if they were typed. */
  analysis: v.optional(
    v.custom<object>((given) => typeof given === 'object' && given !== null && !Array.isArray(given)),
  ),
});

/** A workspace file: what it is, who made it, the scenarios with what they came to, and how the screen was set. */
export const workspaceSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(NEWEST_FORM),
  app: v.pipe(v.string(), v.maxLength(100)),
  about: v.optional(v.record(v.string(), v.string())),
  scenarios: v.pipe(
    v.array(scenario),
    v.check(
      (list) => list.length >= 1 && list.length <= MOST_SCENARIOS,
      `A workspace has 1 to ${MOST_SCENARIOS} scenarios.`,
    ),
  ),
  view,
  /** Read by readAdded, which knows the months before them. */
  certificates: v.optional(v.array(v.custom<object>((given) => typeof given === 'object' && given !== null))),
});

export type WorkspaceFileForm = v.InferInput<typeof workspaceSchema>;
type WorkspaceFileValues = v.InferOutput<typeof workspaceSchema>;

export function formOfWorkspace(
  workspace: Workspace,
  app: string,
  about: Readonly<Record<string, string>>,
): WorkspaceFileForm {
  return {
    format: FORMAT,
    version: NEWEST_FORM,
    app,
    about: { ...about },
    scenarios: workspace.scenarios.map(({ form, colour, result: recorded, typed }) => ({
      form,
      ...(colour === undefined ? {} : { colour }),
      result: recorded === null ? null : resultForm(recorded),
      ...(typed === undefined ? {} : { typed }),
    })),
    view: workspace.view,
    ...(workspace.certificates === undefined ? {} : { certificates: [...workspace.certificates] }),
  };
}

function resultForm({ digest, classes }: RecordedResult) {
  return {
    digest,
    classes: classes.map((one) => ({
      wal_years: one.life === null ? null : printMillionths(one.life),
      balance_end: printCents(one.balance),
    })),
  };
}

export function workspaceOfForm({ scenarios, view: set, certificates }: WorkspaceFileValues): Workspace {
  const workspace = { scenarios: scenarios.map(scenarioOf), view: present(set) as WorkspaceView };
  return certificates === undefined ? workspace : { ...workspace, certificates };
}

function scenarioOf(values: WorkspaceFileValues['scenarios'][number]): WorkspaceScenario {
  const { form, colour, result: recorded, typed } = values;
  const classes = recorded?.classes.map((one) => ({ life: one.wal_years, balance: one.balance_end })) ?? [];
  return {
    form,
    result: recorded === null ? null : { digest: recorded.digest, classes },
    ...(colour === undefined ? {} : { colour }),
    ...(typed === undefined ? {} : { typed: present(typed) as TypedWork }),
  };
}

/** Without the properties that are there but undefined. */
function present(set: object): object {
  return Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
}
