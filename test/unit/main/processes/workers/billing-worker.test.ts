import { intervalEnd } from '../../../../../src/domain/billing/prices.ts';
import { graceMs } from '../../../../../src/domain/billing/subscription.ts';
import { dayMs } from '../../../../../src/domain/shared/calendar.ts';
import { ok } from '../../../../../src/domain/shared/result.ts';
import { billingWorker } from '../../../../../src/main/processes/workers/billing-worker.ts';
import { aCheckout, paymentEvents } from '../../../../support/builders/billing-builders.ts';
import { aPlatform, noon, platformId } from '../../../../support/builders/builders.ts';
import { seenSoon } from '../../../../support/eventually.ts';
import { inWorld } from '../../../../support/worlds/world.ts';
import { noEffects } from '../../../../support/effects.ts';

const quiet = { info: () => undefined, warn: () => undefined };

describe('the billing worker', () => {
  it(
    'automatically removes a plan that was not paid for by the end of its grace period',
    inWorld(async (world) => {
      const { ports, useCases, clock } = world;
      await ports.registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
      const checkout = aCheckout();
      const account = { platformId: platformId(), granted: { addOns: [] }, warned: [], version: 1 };
      await ports.billing.open({ checkout, account, guards: { account: 'absent' }, effects: noEffects });
      const signed = ports.paymentProvider.play?.(paymentEvents.completed(checkout, noon), noon);
      const headers = { 'sandbox-signature': signed?.signature };
      const body = signed?.body ?? new Uint8Array();
      await useCases.receivePayment({ provider: 'sandbox', headers, body });
      const tier = async () => (await ports.registry.find(platformId()))?.platform.tier;
      expect(await tier()).toBe('growth');

      clock.set(intervalEnd(noon, 'month') + dayMs + graceMs);
      const { settleDueAccounts, invoiceDueFees, remindOfOverdueInvoices } = useCases;
      const worker = billingWorker({
        ...{ settleDueAccounts, invoiceDueFees, remindOfOverdueInvoices },
        log: quiet,
      });
      expect(await seenSoon(tier, (now) => now === 'developer')).toBe('developer');
      await worker.close();
    }),
  );

  it('issues fee invoices until none is due, and tries again later', async () => {
    const due = [2, 1, 0];
    const examined: number[] = [];
    const worker = billingWorker({
      settleDueAccounts: async () => ok(0),
      invoiceDueFees: async () => {
        const value = due[examined.length] ?? 0;
        examined.push(value);
        return ok(value);
      },
      remindOfOverdueInvoices: async () => ok(0),
      log: quiet,
    });
    expect(
      await seenSoon(
        async () => examined.length,
        (count) => count === 3,
      ),
    ).toBe(3);
    await worker.close();
    expect(examined).toEqual([2, 1, 0]);
  });
});
