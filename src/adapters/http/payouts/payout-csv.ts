import { majorText } from '../../../domain/shared/money.ts';
import type { OpenedPayout } from '../../../ports/driving/payouts/payouts.ts';
import { csvRows } from '../vocabulary/csv.ts';
import { endToEndId } from './pain001.ts';

const columns = [
  ...['payoutId', 'endToEndId', 'accountId', 'amount', 'currency', 'holder'],
  ...['iban', 'bic', 'country', 'bankCode', 'accountNumber'],
];

/** Returns the transfers of a run as a CSV file, with amounts in major units. */
export const payoutCsv = (payouts: readonly OpenedPayout[]): string =>
  csvRows([
    columns,
    ...payouts.map(({ payout, details }) => {
      const { payoutId, accountId, amount, currency } = payout;
      const own = [payoutId, endToEndId(payoutId), accountId, majorText({ amount, currency }), currency];
      return details.type === 'iban'
        ? [...own, details.holder, details.iban, details.bic, '', '', '']
        : [...own, details.holder, '', '', details.country, details.bankCode, details.accountNumber];
    }),
  ]);
