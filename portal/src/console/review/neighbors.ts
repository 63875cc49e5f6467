import type { ReviewQueueItem } from '@platform-licensing/client';

type Item = Pick<ReviewQueueItem, 'trackId' | 'claim'>;

/** Whether nobody else has a claim on an item. */
export const isFree = ({ claim }: Item, staffId: string): boolean =>
  claim === undefined || claim.staffId === staffId;

/**
 * Returns the track to open after another one: the next that nobody else has claimed, or else the closest one before
 * it. `trackId` is undefined at the start.
 */
export const nextAfter = (
  items: readonly Item[],
  trackId: string | undefined,
  staffId: string,
): string | undefined => {
  const at = items.findIndex((item) => item.trackId === trackId);
  const others = [...items.slice(at + 1), ...items.slice(0, Math.max(0, at)).toReversed()];
  return others.find((item) => isFree(item, staffId))?.trackId;
};

/** Returns the neighbor of a track in the list, even if someone else has claimed it. */
export const neighbor = (
  items: readonly Item[],
  trackId: string | undefined,
  by: 1 | -1,
): string | undefined => items[items.findIndex((item) => item.trackId === trackId) + by]?.trackId;
