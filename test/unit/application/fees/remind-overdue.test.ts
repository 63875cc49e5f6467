import { intlMailTexts } from '../../../../src/adapters/intl-messageformat/index.ts';
import { feeReminderMail, reminderDays } from '../../../../src/domain/fees/fee-reminder.ts';
import { withPayment } from '../../../../src/domain/fees/fee-payment.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { aPlatform } from '../../../support/builders/builders.ts';
import { aFeeInvoice } from '../../../support/builders/fees/fee-invoice-builders.ts';
import { aFeePayment, aPaymentOf } from '../../../support/builders/fees/fee-payment-builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { invoicesIn, november, ready, run, sold } from '../../../support/worlds/fees-world.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const remind = async ({ useCases }: World): Promise<number> =>
  valueOf(await useCases.remindOfOverdueInvoices({ limit: 10 }));

/** Issues an invoice over 49.00 EUR, and returns it. */
const issued = async (world: World) => {
  await ready(world);
  await sold(world, 1);
  world.clock.set(november);
  expect(await run(world)).toBe(1);
  const [invoice] = await invoicesIn(world);
  if (!invoice) throw new Error('no invoice');
  return invoice;
};

const reminders = async ({ ports }: World) =>
  (await ports.auditLog.list({}, { limit: 100 })).items.filter(
    ({ action }) => action === 'billing.payment_reminded',
  ).length;

describe('reminders of fee invoices', () => {
  it(
    'are sent once for each stage, from the day after the due date, and recorded in the audit log',
    inWorld(async (world) => {
      const { dueAt } = await issued(world);
      world.clock.set(dueAt + dayMs - 1);
      expect(await remind(world)).toBe(0);
      for (const [sent, days] of reminderDays.entries()) {
        world.clock.set(dueAt + days * dayMs);
        expect([await remind(world), await remind(world)]).toEqual([1, 0]);
        expect(await reminders(world)).toBe(sent + 1);
      }
      world.clock.set(dueAt + 400 * dayMs);
      expect(await remind(world)).toBe(0);
    }),
  );

  it(
    'are one for all stages that were missed, and none once the invoice is paid',
    inWorld(async (world) => {
      const invoice = await issued(world);
      world.clock.set(invoice.dueAt + 20 * dayMs);
      expect([await remind(world), await remind(world), await reminders(world)]).toEqual([1, 0, 1]);
      const [sent] = await invoicesIn(world);
      if (!sent) throw new Error('no invoice');
      const paying = aPaymentOf(sent, aFeePayment({ amount: sent.total.amount }));
      expect(await world.ports.feeStore.changeInvoice(paying)).toBe('changed');
      world.clock.set(invoice.dueAt + 40 * dayMs);
      expect(await remind(world)).toBe(0);
    }),
  );

  it(
    'are sent once when two processes send them',
    inWorld(async (world) => {
      const { dueAt } = await issued(world);
      world.clock.set(dueAt + dayMs);
      world.before('feeStore', 'changeInvoice', async () => {
        await remind(world);
      });
      await remind(world);
      expect(await reminders(world)).toBe(1);
    }),
  );

  it.each(['en', 'de', 'fr', 'es'] as const)('say in %s the number and what is still owed', (language) => {
    const invoice = valueOf(withPayment(aFeeInvoice(), aFeePayment({ amount: 1_000 })));
    const mail = feeReminderMail(intlMailTexts().in(language), invoice, aPlatform());
    const text = mail.paragraphs.join(' ');
    expect([mail.kind, mail.subject.includes('LF-2026-000001')]).toEqual(['invoice_overdue', true]);
    expect(text).toMatch(/39[.,]00/);
    expect(text).toContain('billing@acme.example');
  });
});
