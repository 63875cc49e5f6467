import type { CreateWebhookEndpointDto, WebhookDelivery } from '@platform-licensing/client';
import { t } from '../../texts/texts.ts';

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
    get description() {
      return t('webhooks.aTrackWasAddedTo');
    },
    members: ['trackId', 'catalogVersion', 'isrc', 'title', 'approvedAt'],
  },
  {
    type: 'track.updated',
    get description() {
      return t('webhooks.theRecordOfATrack');
    },
    members: ['trackId', 'catalogVersion', 'changedFields', 'updatedAt', ...ofDecision, ...affected],
  },
  {
    type: 'track.takedown',
    get description() {
      return t('webhooks.aTrackWasTakenDown');
    },
    members: [
      ...['trackId', 'catalogVersion', 'reason', 'effectiveAt', 'removeBy', 'publishedContentSurvives'],
      ...[...ofDecision, ...affected, 'replacements'],
    ],
  },
  {
    type: 'license.issued',
    get description() {
      return t('webhooks.aLicenseWasIssuedTo');
    },
    members: [...binding, 'contentType', 'source', 'environment', 'issuedAt'],
  },
  {
    type: 'license.amended',
    get description() {
      return t('webhooks.aLicenseWasWidenedOr');
    },
    members: [
      ...binding,
      ...['version', 'contentTypes', 'territories', 'validUntil'],
      ...['addedContentTypes', 'addedTerritories', 'previousValidUntil'],
      ...['source', 'environment', 'amendedAt'],
    ],
  },
  {
    type: 'license.revoked',
    get description() {
      return t('webhooks.aLicenseWasRevokedIncludes');
    },
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
    get description() {
      return t('webhooks.aLicenseExpiresIn30');
    },
    members: [...binding, 'noticeDays', ...expiry],
  },
  {
    type: 'license.expired',
    get description() {
      return t('webhooks.aLicenseExpiredIncludesWhether');
    },
    members: [...binding, ...expiry],
  },
  {
    type: 'appeal.decided',
    get description() {
      return t('webhooks.anAppealAboutAPublished');
    },
    members: ['trackId', 'catalogVersion', 'decisionId', 'action', 'verdict', 'decidedAt'],
  },
  {
    type: 'usage.quota_warning',
    get description() {
      return t('webhooks.80Or100OfA');
    },
    members: ['quota', 'period', 'limit', 'used'],
  },
  {
    type: 'endpoint.failing',
    get description() {
      return t('webhooks.anotherEndpointOfYourPlatform');
    },
    members: ['endpointId', 'url', 'failingSince'],
  },
  {
    type: 'endpoint.disabled',
    get description() {
      return t('webhooks.anotherEndpointOfYourPlatformWasDisabledIncludes');
    },
    members: ['endpointId', 'url', 'reason', 'disabledAt'],
  },
];

/** All event types of deliveries. A test event is sent to every endpoint. */
export const eventTypes: readonly EventDescription<EventType>[] = [
  ...selectable,
  {
    type: 'endpoint.test',
    get description() {
      return t('webhooks.aTestEventThatYou');
    },
    members: ['endpointId', 'url'],
  },
];

export const allTypes: readonly SelectableType[] = selectable.map(({ type }) => type);

/** Returns the selectable types among the values, in the order of the list. */
export const selectedOf = (values: readonly string[]): SelectableType[] =>
  allTypes.filter((type) => values.includes(type));
