// node pay-out.ts (sqlite FILE | mongo URL) WRITER: closes one period after another, and pays out what its account has earned, until it is
// killed, as other writers do at the same time with the same accounts. A line on stdout is the number of an account that it has paid, or
// `lost` and one whose payout it has not approved.
import { LedgerTransactionId } from '../../../../src/domain/shared/ids.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { ownerOf, periodOf } from '../../../support/builders/royalties/closed-in-turn.ts';
import { aClosing, aPeriodRecord, aProposal } from '../../../support/builders/royalties/closings.ts';
import {
  aPayout,
  aRunProposal,
  anAdvance,
  payoutId,
  payoutRunId,
} from '../../../support/builders/payouts/payout-builders.ts';
import { openedStore } from './opened.ts';

const [store, where, writer = '0'] = process.argv.slice(2);
const { periodStore, payoutStore } = openedStore(store, where);
let acts = Number(writer) * 1_000_000;
const nextTransaction = () => LedgerTransactionId(`txn_W${String(++acts).padStart(25, '0')}`);

/** Closes the nth period, in which the nth account earns 100 minor units. */
const closeOne = async (n: number): Promise<void> => {
  const period = periodOf(n);
  const record = aPeriodRecord({}, period);
  if (!(await periodStore.find(period.periodId))) await periodStore.propose(aProposal({ record }));
  const after = Number(writer) * 1_000_000 + 10 * n;
  await periodStore.close(aClosing({ parties: 1, owner: ownerOf(n), after }, period));
};

/** Approves the run that waits for approval, also that of another writer, or cancels it if its account was paid before. */
const settleWaiting = async (): Promise<'approved' | 'lost'> => {
  const { items } = await payoutStore.runs({}, { limit: 1_000 });
  const waiting = items.find(({ status }) => status === 'proposed');
  if (!waiting) return 'lost';
  const { items: pays } = await payoutStore.payouts({ runId: waiting.runId }, { limit: 10 });
  const advance = (status: 'approved' | 'canceled') => {
    const given = anAdvance(waiting, status, status === 'approved' ? { pays } : {});
    const transactions = given.transactions.map((each) => ({ ...each, transactionId: nextTransaction() }));
    return payoutStore.advance({ ...given, transactions });
  };
  const outcome = await advance('approved');
  if (outcome === 'balance-exceeded') await advance('canceled');
  return outcome === 'advanced' ? 'approved' : 'lost';
};

const payOne = async (n: number): Promise<string> => {
  await closeOne(n);
  const own = Number(writer) * 1_000_000 + n;
  const named = { payoutId: payoutId(own), runId: payoutRunId(own), accountId: ownerOf(n), amount: 100 };
  const proposed = await payoutStore.propose(aRunProposal([aPayout(named)]));
  const settled = await settleWaiting();
  return proposed === 'proposed' && settled === 'approved' ? `${n}` : `lost ${n}`;
};

for (let n = 1; ; n++) {
  try {
    process.stdout.write(`${await payOne(n)}\n`);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}
