import { endOfMonth, dayMs } from '../../../../src/domain/shared/calendar.ts';
import { noon, platformId } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { mailsOf } from '../../../support/worlds/billing-world.ts';
import {
  balances,
  credited,
  december,
  invoicesIn,
  november,
  ready,
  run,
  sold,
} from '../../../support/worlds/fees-world.ts';
import { inWorld } from '../../../support/worlds/world.ts';

const limit = 100;

describe('the monthly fee invoice', () => {
  it(
    'is issued once, after the end of the month, with its tax, an email and a note',
    inWorld(async (world) => {
      await ready(world);
      await sold(world, 1);
      await sold(world, 2);
      world.clock.set(endOfMonth('2026-11'));
      expect(await run(world)).toBe(0);
      expect(await invoicesIn(world)).toEqual([]);
      world.clock.set(november);
      expect([await run(world), await run(world)]).toEqual([1, 0]);
      const [invoice, ...others] = await invoicesIn(world);
      expect(others).toEqual([]);
      expect(invoice).toMatchObject({
        ...{ number: 'LF-2026-000001', total: { amount: 9_800, currency: 'EUR' }, tax: 1_565 },
        fees: { count: 2, months: ['2026-11', '2026-11'] },
      });
      expect(await balances(world)).toMatchObject({
        ...{ 'live receivables': 9_800, 'live license_fees': -8_235, 'live tax_payable': -1_565 },
      });
      expect(await mailsOf(world)).toMatchObject([
        { kind: 'invoice_issued', subject: expect.stringContaining('LF-2026-000001') as string },
      ]);
      const { items: entries } = await world.ports.auditLog.list({}, { limit });
      expect(entries).toMatchObject([
        {
          ...{ action: 'billing.fees_invoiced', subjects: [invoice?.invoiceId, platformId()] },
          detail: { number: 'LF-2026-000001', total: '98.00 EUR', fees: 2, test: false },
        },
      ]);
      expect(valueOf(await world.useCases.verifyLedger({})).differences).toEqual([]);
    }),
  );

  it(
    'is issued once when several processes run at the same time',
    inWorld(async (world) => {
      await ready(world);
      await sold(world, 1);
      await sold(world, 2, { currency: 'USD' });
      world.clock.set(november);
      await Promise.all(Array.from({ length: 5 }, () => run(world)));
      const invoices = await invoicesIn(world);
      expect(invoices.map(({ total }) => total.currency).toSorted()).toEqual(['EUR', 'USD']);
      expect(invoices.map(({ number }) => number).toSorted()).toEqual(['LF-2026-000001', 'LF-2026-000002']);
      expect(await mailsOf(world)).toHaveLength(2);
    }),
  );

  it(
    'has a fee that is recorded between its decision and its commit, too',
    inWorld(async (world) => {
      await ready(world);
      await sold(world, 1);
      world.clock.set(november);
      world.before('feeStore', 'invoice', () => sold(world, 2));
      await run(world);
      expect(await invoicesIn(world)).toMatchObject([{ total: { amount: 9_800 }, fees: { count: 2 } }]);
    }),
  );

  it(
    'has the credits of licenses that were revoked after the invoice of their fee',
    inWorld(async (world) => {
      await ready(world);
      await sold(world, 1);
      world.clock.set(november);
      await run(world);
      await credited(world, 1, noon + 13 * dayMs);
      await sold(world, 2, { at: november, amount: 10_000 });
      world.clock.set(december);
      await run(world);
      const [, second] = await invoicesIn(world);
      expect(second).toMatchObject({
        total: { amount: 5_100 },
        fees: { count: 2, months: ['2026-12', '2026-12'] },
      });
      expect(valueOf(await world.useCases.verifyLedger({})).differences).toEqual([]);
    }),
  );

  it(
    'carries credits over while they exceed the fees',
    inWorld(async (world) => {
      await ready(world);
      await sold(world, 1);
      world.clock.set(november);
      await run(world);
      await credited(world, 1, noon + 13 * dayMs);
      world.clock.set(december);
      expect([await run(world), await run(world)]).toEqual([1, 0]);
      expect(await invoicesIn(world)).toHaveLength(1);
      await sold(world, 2, { at: december });
      await sold(world, 3, { at: december });
      world.clock.set(endOfMonth('2027-01') + dayMs);
      await run(world);
      const [, second] = await invoicesIn(world);
      expect(second).toMatchObject({
        ...{ number: 'LF-2027-000001', total: { amount: 4_900 } },
        fees: { count: 3, months: ['2026-12', '2027-01'] },
      });
      expect(valueOf(await world.useCases.verifyLedger({})).differences).toEqual([]);
    }),
  );

  it(
    'of a sandbox platform is in the ledger and the series of test modes, without an email',
    inWorld(async (world) => {
      await ready(world, { environment: 'sandbox' });
      await sold(world, 1);
      world.clock.set(november);
      await run(world);
      expect(await invoicesIn(world)).toMatchObject([
        { number: 'LF-TEST-2026-000001', provider: 'service_test' },
      ]);
      expect(Object.keys(await balances(world)).toSorted()).toEqual([
        ...['test license_fees', 'test receivables', 'test tax_payable'],
      ]);
      expect(await mailsOf(world)).toEqual([]);
    }),
  );
});
