import type { ArchiveRecords } from '../../ports/driven/archive.ts';
import * as book from './billing-book.ts';
import type { DocumentKind } from './document-kind.ts';

type BillingKind = 'billing-accounts' | 'checkouts' | 'payment-events';

/** How what was offered, told and granted is kept. */
export const billingKinds: { readonly [Kind in BillingKind]: DocumentKind<ArchiveRecords[Kind]> } = {
  'billing-accounts': {
    collection: 'billing_accounts',
    document: book.toAccountDocument,
    record: ({ account }: book.AccountDocument) => account,
  },
  checkouts: {
    collection: 'checkouts',
    document: book.toCheckoutDocument,
    record: ({ checkout }: book.CheckoutDocument) => checkout,
  },
  'payment-events': {
    collection: 'payment_events',
    document: ({ event, platformId }) => book.toPaymentEventDocument(event, platformId),
    record: ({ platformId, event }: book.PaymentEventDocument) => ({ platformId, event }),
  },
};
