import { accountOf, checkoutStatusOf } from '../../domain/billing/account.ts';
import {
  possibleActs,
  sandboxPaymentActs,
  simulatedEvents,
  type SandboxCheckout,
} from '../../domain/billing/sandbox-payment.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { CheckoutId } from '../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type {
  CheckoutNotFound,
  PlaySandboxPayment,
  ShowSandboxPayment,
} from '../../ports/driving/billing.ts';
import type { SettleAccount } from './settle-account.ts';

interface Dependencies {
  readonly billing: BillingStore;
  readonly paymentProvider: PaymentProvider;
  readonly textSigner: TextSigner;
  readonly clock: Clock;
}

/** Returns a checkout of the sandbox; one of another payment provider is not found. */
const sandboxCheckoutOf = async (
  { billing, paymentProvider }: Dependencies,
  checkoutId: CheckoutId,
  now: Instant,
): Promise<Result<SandboxCheckout, CheckoutNotFound>> => {
  const checkout = paymentProvider.play && (await billing.find(checkoutId));
  if (checkout?.provider !== paymentProvider.provider) return fail({ kind: 'checkout-not-found' });
  const { events } = await billing.record(checkout.platformId);
  const { subscriptions, invoices } = accountOf([checkout], events, {
    now,
    provider: paymentProvider.provider,
  });
  const [subscription] = subscriptions;
  const status = checkoutStatusOf(checkout, events, now);
  return ok({ checkout, status, ...(subscription && { subscription }), invoices });
};

export const showSandboxPayment =
  (dependencies: Dependencies): ShowSandboxPayment =>
  async ({ checkoutId }) => {
    const found = await sandboxCheckoutOf(dependencies, checkoutId, dependencies.clock.now());
    if (!found.ok) return found;
    const tokens = possibleActs(found.value).map((act) => ({
      act,
      token: dependencies.textSigner.sign(`${checkoutId} ${act}`, 'rehearsal'),
    }));
    return ok({ ...found.value, tokens });
  };

export const playSandboxPayment =
  ({ settle, ...dependencies }: Dependencies & { readonly settle: SettleAccount }): PlaySandboxPayment =>
  async ({ checkoutId, token }) => {
    const { paymentProvider, clock, textSigner } = dependencies;
    const now = clock.now();
    const found = await sandboxCheckoutOf(dependencies, checkoutId, now);
    if (!found.ok) return found;
    const meant = textSigner.verify(token, 'rehearsal');
    const act = sandboxPaymentActs.find((one) => meant === `${checkoutId} ${one}`);
    const events = act ? simulatedEvents(found.value, act, now) : fail({ kind: 'act-not-possible' });
    if (!act || !events.ok) return fail({ kind: 'act-not-possible' });
    const wasOpen = found.value.status === 'open';
    for (const [place, event] of events.value.entries()) {
      const message = paymentProvider.play?.(event, now);
      const authenticated = message && (await paymentProvider.authenticate(message, now));
      const received =
        authenticated?.ok && authenticated.value !== 'ignored' ? authenticated.value : undefined;
      if (!received || received.type === 'other-mode')
        throw new Error('the payment provider rejected its own signature');
      const whileOpen = wasOpen && place === 0;
      const settled = await settle({
        platformId: found.value.checkout.platformId,
        event: received,
        whileOpen,
      });
      if (!settled.ok) return settled;
      if (whileOpen && settled.value === 'duplicate') return fail({ kind: 'act-not-possible' });
    }
    return ok(act);
  };
