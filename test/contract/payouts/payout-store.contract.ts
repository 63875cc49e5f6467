import { totalsIn } from '../../../src/domain/ledger/totals.ts';
import { payableOf } from '../../../src/domain/payouts/balance.ts';
import type { Payout, PayoutRun } from '../../../src/domain/payouts/payout-run.ts';
import type { Adapters } from '../../../src/main/features/wiring/container.ts';
import { accountId } from '../../support/artists/artist-builders.ts';
import { noon } from '../../support/builders/builders.ts';
import { aClosing, aProposal, someStatements } from '../../support/builders/royalties/closings.ts';
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
} from '../../support/builders/payouts/payout-builders.ts';
import { aNote, staffId } from '../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { effectsOf } from '../../support/effects.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { payoutLists } from './payout-store/lists.ts';
import { payoutReencryption } from './payout-store/reencryption.ts';

export type PayoutView = Pick<Adapters, 'payoutStore' | 'periodStore' | 'ledgerStore' | 'auditLog'>;

const accounts = [1, 2, 3];

/** Everything that the port and the ledger return. */
const everything = async ({ payoutStore, ledgerStore, auditLog }: PayoutView) => ({
  balances: await payoutStore.allBalances(),
  payees: await Promise.all(accounts.map((n) => payoutStore.findPayee(accountId(n)))),
  runs: (await payoutStore.runs({}, { limit: 100 })).items,
  payouts: await Promise.all(accounts.map((n) => payoutStore.findPayout(payoutId(n)))),
  transactions: (await ledgerStore.list({}, { limit: 100 })).items,
  totals: await ledgerStore.totals(),
  entries: (await auditLog.entries({ after: 0, limit: 100 })).length,
});

/** Closes a period in which each of three accounts earns the sum of its statements: 6,000 minor units, without anything in the ledger. */
const earned = async ({ periodStore }: PayoutView): Promise<void> => {
  await periodStore.propose(aProposal());
  const statements = accounts.flatMap((n) =>
    someStatements(2, undefined, accountId(n), 10 * n).statements.map(({ file, ...rest }) => ({
      ...rest,
      file: { ...file, statement: { ...file.statement, amount: 3_000 } },
    })),
  );
  const closing = { ...aClosing(), statements, transactions: [] };
  if ((await periodStore.close(closing)) !== 'closed') throw new Error('the period was not closed');
};

const proposed = async (
  { payoutStore }: PayoutView,
  payouts: readonly Payout[] = [aPayout()],
): Promise<PayoutRun> => {
  expect(await payoutStore.propose(aRunProposal(payouts))).toBe('proposed');
  return aRun(payouts);
};

const approved = async (view: PayoutView, payouts: readonly Payout[] = [aPayout()]): Promise<PayoutRun> => {
  const approval = anAdvance(await proposed(view, payouts), 'approved', { pays: payouts });
  expect(await view.payoutStore.advance(approval)).toBe('advanced');
  return approval.run;
};

const owedTo = async ({ payoutStore }: PayoutView, n: number): Promise<number> => {
  const [balance] = await payoutStore.allBalances(accountId(n));
  return balance ? payableOf(balance) : 0;
};

