import type { BuyerParty, Seller, SellerParty } from '../../../../domain/billing/seller.ts';
import type { InvoiceDocument } from '../../../../ports/driving/billing.ts';
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
} from '../../pdf/page.ts';
import type { Brand } from '../../portal/brand.ts';
import { contentOf, dayText, moneyIn } from './invoice-content.ts';

const statuses = {
  open: 'Open',
  paid: 'Paid',
  unpaid: 'Not paid',
  refunded: 'Refunded in full',
  disputed: 'Paid, disputed by the payer’s bank',
  charged_back: 'Charged back',
} as const;

const heading = (pdf: Pdf, text: string): void =>
  part(pdf, 'H2', () => {
    const title = styled(pdf, text, { size: 11, color: colors.ink, bold: true });
    pdf.text(title, margin, pdf.y + gap, { width: widthWithin(pdf) });
    pdf.y += gap;
  });

const drawHead = (pdf: Pdf, warning: string | undefined, brand: Brand): void => {
  const width = widthWithin(pdf);
  part(pdf, 'P', () => {
    const name = styled(pdf, brand.name, { size: 11, color: brand.accent ?? colors.accent, bold: true });
    block(pdf, name, width).draw(margin, margin);
  });
  part(pdf, 'H1', () => {
    const title = styled(pdf, 'Invoice', { size: 20, color: colors.ink, bold: true });
    pdf.text(title, margin, pdf.y + gap, { width });
  });
  if (warning !== undefined)
    part(pdf, 'P', () => {
      const text = styled(pdf, warning, { size: 10, color: colors.bad, bold: true });
      pdf.text(text, margin, pdf.y + gap, { width });
    });
  drawRule(pdf);
};

const sellerFacts = ({ name, address, taxId, email }: SellerParty): readonly Fact[] => [
  ['Name', name],
  ...(address.length > 0 ? ([['Address', address.join(', ')]] as const) : []),
  ...(taxId === undefined ? [] : ([['Tax number', taxId]] as const)),
  ['Email', email],
];

const buyerFacts = ({ name, contactEmail, websiteUrl }: BuyerParty): readonly Fact[] => [
  ['Name', name],
  ['Email', contactEmail],
  ...(websiteUrl === undefined ? [] : ([['Website', websiteUrl]] as const)),
];

/**
 * Returns an invoice as a PDF, for providers that have none of their own. The same invoice, seller and brand give the same
 * bytes.
 */
export const invoicePdf = (
  document: InvoiceDocument,
  { brand, seller }: { readonly brand: Brand; readonly seller: Seller },
): Promise<Uint8Array> => {
  const { invoice, platform } = document;
  const { settledAt, status, refunded, total } = invoice;
  const content = contentOf(document, seller);
  const { number, period, facts, items, net, tax, taxPercent, payments, warning } = content;
  const money = moneyIn(total.currency);
  const pdf = newPdf({ title: `Invoice ${number}`, author: content.seller.name, at: settledAt });
  const section = (title: string, some: readonly Fact[]): void => {
    heading(pdf, title);
    for (const fact of some) drawFact(pdf, fact);
  };
  drawHead(pdf, warning, brand);
  section('Invoice', [
    ['Number', number],
    ['Date', dayText(settledAt)],
    ...(period ? ([['Period', `${dayText(period[0])} to ${dayText(period[1])}`]] as const) : []),
    ['Status', statuses[status]],
    ...facts,
  ]);
  section('Seller', sellerFacts(content.seller));
  section('Buyer', [...buyerFacts(content.buyer), ['Platform ID', platform.platformId]]);
  section('Items', items);
  section('Total', [
    ['Net', money(net)],
    taxPercent === 0 ? ['Tax', 'No tax is charged'] : [`Tax (${taxPercent} %)`, money(tax)],
    ['Total', `${money(total.amount)} (${total.currency})`],
    ...(refunded > 0 ? ([['Refunded', money(refunded)]] as const) : []),
    ...payments,
  ]);
  pdf.end();
  return bytesOf(pdf);
};
