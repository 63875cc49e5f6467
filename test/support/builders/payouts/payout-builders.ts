import type { Payee } from '../../../../src/domain/payouts/payee.ts';
import {
  advanced,
  returnedPayout,
  type NextRunStatus,
  type Payout,
  type PayoutRun,
} from '../../../../src/domain/payouts/payout-run.ts';
import { returnTransactions, runTransactions } from '../../../../src/domain/payouts/posting.ts';
import { PayoutId, PayoutRunId } from '../../../../src/domain/shared/ids.ts';
import type {
  PayeeChange,
  PayoutReturn,
  RunAdvance,
  RunProposal,
} from '../../../../src/ports/driven/payouts/payout-store.ts';
import { accountId } from '../../artists/artist-builders.ts';
import { noEffects } from '../../effects.ts';
import { valueOf } from '../../outcomes.ts';
import { noon } from '../builders.ts';
import { ledgerTransactionId } from '../ledger/ledger-builders.ts';
import { staffId } from '../staff-builders.ts';

const suffix = (n: number): string => String(n).padStart(26, '0');
export const payoutRunId = (n = 1) => PayoutRunId(`prn_${suffix(n)}`);
export const payoutId = (n = 1) => PayoutId(`pyo_${suffix(n)}`);

/** The nth payout, to the nth account. */
export const aPayout = (changes: Partial<Payout> = {}, n = 1): Payout => ({
  payoutId: payoutId(n),
  runId: payoutRunId(1),
  accountId: accountId(n),
  currency: 'EUR',
  amount: 3_000,
  details: { type: 'iban', masked: 'DE••3000', changedAt: noon, sealed: `sealed-${n}` },
  proposedAt: noon,
  version: 1,
  ...changes,
});

/** A run of these payouts, which the first member of staff has proposed. */
export const aRun = (
  payouts: readonly Payout[] = [aPayout()],
  changes: Partial<PayoutRun> = {},
): PayoutRun => ({
  runId: payouts[0]?.runId ?? payoutRunId(1),
  currency: payouts[0]?.currency ?? 'EUR',
  scheme: 'sepa',
  executionDate: '2026-12-01',
  status: 'proposed',
  payouts: payouts.length,
  total: payouts.reduce((sum, { amount }) => sum + amount, 0),
  returned: 0,
  debtor: { name: 'Platform Licensing', iban: 'DE89370400440532013000' },
  proposed: { by: staffId(1), at: noon },
  version: 1,
  ...changes,
});

export const aPayee = (changes: Partial<Payee> = {}, n = 1): Payee => ({
  accountId: accountId(n),
  verified: { by: staffId(1), at: noon, detailsChangedAt: noon },
  version: 1,
  ...changes,
});

export const aPayeeChange = (changes: Partial<PayeeChange> = {}): PayeeChange => ({
  ...{ payee: aPayee(), guards: { version: 0 }, effects: noEffects },
  ...changes,
});

export const aRunProposal = (
  payouts: readonly Payout[] = [aPayout()],
  changes: Partial<RunProposal> = {},
): RunProposal => ({ run: aRun(payouts), payouts, effects: noEffects, ...changes });

/** The next status of a run by the second member of staff, with what it books. */
export const anAdvance = (
  before: PayoutRun,
  status: NextRunStatus,
  changes: Partial<RunAdvance> = {},
  n = 1,
): RunAdvance => {
  const run = valueOf(advanced(before, status, { by: staffId(2), at: noon + n }));
  const booking = { transactionId: ledgerTransactionId(5_000 + n), now: noon + n };
  return {
    ...{ run, transactions: runTransactions(before, run, booking), effects: noEffects },
    guards: { version: before.version },
    ...changes,
  };
};

/** The return of a payout by the second member of staff, with what it books. */
export const aReturn = (
  payoutBefore: Payout,
  runBefore: PayoutRun,
  changes: Partial<PayoutReturn> = {},
  n = 1,
): PayoutReturn => {
  const act = { by: staffId(2), at: noon + n, reason: 'AC04' };
  const { payout, run } = valueOf(returnedPayout(payoutBefore, runBefore, act));
  const booking = { transactionId: ledgerTransactionId(6_000 + n), now: noon + n };
  return {
    ...{ payout, run, effects: noEffects },
    transactions: returnTransactions(runBefore, run, payout, booking),
    payee: { accountId: payout.accountId, version: 1 },
    guards: { payee: 0 },
    ...changes,
  };
};
