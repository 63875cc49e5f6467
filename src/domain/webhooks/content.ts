import type { Track } from '../catalog/track.ts';
import { mayLicense } from '../licensing/issuance/coverage.ts';
import { decideIssuance, type GrantedLicense } from '../licensing/issuance/issuance.ts';
import { completed, type LicenseRejection, type LicenseRequest } from '../licensing/issuance/facts.ts';
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

/** The outcome of an event for a track. */
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
      /**
       * Why the license does not cover the content as published; absent in outcomes that were recorded
       * earlier.
       */
      readonly differences?: readonly Difference[];
    }
  | { readonly trackId: TrackId; readonly outcome: 'refused'; readonly refusal: LicenseRejection }
  /** The platform's policy does not license automatically. */
  | { readonly trackId: TrackId; readonly outcome: 'left' };

/** Why the event is rejected without any effect; it can be sent again later. */
export type ContentRejection = Extract<
  LicenseRejection,
  { kind: 'license-quota-exceeded' | 'platform-suspended' | 'scope-missing' }
>;

export interface ContentFacts {
  readonly event: ContentEvent;
  readonly register: ContentRegister | undefined;
  readonly platform: Platform;
  readonly policy: InboundPolicy;
  /** The active licenses of the content. */
  readonly licenses: readonly ActiveLicense[];
  /** The tracks of these licenses, and those of the content after the event: see `tracksAfter`. */
  readonly tracks: ReadonlyMap<TrackId, Track>;
  readonly quota: { readonly limit: number | null; readonly used: number };
  readonly now: Instant;
}

export type ContentDecision =
  /** The register is newer, or the same. */
  | { readonly kind: 'superseded' }
  | {
      readonly kind: 'changes';
      /**
       * The event is the latest one; otherwise it is a deletion that still ends licenses issued before it.
       */
      readonly latest: boolean;
      /**
       * The changes complete the event. Otherwise they complete an earlier event, after which this one is
       * decided.
       */
      readonly own: boolean;
      readonly register: ContentRegister;
      readonly grants: readonly GrantedLicense[];
      readonly revocations: readonly {
        readonly license: ActiveLicense;
        readonly reasonCode: RevocationReason;
      }[];
      /** The outcomes of tracks without a new or a revoked license. */
      readonly others: readonly ContentOutcome[];
    };

export type ContentChanges = Extract<ContentDecision, { kind: 'changes' }>;

const unlimited = { limit: null, used: 0 };

/** Returns the decision about a license of a track for the content in the register. */
const licensing = (
  trackId: TrackId,
  { register, facts }: Situation,
  quota: ContentFacts['quota'],
): Result<GrantedLicense, LicenseRejection> => {
  const { platform, tracks, now } = facts;
  const request = requestFor(trackId, register);
  return decideIssuance({ request, track: tracks.get(trackId), platform, quota, source: 'webhook', now });
};

/** Returns the request for a license of a track in content as it was last published. */
export const requestFor = (
  trackId: TrackId,
  { contentId, contentType, territories }: ContentRegister,
): LicenseRequest => ({
  trackId,
  contentId,
  ...(contentType && { contentType }),
  ...(territories && { territories }),
});

/**
 * The subject of the decision: the register after an event, whether the event is its latest, and the other
 * facts.
 */
interface Situation {
  readonly register: ContentRegister;
  readonly latest: boolean;
  readonly facts: ContentFacts;
}

/**
 * Returns whether content as it was last published exceeds a license: it differs from what the license was
 * issued for, and a clause rejects it.
 */
const isBeyond = (license: ActiveLicense, situation: Situation): boolean => {
  const { register, facts } = situation;
  const requested = completed(requestFor(license.trackId, register), facts.platform);
  if (scopeDifferences(license, requested).length === 0) return false;
  const licensed = licensing(license.trackId, situation, unlimited);
  // An unpaid fee does not end the license: only a wider one is rejected.
  return !licensed.ok && 'clause' in licensed.failure && licensed.failure.kind !== 'payment-required';
};

/**
 * Returns why a license ends because of the register, if it does. A deletion ends what was issued until then,
 * unless the latest publication would license the same track again. A publication ends a license that an
 * event issued if it does not contain the track, or a clause rejects it.
 */
const endOf = (license: ActiveLicense, situation: Situation): RevocationReason | undefined => {
  const { register, latest, facts } = situation;
  const { state, trackIds, deleted } = register;
  const { autoLicense, revokeOnDelete } = facts.policy;
  const byEvent = license.source === 'webhook';
  const isNamed = trackIds.includes(license.trackId);
  if (byEvent && !isNamed) return state === 'deleted' ? 'content_deleted' : 'content_unpublished';
  const isDeleted = deleted !== undefined && license.issuedAt <= deleted.until && (byEvent || revokeOnDelete);
  const again = () => isNamed && autoLicense && licensing(license.trackId, situation, unlimited).ok;
  if (isDeleted && !again()) return 'content_deleted';
  return byEvent && latest && isBeyond(license, situation) ? 'content_unpublished' : undefined;
};

const endedBy = (situation: Situation): ContentChanges['revocations'] =>
  situation.facts.licenses.flatMap((license) => {
    const reasonCode = endOf(license, situation);
    return reasonCode ? [{ license, reasonCode }] : [];
  });

const isFinal = (refusal: LicenseRejection): refusal is Exclude<LicenseRejection, ContentRejection> =>
  !['license-quota-exceeded', 'platform-suspended', 'scope-missing'].includes(refusal.kind);

const grantedBy = (
  situation: Situation,
): Result<Pick<ContentChanges, 'grants' | 'others'>, ContentRejection> => {
  const { register, facts } = situation;
  const { policy, licenses, tracks, quota, now } = facts;
  const grants: GrantedLicense[] = [];
  const others: ContentOutcome[] = [];
  for (const trackId of register.trackIds) {
    const existing = licenses.find((license) => license.trackId === trackId && !hasLapsed(license, now));
    if (existing) {
      const { compliance } = permissionOf(existing, tracks.get(trackId));
      const differences = differencesFrom(existing, requestFor(trackId, register), compliance);
      others.push({ trackId, outcome: 'held', licenseId: existing.licenseId, differences });
      continue;
    }
    if (!policy.autoLicense) {
      others.push({ trackId, outcome: 'left' });
      continue;
    }
    const granted = licensing(trackId, situation, { ...quota, used: quota.used + grants.length });
    if (granted.ok) grants.push(granted.value);
    else if (isFinal(granted.failure)) others.push({ trackId, outcome: 'refused', refusal: granted.failure });
    else return fail(granted.failure);
  }
  return ok({ grants, others });
};

/** Returns the remaining changes of a register whose commits were interrupted. */
const unfinishedBy = (register: ContentRegister, facts: ContentFacts): ContentChanges => {
  const part = partIn(register, facts.event);
  const latest = part === 'latest';
  const revocations = endedBy({ register, latest, facts });
  const own = part !== undefined;
  return { kind: 'changes', latest, own, register: finished(register), grants: [], revocations, others: [] };
};

/**
 * Decides an inbound event. A content item is a register ordered by the times of its events, and a deletion
 * wins a tie. The register decides about every track, so that the same tracks are licensed in the end for any
 * order and repetition of events.
 */
export const decideContent = (facts: ContentFacts): Result<ContentDecision, ContentRejection> => {
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
