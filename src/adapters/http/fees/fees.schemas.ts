import * as field from '../vocabulary/fields.ts';

export const exampleFeeId = 'fee_01K9G7Q4M2X8Z3V5B6N7C8D9E0';

export const feeId = field
  .id('fee', exampleFeeId)
  .meta({ description: 'ID of the fee.', examples: [exampleFeeId] });
