import { createHash } from 'node:crypto';
import type { AnyBulkWriteOperation, Document } from 'mongodb';
import { dayOf, monthOf, type Day, type Month } from '../../domain/shared/calendar.ts';
import type { PlatformId, TrackId } from '../../domain/shared/ids.ts';
import type { UsageEvent } from '../../domain/usage/usage-event.ts';
import { addedUse, noUse, useOf, type UseSum } from '../../domain/usage/use-sum.ts';
import type { MonthlyFigures } from '../../ports/driven/usage-journal.ts';
import type { ClientSession, Store } from './store.ts';

/** Where a sum stands: "day/<platformId>/<day>". */
type Place = string;

export interface SumDocument {
  readonly _id: Place;
  readonly plays: number;
  readonly impressions: number;
  /** Absent from sums of all platforms together. */
  readonly unlicensedPlays?: number;
  readonly unlicensedImpressions?: number;
  /** These three in the sums of a month's tracks alone: they are listed by how much each was played. */
  readonly platformId?: PlatformId;
  readonly month?: Month;
  readonly trackId?: TrackId;
}

export const sumsOf = (store: Store) => store.collection<SumDocument>('usage_sums');

/**
 * The plays of a track on a day stand in as many sums as there are shares, each for some of the platforms: platforms that
 * report a well-known track at the same time would all write to one sum.
 */
const shares = Array.from({ length: 16 }, (_, n) => n.toString(16));
const shareOf = (platformId: PlatformId): string =>
  createHash('sha256').update(platformId).digest('hex').slice(0, 1);

export const places = {
  day: (platformId: PlatformId, day: Day): Place => `day/${platformId}/${day}`,
  territory: (platformId: PlatformId, month: Month, territory: string): Place =>
    `territory/${platformId}/${month}/${territory}`,
  track: (platformId: PlatformId, month: Month, trackId: TrackId): Place =>
    `track/${platformId}/${month}/${trackId}`,
  plays: (platformId: PlatformId, day: Day, trackId: TrackId): Place =>
    `plays/${shareOf(platformId)}/${day}/${trackId}`,
};

/** What comes last in a place. */
const endOf = (place: Place): string => place.slice(place.lastIndexOf('/') + 1);
const beginningWith = (text: string) => ({ $gte: text, $lt: `${text}\uffff` });

/** The sum without its place. */
export const useIn = (sum: Omit<SumDocument, '_id'>): UseSum => ({
  plays: sum.plays,
  impressions: sum.impressions,
  unlicensedPlays: sum.unlicensedPlays ?? 0,
  unlicensedImpressions: sum.unlicensedImpressions ?? 0,
});

const mergedByPlace = (sums: readonly Sum[]): readonly Sum[] => {
  const merged = new Map<Place, Sum>();
  for (const sum of sums) {
    merged.set(sum._id, { ...sum, ...addedUse(sum, merged.get(sum._id) ?? noUse) });
  }
  // In one order: rivals meet at the first sum that they share, not half way.
  return [...merged.values()].toSorted((a, b) => (a._id < b._id ? -1 : 1));
};

type Sum = SumDocument & UseSum;

/** The sums that an event adds to, with what it adds. */
export const sumsIn = (event: UsageEvent): readonly Sum[] => {
  const { platformId, trackId, eventType, occurredAt, territory = '' } = event;
  const [day, month] = [dayOf(occurredAt), monthOf(occurredAt)];
  const use = useOf(event);
  return [
    { _id: places.day(platformId, day), ...use },
    { _id: places.territory(platformId, month, territory), ...use },
    { _id: places.track(platformId, month, trackId), platformId, month, trackId, ...use },
    ...(eventType === 'play' ? [{ _id: places.plays(platformId, day, trackId), ...use }] : []),
  ];
};

/** Sums stop here: no reader of them can count any further. */
const most = Number.MAX_SAFE_INTEGER;

