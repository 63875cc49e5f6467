import { reportedChanges } from '../catalog/events.ts';
import { complianceStates, type TerritorialCompliance } from '../catalog/track.ts';
import type { Mail } from '../mail/mail.ts';
import type { Platform } from '../platforms/platform.ts';
import { timestamp, type Instant } from '../shared/calendar.ts';
import type { DomainEvent } from '../shared/event.ts';
import { idPrefixes, MailId, type LicenseId, type PlatformId, type TrackId } from '../shared/ids.ts';
import { isEverywhere, territoryText } from '../shared/territory.ts';

/** The limit of licenses that a mail lists; it also contains their number. */
export const mostNamed = 20;

/** The effect of a decision on active licenses of a platform in the territories of the change. */
export interface LicensedChange extends TerritorialCompliance {
  /** The newest licenses, up to `mostNamed`. */
  readonly named: readonly LicenseId[];
  readonly count: number;
}

/** Returns the changes that require most of a licensee. */
export const gravestOf = <Change extends TerritorialCompliance>(
  changes: readonly Change[],
): readonly Change[] => {
  const gravest = complianceStates.findLast((state) => changes.some((change) => change.state === state));
  return changes.filter(({ state }) => state === gravest);
};

type Recipient = Pick<Platform, 'slug' | 'platformId' | 'contactEmail'>;

/**
 * Returns the track whose licensees receive a mail about an event, or undefined if the event changes nothing
 * for them.
 */
export const trackOfChange = (event: DomainEvent): TrackId | undefined =>
  event.platformId === undefined && reportedChanges(event).length > 0
    ? (event.data['trackId'] as TrackId)
    : undefined;

const minuteOf = (at: Instant): string => `${timestamp(at).slice(0, 16).replace('T', ' ')} UTC`;

const placesOf = (territories: readonly string[]): string =>
  isEverywhere(territories) ? 'in all territories' : `in ${territoryText(territories)}`;

const dutyIn = ({ state, removeBy, territories }: TerritorialCompliance): string => {
  const where = placesOf(territories);
  switch (state) {
    case 'must_remove':
      return `Remove published content ${where}${removeBy === undefined ? '' : ` by ${minuteOf(removeBy)}`}.`;
    case 'on_hold':
      return `On hold ${where}: published content may stay up, but do not publish anything new.`;
    case 'clear':
      return `Clear ${where}: published content may stay up. You do not need to do anything.`;
  }
};

const actions = { take_down: 'taken down', restrict: 'restricted', reinstate: 'reinstated' } as const;

interface DecisionOfEvent {
  readonly action?: keyof typeof actions;
  readonly reason?: string;
  readonly ground?: string;
  readonly territories?: readonly string[];
}

/** Returns text that contains only IDs: a mail repeats no words that a platform or a label chose. */
const whyOf = ({ type, data, occurredAt }: DomainEvent): string => {
  const { action = 'restrict', reason, ground, territories } = (data['decision'] ?? {}) as DecisionOfEvent;
  const track = `The track ${data['trackId'] as TrackId}`;
  const when = `${territories ? `${placesOf(territories)} ` : ''}at ${minuteOf(occurredAt)}`;
  // When one decision is lifted, another one can keep the track taken down.
  const staysDown = action === 'reinstate' && type === 'track.takedown';
  return [
    staysDown
      ? `${track} stays taken down. Reason: ${data['reason'] as string}. Another decision about it was lifted ${when}.`
      : `${track} was ${actions[action]} ${when}.`,
    ...(reason === undefined ? [] : [`Reason: ${reason}.`]),
    ...(ground === undefined ? [] : [`Ground of the decision: ${ground}.`]),
  ].join(' ');
};

const countText = (count: number, slug: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'license' : 'licenses'} of ${slug}`;

const subjectOf = (changes: readonly TerritorialCompliance[], licenses: string): string => {
  const gravest = gravestOf(changes);
  const deadlines = gravest.flatMap(({ removeBy }) => removeBy ?? []);
  if (deadlines.length > 0)
    return `Remove content under ${licenses} by ${minuteOf(Math.min(...deadlines)).slice(0, 10)}`;
  return gravest.some(({ state }) => state === 'on_hold') ? `${licenses} on hold` : `${licenses} clear again`;
};

const paragraphsOf = (change: LicensedChange, slug: string): readonly string[] => {
  const { named, count } = change;
  const more = count > named.length ? ` and ${(count - named.length).toLocaleString('en')} more` : '';
  return [dutyIn(change), `This affects ${countText(count, slug)}: ${named.join(', ')}${more}.`];
};

/**
 * Returns an ID that is derived from event and platform, so that repeated fan-outs queue one mail for each
 * platform.
 */
const mailIdOf = ({ eventId }: DomainEvent, platformId: PlatformId): MailId =>
  MailId(`${idPrefixes.mail}_${eventId.slice(4)}${platformId.slice(4)}`);

/**
 * Returns the mail to the contact of a platform whose licenses an event concerns. `changes` are those in
 * territories that the platform licenses; `mostAffected` is the number of its licenses that the most severe
 * of them concern.
 */
export const complianceMail = (
  event: DomainEvent,
  { changes, mostAffected }: { readonly changes: readonly LicensedChange[]; readonly mostAffected: number },
  { slug, platformId, contactEmail }: Recipient,
  baseUrl: string,
): Mail => {
  const query = `trackId=${event.data['trackId'] as TrackId}&status=active`;
  return {
    mailId: mailIdOf(event, platformId),
    kind: 'compliance_changed',
    to: contactEmail,
    subject: subjectOf(changes, countText(mostAffected, slug)),
    paragraphs: [
      whyOf(event),
      ...changes.flatMap((change) => paragraphsOf(change, slug)),
      `GET /api/v1/licenses?${query} lists them, with the \`compliance\` of each. GET /api/v1/tracks/${event.data['trackId'] as TrackId}/moderation-status shows the statement of reasons.`,
    ],
    action: { label: 'View licenses', url: `${baseUrl}/portal/licenses?${query}` },
    createdAt: event.occurredAt,
  };
};
