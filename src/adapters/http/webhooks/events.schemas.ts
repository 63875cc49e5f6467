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
import { told } from './told-event.ts';

const { examples } = field;
const catalogVersion = field.count('Of two events of a track the one with the greater is the later.', 4_711);
const text = (description: string, example: string) => z.string().meta({ description, examples: [example] });
const url = text('Where it was to be sent.', 'https://acme.example/events');
const endpointId = field.id('endpoint', exampleIds.endpointId);
const track = { trackId: field.trackId, catalogVersion };
const exampleTrack = { trackId: examples.trackId, catalogVersion: 4_711 };
const exampleEndpoint = { endpointId: exampleIds.endpointId, url: 'https://acme.example/events' };

/** Every event that is told, in the words in which it is told. */
export const outboundEvents: readonly OutboundEvent[] = [
  told(
    'track.approved',
    'A track entered the catalog, or returned to it',
    {
      ...track,
      isrc: text('International Standard Recording Code.', 'QZABC2600001'),
      title: text('Its title.', 'Slow Harbour'),
      approvedAt: field.timestampOut('When.'),
      ...decided,
      ...optional(affected),
    },
    { ...exampleTrack, isrc: 'QZABC2600001', title: 'Slow Harbour', approvedAt: examples.now },
  ),
  told(
    'track.updated',
    'The record of a track changed',
    {
      ...track,
      changedFields: z
        .array(z.string())
        .meta({ description: 'Members of its record.', examples: [['moods', 'title']] }),
      updatedAt: field.timestampOut('When.'),
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
  told(
    'track.takedown',
    'A track was taken down',
    {
      ...track,
      reason: z.enum(takedownReasons).meta({
        description: '`disputed` holds published content, `infringing` and `legal` have it removed.',
        examples: ['infringing'],
      }),
      effectiveAt: field.timestampOut('From when on.'),
      removeBy: field.timestampOut('Until when published content is to be gone.').nullable(),
      ...decided,
      publishedContentSurvives: z.boolean().meta({
        description:
          'Whether published content may stay under every affected license. Each of `affectedLicenses` has its own answer.',
        examples: [false],
      }),
      ...affected,
      replacements: z
        .array(
          z.object({
            trackId: field.trackId,
            isrc: text('International Standard Recording Code.', 'QZABC2600002'),
            title: text('Its title.', 'Low Tide'),
            artist: text('The main artist.', 'Ada Finch'),
          }),
        )
        .meta({ description: 'Up to five tracks that may stand in for it, the closest first.' }),
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
  told(
    'usage.quota_warning',
    '80 or 100 % of a quota is used',
    {
      quota: z.enum(warnedQuotas).meta({
        description:
          'What is counted: licenses by the month; requests, rows of enrichment and seconds of enriched audio by the day (UTC).',
      }),
      period: text('The month or day.', '2026-03'),
      limit: field.count('The quota.', 10_000),
      used: field.count('80 or 100 % of it.', 8_000),
    },
    { quota: 'licenses', period: '2026-03', limit: 10_000, used: 8_000 },
  ),
  told(
    'endpoint.failing',
    'For a day nothing has arrived at another endpoint of yours',
    { endpointId, url, failingSince: field.timestampOut('Since when.') },
    { ...exampleEndpoint, failingSince: examples.before },
  ),
  told(
    'endpoint.disabled',
    'Another endpoint of yours is disabled',
    {
      endpointId,
      url,
      reason: z.enum(disablingReasons).meta({ description: 'Why.' }),
      disabledAt: field.timestampOut('When.'),
    },
    { ...exampleEndpoint, reason: 'failing', disabledAt: examples.now },
  ),
  told('endpoint.test', 'You asked for it', { endpointId, url }, exampleEndpoint),
];