const added = (member: keyof UseSum, more: number): Document => ({
  $min: [most, { $add: [{ $ifNull: [`$${member}`, 0] }, more] }],
});

const uses = ['plays', 'impressions', 'unlicensedPlays', 'unlicensedImpressions'] as const;
/** Sums over all platforms omit unlicensed use, because no operation reads it. */
const usesIn = (place: Place) => (place.startsWith('plays/') ? uses.slice(0, 2) : uses);

const upsertOf = (sum: Sum): AnyBulkWriteOperation<SumDocument> => {
  const { _id, plays: _p, impressions: _i, unlicensedPlays: _u, unlicensedImpressions: _v, ...rest } = sum;
  const literal = Object.entries(rest).map(([member, value]) => [member, { $literal: value }] as const);
  const grown = usesIn(_id).map((member) => [member, added(member, sum[member])] as const);
  const update = [{ $set: Object.fromEntries<Document>([...literal, ...grown]) }];
  return { updateOne: { filter: { _id }, update, upsert: true } };
};

/** Adds events to every sum; those that share a place are added once. */
export const addUp = async (
  store: Store,
  session: ClientSession,
  events: readonly UsageEvent[],
): Promise<void> => {
  const sums = mergedByPlace(events.flatMap(sumsIn));
  if (sums.length > 0) await sumsOf(store).bulkWrite(sums.map(upsertOf), { session });
};

export const usageByDay = async (
  store: Store,
  platformId: PlatformId,
  month: Month,
): Promise<ReadonlyMap<Day, UseSum>> => {
  const days = await sumsOf(store)
    .find({ _id: beginningWith(places.day(platformId, month)) })
    .toArray();
  return new Map(days.map(({ _id, ...sum }) => [endOf(_id), useIn(sum)]));
};

/** How many tracks a month names. */
const tracksNamed = 1_000;

export const usageByTrack = async (
  store: Store,
  platformId: PlatformId,
  month: Month,
): Promise<MonthlyFigures['byTrack']> => {
  const tracks = await sumsOf(store)
    .find({ platformId, month }, { projection: Object.fromEntries(uses.map((member) => [member, 1])) })
    .sort({ plays: -1, impressions: -1, trackId: 1 })
    .limit(tracksNamed)
    .toArray();
  return tracks.map(({ _id, ...sum }) => ({ trackId: endOf(_id) as TrackId, ...useIn(sum) }));
};

export const usageByTerritory = async (
  store: Store,
  platformId: PlatformId,
  month: Month,
): Promise<MonthlyFigures['byTerritory']> => {
  const territories = await sumsOf(store)
    .find({ _id: beginningWith(places.territory(platformId, month, '')) })
    .sort({ _id: 1 })
    .toArray();
  return territories
    .toSorted((a, b) => b.plays - a.plays || b.impressions - a.impressions)
    .map(({ _id, ...sum }) => {
      const territory = endOf(_id);
      return { ...(territory !== '' && { territory }), ...useIn(sum) };
    });
};

/** Sums read in one go. */
const sumsAtOnce = 2_000;

export const playsSince = async (store: Store, since: Day): Promise<ReadonlyMap<TrackId, number>> => {
  const plays = new Map<TrackId, number>();
  for (const share of shares) {
    for (let after = `plays/${share}/${since}`; ;) {
      const _id = { $gt: after, $lt: `plays/${share}/\uffff` };
      const page = await store.ask(() =>
        sumsOf(store).find({ _id }).sort({ _id: 1 }).limit(sumsAtOnce).toArray(),
      );
      for (const sum of page) {
        const trackId = endOf(sum._id) as TrackId;
        plays.set(trackId, Math.min(most, (plays.get(trackId) ?? 0) + sum.plays));
      }
      const last = page.at(-1);
      if (last === undefined || page.length < sumsAtOnce) break;
      after = last._id;
    }
  }
  return plays;
};
