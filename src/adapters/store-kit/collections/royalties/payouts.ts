import type { Payee } from '../../../../domain/payouts/payee.ts';
import type { Payout, PayoutRun } from '../../../../domain/payouts/payout-run.ts';
import { collection, counter } from '../../collection.ts';
import { derived, optional, text, whole } from '../../members.ts';

/** Amounts that accounts earned and were paid. Those of parties without an account have an empty `accountId`. */
export const payeeBalances = counter('payee_balances', {
  key: { accountId: text, mode: text, currency: text },
  counts: ['earned', 'paid', 'returned'],
});

/** Decisions of staff about accounts that are paid. */
export const payees = collection<Payee>()('payees', {
  key: ['accountId'],
  members: { accountId: text, version: whole },
});

/** Payout runs. A currency has at most one that waits for approval. */
export const payoutRuns = collection<PayoutRun>()('payout_runs', {
  key: ['runId'],
  members: {
    runId: text,
    version: whole,
    currency: text,
    proposedAt: derived(whole, 1, ({ proposed }: PayoutRun) => proposed.at),
    waiting: derived(optional(text), 1, ({ status, currency }: PayoutRun) =>
      status === 'proposed' ? currency : undefined,
    ),
  },
  indexes: {
    waiting: { unique: true, on: ['waiting'], having: ['waiting'] },
    byTime: { on: ['proposedAt', 'runId'] },
    ofCurrency: { on: ['currency', 'proposedAt', 'runId'] },
  },
});

/** Payouts, which change when the bank returns them, and when their details are encrypted with another master key. */
export const payouts = collection<Payout>()('payouts', {
  key: ['payoutId'],
  members: { payoutId: text, version: whole, runId: text, accountId: text, proposedAt: whole },
  indexes: {
    ofRun: { on: ['runId', 'proposedAt', 'payoutId'] },
    ofAccount: { on: ['accountId', 'proposedAt', 'payoutId'] },
  },
});

export const payoutCollections = [payeeBalances, payees, payoutRuns, payouts];
