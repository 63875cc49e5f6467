import { totalsIn } from '../../../src/domain/ledger/totals.ts';
import type { PeriodClosing } from '../../../src/ports/driven/royalties/period-store.ts';
import type { Adapters } from '../../../src/main/features/wiring/container.ts';
import { accountId } from '../../support/artists/artist-builders.ts';
import { platformId } from '../../support/builders/builders.ts';
import { ledgerTransactionId } from '../../support/builders/ledger/ledger-builders.ts';
import { aClosing, aPeriodRecord, aProposal } from '../../support/builders/royalties/closings.ts';
import { aPeriod, sha256 } from '../../support/builders/royalties/random-period.ts';
import { statementId } from '../../support/builders/royalties/statements.ts';
import { partyId } from '../../support/parties/party-records.ts';
import { aNote, staffId } from '../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { effectsOf } from '../../support/effects.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

export type PeriodView = Pick<Adapters, 'periodStore' | 'ledgerStore' | 'auditLog'>;

/** Everything that a close writes. */
const everything = async ({ periodStore, ledgerStore, auditLog }: PeriodView) => ({
  periods: await periodStore.list(),
  statements: (await periodStore.statementsOf(accountId(1), { limit: 100 })).items,
  held: (await periodStore.heldIn(aPeriodRecord().periodId, { limit: 100 })).items,
  transactions: (await ledgerStore.list({}, { limit: 100 })).items,
  totals: await ledgerStore.totals(),
  entries: await auditLog.entries({ after: 0, limit: 100 }),
});

const proposed = async ({ periodStore }: PeriodView): Promise<void> => {
  expect(await periodStore.propose(aProposal())).toBe('proposed');
};

/** The close with statements, transactions and a note of its own. */
const closingOf = (n: number): PeriodClosing => {
  const closing = aClosing({ after: 100 * n });
  return { ...closing, effects: effectsOf({ audit: aNote({}, n) }) };
};

/** Closes a period beside one of another currency, and returns what was stored for the first. */
const closedBeside = async (view: PeriodView): Promise<PeriodClosing> => {
  await proposed(view);
  const other = aPeriod('JPY');
  await view.periodStore.propose(aProposal({ record: aPeriodRecord({}, other) }));
  const beside = { ...aClosing({ after: 500 }, other), effects: effectsOf({ audit: aNote({}, 2) }) };
  expect(await view.periodStore.close(beside)).toBe('closed');
  const closing = closingOf(1);
  expect(await view.periodStore.close(closing)).toBe('closed');
  return closing;
};

