import { ByteReader } from './byte-reader.ts';
import { LinkFault } from './link-fault.ts';
import { type LinkContent, unpackContent } from './v1/content.ts';

/** One version of the codec: how its bytes are read, and how what they say becomes what the next version says. */
interface CodecVersion {
  readonly unpack: (from: ByteReader) => unknown;
  readonly migrate: (content: unknown) => unknown;
}

/**
 * Every version that was ever released, the first at place 0: old links keep working, so none is taken out, and neither
 * its reader nor its frozen default changes. A new version is added at the end, with a migration in the one before it.
 */
const VERSIONS: readonly CodecVersion[] = [{ unpack: unpackContent, migrate: (content) => content }];

/** The version that links are made in. */
export const NEWEST_VERSION = VERSIONS.length;

/** What the bytes of a version say, in terms of the newest. @throws LinkFault */
export function readContent(version: number, body: Uint8Array, versions = VERSIONS): LinkContent {
  const own = versions[version - 1];
  if (own === undefined) {
    throw new LinkFault(
      `This link was made by a newer version of Paydown (link format ${version}; this one reads up to ${versions.length}). Reload the page to get the newest version, then open the link again.`,
    );
  }
  let content = own.unpack(new ByteReader(body));
  for (const { migrate } of versions.slice(version - 1, -1)) content = migrate(content);
  return content as LinkContent;
}
