import { changesToldBy } from '../catalog/events.ts';
import type { TerritorialCompliance } from '../catalog/track.ts';
import type { Mail } from '../mail/mail.ts';
import type { Platform } from '../platforms/platform.ts';
import { timestamp, type Instant } from '../shared/calendar.ts';
import type { DomainEvent } from '../shared/event.ts';
import { idPrefixes, MailId, type LicenseId, type PlatformId, type TrackId } from '../shared/ids.ts';
import { isEverywhere, territoryText } from '../shared/territory.ts';

/** A mail names so many licenses, and says how many there are. */
export const mostNamed = 20;

/** Active licenses of a platform that a decision about a track concerns. */
export interface ConcernedLicenses {
  /** The newest ones. */
  readonly named: readonly LicenseId[];
  readonly count: number;
}

type Recipient = Pick<Platform, 'slug' | 'platformId' | 'contactEmail'>;

/** The track whose licensees are told by mail of what an event changes for them; undefined if it changes nothing. */
export const trackOfChange = (event: DomainEvent): TrackId | undefined =>
  event.platformId === undefined && changesToldBy(event).length > 0
    ? (event.data['trackId'] as TrackId)
    : undefined;

const minuteOf = (at: Instant): string => `${timestamp(at).slice(0, 16).replace('T', ' ')} UTC`;

const placesOf = (territories: readonly string[]): string =>
  isEverywhere(territories) ? 'in all territories' : `in ${territoryText(territories)}`;

const dutyIn = ({ state, removeBy, territories }: TerritorialCompliance): string => {
  const where = placesOf(territories);
  switch (state) {
    case 'must_remove':
      return `Published content must not stay up ${where}: remove it${removeBy === undefined ? '' : ` by ${minuteOf(removeBy)}`}.`;
    case 'on_hold':
      return `On hold ${where}: published content may stay up, but publish nothing new.`;
    case 'clear':
      return `Clear ${where}: published content may stay up, and nothing has to be done.`;
  }
};

const actions = { take_down: 'taken down', restrict: 'restricted', reinstate: 'reinstated' } as const;

/** Names IDs only: a mail repeats no words that a platform or a label chose. */
const whyOf = ({ data, occurredAt }: DomainEvent): string => {
  const { action, reason, ground, territories } = (data['decision'] ?? {}) as {
    readonly action?: keyof typeof actions;
    readonly reason?: string;
    readonly ground?: string;
    readonly territories?: readonly string[];
  };
  const done = actions[action ?? 'restrict'];
  const where = territories ? ` ${placesOf(territories)}` : '';
  return [
    `The track ${data['trackId'] as TrackId} was ${done}${where} at ${minuteOf(occurredAt)}.`,
    ...(reason === undefined ? [] : [`Reason: ${reason}.`]),
    ...(ground === undefined ? [] : [`Ground of the decision: ${ground}.`]),
  ].join(' ');
};

const subjectOf = (changes: readonly TerritorialCompliance[], licenses: string): string => {
  const deadlines = changes.flatMap(({ state, removeBy }) =>
    state === 'must_remove' && removeBy !== undefined ? [removeBy] : [],
  );
  if (deadlines.length > 0)
    return `Remove content under ${licenses} by ${minuteOf(Math.min(...deadlines)).slice(0, 10)}`;
  return changes.some(({ state }) => state === 'on_hold') ? `${licenses} on hold` : `${licenses} clear again`;
};

/** Derived from event and platform: however often an event is fanned out, one mail is left for each platform. */
const mailIdOf = ({ eventId }: DomainEvent, platformId: PlatformId): MailId =>
  MailId(`${idPrefixes.mail}_${eventId.slice(4)}${platformId.slice(4)}`);

/** Returns the mail to the contact of a platform whose licenses an event concerns. */
export const complianceMail = (
  event: DomainEvent,
  { named, count }: ConcernedLicenses,
  { slug, platformId, contactEmail }: Recipient,
  baseUrl: string,
): Mail => {
  const changes = changesToldBy(event);
  const query = `trackId=${event.data['trackId'] as TrackId}&status=active`;
  const licenses = `${count.toLocaleString('en')} ${count === 1 ? 'license' : 'licenses'} of ${slug}`;
  return {
    mailId: mailIdOf(event, platformId),
    kind: 'compliance_changed',
    to: contactEmail,
    subject: subjectOf(changes, licenses),
    paragraphs: [
      whyOf(event),
      changes.map(dutyIn).join('\n'),
      `It concerns ${licenses}: ${named.join(', ')}${count > named.length ? ` and ${(count - named.length).toLocaleString('en')} more` : ''}.`,
      `GET /api/v1/licenses?${query} lists them, with the \`compliance\` of each. GET /api/v1/tracks/${event.data['trackId'] as TrackId}/moderation-status shows the statement of reasons.`,
    ],
    action: { label: 'View licenses', url: `${baseUrl}/portal/licenses?${query}` },
    createdAt: event.occurredAt,
  };
};
