import { ByteWriter } from './link/byte-writer.ts';
import { NEWEST_VERSION, readContent } from './link/codec-versions.ts';
import { open, seal } from './link/envelope.ts';
import { LinkFault } from './link/link-fault.ts';
import { packContent } from './link/v1/content.ts';
import type { Workspace } from './link/workspace.ts';
import { parseScenario, type ScenarioContext } from './parse-scenario.ts';

/** Characters that a fragment may have: with the address before it a link stays below the 2,048 at which some programs cut. */
export const LONGEST_FRAGMENT = 2000;

export type EncodedLink =
  | { readonly ok: true; readonly fragment: string }
  | {
      readonly ok: false;
      /** `too long`: a workspace file holds what a link cannot. */
      readonly reason: 'too long' | 'not packable';
      readonly message: string;
    };

export type DecodedLink =
  | {
      readonly ok: true;
      readonly workspace: Workspace;
      /** Version of the program that made the link, "0.1.0". */
      readonly engineVersion: string;
      readonly codecVersion: number;
    }
  | { readonly ok: false; readonly message: string };

/**
 * Packs scenarios, view and what the scenarios came to into the fragment of a link, without "#": base64url, of each
 * scenario only what differs from the codec version's frozen default. Never throws.
 * @param engineVersion the program's, "0.1.0"
 */
export function encodeLink(workspace: Workspace, engineVersion: string): EncodedLink {
  try {
    const to = new ByteWriter();
    packContent(to, { workspace, engineVersion });
    const fragment = seal({ version: NEWEST_VERSION, body: to.finish() });
    if (fragment.length <= LONGEST_FRAGMENT) return { ok: true, fragment };
    const message = `These scenarios make a link of ${fragment.length} characters; above ${LONGEST_FRAGMENT}, mail and chat programs cut links. Send a workspace file instead, or fewer scenarios.`;
    return { ok: false, reason: 'too long', message };
  } catch (error) {
    if (!(error instanceof LinkFault)) throw error;
    return { ok: false, reason: 'not packable', message: error.message };
  }
}

/**
 * Reads the fragment of a link, with or without "#". Whatever the text is, it is answered within limited time and memory:
 * by scenarios that parseScenario accepts, or by a sentence. Never throws, and nothing in a link is executed.
 * @param context this trust with its filed months, which links without a deal in place are about
 */
export function decodeLink(fragment: string, context: ScenarioContext): DecodedLink {
  try {
    const { version, body } = open(fragment);
    const { workspace, engineVersion } = readContent(version, body);
    const message = faultOf(workspace, context);
    return message === null ? { ok: true, workspace, engineVersion, codecVersion: version } : { ok: false, message };
  } catch (error) {
    if (error instanceof LinkFault) return { ok: false, message: error.message };
    // A fault of the program, not of the link; the work at hand must not be lost to it.
    return { ok: false, message: `${UNFORESEEN} ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** How a sentence begins that no link should ever be answered with. */
export const UNFORESEEN = 'This link cannot be opened, for a reason that Paydown did not foresee:';

/** The first scenario that is not valid, in a sentence. */
function faultOf({ scenarios }: Workspace, context: ScenarioContext): string | null {
  for (const [at, { form }] of scenarios.entries()) {
    const read = parseScenario(form, context);
    if (read.ok) continue;
    const which = scenarios.length === 1 ? 'The scenario' : `Scenario ${at + 1}`;
    const where = read.fault.path === '' ? '' : ` at ${read.fault.path}`;
    return `${which} of this link is not valid${where}: ${read.fault.message}`;
  }
  return null;
}
