import { newPayee } from '../../domain/payouts/payee.ts';
import { returnedPayout } from '../../domain/payouts/payout-run.ts';
import { returnTransactions } from '../../domain/payouts/posting.ts';
import { LedgerTransactionId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { PayoutStore } from '../../ports/driven/payouts/payout-store.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { ReturnPayout } from '../../ports/driving/payouts/payouts.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { staffNote } from '../shared/staff-notes.ts';

interface Dependencies {
  readonly payoutStore: Pick<PayoutStore, 'findPayout' | 'findRun' | 'findPayee' | 'returnPayout'>;
  readonly clock: Clock;
  readonly ids: Ids;
}

export const returnPayout =
  ({ payoutStore, clock, ids }: Dependencies): ReturnPayout =>
  ({ caller: { member }, payoutId, reason }) =>
    retryOnConflict(async () => {
      const before = await payoutStore.findPayout(payoutId);
      const runBefore = before && (await payoutStore.findRun(before.runId));
      if (!runBefore) return fail({ kind: 'payout-not-found' });
      const [by, now] = [member.staffId, clock.now()];
      const next = returnedPayout(before, runBefore, { by, at: now, reason });
      if (!next.ok || next.value.payout === before) return next;
      const { payout, run } = next.value;
      const { accountId, amount, currency } = payout;
      const { verified: _, ...payee } = (await payoutStore.findPayee(accountId)) ?? newPayee(accountId);
      const transactionId = LedgerTransactionId(ids.next('ledger-transaction'));
      const outcome = await payoutStore.returnPayout({
        ...{ payout, run, payee: { ...payee, version: payee.version + 1 } },
        transactions: returnTransactions(runBefore, run, payout, { transactionId, now }),
        guards: { payee: payee.version },
        effects: {
          ...noEffects,
          audit: staffNote(by, now, 'payouts.return', [payoutId, run.runId], { reason, amount, currency }),
        },
      });
      return outcome === 'returned' ? ok(next.value) : 'conflict';
    });
