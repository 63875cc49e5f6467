import type { Day } from '../../domain/shared/calendar.ts';
import { decideBatch, reportNameOf, type RecordedEvent } from '../../domain/usage/batch.ts';
import { noUse } from '../../domain/usage/use-sum.ts';
import type { BatchOutcome, UsageBatch, UsageJournal } from '../../ports/driven/usage-journal.ts';
import { credentialUses } from './credential-uses.ts';
import { isDuplicateKey } from './outage.ts';
import { complete, outcomeOf, outcomeUnder } from './receipt-book.ts';
import { count, requestsByDay, requestsOn } from './request-counts.ts';
import type { ClientSession, Store } from './store.ts';
import { eventsOf, toDocument, type UsageDocument } from './usage-document.ts';
import { usageOf } from './usage-lists.ts';
import { addUp, playsSince, usageByDay, usageByTerritory, usageByTrack } from './usage-sums.ts';

/** What was reported before under the names of these. */
const knownOf = async (
  store: Store,
  session: ClientSession,
  reports: readonly UsageDocument[],
): Promise<ReadonlyMap<string, RecordedEvent>> => {
  const known = new Map<string, RecordedEvent>();
  for (const [platformId, ofPlatform] of Map.groupBy(reports, (report) => report.platformId)) {
    const reportedAs = { $in: ofPlatform.map((report) => report.reportedAs) };
    const found = await eventsOf(store).find({ platformId, reportedAs }, { session }).toArray();
    for (const { event, batchId } of found)
      known.set(reportNameOf(event), { event, ...(batchId !== undefined && { batchId }) });
  }
  return known;
};

const keep = async (store: Store, session: ClientSession, batch: UsageBatch): Promise<BatchOutcome> => {
  const { batchId, receipt, events } = batch;
  // A request that outlived the lease of its mark may have been run again meanwhile: only one of the two counts.
  const already = receipt && (await outcomeUnder(store, session, receipt.key));
  if (already) return already;
  const reports = events.map(({ event }) => toDocument(event, batchId));
  const { fresh, outcome } = decideBatch(batch, await knownOf(store, session, reports));
  if (fresh.length > 0) {
    const documents = fresh.map((event) => toDocument(event, batchId));
    await eventsOf(store).insertMany(documents, { session });
  }
  await addUp(store, session, fresh);
  await complete(store, session, receipt, outcome);
  return outcome;
};

/** Rivals may bring the same event at the same time: the next attempt sees theirs. */
const mostAttempts = 5;

const record = async (store: Store, batch: UsageBatch): Promise<BatchOutcome> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await store.commit((session) => keep(store, session, batch));
    } catch (error) {
      if (!isDuplicateKey(error) || attempt === mostAttempts) throw error;
    }
  }
};

const none = { requests: 0, previews: 0, downloads: 0, ...noUse };

export const mongoUsageJournal = (store: Store): UsageJournal => ({
  record: (batch) =>
    store.inTurn(`usage of ${batch.events[0]?.event.platformId ?? 'nobody'}`, () => record(store, batch)),
  list: (filter, page) => store.ask(() => usageOf(store, filter, page)),
  outcomeOf: (batchId) => store.ask(() => outcomeOf(store, batchId)),
  count: (flush) =>
    store.inTurn('request counts', () => store.commit((session) => count(store, session, flush))),
  requestsOn: (platformId, day) => store.ask(() => requestsOn(store, platformId, day)),
  credentialUses: (platformId) => store.ask(() => credentialUses(store, platformId)),
  month: (platformId, month) =>
    store.ask(async () => {
      const [requests, use, byTrack, byTerritory] = await Promise.all([
        requestsByDay(store, platformId, month),
        usageByDay(store, platformId, month),
        usageByTrack(store, platformId, month),
        usageByTerritory(store, platformId, month),
      ]);
      const days: readonly Day[] = [...new Set([...requests.keys(), ...use.keys()])].toSorted();
      const daily = days.map((day) => ({ ...none, day, ...requests.get(day), ...use.get(day) }));
      return { daily, byTrack, byTerritory };
    }),
  playsSince: (day) => playsSince(store, day),
});
