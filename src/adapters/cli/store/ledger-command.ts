import type { LedgerDifference } from '../../../domain/ledger/verification.ts';
import type { LedgerVerified, VerifyLedger } from '../../../ports/driving/ledger/ledger.ts';
import { jsonOption, wantsJson, type OperatorCommand } from '../command.ts';
import { counted, number } from '../counted.ts';

const figures = ({ transactions, platforms }: Pick<LedgerVerified, 'transactions' | 'platforms'>): string =>
  `${counted(transactions, 'transaction')}, ${counted(platforms, 'platform')}`;

const withProvider = ({ payments }: LedgerVerified): string =>
  payments === null
    ? 'not compared with the payment provider, which has no list of its own'
    : counted(payments, 'payment of the provider', 'payments of the provider');

const comparedWith: Readonly<Record<LedgerDifference['kind'], string>> = {
  transaction: 'if it balanced',
  total: 'by the sum of the postings',
  invoice: 'by the events of the invoice',
  fee: 'by the fee of the license',
  payout_run: 'by the payout run',
  payee_balance: 'by the balances of accounts',
  fee_account: 'by the fee account',
  fee_invoice: 'by the fee invoice',
  provider: 'by the list of the payment provider',
};

const lineOf = ({ kind, id, platformId, currency, account, ledger, expected }: LedgerDifference): string => {
  const place = [kind, id, platformId, kind === 'total' ? undefined : account]
    .filter((part) => part !== undefined)
    .join(' ');
  return `${place}: ${number(ledger)} in the ledger, ${number(expected)} ${comparedWith[kind]} (minor units, ${currency})`;
};

export const ledgerCommand = ({
  verifyLedger,
}: {
  readonly verifyLedger: VerifyLedger;
}): OperatorCommand => ({
  name: 'verify-ledger',
  usage: '[--json]',
  summary: 'checks that the ledger balances and agrees with invoices and payment provider',
  details: [
    'Compares totals with postings, the transactions of each invoice with its events, fee invoices and fee accounts with the fees, and payments with the list of the payment provider; the sandbox has no list. Changes nothing. Payments of the last hour are not compared with that list, because their event may not have arrived yet (docs/ledger.md).',
  ],
  options: { ...jsonOption },
  arguments: { min: 0, max: 0 },
  run: async (given, terminal) => {
    const verified = await verifyLedger({ onProgress: (sofar) => terminal.progress(figures(sofar)) });
    if (!verified.ok) return false;
    const { differences } = verified.value;
    if (wantsJson(given)) terminal.out(JSON.stringify(verified.value));
    else
      terminal.out(
        `${figures(verified.value)}, ${withProvider(verified.value)}: ${counted(differences.length, 'difference')}`,
      );
    for (const difference of differences) terminal.err(lineOf(difference));
    return differences.length === 0;
  },
});
