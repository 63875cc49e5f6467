import { payeeObstacles, type Payee } from '../../domain/payouts/payee.ts';
import { advanced, withoutDetails, type Payout, type PayoutRun } from '../../domain/payouts/payout-run.ts';
import { runTransactions } from '../../domain/payouts/posting.ts';
import { LedgerTransactionId } from '../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import { proposerLeft, type ProposerLeft } from '../../domain/staff/act.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { PayoutStore, RunAdvance } from '../../ports/driven/payouts/payout-store.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { StaffRegistry } from '../../ports/driven/staff/staff-registry.ts';
import type { AdvancePayoutRun, PayeesChanged } from '../../ports/driving/payouts/payouts.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { staffNote } from '../shared/staff-notes.ts';
import { payeeFacts } from './payee-facts.ts';
import { payoutsOfRun } from './payouts-of-run.ts';

interface Dependencies {
  readonly payoutStore: Pick<PayoutStore, 'findRun' | 'payouts' | 'findPayee' | 'advance'>;
  readonly artistStore: Pick<ArtistStore, 'findAccount'>;
  readonly staff: Pick<StaffRegistry, 'find'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

type Outcome = Awaited<ReturnType<AdvancePayoutRun>> | 'conflict';

/** The most payouts that a failure names. */
const maxNamed = 20;

/** Returns the payouts of a run with their payees, and those whose accounts can no longer be paid as they were proposed. */
const payable = async (dependencies: Dependencies, run: PayoutRun) => {
  const pays = await payoutsOfRun(dependencies.payoutStore, run.runId);
  const payees: Pick<Payee, 'accountId' | 'version'>[] = [];
  const changed: Payout[] = [];
  for (const payout of pays) {
    const { accountId, details } = payout;
    const facts = await payeeFacts(dependencies, accountId);
    payees.push({ accountId, version: facts.payee?.version ?? 0 });
    const isSame = facts.account?.payout?.changedAt === details.changedAt;
    if (!isSame || payeeObstacles(facts, dependencies.clock.now()).length > 0) changed.push(payout);
  }
  return { pays, payees, changed };
};

type Decided = Pick<RunAdvance, 'pays' | 'erases'> & Pick<RunAdvance['guards'], 'payees'>;

/** Returns what the next status changes beside the run. */
const decided = async (
  dependencies: Dependencies,
  before: PayoutRun,
  run: PayoutRun,
): Promise<Result<Decided, ProposerLeft | PayeesChanged>> => {
  if (run.status === 'canceled')
    return ok({ erases: (await payoutsOfRun(dependencies.payoutStore, run.runId)).map(withoutDetails) });
  if (run.status !== 'approved') return ok({});
  const left = proposerLeft(await dependencies.staff.find(before.proposed.by));
  if (left) return fail(left);
  const { pays, payees, changed } = await payable(dependencies, before);
  if (changed.length === 0) return ok({ pays, payees });
  const payoutIds = changed.slice(0, maxNamed).map(({ payoutId }) => payoutId);
  return fail({ kind: 'payees-changed', payoutIds });
};

const advance = async (
  dependencies: Dependencies,
  { caller: { member }, runId, status }: Parameters<AdvancePayoutRun>[0],
): Promise<Outcome> => {
  const { payoutStore, clock, ids } = dependencies;
  const before = await payoutStore.findRun(runId);
  if (!before) return fail({ kind: 'payout-run-not-found' });
  const [by, now] = [member.staffId, clock.now()];
  const next = advanced(before, status, { by, at: now });
  if (!next.ok || next.value === before) return next;
  const run = next.value;
  const following = await decided(dependencies, before, run);
  if (!following.ok) return following;
  const { payees, ...changes } = following.value;
  const transactionId = LedgerTransactionId(ids.next('ledger-transaction'));
  const detail = { currency: run.currency, payouts: run.payouts, total: run.total };
  const outcome = await payoutStore.advance({
    ...{ run, transactions: runTransactions(before, run, { transactionId, now }) },
    ...changes,
    guards: { version: before.version, ...(payees && { payees }) },
    effects: { ...noEffects, audit: staffNote(by, now, `payouts.${status}`, [runId], detail) },
  });
  if (outcome === 'balance-exceeded') return fail({ kind: 'balances-changed' });
  return outcome === 'advanced' ? ok(run) : 'conflict';
};

export const advancePayoutRun =
  (dependencies: Dependencies): AdvancePayoutRun =>
  (request) =>
    retryOnConflict(() => advance(dependencies, request));
