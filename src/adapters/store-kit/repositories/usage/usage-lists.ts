import type { UsageFilter, UsagePage, UsagePlace } from '../../../../ports/driven/usage/usage-journal.ts';
import { UsageId } from '../../../../domain/shared/ids.ts';
import { usageEvents } from '../../collections/usage.ts';
import type { Kernel } from '../../kernel.ts';
import { listed } from '../shared/list-walk.ts';

const { ofPlatform, ofTrack, ofLicense, unlicensed: unlicensedOnly } = usageEvents.indexes;

/** Returns the index that finds the fewest events. */
const indexFor = ({ platformId, trackId, licenseId, unlicensed }: UsageFilter) => {
  if (licenseId !== undefined) return { index: ofLicense, equal: [platformId, licenseId] };
  if (unlicensed === true) return { index: unlicensedOnly, equal: [platformId] };
  if (trackId !== undefined) return { index: ofTrack, equal: [platformId, trackId] };
  return { index: ofPlatform, equal: [platformId] };
};

/** Returns events, latest use first. Not every filter has an index, so a page looks at a bounded number of events. */
export const usageOf = async (
  kernel: Kernel,
  filter: UsageFilter,
  { limit, after }: { readonly limit: number; readonly after?: UsagePlace },
): Promise<UsagePage> => {
  const { trackId, unlicensed, from, to } = filter;
  const { index, equal } = indexFor(filter);
  const { items, next } = await listed(
    kernel,
    {
      index,
      range: {
        equal,
        descending: true,
        ...(from !== undefined && { from }),
        ...(to !== undefined && { until: to - 1 }),
      },
      wanted: ({ event }) =>
        (trackId === undefined || event.trackId === trackId) &&
        (unlicensed === undefined || event.unlicensed === unlicensed),
      placeOf: ({ event }) => ({ at: event.occurredAt, id: event.usageId }),
    },
    { limit, ...(after && { after: { at: after.occurredAt, id: after.usageId } }) },
  );
  return {
    events: items.map(({ event }) => event),
    ...(next && { next: { occurredAt: Number(next.at), usageId: UsageId(next.id) } }),
  };
};
