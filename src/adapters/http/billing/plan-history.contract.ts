import { z } from 'zod';
import { planCauses } from '../../../domain/platforms/plan-history.ts';
import { addOns } from '../../../domain/platforms/platform.ts';
import { tierNames } from '../../../domain/platforms/tier.ts';
import { route } from '../kernel/route.ts';
import { namedPlatformPath } from '../provisioning/platforms.contract.ts';
import * as field from '../vocabulary/fields.ts';
import { limit } from '../vocabulary/parameters.ts';

const plan = (description: string) =>
  z
    .object({
      tier: z.enum(tierNames).meta({ description: 'The tier.', examples: ['growth'] }),
      addOns: z.array(z.enum(addOns)).meta({ description: 'Add-ons.', examples: [['stems']] }),
    })
    .meta({ description });

const PlanChange = z
  .object({
    at: field.timestampOut('When the plan changed.'),
    cause: z.enum(planCauses).meta({
      description: '`payment`: a payment, or the lack of one, changed the plan. Otherwise who changed it.',
      examples: ['payment'],
    }),
    before: plan('The plan before.'),
    after: plan('The plan since then.'),
  })
  .meta({ id: 'PlanChange', description: 'A change of the tier or the add-ons of a platform.' });

export const readPlanHistory = route({
  operation: 'listPlanChanges',
  method: 'GET',
  path: '/api/v1/staff/platforms/{platform}/plan-changes',
  access: { kind: 'staff', anyOf: ['finance'] },
  summary: 'List the plan changes of a platform',
  description:
    'Returns the latest changes of tier and add-ons, the latest first, as the audit log records them. Searches the latest 20,000 audit entries of the platform. Changes by staff before November 2026 were recorded without the plan and are not listed.',
  tags: ['Staff'],
  params: namedPlatformPath,
  query: z.strictObject({ limit: limit({ max: 100, default: 50 }) }),
  responses: {
    200: {
      description: 'The changes.',
      schema: z
        .object({ data: z.array(PlanChange).meta({ description: 'Changes of the plan, the latest first.' }) })
        .meta({ id: 'PlanChangeList', description: 'The latest changes of the plan of a platform.' }),
      example: {
        data: [
          {
            at: field.examples.now,
            cause: 'payment',
            before: { tier: 'developer', addOns: [] },
            after: { tier: 'growth', addOns: ['stems'] },
          },
        ],
      },
    },
  },
  problems: ['PLATFORM_NOT_FOUND'],
});
