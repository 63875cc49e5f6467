import type { PaymentEvent } from '../../../../src/domain/billing/payment-event.ts';
import { invoiceBookings } from '../../../../src/domain/ledger/invoice-bookings.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { aCheckout, paymentEvents } from '../../../support/builders/billing-builders.ts';
import { noon, platformId } from '../../../support/builders/builders.ts';
import { balancesIn, bookedInTurn, booking } from '../../../support/builders/ledger/ledger-builders.ts';
import { claimOf } from '../../../support/builders/ledger/ledger-events.ts';

const of = aCheckout();
const paid = paymentEvents.paid(of, noon);
const total = (amount: number, currency = 'EUR') => ({ total: { amount, currency } });
const charged = (amount: number) => ({ charged: { amount, currency: 'EUR' } });
const refunded = (amount: number, at = noon + dayMs, currency = 'EUR'): PaymentEvent => ({
  ...paymentEvents.refunded(of, at, { from: noon }),
  ...({ refunded: { amount, currency }, whole: false } as object),
});
const disputed = (status: 'open' | 'won' | 'lost', at: number) => claimOf(of, status, at);
const eur = (...events: readonly PaymentEvent[]) => balancesIn(bookedInTurn(events))['test EUR'];

describe('the transactions of an invoice', () => {
  it('defer what was paid, without the tax that the price includes', () => {
    expect(bookedInTurn([paid])).toMatchObject([
      {
        mode: 'test',
        currency: 'EUR',
        at: noon,
        cause: { kind: 'invoice_paid', platformId: platformId(), providerEventId: paid.providerEventId },
        postings: [
          { account: 'provider_clearing', amount: 4_900 },
          { account: 'tax_payable', amount: -782 },
          { account: 'deferred_revenue', amount: -4_118 },
        ],
        taxPercent: 19,
      },
    ]);
  });

  it('do not exist before it is paid, and for a payment of nothing', () => {
    expect(bookedInTurn([paymentEvents.failed(of, noon)])).toEqual([]);
    expect(bookedInTurn([paymentEvents.paid(of, noon, noon, total(0))])).toEqual([]);
  });

  it('return tax and revenue with a refund, and the last cent with the last part', () => {
    expect(eur(paid, refunded(100))).toEqual({
      provider_clearing: 4_800,
      tax_payable: -766,
      deferred_revenue: -4_034,
    });
    expect(eur(paid, refunded(100), refunded(4_900, noon + 2 * dayMs))).toEqual({});
    expect(eur(paid, refunded(4_900, noon + 2 * dayMs), refunded(100))).toEqual({});
  });

  it('never refund more than was charged: the rest is in suspense', () => {
    expect(eur(paid, refunded(5_000))).toEqual({ provider_clearing: -100, suspense: 100 });
    expect(eur(refunded(4_900))).toEqual({ provider_clearing: -4_900, suspense: 4_900 });
    expect(eur(refunded(4_900), paid)).toEqual({});
  });

  it('keep a disputed payment apart until the dispute is won or lost', () => {
    const open = disputed('open', noon + dayMs);
    expect(eur(paid, open)).toEqual({ disputes: 4_900, tax_payable: -782, deferred_revenue: -4_118 });
    expect(eur(paid, open, disputed('won', noon + 2 * dayMs))).toEqual(eur(paid));
    expect(eur(paid, open, disputed('lost', noon + 2 * dayMs))).toEqual({});
    expect(
      bookedInTurn([paid, open, disputed('lost', noon + 2 * dayMs)]).map(({ cause }) => cause.kind),
    ).toEqual(['invoice_paid', 'dispute_opened', 'dispute_lost']);
  });

  it('owe the customer a credit until it pays for a part of another invoice', () => {
    const credit = paymentEvents.paid(of, noon, noon, total(-1_190));
    expect(bookedInTurn([credit])).toMatchObject([{ cause: { kind: 'invoice_credited' } }]);
    expect(eur(credit)).toEqual({ receivables: -1_190, tax_payable: 190, deferred_revenue: 1_000 });
    const next = paymentEvents.paid(of, noon + dayMs, noon + dayMs, { ...total(4_900), ...charged(3_710) });
    expect(eur(credit, next)).toEqual({
      provider_clearing: 3_710,
      tax_payable: -592,
      deferred_revenue: -3_118,
    });
  });

  it('have the tax of the provider’s own invoice, and return its share with a refund', () => {
    const tax = (amount: number) => ({ tax: { amount, currency: 'EUR' } });
    const taxed = paymentEvents.paid(of, noon, noon, tax(1_000));
    expect(eur(taxed)).toEqual({ provider_clearing: 4_900, tax_payable: -1_000, deferred_revenue: -3_900 });
    expect(eur(taxed, refunded(2_450))).toEqual({
      provider_clearing: 2_450,
      tax_payable: -500,
      deferred_revenue: -1_950,
    });
    expect(eur(taxed, refunded(4_900))).toEqual({});
    expect(eur(paymentEvents.paid(of, noon, noon, tax(0)))).toEqual({
      provider_clearing: 4_900,
      deferred_revenue: -4_900,
    });
  });

  it('keep currencies apart, and the sandbox apart from money', () => {
    const live = aCheckout({ provider: 'stripe' }, 2);
    const stripe = paymentEvents.paid(live, noon, noon, total(2_380, 'SEK'));
    const events = [paid, stripe, refunded(4_900, noon + dayMs, 'USD')];
    expect(balancesIn(bookedInTurn(events))).toEqual({
      'test EUR': eur(paid),
      'test USD': { provider_clearing: -4_900, suspense: 4_900 },
      'live SEK': { provider_clearing: 2_380, tax_payable: -380, deferred_revenue: -2_000 },
    });
  });

  it('keep the tax rate of their first one', () => {
    const [first] = bookedInTurn([paid]);
    const events = [paid, refunded(4_900)];
    const account = { platformId: platformId(), events, booked: first ? [first] : [] };
    const rest = invoiceBookings(account, booking(1, { taxPercent: 25 }));
    expect(rest).toMatchObject([{ taxPercent: 19 }]);
    expect(balancesIn([...account.booked, ...rest])).toEqual({ 'test EUR': {} });
  });
});
