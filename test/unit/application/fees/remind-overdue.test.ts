import { intlMailTexts } from '../../../../src/adapters/intl-messageformat/index.ts';
import { feeReminderMail } from '../../../../src/domain/fees/fee-reminder.ts';
import { overdueFrom, withPayment } from '../../../../src/domain/fees/fee-payment.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { aPlatform } from '../../../support/builders/builders.ts';
import { aFeeInvoice } from '../../../support/builders/fees/fee-invoice-builders.ts';
import { aFeePayment, aPaymentOf, aReversalIn } from '../../../support/builders/fees/fee-payment-builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { mailsOf } from '../../../support/worlds/billing-world.ts';
import { invoicesIn, november, ready, run, secondSells, sold } from '../../../support/worlds/fees-world.ts';
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
    'are emailed once for each stage, from three days after the due day on, and recorded in the audit log',
    inWorld(async (world) => {
      const invoice = await issued(world);
      const overdue = overdueFrom(invoice);
      world.clock.set(overdue + 3 * dayMs - 1);
      expect(await remind(world)).toBe(0);
      const due = [3, 14, 30].map((days) => overdue + days * dayMs);
      for (const [sent, at] of due.entries()) {
        world.clock.set(at);
        expect([await remind(world), await remind(world)]).toEqual([1, 0]);
        expect(await reminders(world)).toBe(sent + 1);
      }
      world.clock.set(overdue + 400 * dayMs);
      expect(await remind(world)).toBe(0);
      const mails = (await mailsOf(world)).filter(({ kind }) => kind === 'invoice_overdue');
      const subject = expect.stringContaining(invoice.number) as string;
      const to = aPlatform().contactEmail;
      expect(mails).toMatchObject(due.map((createdAt) => ({ to, subject, createdAt })));
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
    'begin again when the bank has taken back a payment',
    inWorld(async (world) => {
      const invoice = await issued(world);
      world.clock.set(invoice.dueAt + 50 * dayMs);
      expect(await remind(world)).toBe(1);
      const [sent] = await invoicesIn(world);
      if (!sent) throw new Error('no invoice');
      const payment = aFeePayment({ amount: sent.total.amount });
      const paying = aPaymentOf(sent, payment);
      await world.ports.feeStore.changeInvoice(paying);
      await world.ports.feeStore.changeInvoice(aReversalIn(paying.invoice, payment, 1, 'returned'));
      expect([await remind(world), await remind(world), await reminders(world)]).toEqual([1, 0, 2]);
    }),
  );

  it(
    'do not begin again when a payment was recorded by mistake',
    inWorld(async (world) => {
      const invoice = await issued(world);
      world.clock.set(invoice.dueAt + 50 * dayMs);
      expect(await remind(world)).toBe(1);
      const [sent] = await invoicesIn(world);
      if (!sent) throw new Error('no invoice');
      const payment = aFeePayment({ amount: sent.total.amount });
      const paying = aPaymentOf(sent, payment);
      await world.ports.feeStore.changeInvoice(paying);
      await world.ports.feeStore.changeInvoice(aReversalIn(paying.invoice, payment));
      expect(await remind(world)).toBe(0);
    }),
  );

  it(
    'of other invoices are sent although one fails, whose error is thrown at the end',
    inWorld(async (world) => {
      await issued(world);
      await secondSells(world);
      expect(await run(world)).toBe(1);
      const [first, second] = await invoicesIn(world);
      world.clock.set((second?.dueAt ?? NaN) + 5 * dayMs);
      const failsOnce = () => Promise.reject(new Error('no text'));
      world.before('registry', 'find', failsOnce);
      await expect(remind(world)).rejects.toThrow('1 reminders of fee invoices could not be sent');
      expect((await invoicesIn(world)).map(({ reminders: stages = 0 }) => stages).toSorted()).toEqual([0, 1]);
      expect([await remind(world), first?.invoiceId === second?.invoiceId]).toEqual([1, false]);
    }),
  );

  it(
    'end with the first error while the store is unavailable',
    inWorld(async (world) => {
      const { dueAt } = await issued(world);
      world.clock.set(dueAt + 5 * dayMs);
      world.before('registry', 'find', () => Promise.reject(new Unavailable('down')));
      await expect(remind(world)).rejects.toThrow(Unavailable);
    }),
  );

  it(
    'are sent once when two processes send them',
    inWorld(async (world) => {
      const { dueAt } = await issued(world);
      world.clock.set(dueAt + 5 * dayMs);
      world.before('feeStore', 'changeInvoice', async () => {
        await remind(world);
      });
      await remind(world);
      expect(await reminders(world)).toBe(1);
    }),
  );

  it.each(['en', 'de', 'fr', 'es'] as const)(
    'say in %s the number, what is still owed, and that later credits are not deducted',
    (language) => {
      const invoice = valueOf(withPayment(aFeeInvoice(), aFeePayment({ amount: 1_000 })));
      const mail = feeReminderMail(intlMailTexts().in(language), invoice, aPlatform());
      const text = mail.paragraphs.join(' ');
      expect([mail.kind, mail.subject.includes('LF-2026-000001')]).toEqual(['invoice_overdue', true]);
      expect(text).toMatch(/39[.,]00/);
      expect(text).toContain('billing@acme.example');
      expect(mail.paragraphs).toHaveLength(4);
    },
  );
});
