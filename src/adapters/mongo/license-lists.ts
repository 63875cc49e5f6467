import type { Filter } from 'mongodb';
import { contentTypes } from '../../domain/catalog/license-terms.ts';
import { licenseSources, type LicenseStatus } from '../../domain/licensing/license.ts';
import { monthOf, nextMonth, type Instant, type Month } from '../../domain/shared/calendar.ts';
import type { LicenseId, PlatformId } from '../../domain/shared/ids.ts';
import { WORLD } from '../../domain/shared/territory.ts';
import type { LicenseFilter, LicensePage, LicenseTally } from '../../ports/driven/license-ledger.ts';
import { heldBy, issuedUntil, monthOfPlatform } from './license-counts.ts';
import { licensesOf, seenAt, type LicenseDocument } from './license-document.ts';
import {
  changedParts,
  complianceParts,
  covering,
  tracksChangedSince,
  tracksRequiringAction,
} from './license-tracks.ts';
import type { Store } from './store.ts';

/** What documents are found by: each part by an index, and all of them together are what was asked for. */
type Part = Filter<LicenseDocument>;

const lapsed = (now: Instant, since?: Instant): Part => ({
  status: 'active',
  validUntil: { ...(since !== undefined && { $gte: since }), $lte: now },
});

/**
 * A lapsed license is stored as active until its binding is licensed again. It moves from a first part to a later one
 * then, never back: read in order, the parts may show it twice, but do not miss it.
 */
const statusParts = (
  status: LicenseStatus | undefined,
  since: Instant | undefined,
  now: Instant,
): readonly Part[] => {
  const touched: Part = since === undefined ? {} : { touchedAt: { $gte: since } };
  switch (status) {
    case undefined:
      return since === undefined ? [{}] : [lapsed(now, since), touched];
    case 'active':
      return [{ ...touched, status, validUntil: { $gt: now } }];
    case 'revoked':
      return [{ ...touched, status }];
    case 'expired':
      return [lapsed(now, since), { ...touched, status }];
  }
};

/** Both name tracks at times, and territories. */
const both = (one: Part, other: Part): Part =>
  Object.keys(one).some((member) => member in other)
    ? { ...one, $and: [...(one.$and ?? []), other] }
    : { ...one, ...other };

const eachWithEach = (ones: readonly Part[], others: readonly Part[]): readonly Part[] =>
  ones.flatMap((one) => others.map((other) => both(one, other)));

const partsOf = async (store: Store, asked: LicenseFilter, now: Instant): Promise<readonly Part[]> => {
  const { status, compliance, updatedSince } = asked;
  const changed =
    updatedSince === undefined
      ? []
      : eachWithEach(
          changedParts(await tracksChangedSince(store, asked, updatedSince), updatedSince),
          statusParts(status, undefined, now),
        );
  const parts = [...statusParts(status, updatedSince, now), ...changed];
  if (compliance === undefined) return parts;
  return eachWithEach(complianceParts(await tracksRequiringAction(store, asked), compliance), parts);
};

/** Newest first, each once. */
const merged = (found: readonly LicenseDocument[]): readonly LicenseDocument[] =>
  [...new Map(found.map((document) => [document._id, document])).values()].sort((a, b) =>
    a._id < b._id ? 1 : -1,
  );

/** Content type and source share an index: mongod merges what it finds for each value of one in the order of the list. */
const kindOf = ({
  contentType,
  source,
  trackId,
  contentId,
  compliance,
  updatedSince,
}: LicenseFilter): Part => {
  const narrowed = [trackId, contentId, compliance, updatedSince].some((one) => one !== undefined);
  const anyOf = (values: readonly string[]) => (narrowed ? undefined : { $in: [...values] });
  if (contentType === undefined && source === undefined) return {};
  const [type, from] = [contentType ?? anyOf(contentTypes), source ?? anyOf(licenseSources)];
  return {
    ...(type !== undefined && { 'license.contentType': type }),
    ...(from !== undefined && { 'license.source': from }),
  };
};

export const listOf = async (
  store: Store,
  filter: LicenseFilter,
  { limit, after, now }: { readonly limit: number; readonly after?: LicenseId; readonly now: Instant },
): Promise<LicensePage> => {
  const { platformId, trackId, contentId, territories = [WORLD] } = filter;
  const asked: Part = {
    platformId,
    ...(trackId !== undefined && { trackId }),
    ...(contentId !== undefined && { contentId }),
    ...kindOf(filter),
    ...(after !== undefined && { _id: { $lt: after } }),
    ...covering(territories),
  };
  const found: LicenseDocument[] = [];
  for (const part of await partsOf(store, filter, now)) {
    const page = licensesOf(store).find(both(asked, part), { projection: { license: 1 } });
    found.push(
      ...(await page
        .sort({ _id: -1 })
        .limit(limit + 1)
        .toArray()),
    );
  }
  const page = merged(found);
  const licenses = page.slice(0, limit).map(seenAt(now));
  const last = licenses.at(-1);
  return { licenses, ...(page.length > limit && last && { next: last.licenseId }) };
};

/** Active at the end of a month that has passed, now in the current one; none in a month to come. */
const activeIn = async (
  store: Store,
  platformId: PlatformId,
  month: Month,
  now: Instant,
): Promise<number> => {
  if (month > monthOf(now)) return 0;
  const licenses = licensesOf(store);
  if (month < monthOf(now)) {
    const end = nextMonth(Date.parse(`${month}-01`)) - 1;
    const [issued, over, ended] = await Promise.all([
      issuedUntil(store, platformId, month),
      licenses.countDocuments({ platformId, ...lapsed(end) }),
      licenses.countDocuments({
        platformId,
        status: { $in: ['revoked', 'expired'] },
        touchedAt: { $lte: end },
      }),
    ]);
    return issued - over - ended;
  }
  const [held, over] = await Promise.all([
    heldBy(store, platformId),
    licenses.countDocuments({ platformId, ...lapsed(now) }),
  ]);
  return held - over;
};

/** Counted as licenses are issued and end, so that no figure costs more than one document and an index of what lapsed. */
export const tallyOf = async (
  store: Store,
  platformId: PlatformId,
  month: Month,
  now: Instant,
): Promise<LicenseTally> => {
  const [{ issued, days }, active] = await Promise.all([
    monthOfPlatform(store, platformId, month),
    activeIn(store, platformId, month, now),
  ]);
  const issuedByDay = new Map(Object.entries(days).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { issued, active, issuedByDay };
};
