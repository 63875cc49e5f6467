import type { Track } from '../catalog/track.ts';
import { mayLicense } from '../licensing/issuance/coverage.ts';
import { decideIssuance, type GrantedLicense } from '../licensing/issuance/issuance.ts';
import { completed, type IssuanceRefusal, type LicenseRequest } from '../licensing/issuance/facts.ts';
import { permissionOf } from '../licensing/compliance.ts';
import { differencesFrom, scopeDifferences, type Difference } from '../licensing/issuance/differences.ts';
import { hasLapsed, type ActiveLicense, type RevocationReason } from '../licensing/license.ts';
import type { InboundPolicy } from '../platforms/inbound.ts';
import type { Platform } from '../platforms/platform.ts';
import type { Instant } from '../shared/calendar.ts';
import type { LicenseId, TrackId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import {
  finished,
  partIn,
  registerAfter,
  type ContentEvent,
  type ContentRegister,
} from './content-register.ts';

/** What an event came to for a track. */
export type ContentOutcome =
  | {
      readonly trackId: TrackId;
      readonly outcome: 'licensed' | 'revoked';
      readonly licenseId: LicenseId;
    }
  | {
      readonly trackId: TrackId;
      readonly outcome: 'held';
      readonly licenseId: LicenseId;
      /** Why the license does not cover the content as published. Answers recorded earlier do not say. */
      readonly differences?: readonly Difference[];
    }
  | { readonly trackId: TrackId; readonly outcome: 'refused'; readonly refusal: IssuanceRefusal }
  /** The platform's policy licenses nothing by itself. */
  | { readonly trackId: TrackId; readonly outcome: 'left' };

/** Why nothing of the event may be kept: it is to be sent again later. */
export type ContentRefusal = Extract<
  IssuanceRefusal,
  { kind: 'license-quota-exceeded' | 'platform-suspended' | 'scope-missing' }
>;

export interface ContentFacts {
  readonly event: ContentEvent;
  readonly register: ContentRegister | undefined;
  readonly platform: Platform;
  readonly policy: InboundPolicy;
  /** The content's active licenses. */
  readonly licenses: readonly ActiveLicense[];
  /** The tracks of these licenses, and the content's once the event is known: see `tracksAfter`. */
  readonly tracks: ReadonlyMap<TrackId, Track>;
  readonly quota: { readonly limit: number | null; readonly used: number };
  readonly now: Instant;
}

export type ContentDecision =
  /** What is known is newer, or the same. */
  | { readonly kind: 'superseded' }
  | {
      readonly kind: 'changes';
      /** The event is the latest that is known; otherwise a deletion that still ends what was issued before it. */
      readonly latest: boolean;
      /** The event is done with these. Otherwise they are what an earlier one left: it is to be decided on after them. */
      readonly own: boolean;
      readonly register: ContentRegister;
      readonly grants: readonly GrantedLicense[];
      readonly revocations: readonly {
        readonly license: ActiveLicense;
        readonly reasonCode: RevocationReason;
      }[];
      /** Of the tracks that are neither granted nor revoked. */
      readonly others: readonly ContentOutcome[];
    };

export type ContentChanges = Extract<ContentDecision, { kind: 'changes' }>;

const unlimited = { limit: null, used: 0 };

/** What licensing a track for content as the register has it comes to. */
const licensing = (
  trackId: TrackId,
  { register, facts }: Standing,
  quota: ContentFacts['quota'],
): Result<GrantedLicense, IssuanceRefusal> => {
  const { platform, tracks, now } = facts;
  const request = requestFor(trackId, register);
  return decideIssuance({ request, track: tracks.get(trackId), platform, quota, source: 'webhook', now });
};

const requestFor = (
  trackId: TrackId,
  { contentId, contentType, territories }: ContentRegister,
): LicenseRequest => ({
  trackId,
  contentId,
  ...(contentType && { contentType }),
  ...(territories && { territories }),
});

/** What is decided on: the register after an event, whether it is the event's own, and the rest. */
interface Standing {
  readonly register: ContentRegister;
  readonly latest: boolean;
  readonly facts: ContentFacts;
}

/** Whether content as it was last published is beyond a license: not what it was issued for, and refused by a clause. */
const isBeyond = (license: ActiveLicense, standing: Standing): boolean => {
  const { register, facts } = standing;
  const asked = completed(requestFor(license.trackId, register), facts.platform);
  if (scopeDifferences(license, asked).length === 0) return false;
  const licensed = licensing(license.trackId, standing, unlimited);
  // A fee that is not paid leaves the license as it is: the content is refused nothing but a wider one.
  return !licensed.ok && 'clause' in licensed.failure && licensed.failure.kind !== 'payment-required';
};

/**
 * Why a register leaves a license ended, if it does. A deletion ends what was issued until then, but where the content
 * as it was last published would have the same track licensed again: then the license stands in for the new one. A
 * publication ends what an event issued where it does not name the track, or a clause refuses it.
 */
const endOf = (license: ActiveLicense, standing: Standing): RevocationReason | undefined => {
  const { register, latest, facts } = standing;
  const { state, trackIds, deleted } = register;
  const { autoLicense, revokeOnDelete } = facts.policy;
  const byEvent = license.source === 'webhook';
  const isNamed = trackIds.includes(license.trackId);
  if (byEvent && !isNamed) return state === 'deleted' ? 'content_deleted' : 'content_unpublished';
  const isDeleted = deleted !== undefined && license.issuedAt <= deleted.until && (byEvent || revokeOnDelete);
  const again = () => isNamed && autoLicense && licensing(license.trackId, standing, unlimited).ok;
  if (isDeleted && !again()) return 'content_deleted';
  return byEvent && latest && isBeyond(license, standing) ? 'content_unpublished' : undefined;
};

const endedBy = (standing: Standing): ContentChanges['revocations'] =>
  standing.facts.licenses.flatMap((license) => {
    const reasonCode = endOf(license, standing);
    return reasonCode ? [{ license, reasonCode }] : [];
  });

const isFinal = (refusal: IssuanceRefusal): refusal is Exclude<IssuanceRefusal, ContentRefusal> =>
  !['license-quota-exceeded', 'platform-suspended', 'scope-missing'].includes(refusal.kind);

const grantedBy = (standing: Standing): Result<Pick<ContentChanges, 'grants' | 'others'>, ContentRefusal> => {
  const { register, facts } = standing;
  const { policy, licenses, tracks, quota, now } = facts;
  const grants: GrantedLicense[] = [];
  const others: ContentOutcome[] = [];
  for (const trackId of register.trackIds) {
    const holder = licenses.find((license) => license.trackId === trackId && !hasLapsed(license, now));
    if (holder) {
      const { compliance } = permissionOf(holder, tracks.get(trackId));
      const differences = differencesFrom(holder, requestFor(trackId, register), compliance);
      others.push({ trackId, outcome: 'held', licenseId: holder.licenseId, differences });
      continue;
    }
    if (!policy.autoLicense) {
      others.push({ trackId, outcome: 'left' });
      continue;
    }
    const granted = licensing(trackId, standing, { ...quota, used: quota.used + grants.length });
    if (granted.ok) grants.push(granted.value);
    else if (isFinal(granted.failure)) others.push({ trackId, outcome: 'refused', refusal: granted.failure });
    else return fail(granted.failure);
  }
  return ok({ grants, others });
};

/** What is left to do of a register whose endings broke off. */
const unfinishedBy = (register: ContentRegister, facts: ContentFacts): ContentChanges => {
  const part = partIn(register, facts.event);
  const latest = part === 'latest';
  const revocations = endedBy({ register, latest, facts });
  const own = part !== undefined;
  return { kind: 'changes', latest, own, register: finished(register), grants: [], revocations, others: [] };
};

/**
 * What an inbound event comes to. A content item is a register ordered by the events' own times, deletion winning ties,
 * and what stands in it decides on every track: in whatever order and however often its events come, the same tracks
 * are licensed in the end.
 */
export const decideContent = (facts: ContentFacts): Result<ContentDecision, ContentRefusal> => {
  const { event, platform, now } = facts;
  const may = mayLicense(platform);
  if (!may.ok) return may;
  if (facts.register?.unfinished) return ok(unfinishedBy(facts.register, facts));
  const after = registerAfter(facts.register, event, { platformId: platform.platformId, now });
  if (!after) return ok({ kind: 'superseded' });
  const revocations = endedBy({ ...after, facts });
  const ended = new Set(revocations.map(({ license }) => license));
  const licenses = facts.licenses.filter((license) => !ended.has(license));
  const granted = after.latest
    ? grantedBy({ ...after, facts: { ...facts, licenses } })
    : ok({ grants: [], others: [] });
  return granted.ok ? ok({ kind: 'changes', ...after, own: true, ...granted.value, revocations }) : granted;
};
