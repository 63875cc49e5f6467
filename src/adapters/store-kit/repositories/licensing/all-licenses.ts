import {
  asOf,
  contentTypesOf,
  issuedLongBefore,
  type License,
} from '../../../../domain/licensing/license.ts';
import {
  licenseTerms,
  licenseTermsWithContent,
  matchesTerms,
} from '../../../../domain/staff/record-terms.ts';
import type { AllLicensesFilter, LicenseLedger } from '../../../../ports/driven/licensing/license-ledger.ts';
import type { ListPage, ListPlace } from '../../../../ports/driven/shared/list-page.ts';
import { licenses } from '../../collections/licensing.ts';
import type { Index } from '../../collection.ts';
import type { Kernel } from '../../kernel.ts';
import { get } from '../../program.ts';
import { mergedLists, type Walk } from '../shared/list-walk.ts';
import { searched } from '../shared/term-walk.ts';

const { key, ofPlatform, ofTrack, byTrack, byTerm } = licenses.indexes;
const { revoked, allRevoked, allExpired, allEnding } = licenses.indexes;

interface Part {
  readonly index: Index<License>;
  readonly equal: readonly string[];
}

/**
 * Selects indexes by the filters for track, platform and status. Almost all licenses are active: these are
 * found in the order of the list. A license whose term ended is stored as active until its binding is
 * licensed again; then it moves from `allEnding` to `allExpired`, never back.
 */
const partsFor = ({ platformId, trackId, status }: AllLicensesFilter): readonly Part[] => {
  if (trackId !== undefined)
    return platformId === undefined
      ? [{ index: byTrack, equal: [trackId] }]
      : [{ index: ofTrack, equal: [trackId, platformId] }];
  if (platformId !== undefined)
    return [{ index: status === 'revoked' ? revoked : ofPlatform, equal: [platformId] }];
  const indexes = { revoked: [allRevoked], expired: [allEnding, allExpired], active: [key] };
  return (status === undefined ? [key] : indexes[status]).map((index) => ({ index, equal: [] }));
};

const placeOf = ({ licenseId }: License): ListPlace => ({ at: licenseId, id: licenseId });

/**
 * Returns licenses, newest first by ID. A scan by the time of issue ends where all licenses are much older.
 */
export const listAllOf = async (
  kernel: Kernel,
  filter: AllLicensesFilter,
  { now, ...request }: Parameters<LicenseLedger['listAll']>[1],
): Promise<ListPage<License>> => {
  const { licenseId, platformId, trackId, contentType, status, issuedSince = 0, terms } = filter;
  const termsOf = platformId === undefined && trackId === undefined ? licenseTerms : licenseTermsWithContent;
  const wanted = (license: License): boolean =>
    license.issuedAt >= issuedSince &&
    (platformId === undefined || license.platformId === platformId) &&
    (trackId === undefined || license.trackId === trackId) &&
    (contentType === undefined || contentTypesOf(license).includes(contentType)) &&
    (terms === undefined || matchesTerms(termsOf(license), terms)) &&
    (status === undefined || asOf(license, now).status === status);
  const seen = (license: License): License => asOf(license, now);
  if (licenseId !== undefined) {
    const found = request.after ? undefined : await kernel.read(get(licenses, licenseId));
    return { items: found && wanted(found) ? [seen(found)] : [] };
  }
  if (terms && termsOf === licenseTerms) {
    const search = { index: byTerm, termsOf, idOf: (license: License) => license.licenseId, wanted };
    const { items, ...rest } = await searched(kernel, search, terms, request);
    return { items: items.map(seen), ...rest };
  }
  const isPast = ({ issuedAt }: License): boolean => issuedAt < issuedLongBefore(issuedSince);
  const walks = partsFor(filter).map(({ index, equal }): Walk<License> => ({
    ...{ index, placeOf, wanted, isPast },
    range: { equal, descending: true },
  }));
  const { items, ...rest } = await mergedLists(kernel, walks, request);
  return { items: items.map(seen), ...rest };
};
