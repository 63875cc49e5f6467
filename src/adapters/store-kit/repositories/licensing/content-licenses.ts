import type { License } from '../../../../domain/licensing/license.ts';
import type { ContentId, PlatformId } from '../../../../domain/shared/ids.ts';
import {
  coversTerritory,
  wasInForce,
  type LicenseVersion,
  type Use,
} from '../../../../domain/usage/licensed-use.ts';
import { licenses } from '../../collections/licensing.ts';
import type { Kernel } from '../../kernel.ts';
import { getBy, page } from '../../program.ts';
import { once } from '../shared/once.ts';

const { ofContent, held, revokedOfBinding, expiredOfBinding } = licenses.indexes;

/** The number of licenses that are read in one query for the contents of a batch, which rarely have more. */
const maxTogether = 300;
/** The number of licenses of one content item that are compared without a search. */
const maxAlone = 20;
/**
 * The number of ended licenses of one binding that a search reads. They follow one another: among those that ended after a use,
 * only the first, and others that began within the tolerance for clocks, can have been in force.
 */
const maxEnded = 10;

type ContentUse = Use & { readonly contentId: ContentId };
/** Returns all versions of some licenses. */
type VersionsOf = (found: readonly License[]) => Promise<readonly LicenseVersion[]>;

/** Returns all licenses of each content item, without content items whose licenses one query might not contain completely. */
const licensesOfContents = async (
  kernel: Kernel,
  platformId: PlatformId,
  contents: readonly ContentId[],
): Promise<ReadonlyMap<ContentId, readonly License[]>> => {
  const limit = contents.length === 1 ? maxAlone : maxTogether;
  const found = await kernel.read(page(ofContent, { equal: [platformId], among: contents, limit }));
  const byContent = Map.groupBy(found, ({ contentId }) => contentId);
  const last = found.at(-1);
  if (last && found.length === limit) byContent.delete(last.contentId);
  else for (const contentId of contents) if (!byContent.has(contentId)) byContent.set(contentId, []);
  return byContent;
};

const isInForce =
  ({ occurredAt }: Use) =>
  (version: LicenseVersion): boolean =>
    wasInForce(version, occurredAt);
const covers =
  (use: Use) =>
  (version: LicenseVersion): boolean =>
    isInForce(use)(version) && coversTerritory(version.territories, use.territory);

/** Returns the version that is closest to covering a use, among versions for its content and track. */
const closestOf = (versions: readonly LicenseVersion[], use: Use): LicenseVersion | undefined =>
  versions.find(covers(use)) ?? versions.find(isInForce(use)) ?? versions[0];

/**
 * Finds the closest version by the binding of a use, in a bounded number of index searches, however many licenses its content item
 * has.
 */
const searched = async (
  kernel: Kernel,
  platformId: PlatformId,
  use: ContentUse,
  versionsOf: VersionsOf,
): Promise<LicenseVersion | undefined> => {
  const current = await kernel.read(getBy(held, platformId, use.contentId, use.trackId));
  const versions = await versionsOf(current ? [current] : []);
  const covering = versions.find(covers(use));
  if (covering) return covering;
  const equal = [platformId, use.trackId, use.contentId];
  const endedOf = async (range: { readonly after?: readonly [number, string]; readonly limit: number }) => {
    const ended = [revokedOfBinding, expiredOfBinding].map((index) =>
      kernel.read(page(index, { equal, ...range })),
    );
    return (await Promise.all(ended)).flat();
  };
  const later = await endedOf({ after: [use.occurredAt, '\u{10ffff}'], limit: maxEnded });
  const closest = closestOf([...versions, ...(await versionsOf(later))], use);
  return closest ?? (await endedOf({ limit: 1 }))[0];
};

/** Returns a function that finds the version closest to covering a use, among licenses for its content and track. */
export const closestInContents = (
  kernel: Kernel,
  platformId: PlatformId,
  uses: readonly Use[],
  versionsOf: VersionsOf,
): ((use: ContentUse) => Promise<LicenseVersion | undefined>) => {
  const contents = [...new Set(uses.flatMap(({ contentId }) => contentId ?? []))];
  let together: ReturnType<typeof licensesOfContents> | undefined;
  /** Returns all versions for a content item by track, or undefined if it has too many licenses to read. */
  const versionsFor = once(async (contentId: ContentId) => {
    together ??= licensesOfContents(kernel, platformId, contents);
    const first = (await together).get(contentId);
    const found =
      first ??
      (contents.length > 1
        ? (await licensesOfContents(kernel, platformId, [contentId])).get(contentId)
        : undefined);
    return found && Map.groupBy(await versionsOf(found), ({ trackId }) => trackId);
  });
  return async (use) => {
    const versions = await versionsFor(use.contentId);
    return versions
      ? closestOf(versions.get(use.trackId) ?? [], use)
      : searched(kernel, platformId, use, versionsOf);
  };
};
