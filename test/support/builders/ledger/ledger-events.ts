import fc from 'fast-check';
import type { Checkout } from '../../../../src/domain/billing/checkout.ts';
import type { DisputeStatus, PaymentEvent } from '../../../../src/domain/billing/payment-event.ts';
import type { Instant } from '../../../../src/domain/shared/calendar.ts';
import { aCheckout, paymentEvents } from '../billing-builders.ts';
import { noon } from '../builders.ts';

/** An event of a dispute of the invoice of the period that began at noon. */
export const claimOf = (of: Checkout, status: DisputeStatus, at: Instant): PaymentEvent =>
  paymentEvents.disputed(of, at, { from: noon, standing: status });

const { checkoutId } = aCheckout();
const money = (min: number) =>
  fc.record({
    amount: fc.integer({ min, max: 100_000 }),
    currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'JPY'),
  });
const common = {
  provider: fc.constantFrom('sandbox', 'stripe'),
  at: fc.integer({ min: noon, max: noon + 20 }),
  invoiceRef: fc.constantFrom('inv_1', 'inv_2'),
};
const wholeBill = fc.record({
  ...common,
  total: money(-5_000),
  periodStart: fc.constant(noon),
  periodEnd: fc.constant(noon + 30),
});
/** A credit of the customer may pay any part of a total, and the provider may show any tax in it. */
const bill = fc
  .tuple(wholeBill, fc.option(fc.integer({ min: 0, max: 100 })), fc.option(fc.integer({ min: 0, max: 25 })))
  .map(([whole, charged, tax]) => {
    const part = (percent: number) => ({
      ...whole.total,
      amount: Math.round((whole.total.amount * percent) / 100) + 0,
    });
    return {
      ...whole,
      ...(charged !== null && whole.total.amount > 0 && { charged: part(charged) }),
      ...(tax !== null && { tax: part(tax) }),
    };
  });
const anEvent = fc.oneof(
  bill.map((each) => ({ type: 'invoice.paid' as const, ...each })),
  bill.map((each) => ({ type: 'invoice.failed' as const, ...each })),
  fc.record({
    type: fc.constant('invoice.refunded' as const),
    ...common,
    refunded: money(0),
    whole: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('invoice.disputed' as const),
    ...common,
    disputeRef: fc.constantFrom('one', 'other'),
    disputed: money(1),
    standing: fc.constantFrom('open' as const, 'lost' as const, 'won' as const),
  }),
);
/** Any events of two invoices at two providers, in the order in which they arrive. */
export const someInvoiceEvents = fc
  .array(anEvent, { maxLength: 10 })
  .map((events) =>
    events.map((event, n): PaymentEvent => ({ ...event, checkoutId, providerEventId: `e${n}` })),
  );
