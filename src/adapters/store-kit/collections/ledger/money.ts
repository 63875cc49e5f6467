import { billingCollections } from '../billing.ts';
import { feeCollections } from './fees.ts';
import { ledgerCollections } from './ledger.ts';
import { royaltyCollections } from '../royalties/periods.ts';

/** Payments, fees, the ledger and royalty periods. */
export const moneyCollections = [
  ...billingCollections,
  ...ledgerCollections,
  ...feeCollections,
  ...royaltyCollections,
];
