import type { InvoiceFilter, InvoiceTotal, ListedInvoice } from '../../../domain/billing/invoice-list.ts';
import type { PlanChangeRecord } from '../../../domain/platforms/plan-history.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { InvoiceId } from '../../../domain/shared/ids.ts';
import type { InvoiceDocument } from '../billing.ts';
import type { PlatformNotFound } from '../platforms.ts';
import type { UseCase } from '../use-case.ts';

/** `platform` is an ID or slug; no invoice belongs to an unknown one. */
export type InvoiceQuery = Omit<InvoiceFilter, 'platformId' | 'overdueAt'> & {
  readonly platform?: string;
  /** Only fee invoices that are owed and overdue. */
  readonly overdue?: true;
};

export interface InvoiceOfPlatform extends ListedInvoice {
  readonly platform: Platform;
}

/** A page can contain fewer invoices than requested although `nextCursor` leads to more. */
export type ListAllInvoices = UseCase<
  InvoiceQuery & { readonly limit: number; readonly cursor?: string },
  { readonly invoices: readonly InvoiceOfPlatform[]; readonly nextCursor: string | null },
  CursorInvalid
>;

/** Adds up the invoices that match, by mode and currency. Unless `isComplete`, the totals cover only the latest ones, which were read. */
export type TotalInvoices = UseCase<
  InvoiceQuery,
  { readonly totals: readonly InvoiceTotal[]; readonly isComplete: boolean }
>;

/** Returns an invoice of any platform, by the ID or slug of the platform. */
export type ReadInvoiceForStaff = UseCase<
  { readonly platform: string; readonly invoiceId: InvoiceId },
  InvoiceDocument,
  PlatformNotFound | { readonly kind: 'invoice-not-found' }
>;

/** Returns the latest changes of the tier and the add-ons of a platform, the latest first. */
export type ReadPlanHistory = UseCase<
  { readonly platform: string; readonly limit: number },
  readonly PlanChangeRecord[],
  PlatformNotFound
>;

/** Invoices of all platforms and the history of their plans, for finance. */
export interface StaffInvoices {
  readonly listAllInvoices: ListAllInvoices;
  readonly totalInvoices: TotalInvoices;
  readonly readInvoiceForStaff: ReadInvoiceForStaff;
  readonly readPlanHistory: ReadPlanHistory;
}
