import { isClosed } from '../../domain/royalties/closing.ts';
import type { PeriodId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { ListPeriods, PreviewPeriod } from '../../ports/driving/royalties/royalties.ts';
import { computePeriod, type ComputeDependencies } from './compute-period.ts';
import { hasMoved, knownPeriod, knownPeriods, type PeriodDependencies } from './known-periods.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { shownPeriod, type NameDependencies } from './named-result.ts';
import { serialize } from './serialize.ts';

type Dependencies = ComputeDependencies & PeriodDependencies & NameDependencies;

export const listPeriods =
  (dependencies: PeriodDependencies): ListPeriods =>
  async () =>
    ok(await knownPeriods(dependencies));

const previewOf =
  (dependencies: Dependencies) =>
  async (periodId: PeriodId): Promise<Awaited<ReturnType<PreviewPeriod>> | 'conflict'> => {
    const known = await knownPeriod(dependencies, periodId);
    if (!known.ok) return known;
    const { period, record } = known.value;
    if (isClosed(record))
      return fail({ kind: 'period-closed', month: period.month, currency: period.currency });
    const result = await computePeriod(dependencies, period);
    if (await hasMoved(dependencies, known.value)) return 'conflict';
    return ok(await shownPeriod(dependencies, known.value, result));
  };

/** Periods are computed one at a time, because each takes the CPU of the process for long. */
export const previewPeriod = (dependencies: Dependencies): PreviewPeriod => {
  const preview = serialize((periodId: PeriodId) => retryOnConflict(() => previewOf(dependencies)(periodId)));
  return ({ periodId }) => preview(periodId);
};
