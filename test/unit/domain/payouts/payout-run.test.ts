import { payoutRecord } from '../../../../src/domain/artists/payout.ts';
import { balancesOf, type PayoutTransaction } from '../../../../src/domain/ledger/transaction.ts';
import { payableOf } from '../../../../src/domain/payouts/balance.ts';
import {
  advanced,
  formatsOf,
  isOwnStatus,
  nextRunStatuses,
  returnedPayout,
  statusOfPayout,
  type Payout,
  type PayoutRun,
} from '../../../../src/domain/payouts/payout-run.ts';
import { returnTransactions, runTransactions } from '../../../../src/domain/payouts/posting.ts';
import {
  payoutTo,
  proposedRun,
  type Candidate,
  type PayoutProposal,
} from '../../../../src/domain/payouts/proposal.ts';
import { dayMs, dayOf } from '../../../../src/domain/shared/calendar.ts';
import { accountId } from '../../../support/artists/artist-builders.ts';
import { noon } from '../../../support/builders/builders.ts';
import { ledgerTransactionId } from '../../../support/builders/ledger/ledger-builders.ts';
import {
  aPayee,
  aPayout,
  aRun,
  payoutId,
  payoutRunId,
} from '../../../support/builders/payouts/payout-builders.ts';
import { staffId } from '../../../support/builders/staff-builders.ts';
import { failureOf, valueOf } from '../../../support/outcomes.ts';
import { numbersFrom } from '../../../support/stories/billing-story.ts';

const act = { by: staffId(2), at: noon };

describe('a payout run', () => {
  it('has a file for the bank if it is a SEPA run, and the account that pays was configured', () => {
    const { debtor: _, ...withoutDebtor } = aRun();
    expect(formatsOf(aRun())).toEqual(['csv', 'pain001']);
    expect(formatsOf(aRun(undefined, { scheme: 'other' }))).toEqual(['csv']);
    expect(formatsOf(withoutDebtor)).toEqual(['csv']);
  });

  it('is approved by someone else than its author, then sent, then paid', () => {
    const run = aRun();
    expect(failureOf(advanced(run, 'approved', { ...act, by: staffId(1) }))).toEqual({
      kind: 'run-proposer-approves',
    });
    const approved = valueOf(advanced(run, 'approved', act));
    expect(approved).toMatchObject({ status: 'approved', approved: act, version: 2 });
    const paid = valueOf(advanced(valueOf(advanced(approved, 'sent', act)), 'paid', act));
    expect(paid).toMatchObject({ status: 'paid', sent: act, paid: act, version: 4 });
    expect(valueOf(advanced(paid, 'paid', { ...act, at: noon + 1 }))).toBe(paid);
  });

  it('shows an account its payouts from the approval on, and none of a canceled run', () => {
    const approved = valueOf(advanced(aRun(), 'approved', act));
    const sent = valueOf(advanced(approved, 'sent', act));
    const runs = [aRun(), valueOf(advanced(aRun(), 'canceled', act)), approved, sent];
    const statuses = [
      ...runs.map((run) => statusOfPayout(aPayout(), run)),
      statusOfPayout(aPayout({ returned: { ...act, reason: 'AC04' } }), sent),
    ];
    expect(statuses.filter(isOwnStatus)).toEqual(['approved', 'sent', 'returned']);
  });

  it('is not approved after the day on which the bank is to pay', () => {
    const run = aRun(undefined, { executionDate: dayOf(noon) });
    expect(failureOf(advanced(run, 'approved', { ...act, at: noon + dayMs }))).toEqual({
      kind: 'execution-date-past',
    });
    const approved = valueOf(advanced(run, 'approved', act));
    const sent = valueOf(advanced(approved, 'sent', { ...act, at: noon + dayMs }));
    expect(valueOf(advanced(sent, 'paid', { ...act, at: noon + 2 * dayMs })).status).toBe('paid');
    expect(valueOf(advanced(run, 'canceled', { ...act, at: noon + dayMs })).status).toBe('canceled');
  });

  it('skips no status, and ends when it is canceled', () => {
    const run = aRun();
    const canceled = valueOf(advanced(run, 'canceled', act));
    for (const status of ['sent', 'paid'] as const)
      expect(failureOf(advanced(run, status, act))).toEqual({ kind: 'payout-run-state', status: 'proposed' });
    for (const status of ['approved', 'sent', 'paid'] as const)
      expect(failureOf(advanced(canceled, status, act))).toMatchObject({ status: 'canceled' });
    const approved = valueOf(advanced(run, 'approved', act));
    expect(failureOf(advanced(approved, 'canceled', act))).toMatchObject({ status: 'approved' });
  });

  it('gets payouts back only after it was sent, each once', () => {
    const payout = aPayout();
    const approved = valueOf(advanced(aRun([payout]), 'approved', act));
    expect(failureOf(returnedPayout(payout, approved, { ...act, reason: 'AC04' }))).toEqual({
      kind: 'payout-run-state',
      status: 'approved',
    });
    const sent = valueOf(advanced(approved, 'sent', act));
    const back = valueOf(returnedPayout(payout, sent, { ...act, reason: 'AC04' }));
    expect([back.run.returned, back.payout.returned?.reason]).toEqual([3_000, 'AC04']);
    expect(valueOf(returnedPayout(back.payout, back.run, { ...act, reason: 'AC01' }))).toEqual(back);
  });
});

