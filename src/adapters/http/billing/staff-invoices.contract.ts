import { z } from 'zod';
import { paymentModes } from '../../../domain/billing/invoice-list.ts';
import { route } from '../kernel/route.ts';
import { namedPlatformPath } from '../provisioning/platforms.contract.ts';
import * as field from '../vocabulary/fields.ts';
import { onlyPage, pageOf } from '../vocabulary/lists.ts';
import { currencyCode, namedPlatform, pages, until } from '../vocabulary/parameters.ts';
import { platformSummary } from '../vocabulary/platform-summary.ts';
import { exampleFeePayment, FeePayment } from './fee-payment.schemas.ts';
import { exampleInvoice, Invoice, invoiceId, invoiceKind, invoicePdfResponses } from './invoice.schemas.ts';
import { currency, signedAmount } from './plans.schemas.ts';

const tags = ['Staff'];
const access = { kind: 'staff', anyOf: ['finance'] } as const;
const { examples } = field;

const mode = z.enum(paymentModes).meta({
  description:
    '`test`: no money moved, because it was paid in the sandbox or in the test mode of the provider, or the platform is a sandbox platform.',
  examples: ['live'],
});

const bound = (description: string, example: number) =>
  z
    .int()
    .min(-1e12)
    .max(1e12)
    .meta({ description: `${description}, in minor units.`, examples: [example] })
    .exactOptional();

const filters = {
  platform: namedPlatform.exactOptional(),
  invoiceId: invoiceId.exactOptional(),
  kind: invoiceKind.exactOptional(),
  status: Invoice.shape.status.exactOptional(),
  mode: mode.exactOptional(),
  currency: currencyCode.exactOptional(),
  since: field.since('Returns invoices settled at or after this time.', examples.before).exactOptional(),
  until: until('Returns invoices settled up to this time.').exactOptional(),
  minAmount: bound('Smallest total', 1_000),
  maxAmount: bound('Largest total', 100_000),
  overdue: z
    .boolean()
    .meta({
      description:
        '`true` returns only fee invoices of live platforms that are open and whose due day (UTC) has ended.',
      examples: [true],
    })
    .exactOptional(),
};

export const StaffInvoice = Invoice.extend({
  payments: z
    .array(FeePayment)
    .meta({ description: 'The recorded payments of a fee invoice, the earliest first.' })
    .exactOptional(),
  mode,
  platform: z
    .object({
      ...platformSummary,
    })
    .meta({ description: 'The platform that the invoice is for.' }),
}).meta({ id: 'StaffInvoice', description: 'An invoice with its platform.' });

const exampleStaffInvoice = {
  ...exampleInvoice,
  mode: 'live',
  platform: { platformId: examples.platformId, slug: examples.slug, name: 'Acme Video' },
} as const;

export const exampleStaffFeeInvoice = {
  ...{ invoiceId: 'inv_01K9G7Q4M2X8Z3V5B6N7C8D9E0', kind: 'fees', number: 'LF-2026-000001' },
  ...{ provider: 'service', status: 'paid', amount: 9_800, refunded: 0, currency: 'EUR', paid: 9_800 },
  ...{ periodStart: examples.before, periodEnd: examples.later, settledAt: examples.now },
  ...{ dueAt: examples.later, payments: [exampleFeePayment] },
  ...{ mode: 'live', platform: exampleStaffInvoice.platform },
} as const;

export const listAllInvoices = route({
  operation: 'listInvoicesForStaff',
  method: 'GET',
  path: '/api/v1/staff/invoices',
  access,
  summary: 'List the invoices of all platforms',
  description:
    'Returns invoices that match all filters, the latest first by `settledAt`. With `status=unpaid`, lists the invoices whose payment failed; with `status=open`, the fee invoices that are not paid yet; with `overdue=true`, those of them that are overdue. A page can have fewer invoices than `limit`, or none. Continue until `nextCursor` is null.',
  tags,
  query: z.strictObject({ ...filters, ...pages }),
  responses: {
    200: {
      description: 'A page of invoices.',
      schema: pageOf(StaffInvoice, 'Invoices of any platform.').meta({
        id: 'StaffInvoicePage',
        description: 'A page of the invoices of all platforms.',
      }),
      example: { data: [exampleStaffInvoice], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const totalInvoices = route({
  operation: 'getInvoiceTotals',
  method: 'GET',
  path: '/api/v1/staff/invoices/totals',
  access,
  summary: 'Get totals of invoices',
  description:
    'Returns the sums of the invoices that match all filters, for each mode and currency. Reads the latest invoices first, at most 50,000 of them: if it could not read all, `complete` is false and the sums cover only what was read. Use filters, such as `since`, to get complete totals.',
  tags,
  query: z.strictObject(filters),
  responses: {
    200: {
      description: 'The totals.',
      schema: z
        .object({
          data: z
            .array(
              z.object({
                mode,
                currency,
                invoices: field.count('Number of invoices.', 12),
                billed: signedAmount('Totals of all invoices', 81_600),
                received: signedAmount(
                  'Totals of paid invoices, less refunds of them, and payments of open ones',
                  68_000,
                ),
                open: signedAmount('What is owed on invoices that are not paid yet', 0),
                unpaid: signedAmount('Totals of invoices whose payment failed', 6_800),
                refunded: signedAmount('Amounts that were refunded, in full or in part', 6_800),
                disputed: signedAmount('Totals of invoices that are disputed or charged back', 0),
              }),
            )
            .meta({ description: 'Sums by mode and currency.' }),
          complete: z.boolean().meta({
            description:
              'Whether all matching invoices were read. If false, the sums cover only the latest ones, which were read.',
            examples: [true],
          }),
        })
        .meta({ id: 'InvoiceTotals', description: 'Sums of invoices by mode and currency.' }),
      example: {
        data: [
          {
            mode: 'live',
            currency: 'EUR',
            invoices: 12,
            billed: 81_600,
            received: 68_000,
            open: 0,
            unpaid: 6_800,
            refunded: 6_800,
            disputed: 0,
          },
        ],
        complete: true,
      },
    },
  },
  problems: [],
});

export const downloadInvoiceForStaff = route({
  operation: 'downloadInvoiceForStaff',
  method: 'GET',
  path: '/api/v1/staff/platforms/{platform}/billing/invoices/{invoiceId}/pdf',
  access,
  summary: 'Download an invoice of a platform',
  description:
    'Returns an invoice as a PDF, or a redirect (303) to the document of the payment provider, like the platform’s own download.',
  tags,
  params: namedPlatformPath.extend({ invoiceId }),
  responses: invoicePdfResponses,
  problems: ['PLATFORM_NOT_FOUND', 'NOT_FOUND'],
});
