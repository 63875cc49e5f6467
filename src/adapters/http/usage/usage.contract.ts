import { z } from 'zod';
import { unlicensedReasons } from '../../../domain/usage/licensed-use.ts';
import type { RejectedReport } from '../../../ports/driven/usage/usage-journal.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { exampleUsageEvent, RecordUsageEventDto } from './usage.requests.ts';

/** The wire code of each reason why a report is rejected. */
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
    'Reason why no license covers the use. `no_license`: you have no license for the track. `other_content`: your licenses are for other content. `outside_validity`: no license was in force at that time. `territory_not_covered`: no license covers the territory.',
  examples: ['territory_not_covered'],
});

const BatchOutcome = z
  .object({
    accepted: field.count('Number of reports that were recorded.', 11),
    duplicates: field.count('Number of reports that had been recorded before with the same `eventId`.', 1),
    rejected: z
      .array(
        z.object({
          index: field.count('Index in `events`, from 0.', 3),
          code: z
            .enum(Object.values(rejectionCodes))
            .meta({ description: 'Reason for the rejection.', examples: ['TRACK_UNKNOWN'] }),
        }),
      )
      .meta({ description: 'Rejected reports. Sending them again has the same result.' }),
    unlicensed: z
      .array(
        z.object({
          index: field.count('Index in `events`, from 0.', 0),
          reason: unlicensedReason.exactOptional(),
        }),
      )
      .meta({
        description:
          'Recorded reports of use that no license covers. A duplicate has the result of its first report.',
      }),
  })
  .meta({ id: 'UsageOutcome', description: 'The results of the reports.' });

export const recordUsage = route({
  operation: 'recordUsage',
  method: 'POST',
  path: '/api/v1/usage-events',
  access: { kind: 'platform', anyOf: ['licenses:write'] },
  summary: 'Report usage',
  description:
    'Records plays and impressions: one report, or up to 100 in `events`. A report with an `eventId`, or a request with an `Idempotency-Key`, is counted once, however often you send it. Each report is compared with your licenses by track, content, territory and time: with the license in `licenseId`, or with all of your licenses for the track. Use that no license covers is recorded and listed in `unlicensed`. A rejected report does not affect the others.',
  tags: ['Usage'],
  body: {
    schema: RecordUsageEventDto,
    limit: 1_048_576,
    example: { events: [exampleUsageEvent] },
  },
  responses: {
    201: {
      description: 'The results of the reports.',
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
