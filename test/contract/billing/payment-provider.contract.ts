import type { Checkout } from '../../../src/domain/billing/checkout.ts';
import { intervalEnd } from '../../../src/domain/billing/prices.ts';
import type { Instant } from '../../../src/domain/shared/calendar.ts';
import type { PaymentProvider, PaymentMessage } from '../../../src/ports/driven/billing/payment-provider.ts';
import { aCheckout } from '../../support/builders/billing-builders.ts';
import { noon } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

/** A payment provider, and the messages that it sends. */
export interface PaymentProviderView {
  readonly paymentProvider: PaymentProvider;
  /** The provider's name for a subscription that runs. */
  readonly subscriptionRef: string;
  /** That a checkout was paid at a moment, signed then. */
  readonly completion: (checkout: Checkout, at: Instant, amount?: number) => PaymentMessage;
  /** The same with the same signature, about a checkout of another installation. */
  readonly elsewhere: (checkout: Checkout, at: Instant) => PaymentMessage;
}

const rejected = { ok: false, failure: { kind: 'payment-signature-invalid' } };

/** The promises of every payment provider: see `PaymentProvider`. */
export const paymentProviderContract = (open: OpenWorld<PaymentProviderView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const at = (paymentProvider: PaymentProvider, changes: Partial<Checkout> = {}) =>
    aCheckout({ provider: paymentProvider.provider, ...changes });
  return [
    policy(
      'returns where an offer can be paid, and the name of the checkout',
      async ({ paymentProvider }) => {
        const opened = await paymentProvider.open(at(paymentProvider));
        if (opened === 'closed') throw new Error('nobody can pay there');
        expect(opened.providerRef).toMatch(/\S/);
        expect(new URL(opened.url).protocol).toMatch(/^https?:$/);
        expect(opened.expiresAt).toBeGreaterThan(0);
      },
    ),

    policy('returns the same checkout if it is opened again', async ({ paymentProvider }) => {
      const first = await paymentProvider.open(at(paymentProvider));
      expect(await paymentProvider.open(at(paymentProvider))).toEqual(first);
    }),

    policy('closes a checkout that nobody paid', async ({ paymentProvider }) => {
      const opened = await paymentProvider.open(at(paymentProvider));
      if (opened === 'closed') throw new Error('nobody can pay there');
      expect(await paymentProvider.closeCheckout(opened.providerRef)).toBe('closed');
    }),

    policy(
      'ends a subscription with its period, and renews it again',
      async ({ paymentProvider, subscriptionRef }) => {
        expect(await paymentProvider.endWithPeriod(subscriptionRef, true)).toBe('done');
        expect(await paymentProvider.endWithPeriod(subscriptionRef, false)).toBe('done');
      },
    ),

    policy('changes the plan of a subscription, once for one key, and says since when', async (view) => {
      const { paymentProvider, subscriptionRef } = view;
      const { lines, amount, currency } = aCheckout({ interval: 'year' });
      const plan = { interval: 'year', lines, amount, currency } as const;
      const change = { subscriptionRef, plan, idempotencyKey: 'change-1', now: noon };
      const first = await paymentProvider.changePlan(change);
      expect(first).toEqual({ since: expect.any(Number) as number });
      expect(await paymentProvider.changePlan(change)).toEqual(first);
    }),

    policy('lists no payment of an invoice that is not of this service', async ({ paymentProvider }) => {
      expect((await paymentProvider.listPayments?.()) ?? []).toEqual([]);
    }),

    policy('previews the price of a plan, and changes nothing', async (view) => {
      const { paymentProvider, subscriptionRef } = view;
      const { lines, amount, currency } = aCheckout({ interval: 'year' });
      const plan = { interval: 'year', lines, amount, currency } as const;
      const current = { amount: 4_900, start: noon, end: noon + 2_592_000_000 };
      const query = { subscriptionRef, plan, current, now: noon + 86_400_000 };
      const first = await paymentProvider.previewPlan(query);
      if (typeof first === 'string') throw new Error(first);
      expect(first.lines[0]?.kind).toBe('period');
      expect(first.dueNow).toBeGreaterThanOrEqual(0);
      expect(first.periodEnd).toBe(intervalEnd(query.now, 'year'));
      expect(await paymentProvider.previewPlan(query)).toEqual(first);
      expect(await paymentProvider.endWithPeriod(subscriptionRef, false)).toBe('done');
    }),

    policy('names the document of an invoice by its address, or none', async ({ paymentProvider }) => {
      const document = await paymentProvider.invoiceDocument('in_1');
      expect(document ?? 'https://none.example').toMatch(/^https:\/\//);
      expect(await paymentProvider.invoiceDocument('in_1')).toBe(document);
    }),

    policy(
      'returns a payment in the terms of this service, with its reference, amount and time',
      async (view) => {
        const { paymentProvider, completion } = view;
        const checkout = at(paymentProvider);
        const received = await paymentProvider.authenticate(completion(checkout, noon), noon + 1_000);
        expect(received).toMatchObject({
          ok: true,
          value: {
            type: 'checkout.completed',
            provider: paymentProvider.provider,
            providerEventId: expect.stringMatching(/\S/) as string,
            at: noon,
            checkoutId: checkout.checkoutId,
            providerRef: checkout.providerRef,
            paid: { amount: checkout.amount, currency: checkout.currency },
          },
        });
      },
    ),

    policy(
      'returns the amount that was paid, not the one that was requested',
      async ({ paymentProvider, completion }) => {
        const received = await paymentProvider.authenticate(completion(at(paymentProvider), noon, 1), noon);
        expect(received).toMatchObject({ value: { paid: { amount: 1 } } });
      },
    ),

    policy(
      'ignores a payment of another installation with the same provider',
      async ({ paymentProvider, elsewhere }) => {
        expect(await paymentProvider.authenticate(elsewhere(at(paymentProvider), noon), noon)).toEqual({
          ok: true,
          value: { type: 'other-mode', providerEventId: expect.stringMatching(/\S/) as string },
        });
      },
    ),

    policy(
      'returns one message under one ID, however often it arrives',
      async ({ paymentProvider, completion }) => {
        const message = completion(at(paymentProvider), noon);
        const first = await paymentProvider.authenticate(message, noon);
        expect(await paymentProvider.authenticate(message, noon + 60_000)).toEqual(first);
      },
    ),

    policy('rejects a message without a signature, or with that of another message', async (view) => {
      const { paymentProvider, completion } = view;
      const message = completion(at(paymentProvider), noon);
      const other = completion(at(paymentProvider), noon, 1);
      for (const signature of ['', ',', 'nonsense', other.signature]) {
        expect(await paymentProvider.authenticate({ ...message, signature }, noon)).toEqual(rejected);
      }
    }),

    policy('rejects a message with a changed byte', async ({ paymentProvider, completion }) => {
      const { body, signature } = completion(at(paymentProvider), noon);
      for (let place = 0; place < body.length; place += 17) {
        const altered = Uint8Array.from(body, (byte, i) => (i === place ? byte ^ 1 : byte));
        expect(await paymentProvider.authenticate({ body: altered, signature }, noon)).toEqual(rejected);
      }
    }),

    policy('rejects a message more than five minutes after it was signed', async (view) => {
      const { paymentProvider, completion } = view;
      const message = completion(at(paymentProvider), noon);
      expect(await paymentProvider.authenticate(message, noon + 299_000)).toMatchObject({ ok: true });
      expect(await paymentProvider.authenticate(message, noon + 301_000)).toEqual(rejected);
    }),
  ];
};
