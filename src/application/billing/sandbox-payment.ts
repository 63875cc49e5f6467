import { accountOf, checkoutStatusOf } from '../../domain/billing/account.ts';
import {
  possibleActs,
  sandboxPaymentActs,
  simulatedEvents,
  type Scene,
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

interface Stage {
  readonly billing: BillingStore;
  readonly paymentProvider: PaymentProvider;
  readonly textSigner: TextSigner;
  readonly clock: Clock;
}

/** Only sandbox checkouts have a scene. */
const sceneOf = async (
  { billing, paymentProvider }: Stage,
  checkoutId: CheckoutId,
  now: Instant,
): Promise<Result<Scene, CheckoutNotFound>> => {
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
  (stage: Stage): ShowSandboxPayment =>
  async ({ checkoutId }) => {
    const scene = await sceneOf(stage, checkoutId, stage.clock.now());
    if (!scene.ok) return scene;
    const seals = possibleActs(scene.value).map((act) => ({
      act,
      seal: stage.textSigner.sign(`${checkoutId} ${act}`, 'rehearsal'),
    }));
    return ok({ ...scene.value, seals });
  };

export const playSandboxPayment =
  ({ settle, ...stage }: Stage & { readonly settle: SettleAccount }): PlaySandboxPayment =>
  async ({ checkoutId, seal }) => {
    const { paymentProvider, clock, textSigner } = stage;
    const now = clock.now();
    const scene = await sceneOf(stage, checkoutId, now);
    if (!scene.ok) return scene;
    const meant = textSigner.verify(seal, 'rehearsal');
    const act = sandboxPaymentActs.find((one) => meant === `${checkoutId} ${one}`);
    const events = act ? simulatedEvents(scene.value, act, now) : fail({ kind: 'act-not-possible' });
    if (!act || !events.ok) return fail({ kind: 'act-not-possible' });
    const wasOpen = scene.value.status === 'open';
    for (const [place, event] of events.value.entries()) {
      const message = paymentProvider.play?.(event, now);
      const authenticated = message && (await paymentProvider.authenticate(message, now));
      const received =
        authenticated?.ok && authenticated.value !== 'ignored' ? authenticated.value : undefined;
      if (!received || received.type === 'other-mode')
        throw new Error('the payment provider rejected its own signature');
      const whileOpen = wasOpen && place === 0;
      const settled = await settle({
        platformId: scene.value.checkout.platformId,
        event: received,
        whileOpen,
      });
      if (!settled.ok) return settled;
      if (whileOpen && settled.value === 'duplicate') return fail({ kind: 'act-not-possible' });
    }
    return ok(act);
  };
