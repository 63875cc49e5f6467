import { billingCollections } from '../billing.ts';
import { feeCollections } from './fees.ts';
import { ledgerCollections } from './ledger.ts';
import { payoutCollections } from '../royalties/payouts.ts';
import { royaltyCollections } from '../royalties/periods.ts';

/** Payments, fees, the ledger, royalty periods and payouts. */
export const moneyCollections = [
  ...billingCollections,
  ...ledgerCollections,
  ...feeCollections,
  ...royaltyCollections,
  ...payoutCollections,
];
