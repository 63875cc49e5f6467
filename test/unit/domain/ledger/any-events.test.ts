import fc from 'fast-check';
import type { InvoiceEvent } from '../../../../src/domain/billing/invoice.ts';
import { invoiceBookings } from '../../../../src/domain/ledger/invoice-bookings.ts';
import { postingIssue } from '../../../../src/domain/ledger/transaction.ts';
import { platformId } from '../../../support/builders/builders.ts';
import {
  balancesIn,
  bookedInTurn,
  booking,
  causesIn,
} from '../../../support/builders/ledger/ledger-builders.ts';
import { someInvoiceEvents as someEvents } from '../../../support/builders/ledger/ledger-events.ts';

const nonZero = (balances: ReturnType<typeof balancesIn>) =>
  Object.entries(balances)
    .filter(([, each]) => Object.keys(each).length > 0)
    .toSorted();

/** The name of the balances of a provider in a currency. */
const nameOf = (provider: string, currency: string) =>
  `${provider === 'stripe' ? 'live' : 'test'} ${currency}`;

describe('bookings of any events', () => {
  it('balance in each transaction', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        for (const { postings } of bookedInTurn(events)) expect(postingIssue(postings)).toBeUndefined();
      }),
    );
  });

  it('have the same balances in any order of the events, booked one at a time or together', () => {
    fc.assert(
      fc.property(someEvents, fc.array(fc.nat(), { minLength: 10, maxLength: 10 }), (events, numbers) => {
        const shuffled = events
          .map((event, n) => ({ event, place: numbers[n] ?? 0 }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ event }) => event);
        const balances = balancesIn(bookedInTurn(events));
        expect(nonZero(balancesIn(bookedInTurn(shuffled)))).toEqual(nonZero(balances));
        const atOnce = invoiceBookings({ platformId: platformId(), events, booked: [] }, booking());
        expect(nonZero(balancesIn(atOnce))).toEqual(nonZero(balances));
      }),
    );
  });

  it('add nothing to what is booked, and what is missing once', () => {
    fc.assert(
      fc.property(someEvents, fc.nat(10), (events, bookedBefore) => {
        const all = bookedInTurn(events);
        const first = bookedInTurn(events.slice(0, bookedBefore));
        const rest = invoiceBookings(
          { platformId: platformId(), events, booked: first },
          booking(first.length),
        );
        expect(nonZero(balancesIn([...first, ...rest]))).toEqual(nonZero(balancesIn(all)));
        const booked = [...first, ...rest];
        const causes = causesIn(booked);
        expect(new Set(causes).size).toBe(causes.length);
        expect(invoiceBookings({ platformId: platformId(), events, booked }, booking(1_000))).toEqual([]);
      }),
    );
  });

  it('never return more tax and revenue than was charged', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const kept = events.filter((event) => event.type !== 'invoice.paid' || event.total.amount >= 0);
        for (const balances of Object.values(balancesIn(bookedInTurn(kept)))) {
          expect(balances.deferred_revenue ?? 0).toBeLessThanOrEqual(0);
          expect(balances.tax_payable ?? 0).toBeLessThanOrEqual(0);
          expect(balances.suspense ?? 0).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('give the provider exactly what it charged, less what it returned', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const invoiceOf = ({ provider, invoiceRef }: InvoiceEvent) => `${provider} ${invoiceRef}`;
        const payments = events.filter((event) => event.type === 'invoice.paid');
        const once = payments.filter(
          (event) => payments.filter((other) => invoiceOf(other) === invoiceOf(event)).length === 1,
        );
        const refunds = events.filter((event) => event.type === 'invoice.refunded');
        const moved = [
          ...once.map(({ provider, total, charged }) => ({
            name: nameOf(provider, total.currency),
            amount: charged?.amount ?? Math.max(0, total.amount),
          })),
          // Each refund says how much has been returned so far.
          ...[
            ...Map.groupBy(refunds, (event) => `${invoiceOf(event)} ${event.refunded.currency}`).values(),
          ].map((some) => ({
            name: nameOf(some[0]?.provider ?? '', some[0]?.refunded.currency ?? ''),
            amount: -Math.max(...some.map(({ refunded }) => refunded.amount)),
          })),
        ];
        const sums = Map.groupBy(moved, ({ name }) => name);
        const balances = balancesIn(bookedInTurn([...once, ...refunds]));
        for (const [name, some] of sums)
          expect(balances[name]?.provider_clearing ?? 0).toBe(
            some.reduce((sum, { amount }) => sum + amount, 0),
          );
        expect([...sums.keys()]).toEqual(expect.arrayContaining(Object.keys(balances)));
      }),
    );
  });
});
