import { feesOnInvoice } from '../../domain/fees/fee-invoicing.ts';
import { modeOf } from '../../domain/billing/invoice-list.ts';
import { summaryOf } from '../../domain/catalog/visibility.ts';
import type { Fee } from '../../domain/fees/fee.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import type { InvoiceId } from '../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { FeeStore } from '../../ports/driven/fees/fee-store.ts';
import type { ListPlace } from '../../ports/driven/shared/list-page.ts';
import { maxDocumentLines } from '../../domain/fees/fee-invoice.ts';
import type { FeeInvoiceDocument } from '../../ports/driving/billing.ts';
import { feesWithTracks } from './fees-with-tracks.ts';
import { pagesFrom, type From } from '../shared/pages-from.ts';
import { feeInvoicesOf } from './fee-invoices.ts';

export interface FeeDocuments {
  readonly billing: Pick<BillingStore, 'listInvoices'>;
  readonly feeStore: Pick<FeeStore, 'list'>;
  readonly library: TrackLibrary;
}

export type InvoiceNotFound = { readonly kind: 'invoice-not-found' };

/** Returns a fee invoice with its lines. They name tracks that were taken down since, too, because the document stays the same. */
export const feeDocumentOf = async (
  { billing, feeStore, library }: FeeDocuments,
  platform: Platform,
  invoiceId: InvoiceId,
): Promise<Result<FeeInvoiceDocument, InvoiceNotFound>> => {
  const { platformId } = platform;
  const [invoice] = await feeInvoicesOf(billing, { platformId, invoiceId });
  if (!invoice) return fail({ kind: 'invoice-not-found' });
  if (invoice.fees.count > maxDocumentLines) return ok({ platform, invoice });
  const filter = feesOnInvoice(platformId, modeOf(invoice), invoice);
  const fees: Fee[] = [];
  const pages = pagesFrom((from: From<ListPlace>) =>
    feeStore.list(filter, { limit: maxDocumentLines, ...from }),
  );
  for await (const { items } of pages) {
    fees.push(...items);
    if (fees.length >= invoice.fees.count) break;
  }
  return ok({ platform, invoice, lines: await feesWithTracks(library, fees.toReversed(), summaryOf) });
};
