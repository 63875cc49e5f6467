import type { Enrichment } from '../../domain/enrichment/enrichment.ts';
import { spentAt, spentCountsMs } from '../../domain/enrichment/turns.ts';
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
import { settle } from './enrichment-settling.ts';
import type { Store } from './store.ts';
import { undone } from './transaction.ts';

const seenAtOnce = 20;

interface Seen {
  readonly _id: EnrichmentId;
  readonly platformId: PlatformId;
}

const free = (now: Instant) => ({ waiting: true, leaseUntil: { $lte: now } });
const leased = (now: Instant) => ({ waiting: true, leaseUntil: { $gt: now } });

/** The oldest that nobody holds, of all platforms but some, or of one alone. */
const look = (
  store: Store,
  now: Instant,
  except: readonly PlatformId[],
  only?: PlatformId,
): Promise<readonly Seen[]> => {
  const others = {
    ...free(now),
    ...(except.length > 0 && { platformId: { $nin: except } }),
    ...(only !== undefined && { platformId: only }),
  };
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

/** Platforms on whose sound workers spent time lately, the least first. */
const busyAt = async (store: Store, now: Instant): Promise<readonly PlatformId[]> => {
  const recent = () =>
    turnsOf(store)
      .find({ spentAt: { $gt: now - spentCountsMs } })
      .toArray();
  return (await store.ask(recent))
    .map(({ _id, spentMs: ms = 0, spentAt: at = 0 }) => ({ _id, spent: spentAt({ ms, at }, now) }))
    .filter(({ spent }) => spent > 0)
    .toSorted((a, b) => a.spent - b.spent || (a._id < b._id ? -1 : 1))
    .map(({ _id }) => _id);
};

/** By turns: of platforms that spent nothing lately the oldest; where they have none, of those that spent least. */
const claim = async (store: Store, asked: EnrichmentClaim): Promise<Enrichment | undefined> => {
  const seen = await look(store, asked.now, []);
  if (seen.length === 0) return undefined;
  const [full, busy] = await Promise.all([fullAt(store, asked), busyAt(store, asked.now)]);
  const lookPastBusy = (others: readonly PlatformId[]) => look(store, asked.now, [...others, ...busy]);
  const atRest = seen.filter(({ platformId }) => !full.includes(platformId) && !busy.includes(platformId));
  const first = await claimOf(store, asked, full, lookPastBusy, atRest);
  if (first) return first;
  for (const platformId of busy) {
    const claimed = await claimOf(store, asked, full, (others) =>
      others.includes(platformId) ? Promise.resolve([]) : look(store, asked.now, [], platformId),
    );
    if (claimed) return claimed;
  }
  return undefined;
};

/** The first that no rival takes before; where rivals took all that were seen, it looks again. */
const claimOf = async (
  store: Store,
  asked: EnrichmentClaim,
  full: PlatformId[],
  lookAgain: (full: readonly PlatformId[]) => Promise<readonly Seen[]>,
  known: readonly Seen[] = [],
): Promise<Enrichment | undefined> => {
  let seen = known.length > 0 ? known : await lookAgain(full);
  for (; seen.length > 0; seen = await lookAgain(full)) {
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
  settle: (...settlement) => settle(store, ...settlement),
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
  secondsOn: (platformId, day) =>
    store.ask(async () => (await daysOf(store).findOne({ _id: dayNameOf(platformId, day) }))?.seconds ?? 0),
  forget: (now, limit) => forget(store, now, limit),
});