export const payoutStoreContract = (open: OpenWorld<PayoutView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('adds the statements of a close to the balances of their accounts', async (view) => {
      await earned(view);
      const sums = { mode: 'live', currency: 'EUR', earned: 6_000, paid: 0, returned: 0 };
      const balances = accounts.map((n) => ({ accountId: accountId(n), ...sums }));
      expect(await view.payoutStore.allBalances()).toEqual(balances);
      expect(await view.payoutStore.allBalances(accountId(2))).toEqual(balances.slice(1, 2));
      expect(await view.payoutStore.allBalances(accountId(9))).toEqual([]);
    }),

    policy('lists the balances of a currency alone, by account, page by page', async (view) => {
      await earned(view);
      const of = { mode: 'live', currency: 'EUR' } as const;
      const first = await view.payoutStore.balances(of, { limit: 2 });
      expect(first.items.map((each) => each.accountId)).toEqual([accountId(1), accountId(2)]);
      expect(first.next).toBeDefined();
      const rest = await view.payoutStore.balances(of, {
        limit: 2,
        ...(first.next && { after: first.next }),
      });
      expect(rest.items.map((each) => each.accountId)).toEqual([accountId(3)]);
      expect(rest.next).toBeUndefined();
      for (const other of [{ ...of, currency: 'USD' }, { ...of, mode: 'test' } as const])
        expect(await view.payoutStore.balances(other, { limit: 2 })).toEqual({ items: [] });
    }),

    policy('keeps royalties of parties without an account in a balance of nobody', async (view) => {
      await view.periodStore.propose(aProposal());
      const { statements } = someStatements(1);
      const ofNobody = statements.map(({ accountId: _, ...rest }) => rest);
      await view.periodStore.close({ ...aClosing(), statements: ofNobody, transactions: [] });
      const [balance] = await view.payoutStore.allBalances();
      expect(balance).not.toHaveProperty('accountId');
      const of = { mode: 'live', currency: 'EUR' } as const;
      expect(await view.payoutStore.balances(of, { limit: 5 })).toEqual({ items: [] });
    }),

    policy('stores what was decided about a payee only if nothing has changed since', async (view) => {
      const { payoutStore } = view;
      const change = aPayeeChange({ effects: effectsOf({ audit: aNote({}, 1) }) });
      expect(await payoutStore.changePayee(change)).toBe('changed');
      expect(await payoutStore.findPayee(accountId(1))).toEqual(aPayee());
      expect(await payoutStore.changePayee(change)).toBe('changed');
      const held = aPayee({ hold: { by: staffId(1), at: noon, reason: 'dispute' }, version: 2 });
      expect(await payoutStore.changePayee(aPayeeChange({ payee: held }))).toBe('guard-failed');
      expect(await payoutStore.changePayee(aPayeeChange({ payee: held, guards: { version: 1 } }))).toBe(
        'changed',
      );
      expect(await payoutStore.findPayee(accountId(1))).toEqual(held);
      expect((await everything(view)).entries).toBe(1);
    }),

    policy('stores a proposed run with its payouts, and books nothing', async (view) => {
      const payouts = [aPayout({}, 1), aPayout({}, 2)];
      const effects = effectsOf({ audit: aNote({}, 1) });
      expect(await view.payoutStore.propose(aRunProposal(payouts, { effects }))).toBe('proposed');
      const stored = await everything(view);
      expect(stored).toMatchObject({ balances: [], runs: [aRun(payouts)], transactions: [], entries: 1 });
      expect(stored.payouts).toEqual([...payouts, undefined]);
      expect(await view.payoutStore.findRun(payoutRunId(1))).toEqual(aRun(payouts));
    }),

    policy(
      'stores one proposed run of a currency when ten callers propose concurrently',
      async (view, concurrently) => {
        const runOf = (n: number) =>
          aRunProposal([aPayout({ payoutId: payoutId(n), runId: payoutRunId(n) })]);
        const outcomes = await concurrently(10, ({ payoutStore }, n) => payoutStore.propose(runOf(n)));
        expect(outcomes.filter((outcome) => outcome === 'proposed')).toHaveLength(1);
        expect(outcomes.filter((outcome) => outcome === 'run-open')).toHaveLength(9);
        expect((await everything(view)).runs).toEqual([runOf(outcomes.indexOf('proposed') + 1).run]);
      },
    ),

    policy('stores a run of another currency, and the next run after the end of a proposal', async (view) => {
      const run = await proposed(view);
      const dollars = aPayout({ currency: 'USD', payoutId: payoutId(2), runId: payoutRunId(2) }, 2);
      expect(await view.payoutStore.propose(aRunProposal([dollars]))).toBe('proposed');
      const next = aRunProposal([aPayout({ payoutId: payoutId(3), runId: payoutRunId(3) })]);
      expect(await view.payoutStore.propose(next)).toBe('run-open');
      expect(await view.payoutStore.advance(anAdvance(run, 'canceled'))).toBe('advanced');
      expect(await view.payoutStore.propose(next)).toBe('proposed');
      const euros = await view.payoutStore.runs({ currency: 'EUR' }, { limit: 5 });
      expect(euros.items.map(({ runId }) => runId)).toEqual([payoutRunId(3), payoutRunId(1)]);
    }),

    policy(
      'takes the payouts of an approved run from the balances, and books them, in one commit',
      async (view) => {
        await earned(view);
        const payouts = [aPayout({ amount: 6_000 }, 1), aPayout({ amount: 2_500 }, 2)];
        const run = await proposed(view, payouts);
        const effects = effectsOf({ audit: aNote({}, 1) });
        const approval = anAdvance(run, 'approved', { pays: payouts, effects });
        expect(await view.payoutStore.advance(approval)).toBe('advanced');
        const stored = await everything(view);
        expect(stored.runs).toEqual([approval.run]);
        expect(stored.transactions).toEqual(approval.transactions);
        expect(stored.totals).toEqual(totalsIn(approval.transactions));
        expect(stored.balances.map(({ paid }) => paid)).toEqual([6_000, 2_500, 0]);
        expect(stored.entries).toBe(1);
        expect(await view.payoutStore.advance(approval)).toBe('advanced');
        expect(await everything(view)).toEqual(stored);
      },
    ),

    policy('pays an account once when ten callers approve concurrently', async (view, concurrently) => {
      await earned(view);
      const payouts = [aPayout({ amount: 6_000 })];
      const run = await proposed(view, payouts);
      const outcomes = await concurrently(10, ({ payoutStore }, n) =>
        payoutStore.advance(anAdvance(run, 'approved', { pays: payouts }, n)),
      );
      expect(outcomes.filter((outcome) => outcome === 'advanced')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'guard-failed')).toHaveLength(9);
      expect(await owedTo(view, 1)).toBe(0);
      expect((await everything(view)).transactions).toHaveLength(1);
    }),

    policy('stores nothing of a run that pays an account more than is owed to it', async (view) => {
      await earned(view);
      await approved(view, [aPayout({ amount: 4_000 }, 1)]);
      const again = aPayout({ amount: 4_000, payoutId: payoutId(2), runId: payoutRunId(2) }, 1);
      const other = aPayout({ amount: 1_000, payoutId: payoutId(3), runId: payoutRunId(2) }, 2);
      const run = await proposed(view, [other, again]);
      const before = await everything(view);
      const approval = anAdvance(run, 'approved', { pays: [other, again] }, 2);
      expect(await view.payoutStore.advance(approval)).toBe('balance-exceeded');
      expect(await everything(view)).toEqual(before);
    }),

    policy(
      'stores nothing of a run that was decided on another version of it or of a payee',
      async (view) => {
        await earned(view);
        const run = await proposed(view);
        const pays = [aPayout()];
        await view.payoutStore.changePayee(aPayeeChange());
        const before = await everything(view);
        const stale = [
          { version: 7 },
          { version: 1, payees: [{ accountId: accountId(1), version: 0 }] },
          { version: 1, payees: [{ accountId: accountId(2), version: 3 }] },
        ];
        for (const guards of stale)
          expect(await view.payoutStore.advance(anAdvance(run, 'approved', { pays, guards }))).toBe(
            'guard-failed',
          );
        expect(await everything(view)).toEqual(before);
        const guards = { version: 1, payees: [{ accountId: accountId(1), version: 1 }] };
        expect(await view.payoutStore.advance(anAdvance(run, 'approved', { pays, guards }))).toBe('advanced');
      },
    ),

    policy('books a sent run when the bank has paid it', async (view) => {
      await earned(view);
      const sent = anAdvance(await approved(view), 'sent', {}, 2);
      expect(await view.payoutStore.advance(sent)).toBe('advanced');
      const paid = anAdvance(sent.run, 'paid', {}, 3);
      expect(await view.payoutStore.advance(paid)).toBe('advanced');
      const { totals } = await everything(view);
      const of = (name: string) => totals.find(({ account }) => account === name);
      expect(of('payout_clearing')).toMatchObject({ debits: 3_000, credits: 3_000 });
      expect(of('bank')).toMatchObject({ debits: 0, credits: 3_000 });
      expect(of('payee_balances')).toMatchObject({ debits: 3_000, credits: 0 });
    }),

    policy(
      'returns a payout to the balance once, with its run, its payee and its transaction',
      async (view) => {
        await earned(view);
        const sent = anAdvance(await approved(view), 'sent', {}, 2);
        await view.payoutStore.advance(sent);
        const effects = effectsOf({ audit: aNote({}, 1) });
        const back = aReturn(aPayout(), sent.run, { effects });
        expect(await view.payoutStore.returnPayout(back)).toBe('returned');
        const stored = await everything(view);
        expect(stored.balances[0]).toMatchObject({ paid: 3_000, returned: 3_000 });
        expect(stored.payouts[0]).toEqual(back.payout);
        expect(stored.runs).toEqual([back.run]);
        expect(stored.payees[0]).toEqual(back.payee);
        expect(stored.transactions).toContainEqual(back.transactions[0]);
        expect(stored.entries).toBe(1);
        expect(await view.payoutStore.returnPayout(back)).toBe('returned');
        expect(await everything(view)).toEqual(stored);
      },
    ),

    policy('returns a payout once when ten callers record it concurrently', async (view, concurrently) => {
      await earned(view);
      const sent = anAdvance(await approved(view), 'sent', {}, 2);
      await view.payoutStore.advance(sent);
      const outcomes = await concurrently(10, ({ payoutStore }, n) =>
        payoutStore.returnPayout(aReturn(aPayout(), sent.run, {}, n)),
      );
      expect(outcomes.filter((outcome) => outcome === 'returned')).toHaveLength(1);
      expect(await owedTo(view, 1)).toBe(6_000);
    }),

    policy('stores nothing of a return that was decided on other versions', async (view) => {
      await earned(view);
      const sent = anAdvance(await approved(view), 'sent', {}, 2);
      await view.payoutStore.advance(sent);
      const before = await everything(view);
      const back = aReturn(aPayout(), sent.run);
      for (const stale of [
        { ...back, run: { ...back.run, version: 9 } },
        { ...back, payout: { ...back.payout, version: 9 } },
        { ...back, guards: { payee: 4 } },
      ])
        expect(await view.payoutStore.returnPayout(stale)).toBe('guard-failed');
      expect(await everything(view)).toEqual(before);
    }),

    ...payoutLists(open),
    ...payoutReencryption(open),
  ];
};
