import { dayOf, type Day, type Instant, type Month } from '../../domain/shared/calendar.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import type { OpeningGuards } from '../../ports/driven/license-ledger.ts';
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

/** Counts one more license of the month; answers how many that makes. */
export const countIssued = async (
  store: Store,
  session: ClientSession,
  platformId: PlatformId,
  month: Month,
  at: Instant,
): Promise<number> => {
  const counted = await monthsOf(store).findOneAndUpdate(
    { _id: nameOf(platformId, month) },
    { $setOnInsert: { platformId, month }, $inc: { issued: 1, [`days.${dayOf(at)}`]: 1 } },
    { session, upsert: true, returnDocument: 'after', projection: { issued: 1 } },
  );
  return counted?.issued ?? 1;
};

/** Counts one more held license where the platform is as it was decided on: guard and count are one write. */
export const countHeldUnder = async (
  store: Store,
  session: ClientSession,
  { platformId, version }: OpeningGuards['platform'],
): Promise<boolean> => {
  const guarded = { _id: platformId, version };
  const counted = await platformsOf(store).updateOne(guarded, { $inc: { held: 1 } }, { session });
  return counted.matchedCount === 1;
};

export const countEnded = async (
  store: Store,
  session: ClientSession,
  platformId: PlatformId,
): Promise<void> => {
  await platformsOf(store).updateOne({ _id: platformId }, { $inc: { held: -1 } }, { session });
};

export const monthOfPlatform = async (
  store: Store,
  platformId: PlatformId,
  month: Month,
): Promise<Pick<MonthDocument, 'issued' | 'days'>> =>
  (await monthsOf(store).findOne({ _id: nameOf(platformId, month) })) ?? { issued: 0, days: {} };

export const heldBy = async (store: Store, platformId: PlatformId): Promise<number> =>
  (await platformsOf(store).findOne({ _id: platformId }, { projection: { held: 1 } }))?.held ?? 0;
