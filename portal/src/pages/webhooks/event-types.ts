import type { CreateWebhookEndpointDto, WebhookDelivery } from '@platform-licensing/client';

export type EventType = WebhookDelivery['eventType'];
export type SelectableType = NonNullable<CreateWebhookEndpointDto['eventTypes']>[number];

interface EventDescription<Type> {
  readonly type: Type;
  readonly description: string;
  /** The members of its `data`. */
  readonly members: readonly string[];
}

/** Members of events that a decision caused. */
const ofDecision = ['decision', 'complianceChanges'];
const affected = ['affectedCount', 'affectedLicenses', 'affectedLicensesUrl'];
const binding = ['licenseId', 'trackId', 'platformId', 'contentId'];

const expiry = ['validUntil', 'publishedContentSurvives', 'source', 'environment'];

/** The event types that an endpoint can subscribe to. */
export const selectable: readonly EventDescription<SelectableType>[] = [
  {
    type: 'track.approved',
    description: 'A track was added to the catalog or returned to it.',
    members: ['trackId', 'catalogVersion', 'isrc', 'title', 'approvedAt'],
  },
  {
    type: 'track.updated',
    description:
      'The record of a track changed. Includes the changed fields and, for a restriction, reasons, territories and your licenses.',
    members: ['trackId', 'catalogVersion', 'changedFields', 'updatedAt', ...ofDecision, ...affected],
  },
  {
    type: 'track.takedown',
    description:
      'A track was taken down. Includes the reason, whether published content may stay up, your licenses and replacements.',
    members: [
      ...['trackId', 'catalogVersion', 'reason', 'effectiveAt', 'removeBy', 'publishedContentSurvives'],
      ...[...ofDecision, ...affected, 'replacements'],
    ],
  },
  {
    type: 'license.issued',
    description: 'A license was issued to you by API, by an inbound event or by our staff.',
    members: [...binding, 'contentType', 'source', 'environment', 'issuedAt'],
  },
  {
    type: 'license.amended',
    description: 'A license was widened or renewed. Includes what it covers now and what was added.',
    members: [
      ...binding,
      ...['version', 'contentTypes', 'territories', 'validUntil'],
      ...['addedContentTypes', 'addedTerritories', 'previousValidUntil'],
      ...['source', 'environment', 'amendedAt'],
    ],
  },
  {
    type: 'license.revoked',
    description:
      'A license was revoked. Includes the reason, who revoked it, and whether published content may stay up.',
    members: [
      ...binding,
      'reasonCode',
      'actor',
      'publishedContentSurvives',
      'source',
      'environment',
      'revokedAt',
    ],
  },
  {
    type: 'license.expiring',
    description: 'A license expires in 30 or 7 days. Includes whether published content may stay up.',
    members: [...binding, 'noticeDays', ...expiry],
  },
  {
    type: 'license.expired',
    description: 'A license expired. Includes whether published content may stay up.',
    members: [...binding, ...expiry],
  },
  {
    type: 'appeal.decided',
    description: 'An appeal about a published track was decided. Changes of the track have their own events.',
    members: ['trackId', 'catalogVersion', 'decisionId', 'action', 'verdict', 'decidedAt'],
  },
  {
    type: 'usage.quota_warning',
    description:
      '80% or 100% of a quota is used: licenses per month, or requests, enrichment rows or enriched seconds per day.',
    members: ['quota', 'period', 'limit', 'used'],
  },
  {
    type: 'endpoint.failing',
    description: 'Another endpoint of your platform has failed for a day.',
    members: ['endpointId', 'url', 'failingSince'],
  },
  {
    type: 'endpoint.disabled',
    description: 'Another endpoint of your platform was disabled. Includes the reason.',
    members: ['endpointId', 'url', 'reason', 'disabledAt'],
  },
];

/** All event types of deliveries. A test event is sent to every endpoint. */
export const eventTypes: readonly EventDescription<EventType>[] = [
  ...selectable,
  { type: 'endpoint.test', description: 'A test event that you sent.', members: ['endpointId', 'url'] },
];

export const allTypes: readonly SelectableType[] = selectable.map(({ type }) => type);

/** Returns the selectable types among the values, in the order of the list. */
export const selectedOf = (values: readonly string[]): SelectableType[] =>
  allTypes.filter((type) => values.includes(type));
