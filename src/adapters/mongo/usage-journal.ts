import type { Day } from '../../domain/shared/calendar.ts';
import { reportedText } from '../../domain/usage/usage-event.ts';
import {
  noUse,
  unlicensedAt,
  type BatchOutcome,
  type RejectedReport,
  type UnlicensedReport,
  type UsageBatch,
  type UsageJournal,
} from '../../ports/driven/usage-journal.ts';
import { credentialUses } from './credential-uses.ts';
import { isDuplicateKey } from './outage.ts';
import { complete, outcomeOf, outcomeUnder } from './receipt-book.ts';
import { count, requestsByDay, requestsOn } from './request-counts.ts';
import type { ClientSession, Store } from './store.ts';
import { eventsOf, toDocument, type UsageDocument } from './usage-document.ts';
import { usageOf } from './usage-lists.ts';
import { addUp, playsSince, usageByDay, usageByTerritory, usageByTrack } from './usage-sums.ts';

const nameOf = ({ platformId, reportedAs }: UsageDocument): string => `${platformId}/${reportedAs}`;

/** What was reported before under the names of these. */
const knownOf = async (
  store: Store,
  session: ClientSession,
  reports: readonly UsageDocument[],
): Promise<Map<string, UsageDocument>> => {
  const known = new Map<string, UsageDocument>();
  for (const [platformId, ofPlatform] of Map.groupBy(reports, (report) => report.platformId)) {
    const reportedAs = { $in: ofPlatform.map((report) => report.reportedAs) };
    const found = await eventsOf(store).find({ platformId, reportedAs }, { session }).toArray();
    for (const report of found) known.set(nameOf(report), report);
  }
  return known;
};

interface Sorted {
  readonly fresh: readonly UsageDocument[];
  readonly outcome: BatchOutcome;
}

/** What each report comes to; those that an attempt of the batch kept, whose outcome was lost, were accepted then. */
const sorted = (batch: UsageBatch, known: ReadonlyMap<string, UsageDocument>): Sorted => {
  const { batchId } = batch;
  const fresh = new Map<string, UsageDocument>();
  const rejected: RejectedReport[] = [...batch.rejected];
  const unlicensed: UnlicensedReport[] = [];
  let [kept, duplicates] = [0, 0];
  for (const { index, event } of batch.events) {
    const report = toDocument(event, batchId);
    const name = nameOf(report);
    const stored = known.get(name);
    const before = stored ?? fresh.get(name);
    const own = stored?._id === report._id && stored.batchId === batchId;
    if (own) kept++;
    else if (!before || event.eventId === undefined) fresh.set(name, report);
    else if (reportedText(before.event) === reportedText(event)) duplicates++;
    else {
      rejected.push({ index, reason: 'event-id-reused' });
      continue;
    }
    unlicensed.push(...unlicensedAt(index, before?.event ?? event));
  }
  rejected.sort((a, b) => a.index - b.index);
  return {
    fresh: [...fresh.values()],
    outcome: { accepted: kept + fresh.size, duplicates, rejected, unlicensed },
  };
};

const keep = async (store: Store, session: ClientSession, batch: UsageBatch): Promise<BatchOutcome> => {
  const { batchId, receipt, events } = batch;
  // A request that outlived the lease of its mark may have been run again meanwhile: only one of the two counts.
  const already = receipt && (await outcomeUnder(store, session, receipt.key));
  if (already) return already;
  const reports = events.map(({ event }) => toDocument(event, batchId));
  const { fresh, outcome } = sorted(batch, await knownOf(store, session, reports));
  if (fresh.length > 0) await eventsOf(store).insertMany(fresh, { session });
  await addUp(
    store,
    session,
    fresh.map(({ event }) => event),
  );
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
