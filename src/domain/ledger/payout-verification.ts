import type { PayoutRunId } from '../shared/ids.ts';
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

/** Sums of payouts, in minor units. */
interface PayoutSum {
  readonly amount: number;
  /** The sum of those that the bank returned. */
  readonly returned: number;
}

/** The sums of the payouts of each run, and of those of each account and currency in approved runs: not the payouts themselves. */
interface PayoutSums {
  readonly ofRuns: Map<PayoutRunId, PayoutSum>;
  readonly ofAccounts: Map<string, PayoutSum & { readonly currency: string }>;
}

export const noPayouts = (): PayoutSums => ({ ofRuns: new Map(), ofAccounts: new Map() });

const nothing: PayoutSum = { amount: 0, returned: 0 };
const plus = (sum: PayoutSum, { amount, returned }: Payout): PayoutSum => ({
  amount: sum.amount + amount,
  returned: sum.returned + (returned ? amount : 0),
});

/** Adds the payouts of a run to the sums. */
export const addPayouts = (
  { ofRuns, ofAccounts }: PayoutSums,
  { runId, approved }: PayoutRun,
  payouts: readonly Payout[],
): void => {
  ofRuns.set(runId, payouts.reduce(plus, nothing));
  if (!approved) return;
  for (const payout of payouts) {
    const { accountId, currency } = payout;
    const name = `${accountId} ${currency}`;
    ofAccounts.set(name, { ...plus(ofAccounts.get(name) ?? nothing, payout), currency });
  }
};

/** Compares runs with their payouts, and with their transactions. None of the runs changed while these were read. */
export const payoutRunDifferences = (
  runs: readonly PayoutRun[],
  { ofRuns }: Pick<PayoutSums, 'ofRuns'>,
  transactions: readonly LedgerTransaction[],
): readonly LedgerDifference[] => {
  const booked = Map.groupBy(transactions.filter(isOfPayouts), ({ cause }) => cause.runId);
  return runs.flatMap((run): readonly LedgerDifference[] => {
    const { runId: id, currency } = run;
    const own = ofRuns.get(id) ?? nothing;
    const named = { kind: 'payout_run', currency, account: 'payee_balances' } as const;
    const sum = { kind: 'payouts_of_run', currency } as const;
    const sums: readonly LedgerDifference[] = [
      { ...sum, id: `${id} total`, ledger: run.total, expected: own.amount },
      { ...sum, id: `${id} returned`, ledger: run.returned, expected: own.returned },
    ];
    const posted = balancesOf((booked.get(id) ?? []).flatMap(({ postings }) => postings));
    const expected = positionOfRun(run);
    return [
      ...sums.filter(({ ledger, expected }) => ledger !== expected),
      ...postingsBetween(posted, expected).map(({ account }) => ({
        ...{ ...named, id, account, ledger: balanceOf(posted, account) },
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
  { ofAccounts }: Pick<PayoutSums, 'ofAccounts'>,
): readonly LedgerDifference[] => {
  const live = balances.filter(hasOwner).filter(({ mode }) => mode === 'live');
  const known = new Map(live.map((balance) => [`${balance.accountId} ${balance.currency}`, balance]));
  return [...new Set([...known.keys(), ...ofAccounts.keys()])].flatMap((name) => {
    const own = ofAccounts.get(name);
    const balance = known.get(name);
    const currency = balance?.currency ?? own?.currency ?? '';
    const named = { kind: 'payouts_of_account', currency } as const;
    const compared: readonly LedgerDifference[] = [
      { ...named, id: `${name} paid`, ledger: balance?.paid ?? 0, expected: own?.amount ?? 0 },
      {
        ...{ ...named, id: `${name} returned`, ledger: balance?.returned ?? 0 },
        expected: own?.returned ?? 0,
      },
    ];
    return compared.filter((each) => each.ledger !== each.expected);
  });
};
