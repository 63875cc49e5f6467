import { z } from 'zod';
import { reversalReasons } from '../../../domain/fees/fee-invoice.ts';
import { maxAmount } from '../../../domain/shared/money.ts';
import { invoiceId } from '../billing/invoice.schemas.ts';
import { exampleStaffFeeInvoice, StaffInvoice } from '../billing/staff-invoices.contract.ts';
import { paymentId } from '../billing/fee-payment.schemas.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';

const tags = ['Staff'];
const access = { kind: 'staff', anyOf: ['finance'] } as const;
const all = '/api/v1/staff/invoices/{invoiceId}/payments';

const RecordFeePaymentDto = z
  .strictObject({
    amount: z
      .int()
      .min(1)
      .max(maxAmount, `must be at most ${maxAmount}`)
      .meta({ description: 'The amount, in minor units of the currency of the invoice.', examples: [9_800] }),
    receivedOn: field.day.meta({
      description:
        'The day on which the bank has booked the payment, in UTC: not before the day on which the invoice was issued, and not after today.',
      examples: ['2026-03-02'],
    }),
    reference: z
      .string()
      .trim()
      .min(1, 'must not be empty')
      .max(140, 'must have at most 140 characters')
      .regex(field.oneLine, 'must not contain control characters')
      .meta({
        description: 'How the statement of the bank names the payment.',
        examples: ['LF-2026-000001'],
      }),
  })
  .meta({ id: 'RecordFeePaymentDto', description: 'A payment of a fee invoice.' });

export const recordFeePayment = route({
  operation: 'createInvoicePayment',
  method: 'POST',
  path: all,
  access,
  summary: 'Record a payment of a fee invoice',
  description:
    'Records a payment that the bank has received for a fee invoice, and books it. The invoice is `paid` once nothing is owed on it, and `open` until then: it can be paid in parts. An amount above what is owed is rejected; record one transfer for several invoices in parts, with the same reference. Invoices of sandbox platforms have no payments. Repeating a request changes nothing: an invoice has one payment with the same amount, day and reference, unless it was reversed.',
  tags,
  params: z.strictObject({ invoiceId }),
  body: {
    schema: RecordFeePaymentDto,
    example: { amount: 9_800, receivedOn: '2026-03-02', reference: 'LF-2026-000001' },
  },
  responses: {
    200: {
      description: 'The invoice with its payments.',
      schema: StaffInvoice,
      example: exampleStaffFeeInvoice,
    },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const reverseFeePayment = route({
  operation: 'reverseInvoicePayment',
  method: 'POST',
  path: `${all}/{paymentId}/reverse`,
  access,
  summary: 'Reverse a payment of a fee invoice',
  description:
    'Reverses a payment that was recorded by mistake, or that the bank has taken back, and its booking. The reversal is booked when it is recorded, not on the day of the payment. The invoice is `open` again, and if the bank has taken the payment back, reminders of it begin again. The payment stays listed as reversed. Repeating a request changes nothing; another `reason` is rejected.',
  tags,
  params: z.strictObject({ invoiceId, paymentId }),
  body: {
    schema: z
      .strictObject({
        reason: z.enum(reversalReasons).meta({
          description:
            '`entry_error`: the payment was recorded by mistake. `returned`: the bank has taken it back.',
          examples: ['entry_error'],
        }),
      })
      .meta({ id: 'ReverseFeePaymentDto', description: 'Why a payment is reversed.' }),
    example: { reason: 'entry_error' },
  },
  responses: {
    200: {
      description: 'The invoice with its payments.',
      schema: StaffInvoice,
      example: exampleStaffFeeInvoice,
    },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});
