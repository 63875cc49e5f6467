import type { Day, Month } from '../../domain/shared/calendar.ts';
import type { DomainEvent } from '../../domain/shared/event.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import { warningsPassed, type QuotaWarning } from '../../domain/shared/quota-warning.ts';
import { silentMeterKeptMs } from '../../domain/usage/request-counts.ts';
import type { CountedFlush, RequestCount } from '../../ports/driven/usage-journal.ts';
import { mergeUses } from './credential-uses.ts';
import { tell } from './outbox.ts';
import type { ClientSession, Store } from './store.ts';

type Counts = Omit<RequestCount, 'platformId' | 'day'>;

export interface RequestCountDocument extends Counts {
  readonly _id: string;
}

interface MeterDocument {
  readonly _id: string;
  readonly flush: number;
  readonly at: number;
}

const countsOf = (store: Store) => store.collection<RequestCountDocument>('request_counts');
const metersOf = (store: Store) => store.collection<MeterDocument>('meters');

const placeOf = (platformId: PlatformId, span: Day): string => `${platformId}/${span}`;

/** Whether a flush is its meter's next; then it is the last one from now on. */
const isNext = async (
  store: Store,
  session: ClientSession,
  { meterId, number, at }: CountedFlush,
): Promise<boolean> => {
  const meters = metersOf(store);
  if (number === 1) await meters.deleteMany({ at: { $lt: at - silentMeterKeptMs } }, { session });
  const before = await meters.findOneAndUpdate(
    { _id: meterId },
    { $max: { flush: number, at } },
    { session, upsert: true, returnDocument: 'before' },
  );
  return before === null || before.flush < number;
};

interface Addition {
  readonly _id: string;
  readonly rest: Pick<Counts, 'requests'>;
  readonly warnings: readonly QuotaWarning[];
}

/** A flush may name a platform's day more than once: what it adds to it counts as a whole. */
const passedBy = (
  additions: readonly Addition[],
  requests: ReadonlyMap<string, number>,
): readonly DomainEvent[] =>
  [...Map.groupBy(additions, ({ _id }) => _id)].flatMap(([_id, all]) => {
    const after = requests.get(_id) ?? 0;
    const added = all.reduce((sum, { rest }) => sum + rest.requests, 0);
    return warningsPassed(all[0]?.warnings ?? [], after - added, after);
  });

export const count = async (
  store: Store,
  session: ClientSession,
  flush: CountedFlush,
): Promise<readonly number[]> => {
  const counts = flush.counts.map(({ platformId, day, warnings = [], ...rest }) => ({
    _id: placeOf(platformId, day),
    rest,
    warnings,
  }));
  const isAdded = (await isNext(store, session, flush)) && counts.length > 0;
  if (isAdded) {
    // In one order: meters of other processes wait for the first count that they share, not half way.
    const operations = counts
      .toSorted((a, b) => (a._id < b._id ? -1 : 1))
      .map(({ _id, rest }) => ({ updateOne: { filter: { _id }, update: { $inc: rest }, upsert: true } }));
    await countsOf(store).bulkWrite(operations, { session });
  }
  await mergeUses(store, session, flush.uses);
  const ids = [...new Set(counts.map(({ _id }) => _id))];
  const stored =
    ids.length === 0
      ? []
      : await countsOf(store)
          .find({ _id: { $in: ids } }, { session, projection: { requests: 1 } })
          .toArray();
  const requests = new Map(stored.map((stands) => [stands._id, stands.requests]));
  if (isAdded) await tell(store, session, passedBy(counts, requests));
  return counts.map(({ _id }) => requests.get(_id) ?? 0);
};

export const requestsOn = async (store: Store, platformId: PlatformId, day: Day): Promise<number> =>
  (await countsOf(store).findOne({ _id: placeOf(platformId, day) }))?.requests ?? 0;

export const requestsByDay = async (
  store: Store,
  platformId: PlatformId,
  month: Month,
): Promise<ReadonlyMap<Day, Counts>> => {
  const first = placeOf(platformId, month);
  const days = await countsOf(store)
    .find({ _id: { $gte: first, $lt: `${first}\uffff` } })
    .toArray();
  return new Map(days.map(({ _id, ...counts }) => [_id.slice(_id.lastIndexOf('/') + 1), counts]));
};
