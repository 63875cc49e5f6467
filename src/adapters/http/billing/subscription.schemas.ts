import { z } from 'zod';
import { tierNames } from '../../../domain/platforms/tier.ts';
import { interval } from './billing.schemas.ts';

export const UpdateSubscriptionDto = z
  .strictObject({
    tier: z
      .enum(tierNames)
      .meta({ description: 'The tier to pay for. Growth is the only one sold.', examples: ['growth'] })
      .exactOptional(),
    interval: interval.exactOptional(),
  })
  .refine((plan) => plan.tier !== undefined || plan.interval !== undefined, {
    path: ['interval'],
    message: 'must be given if tier is not',
  })
  .meta({
    id: 'UpdateSubscriptionDto',
    description: 'What a subscription is to pay for. Members that are absent stay as they are.',
    examples: [{ interval: 'year' }],
  });
