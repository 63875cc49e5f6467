import { billingStoreContract } from '../billing/billing-store.contract.ts';
import { billingInterleavingContract } from '../billing/billing-store/interleaving.ts';
import { feeStoreContract } from '../fees/fee-store.contract.ts';
import { ledgerStoreContract } from '../ledger/ledger-store.contract.ts';
import { payoutStoreContract } from '../payouts/payout-store.contract.ts';
import { periodStoreContract } from '../royalties/period-store.contract.ts';

/** The ports of money: see `storePorts`. */
export const moneyPorts = [
  {
    port: 'BillingStore',
    cases: billingStoreContract,
    interleaved: billingInterleavingContract,
    withoutLocks: {
      'read-committed': [
        'settles an account or changes its platform, if both were decided on the same version, at step 2',
        'keeps an account due whose platform asks for it, at step 2',
      ],
      snapshot: [],
    },
  },
  { port: 'LedgerStore', cases: ledgerStoreContract },
  { port: 'FeeStore', cases: feeStoreContract },
  { port: 'PeriodStore', cases: periodStoreContract },
  { port: 'PayoutStore', cases: payoutStoreContract },
];
