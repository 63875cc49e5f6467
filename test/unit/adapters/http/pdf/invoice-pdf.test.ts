import { invoicePdf } from '../../../../../src/adapters/http/billing/document/invoice-pdf.ts';
import { invoicesOf } from '../../../../../src/domain/billing/invoice.ts';
import { intervalEnd } from '../../../../../src/domain/billing/prices.ts';
import { aCheckout, paymentEvents } from '../../../../support/builders/billing-builders.ts';
import { aPlatform, noon } from '../../../../support/builders/builders.ts';
import { pdfPages } from '../../../../support/pdf.ts';

const brand = { name: 'Acme Sync', accent: '#6b21a8', logo: undefined };
const seller = {
  ...{ name: 'Acme Music GmbH', address: ['1 Harbour Street', '20095 Hamburg'], taxId: 'VAT ID DE123' },
  ...{ taxPercent: 19, email: 'billing@acme.example' },
};
const checkout = aCheckout({ order: { tier: 'growth', addOns: ['stems'] } });

const drawn = (changes: object = {}, sold: object = {}) => {
  const [invoice] = invoicesOf([paymentEvents.paid(checkout, noon, noon, changes)]);
  if (!invoice) throw new Error('no invoice');
  const platform = aPlatform({ name: 'Ünïversal Vidéo', websiteUrl: 'https://video.example' });
  const pdf = invoicePdf({ platform, invoice, checkout }, { brand, seller: { ...seller, ...sold } });
  return { invoice, platform, pdf };
};
const textOf = async (changes: object = {}, sold: object = {}) =>
  (await pdfPages(await drawn(changes, sold).pdf)).join(' ');

describe('the PDF of an invoice', () => {
  it('shows number, dates, seller, buyer, items, tax and total as text', async () => {
    const { invoice, platform, pdf } = drawn();
    const text = (await pdfPages(await pdf)).join(' ');
    const day = (at: number) =>
      new Date(at).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    for (const part of [
      ...['Acme Sync', 'Sandbox payment: no money moved.', `Number ${invoice.invoiceId}`],
      ...[`Date ${day(noon)}`, `Period ${day(noon)} to ${day(intervalEnd(noon, 'month'))}`, 'Status Paid'],
      ...['Name Acme Music GmbH', 'Address 1 Harbour Street, 20095 Hamburg', 'Tax number VAT ID DE123'],
      ...['Email billing@acme.example', 'Name Ünïversal Vidéo', `Email ${platform.contactEmail}`],
      ...['Website https://video.example', `Platform ID ${platform.platformId}`],
      ...['Growth tier €49.00', 'Stems add-on €19.00'],
      ...['Net €57.14', 'Tax (19 %) €10.86', 'Total €68.00 (EUR)'],
    ])
      expect(text).toContain(part);
  });

  it('has one line for the plan after its price changed, and one for credits', async () => {
    const total = { amount: 61_200, currency: 'EUR' };
    const text = await textOf({ total, plan: { ...total, amount: 68_000 } });
    expect(text).toContain('Growth tier + Stems add-on €680.00');
    expect(text).toContain('Credits and other items -€68.00');
    expect(text).toContain('Total €612.00 (EUR)');
  });

  it('says that no tax is charged, instead of a tax of nothing', async () => {
    expect(await textOf({}, { taxPercent: 0 })).toContain('Net €68.00 Tax No tax is charged');
  });

  it('has the same bytes each time, and others for another seller; it is tagged', async () => {
    const first = Buffer.from(await drawn().pdf);
    expect(first.equals(await drawn().pdf)).toBe(true);
    expect(first.equals(await drawn({}, { name: 'Other' }).pdf)).toBe(false);
    expect(first.toString('latin1')).toContain('/Marked true');
  });
});
