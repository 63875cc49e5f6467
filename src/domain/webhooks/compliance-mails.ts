import { reportedChanges } from '../catalog/events.ts';
import { complianceStates, type TerritorialCompliance } from '../catalog/track.ts';
import type { Mail } from '../mail/mail.ts';
import type { Wording } from '../mail/messages.ts';
import type { Platform } from '../platforms/platform.ts';
import type { DomainEvent } from '../shared/event.ts';
import { idPrefixes, MailId, type LicenseId, type PlatformId, type TrackId } from '../shared/ids.ts';
import { namedTerritories } from '../shared/territory.ts';

/** The limit of licenses that an email lists; it also contains their number. */
export const maxNamed = 20;

/** The effect of a decision on active licenses of a platform in the territories of the change. */
export interface LicensedChange extends TerritorialCompliance {
  /** The newest licenses, up to `maxNamed`. */
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
 * Returns the track whose licensees receive an email about an event, or undefined if the event changes nothing
 * for them.
 */
export const trackOfChange = (event: DomainEvent): TrackId | undefined =>
  event.platformId === undefined && reportedChanges(event).length > 0
    ? (event.data['trackId'] as TrackId)
    : undefined;

const placesOf = ({ say }: Wording, territories: readonly string[]): string => {
  const { form, named, others } = namedTerritories(territories);
  const codes = named.join(', ');
  if (form === 'all') return say('places.all');
  return form === 'many' ? say('places.many', { codes, others }) : say(`places.${form}`, { codes });
};

const dutyIn = (wording: Wording, { state, removeBy, territories }: TerritorialCompliance): string => {
  const where = placesOf(wording, territories);
  if (state !== 'must_remove') return wording.say(`compliance.${state}`, { where });
  return removeBy === undefined
    ? wording.say('compliance.remove', { where })
    : wording.say('compliance.remove_by', { where, by: removeBy });
};

interface DecisionOfEvent {
  readonly action?: 'take_down' | 'restrict' | 'reinstate';
  readonly reason?: string;
  readonly ground?: string;
  readonly territories?: readonly string[];
}

/** Returns text that contains only IDs: an email repeats no words that a platform or a label chose. */
const whyOf = (wording: Wording, { type, data, occurredAt }: DomainEvent): string => {
  const { say } = wording;
  const { action = 'restrict', reason, ground, territories } = (data['decision'] ?? {}) as DecisionOfEvent;
  const decided = {
    trackId: data['trackId'] as TrackId,
    placed: territories !== undefined,
    where: territories ? placesOf(wording, territories) : '',
    at: occurredAt,
  };
  // When one decision is lifted, another one can keep the track taken down.
  const staysDown = action === 'reinstate' && type === 'track.takedown';
  return [
    staysDown
      ? say('compliance.stays_down', { ...decided, reason: data['reason'] as string })
      : say('compliance.decided', { ...decided, action }),
    ...(reason === undefined ? [] : [say('compliance.reason', { reason })]),
    ...(ground === undefined ? [] : [say('compliance.ground', { ground })]),
  ].join(' ');
};

interface Affected {
  readonly count: number;
  readonly slug: string;
}

const subjectOf = (
  { say }: Wording,
  changes: readonly TerritorialCompliance[],
  licenses: Affected,
): string => {
  const gravest = gravestOf(changes);
  const deadlines = gravest.flatMap(({ removeBy }) => removeBy ?? []);
  if (deadlines.length > 0)
    return say('compliance.remove_subject', { ...licenses, by: Math.min(...deadlines) });
  const isOnHold = gravest.some(({ state }) => state === 'on_hold');
  return say(isOnHold ? 'compliance.on_hold_subject' : 'compliance.clear_subject', licenses);
};

const paragraphsOf = (wording: Wording, change: LicensedChange, slug: string): readonly string[] => {
  const { named, count } = change;
  const licenses = { count, slug, ids: named.join(', '), more: count - named.length };
  return [dutyIn(wording, change), wording.say('compliance.licenses', licenses)];
};

/**
 * Returns an ID that is derived from event and platform, so that repeated fan-outs queue one email for each
 * platform.
 */
const mailIdOf = ({ eventId }: DomainEvent, platformId: PlatformId): MailId =>
  MailId(`${idPrefixes.mail}_${eventId.slice(4)}${platformId.slice(4)}`);

/**
 * Returns the email to the contact of a platform whose licenses an event concerns. `changes` are those in
 * territories that the platform licenses; `mostAffected` is the number of its licenses that the most severe
 * of them concern.
 */
export const complianceMail = (
  wording: Wording,
  event: DomainEvent,
  { changes, mostAffected }: { readonly changes: readonly LicensedChange[]; readonly mostAffected: number },
  { slug, platformId, contactEmail }: Recipient,
  baseUrl: string,
): Mail => {
  const { language, say } = wording;
  const trackId = event.data['trackId'] as TrackId;
  const query = `trackId=${trackId}&status=active`;
  return {
    mailId: mailIdOf(event, platformId),
    kind: 'compliance_changed',
    language,
    to: contactEmail,
    subject: subjectOf(wording, changes, { count: mostAffected, slug }),
    paragraphs: [
      whyOf(wording, event),
      ...changes.flatMap((change) => paragraphsOf(wording, change, slug)),
      say('compliance.api', { query, trackId }),
    ],
    action: { label: say('compliance.action'), url: `${baseUrl}/portal/licenses?${query}` },
    createdAt: event.occurredAt,
  };
};
