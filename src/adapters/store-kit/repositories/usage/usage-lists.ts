import type { UsageFilter, UsagePage, UsagePlace } from '../../../../ports/driven/usage/usage-journal.ts';
import { usageEvents } from '../../collections/usage.ts';
import type { Kernel } from '../../kernel.ts';
import { walk } from '../shared/index-walk.ts';

const { ofPlatform, ofTrack, ofLicense, unlicensed: unlicensedOnly } = usageEvents.indexes;

/** Returns the index that finds the fewest events. */
const indexFor = ({ platformId, trackId, licenseId, unlicensed }: UsageFilter) => {
  if (licenseId !== undefined) return { index: ofLicense, equal: [platformId, licenseId] };
  if (unlicensed === true) return { index: unlicensedOnly, equal: [platformId] };
  if (trackId !== undefined) return { index: ofTrack, equal: [platformId, trackId] };
  return { index: ofPlatform, equal: [platformId] };
};

/** Returns events, latest use first. */
export const usageOf = async (
  kernel: Kernel,
  filter: UsageFilter,
  { limit, after }: { readonly limit: number; readonly after?: UsagePlace },
): Promise<UsagePage> => {
  const { trackId, unlicensed, from, to } = filter;
  const { index, equal } = indexFor(filter);
  const found = await walk(
    kernel,
    index,
    {
      equal,
      limit: limit + 1,
      descending: true,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { until: to - 1 }),
    },
    ({ event }) => [event.occurredAt, event.usageId],
    {
      wanted: ({ event }) =>
        (trackId === undefined || event.trackId === trackId) &&
        (unlicensed === undefined || event.unlicensed === unlicensed),
      ...(after && { begin: [after.occurredAt, after.usageId] }),
    },
  );
  const events = found.slice(0, limit).map(({ event }) => event);
  const last = events.at(-1);
  const more = found.length > limit && last;
  return { events, ...(more && { next: { occurredAt: last.occurredAt, usageId: last.usageId } }) };
};
