import { z } from 'zod';
import { tierNames } from '../../../domain/platforms/tier.ts';
import { interval } from './plans.schemas.ts';

export const UpdateSubscriptionDto = z
  .strictObject({
    tier: z
      .enum(tierNames)
      .meta({ description: 'The tier to pay for. Only `growth` can be bought.', examples: ['growth'] })
      .exactOptional(),
    interval: interval.exactOptional(),
  })
  .refine((plan) => plan.tier !== undefined || plan.interval !== undefined, {
    path: ['interval'],
    message: 'is required if tier is absent',
  })
  .meta({
    id: 'UpdateSubscriptionDto',
    description: 'Changes to the plan of a subscription. Absent fields stay unchanged.',
    examples: [{ interval: 'year' }],
  });
