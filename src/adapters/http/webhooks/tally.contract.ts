import { z } from 'zod';
import { tallyDays } from '../../../domain/webhooks/tally.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { endpointPath, owner, tags } from './endpoints.contract.ts';

const Tally = z
  .object({
    from: field.timestampOut('When the first step begins.', '2026-03-01T00:00:00.000Z'),
    to: field.timestampOut('When the step ends that is running.', '2026-03-03T00:00:00.000Z'),
    step: z.enum(['hour', 'day']).meta({ description: 'How long each step is, in UTC.', examples: ['day'] }),
    data: z
      .array(
        z.object({
          at: field.timestampOut('When it begins.', '2026-03-01T00:00:00.000Z'),
          succeeded: field.count('Attempts that were answered with 2xx.', 118),
          failed: field.count('All others.', 2),
        }),
      )
      .meta({ description: 'Every step, oldest first, those without an attempt too.' }),
    medianLatencyMs: field
      .count(
        'The median over the last attempts of the newest hundred deliveries in the span that arrived.',
        84,
      )
      .optional(),
  })
  .meta({ id: 'WebhookStats', description: 'Statistics of the delivery attempts to an endpoint.' });

export const readTally = route({
  operation: 'getWebhookStats',
  method: 'GET',
  path: '/api/v1/platforms/{slug}/webhooks/{endpointId}/stats',
  access: owner,
  summary: 'Count successes and failures',
  description:
    'Counts attempts, not deliveries: one that arrived at its third try is two failures and a success. Each counts in the hour (UTC) in which it was sent, from the commit that logs it on; tests and what was sent again count too. `days=1` shows the last 24 hours by the hour, more than one the last days by the day, the running one among them. Counts are kept for thirty days.',
  tags,
  params: endpointPath,
  query: z.strictObject({
    days: z
      .int()
      .min(1)
      .max(tallyDays)
      .default(7)
      .meta({ description: 'How many days back, today among them.', examples: [7] }),
  }),
  replies: {
    200: {
      description: 'The counts.',
      schema: Tally,
      example: {
        from: '2026-03-01T00:00:00.000Z',
        to: '2026-03-03T00:00:00.000Z',
        step: 'day',
        data: [
          { at: '2026-03-01T00:00:00.000Z', succeeded: 118, failed: 2 },
          { at: '2026-03-02T00:00:00.000Z', succeeded: 40, failed: 0 },
        ],
        medianLatencyMs: 84,
      },
    },
  },
  problems: ['PLATFORM_NOT_FOUND', 'NOT_FOUND'],
});
