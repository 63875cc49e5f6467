import { billingCollections } from '../billing.ts';
import { ledgerCollections } from './ledger.ts';
import { royaltyCollections } from '../royalties/periods.ts';

/** Payments, the ledger and royalty periods. */
export const moneyCollections = [...billingCollections, ...ledgerCollections, ...royaltyCollections];