export const periodStoreContract = (open: OpenWorld<PeriodView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('finds and lists periods whose close was proposed', async ({ periodStore }) => {
      const record = aPeriodRecord();
      const other = aPeriodRecord({}, aPeriod('JPY'));
      expect(await periodStore.find(record.periodId)).toBeUndefined();
      expect(await periodStore.propose(aProposal({ record }))).toBe('proposed');
      expect(await periodStore.propose(aProposal({ record: other }))).toBe('proposed');
      expect(await periodStore.find(record.periodId)).toEqual(record);
      const ids = [record, other].map(({ periodId }) => periodId).toSorted();
      expect((await periodStore.list()).map(({ periodId }) => periodId)).toEqual(ids);
    }),

    policy('replaces a proposal only by one that was decided on it', async (view) => {
      await proposed(view);
      const { periodStore } = view;
      const record = aPeriodRecord({
        version: 2,
        proposal: { hash: sha256('another result'), by: staffId(2), at: 1 },
      });
      expect(await periodStore.propose(aProposal({ record }))).toBe('guard-failed');
      expect(await periodStore.find(record.periodId)).toEqual(aPeriodRecord());
      expect(await periodStore.propose(aProposal({ record, guards: { version: 1 } }))).toBe('proposed');
      expect(await periodStore.find(record.periodId)).toEqual(record);
    }),

    policy(
      'stores a close with its statements, what is held, transactions, totals and note',
      async (view) => {
        await proposed(view);
        const closing = closingOf(1);
        const { record, statements, held, transactions } = closing;
        expect(await view.periodStore.close(closing)).toBe('closed');
        const stored = await everything(view);
        expect(stored.periods).toEqual([record]);
        expect(stored.totals).toEqual(totalsIn(transactions));
        expect(stored.transactions.toSorted((a, b) => (a.transactionId < b.transactionId ? -1 : 1))).toEqual(
          transactions,
        );
        expect(await view.ledgerStore.ofPlatform(platformId())).toEqual(
          transactions.filter(({ cause }) => cause.kind === 'revenue_earned'),
        );
        expect(stored.statements).toHaveLength(statements.length);
        for (const statement of statements) {
          const { statementId } = statement.file.statement;
          expect(await view.periodStore.findStatement(statementId)).toEqual(statement);
          expect(stored.statements).toContainEqual(statement);
        }
        expect(stored.held).toEqual(held);
        expect(stored.entries).toHaveLength(1);
      },
    ),

    policy(
      'stores nothing of a close that was decided on another version, or without a proposal',
      async (view) => {
        expect(await view.periodStore.close(closingOf(1))).toBe('guard-failed');
        await proposed(view);
        const before = await everything(view);
        expect(await view.periodStore.close({ ...closingOf(1), guards: { version: 7 } })).toBe(
          'guard-failed',
        );
        expect(await everything(view)).toEqual(before);
      },
    ),

    policy('never changes a closed period', async (view) => {
      await proposed(view);
      expect(await view.periodStore.close(closingOf(1))).toBe('closed');
      const before = await everything(view);
      const again = closingOf(2);
      for (const version of [0, 1, 2, 3]) {
        expect(await view.periodStore.close({ ...again, guards: { version } })).toBe('guard-failed');
        const record = aPeriodRecord({
          version: version + 1,
          proposal: { hash: 'x', by: staffId(3), at: 1 },
        });
        expect(await view.periodStore.propose(aProposal({ record, guards: { version } }))).toBe(
          'guard-failed',
        );
      }
      expect(await everything(view)).toEqual(before);
    }),

    policy('closes once for a caller that repeats the same close', async (view) => {
      await proposed(view);
      const closing = closingOf(1);
      expect(await view.periodStore.close(closing)).toBe('closed');
      const before = await everything(view);
      expect(await view.periodStore.close(closing)).toBe('closed');
      expect(await everything(view)).toEqual(before);
    }),

    policy('closes once when ten callers confirm concurrently', async (view, concurrently) => {
      await proposed(view);
      const outcomes = await concurrently(10, ({ periodStore }, n) => periodStore.close(closingOf(n)));
      expect(outcomes.filter((outcome) => outcome === 'closed')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'guard-failed')).toHaveLength(9);
      const { record, statements, transactions } = closingOf(outcomes.indexOf('closed') + 1);
      const stored = await everything(view);
      expect(stored.periods).toEqual([record]);
      expect(stored.totals).toEqual(totalsIn(transactions));
      expect(stored.transactions).toHaveLength(transactions.length);
      expect(stored.statements).toHaveLength(statements.length);
      expect(stored.entries).toHaveLength(1);
    }),

    policy('stores nothing of a close whose postings do not balance', async (view) => {
      await proposed(view);
      const before = await everything(view);
      const closing = closingOf(1);
      const [first] = closing.transactions;
      if (!first) throw new Error('no transaction');
      const unbalanced = {
        ...first,
        transactionId: ledgerTransactionId(7),
        cause: { kind: 'period_closed', periodId: closing.record.periodId } as const,
        postings: [
          { account: 'royalty_pool', amount: 5 },
          { account: 'sales', amount: -4 },
        ] as const,
      };
      const transactions = [first, unbalanced];
      await expect(view.periodStore.close({ ...closing, transactions })).rejects.toThrow('add up to 1');
      expect(await everything(view)).toEqual(before);
    }),

    policy('lists the statements of an account alone, the last closed first, page by page', async (view) => {
      await proposed(view);
      const closing = closingOf(1);
      const [one, other, third] = closing.statements;
      if (!one || !other || !third) throw new Error('too few statements');
      const { accountId: _, ...ofNobody } = third;
      const earlier = { ...one, closedAt: one.closedAt - 1 };
      const statements = [earlier, other, ofNobody];
      expect(await view.periodStore.close({ ...closing, statements })).toBe('closed');
      const page = await view.periodStore.statementsOf(accountId(1), { limit: 1 });
      expect(page.items).toEqual([other]);
      const after = page.next && { after: page.next };
      const rest = await view.periodStore.statementsOf(accountId(1), { limit: 5, ...after });
      expect(rest).toEqual({ items: [earlier] });
      expect(await view.periodStore.statementsOf(accountId(2), { limit: 5 })).toEqual({ items: [] });
    }),

    policy('lists the statements of a period alone, by party, page by page', async (view) => {
      const { periodStore } = view;
      const closing = await closedBeside(view);
      const { periodId } = closing.record;
      const statements = closing.statements.toSorted((one, other) =>
        one.file.statement.partyId < other.file.statement.partyId ? -1 : 1,
      );
      expect(statements).toHaveLength(3);
      const first = await periodStore.statementsIn({ periodId }, { limit: 2 });
      expect(first.items).toEqual(statements.slice(0, 2));
      const after = first.next && { after: first.next };
      expect(after).toBeDefined();
      const rest = await periodStore.statementsIn({ periodId }, { limit: 5, ...after });
      expect(rest).toEqual({ items: statements.slice(2) });
      for (const statement of statements) {
        const { partyId } = statement.file.statement;
        expect(await periodStore.statementsIn({ periodId, partyId }, { limit: 5 })).toEqual({
          items: [statement],
        });
      }
      expect(await periodStore.statementsIn({ periodId, partyId: partyId(99) }, { limit: 5 })).toEqual({
        items: [],
      });
    }),

    policy('lists the statements of a period by amount, the largest first, page by page', async (view) => {
      const { periodStore } = view;
      await proposed(view);
      const closing = closingOf(1);
      const { periodId } = closing.record;
      // Nine cents are less than ten, and two parties receive the same amount.
      const statements = [9, 1_000, 10, 10].flatMap((amount, n) => {
        const [first] = closing.statements;
        if (!first) return [];
        const { statement } = first.file;
        const named = { statementId: statementId(n + 1), partyId: partyId(n + 1), amount };
        return [{ ...first, file: { ...first.file, statement: { ...statement, ...named } } }];
      });
      expect(await periodStore.close({ ...closing, statements })).toBe('closed');
      const [nine, thousand, ten, otherTen] = statements;
      const sorted = { periodId, sort: 'amount' } as const;
      const first = await periodStore.statementsIn(sorted, { limit: 2 });
      expect(first.items).toEqual([thousand, otherTen]);
      const after = first.next && { after: first.next };
      expect(await periodStore.statementsIn(sorted, { limit: 2, ...after })).toEqual({ items: [ten, nine] });
      const one = await periodStore.statementsIn({ ...sorted, partyId: partyId(3) }, { limit: 5 });
      expect(one).toEqual({ items: [ten] });
    }),

    policy('lists what is held of a period alone, by track, page by page', async (view) => {
      const { periodStore } = view;
      const { held, record } = await closedBeside(view);
      const first = await periodStore.heldIn(record.periodId, { limit: 1 });
      expect(first.items).toEqual(held.slice(0, 1));
      const after = first.next && { after: first.next };
      expect(after).toBeDefined();
      const rest = await periodStore.heldIn(record.periodId, { limit: 5, ...after });
      expect(rest).toEqual({ items: held.slice(1) });
      expect(await periodStore.heldIn(aPeriod('USD').periodId, { limit: 5 })).toEqual({ items: [] });
    }),
  ];
};
