import type { Mail, MailKind, MailText } from '../mail/mail.ts';
import { recurringMailId } from '../mail/recurring.ts';
import type { Platform } from '../platforms/platform.ts';
import type { DomainEvent, EventType } from '../shared/event.ts';
import { idPrefixes, MailId, type PlatformId } from '../shared/ids.ts';
import { warnedQuotas, type WarnedQuota } from './events.ts';

type Addressee = Pick<Platform, 'slug' | 'platformId' | 'contactEmail'>;

type Words = (event: DomainEvent, slug: string) => Omit<MailText, 'action'>;

const said = ({ data }: DomainEvent, name: string): string => {
  const value = data[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const minuteOf = (timestamp: string): string => `${timestamp.slice(0, 16).replace('T', ' ')} UTC`;

/** Returns only the host of an endpoint's address, because the rest may contain secrets of its owner. */
const hostIn = (url: string): string => /^[a-z]+:\/\/([^/?#@]+@)?([^/?#]+)/i.exec(url)?.[2] ?? '';

const endpointOf = (event: DomainEvent): string =>
  `${said(event, 'endpointId')} at ${hostIn(said(event, 'url'))}`;

/** The words are the service's own: an unconfirmed address receives no text that a platform chose. */
const failing: Words = (event, slug) => ({
  subject: `A webhook endpoint of ${slug} is failing`,
  paragraphs: [
    `All deliveries to the endpoint ${endpointOf(event)} have failed since ${minuteOf(said(event, 'failingSince'))}.`,
    'We keep retrying. An endpoint that fails for five days in a row is disabled.',
    `Other endpoints may be failing too. GET /api/v1/platforms/${slug}/webhooks lists all endpoints, and their deliveries show the responses of your server.`,
  ],
});

const reasons: ReadonlyMap<string, string> = new Map([
  ['gone', 'it responded with 410 Gone'],
  ['failing', 'deliveries have failed for five days'],
]);

const disabled: Words = (event, slug) => ({
  subject: `A webhook endpoint of ${slug} was disabled`,
  paragraphs: [
    `The endpoint ${endpointOf(event)} was disabled at ${minuteOf(said(event, 'disabledAt'))}: ${reasons.get(said(event, 'reason')) ?? ''}.`,
    'Deliveries have stopped. When the endpoint is back, enable it and recover the missed events.',
    `Other endpoints may have been disabled too. GET /api/v1/platforms/${slug}/webhooks lists all endpoints.`,
  ],
});

interface QuotaWords {
  readonly counted: string;
  /** The requests that are rejected once the quota is used up. */
  readonly refused: string;
  readonly span: 'month' | 'day';
  readonly spared: string;
}

const quotaWords: Readonly<Record<WarnedQuota, QuotaWords>> = {
  licenses: {
    counted: 'licenses',
    refused: 'new licenses are rejected',
    span: 'month',
    spared: 'Existing licenses are not affected.',
  },
  requests: {
    counted: 'requests',
    refused: 'further requests are rejected',
    span: 'day',
    spared: 'You can still manage credentials, revoke licenses and report usage.',
  },
  enrichment_rows: {
    counted: 'enrichment rows',
    refused: 'further enrichment requests are rejected',
    span: 'day',
    spared: 'Earlier results stay available.',
  },
  enrichment_seconds: {
    counted: 'seconds of enriched audio',
    refused: 'further enrichment of audio is rejected',
    span: 'day',
    spared: 'Rows that refer to tracks of the catalog still work.',
  },
};

const nearQuota: Words = (event, slug) => {
  const [used = '', limit = '', period = ''] = ['used', 'limit', 'period'].map((name) => said(event, name));
  const quota = warnedQuotas.find((name) => name === said(event, 'quota')) ?? 'licenses';
  const { counted, refused, span, spared } = quotaWords[quota];
  const until = `${refused} until the ${span} ends (UTC) or the plan changes.`;
  const isExhausted = used === limit;
  return {
    subject: `${slug} has used ${isExhausted ? 'all' : '80%'} of its ${counted} for ${period}`,
    paragraphs: [
      `${used} of ${limit} ${counted} for ${period} are used.`,
      ...(isExhausted
        ? [`${until.charAt(0).toUpperCase()}${until.slice(1)} ${spared}`]
        : [`When all are used, ${until}`]),
      `GET /api/v1/platforms/${slug}/usage shows the remaining quota.`,
    ],
  };
};

/** The reason is written by staff: a platform's words about its own revocation are never mailed. */
const revoked: Words = (event, slug) => ({
  subject: `A license of ${slug} was revoked`,
  paragraphs: [
    `Our staff revoked the license ${said(event, 'licenseId')} for the track ${said(event, 'trackId')} at ${minuteOf(said(event, 'revokedAt'))}.`,
    `Reason: ${said(event, 'reasonCode')}${said(event, 'reason') === '' ? '' : ` – ${said(event, 'reason')}`}`,
    event.data['publishedContentSurvives'] === true
      ? 'Content that you published under it may stay up. Nothing new may be published under it.'
      : 'Remove the content that you published under it.',
    `GET /api/v1/licenses/${said(event, 'licenseId')} shows the license with its content.`,
  ],
});

interface Warning {
  readonly kind: MailKind;
  readonly words: Words;
}

const warnings: Partial<Record<EventType, Warning>> = {
  'endpoint.failing': { kind: 'endpoint_failing', words: failing },
  'endpoint.disabled': { kind: 'endpoint_disabled', words: disabled },
  'usage.quota_warning': { kind: 'quota_warning', words: nearQuota },
  'license.revoked': { kind: 'license_revoked', words: revoked },
};

/**
 * How often a warning of a kind about a platform's endpoints is mailed at most, because an owner can create
 * many endpoints.
 */
const endpointWarningsMs = 6 * 3_600_000;

/**
 * Returns one ID for mails that are sent once: for an event, or for all events of a kind about a platform's
 * endpoints in a period.
 */
const mailIdOf = ({ eventId, type, occurredAt }: DomainEvent, platformId: PlatformId): MailId => {
  if (type === 'usage.quota_warning' || type === 'license.revoked')
    return MailId(`${idPrefixes.mail}_${eventId.slice(4)}`);
  const what = type === 'endpoint.failing' ? 'endpoint_failing' : 'endpoint_disabled';
  return recurringMailId(what, occurredAt - (occurredAt % endpointWarningsMs), platformId);
};

/**
 * Returns whether the platform caused the event. Events of earlier releases do not contain who revoked a
 * license: no mail is sent.
 */
const isOwnDoing = ({ type, data }: DomainEvent): boolean =>
  type === 'license.revoked'
    ? data['actor'] !== 'staff' && data['actor'] !== 'operator'
    : type === 'endpoint.disabled' && data['reason'] === 'owner';

/**
 * Returns the mail about an event to the contact of a platform, or undefined if there is none or the owner
 * caused the event.
 */
export const warningMail = (
  event: DomainEvent,
  { slug, platformId, contactEmail }: Addressee,
  baseUrl: string,
): Mail | undefined => {
  const warning = warnings[event.type];
  if (!warning || isOwnDoing(event)) return undefined;
  return {
    ...warning.words(event, slug),
    mailId: mailIdOf(event, platformId),
    kind: warning.kind,
    to: contactEmail,
    action: { label: 'API reference', url: `${baseUrl}/reference/openapi` },
    createdAt: event.occurredAt,
  };
};
