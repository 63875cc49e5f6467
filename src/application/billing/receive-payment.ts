import { fail, ok } from '../../domain/shared/result.ts';
import type { BillingBook } from '../../ports/driven/billing-book.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { PaymentDesk } from '../../ports/driven/payment-desk.ts';
import type { ReceivePayment } from '../../ports/driving/billing.ts';
import type { SettleAccount } from './settle-account.ts';

interface Needs {
  readonly billing: BillingBook;
  readonly desk: PaymentDesk;
  readonly clock: Clock;
  readonly settle: SettleAccount;
}

export const receivePayment =
  ({ billing, desk, clock, settle }: Needs): ReceivePayment =>
  async ({ provider, body, headers }) => {
    if (provider !== desk.hook) return fail({ kind: 'provider-not-found' });
    const message = { body, signature: headers[desk.signatureHeader] ?? '' };
    const told = await desk.authenticate(message, clock.now());
    if (!told.ok) return told;
    const event = told.value;
    if (event === 'ignored') return ok(event);
    const { providerEventId } = event;
    if (event.type === 'told-elsewhere') return ok({ passedOver: event.type, providerEventId });
    const checkout = await billing.find(event.checkoutId);
    return checkout?.provider === desk.provider
      ? settle({ platformId: checkout.platformId, event })
      : ok({ passedOver: 'checkout-unknown', providerEventId });
  };
