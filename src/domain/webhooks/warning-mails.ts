import type { Mail, MailKind, MailText } from '../mail/mail.ts';
import type { Wording } from '../mail/messages.ts';
import { recurringMailId } from '../mail/recurring.ts';
import type { Platform } from '../platforms/platform.ts';
import type { Instant } from '../shared/calendar.ts';
import type { DomainEvent, EventType } from '../shared/event.ts';
import { idPrefixes, MailId, type PlatformId } from '../shared/ids.ts';
import { warnedQuotas } from './events.ts';

type Addressee = Pick<Platform, 'slug' | 'platformId' | 'contactEmail'>;

type Words = (say: Wording['say'], event: DomainEvent, slug: string) => Omit<MailText, 'action'>;

const valueIn = ({ data }: DomainEvent, name: string): string => {
  const value = data[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Returns a time of the event, or when it occurred if it has none of this name. */
const timeIn = (event: DomainEvent, name: string): Instant => {
  const at = Date.parse(valueIn(event, name));
  return Number.isNaN(at) ? event.occurredAt : at;
};

/** Returns only the host of an endpoint's address, because the rest may contain secrets of its owner. */
const hostIn = (url: string): string => /^[a-z]+:\/\/([^/?#@]+@)?([^/?#]+)/i.exec(url)?.[2] ?? '';

const endpointOf = (event: DomainEvent) => ({
  endpointId: valueIn(event, 'endpointId'),
  host: hostIn(valueIn(event, 'url')),
});

/** The words are the service's own: an unconfirmed address receives no text that a platform chose. */
const failing: Words = (say, event, slug) => ({
  subject: say('endpoint_failing.subject', { slug }),
  paragraphs: [
    say('endpoint_failing.failing', { ...endpointOf(event), since: timeIn(event, 'failingSince') }),
    say('endpoint_failing.retries'),
    say('endpoint_failing.others', { slug }),
  ],
});

const disabledReasons = ['gone', 'failing'] as const;

const disabled: Words = (say, event, slug) => {
  const reason = disabledReasons.find((known) => known === valueIn(event, 'reason')) ?? 'other';
  const at = timeIn(event, 'disabledAt');
  return {
    subject: say('endpoint_disabled.subject', { slug }),
    paragraphs: [
      say('endpoint_disabled.disabled', { ...endpointOf(event), at, reason }),
      say('endpoint_disabled.stopped'),
      say('endpoint_disabled.others', { slug }),
    ],
  };
};

const nearQuota: Words = (say, event, slug) => {
  const [used, limit] = [Number(valueIn(event, 'used')), Number(valueIn(event, 'limit'))];
  const period = valueIn(event, 'period');
  const quota = warnedQuotas.find((name) => name === valueIn(event, 'quota')) ?? 'licenses';
  const exhausted = used === limit;
  return {
    subject: say('quota_warning.subject', { slug, exhausted, quota, period }),
    paragraphs: [
      say('quota_warning.used', { used, limit, quota, period }),
      say(exhausted ? 'quota_warning.exhausted' : 'quota_warning.near', { quota }),
      say('quota_warning.remaining', { slug }),
    ],
  };
};

/** The reason is written by staff: a platform's words about its own revocation are never emailed. */
const revoked: Words = (say, event, slug) => {
  const [licenseId, trackId] = [valueIn(event, 'licenseId'), valueIn(event, 'trackId')];
  const [code, reason] = [valueIn(event, 'reasonCode'), valueIn(event, 'reason')];
  return {
    subject: say('license_revoked.subject', { slug }),
    paragraphs: [
      say('license_revoked.revoked', { licenseId, trackId, at: timeIn(event, 'revokedAt') }),
      reason === '' ? say('license_revoked.code', { code }) : say('license_revoked.reason', { code, reason }),
      say('license_revoked.content', { stays: event.data['publishedContentSurvives'] === true }),
      say('license_revoked.api', { licenseId }),
    ],
  };
};

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
 * How often a warning of a kind about a platform's endpoints is emailed at most, because an owner can create
 * many endpoints.
 */
const endpointWarningsMs = 6 * 3_600_000;

/**
 * Returns one ID for emails that are sent once: for an event, or for all events of a kind about a platform's
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
 * license: no email is sent.
 */
const isOwnDoing = ({ type, data }: DomainEvent): boolean =>
  type === 'license.revoked'
    ? data['actor'] !== 'staff' && data['actor'] !== 'operator'
    : type === 'endpoint.disabled' && data['reason'] === 'owner';

/**
 * Returns the email about an event to the contact of a platform, or undefined if there is none or the owner
 * caused the event.
 */
export const warningMail = (
  { language, say }: Wording,
  event: DomainEvent,
  { slug, platformId, contactEmail }: Addressee,
  baseUrl: string,
): Mail | undefined => {
  const warning = warnings[event.type];
  if (!warning || isOwnDoing(event)) return undefined;
  return {
    ...warning.words(say, event, slug),
    language,
    mailId: mailIdOf(event, platformId),
    kind: warning.kind,
    to: contactEmail,
    action: { label: say('mail.api_reference'), url: `${baseUrl}/reference/openapi` },
    createdAt: event.occurredAt,
  };
};
