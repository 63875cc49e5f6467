import fc from 'fast-check';
import { invoiceBookings } from '../../../../src/domain/ledger/invoice-bookings.ts';
import { postingIssue } from '../../../../src/domain/ledger/transaction.ts';
import { platformId } from '../../../support/builders/builders.ts';
import { balancesIn, bookedInTurn, booking } from '../../../support/builders/ledger/ledger-builders.ts';
import { someInvoiceEvents as someEvents } from '../../../support/builders/ledger/ledger-events.ts';

describe('bookings of any events', () => {
  it('balance in each transaction', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        for (const { postings } of bookedInTurn(events)) expect(postingIssue(postings)).toBeUndefined();
      }),
    );
  });

  it('have the same balances in any order of the events, and as many commits', () => {
    fc.assert(
      fc.property(someEvents, fc.array(fc.nat(), { minLength: 10, maxLength: 10 }), (events, numbers) => {
        const shuffled = events
          .map((event, n) => ({ event, place: numbers[n] ?? 0 }))
          .toSorted((one, other) => one.place - other.place)
          .map(({ event }) => event);
        const balances = balancesIn(bookedInTurn(events));
        const nonZero = (of: typeof balances) =>
          Object.entries(of)
            .filter(([, each]) => Object.keys(each).length > 0)
            .toSorted();
        expect(nonZero(balancesIn(bookedInTurn(shuffled)))).toEqual(nonZero(balances));
        const atOnce = invoiceBookings({ platformId: platformId(), events, booked: [] }, booking());
        expect(nonZero(balancesIn(atOnce))).toEqual(nonZero(balances));
      }),
    );
  });

  it('are complete after the first time, also if only some of them are known to be booked', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const booked = bookedInTurn(events);
        for (const _ of events) {
          const again = invoiceBookings({ platformId: platformId(), events, booked }, booking(1_000));
          const balances = balancesIn([...booked, ...again]);
          expect(balances).toEqual(balancesIn(booked));
        }
        const causes = booked.map(
          ({ cause, currency }) => `${cause.provider} ${cause.providerEventId} ${currency}`,
        );
        expect(new Set(causes).size).toBe(causes.length);
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
        const payments = events.filter((event) => event.type === 'invoice.paid');
        const only = payments.filter(
          (event) =>
            !payments.some(
              (other) =>
                other !== event && other.invoiceRef === event.invoiceRef && other.provider === event.provider,
            ),
        );
        const sums = new Map<string, number>();
        for (const { total, provider } of only) {
          const name = `${provider === 'stripe' ? 'live' : 'test'} ${total.currency}`;
          sums.set(name, (sums.get(name) ?? 0) + Math.max(0, total.amount));
        }
        const balances = balancesIn(bookedInTurn(only));
        for (const [name, sum] of sums) expect(balances[name]?.provider_clearing ?? 0).toBe(sum);
      }),
    );
  });
});
