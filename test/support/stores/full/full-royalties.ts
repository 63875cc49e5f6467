import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import { accountId } from '../../artists/artist-builders.ts';
import { aClosing, aPeriodRecord, aProposal } from '../../builders/royalties/closings.ts';
import {
  aPayout,
  aReturn,
  aRun,
  aRunProposal,
  anAdvance,
  payoutId,
  payoutRunId,
} from '../../builders/payouts/payout-builders.ts';
import { aPeriod } from '../../builders/royalties/random-period.ts';
import { statementId } from '../../builders/royalties/statements.ts';

export type KeptOfRoyalties = Pick<Adapters, 'periodStore' | 'payoutStore'>;

const proposed = aPeriod('JPY');

/** Payouts of the first account: one that the bank has returned, and one in a run that waits for approval. */
const fillPayouts = async ({ payoutStore }: Pick<KeptOfRoyalties, 'payoutStore'>): Promise<void> => {
  const payouts = [aPayout({ amount: 150 }, 1)];
  await payoutStore.propose(aRunProposal(payouts));
  const approval = anAdvance(aRun(payouts), 'approved', { pays: payouts });
  await payoutStore.advance(approval);
  const sent = anAdvance(approval.run, 'sent', {}, 2);
  await payoutStore.advance(sent);
  await payoutStore.returnPayout(aReturn(aPayout({ amount: 150 }, 1), sent.run));
  await payoutStore.propose(aRunProposal([aPayout({ payoutId: payoutId(2), runId: payoutRunId(2) })]));
};

/** A period that is closed, with three statements and what is held of two tracks, and one whose close was proposed; and payouts. */
export const fillRoyalties = async ({ periodStore, payoutStore }: KeptOfRoyalties): Promise<void> => {
  await periodStore.propose(aProposal());
  await periodStore.close(aClosing());
  await periodStore.propose(aProposal({ record: aPeriodRecord({}, proposed) }));
  await fillPayouts({ payoutStore });
};

/** Returns everything that the port returns of the content of `fillRoyalties`. */
export const royaltyContents = async ({ periodStore, payoutStore }: KeptOfRoyalties) => ({
  periods: await periodStore.list(),
  proposed: await periodStore.find(proposed.periodId),
  statements: await periodStore.statementsOf(accountId(1), { limit: 10 }),
  inPeriod: await periodStore.statementsIn(aPeriodRecord(), { limit: 10 }),
  byAmount: await periodStore.statementsIn(
    { periodId: aPeriodRecord().periodId, sort: 'amount' },
    { limit: 10 },
  ),
  held: await periodStore.heldIn(aPeriodRecord().periodId, { limit: 10 }),
  statement: await periodStore.findStatement(statementId(1)),
  balances: await payoutStore.allBalances(),
  payee: await payoutStore.findPayee(accountId(1)),
  runs: await payoutStore.runs({}, { limit: 10 }),
  payouts: await payoutStore.payouts({ accountId: accountId(1) }, { limit: 10 }),
});
