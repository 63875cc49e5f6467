import { isClosed, type PeriodRecord } from '../../domain/royalties/closing.ts';
import { periodsOf, type Period, type PeriodNotFound } from '../../domain/royalties/period.ts';
import type { PeriodId } from '../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { LedgerStore } from '../../ports/driven/ledger/ledger-store.ts';
import type { PeriodStore } from '../../ports/driven/royalties/period-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { KnownPeriod } from '../../ports/driving/royalties/royalties.ts';

export interface PeriodDependencies {
  readonly ledgerStore: Pick<LedgerStore, 'totals'>;
  readonly periodStore: Pick<PeriodStore, 'list'>;
  readonly clock: Clock;
}

/** Returns the periods of the ledger with what is stored of them. */
export const knownPeriods = async ({
  ledgerStore,
  periodStore,
  clock,
}: PeriodDependencies): Promise<readonly KnownPeriod[]> => {
  const records = new Map<PeriodId, PeriodRecord>();
  for (const record of await periodStore.list()) records.set(record.periodId, record);
  const closed = new Set([...records.values()].filter(isClosed).map(({ periodId }) => periodId));
  return periodsOf(await ledgerStore.totals(), clock.now(), closed).map((period: Period) => {
    const record = records.get(period.periodId);
    return { period, ...(record && { record }) };
  });
};

/**
 * Returns whether a period was proposed or closed, or has become the next one to close, since it was read. What was computed meanwhile may
 * then contain money from both before and after a close.
 */
export const hasMoved = async (
  dependencies: PeriodDependencies,
  { period, record }: KnownPeriod,
): Promise<boolean> => {
  const now = await knownPeriod(dependencies, period.periodId);
  if (!now.ok) return true;
  return now.value.record?.version !== record?.version || now.value.period.isNext !== period.isNext;
};

export const knownPeriod = async (
  dependencies: PeriodDependencies,
  periodId: PeriodId,
): Promise<Result<KnownPeriod, PeriodNotFound>> => {
  const found = (await knownPeriods(dependencies)).find(({ period }) => period.periodId === periodId);
  return found ? ok(found) : fail({ kind: 'period-not-found' });
};
