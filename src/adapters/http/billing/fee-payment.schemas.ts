import { z } from 'zod';
import { reversalReasons } from '../../../domain/fees/fee-invoice.ts';
import * as field from '../vocabulary/fields.ts';
import { amount } from './plans.schemas.ts';

const { examples } = field;
export const examplePaymentId = 'fpy_01K9G7Q4M2X8Z3V5B6N7C8D9E0';
const exampleStaffId = 'stf_01K9G7Q4M2X8Z3V5B6N7C8D9E0';

export const paymentId = field.id('payment', examplePaymentId);

/** Who recorded or reversed a payment, and when. */
const act = {
  by: z.string().meta({ description: 'ID of the member of staff.', examples: [exampleStaffId] }),
  at: field.timestampOut('When they did it.'),
};

export const FeePayment = z
  .object({
    paymentId,
    amount: amount('Amount of the payment'),
    receivedOn: field.day.meta({ description: 'The day on which the bank has booked it.' }),
    reference: z.string().meta({
      description: 'How the statement of the bank names the payment.',
      examples: ['LF-2026-000001'],
    }),
    recorded: z.object(act).meta({ description: 'Who has recorded it, and when.' }),
    reversed: z
      .object({
        ...act,
        reason: z.enum(reversalReasons).meta({ description: 'Why it was reversed.', examples: ['returned'] }),
      })
      .meta({ description: 'Present if it was reversed: it does not count.' })
      .exactOptional(),
  })
  .meta({ id: 'FeePayment', description: 'A payment of a fee invoice.' });

export const exampleFeePayment = {
  ...{ paymentId: examplePaymentId, amount: 9_800, receivedOn: '2026-03-02', reference: 'LF-2026-000001' },
  recorded: { by: exampleStaffId, at: examples.now },
} as const;
