import { invoicesOf } from '../../../src/domain/billing/invoice.ts';
import { invoiceBookings } from '../../../src/domain/ledger/invoice-bookings.ts';
import { ClientId, LedgerTransactionId } from '../../../src/domain/shared/ids.ts';
import type { BillingStore } from '../../../src/ports/driven/billing/billing-store.ts';
import type { PlatformRegistry } from '../../../src/ports/driven/platforms/platform-registry.ts';
import { aCheckout, anAccount, paymentEvents } from '../../support/builders/billing-builders.ts';
import { aPlatform, noon } from '../../support/builders/builders.ts';
import { noEffects } from '../../support/effects.ts';
import type { namesOf } from './acknowledgement.ts';

interface Stores {
  readonly billing: BillingStore;
  readonly registry: PlatformRegistry;
}

/** A platform pays: the event of its payment is booked in the same commit. Returns the ID of the event. */
export const paid = async (
  { billing, registry }: Stores,
  { payer: platformId, checkout: checkoutId }: ReturnType<typeof namesOf>,
): Promise<string> => {
  const payer = {
    ...aPlatform({ platformId }),
    slug: `payer-${platformId.replaceAll('_', '-')}`,
    clientId: ClientId(`cli_${platformId}`),
  };
  await registry.register({ platform: payer, credentials: [], effects: noEffects });
  const checkout = { ...aCheckout({ platformId }), checkoutId };
  const account = anAccount({ platformId });
  await billing.open({ checkout, account, guards: { account: 'absent' }, effects: noEffects });
  const event = paymentEvents.paid(checkout, noon);
  let last = 0;
  const nextId = () => LedgerTransactionId(`txn_${checkoutId}_${++last}`);
  const outcome = await billing.commit({
    event,
    account: { ...account, version: 2 },
    bookings: invoiceBookings(
      { platformId, events: [event], booked: [] },
      { now: noon, taxPercent: 19, nextId },
    ),
    invoices: invoicesOf([event]).map((invoice) => ({ invoiceId: invoice.invoiceId, invoice })),
    effects: noEffects,
    guards: { account: 1, platform: payer.version },
  });
  if (outcome !== 'committed') throw new Error(`${checkoutId} was not paid: ${outcome}`);
  return event.providerEventId;
};
