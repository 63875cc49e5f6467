import { matchesInvoice, modeOf, totalsOf } from '../../../../src/domain/billing/invoice-list.ts';
import { invoicesOf, type PlanInvoice } from '../../../../src/domain/billing/invoice.ts';
import { aCheckout, paymentEvents } from '../../../support/builders/billing-builders.ts';
import { noon, platformId } from '../../../support/builders/builders.ts';

const anInvoice = (changes: Partial<PlanInvoice> = {}): PlanInvoice => {
  const [invoice] = invoicesOf([paymentEvents.paid(aCheckout(), noon)]);
  if (!invoice) throw new Error('no invoice');
  return { ...invoice, total: { amount: 1_000, currency: 'EUR' }, provider: 'stripe', ...changes };
};

describe('the list of invoices', () => {
  it.each([
    ['stripe', 'live'],
    ['stripe_test', 'test'],
    ['sandbox', 'test'],
  ])('takes payments of %s as %s', (provider, mode) => {
    expect(modeOf({ provider })).toBe(mode);
  });

  it.each([
    [{}, true],
    [{ platformId: platformId(2) }, false],
    [{ kind: 'plan' }, true],
    [{ kind: 'fees' }, false],
    [{ status: 'unpaid' }, false],
    [{ mode: 'test' }, false],
    [{ currency: 'USD' }, false],
    [{ since: noon, until: noon }, true],
    [{ since: noon + 1 }, false],
    [{ until: noon - 1 }, false],
    [{ minAmount: 1_000, maxAmount: 1_000 }, true],
    [{ minAmount: 1_001 }, false],
    [{ maxAmount: 999 }, false],
  ] as const)('compares an invoice with the filter %j', (filter, matches) => {
    expect(matchesInvoice(filter, { platformId: platformId(), invoice: anInvoice() })).toBe(matches);
  });

  it('adds up each currency and mode separately, and counts partial refunds as not received', () => {
    const dollars = { amount: 700, currency: 'USD' };
    const totals = totalsOf([
      anInvoice({ provider: 'sandbox' }),
      anInvoice({ refunded: 300 }),
      anInvoice({ status: 'refunded', refunded: 1_000 }),
      anInvoice({ status: 'unpaid' }),
      anInvoice({ status: 'disputed' }),
      anInvoice({ status: 'charged_back' }),
      anInvoice({ total: dollars }),
    ]);
    const none = { received: 0, open: 0, unpaid: 0, refunded: 0, disputed: 0 };
    expect(totals).toEqual([
      {
        ...{ mode: 'live', currency: 'EUR', invoices: 5, billed: 5_000, received: 700 },
        ...{ open: 0, unpaid: 1_000, refunded: 1_300, disputed: 2_000 },
      },
      { ...none, mode: 'live', currency: 'USD', invoices: 1, billed: 700, received: 700 },
      { ...none, mode: 'test', currency: 'EUR', invoices: 1, billed: 1_000, received: 1_000 },
    ]);
    expect(totalsOf([])).toEqual([]);
  });
});
