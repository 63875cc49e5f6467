import { z } from 'zod';
import { usageTypes } from '../../../domain/usage/usage-event.ts';
import { trackSummary } from '../catalog/track-summary.ts';
import { exampleImage } from '../images/picture.view.ts';
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
      .meta({ description: 'ID of the usage event.', examples: ['use_01JB2M6X8K3Q5S7V9X1Z3B5D7F'] }),
    eventId: z
      .string()
      .meta({ description: 'The `eventId` that you sent, if any.', examples: [examples.eventId] })
      .exactOptional(),
    eventType: z.enum(usageTypes).meta({ description: '`play` or `impression`.', examples: ['play'] }),
    trackId: field.trackId,
    ...trackSummary,
    licenseId: field.licenseId.exactOptional(),
    contentId: field.contentId.exactOptional(),
    quantity: field.count('Number of plays or impressions.', 12),
    occurredAt: field.timestampOut('When the use occurred.', examples.before),
    receivedAt: field.timestampOut('When we received the report.'),
    territory: z
      .string()
      .meta({ description: 'Country of the use.', examples: ['US'] })
      .exactOptional(),
    channel: z
      .string()
      .meta({ description: 'Your name of the channel.', examples: ['web-player'] })
      .exactOptional(),
    unlicensed: z.boolean().meta({
      description: 'Whether none of your licenses covered the use when we received the report.',
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
  title: 'Slow Harbour',
  artists: ['Finch & Co'],
  artwork: exampleImage,
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
    from: field.timestampIn('Returns use at or after this time.', examples.before).exactOptional(),
    to: field.timestampIn('Returns use before this time.').exactOptional(),
    month: field
      .month('Returns use in this month (UTC). Cannot be combined with `from` and `to`.')
      .exactOptional(),
    trackId: field.trackId.exactOptional(),
    licenseId: field.licenseId.exactOptional(),
    unlicensed: z
      .boolean()
      .meta({ description: '`true` returns only use that no license covers.', examples: [true] })
      .exactOptional(),
    limit: limit({ max: 100, default: 50 }),
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

const responses = {
  200: {
    description: 'A page of usage events.',
    schema: pageOf(UsageEvent, 'Usage events, the latest use first.').meta({
      id: 'UsageEventPage',
      description: 'A page of usage events.',
    }),
    media: [csv],
    example: { data: [exampleListed], pagination: { limit: 50, nextCursor: null } },
  },
} as const;

const asCsv =
  'With filters, a page can have fewer events than `limit`, or none. Continue until `nextCursor` is null. With `Accept: text/csv` or `format=csv`, the response is a CSV file with all matching events; `limit` does not apply.';

export const listUsageEvents = route({
  operation: 'listUsageEvents',
  method: 'GET',
  path: '/api/v1/usage-events',
  access: { kind: 'platform', anyOf: ['licenses:read', 'licenses:write'] },
  summary: 'List usage events',
  description: `Returns your usage events, and whether a license covered each of them when it was reported. ${asCsv}`,
  tags: ['Usage'],
  query: filters,
  responses,
  problems: ['CURSOR_INVALID'],
  gzip: true,
});

export const listUsageEventsForStaff = route({
  operation: 'listUsageEventsForStaff',
  method: 'GET',
  path: '/api/v1/staff/platforms/{platform}/usage-events',
  access: { kind: 'staff', anyOf: ['rights', 'finance'] },
  summary: 'List the usage events of a platform',
  description: `Returns the usage events of any platform. ${asCsv}`,
  tags: ['Staff'],
  params: namedPlatformPath,
  query: filters,
  responses,
  problems: ['CURSOR_INVALID', 'PLATFORM_NOT_FOUND'],
  gzip: true,
});
