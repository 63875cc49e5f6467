import type { Filter } from 'mongodb';
import type { LicenseStatus } from '../../domain/licensing/license.ts';
import { monthOf, nextMonth, type Instant, type Month } from '../../domain/shared/calendar.ts';
import type { LicenseId, PlatformId } from '../../domain/shared/ids.ts';
import type { LicenseFilter, LicensePage, LicenseTally } from '../../ports/driven/license-ledger.ts';
import { heldBy, issuedUntil, monthOfPlatform } from './license-counts.ts';
import { licensesOf, seenAt, type LicenseDocument } from './license-document.ts';
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
const partsOf = (
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

/** Newest first, each once. */
const merged = (found: readonly LicenseDocument[]): readonly LicenseDocument[] =>
  [...new Map(found.map((document) => [document._id, document])).values()].sort((a, b) =>
    a._id < b._id ? 1 : -1,
  );

export const listOf = async (
  store: Store,
  { platformId, trackId, contentId, status, updatedSince }: LicenseFilter,
  { limit, after, now }: { readonly limit: number; readonly after?: LicenseId; readonly now: Instant },
): Promise<LicensePage> => {
  const asked: Part = {
    platformId,
    ...(trackId !== undefined && { trackId }),
    ...(contentId !== undefined && { contentId }),
    ...(after !== undefined && { _id: { $lt: after } }),
  };
  const found: LicenseDocument[] = [];
  for (const part of partsOf(status, updatedSince, now)) {
    const page = licensesOf(store).find({ ...asked, ...part }, { projection: { license: 1 } });
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
