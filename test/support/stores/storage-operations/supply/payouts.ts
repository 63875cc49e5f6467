import { accountId } from '../../../artists/artist-builders.ts';
import {
  aPayee,
  aPayeeChange,
  aPayout,
  aReturn,
  aRun,
  aRunProposal,
  anAdvance,
  payoutId,
  payoutRunId,
} from '../../../builders/payouts/payout-builders.ts';
import { someStatements, aClosing, aPeriodRecord, aProposal } from '../../../builders/royalties/closings.ts';
import { aPeriod } from '../../../builders/royalties/random-period.ts';
import { aNote } from '../../../builders/staff-builders.ts';
import { effectsOf } from '../../../effects.ts';
import type { Operation, Stored } from '../stage.ts';

/** An account and a period of their own. */
const payee = 61;
const period = aPeriod('SEK');
const payouts = [
  aPayout({ currency: 'SEK', amount: 1, payoutId: payoutId(payee), runId: payoutRunId(payee) }, payee),
];
const [payout] = payouts as [(typeof payouts)[number]];
const run = aRun(payouts);
const noted = (n: number) => effectsOf({ audit: aNote({}, n) });
const approval = anAdvance(run, 'approved', { pays: payouts, effects: noted(62) }, payee);
const sent = anAdvance(approval.run, 'sent', { effects: noted(63) }, payee + 1);

const earned = async ({ periodStore }: Stored): Promise<void> => {
  await periodStore.propose(aProposal({ record: aPeriodRecord({}, period) }));
  const { statements } = someStatements(1, period, accountId(payee), 6_100);
  await periodStore.close({ ...aClosing({ after: 6_100 }, period), statements, held: [], transactions: [] });
};

/** An approval of so many payouts, each to a payee whose decisions it depends on. They have a period of their own. */
const anApprovalOf = (count: number, currency: string, first: number): Operation => {
  const owners = Array.from({ length: count }, (_, n) => first + n);
  const own = owners.map((n) =>
    aPayout({ currency, amount: 1, payoutId: payoutId(n), runId: payoutRunId(first) }, n),
  );
  const month = aPeriod(currency);
  const payees = owners.map((n) => ({ accountId: accountId(n), version: 0 }));
  const given = { pays: own, guards: { version: 1, payees }, effects: noted(first) };
  return {
    name: `approve a run of payouts to ${count}`,
    ready: async ({ periodStore, payoutStore }) => {
      await periodStore.propose(aProposal({ record: aPeriodRecord({}, month) }));
      const statements = owners.flatMap((n) => someStatements(1, month, accountId(n), 100 * n).statements);
      const closing = aClosing({ after: 100 * first }, month);
      await periodStore.close({ ...closing, statements, held: [], transactions: [] });
      await payoutStore.propose(aRunProposal(own));
    },
    run: ({ payoutStore }) => payoutStore.advance(anAdvance(aRun(own), 'approved', given, first)),
  };
};

export const payoutOperations: readonly Operation[] = [
  anApprovalOf(1, 'DKK', 301),
  anApprovalOf(50, 'NOK', 401),
  {
    name: 'propose a payout run',
    ready: earned,
    run: ({ payoutStore }) => payoutStore.propose(aRunProposal(payouts, { effects: noted(61) })),
  },
  { name: 'approve a payout run', run: ({ payoutStore }) => payoutStore.advance(approval) },
  { name: 'send a payout run', run: ({ payoutStore }) => payoutStore.advance(sent) },
  {
    name: 'book a returned payout',
    run: ({ payoutStore }) =>
      payoutStore.returnPayout(aReturn(payout, sent.run, { effects: noted(64) }, payee)),
  },
  {
    name: 'verify a payee',
    run: ({ payoutStore }) =>
      payoutStore.changePayee(
        aPayeeChange({ payee: aPayee({ version: 2 }, payee), guards: { version: 1 }, effects: noted(65) }),
      ),
  },
  { name: 'find a payee', run: ({ payoutStore }) => payoutStore.findPayee(accountId(payee)) },
  {
    name: 'list the balances of a currency',
    run: ({ payoutStore }) => payoutStore.balances({ mode: 'live', currency: 'SEK' }, { limit: 2 }),
  },
  {
    name: 'list the balances of an account',
    run: ({ payoutStore }) => payoutStore.allBalances(accountId(payee)),
  },
  { name: 'list payout runs', run: ({ payoutStore }) => payoutStore.runs({}, { limit: 2 }) },
  {
    name: 'list payout runs of a currency',
    run: ({ payoutStore }) => payoutStore.runs({ currency: 'SEK' }, { limit: 2 }),
  },
  { name: 'find a payout run', run: ({ payoutStore }) => payoutStore.findRun(run.runId) },
  { name: 'find a payout', run: ({ payoutStore }) => payoutStore.findPayout(payout.payoutId) },
  {
    name: 'list the payouts of a run and of an account',
    run: async ({ payoutStore }) => {
      await payoutStore.payouts({ runId: run.runId }, { limit: 2 });
      await payoutStore.payouts({ accountId: accountId(payee) }, { limit: 2 });
    },
  },
  {
    name: 'encrypt the details of a payout again',
    run: ({ payoutStore }) =>
      payoutStore.reencrypt(payout, { from: payout.details.sealed ?? '', to: 'sealed again' }),
  },
];
