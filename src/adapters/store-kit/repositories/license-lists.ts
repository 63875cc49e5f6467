import type { Track } from '../../../domain/catalog/track.ts';
import { permissionOf } from '../../../domain/licensing/compliance.ts';
import { asOf, issuedLongBefore, type License } from '../../../domain/licensing/license.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { LicenseId, TrackId } from '../../../domain/shared/ids.ts';
import { WORLD } from '../../../domain/shared/territory.ts';
import type {
  AllLicensesFilter,
  LicenseFilter,
  LicenseLedger,
  LicensePage,
} from '../../../ports/driven/license-ledger.ts';
import type { ListPage } from '../../../ports/driven/list-page.ts';
import { tracks } from '../collections/catalog.ts';
import { licenses } from '../collections/licensing.ts';
import type { Kernel } from '../kernel.ts';
import { get } from '../program.ts';
import { coversOneOf, walk } from './license-walk.ts';

const { ofPlatform, ofTrack, ofContent } = licenses.indexes;
const { byId, byTrack, byContentType } = licenses.indexes;

/** Reads each track once. */
const remembering = (kernel: Kernel) => {
  const read = new Map<TrackId, Promise<Track | undefined>>();
  return (trackId: TrackId): Promise<Track | undefined> => {
    const found = read.get(trackId) ?? kernel.read(get(tracks, trackId));
    read.set(trackId, found);
    return found;
  };
};

/** The index that leaves the fewest licenses to be looked at. */
const indexFor = ({ platformId, trackId, contentId }: LicenseFilter) => {
  if (contentId !== undefined) return { index: ofContent, equal: [platformId, contentId] };
  if (trackId !== undefined) return { index: ofTrack, equal: [platformId, trackId] };
  return { index: ofPlatform, equal: [platformId] };
};

export const listOf = async (
  kernel: Kernel,
  filter: LicenseFilter,
  { limit, after, now }: { readonly limit: number; readonly after?: LicenseId; readonly now: Instant },
): Promise<LicensePage> => {
  const { trackId, contentType, source, status, compliance, territories = [WORLD], updatedSince } = filter;
  const trackOf = remembering(kernel);
  const wanted = async (license: License): Promise<boolean> => {
    const seen = asOf(license, now);
    const matches =
      (trackId === undefined || seen.trackId === trackId) &&
      (contentType === undefined || seen.contentType === contentType) &&
      (source === undefined || seen.source === source) &&
      (status === undefined || seen.status === status) &&
      coversOneOf(seen, territories);
    if (!matches || (compliance === undefined && updatedSince === undefined)) return matches;
    const permission = permissionOf(seen, await trackOf(seen.trackId));
    return (
      (compliance === undefined || permission.compliance.state === compliance) &&
      (updatedSince === undefined || permission.updatedAt >= updatedSince)
    );
  };
  const { index, equal } = indexFor(filter);
  const found = await walk(
    kernel,
    index,
    { equal, limit: limit + 1, descending: true },
    ({ licenseId }) => [licenseId],
    { wanted, ...(after !== undefined && { begin: [after] }) },
  );
  const shown = found.slice(0, limit).map((license) => asOf(license, now));
  const last = shown.at(-1);
  return { licenses: shown, ...(found.length > limit && last && { next: last.licenseId }) };
};

const indexForAll = ({ platformId, trackId, contentType }: AllLicensesFilter) => {
  if (trackId !== undefined) return { index: byTrack, equal: [trackId] };
  if (platformId !== undefined) return { index: ofPlatform, equal: [platformId] };
  if (contentType !== undefined) return { index: byContentType, equal: [contentType] };
  return { index: byId, equal: [] };
};

/** Newest first by id. A walk by the moment of issue ends where licenses were issued long before it. */
export const listAllOf = async (
  kernel: Kernel,
  filter: AllLicensesFilter,
  { limit, after, now }: Parameters<LicenseLedger['listAll']>[1],
): Promise<ListPage<License>> => {
  const { platformId, trackId, contentType, status, issuedSince = 0 } = filter;
  const wanted = (license: License): boolean =>
    license.issuedAt >= issuedSince &&
    (platformId === undefined || license.platformId === platformId) &&
    (trackId === undefined || license.trackId === trackId) &&
    (contentType === undefined || license.contentType === contentType) &&
    (status === undefined || asOf(license, now).status === status);
  const { index, equal } = indexForAll(filter);
  const found = await walk(
    kernel,
    index,
    { equal, limit: limit + 1, descending: true },
    ({ licenseId }) => [licenseId],
    {
      wanted,
      isPast: ({ issuedAt }) => issuedAt < issuedLongBefore(issuedSince),
      ...(after && { begin: [after.id] }),
    },
  );
  const items = found.slice(0, limit).map((license) => asOf(license, now));
  const last = items.at(-1);
  const more = found.length > limit && last;
  return { items, ...(more && { next: { at: more.licenseId, id: more.licenseId } }) };
};
