import { asOf, type License } from '../../../domain/licensing/license.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { LicenseId } from '../../../domain/shared/ids.ts';
import type {
  AllLicensesFilter,
  LicenseFilter,
  LicenseLedger,
  LicensePage,
} from '../../../ports/driven/license-ledger.ts';
import type { ListPage } from '../../../ports/driven/list-page.ts';
import { endsAt, licenses } from '../collections/licensing.ts';
import type { Kernel } from '../kernel.ts';
import { walk } from './license-walk.ts';

const { ofPlatform, ofTrack, ofContent } = licenses.indexes;
const { byIssue, byIssueOfPlatform, byIssueOfTrack, byIssueOfContentType } = licenses.indexes;

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
  const { trackId, status, updatedSince } = filter;
  const wanted = (license: License): boolean => {
    const seen = asOf(license, now);
    const changed = seen.status === 'active' ? seen.issuedAt : endsAt(seen);
    return (
      (trackId === undefined || seen.trackId === trackId) &&
      (status === undefined || seen.status === status) &&
      (updatedSince === undefined || changed >= updatedSince)
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

const issuesFor = ({ platformId, trackId, contentType }: AllLicensesFilter) => {
  if (trackId !== undefined) return { index: byIssueOfTrack, equal: [trackId] };
  if (platformId !== undefined) return { index: byIssueOfPlatform, equal: [platformId] };
  if (contentType !== undefined) return { index: byIssueOfContentType, equal: [contentType] };
  return { index: byIssue, equal: [] };
};

/** Latest issued first. */
export const listAllOf = async (
  kernel: Kernel,
  filter: AllLicensesFilter,
  { limit, after, now }: Parameters<LicenseLedger['listAll']>[1],
): Promise<ListPage<License>> => {
  const { platformId, trackId, contentType, status, issuedSince } = filter;
  const wanted = (license: License): boolean =>
    (platformId === undefined || license.platformId === platformId) &&
    (trackId === undefined || license.trackId === trackId) &&
    (contentType === undefined || license.contentType === contentType) &&
    (status === undefined || asOf(license, now).status === status);
  const { index, equal } = issuesFor(filter);
  const found = await walk(
    kernel,
    index,
    { equal, limit: limit + 1, descending: true, ...(issuedSince !== undefined && { from: issuedSince }) },
    ({ issuedAt, licenseId }) => [issuedAt, licenseId],
    { wanted, ...(after && { begin: [after.at, after.id] }) },
  );
  const items = found.slice(0, limit).map((license) => asOf(license, now));
  const last = items.at(-1);
  const more = found.length > limit && last;
  return { items, ...(more && { next: { at: more.issuedAt, id: more.licenseId } }) };
};
