import { sandboxPage } from '../../../../../src/adapters/http/billing/sandbox-checkout.page.ts';
import { aCheckout } from '../../../../support/builders/billing-builders.ts';

const pageOf = (amount: number, currency: string): string => {
  const lines = [{ item: 'growth' as const, price: { amount, currency } }];
  const checkout = aCheckout({ lines, amount, currency });
  return sandboxPage({ brand: 'Acme', icon: false }, { checkout, status: 'open', invoices: [], tokens: [] });
};

describe('the page of a sandbox checkout', () => {
  it.each([
    [4_900, 'EUR', '49.00 EUR'],
    [4_900, 'JPY', '4900 JPY'],
    [4_900, 'KWD', '4.900 KWD'],
  ])('shows %s minor units of %s with the decimals of the currency', (amount, currency, shown) => {
    const page = pageOf(amount, currency);
    expect(page).toContain(`<li>growth: ${shown} per month</li>`);
    expect(page).toContain(`Total: ${shown} per month.`);
  });
});
