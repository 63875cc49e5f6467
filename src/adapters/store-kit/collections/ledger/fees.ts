import type { Fee } from '../../../../domain/fees/fee.ts';
import { collection, counter } from '../../collection.ts';
import { text, whole } from '../../members.ts';

/** Fees of licenses and their credits, each in the commit of its license. */
export const licenseFees = collection<Fee>()('license_fees', {
  key: ['feeId'],
  appendOnly: 'in-any-order',
  members: { feeId: text, platformId: text, licenseId: text, at: whole },
  indexes: {
    byTime: { on: ['at', 'feeId'] },
    ofPlatform: { on: ['platformId', 'at', 'feeId'] },
    ofLicense: { on: ['licenseId', 'at', 'feeId'] },
  },
});

/** The sums of fees and credits, which are added with each of them. */
export const feeMonths = counter('fee_months', {
  key: { platformId: text, month: text, currency: text },
  counts: ['accrued', 'credited'],
});

export const feeCollections = [licenseFees, feeMonths];
