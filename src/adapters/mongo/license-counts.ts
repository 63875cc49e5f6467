import { dayOf, type Day, type Instant, type Month } from '../../domain/shared/calendar.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import type { OpeningGuards } from '../../domain/licensing/opening.ts';
import type { PlatformDocument } from './platform-registry.ts';
import type { ClientSession, Store } from './store.ts';

/** What a platform was granted in a month: exact, counted in the commit of each license. */
export interface MonthDocument {
  readonly _id: string;
  readonly platformId: PlatformId;
  readonly month: Month;
  readonly issued: number;
  readonly days: Readonly<Record<Day, number>>;
}

const monthsOf = (store: Store) => store.collection<MonthDocument>('license_months');
const platformsOf = (store: Store) => store.collection<PlatformDocument>('platforms');
const nameOf = (platformId: PlatformId, month: Month): string => `${platformId}/${month}`;

/** Counts licenses of the month, issued at these moments; answers how many it has with them. */
export const countIssued = async (
  store: Store,
  session: ClientSession,
  platformId: PlatformId,
  month: Month,
  at: readonly Instant[],
): Promise<number> => {
  const byDay = Map.groupBy(at, dayOf);
  const more = Object.fromEntries([...byDay].map(([day, issued]) => [`days.${day}`, issued.length]));
  const counted = await monthsOf(store).findOneAndUpdate(
    { _id: nameOf(platformId, month) },
    { $setOnInsert: { platformId, month }, $inc: { issued: at.length, ...more } },
    { session, upsert: true, returnDocument: 'after', projection: { issued: 1 } },
  );
  return counted?.issued ?? at.length;
};

/**
 * Counts more held licenses where the platform is as it was decided on: guard and count are one write. Where none is to
 * be held a look suffices: what changes at the same time is not what anybody was granted.
 */
export const countHeldUnder = async (
  store: Store,
  session: ClientSession,
  { platformId, version }: OpeningGuards['platform'],
  more: number,
): Promise<boolean> => {
  const guarded = { _id: platformId, version };
  if (more === 0)
    return (await platformsOf(store).findOne(guarded, { session, projection: { _id: 1 } })) !== null;
  const counted = await platformsOf(store).updateOne(guarded, { $inc: { held: more } }, { session });
  return counted.matchedCount === 1;
};

export const countEnded = async (
  store: Store,
  session: ClientSession,
  platformId: PlatformId,
  ended: number,
): Promise<void> => {
  await platformsOf(store).updateOne({ _id: platformId }, { $inc: { held: -ended } }, { session });
};

export const monthOfPlatform = async (
  store: Store,
  platformId: PlatformId,
  month: Month,
): Promise<Pick<MonthDocument, 'issued' | 'days'>> =>
  (await monthsOf(store).findOne({ _id: nameOf(platformId, month) })) ?? { issued: 0, days: {} };

/** How many licenses the platform was issued up to the end of the month. */
export const issuedUntil = async (store: Store, platformId: PlatformId, month: Month): Promise<number> => {
  const _id = { $gte: `${platformId}/`, $lte: nameOf(platformId, month) };
  const months = await monthsOf(store)
    .find({ _id }, { projection: { issued: 1 } })
    .toArray();
  return months.reduce((sum, { issued }) => sum + issued, 0);
};

export const heldBy = async (store: Store, platformId: PlatformId): Promise<number> =>
  (await platformsOf(store).findOne({ _id: platformId }, { projection: { held: 1 } }))?.held ?? 0;
