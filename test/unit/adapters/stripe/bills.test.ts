import { billOf, Invoice } from '../../../../src/adapters/stripe/invoices.ts';
import { noon } from '../../../support/builders/builders.ts';

const seconds = noon / 1_000;
const bill = (changes: object, isPaid = true) =>
  billOf(
    Invoice.parse({
      ...{ id: 'in_1', total: 4_900, currency: 'eur' },
      lines: { data: [{ amount: 4_900, period: { start: seconds, end: seconds + 86_400 } }] },
      ...changes,
    }),
    isPaid,
  );

describe('a bill of Stripe', () => {
  it('says what was charged if a credit paid a part of the total', () => {
    expect(bill({ amount_paid: 3_710 }).charged).toEqual({ amount: 3_710, currency: 'EUR' });
    expect(bill({ amount_paid: 4_900 })).not.toHaveProperty('charged');
    expect(bill({})).not.toHaveProperty('charged');
    expect(bill({ amount_paid: 0 }, false)).not.toHaveProperty('charged');
  });

  it('has the taxes of the invoice, in either version of the API', () => {
    expect(bill({ total_taxes: [{ amount: 700 }, { amount: 82 }] }).tax).toEqual({
      amount: 782,
      currency: 'EUR',
    });
    expect(bill({ total_taxes: [] }).tax).toEqual({ amount: 0, currency: 'EUR' });
    expect(bill({ tax: 782 }).tax).toEqual({ amount: 782, currency: 'EUR' });
    expect(bill({ tax: null, total_taxes: null })).not.toHaveProperty('tax');
  });
});
