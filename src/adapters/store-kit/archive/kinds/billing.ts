import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import { billingAccounts, checkouts, invoices, paymentEvents } from '../../collections/billing.ts';
import { sameAs, type KitKind } from '../kind.ts';

/** Checkouts, payment events and grants. */
export const billingKinds = {
  'billing-accounts': sameAs<'billing-accounts'>(billingAccounts),
  checkouts: sameAs<'checkouts'>(checkouts),
  'payment-events': sameAs<'payment-events'>(paymentEvents),
  invoices: sameAs<'invoices'>(invoices),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
