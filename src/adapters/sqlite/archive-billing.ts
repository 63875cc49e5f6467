import { PlatformId } from '../../domain/shared/ids.ts';
import { accountIn, checkoutIn, paymentEventIn } from './billing-book.ts';
import type { TableKind } from './table-kind.ts';

type BillingKind = 'billing-accounts' | 'checkouts' | 'payment-events';

/** How what was offered, told and granted is read. */
export const billingKinds: { readonly [Kind in BillingKind]: TableKind<Kind> } = {
  'billing-accounts': { tables: ['billing_accounts'], key: ['platform_id'], record: accountIn },
  checkouts: { tables: ['checkouts'], key: ['checkout_id'], record: checkoutIn },
  'payment-events': {
    tables: ['payment_events'],
    key: ['provider', 'provider_event_id'],
    record: (row) => ({ platformId: PlatformId(String(row['platform_id'])), event: paymentEventIn(row) }),
  },
};
