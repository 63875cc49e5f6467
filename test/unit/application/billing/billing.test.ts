import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { intervalEnd } from '../../../../src/domain/billing/prices.ts';
import { graceMs } from '../../../../src/domain/billing/subscription.ts';
import { aCheckout, anAccount, paymentEvents } from '../../../support/builders/billing-builders.ts';
import {
  receivePayment,
  mailsOf,
  opened,
  order,
  own,
  planOf,
  play,
  registered,
} from '../../../support/worlds/billing-world.ts';
import { aPlatform, noon, platformId } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { inWorld } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

describe('a checkout', () => {
  it(
    'is offered at the current prices, and keeps them',
    inWorld(async (world) => {
      await registered(world);
      const checkout = await opened(world);
      expect(checkout).toMatchObject({ amount: 6_800, currency: 'EUR', provider: 'sandbox' });
      expect(checkout.lines.map(({ item }) => item)).toEqual(['growth', 'stems']);
      const { checkoutId } = checkout;
      const read = await world.useCases.readCheckout({ ...order, checkoutId });
      expect(read).toEqual({ ok: true, value: { checkout, status: 'open' } });
      expect(await planOf(world)).toEqual(['developer']);
    }),
  );

  it.each([
    ['another website', { successUrl: 'https://evil.example/paid' }],
    ['a name that begins like it', { successUrl: 'https://acme.example.evil.example/' }],
    ['another port', { cancelUrl: 'https://acme.example:8443/' }],
    ['http', { cancelUrl: 'http://acme.example/plans' }],
    ['a user in it', { cancelUrl: 'https://acme.example@evil.example/' }],
  ])('sends nobody back to %s', (_, changes) =>
    inWorld(async (world) => {
      await registered(world);
      const rejected = await world.useCases.openCheckout({ ...order, ...changes });
      expect(rejected).toMatchObject({ ok: false, failure: { kind: 'return-address-rejected' } });
    })(),
  );

  it(
    'stores return addresses in their normal spelling',
    inWorld(async (world) => {
      await registered(world);
      const successUrl = 'HTTPS://Acme.Example/a/../paid?x=%7e';
      const { checkout } = valueOf(
        await world.useCases.openCheckout({ ...order, successUrl, cancelUrl: 'https://acme.example' }),
      );
      expect(checkout).toMatchObject({
        successUrl: 'https://acme.example/paid?x=%7e',
        cancelUrl: 'https://acme.example/',
      });
    }),
  );

  it(
    'says to a platform without a website where it can set one',
    inWorld(async (world) => {
      const { websiteUrl: _, ...without } = own;
      await registered(world, without);
      const rejected = await world.useCases.openCheckout(order);
      const detail = expect.stringMatching(
        /Settings page .* PATCH \/api\/v1\/platforms\/\{slug\}$/,
      ) as string;
      expect(rejected).toMatchObject({
        failure: { kind: 'return-address-rejected', member: 'successUrl', detail },
      });
    }),
  );

  it('sends people back to this machine in development, and nowhere else than home in production', async () => {
    const here = { successUrl: 'http://localhost:3000/paid', cancelUrl: 'http://127.0.0.1:3000/' };
    await inWorld(async (world) => {
      await registered(world, aPlatform());
      expect(await world.useCases.openCheckout({ ...order, ...here })).toMatchObject({ ok: true });
    })();
    await inWorld(
      async (world) => {
        await registered(world);
        expect(await world.useCases.openCheckout({ ...order, ...here })).toMatchObject({ ok: false });
        expect(await world.useCases.openCheckout(order)).toMatchObject({ ok: true });
      },
      { production: true },
    )();
  });

  it(
    'is not offered for what the platform has already, to an enterprise, or for another platform',
    inWorld(async (world) => {
      await registered(world);
      const { checkoutId } = await opened(world);
      expect(await play(world, checkoutId, 'pay')).toEqual({ ok: true, value: 'pay' });
      const again = await world.useCases.openCheckout(order);
      expect(again).toEqual({
        ok: false,
        failure: { kind: 'already-granted', items: ['growth', 'stems'] },
      });
      const foreign = await world.useCases.openCheckout({ ...order, slug: 'another' });
      expect(foreign).toMatchObject({ ok: false, failure: { kind: 'platform-mismatch' } });
      const before = (await world.ports.registry.find(platformId()))?.platform ?? own;
      const { version } = before;
      const staffed = { ...before, tier: 'enterprise', version: version + 1 } as const;
      await world.ports.registry.change({ platform: staffed, guards: { version }, effects: noEffects });
      const rejected = await world.useCases.openCheckout(order);
      expect(rejected).toMatchObject({ ok: false, failure: { kind: 'tier-by-contract' } });
    }),
  );

  it(
    'is retried under the same id if the account has changed meanwhile',
    inWorld(async (world) => {
      await registered(world);
      let moved = false;
      world.before('billing', 'open', async () => {
        if (moved) return;
        moved = true;
        const account = anAccount({ platformId: own.platformId });
        const other = aCheckout({ platformId: own.platformId, provider: 'stripe' }, 77);
        await world.ports.billing.open({
          checkout: other,
          account,
          guards: { account: 'absent' },
          effects: noEffects,
        });
      });
      const { checkoutId } = await opened(world);
      expect(
        (await world.ports.billing.record(platformId())).checkouts.map((one) => one.checkoutId),
      ).toContain(checkoutId);
      expect(moved).toBe(true);
    }),
  );
});

