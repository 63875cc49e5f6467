import { isFeeInvoice, type Invoice } from '../../../../domain/billing/invoice.ts';
import type { Seller } from '../../../../domain/billing/seller.ts';
import type { InvoiceDocument } from '../../../../ports/driving/billing.ts';
import type { Brand } from '../../portal/brand.ts';

/** The parts of an invoice of the service that are the same on each of them. */
export interface DocumentStyle {
  readonly seller: Seller;
  readonly brand: Brand;
}

const fileNameOf = (invoice: Invoice): string => (isFeeInvoice(invoice) ? invoice.number : invoice.invoiceId);

/** Returns the reply with the document of an invoice: a redirect to the provider's, or the one that the service draws. */
export const documentReply = async <MediaType extends string>(
  document: InvoiceDocument,
  style: DocumentStyle,
  mediaType: MediaType,
) => {
  const { invoice } = document;
  const location = 'url' in document ? document.url : undefined;
  if (location !== undefined) return { status: 303, empty: true, headers: { location } } as const;
  // The library is loaded with the first PDF of the process, because few processes draw any.
  const { invoicePdf } = await import('./invoice-pdf.ts');
  const headers = { 'content-disposition': `attachment; filename="${fileNameOf(invoice)}.pdf"` };
  return { status: 200, bytes: await invoicePdf(document, style), mediaType, headers } as const;
};
