import type { Filter } from 'mongodb';
import type { UsageFilter, UsagePage, UsagePlace } from '../../ports/driven/usage-journal.ts';
import type { Store } from './store.ts';
import { eventsOf, type UsageDocument } from './usage-document.ts';

/** Newest use first. Every combination of filters walks an index in that order. */
export const usageOf = async (
  store: Store,
  { platformId, trackId, licenseId, unlicensed, from, to }: UsageFilter,
  { limit, after }: { readonly limit: number; readonly after?: UsagePlace },
): Promise<UsagePage> => {
  const span = {
    ...(from !== undefined && { $gte: from }),
    ...(to !== undefined && { $lt: to }),
    // Says with `$or` below where the index is entered.
    ...(after && { $lte: after.occurredAt }),
  };
  const behind: Filter<UsageDocument> = after
    ? {
        $or: [
          { 'event.occurredAt': { $lt: after.occurredAt } },
          { 'event.occurredAt': after.occurredAt, _id: { $lt: after.usageId } },
        ],
      }
    : {};
  const asked: Filter<UsageDocument> = {
    platformId,
    ...(trackId !== undefined && { 'event.trackId': trackId }),
    ...(licenseId !== undefined && { 'event.licenseId': licenseId }),
    ...(unlicensed !== undefined && { 'event.unlicensed': unlicensed }),
    ...(Object.keys(span).length > 0 && { 'event.occurredAt': span }),
    ...behind,
  };
  const found = await eventsOf(store)
    .find(asked, { projection: { event: 1 } })
    .sort({ 'event.occurredAt': -1, _id: -1 })
    .limit(limit + 1)
    .toArray();
  const events = found.slice(0, limit).map(({ event }) => event);
  const last = events.at(-1);
  const more = found.length > limit && last;
  return { events, ...(more && { next: { occurredAt: last.occurredAt, usageId: last.usageId } }) };
};