describe('a payment', () => {
  it(
    'grants tier and add-on immediately, and notifies the owner',
    inWorld(async (world) => {
      await registered(world);
      const { checkoutId } = await opened(world);
      await play(world, checkoutId, 'decline');
      expect(await planOf(world)).toEqual(['developer']);
      await play(world, checkoutId, 'pay');
      expect(await planOf(world)).toEqual(['growth', 'stems']);
      expect(await mailsOf(world)).toMatchObject([{ kind: 'plan_changed', to: own.contactEmail }]);
      const state = await world.useCases.readBilling(order);
      expect(state).toMatchObject({ value: { account: { subscriptions: [{ status: 'active' }] } } });
      const invoices = await world.useCases.listInvoices(order);
      expect(invoices).toMatchObject({ value: [{ status: 'paid', total: { amount: 6_800 } }] });
    }),
  );

  it(
    'is not accepted from anyone but the provider',
    inWorld(async (world) => {
      await registered(world);
      const checkout = await opened(world);
      const body = Buffer.from(JSON.stringify(paymentEvents.completed(checkout, noon)));
      const { paymentProvider } = world.ports;
      const forged = {
        provider: 'sandbox',
        body,
        headers: { 'sandbox-signature': `${noon}.${'0'.repeat(64)}` },
      };
      const rejection = { ok: false, failure: { kind: 'payment-signature-invalid' } };
      expect(await world.useCases.receivePayment(forged)).toEqual(rejection);
      expect(await world.useCases.receivePayment({ ...forged, headers: {} })).toEqual(rejection);
      const signed = paymentProvider.play?.(paymentEvents.completed(checkout, noon), noon);
      const headers = { 'sandbox-signature': signed?.signature };
      const altered = Buffer.from(body.toString().replace('6800', '6801'));
      expect(await world.useCases.receivePayment({ ...forged, headers, body: altered })).toEqual(rejection);
      expect(await planOf(world)).toEqual(['developer']);
      const honest = { provider: 'sandbox', headers, body: signed?.body ?? body };
      expect(await world.useCases.receivePayment(honest)).toEqual({ ok: true, value: 'recorded' });
      expect(await world.useCases.receivePayment(honest)).toEqual({ ok: true, value: 'duplicate' });
      expect(await planOf(world)).toEqual(['growth', 'stems']);
      world.clock.advance(600_000);
      expect(await world.useCases.receivePayment(honest)).toEqual(rejection);
    }),
  );

  it(
    'of another amount grants nothing, and is recorded',
    inWorld(async (world) => {
      await registered(world);
      const checkout = await opened(world);
      const event = paymentEvents.completed(checkout, noon, { paid: { amount: 1, currency: 'EUR' } });
      expect(await receivePayment(world, event)).toEqual({ ok: true, value: 'recorded' });
      expect(await planOf(world)).toEqual(['developer']);
      const [note] = await world.ports.auditLog.entries({ after: 0, limit: 10 });
      expect(note).toMatchObject({
        action: 'billing.payment_mismatch',
        subjects: [checkout.checkoutId, platformId()],
      });
    }),
  );

  it(
    'of less than the price is also recorded if the plan ends at the same moment',
    inWorld(async (world) => {
      await registered(world);
      const checkout = await opened(world);
      await play(world, checkout.checkoutId, 'pay');
      world.clock.advance(intervalEnd(noon, 'month') - noon + 30 * dayMs);
      const less = { total: { amount: 1, currency: 'EUR' }, invoiceRef: 'little' };
      const now = world.clock.now();
      await receivePayment(world, paymentEvents.paid(checkout, now, intervalEnd(now, 'month'), less));
      const notes = await world.ports.auditLog.entries({ after: 0, limit: 10 });
      expect(notes.at(-1)).toMatchObject({
        action: 'billing.plan_changed',
        detail: { tier: 'developer', paid: '1 EUR little' },
      });
    }),
  );

  it(
    'of less than the price renews nothing, and is recorded',
    inWorld(async (world) => {
      await registered(world);
      const checkout = await opened(world);
      await play(world, checkout.checkoutId, 'pay');
      const less = { total: { amount: 1, currency: 'EUR' }, invoiceRef: 'little' };
      await receivePayment(world, paymentEvents.paid(checkout, noon, intervalEnd(noon, 'month'), less));
      expect(await world.useCases.readBilling(order)).toMatchObject({
        value: { account: { subscriptions: [{ paidUntil: intervalEnd(noon, 'month') }] } },
      });
      const notes = await world.ports.auditLog.entries({ after: 0, limit: 10 });
      expect(notes.at(-1)).toMatchObject({
        action: 'billing.payment_mismatch',
        detail: { asked: expect.stringContaining('6800 EUR') as string, paid: '1 EUR little' },
      });
    }),
  );
});

