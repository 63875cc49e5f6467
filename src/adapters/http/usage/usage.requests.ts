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

/** A report of plays or impressions. */
export const UsageEventDto = z
  .strictObject({
    eventId: z
      .guid('must be a UUID')
      .meta({
        description: 'Your UUID of the event. Reports with the same UUID are counted once.',
        pattern: undefined,
        examples: [examples.eventId],
      })
      .exactOptional(),
    eventType: z.enum(usageTypes).meta({ description: '`play` or `impression`.', examples: ['play'] }),
    trackId: field.trackId,
    licenseId: field.licenseId.exactOptional(),
    contentId: field.contentId.exactOptional(),
    quantity: z
      .int()
      .min(1)
      .max(1_000_000_000)
      .default(1)
      .meta({ description: 'Number of plays or impressions.', examples: [12] }),
    occurredAt: field.timestampIn('When the use occurred, at most 61 days ago.', examples.before),
    territory: field.country('Country of the use.').exactOptional(),
    channel: field.text(100, 'Your name of the channel.', 'web-player').exactOptional(),
  })
  .meta({
    id: 'UsageEventDto',
    description: 'A report of plays or impressions.',
    examples: [exampleUsageEvent],
  });

export type UsageEventDto = z.infer<typeof UsageEventDto>;

export const UsageBatchDto = z
  .strictObject({
    events: z.array(UsageEventDto).min(1).max(100).meta({ description: 'Reports, at most 100.' }),
  })
  .meta({
    id: 'UsageBatchDto',
    description: 'Several reports.',
    examples: [{ events: [exampleUsageEvent] }],
  });

/** One report, or several in `events`. */
export const RecordUsageEventDto = either(UsageBatchDto, UsageEventDto, (body) => 'events' in body).meta({
  id: 'RecordUsageEventDto',
  description: 'One report, or `{ events }` with several.',
});
