import { closeRejected, type PeriodRecord } from '../../domain/royalties/closing.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { PeriodStore } from '../../ports/driven/royalties/period-store.ts';
import type { ProposeClose } from '../../ports/driving/royalties/royalties.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { staffNote } from '../shared/staff-notes.ts';
import { computePeriod, type ComputeDependencies } from './compute-period.ts';
import { hasMoved, knownPeriod, type PeriodDependencies } from './known-periods.ts';

interface Dependencies extends ComputeDependencies, Omit<PeriodDependencies, 'ledgerStore'> {
  readonly ledgerStore: ComputeDependencies['ledgerStore'] & PeriodDependencies['ledgerStore'];
  readonly periodStore: Pick<PeriodStore, 'list' | 'propose'>;
}

type Request = Parameters<ProposeClose>[0];

const propose = async (
  dependencies: Dependencies,
  { caller, periodId, hash }: Request,
): Promise<Awaited<ReturnType<ProposeClose>> | 'conflict'> => {
  const { periodStore, clock } = dependencies;
  const known = await knownPeriod(dependencies, periodId);
  if (!known.ok) return known;
  const { period, record } = known.value;
  const now = clock.now();
  const rejected = closeRejected(period, record, now);
  if (rejected) return fail(rejected);
  const by = caller.member.staffId;
  const result = await computePeriod(dependencies, period);
  if (await hasMoved(dependencies, known.value)) return 'conflict';
  if (result.hash !== hash) return fail({ kind: 'period-result-changed', hash: result.hash });
  if (record?.proposal.hash === hash && record.proposal.by === by) return ok(known.value);
  const { mode, currency, month } = period;
  const proposed: PeriodRecord = {
    ...{ periodId, mode, currency, month, proposal: { hash, by, at: now } },
    version: (record?.version ?? 0) + 1,
  };
  const outcome = await periodStore.propose({
    record: proposed,
    guards: { version: record?.version ?? 0 },
    effects: {
      ...{ events: [], mails: [], idempotency: undefined },
      audit: staffNote(by, now, 'period.propose_close', [periodId], { month, currency, mode, hash }),
    },
  });
  return outcome === 'proposed' ? ok({ period, record: proposed }) : 'conflict';
};

export const proposeClose =
  (dependencies: Dependencies): ProposeClose =>
  (request) =>
    retryOnConflict(() => propose(dependencies, request));
