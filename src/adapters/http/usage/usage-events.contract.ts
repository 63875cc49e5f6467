import { z } from 'zod';
import { usageTypes } from '../../../domain/usage/usage-event.ts';
import { route } from '../kernel/route.ts';
import { namedPlatformPath } from '../provisioning/platforms.contract.ts';
import { csv } from '../vocabulary/csv.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { cursor, limit } from '../vocabulary/parameters.ts';
import { unlicensedReason } from './usage.contract.ts';

const { examples } = field;

export const UsageEvent = z
  .object({
    usageId: z
      .string()
      .meta({ description: 'Id of the event.', examples: ['use_01JB2M6X8K3Q5S7V9X1Z3B5D7F'] }),
    eventId: z
      .string()
      .meta({ description: 'The `eventId` that you sent, if any.', examples: [examples.eventId] })
      .exactOptional(),
    eventType: z.enum(usageTypes).meta({ description: 'What happened.', examples: ['play'] }),
    trackId: field.trackId,
    licenseId: field.licenseId.exactOptional(),
    contentId: field.contentId.exactOptional(),
    quantity: field.count('Number of plays or impressions.', 12),
    occurredAt: field.timestampOut('When it happened.', examples.before),
    receivedAt: field.timestampOut('When we received the report.'),
    territory: z
      .string()
      .meta({ description: 'Where it happened.', examples: ['US'] })
      .exactOptional(),
    channel: z
      .string()
      .meta({ description: 'Your name for the place where it was shown.', examples: ['web-player'] })
      .exactOptional(),
    unlicensed: z.boolean().meta({
      description: 'Whether no license of yours covered the use when we received the report.',
      examples: [true],
    }),
    unlicensedReason: unlicensedReason.exactOptional(),
  })
  .meta({
    id: 'UsageEvent',
    description: 'A report of plays or impressions, as recorded and compared with your licenses.',
  });
export type UsageEvent = z.infer<typeof UsageEvent>;

export const exampleListed: UsageEvent = {
  usageId: 'use_01JB2M6X8K3Q5S7V9X1Z3B5D7F',
  eventId: examples.eventId,
  eventType: 'play',
  trackId: examples.trackId,
  licenseId: examples.licenseId,
  quantity: 12,
  occurredAt: examples.before,
  receivedAt: examples.now,
  territory: 'US',
  unlicensed: true,
  unlicensedReason: 'territory_not_covered',
};

const filters = z
  .strictObject({
    from: field.timestampIn('Use that occurred at this moment or later.', examples.before).exactOptional(),
    to: field.timestampIn('Use that occurred before this moment.').exactOptional(),
    month: field.month('Use of this month, in UTC; instead of `from` and `to`.').exactOptional(),
    trackId: field.trackId.exactOptional(),
    licenseId: field.licenseId.exactOptional(),
    unlicensed: z
      .boolean()
      .meta({ description: '`true` lists only use that no license covers.', examples: [true] })
      .exactOptional(),
    limit: limit({ most: 100, usual: 50 }),
    cursor: cursor.exactOptional(),
    format: z
      .enum(['json', 'csv'])
      .meta({ description: '`csv` is the same as `Accept: text/csv`.', examples: ['csv'] })
      .exactOptional(),
  })
  .refine(({ from, to, month }) => month === undefined || (from === undefined && to === undefined), {
    path: ['month'],
    message: 'cannot be combined with from and to',
  });
export type UsageFilters = z.infer<typeof filters>;

const replies = {
  200: {
    description: 'A page of usage events.',
    schema: pageOf(UsageEvent, 'Usage events, latest use first.').meta({
      id: 'UsageEventPage',
      description: 'A page of usage events.',
    }),
    media: [csv],
    example: { data: [exampleListed], pagination: { limit: 50, nextCursor: null } },
  },
} as const;

const asCsv =
  'With `Accept: text/csv` or `format=csv` the response is a CSV file of all matching events; `limit` does not apply.';

export const listUsageEvents = route({
  operation: 'listUsageEvents',
  method: 'GET',
  path: '/api/v1/usage-events',
  access: { kind: 'platform', anyOf: ['licenses:read', 'licenses:write'] },
  summary: 'List usage events',
  description: `Lists your usage events and says whether a license covered each when it was reported. ${asCsv}`,
  tags: ['Usage'],
  query: filters,
  replies,
  problems: ['CURSOR_INVALID'],
  gzip: true,
});

export const listUsageEventsForStaff = route({
  operation: 'listUsageEventsForStaff',
  method: 'GET',
  path: '/api/v1/staff/platforms/{platform}/usage-events',
  access: { kind: 'staff', anyOf: ['rights', 'finance'] },
  summary: 'List usage events of a platform',
  description: `Lists the usage events of any platform, the unlicensed ones with \`unlicensed=true\`. ${asCsv}`,
  tags: ['Staff'],
  params: namedPlatformPath,
  query: filters,
  replies,
  problems: ['CURSOR_INVALID', 'PLATFORM_NOT_FOUND'],
  gzip: true,
});
