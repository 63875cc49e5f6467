import type { Db } from 'mongodb';
import { addedUse, noUse, type UseSum } from '../../../domain/usage/use-sum.ts';
import type { UsageDocument } from '../usage-document.ts';
import { sumsIn, type SumDocument } from '../usage-sums.ts';

/** Written at a time. */
const atOnce = 1_000;

/** Adds up the unlicensed use of the events recorded so far. Running it again writes the same. */
export const sumUnlicensedUse = async (db: Db): Promise<void> => {
  const unlicensed = new Map<string, UseSum>();
  const events = db.collection<UsageDocument>('usage_events').find({ 'event.unlicensed': true });
  for await (const { event } of events) {
    for (const sum of sumsIn(event)) {
      if (sum.platformId === undefined && sum._id.startsWith('plays/')) continue;
      unlicensed.set(sum._id, addedUse(sum, unlicensed.get(sum._id) ?? noUse));
    }
  }
  const sums = [...unlicensed];
  for (let first = 0; first < sums.length; first += atOnce) {
    const updates = sums.slice(first, first + atOnce).map(([_id, sum]) => {
      const { unlicensedPlays, unlicensedImpressions } = sum;
      return { updateOne: { filter: { _id }, update: { $set: { unlicensedPlays, unlicensedImpressions } } } };
    });
    await db.collection<SumDocument>('usage_sums').bulkWrite(updates);
  }
};
