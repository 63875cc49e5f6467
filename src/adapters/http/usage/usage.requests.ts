import { z } from 'zod';
import { usageTypes } from '../../../domain/usage/usage-event.ts';
import * as field from '../vocabulary/fields.ts';
import { either } from '../vocabulary/either.ts';

const { examples } = field;

export const exampleUsageEvent = {
  eventId: examples.eventId,
  eventType: 'play',
  trackId: examples.trackId,
  licenseId: examples.licenseId,
  quantity: 12,
  occurredAt: examples.before,
  territory: 'DE',
};

/** One report of plays or impressions. */
export const UsageEventDto = z
  .strictObject({
    eventId: z
      .guid('must be a UUID')
      .meta({
        description: 'Your own UUID of the event: sent again, it counts once.',
        pattern: undefined,
        examples: [examples.eventId],
      })
      .exactOptional(),
    eventType: z.enum(usageTypes).meta({ description: 'What happened.', examples: ['play'] }),
    trackId: field.trackId,
    licenseId: field.licenseId.exactOptional(),
    contentId: field.contentId.exactOptional(),
    quantity: z
      .int()
      .min(1)
      .max(1_000_000_000)
      .default(1)
      .meta({ description: 'How many times.', examples: [12] }),
    occurredAt: field.timestampIn('When; 61 days ago at most.', examples.before),
    territory: field.country('Where it happened.').exactOptional(),
    channel: field.text(100, 'Your name of where it was shown.', 'web-player').exactOptional(),
  })
  .meta({
    id: 'UsageEventDto',
    description: 'One report of plays or impressions.',
    examples: [exampleUsageEvent],
  });

export type UsageEventDto = z.infer<typeof UsageEventDto>;

export const UsageBatchDto = z
  .strictObject({
    events: z.array(UsageEventDto).min(1).max(100).meta({ description: 'Several reports; 100 at most.' }),
  })
  .meta({
    id: 'UsageBatchDto',
    description: 'Several reports at once.',
    examples: [{ events: [exampleUsageEvent] }],
  });

/** One event, or several under `events`. */
export const RecordUsageEventDto = either(UsageBatchDto, UsageEventDto, (body) => 'events' in body).meta({
  id: 'RecordUsageEventDto',
  description: 'One report, or `{ events }` with several.',
});
