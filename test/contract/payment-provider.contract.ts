import type { Checkout } from '../../src/domain/billing/checkout.ts';
import type { Instant } from '../../src/domain/shared/calendar.ts';
import type { PaymentProvider, PaymentMessage } from '../../src/ports/driven/payment-provider.ts';
import { aCheckout } from '../support/billing-builders.ts';
import { noon } from '../support/builders.ts';
import type { ContractCase } from '../support/contract.ts';
import { policiesIn, type OpenWorld } from './world.ts';

/** A desk, and what its provider sends. */
export interface DeskView {
  readonly desk: PaymentProvider;
  /** The provider's name for a subscription that runs. */
  readonly subscriptionRef: string;
  /** That a checkout was paid at a moment, signed then. */
  readonly completion: (checkout: Checkout, at: Instant, amount?: number) => PaymentMessage;
  /** The same, signed by the same hand, and told of another desk. */
  readonly elsewhere: (checkout: Checkout, at: Instant) => PaymentMessage;
}

const refused = { ok: false, failure: { kind: 'payment-signature-invalid' } };

/** What every desk promises: see `PaymentProvider`. */
export const paymentProviderContract = (open: OpenWorld<DeskView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const at = (desk: PaymentProvider, changes: Partial<Checkout> = {}) =>
    aCheckout({ provider: desk.provider, ...changes });
  return [
    policy('answers where an offer is paid, and under which name', async ({ desk }) => {
      const opened = await desk.open(at(desk));
      if (opened === 'closed') throw new Error('nobody can pay there');
      expect(opened.providerRef).toMatch(/\S/);
      expect(new URL(opened.url).protocol).toMatch(/^https?:$/);
      expect(opened.expiresAt).toBeGreaterThan(0);
    }),

    policy('opens an offer that is asked for again as the same checkout', async ({ desk }) => {
      const first = await desk.open(at(desk));
      expect(await desk.open(at(desk))).toEqual(first);
    }),

    policy('closes a checkout that nobody paid', async ({ desk }) => {
      const opened = await desk.open(at(desk));
      if (opened === 'closed') throw new Error('nobody can pay there');
      expect(await desk.closeCheckout(opened.providerRef)).toBe('closed');
    }),

    policy('ends a subscription with its period, and renews it again', async ({ desk, subscriptionRef }) => {
      expect(await desk.endWithPeriod(subscriptionRef, true)).toBe('done');
      expect(await desk.endWithPeriod(subscriptionRef, false)).toBe('done');
    }),

    policy('changes the plan of a subscription, once for one key, and says since when', async (view) => {
      const { desk, subscriptionRef } = view;
      const { lines, amount, currency } = aCheckout({ interval: 'year' });
      const plan = { interval: 'year', lines, amount, currency } as const;
      const change = { subscriptionRef, plan, idempotencyKey: 'change-1', now: noon };
      const first = await desk.changePlan(change);
      expect(first).toEqual({ since: expect.any(Number) as number });
      expect(await desk.changePlan(change)).toEqual(first);
    }),

    policy('tells of a payment in our words, with reference, amount and its own time', async (view) => {
      const { desk, completion } = view;
      const checkout = at(desk);
      const heard = await desk.authenticate(completion(checkout, noon), noon + 1_000);
      expect(heard).toMatchObject({
        ok: true,
        value: {
          type: 'checkout.completed',
          provider: desk.provider,
          providerEventId: expect.stringMatching(/\S/) as string,
          at: noon,
          checkoutId: checkout.checkoutId,
          providerRef: checkout.providerRef,
          paid: { amount: checkout.amount, currency: checkout.currency },
        },
      });
    }),

    policy('tells what was paid, not what was asked for', async ({ desk, completion }) => {
      const heard = await desk.authenticate(completion(at(desk), noon, 1), noon);
      expect(heard).toMatchObject({ value: { paid: { amount: 1 } } });
    }),

    policy('tells nothing of a payment at another desk of its provider’s', async ({ desk, elsewhere }) => {
      expect(await desk.authenticate(elsewhere(at(desk), noon), noon)).toEqual({
        ok: true,
        value: { type: 'told-elsewhere', providerEventId: expect.stringMatching(/\S/) as string },
      });
    }),

    policy('tells of one message under one id, however often it comes', async ({ desk, completion }) => {
      const message = completion(at(desk), noon);
      const first = await desk.authenticate(message, noon);
      expect(await desk.authenticate(message, noon + 60_000)).toEqual(first);
    }),

    policy('believes no message without a signature, or with that of another one', async (view) => {
      const { desk, completion } = view;
      const message = completion(at(desk), noon);
      const other = completion(at(desk), noon, 1);
      for (const signature of ['', ',', 'nonsense', other.signature]) {
        expect(await desk.authenticate({ ...message, signature }, noon)).toEqual(refused);
      }
    }),

    policy('believes no message of which a byte was changed', async ({ desk, completion }) => {
      const { body, signature } = completion(at(desk), noon);
      for (let place = 0; place < body.length; place += 17) {
        const altered = Uint8Array.from(body, (byte, i) => (i === place ? byte ^ 1 : byte));
        expect(await desk.authenticate({ body: altered, signature }, noon)).toEqual(refused);
      }
    }),

    policy('believes no message more than five minutes after it was signed', async (view) => {
      const { desk, completion } = view;
      const message = completion(at(desk), noon);
      expect(await desk.authenticate(message, noon + 299_000)).toMatchObject({ ok: true });
      expect(await desk.authenticate(message, noon + 301_000)).toEqual(refused);
    }),
  ];
};
