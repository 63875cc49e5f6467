import { versionsOf } from '../../../../domain/licensing/amendment.ts';
import { versionOf, type License } from '../../../../domain/licensing/license.ts';
import type { LicenseId, PlatformId, TrackId } from '../../../../domain/shared/ids.ts';
import type { LicenseVersion, Use } from '../../../../domain/usage/licensed-use.ts';
import { licenses } from '../../collections/licensing.ts';
import type { Kernel } from '../../kernel.ts';
import { get, page } from '../../program.ts';
import { once } from '../shared/once.ts';
import { closestInContents } from './content-licenses.ts';
import { searchOf } from './coverage-search.ts';
import { replacedVersions } from './license-amendments.ts';
import { closestAmong, spansOfTrack, type Span } from './license-spans.ts';

const { ofTrack } = licenses.indexes;

/** The number of licenses of a track that are compared without a search. */
const few = 50;

/**
 * Reads for the uses of one batch, each record once: a batch of reports must not cost a platform's licenses as
 * often as it has reports.
 */
const readerOf = (kernel: Kernel, platformId: PlatformId, uses: readonly Use[]) => {
  const replaced = once((licenseId: LicenseId) => replacedVersions(kernel, licenseId));
  const versionsOfAll = async (found: readonly License[]): Promise<readonly LicenseVersion[]> => {
    const versions = found.map(async (license) =>
      versionsOf(license, license.amendment ? await replaced(license.licenseId) : []),
    );
    return (await Promise.all(versions)).flat();
  };
  const spansAtMost = (max: number) =>
    once(async (trackId: TrackId) => {
      const spans = await spansOfTrack(kernel, [platformId, trackId], max);
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
    inContent: closestInContents(kernel, platformId, uses, versionsOfAll),
  };
};
type Reader = ReturnType<typeof readerOf>;

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
    : read.inContent({ ...use, contentId }));
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
