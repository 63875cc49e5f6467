import { ledgerCommand, runOperator } from '../../../../src/adapters/cli/index.ts';
import { ok } from '../../../../src/domain/shared/result.ts';
import { InvoiceId } from '../../../../src/domain/shared/ids.ts';
import type { LedgerVerified } from '../../../../src/ports/driving/ledger/ledger.ts';
import { platformId } from '../../../support/builders/builders.ts';

const running = async (verified: LedgerVerified, ...options: readonly string[]) => {
  const out: string[] = [];
  const err: string[] = [];
  const progress: string[] = [];
  const command = ledgerCommand({
    verifyLedger: async ({ onProgress }) => {
      onProgress?.({ transactions: 1_000, platforms: 0 });
      return ok(verified);
    },
  });
  const code = await runOperator([command], ['verify-ledger', ...options], {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    progress: (line) => void progress.push(line),
  });
  return { code, out, err, progress };
};

const figures = { transactions: 1_200, platforms: 1, payments: 3 };

describe('operator verify-ledger', () => {
  it('shows its progress, and succeeds if there is no difference', async () => {
    expect(await running({ ...figures, differences: [] })).toEqual({
      code: 0,
      out: ['1,200 transactions, 1 platform, 3 payments of the provider: 0 differences'],
      err: [],
      progress: ['1,000 transactions, 0 platforms'],
    });
  });

  it('says that nothing was compared with a provider without a list of its own', async () => {
    const { code, out } = await running({ ...figures, payments: null, differences: [] });
    expect([code, out]).toEqual([
      0,
      [
        '1,200 transactions, 1 platform, not compared with the payment provider, which has no list of its own: 0 differences',
      ],
    ]);
  });

  it('names each difference by its invoice, and fails', async () => {
    const differences: LedgerVerified['differences'] = [
      {
        ...({ kind: 'provider' } as const),
        ...{ id: InvoiceId('in_1'), platformId: platformId(), currency: 'EUR' },
        account: 'provider_clearing',
        ...{ ledger: 4_900, expected: 0 },
      },
      { kind: 'transaction', id: 'txn_1', currency: 'SEK', ledger: -1, expected: 0 },
    ];
    expect(await running({ ...figures, differences })).toMatchObject({
      code: 1,
      out: ['1,200 transactions, 1 platform, 3 payments of the provider: 2 differences'],
      err: [
        `provider in_1 ${platformId()} provider_clearing: 4,900 in the ledger, 0 by the list of the payment provider (minor units, EUR)`,
        'transaction txn_1: -1 in the ledger, 0 if it balanced (minor units, SEK)',
      ],
    });
    const { code, out } = await running({ ...figures, differences }, '--json');
    expect([code, JSON.parse(out[0] ?? '')]).toEqual([1, { ...figures, differences }]);
  });

  it('says for payouts whether an amount is in the ledger, a run or a balance', async () => {
    const of = { currency: 'EUR', ledger: 2_801, expected: 2_800 };
    const differences: LedgerVerified['differences'] = [
      { kind: 'payouts_of_run', id: 'prn_1 total', ...of },
      { kind: 'payout_run', id: 'prn_1', account: 'payout_clearing', ...of },
      { kind: 'payouts_of_account', id: 'acc_1 EUR paid', ...of },
    ];
    expect((await running({ ...figures, differences })).err).toEqual([
      'payouts_of_run prn_1 total: 2,801 in the payout run, 2,800 by its payouts (minor units, EUR)',
      'payout_run prn_1 payout_clearing: 2,801 in the ledger, 2,800 by the payout run (minor units, EUR)',
      'payouts_of_account acc_1 EUR paid: 2,801 in the balance of the account, 2,800 by its payouts (minor units, EUR)',
    ]);
  });
});
