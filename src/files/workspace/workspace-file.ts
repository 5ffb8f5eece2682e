import * as v from 'valibot';
import { faultOfIssue, quoted } from '../../deal/fault.ts';
import { strangeKey } from '../../deal/strange-key.ts';
import type { Workspace } from '../../scenario/link/workspace.ts';
import { parseScenario, type ScenarioContext } from '../../scenario/parse-scenario.ts';
import { readAdded } from '../added-month/read-added.ts';
import { filedThrough, NOTICE } from '../exports/export-about.ts';
import { FORMAT, formOfWorkspace, NEWEST_FORM, workspaceOfForm, workspaceSchema } from './workspace-form.ts';

/** Bytes of the largest workspace file that is read or made. */
export const MOST_WORKSPACE_BYTES = 5_000_000;

export type PrintedWorkspace =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

export type ReadWorkspace =
  | {
      readonly ok: true;
      readonly workspace: Workspace;
      /** Version of the program that made the file. */
      readonly engineVersion: string;
    }
  | { readonly ok: false; readonly message: string };

/** What an older form says, in terms of the next: entry n - 1 is for version n. The second may hold more. */
const MIGRATIONS: readonly ((older: unknown) => unknown)[] = [(older) => ({ ...(older as object), version: 2 })];

/**
 * The text of a workspace file: JSON that people can read, with everything that a link holds and no limit of length but
 * {@link MOST_WORKSPACE_BYTES}.
 * @param version of the program, "0.1.0"
 */
export function printWorkspace(workspace: Workspace, version: string, deal: string): PrintedWorkspace {
  const about = { deal, data: filedThrough(), version: `Paydown ${version}`, notice: NOTICE };
  const text = `${JSON.stringify(formOfWorkspace(workspace, version, about), null, 1)}\n`;
  const bytes = new TextEncoder().encode(text).length;
  if (bytes <= MOST_WORKSPACE_BYTES) return { ok: true, text };
  const message = `These scenarios make a workspace file of ${megabytes(bytes)}, and no more than ${megabytes(MOST_WORKSPACE_BYTES)} can be read back. Save fewer scenarios in one file.`;
  return { ok: false, message };
}

/**
 * Reads a workspace file. Whatever its text is, it is answered by scenarios that parseScenario accepts or by a sentence.
 * @param context this trust with its filed months
 */
export function readWorkspace(text: string, context: ScenarioContext): ReadWorkspace {
  // A character takes a byte at least, so this look is enough to keep what is too large away from the parser.
  if (text.length > MOST_WORKSPACE_BYTES) {
    return refused(`it has more than ${megabytes(MOST_WORKSPACE_BYTES)}, the most that a workspace file may have`);
  }
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    return refused(`it is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const strange = strangeKey(given);
  if (strange) return refused(`at ${strange.path}: ${strange.message}`);
  return readForm(given, context);
}

function readForm(given: unknown, context: ScenarioContext): ReadWorkspace {
  const { format, version } = (given ?? {}) as { readonly format?: unknown; readonly version?: unknown };
  if (format !== FORMAT)
    return refused(`it does not say "format": "${FORMAT}" at its beginning, so it is another kind of file`);
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return refused(`its version is ${quoted(version)}; a whole number from 1 to ${NEWEST_FORM} is wanted`);
  }
  if (version > NEWEST_FORM) {
    return refused(
      `a newer version of Paydown made it (file version ${version}; this one reads up to ${NEWEST_FORM}). Reload the page to get the newest version, then open it again`,
    );
  }
  let newest = given;
  for (const migrate of MIGRATIONS.slice(version - 1)) newest = migrate(newest);
  const read = v.safeParse(workspaceSchema, newest, { abortEarly: true });
  if (!read.success) {
    const fault = faultOfIssue(read.issues[0]);
    return refused(`at ${fault.path || 'its top'}: ${fault.message}`);
  }
  const workspace = workspaceOfForm(read.output);
  const message = faultIn(workspace, context);
  return message === null ? { ok: true, workspace, engineVersion: read.output.app } : refused(message);
}

function faultIn({ scenarios, view, certificates = [] }: Workspace, context: ScenarioContext): string | null {
  for (const [at, { form }] of scenarios.entries()) {
    const read = parseScenario(form, context);
    if (!read.ok) return `at /scenarios/${at}/form${read.fault.path}: ${read.fault.message}`;
  }
  for (const name of ['base', 'active'] as const) {
    if ((view[name] ?? 0) >= scenarios.length)
      return `at /view/${name}: there is no scenario ${view[name]}, counted from 0`;
  }
  return faultInAdded(certificates, context);
}

function faultInAdded(certificates: readonly object[], { deal, filed }: ScenarioContext): string | null {
  if (certificates.length === 0) return null;
  if (!filed) return 'at /certificates: there are no filed months that they could follow on';
  const read = readAdded(certificates, { deal, filed });
  return read.ok ? null : `at /certificates${read.fault.path}: ${read.fault.message}`;
}

function refused(why: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message: `This workspace file cannot be opened: ${/[.”"]$/.test(why) ? why : `${why}.`}` };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
