import { PlatformId } from '../../../domain/shared/ids.ts';
import { docOf, type TableKind } from './table-kind.ts';

type BillingKind = 'billing-accounts' | 'checkouts' | 'payment-events';

/** The readers of offers, payment events and grants. */
export const billingKinds: { readonly [Kind in BillingKind]: TableKind<Kind> } = {
  'billing-accounts': { from: 'billing_accounts', record: docOf },
  checkouts: { from: 'checkouts', record: docOf },
  'payment-events': {
    from: 'payment_events',
    record: (row) => ({ platformId: PlatformId(String(row['platform_id'])), event: docOf(row) }),
  },
};
