import type { Payee, PayeeBalance, PayoutRun } from '@platform-licensing/client';
import { afterDecision, isVerified } from '../../../../portal/src/console/finance/payees/decided.ts';
import { previewOf } from '../../../../portal/src/console/finance/payouts/preview.ts';
import { runStep } from '../../../../portal/src/console/finance/payouts/run-step.ts';
import {
  exampleBalance,
  exampleDecided,
  examplePayee,
  exampleRun,
} from '../../../../src/adapters/http/payouts/payouts.examples.ts';

describe('the next step of a payout run in the console', () => {
  const by = 'stf_other';
  const stepOf = (changes: Partial<PayoutRun>, staffId = by, day = exampleRun.executionDate) =>
    runStep({ ...exampleRun, status: 'proposed', ...changes }, staffId, Date.parse(`${day}T23:59:59Z`));

  it('is the approval by another member than its author, until the end of the execution date', () => {
    expect(stepOf({})).toBe('approve');
    expect(stepOf({}, exampleRun.proposed.by)).toBe('own-proposal');
    expect(stepOf({}, by, '2026-04-16')).toBe('late');
    expect(stepOf({}, exampleRun.proposed.by, '2026-04-16')).toBe('late');
  });

  it('is to send the file, to confirm it, and then nothing', () => {
    for (const [status, step] of [
      ['approved', 'send'],
      ['sent', 'confirm'],
      ['paid', 'paid'],
      ['canceled', 'canceled'],
    ] as const)
      expect(stepOf({ status }, exampleRun.proposed.by, '2026-05-01')).toBe(step);
  });
});

describe('the preview of a payout run', () => {
  const balance = (n: number, changes: Partial<PayeeBalance> = {}): PayeeBalance => ({
    ...exampleBalance,
    ...{ accountId: `acc_${n}`, scheme: 'sepa', obstacles: [], payable: 100 * n },
    ...changes,
  });

  it('has what the scheme pays with its sum, and what is left out with every reason', () => {
    const held = balance(3, { obstacles: ['unverified', 'on_hold'] });
    const abroad = balance(4, { scheme: 'other' });
    const { scheme: _, ...unknown } = balance(5, { obstacles: ['no_details'] });
    const nothing = balance(6, { payable: 0, obstacles: ['below_threshold'] });
    const preview = previewOf([balance(1), balance(2), held, abroad, unknown, nothing], 'sepa');
    expect(preview).toEqual({
      paid: [balance(1), balance(2)],
      total: 300,
      later: 0,
      leftOut: [
        { balance: held, reasons: ['Not verified', 'On hold'] },
        { balance: abroad, reasons: ['Paid by the scheme Other'] },
        { balance: unknown, reasons: ['No payout details'] },
      ],
    });
    expect(previewOf([balance(1), abroad], 'other').paid).toEqual([abroad]);
  });

  it('has the first 500 balances that can be paid, and counts the others', () => {
    const many = Array.from({ length: 503 }, (_, n) => balance(n + 1));
    const { paid, total, later, leftOut } = previewOf(many, 'sepa');
    expect([paid.length, later, leftOut]).toEqual([500, 3, []]);
    expect(total).toBe(many.slice(0, 500).reduce((sum, { payable }) => sum + payable, 0));
  });
});

describe('a payee after a decision', () => {
  const { verified: _, ...example } = examplePayee;
  const undecided: Payee = {
    ...example,
    details: { ...example.details, type: 'iban' },
    ...{ balances: [], obstacles: ['details_changed', 'unverified'] },
  };
  const { accountId } = exampleDecided;
  const hold = { by: 'stf_1', at: '2026-04-13T09:30:00.000Z', reason: 'dispute' } as const;

  it('has the verification and the hold with the obstacles that remain', () => {
    const verified = afterDecision(undecided, exampleDecided);
    expect([isVerified(undecided), isVerified(verified)]).toEqual([false, true]);
    expect(verified.obstacles).toEqual(['details_changed']);
    const held = afterDecision(verified, { ...exampleDecided, hold });
    expect(held).toMatchObject({ hold, obstacles: ['details_changed', 'on_hold'] });
    const released = afterDecision(held, exampleDecided);
    expect(released).toEqual(verified);
  });

  it('is not verified by a verification of other details', () => {
    const { verified } = exampleDecided;
    const other = { ...verified, detailsChangedAt: '2026-01-01T00:00:00.000Z' };
    const payee = afterDecision(undecided, { accountId, verified: other });
    expect([isVerified(payee), payee.obstacles]).toEqual([false, ['details_changed', 'unverified']]);
    const { details: __, ...without } = undecided;
    expect(afterDecision({ ...without, obstacles: ['no_details'] }, { accountId }).obstacles).toEqual([
      'no_details',
    ]);
  });
});
