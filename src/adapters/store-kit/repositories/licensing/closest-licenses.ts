import { versionsOf } from '../../../../domain/licensing/amendment.ts';
import { versionOf, type License } from '../../../../domain/licensing/license.ts';
import type { ContentId, LicenseId, PlatformId, TrackId } from '../../../../domain/shared/ids.ts';
import {
  coversTerritory,
  wasInForce,
  type LicenseVersion,
  type Use,
} from '../../../../domain/usage/licensed-use.ts';
import { licenses } from '../../collections/licensing.ts';
import type { Kernel } from '../../kernel.ts';
import { get, page } from '../../program.ts';
import { walk } from '../shared/index-walk.ts';
import { searchOf } from './coverage-search.ts';
import { replacedVersions } from './license-amendments.ts';
import { closestAmong, spansOfTrack, type Span } from './license-spans.ts';

const { ofTrack, ofContent } = licenses.indexes;

/** The number of licenses of a track that are compared without a search. */
const few = 50;

/** Finds a value once for each key, however often it is asked for. */
const once = <Key, Value>(find: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
  const values = new Map<Key, Promise<Value>>();
  return (key) => {
    const value = values.get(key) ?? find(key);
    values.set(key, value);
    return value;
  };
};

/** The number of licenses that are read in one query for all contents of a batch, which rarely have more. */
const mostTogether = 300;

/** Returns all licenses of each content item, without content items whose licenses one query might not contain completely. */
const licensesOfContents = async (
  kernel: Kernel,
  platformId: PlatformId,
  contents: readonly ContentId[],
): Promise<ReadonlyMap<ContentId, readonly License[]>> => {
  const range = { equal: [platformId], among: contents, limit: mostTogether };
  const found = await kernel.read(page(ofContent, range));
  const byContent = Map.groupBy(found, ({ contentId }) => contentId);
  const last = found.at(-1);
  if (last && found.length === mostTogether) byContent.delete(last.contentId);
  else for (const contentId of contents) if (!byContent.has(contentId)) byContent.set(contentId, []);
  return byContent;
};

/**
 * Reads for the uses of one batch, each record once: a batch of reports must not cost a platform's licenses as
 * often as it has reports.
 */
const readerOf = (kernel: Kernel, platformId: PlatformId, uses: readonly Use[]) => {
  const contents = [...new Set(uses.flatMap(({ contentId }) => contentId ?? []))];
  let together: ReturnType<typeof licensesOfContents> | undefined;
  const licensesOf = async (contentId: ContentId): Promise<readonly License[]> => {
    if (contents.length > 1) {
      together ??= licensesOfContents(kernel, platformId, contents);
      const read = (await together).get(contentId);
      if (read) return read;
    }
    const range = { equal: [platformId, contentId], limit: Number.MAX_SAFE_INTEGER };
    return walk(kernel, ofContent, range, ({ licenseId }) => [licenseId]);
  };
  const replaced = once((licenseId: LicenseId) => replacedVersions(kernel, licenseId));
  const spansAtMost = (most: number) =>
    once(async (trackId: TrackId) => {
      const spans = await spansOfTrack(kernel, [platformId, trackId], most);
      return spans && closestAmong(spans);
    });
  return {
    license: once((licenseId: LicenseId) => kernel.read(get(licenses, licenseId))),
    replaced,
    anyOf: once(async (trackId: TrackId) => {
      const [first] = await kernel.read(page(ofTrack, { equal: [trackId, platformId], limit: 1 }));
      return first;
    }),
    fewSpans: spansAtMost(few),
    allSpans: spansAtMost(Infinity),
    searchOf: once((trackId: TrackId) => searchOf(kernel, [platformId, trackId])),
    /** Returns all versions of the licenses for a content item, by track. */
    ofContent: once(async (contentId: ContentId) => {
      const found = await licensesOf(contentId);
      const versions = await Promise.all(
        found.map(async (license) =>
          versionsOf(license, license.amendment ? await replaced(license.licenseId) : []),
        ),
      );
      return Map.groupBy(versions.flat(), ({ trackId }) => trackId);
    }),
  };
};
type Reader = ReturnType<typeof readerOf>;

const closestInContent = async (
  read: Reader,
  contentId: ContentId,
  { trackId, territory, occurredAt }: Use,
): Promise<LicenseVersion | undefined> => {
  const versions = (await read.ofContent(contentId)).get(trackId) ?? [];
  const inForce = versions.filter((version) => wasInForce(version, occurredAt));
  const covering = inForce.find(({ territories }) => coversTerritory(territories, territory));
  return covering ?? inForce[0] ?? versions[0];
};

const versionIn = async (read: Reader, { licenseId, version }: Span): Promise<LicenseVersion | undefined> => {
  if (version === undefined) return read.license(licenseId);
  return (await read.replaced(licenseId)).find((replaced) => versionOf(replaced) === version);
};

/** Few uses need more than a search: those of a track with many licenses that began later, or for other territories. */
const closestOfTrack = async (read: Reader, use: Use): Promise<LicenseVersion | undefined> => {
  let closest = await read.fewSpans(use.trackId);
  if (!closest) {
    const searched = await (await read.searchOf(use.trackId))(use);
    if (searched !== 'unknown') return searched;
    closest = await read.allSpans(use.trackId);
  }
  const span = closest?.(use);
  return span && versionIn(read, span);
};

const closestIn = async (read: Reader, use: Use): Promise<LicenseVersion | undefined> => {
  const { contentId, trackId } = use;
  const closest = await (contentId === undefined
    ? closestOfTrack(read, use)
    : closestInContent(read, contentId, use));
  return closest ?? read.anyOf(trackId);
};

/**
 * Returns for each use the version that comes closest to covering it: in force and in its territory, in force, of its
 * content, of its track.
 */
export const closestTo = (
  kernel: Kernel,
  platformId: PlatformId,
  uses: readonly Use[],
): Promise<readonly (LicenseVersion | undefined)[]> => {
  const read = readerOf(kernel, platformId, uses);
  return Promise.all(uses.map((use) => closestIn(read, use)));
};