describe('a proposal of payouts', () => {
  let last = 0;
  const proposal: PayoutProposal = {
    ...{ runId: payoutRunId(1), currency: 'EUR', scheme: 'sepa', executionDate: '2026-12-01' },
    ...{ by: staffId(1), now: noon + 4 * dayMs, threshold: 25, debtor: undefined },
    nextId: () => payoutId(++last),
    encryptFor: (id, { sealed }, to) => `${id} ${to} ${sealed}`,
  };
  const details = { type: 'iban', holder: 'Ada', iban: 'DE89370400440532013000' } as const;
  const payout = payoutRecord(details, 'sealed', noon);
  const candidate: Candidate = {
    balance: {
      ...{ accountId: accountId(1), currency: 'EUR' },
      mode: 'live',
      ...{ earned: 9_000, paid: 6_000, returned: 500 },
    },
    ...{ account: { payout }, payee: aPayee() },
  };

  it('pays the whole balance to the details that were verified', () => {
    const paid = payoutTo(candidate, proposal);
    expect(paid).toMatchObject({ amount: 3_500, accountId: accountId(1), details: { masked: 'DE••3000' } });
    expect(paid?.details.sealed).toBe(`${paid?.payoutId} ${accountId(1)} sealed`);
    expect(proposedRun(paid ? [paid] : [], proposal)).toMatchObject({
      status: 'proposed',
      payouts: 1,
      total: 3_500,
    });
  });

  it('leaves out test money, other currencies, other schemes and whatever must not be paid', () => {
    const { balance } = candidate;
    const others = [
      { ...candidate, balance: { ...balance, mode: 'test' as const } },
      { ...candidate, balance: { ...balance, currency: 'USD' } },
      { ...candidate, balance: { ...balance, paid: 9_000 } },
      { ...candidate, account: undefined },
      { ...candidate, payee: undefined },
    ];
    for (const each of others) expect(payoutTo(each, proposal)).toBeUndefined();
    expect(payoutTo(candidate, { ...proposal, scheme: 'other' })).toBeUndefined();
    expect(payoutTo(candidate, { ...proposal, now: noon })).toBeUndefined();
  });
});

describe('what payout runs book', () => {
  /** Does acts in a random order, each only if it is possible, and returns all that was booked. */
  const story = (seed: number) => {
    const random = numbersFrom(seed);
    const upTo = (n: number): number => Math.floor(random() * n);
    const amounts = Array.from({ length: 1 + upTo(5) }, () => 1 + upTo(10_000));
    let payouts: readonly Payout[] = amounts.map((amount, n) => aPayout({ amount }, n + 1));
    let run: PayoutRun = aRun(payouts);
    const booked: PayoutTransaction[] = [];
    let last = 0;
    const booking = () => ({ transactionId: ledgerTransactionId(++last), now: noon });
    for (let acts = 0; acts < 30; acts++) {
      const status = nextRunStatuses[upTo(nextRunStatuses.length)] ?? 'approved';
      const payout = payouts[upTo(payouts.length)];
      if (!payout) throw new Error('no payout');
      if (upTo(2) === 0) {
        const next = advanced(run, status, act);
        if (next.ok && next.value !== run) {
          booked.push(...runTransactions(run, next.value, booking()));
          run = next.value;
        }
      } else {
        const next = returnedPayout(payout, run, { ...act, reason: 'AC04' });
        if (next.ok && next.value.payout !== payout) {
          booked.push(...returnTransactions(run, next.value.run, payout, booking()));
          run = next.value.run;
          payouts = payouts.map((each) => (each === payout ? next.value.payout : each));
        }
      }
    }
    return { run, payouts, booked };
  };

  it('adds up to what was paid and not returned, in any order of acts, and balances', () => {
    const ends = new Set<string>();
    for (let seed = 1; seed <= 2_000; seed++) {
      const { run, payouts, booked } = story(seed);
      ends.add(run.status);
      for (const { postings } of booked)
        expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      const isBooked = run.approved !== undefined;
      const kept = payouts.filter(({ returned }) => !returned).reduce((sum, { amount }) => sum + amount, 0);
      const owed = isBooked ? kept : 0;
      const balances = balancesOf(booked.flatMap(({ postings }) => postings));
      expect(balances.payee_balances ?? 0).toBe(owed);
      expect((balances.bank ?? 0) + (balances.payout_clearing ?? 0)).toBe(0 - owed);
      if (run.status === 'paid') expect(balances.payout_clearing).toBeUndefined();
      else expect(balances.bank).toBeUndefined();
      const sums = { earned: run.total, paid: isBooked ? run.total : 0, returned: run.returned };
      expect(payableOf(sums)).toBe(run.total - owed);
    }
    expect([...ends].toSorted()).toEqual(['approved', 'canceled', 'paid', 'sent']);
  });
});
