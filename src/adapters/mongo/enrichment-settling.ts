import { withSpent } from '../../domain/enrichment/turns.ts';
import { fits } from '../../domain/platforms/tier.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import {
  chargedOf,
  type EnrichmentBook,
  type RowCharge,
  type RowSettled,
} from '../../ports/driven/enrichment-book.ts';
import { warningsPassed } from '../../domain/shared/quota-warning.ts';
import { dayNameOf, daysOf, enrichmentsOf, rowNameOf, rowsOf, turnsOf } from './enrichment-documents.ts';
import { tell } from './outbox.ts';
import type { ClientSession, Store } from './store.ts';
import { undone } from './transaction.ts';

type Settlement = Parameters<EnrichmentBook['settle']>;

interface Kept {
  readonly settled: RowSettled;
  /** Whose row was charged; absent where nothing is to be charged. */
  readonly platformId?: PlatformId;
}

/** False where the seconds do not fit the day. */
const chargeDay = async (
  store: Store,
  session: ClientSession,
  platformId: PlatformId,
  { seconds }: RowCharge,
): Promise<boolean> => {
  const { day, limit, capped, warnings = [] } = seconds;
  const _id = dayNameOf(platformId, day);
  // Another transaction that charges the day in between makes this one conflict and begin again.
  const known = capped ? await daysOf(store).findOne({ _id }, { session }) : undefined;
  const count = chargedOf(seconds, known?.seconds ?? 0);
  if (count === 0) return true;
  const counted = await daysOf(store).findOneAndUpdate(
    { _id },
    { $inc: { seconds: count }, $setOnInsert: { rows: 0 } },
    { session, upsert: true, returnDocument: 'after' },
  );
  const after = counted?.seconds ?? count;
  if (!fits(limit, after, 0)) return false;
  await tell(store, session, warningsPassed(warnings, after - count, after));
  return true;
};

const keep = (store: Store, ...[id, { place, outcome, charge }, { token, until }]: Settlement) =>
  store.commit<Kept>(async (session) => {
    const waits = { _id: rowNameOf(id, place), outcome: { $exists: false } };
    const { matchedCount } = await rowsOf(store).updateOne(waits, { $set: { outcome } }, { session });
    const prolonged = await enrichmentsOf(store).findOneAndUpdate(
      { _id: id, token },
      { $set: { leaseUntil: until }, $inc: { left: -matchedCount } },
      { session, returnDocument: 'after', projection: { left: 1, platformId: 1 } },
    );
    if (!prolonged) return undone({ settled: 'not-held' });
    const { left, platformId } = prolonged;
    const charged = charge !== undefined && matchedCount > 0;
    if (charged && !(await chargeDay(store, session, platformId, charge)))
      return undone({ settled: 'quota-exceeded' });
    if (left === 0) {
      const done = { $set: { waiting: false, leaseUntil: 0 }, $unset: { token: true } } as const;
      await enrichmentsOf(store).updateOne({ _id: id }, done, { session });
    }
    return { settled: 'settled', ...(charged && { platformId }) };
  });

/** Beside the commit, since rivals claim by the same document: what two processes note at once may count once. */
const chargeTurn = async (store: Store, _id: PlatformId, { spentMs, at }: RowCharge): Promise<void> => {
  const found = await store.ask(() => turnsOf(store).findOne({ _id }));
  const { spentMs: ms, spentAt: since } = found ?? {};
  const before = ms === undefined || since === undefined ? undefined : { ms, at: since };
  const spent = withSpent(before, spentMs, at);
  const noted = { $set: { spentMs: spent.ms, spentAt: spent.at }, $setOnInsert: { claims: 0 } };
  await store.ask(() => turnsOf(store).updateOne({ _id }, noted, { upsert: true }));
};

export const settle = async (store: Store, ...settlement: Settlement): Promise<RowSettled> => {
  const [id, { charge }] = settlement;
  const { settled, platformId } = await store.inTurn(id, () => keep(store, ...settlement));
  if (charge && platformId !== undefined)
    // The outcome is kept: an outage here only makes the platform's next turn come early.
    await store
      .inTurn(`turns of ${platformId}`, () => chargeTurn(store, platformId, charge))
      .catch(() => undefined);
  return settled;
};
