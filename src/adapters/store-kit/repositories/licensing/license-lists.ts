import type { Track } from '../../../../domain/catalog/track.ts';
import { permissionOf } from '../../../../domain/licensing/compliance.ts';
import { asOf, contentTypesOf, coversOneOf, type License } from '../../../../domain/licensing/license.ts';
import { licenseTermsWithTrack, matchesTerms } from '../../../../domain/staff/record-terms.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { LicenseId, TrackId } from '../../../../domain/shared/ids.ts';
import { WORLD } from '../../../../domain/shared/territory.ts';
import type { LicenseFilter, LicensePage } from '../../../../ports/driven/licensing/license-ledger.ts';
import { tracks } from '../../collections/catalog.ts';
import { licenses } from '../../collections/licensing.ts';
import type { Index } from '../../collection.ts';
import type { Kernel } from '../../kernel.ts';
import { page } from '../../program.ts';
import { candidatesFor } from './license-candidates.ts';
import { maxBatchSize } from '../shared/index-walk.ts';
import { maxLookedAt, nextSize } from '../shared/list-walk.ts';

const { key, ofPlatform, ofTrack, ofContent, revoked } = licenses.indexes;

/**
 * Returns those of the tracks about which any decision ever required something. Licenses for all others are
 * clear.
 */
const decidedAmong = async (
  kernel: Kernel,
  read: readonly License[],
): Promise<ReadonlyMap<TrackId, Track>> => {
  const among = [...new Set(read.map(({ trackId }) => trackId))];
  if (among.length === 0) return new Map();
  const found = await kernel.read(page(tracks.indexes.decided, { among, limit: among.length }));
  return new Map(found.map((track) => [track.trackId, track]));
};

/** Returns those of some licenses that meet a filter. */
type Matcher = (read: readonly License[]) => Promise<readonly License[]>;

const matcherFor = (kernel: Kernel, filter: LicenseFilter, now: Instant): Matcher => {
  const { platformId, trackId, contentId, contentType, source, status, compliance, updatedSince } = filter;
  const { territories = [WORLD], terms } = filter;
  const matches = (license: License): boolean =>
    license.platformId === platformId &&
    (trackId === undefined || license.trackId === trackId) &&
    (contentType === undefined || contentTypesOf(license).includes(contentType)) &&
    (contentId === undefined || license.contentId === contentId) &&
    (source === undefined || license.source === source) &&
    (terms === undefined || matchesTerms(licenseTermsWithTrack(license), terms)) &&
    (status === undefined || asOf(license, now).status === status) &&
    coversOneOf(license, territories);
  return async (read) => {
    const found = read.filter(matches);
    if (compliance === undefined && updatedSince === undefined) return found;
    const decided = await decidedAmong(kernel, found);
    return found.filter((license) => {
      const permission = permissionOf(asOf(license, now), decided.get(license.trackId));
      return (
        (compliance === undefined || permission.compliance.state === compliance) &&
        (updatedSince === undefined || permission.updatedAt >= updatedSince)
      );
    });
  };
};

interface Request {
  readonly limit: number;
  readonly after?: LicenseId;
}

/**
 * Reads pages of licenses, each twice as long as the one before, until enough of them match, up to the limit
 * for a page of a list: a rare filter must not read all licenses of a platform.
 */
const matchingPage = async (
  matcher: Matcher,
  limit: number,
  read: (size: number, last: License | undefined) => Promise<readonly License[]>,
): Promise<LicensePage> => {
  const found: License[] = [];
  let last: License | undefined;
  for (let size = Math.min(maxBatchSize, limit + 1), looked = 0; ; size = nextSize(size, looked)) {
    const part = await read(size, last);
    found.push(...(await matcher(part)));
    looked += part.length;
    last = part.at(-1);
    const shown = found.slice(0, limit);
    const end = found.length > limit ? shown.at(-1) : undefined;
    if (end) return { licenses: shown, next: end.licenseId };
    if (!last || part.length < size) return { licenses: shown };
    if (looked >= maxLookedAt) return { licenses: shown, next: last.licenseId };
  }
};

const newestFirst = (one: string, other: string): number => (one < other ? 1 : -1);

const amongCandidates = (
  kernel: Kernel,
  candidates: readonly LicenseId[],
  matcher: Matcher,
  { limit, after }: Request,
): Promise<LicensePage> => {
  const ids = candidates.filter((id) => after === undefined || id < after).toSorted(newestFirst);
  let begin = 0;
  return matchingPage(matcher, limit, async (size) => {
    const among = ids.slice(begin, (begin += size));
    if (among.length === 0) return [];
    return kernel.read(page(key, { among, limit: size, descending: true }));
  });
};

/** Returns the index in the order of the list that contains the fewest other licenses. */
const indexFor = ({ platformId, trackId, contentId, status }: LicenseFilter) => {
  if (contentId !== undefined) return { index: ofContent, equal: [platformId, contentId] };
  if (trackId !== undefined) return { index: ofTrack, equal: [trackId, platformId] };
  if (status === 'revoked') return { index: revoked, equal: [platformId] };
  return { index: ofPlatform, equal: [platformId] };
};

const inIndex = (
  kernel: Kernel,
  { index, equal }: { readonly index: Index<License>; readonly equal: readonly string[] },
  matcher: Matcher,
  { limit, after }: Request,
): Promise<LicensePage> =>
  matchingPage(matcher, limit, (size, last) => {
    const behind = last?.licenseId ?? after;
    const range = { equal, limit: size, descending: true };
    return kernel.read(page(index, { ...range, ...(behind !== undefined && { after: [behind] }) }));
  });

/** Returns licenses, newest first by ID. One content item has few licenses: no other index is faster. */
export const listOf = async (
  kernel: Kernel,
  filter: LicenseFilter,
  { now, ...request }: Request & { readonly now: Instant },
): Promise<LicensePage> => {
  const matcher = matcherFor(kernel, filter, now);
  const { licenseId, contentId } = filter;
  const candidates =
    licenseId !== undefined
      ? [licenseId]
      : contentId === undefined
        ? await candidatesFor(kernel, filter, now)
        : undefined;
  const { licenses: found, ...rest } = candidates
    ? await amongCandidates(kernel, candidates, matcher, request)
    : await inIndex(kernel, indexFor(filter), matcher, request);
  return { licenses: found.map((license) => asOf(license, now)), ...rest };
};
