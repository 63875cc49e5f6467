import type { Enrichment } from '../../domain/enrichment/enrichment.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { EnrichmentId, PlatformId } from '../../domain/shared/ids.ts';
import type { EnrichmentBook, EnrichmentClaim } from '../../ports/driven/enrichment-book.ts';
import {
  dayNameOf,
  daysOf,
  enrichmentIn,
  enrichmentsOf,
  rowNameOf,
  rowsOf,
  turnsOf,
} from './enrichment-documents.ts';
import { open } from './enrichment-opening.ts';
import type { Store } from './store.ts';
import { undone } from './transaction.ts';

const seenAtOnce = 20;

interface Seen {
  readonly _id: EnrichmentId;
  readonly platformId: PlatformId;
}

const free = (now: Instant) => ({ waiting: true, leaseUntil: { $lte: now } });
const leased = (now: Instant) => ({ waiting: true, leaseUntil: { $gt: now } });

/** The oldest that nobody holds, of platforms that may have one leased more. */
const look = (store: Store, now: Instant, full: readonly PlatformId[]): Promise<readonly Seen[]> => {
  const others = { ...free(now), ...(full.length > 0 && { platformId: { $nin: full } }) };
  const found = () =>
    enrichmentsOf(store)
      .find(others, { projection: { platformId: 1 }, hint: 'enrichments_waiting', batchSize: seenAtOnce })
      .sort({ waitingSince: 1, _id: 1 })
      .limit(seenAtOnce)
      .toArray();
  return store.ask(found);
};

const fullAt = async (store: Store, { now, mostOfPlatform }: EnrichmentClaim): Promise<PlatformId[]> => {
  const held = () =>
    enrichmentsOf(store)
      .find(leased(now), { projection: { _id: 0, platformId: 1 } })
      .sort({ leaseUntil: 1 })
      .toArray();
  const holders = (await store.ask(held)).map(({ platformId }) => platformId);
  const counts = Map.groupBy(holders, (platformId) => platformId);
  return [...counts].flatMap(([platformId, { length }]) => (length >= mostOfPlatform ? [platformId] : []));
};

const take = (
  store: Store,
  { _id, platformId }: Seen,
  { token, now, until, mostOfPlatform }: EnrichmentClaim,
): Promise<'taken' | 'gone' | 'full'> =>
  store.commit(async (session) => {
    await turnsOf(store).updateOne({ _id: platformId }, { $inc: { claims: 1 } }, { session, upsert: true });
    const running = await enrichmentsOf(store)
      .find({ ...leased(now), platformId }, { session, projection: { platformId: 1 } })
      .limit(mostOfPlatform)
      .toArray();
    if (running.length >= mostOfPlatform) return undone('full');
    const lease = { $set: { token, leaseUntil: until } };
    const { matchedCount } = await enrichmentsOf(store).updateOne({ _id, ...free(now) }, lease, { session });
    return matchedCount === 1 ? 'taken' : undone('gone');
  });

/** The first that no rival takes before; where rivals took all that were seen, it looks again. */
const claim = async (store: Store, asked: EnrichmentClaim): Promise<Enrichment | undefined> => {
  let seen = await look(store, asked.now, []);
  if (seen.length === 0) return undefined;
  const full = await fullAt(store, asked);
  if (full.length > 0) seen = await look(store, asked.now, full);
  for (; seen.length > 0; seen = await look(store, asked.now, full)) {
    for (const one of seen) {
      if (full.includes(one.platformId)) continue;
      const taken = await store.inTurn(`claims of ${one.platformId}`, () => take(store, one, asked));
      if (taken === 'full') full.push(one.platformId);
      const claimed = taken === 'taken' && (await store.ask(() => enrichmentIn(store, one._id)));
      if (claimed) return claimed;
    }
  }
  return undefined;
};

type Settlement = Parameters<EnrichmentBook['settle']>;

const settle = (store: Store, ...[id, { place, outcome }, { token, until }]: Settlement) =>
  store.commit<boolean>(async (session) => {
    const waits = { _id: rowNameOf(id, place), outcome: { $exists: false } };
    const { matchedCount } = await rowsOf(store).updateOne(waits, { $set: { outcome } }, { session });
    const prolonged = await enrichmentsOf(store).findOneAndUpdate(
      { _id: id, token },
      { $set: { leaseUntil: until }, $inc: { left: -matchedCount } },
      { session, returnDocument: 'after', projection: { left: 1 } },
    );
    if (!prolonged) return undone(false);
    if (prolonged.left === 0) {
      const done = { $set: { waiting: false, leaseUntil: 0 }, $unset: { token: true } } as const;
      await enrichmentsOf(store).updateOne({ _id: id }, done, { session });
    }
    return true;
  });

/** A hundred rows each: few enough that each time is answered within the store's patience. */
const forgottenAtOnce = 10;

const forgetSome = async (store: Store, now: Instant, limit: number): Promise<number> => {
  const old = { keepUntil: { $lt: now } };
  const some = () =>
    enrichmentsOf(store)
      .find(old, { projection: { size: 1 } })
      .sort({ keepUntil: 1 })
      .limit(limit)
      .toArray();
  const requests = await store.ask(some);
  if (requests.length === 0) return 0;
  const ids = requests.map(({ _id }) => _id);
  const rows = requests.flatMap(({ _id, size }) =>
    Array.from({ length: size }, (_, place) => rowNameOf(_id, place)),
  );
  return store.commit(async (session) => {
    const { deletedCount } = await enrichmentsOf(store).deleteMany({ _id: { $in: ids } }, { session });
    await rowsOf(store).deleteMany({ _id: { $in: rows } }, { session });
    return deletedCount;
  });
};

const forget = async (store: Store, now: Instant, limit: number): Promise<number> => {
  let forgotten = 0;
  while (forgotten < limit) {
    const gone = await forgetSome(store, now, Math.min(forgottenAtOnce, limit - forgotten));
    if (gone === 0) break;
    forgotten += gone;
  }
  return forgotten;
};

export const mongoEnrichmentBook = (store: Store): EnrichmentBook => ({
  open: (opening) =>
    store.inTurn(`enrichment of ${opening.enrichment.platformId}`, () => open(store, opening)),
  find: (id) => store.ask(() => enrichmentIn(store, id)),
  claim: (asked) => claim(store, asked),
  settle: (...settlement) => store.inTurn(settlement[0], () => settle(store, ...settlement)),
  renew: (id, { token, until }) =>
    store.ask(async () => {
      const prolonged = { $set: { leaseUntil: until } };
      return (await enrichmentsOf(store).updateOne({ _id: id, token }, prolonged)).matchedCount === 1;
    }),
  release: (id, token, now) =>
    store.ask(async () => {
      const left = { $set: { leaseUntil: 0, waitingSince: now }, $unset: { token: true } } as const;
      await enrichmentsOf(store).updateOne({ _id: id, token }, left);
    }),
  rowsOn: (platformId, day) =>
    store.ask(async () => (await daysOf(store).findOne({ _id: dayNameOf(platformId, day) }))?.rows ?? 0),
  forget: (now, limit) => forget(store, now, limit),
});
