import { billOf, type BillLine } from '../../../domain/billing/bill.ts';
import type { Item } from '../../../domain/billing/prices.ts';
import type { Seller } from '../../../domain/billing/seller.ts';
import type { InvoiceDocument } from '../../../ports/driving/billing.ts';
import {
  block,
  bytesOf,
  colors,
  drawFact,
  drawRule,
  gap,
  margin,
  newPdf,
  part,
  styled,
  widthWithin,
  type Fact,
  type Pdf,
} from '../pdf/page.ts';
import type { Brand } from '../portal/brand.ts';

const itemNames: Readonly<Record<Item, string>> = { growth: 'Growth tier', stems: 'Stems add-on' };
const statuses = {
  paid: 'Paid',
  unpaid: 'Not paid',
  refunded: 'Refunded in full',
  disputed: 'Paid, disputed by the payer’s bank',
  charged_back: 'Charged back',
} as const;

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const moneyIn = (currency: string) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (amount: number): string => format.format(amount / 10 ** digits);
};

const heading = (pdf: Pdf, text: string): void =>
  part(pdf, 'H2', () => {
    const title = styled(pdf, text, { size: 11, color: colors.ink, bold: true });
    pdf.text(title, margin, pdf.y + gap, { width: widthWithin(pdf) });
    pdf.y += gap;
  });

const drawHead = (pdf: Pdf, { invoice }: InvoiceDocument, brand: Brand): void => {
  const width = widthWithin(pdf);
  part(pdf, 'P', () => {
    const name = styled(pdf, brand.name, { size: 11, color: brand.accent ?? colors.accent, bold: true });
    block(pdf, name, width).draw(margin, margin);
  });
  part(pdf, 'H1', () => {
    const title = styled(pdf, 'Invoice', { size: 20, color: colors.ink, bold: true });
    pdf.text(title, margin, pdf.y + gap, { width });
  });
  if (invoice.provider === 'sandbox')
    part(pdf, 'P', () => {
      const warning = styled(pdf, 'Sandbox payment: no money moved.', {
        size: 10,
        color: colors.bad,
        bold: true,
      });
      pdf.text(warning, margin, pdf.y + gap, { width });
    });
  drawRule(pdf);
};

const sellerFacts = ({ name, address, taxId, email }: Seller): readonly Fact[] => [
  ['Name', name],
  ...(address.length > 0 ? ([['Address', address.join(', ')]] as const) : []),
  ...(taxId === undefined ? [] : ([['Tax number', taxId]] as const)),
  ['Email', email],
];

const lineName = ({ items }: BillLine): string =>
  items.length === 0 ? 'Credits and other items' : items.map((item) => itemNames[item]).join(' + ');

/**
 * Returns an invoice as a PDF, for providers that have none of their own. The same invoice, seller and brand give the same
 * bytes.
 */
export const invoicePdf = (
  document: InvoiceDocument,
  { brand, seller }: { readonly brand: Brand; readonly seller: Seller },
): Promise<Uint8Array> => {
  const { invoice, checkout, platform } = document;
  const { invoiceId, settledAt, period, status, refunded, total } = invoice;
  const money = moneyIn(total.currency);
  const bill = billOf(invoice, checkout, seller);
  const pdf = newPdf({ title: `Invoice ${invoiceId}`, author: seller.name, at: settledAt });
  const section = (title: string, facts: readonly Fact[]): void => {
    heading(pdf, title);
    for (const fact of facts) drawFact(pdf, fact);
  };
  drawHead(pdf, document, brand);
  section('Invoice', [
    ['Number', invoiceId],
    ['Date', days.format(settledAt)],
    ...(period ? ([['Period', `${days.format(period.start)} to ${days.format(period.end)}`]] as const) : []),
    ['Status', statuses[status]],
  ]);
  section('Seller', sellerFacts(seller));
  section('Buyer', [
    ['Name', platform.name],
    ['Email', platform.contactEmail],
    ...(platform.websiteUrl === undefined ? [] : ([['Website', platform.websiteUrl]] as const)),
    ['Platform ID', platform.platformId],
  ]);
  section(
    'Items',
    bill.lines.map((line) => [lineName(line), money(line.amount)]),
  );
  section('Total', [
    ['Net', money(bill.net)],
    seller.taxPercent === 0
      ? ['Tax', 'No tax is charged']
      : [`Tax (${seller.taxPercent} %)`, money(bill.tax)],
    ['Total', `${money(bill.total)} (${total.currency})`],
    ...(refunded > 0 ? ([['Refunded', money(refunded)]] as const) : []),
  ]);
  pdf.end();
  return bytesOf(pdf);
};
