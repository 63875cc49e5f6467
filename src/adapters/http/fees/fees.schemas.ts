import { z } from 'zod';
import { maxAmount } from '../../../domain/shared/money.ts';
import * as field from '../vocabulary/fields.ts';

export const exampleFeeId = 'fee_01K9G7Q4M2X8Z3V5B6N7C8D9E0';

export const feeId = field
  .id('fee', exampleFeeId)
  .meta({ description: 'ID of the fee.', examples: [exampleFeeId] });

/** An amount of money in a request. */
export const MoneyIn = z.strictObject({
  amount: z
    .int()
    .nonnegative()
    .max(maxAmount, `must be at most ${maxAmount}`)
    .meta({ description: 'Amount in the minor unit of the currency, such as cents.', examples: [4900] }),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency code (ISO 4217, in capitals)')
    .meta({ description: 'Currency code (ISO 4217).', examples: ['EUR'] }),
});
