import { z } from 'zod';
import { statsDays } from '../../../domain/webhooks/endpoint-stats.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { owner } from '../vocabulary/callers.ts';
import { endpointPath, tags } from './endpoints.contract.ts';

const Stats = z
  .object({
    from: field.timestampOut('Start of the first step.', '2026-03-01T00:00:00.000Z'),
    to: field.timestampOut('End of the current step.', '2026-03-03T00:00:00.000Z'),
    step: z.enum(['hour', 'day']).meta({ description: 'Length of each step, in UTC.', examples: ['day'] }),
    data: z
      .array(
        z.object({
          at: field.timestampOut('Start of the step.', '2026-03-01T00:00:00.000Z'),
          succeeded: field.count('Number of attempts with a 2xx response.', 118),
          failed: field.count('Number of other attempts.', 2),
        }),
      )
      .meta({ description: 'All steps, the oldest first, including those without attempts.' }),
    medianLatencyMs: field
      .count(
        'Median duration of the successful attempts of the newest 100 deliveries in the period, in milliseconds.',
        84,
      )
      .optional(),
  })
  .meta({ id: 'WebhookStats', description: 'Statistics of the attempts to deliver to an endpoint.' });

export const readStats = route({
  operation: 'getWebhookStats',
  method: 'GET',
  path: '/api/v1/platforms/{slug}/webhooks/{endpointId}/stats',
  access: owner,
  summary: 'Get endpoint statistics',
  description:
    'Returns successful and failed attempts over time. Attempts are counted, not deliveries: a delivery that succeeds at the third attempt counts as two failures and one success. An attempt counts in the hour (UTC) in which it was sent; tests and resent events count as well. `days=1` returns the last 24 hours by hour; a higher number returns the last days by day, including today. Statistics are stored for thirty days.',
  tags,
  params: endpointPath,
  query: z.strictObject({
    days: z
      .int()
      .min(1)
      .max(statsDays)
      .default(7)
      .meta({ description: 'Number of days, including today.', examples: [7] }),
  }),
  responses: {
    200: {
      description: 'The statistics.',
      schema: Stats,
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