describe('a renewal that fails', () => {
  it(
    'has no effect for seven days, with two warnings, then ends the plan; a late payment restores it',
    inWorld(async (world) => {
      await registered(world);
      const { clock, useCases } = world;
      const { checkoutId } = await opened(world);
      await play(world, checkoutId, 'pay');
      clock.advance(intervalEnd(noon, 'month') - noon);
      await mailsOf(world);
      await play(world, checkoutId, 'fail_renewal');
      expect(await mailsOf(world)).toMatchObject([{ kind: 'payment_failed' }]);
      await useCases.settleDueAccounts({ limit: 10 });
      expect(await mailsOf(world)).toEqual([]);

      clock.advance(graceMs - 2 * dayMs);
      expect(await useCases.settleDueAccounts({ limit: 10 })).toEqual({ ok: true, value: 1 });
      expect(await mailsOf(world)).toMatchObject([{ subject: expect.stringContaining('loses') as string }]);
      expect(await planOf(world)).toEqual(['growth', 'stems']);

      clock.advance(2 * dayMs);
      await useCases.settleDueAccounts({ limit: 10 });
      expect(await planOf(world)).toEqual(['developer']);
      expect(await mailsOf(world)).toMatchObject([{ kind: 'plan_changed' }]);
      expect(await useCases.settleDueAccounts({ limit: 10 })).toEqual({ ok: true, value: 0 });

      await play(world, checkoutId, 'renew');
      expect(await planOf(world)).toEqual(['growth', 'stems']);
    }),
  );

  it.each(['refund', 'cancel'])('%s ends the plan immediately', (act) =>
    inWorld(async (world) => {
      await registered(world);
      const { checkoutId } = await opened(world);
      await play(world, checkoutId, 'pay');
      await play(world, checkoutId, act);
      expect(await planOf(world)).toEqual(['developer']);
      expect(await play(world, checkoutId, 'renew')).toMatchObject({ failure: { kind: 'act-not-possible' } });
    })(),
  );
});
