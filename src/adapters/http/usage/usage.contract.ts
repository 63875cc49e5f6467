import { z } from 'zod';
import { unlicensedReasons } from '../../../domain/usage/licensed-use.ts';
import type { RejectedReport } from '../../../ports/driven/usage-journal.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { exampleUsageEvent, RecordUsageEventDto } from './usage.requests.ts';

/** The code of each reason for which a report is refused. */
export const rejectionCodes = {
  'occurred-too-early': 'OCCURRED_TOO_EARLY',
  'occurred-in-the-future': 'OCCURRED_IN_THE_FUTURE',
  'track-unknown': 'TRACK_UNKNOWN',
  'license-unknown': 'LICENSE_UNKNOWN',
  'license-of-another-track': 'LICENSE_OF_ANOTHER_TRACK',
  'event-id-reused': 'EVENT_ID_REUSED',
} as const satisfies Readonly<Record<RejectedReport['reason'], string>>;

export const unlicensedReason = z.enum(unlicensedReasons).meta({
  description:
    'Why no license covers the use. `no_license`: you have none for the track. `other_content`: not for that content. `outside_validity`: none was in force at that time. `territory_not_covered`: none covers that territory.',
  examples: ['territory_not_covered'],
});

const BatchOutcome = z
  .object({
    accepted: field.count('How many were recorded.', 11),
    duplicates: field.count('How many had been recorded before, under the same eventId.', 1),
    rejected: z
      .array(
        z.object({
          index: field.count('Index in `events`, from 0.', 3),
          code: z
            .enum(Object.values(rejectionCodes))
            .meta({ description: 'Why.', examples: ['TRACK_UNKNOWN'] }),
        }),
      )
      .meta({ description: 'Those refused; sending them again changes nothing.' }),
    unlicensed: z
      .array(
        z.object({
          index: field.count('Index in `events`, from 0.', 0),
          reason: unlicensedReason.exactOptional(),
        }),
      )
      .meta({
        description:
          'Events that are counted although no license covers them. A duplicate is listed with the result of its first report.',
      }),
  })
  .meta({ id: 'UsageOutcome', description: 'What became of the reports.' });

export const recordUsage = route({
  operation: 'recordUsage',
  method: 'POST',
  path: '/api/v1/usage-events',
  access: { kind: 'platform', anyOf: ['licenses:write'] },
  summary: 'Report plays and impressions',
  description:
    'Records one report, or up to 100 in `events`. A report with an `eventId` is counted once, however often you send it; so is a request with an Idempotency-Key. Each event is compared with your licenses by track, content, territory and time: with the license that it names, or with all of your licenses for the track. An event that no license covers is counted, and listed in `unlicensed`. A rejected report does not affect the others.',
  tags: ['Usage'],
  body: {
    schema: RecordUsageEventDto,
    limit: 1_048_576,
    example: { events: [exampleUsageEvent] },
  },
  replies: {
    201: {
      description: 'What became of them.',
      schema: BatchOutcome,
      example: {
        accepted: 1,
        duplicates: 0,
        rejected: [],
        unlicensed: [{ index: 0, reason: 'territory_not_covered' }],
      },
    },
  },
  problems: [],
  idempotent: true,
});
