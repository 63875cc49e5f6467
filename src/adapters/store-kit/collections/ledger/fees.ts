import type { FeeAccount } from '../../../../domain/fees/fee-account.ts';
import type { Fee } from '../../../../domain/fees/fee.ts';
import { collection, counter } from '../../collection.ts';
import { optional, text, whole } from '../../members.ts';

/** License fees and their credits, each in the commit of its license. */
export const licenseFees = collection<Fee>()('license_fees', {
  key: ['feeId'],
  appendOnly: 'in-any-order',
  members: { feeId: text, platformId: text, licenseId: text, mode: text, currency: text, at: whole },
  indexes: {
    byTime: { on: ['at', 'feeId'] },
    ofPlatform: { on: ['platformId', 'at', 'feeId'] },
    ofAccount: { on: ['platformId', 'mode', 'currency', 'at', 'feeId'] },
    ofLicense: { on: ['licenseId', 'at', 'feeId'] },
  },
});

/** The sums of fees and credits, which are added with each of them. */
export const feeMonths = counter('fee_months', {
  key: { platformId: text, month: text, currency: text },
  counts: ['accrued', 'credited'],
});

/** Fees that are on no invoice yet. An account changes only under the lock of its platform. */
export const feeAccounts = collection<FeeAccount>()('fee_accounts', {
  key: ['platformId', 'mode', 'currency'],
  members: { platformId: text, mode: text, currency: text, nextDue: optional(whole) },
  indexes: { due: { on: ['nextDue', 'platformId', 'mode', 'currency'], having: ['nextDue'] } },
});

/** How many fee invoices were issued in each series, so that their numbers have no gaps. */
export const invoiceNumbers = counter('invoice_numbers', { key: { series: text }, counts: ['issued'] });

export const feeCollections = [licenseFees, feeMonths, feeAccounts, invoiceNumbers];
