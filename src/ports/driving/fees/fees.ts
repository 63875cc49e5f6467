import type { TrackSummary } from '../../../domain/catalog/visibility.ts';
import type { Fee } from '../../../domain/fees/fee.ts';
import type { FeeFilter } from '../../../domain/fees/fee-list.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { InvoiceId } from '../../../domain/shared/ids.ts';
import type { ScopesMissing } from '../../../domain/access/whole-registry.ts';
import type { OwnPlatform, PlatformNotFound } from '../platforms.ts';
import type { UseCase } from '../use-case.ts';

/** A fee or a credit. `track` is absent if the reader may not see it. */
export interface ListedFee {
  readonly fee: Fee;
  readonly track?: TrackSummary;
}

interface Page {
  readonly limit: number;
  readonly cursor?: string;
}

/** Only the fees on an invoice; none if it does not exist or is no fee invoice. */
interface InvoiceOption {
  readonly invoiceId?: InvoiceId;
}

/** A page can contain fewer fees than requested although `nextCursor` leads to more. */
export type ListFees = UseCase<
  OwnPlatform & Omit<FeeFilter, 'platformId' | 'mode' | 'months'> & InvoiceOption & Page,
  { readonly fees: readonly ListedFee[]; readonly nextCursor: string | null },
  PlatformNotFound | ScopesMissing | CursorInvalid
>;

export interface FeeOfPlatform extends ListedFee {
  readonly platform: Platform;
}

/** `platform` is an ID or slug; no fee belongs to an unknown one. */
export type FeeQuery = Omit<FeeFilter, 'platformId' | 'months'> &
  InvoiceOption & { readonly platform?: string };

export type ListAllFees = UseCase<
  FeeQuery & Page,
  { readonly fees: readonly FeeOfPlatform[]; readonly nextCursor: string | null },
  CursorInvalid
>;

/**
 * Issues the invoices that are due: at the end of each calendar month (UTC) one for each platform, mode and currency, for the fees
 * that are on no invoice. Examines at least `limit` accounts if so many are due. Returns how many it settled, 0 if none could be.
 */
export type InvoiceDueFees = UseCase<{ readonly limit: number }, number>;

/** The license fees, for platforms and for finance. */
export interface Fees {
  readonly invoiceDueFees: InvoiceDueFees;
  readonly listFees: ListFees;
  readonly listAllFees: ListAllFees;
}
