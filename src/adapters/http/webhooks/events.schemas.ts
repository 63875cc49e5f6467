import { z } from 'zod';
import { takedownReasons } from '../../../domain/catalog/track.ts';
import { disablingReasons } from '../../../domain/webhooks/endpoint.ts';
import { warnedQuotas } from '../../../domain/webhooks/events.ts';
import type { OutboundEvent } from '../openapi/webhooks.ts';
import * as field from '../vocabulary/fields.ts';
import { appealDecidedEvent } from './appeal-event.schema.ts';
import { exampleIds } from './endpoint.schemas.ts';
import { licenseEvents } from './license-events.schemas.ts';
import { affected, decided, exampleAffected, exampleDecision, optional } from './decided-event.schemas.ts';
import { outboundEvent } from './outbound-event.ts';

const { examples } = field;
const catalogVersion = field.count(
  'Catalog version of the track. Of two events of a track, the one with the higher version is the later one.',
  4_711,
);
const text = (description: string, example: string) => z.string().meta({ description, examples: [example] });
const url = text('URL of the endpoint.', 'https://acme.example/events');
const endpointId = field.id('endpoint', exampleIds.endpointId);
const track = { trackId: field.trackId, catalogVersion };
const exampleTrack = { trackId: examples.trackId, catalogVersion: 4_711 };
const exampleEndpoint = { endpointId: exampleIds.endpointId, url: 'https://acme.example/events' };

/** All events that are sent to partners. */
export const outboundEvents: readonly OutboundEvent[] = [
  outboundEvent(
    'track.approved',
    'A track entered the catalog, or returned to it',
    {
      ...track,
      isrc: text('International Standard Recording Code.', 'QZABC2600001'),
      title: text('Title of the track.', 'Slow Harbour'),
      approvedAt: field.timestampOut('When the track was approved.'),
      ...decided,
      ...optional(affected),
    },
    { ...exampleTrack, isrc: 'QZABC2600001', title: 'Slow Harbour', approvedAt: examples.now },
  ),
  outboundEvent(
    'track.updated',
    'The record of a track changed',
    {
      ...track,
      changedFields: z
        .array(z.string())
        .meta({ description: 'Fields of the track that changed.', examples: [['moods', 'title']] }),
      updatedAt: field.timestampOut('When the track changed.'),
      ...decided,
      ...optional(affected),
    },
    {
      ...exampleTrack,
      changedFields: ['territories'],
      updatedAt: examples.now,
      decision: { ...exampleDecision, action: 'restrict', territories: ['DE'] },
      complianceChanges: [{ state: 'must_remove', removeBy: examples.later, territories: ['DE'] }],
      affectedCount: 1,
      affectedLicenses: [
        {
          ...exampleAffected,
          compliance: { state: 'must_remove', removeBy: examples.later, territories: ['DE'] },
        },
      ],
      affectedLicensesUrl: `https://api.example.com/api/v1/licenses?trackId=${examples.trackId}&status=active&compliance=must_remove`,
    },
  ),
  outboundEvent(
    'track.takedown',
    'A track was taken down',
    {
      ...track,
      reason: z.enum(takedownReasons).meta({
        description:
          'Reason for the takedown. `disputed` puts published content on hold; `infringing` and `legal` require its removal.',
        examples: ['infringing'],
      }),
      effectiveAt: field.timestampOut('When the takedown takes effect.'),
      removeBy: field
        .timestampOut('Deadline for the removal of published content. Null if removal is not required.')
        .nullable(),
      ...decided,
      publishedContentSurvives: z.boolean().meta({
        description:
          'Whether published content may stay online under every affected license. Each entry of `affectedLicenses` has its own value.',
        examples: [false],
      }),
      ...affected,
      replacements: z
        .array(
          z.object({
            trackId: field.trackId,
            isrc: text('International Standard Recording Code.', 'QZABC2600002'),
            title: text('Title of the track.', 'Low Tide'),
            artist: text('Name of the main artist.', 'Ada Finch'),
          }),
        )
        .meta({ description: 'Up to five similar tracks that can replace it, the most similar first.' }),
    },
    {
      ...exampleTrack,
      reason: 'infringing',
      effectiveAt: examples.now,
      removeBy: examples.later,
      decision: exampleDecision,
      complianceChanges: [{ state: 'must_remove', removeBy: examples.later, territories: ['WORLD'] }],
      publishedContentSurvives: false,
      affectedCount: 1,
      affectedLicenses: [exampleAffected],
      affectedLicensesUrl: `https://api.example.com/api/v1/licenses?trackId=${examples.trackId}&status=active`,
      replacements: [
        { trackId: examples.trackId, isrc: 'QZABC2600002', title: 'Low Tide', artist: 'Ada Finch' },
      ],
    },
  ),
  ...licenseEvents,
  appealDecidedEvent,
  outboundEvent(
    'usage.quota_warning',
    '80% or 100% of a quota is used',
    {
      quota: z.enum(warnedQuotas).meta({
        description:
          'The quota: licenses per month, or requests, enriched rows or seconds of enriched audio per day (UTC).',
      }),
      period: text('The month or day, in UTC.', '2026-03'),
      limit: field.count('The quota.', 10_000),
      used: field.count('Amount used: 80% or 100% of the quota.', 8_000),
    },
    { quota: 'licenses', period: '2026-03', limit: 10_000, used: 8_000 },
  ),
  outboundEvent(
    'endpoint.failing',
    'Another of your endpoints has been failing for a day',
    { endpointId, url, failingSince: field.timestampOut('When the failures began.') },
    { ...exampleEndpoint, failingSince: examples.before },
  ),
  outboundEvent(
    'endpoint.disabled',
    'Another of your endpoints was disabled',
    {
      endpointId,
      url,
      reason: z.enum(disablingReasons).meta({ description: 'Reason why the endpoint was disabled.' }),
      disabledAt: field.timestampOut('When the endpoint was disabled.'),
    },
    { ...exampleEndpoint, reason: 'failing', disabledAt: examples.now },
  ),
  outboundEvent('endpoint.test', 'You requested a test event', { endpointId, url }, exampleEndpoint),
];
