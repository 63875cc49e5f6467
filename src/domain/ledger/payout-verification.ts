import { hasOwner, payableOf, type PayeeBalance } from '../payouts/balance.ts';
import type { Payout, PayoutRun } from '../payouts/payout-run.ts';
import { positionOfRun } from '../payouts/posting.ts';
import { balancesByAccount } from './totals.ts';
import {
  balanceOf,
  balancesOf,
  isOfPayouts,
  postingsBetween,
  type LedgerTotal,
  type LedgerTransaction,
} from './transaction.ts';
import type { LedgerDifference } from './verification.ts';

const sumOf = (payouts: readonly Payout[]): number => payouts.reduce((sum, { amount }) => sum + amount, 0);

/** Compares runs with their payouts, and with their transactions. None of the runs changed while these were read. */
export const payoutRunDifferences = (
  runs: readonly PayoutRun[],
  payouts: readonly Payout[],
  transactions: readonly LedgerTransaction[],
): readonly LedgerDifference[] => {
  const paid = Map.groupBy(payouts, ({ runId }) => runId);
  const booked = Map.groupBy(transactions.filter(isOfPayouts), ({ cause }) => cause.runId);
  return runs.flatMap((run): readonly LedgerDifference[] => {
    const { runId: id, currency } = run;
    const own = paid.get(id) ?? [];
    const named = { kind: 'payout_run', currency, account: 'payee_balances' } as const;
    const sums: readonly LedgerDifference[] = [
      { ...named, id: `${id} total`, ledger: run.total, expected: sumOf(own) },
      {
        ...{ ...named, id: `${id} returned`, ledger: run.returned },
        expected: sumOf(own.filter(({ returned }) => returned)),
      },
    ];
    const ledger = balancesOf((booked.get(id) ?? []).flatMap(({ postings }) => postings));
    const expected = positionOfRun(run);
    return [
      ...sums.filter((sum) => sum.ledger !== sum.expected),
      ...postingsBetween(ledger, expected).map(({ account }) => ({
        ...{ ...named, id, account, ledger: balanceOf(ledger, account) },
        expected: balanceOf(expected, account),
      })),
    ];
  });
};

/** Compares what is owed to all accounts together with the ledger, for each mode and currency. */
export const payeeBalanceDifferences = (
  balances: readonly PayeeBalance[],
  totals: readonly LedgerTotal[],
): readonly LedgerDifference[] => {
  const nameOf = ({ mode, currency }: Pick<PayeeBalance, 'mode' | 'currency'>): string =>
    `${mode} ${currency}`;
  const owed = Map.groupBy(balances, nameOf);
  const booked = new Map(
    balancesByAccount(totals.filter(({ account }) => account === 'payee_balances')).map((one) => [
      nameOf(one),
      one,
    ]),
  );
  return [...new Set([...owed.keys(), ...booked.keys()])].flatMap((id): readonly LedgerDifference[] => {
    const own = owed.get(id) ?? [];
    const currency = booked.get(id)?.currency ?? own[0]?.currency ?? '';
    const ledger = booked.get(id)?.balance ?? 0;
    const expected = 0 - own.reduce((sum, balance) => sum + payableOf(balance), 0);
    return ledger === expected
      ? []
      : [{ kind: 'payee_balance', id, currency, account: 'payee_balances', ledger, expected }];
  });
};

/** Compares what each account was paid with its payouts of approved runs. None of the runs changed while these were read. */
export const paidDifferences = (
  balances: readonly PayeeBalance[],
  runs: readonly PayoutRun[],
  payouts: readonly Payout[],
): readonly LedgerDifference[] => {
  const approved = new Set(runs.filter((run) => run.approved).map(({ runId }) => runId));
  const own = Map.groupBy(
    payouts.filter(({ runId }) => approved.has(runId)),
    ({ accountId, currency }) => `${accountId} ${currency}`,
  );
  const live = balances.filter(hasOwner).filter(({ mode }) => mode === 'live');
  const known = new Map(live.map((balance) => [`${balance.accountId} ${balance.currency}`, balance]));
  return [...new Set([...known.keys(), ...own.keys()])].flatMap((name) => {
    const some = own.get(name) ?? [];
    const balance = known.get(name);
    const currency = balance?.currency ?? some[0]?.currency ?? '';
    const named = { kind: 'payee_balance', currency, account: 'payee_balances' } as const;
    const compared: readonly LedgerDifference[] = [
      { ...named, id: `${name} paid`, ledger: balance?.paid ?? 0, expected: sumOf(some) },
      {
        ...{ ...named, id: `${name} returned`, ledger: balance?.returned ?? 0 },
        expected: sumOf(some.filter(({ returned }) => returned)),
      },
    ];
    return compared.filter((each) => each.ledger !== each.expected);
  });
};
