import { licensesOf, toDocument } from '../../src/adapters/mongo/license-document.ts';
import { toDocument as toUsageDocument, type UsageDocument } from '../../src/adapters/mongo/usage-journal.ts';
import { storageOn } from '../../src/adapters/mongo/index.ts';
import { prepare } from '../../src/adapters/mongo/schema/prepare.ts';
import { aLicense, aRevoked, aUsageEvent, contentId, noon, platformId, trackId } from './builders.ts';
import { watchedStore } from './mongo-queries.ts';
import { seed, seededTracks } from './storage-operations/stage.ts';

const licenses = 4_000;
const events = 2_000;

const license = (n: number) => {
  const active = aLicense(
    {
      platformId: platformId(1 + (n % 3)),
      trackId: trackId(1 + (n % seededTracks)),
      contentId: contentId(n),
      issuedAt: noon - n * 60_000,
      ...(n % 4 === 0 && { validUntil: noon + (n - 2_000) * 60_000 }),
    },
    n,
  );
  return n % 5 === 0 ? aRevoked(active) : active;
};

/** A prepared database with so much in it that the planner has a choice, and the commands that its store sends. */
export const seededMongo = async (url: string) => {
  const { store, during } = watchedStore(url);
  await prepare(store.db);
  const storage = storageOn(store);
  await seed(storage);
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
  await licensesOf(store).insertMany(numbers(licenses).map((n) => toDocument(license(n))));
  await store
    .collection<UsageDocument>('usage_events')
    .insertMany(
      numbers(events).map((n) => toUsageDocument(aUsageEvent({ eventId: `old-${n}` }, 100_000 + n))),
    );
  return { store, storage, during };
};
