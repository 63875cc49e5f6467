import type { CreateWebhookEndpointDto, WebhookDelivery } from '@platform-licensing/client';

export type EventType = WebhookDelivery['eventType'];
export type ChosenType = NonNullable<CreateWebhookEndpointDto['eventTypes']>[number];

interface Kind<Type> {
  readonly type: Type;
  readonly tells: string;
  /** Members of its `data`. */
  readonly holds: readonly string[];
}

/** Where a decision caused the event. */
const decided = ['decision', 'complianceChanges'];
const affected = ['affectedCount', 'affectedLicenses', 'affectedLicensesUrl'];
const binding = ['licenseId', 'trackId', 'platformId', 'contentId'];

const expiry = ['validUntil', 'publishedContentSurvives', 'source', 'environment'];

/** What an endpoint may choose to hear of. */
export const choosable: readonly Kind<ChosenType>[] = [
  {
    type: 'track.approved',
    tells: 'A track entered the catalog, or returned to it.',
    holds: ['trackId', 'catalogVersion', 'isrc', 'title', 'approvedAt'],
  },
  {
    type: 'track.updated',
    tells:
      'The record of a track changed: which members of it. If it was restricted: why, where, your licenses.',
    holds: ['trackId', 'catalogVersion', 'changedFields', 'updatedAt', ...decided, ...affected],
  },
  {
    type: 'track.takedown',
    tells: 'A track was taken down: why, whether published content may stay, your licenses, replacements.',
    holds: [
      ...['trackId', 'catalogVersion', 'reason', 'effectiveAt', 'removeBy', 'publishedContentSurvives'],
      ...[...decided, ...affected, 'replacements'],
    ],
  },
  {
    type: 'license.issued',
    tells: 'A license was issued to you, by API, by an event of yours or by us.',
    holds: [...binding, 'contentType', 'source', 'environment', 'issuedAt'],
  },
  {
    type: 'license.amended',
    tells: 'One of your licenses was widened or renewed: what it covers now, and what is new.',
    holds: [
      ...binding,
      ...['version', 'contentTypes', 'territories', 'validUntil'],
      ...['addedContentTypes', 'addedTerritories', 'previousValidUntil'],
      ...['source', 'environment', 'amendedAt'],
    ],
  },
  {
    type: 'license.revoked',
    tells: 'One of your licenses was revoked: why, by whom, and whether published content may stay.',
    holds: [
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
    tells: 'One of your licenses ends in 30 days, or in 7 days, and whether published content may stay.',
    holds: [...binding, 'noticeDays', ...expiry],
  },
  {
    type: 'license.expired',
    tells: 'One of your licenses reached its end, and whether published content may stay.',
    holds: [...binding, ...expiry],
  },
  {
    type: 'appeal.decided',
    tells: 'An appeal about a published track was decided; what it means for the track has its own event.',
    holds: ['trackId', 'catalogVersion', 'decisionId', 'action', 'verdict', 'decidedAt'],
  },
  {
    type: 'usage.quota_warning',
    tells:
      "80 or 100 % of a quota is used: the month's licenses, or the day's requests, enrichment rows or seconds.",
    holds: ['quota', 'period', 'limit', 'used'],
  },
  {
    type: 'endpoint.failing',
    tells: 'For a day nothing has arrived at another endpoint of yours.',
    holds: ['endpointId', 'url', 'failingSince'],
  },
  {
    type: 'endpoint.disabled',
    tells: 'Another endpoint of yours is disabled, and why.',
    holds: ['endpointId', 'url', 'reason', 'disabledAt'],
  },
];

/** All that a delivery may be of: a test is sent whatever was chosen. */
export const eventKinds: readonly Kind<EventType>[] = [
  ...choosable,
  { type: 'endpoint.test', tells: 'You asked for it.', holds: ['endpointId', 'url'] },
];

export const everything: readonly ChosenType[] = choosable.map(({ type }) => type);

/** In the order in which they are listed. */
export const chosenOf = (values: readonly string[]): ChosenType[] =>
  everything.filter((type) => values.includes(type));
