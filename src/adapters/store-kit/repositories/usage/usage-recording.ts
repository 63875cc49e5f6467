import { createHash } from 'node:crypto';
import type { PlatformId } from '../../../../domain/shared/ids.ts';
import {
  decideBatch,
  reportNameOf,
  type BatchOutcome,
  type RecordedEvent,
} from '../../../../domain/usage/batch.ts';
import type { UsageEvent } from '../../../../domain/usage/usage-event.ts';
import { additionsOf, type UseSum } from '../../../../domain/usage/use-sum.ts';
import type { UsageBatch } from '../../../../ports/driven/usage/usage-journal.ts';
import { idempotencyRecords } from '../../collections/effects.ts';
import {
  reportedIds,
  trackPlays,
  usageDays,
  usageEvents,
  usageOfTracks,
  usageTerritories,
  usageTracks,
} from '../../collections/usage.ts';
import { all, get, insert, insertIfAbsent, program, increment, type Steps } from '../../program.ts';
import { conclude, locksOf } from '../shared/conclude.ts';

/** Shares over which sums of all platforms are spread. */
export const shares: readonly string[] = Array.from({ length: 16 }, (_, n) => n.toString(16));
const shareOf = (platformId: PlatformId): string =>
  createHash('sha256').update(platformId).digest('hex').slice(0, 1);

type Named = UsageEvent & { readonly eventId: string };
const isNamed = (event: UsageEvent): event is Named => event.eventId !== undefined;

/**
 * Returns each ID once, in a fixed order, so that competing programs conflict at the first ID that they
 * share.
 */
const namedIn = (events: readonly UsageEvent[]): readonly Named[] => {
  const byName = new Map<string, Named>();
  for (const event of events.toReversed()) if (isNamed(event)) byName.set(reportNameOf(event), event);
  return [...byName].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, event]) => event);
};

/** Reserves the IDs of events; returns the recorded events under the IDs that are taken. */
function* reserve(events: readonly UsageEvent[]): Steps<readonly RecordedEvent[]> {
  const named = namedIn(events);
  const free = yield* all(
    ...named.map(({ platformId, eventId, usageId }) =>
      insertIfAbsent(reportedIds, { platformId, eventId, usageId }),
    ),
  );
  const taken = named.filter((_, n) => free[n] === false);
  if (taken.length === 0) return [];
  const ids = yield* all(...taken.map(({ platformId, eventId }) => get(reportedIds, platformId, eventId)));
  const records = yield* all(...ids.flatMap((id) => (id ? [get(usageEvents, id.usageId)] : [])));
  return records.filter((record) => record !== undefined);
}

/**
 * Returns events without an ID of the platform that an attempt of the batch with an unknown outcome recorded.
 */
function* recordedBefore({ batchId, events }: UsageBatch): Steps<readonly RecordedEvent[]> {
  const unnamed = events.map(({ event }) => event).filter((event) => !isNamed(event));
  const records = yield* all(...unnamed.map(({ usageId }) => get(usageEvents, usageId)));
  const found = records.filter((record) => record !== undefined);
  const foreign = found.find((record) => record.batchId !== batchId);
  if (foreign) throw new Error(`the usage ID ${foreign.event.usageId} was issued before`);
  return found;
}

/** Returns only the counts that grow, because a database would write and index the others for nothing. */
const grown = (use: UseSum): Partial<UseSum> => ({
  ...(use.plays > 0 && { plays: use.plays }),
  ...(use.impressions > 0 && { impressions: use.impressions }),
  ...(use.unlicensedPlays > 0 && { unlicensedPlays: use.unlicensedPlays }),
  ...(use.unlicensedImpressions > 0 && { unlicensedImpressions: use.unlicensedImpressions }),
});

/** Returns the additions to the use that accounts of tracks see, in a fixed order. Use in a sandbox is no use of their tracks. */
const trackSumsOf = (events: readonly UsageEvent[], isSandbox: boolean) =>
  additionsOf(isSandbox ? [] : events, ({ platformId, trackId, territory = '' }, day) => [
    ...[trackId, day.slice(0, 7), platformId, territory],
  ]).map(({ key, use }) => increment(usageOfTracks, key, grown(use)));

/** Returns the additions to every other sum, in a fixed order. */
const sumsOf = (events: readonly UsageEvent[]) => {
  const platforms = new Set(events.map(({ platformId }) => platformId));
  const share = new Map([...platforms].map((platformId) => [platformId, shareOf(platformId)]));
  const plays = events.filter(({ eventType }) => eventType === 'play');
  return [
    ...additionsOf(events, ({ platformId }, day) => [platformId, day]).map(({ key, use }) =>
      increment(usageDays, key, grown(use)),
    ),
    ...additionsOf(events, ({ platformId, territory = '' }, day) => [
      platformId,
      day.slice(0, 7),
      territory,
    ]).map(({ key, use }) => increment(usageTerritories, key, grown(use))),
    ...additionsOf(events, ({ platformId, trackId }, day) => [platformId, day.slice(0, 7), trackId]).map(
      ({ key, use }) => increment(usageTracks, key, grown(use)),
    ),
    ...additionsOf(plays, ({ platformId, trackId }, day) => [share.get(platformId) ?? '', day, trackId]).map(
      ({ key, use }) => increment(trackPlays, key, { plays: use.plays }),
    ),
  ];
};

export const record = program<UsageBatch, BatchOutcome>(
  'usage-journal.record',
  ({ effects }) => locksOf(effects),
  function* (batch, attempt) {
    const { batchId, effects } = batch;
    if (effects.idempotency) {
      // A request that exceeded its lock may have been run again meanwhile: only one of the two counts.
      const [stored] = yield* all(get(idempotencyRecords, effects.idempotency.key));
      if (stored?.outcome) return stored.outcome;
    }
    const events = batch.events.map(({ event }) => event);
    const before = attempt > 1 ? yield* recordedBefore(batch) : [];
    const known = [...before, ...(yield* reserve(events))];
    const { fresh, outcome } = decideBatch(
      batch,
      new Map(known.map((each) => [reportNameOf(each.event), each])),
    );
    yield* all(
      ...fresh.map((event) => insert(usageEvents, { event, batchId })),
      ...sumsOf(fresh),
      ...trackSumsOf(fresh, batch.isSandbox === true),
    );
    yield* conclude(effects, { outcome });
    return outcome;
  },
);
