import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripePaymentProvider } from '../../../../src/adapters/stripe/index.ts';
import { closedPaymentProvider } from '../../../../src/main/adapters/payments.ts';
import type { PaymentProvider } from '../../../../src/ports/driven/billing/payment-provider.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { InvoiceId } from '../../../../src/domain/shared/ids.ts';
import { aCheckout, anAccount } from '../../../support/builders/billing-builders.ts';
import { opened, order, planOf, play, registered } from '../../../support/worlds/billing-world.ts';
import { noon, platformId } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import {
  inLiveMode,
  signedByStripe,
  stripeEvents,
  webhookSecret,
} from '../../../support/clients/stripe-events.ts';
import { aWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

describe('a subscription whose provider is not in force', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'providers-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  /** The service on the same data, started with another payment provider; the sandbox unless one is named. */
  const started = async <T>(
    act: (world: World) => Promise<T>,
    paymentProvider?: PaymentProvider,
  ): Promise<T> => {
    const world = aWorld({
      file: join(folder, 'data.db'),
      ...(paymentProvider && { paymentProvider, production: true }),
    });
    try {
      return await act(world);
    } finally {
      await world.close();
    }
  };
  const settled = async ({ useCases }: World) => valueOf(await useCases.settleDueAccounts({ limit: 10 }));

  it('grants nothing once the data goes to production, and counts again where the provider is back', async () => {
    await started(async (world) => {
      await registered(world);
      const { checkoutId } = await opened(world);
      await play(world, checkoutId, 'pay');
      expect(await settled(world)).toBe(0);
      expect(await planOf(world)).toEqual(['growth', 'stems']);
    });
    await started(async (world) => {
      expect(await settled(world)).toBe(1);
      expect(await planOf(world)).toEqual(['developer']);
      expect(valueOf(await world.useCases.readBilling(order)).account).toMatchObject({
        subscriptions: [{ status: 'withheld', reason: 'provider_not_in_force' }],
        entitled: { addOns: [] },
      });
      expect(await settled(world)).toBe(0);
    }, closedPaymentProvider);
    await started(async (world) => {
      expect(await settled(world)).toBe(1);
      expect(await planOf(world)).toEqual(['growth', 'stems']);
    });
  });

  it('grants nothing for test cards once the key is a live one, whatever their events report, and counts them again under the test key', async () => {
    const testing = stripePaymentProvider({ secretKey: 'sk_test_1', webhookSecret });
    const live = stripePaymentProvider({ secretKey: 'sk_live_1', webhookSecret });
    const checkout = aCheckout({ provider: testing.provider, providerRef: 'cs_test_1' });
    const paid = stripeEvents.session('completed', checkout, noon);
    const receive = async ({ useCases }: World, payload: string) => {
      const { body, signature } = signedByStripe(payload, noon);
      const headers = { 'stripe-signature': signature };
      return valueOf(await useCases.receivePayment({ provider: 'stripe', headers, body }));
    };
    const kept = ({ ports }: World) => ports.billing.record(platformId());
    await started(async (world) => {
      await registered(world);
      await world.ports.billing.open({
        checkout,
        account: anAccount(),
        guards: { account: 'absent' },
        effects: noEffects,
      });
      expect(await receive(world, paid)).toBe('recorded');
      expect(await planOf(world)).toEqual(['growth']);
    }, testing);
    await started(async (world) => {
      expect(await settled(world)).toBe(1);
      expect(await planOf(world)).toEqual(['developer']);
      const before = await kept(world);
      const again = stripeEvents.session('async_payment_succeeded', checkout, noon);
      const providerEventId = `evt_checkout.session.async_payment_succeeded_${noon}`;
      expect(await receive(world, again)).toEqual({ passedOver: 'other-mode', providerEventId });
      expect(await receive(world, inLiveMode(again))).toEqual({
        passedOver: 'checkout-unknown',
        providerEventId,
      });
      expect(await kept(world)).toEqual(before);
      expect(await planOf(world)).toEqual(['developer']);
    }, live);
    await started(async (world) => {
      expect(await settled(world)).toBe(1);
      expect(await planOf(world)).toEqual(['growth']);
    }, testing);
  });

  it('has its invoices at the provider, so that the service makes no second one', async () => {
    const testing = stripePaymentProvider({ secretKey: 'sk_test_1', webhookSecret });
    const checkout = aCheckout({ provider: testing.provider, providerRef: 'cs_test_1' });
    await started(async (world) => {
      await registered(world);
      await world.ports.billing.open({
        checkout,
        account: anAccount(),
        guards: { account: 'absent' },
        effects: noEffects,
      });
      const { body, signature } = signedByStripe(
        stripeEvents.invoice('paid', checkout, noon, noon + 30 * dayMs),
        noon,
      );
      const headers = { 'stripe-signature': signature };
      const received = await world.useCases.receivePayment({ provider: 'stripe', headers, body });
      expect(valueOf(received)).toBe('recorded');
    }, testing);
    const { caller, slug } = order;
    for (const other of [
      stripePaymentProvider({ secretKey: 'sk_live_1', webhookSecret }),
      closedPaymentProvider,
    ])
      await started(async ({ useCases }) => {
        const found = valueOf(await useCases.readInvoice({ caller, slug, invoiceId: InvoiceId('in_1') }));
        expect(found).toMatchObject({ url: 'https://invoice.stripe.com/i/1' });
      }, other);
  });
});
