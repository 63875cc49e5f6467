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

/** Where the two amounts are that are compared. */
const compared: Readonly<Record<LedgerDifference['kind'], readonly [ledger: string, expected: string]>> = {
  transaction: ['in the ledger', 'if it balanced'],
  total: ['in the ledger', 'by the sum of the postings'],
  invoice: ['in the ledger', 'by the events of the invoice'],
  fee: ['in the ledger', 'by the fee of the license'],
  payout_run: ['in the ledger', 'by the payout run'],
  payee_balance: ['in the ledger', 'by the balances of accounts'],
  payouts_of_run: ['in the payout run', 'by its payouts'],
  payouts_of_account: ['in the balance of the account', 'by its payouts'],
  fee_account: ['in the ledger', 'by the fee account'],
  fee_invoice: ['in the ledger', 'by the fee invoice'],
  fee_invoice_number: ['invoices with it', 'by the numbers that were issued'],
  fee_payment: ['in the ledger', 'by the payments of the fee invoice'],
  provider: ['in the ledger', 'by the list of the payment provider'],
};

const lineOf = ({ kind, id, platformId, currency, account, ledger, expected }: LedgerDifference): string => {
  const place = [kind, id, platformId, kind === 'total' ? undefined : account]
    .filter((part) => part !== undefined)
    .join(' ');
  const [inLedger, byOther] = compared[kind];
  const unit = currency === '' ? '' : ` (minor units, ${currency})`;
  return `${place}: ${number(ledger)} ${inLedger}, ${number(expected)} ${byOther}${unit}`;
};

export const ledgerCommand = ({
  verifyLedger,
}: {
  readonly verifyLedger: VerifyLedger;
}): OperatorCommand => ({
  name: 'verify-ledger',
  usage: '[--json]',
  summary: 'checks that the ledger balances and agrees with invoices, payouts and payment provider',
  details: [
    'Compares totals with postings, the transactions of each invoice with its events, fee invoices and fee accounts with the fees, payments of fee invoices with their transactions, the numbers of fee invoices with those that were issued, payout runs with their payouts and transactions, balances of accounts with the ledger and with payouts, and payments with the list of the payment provider; the sandbox has no list. Changes nothing. Payments of the last hour are not compared with that list, because their event may not have arrived yet; payouts and balances that change during the command are compared the next time (docs/ledger.md).',
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
