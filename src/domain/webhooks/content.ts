import type { Track } from '../catalog/track.ts';
import {
  decideIssuance,
  mayLicense,
  type GrantedLicense,
  type IssuanceRefusal,
} from '../licensing/issuance.ts';
import { hasLapsed, type ActiveLicense, type RevocationReason } from '../licensing/license.ts';
import type { InboundPolicy } from '../platforms/inbound.ts';
import type { Platform } from '../platforms/platform.ts';
import type { Instant } from '../shared/calendar.ts';
import type { LicenseId, TrackId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { registerAfter, type ContentEvent, type ContentRegister } from './content-register.ts';

/** What an event came to for a track. */
export type ContentOutcome =
  | {
      readonly trackId: TrackId;
      readonly outcome: 'licensed' | 'held' | 'revoked';
      readonly licenseId: LicenseId;
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
      readonly register: ContentRegister;
      readonly grants: readonly GrantedLicense[];
      readonly revocations: readonly {
        readonly license: ActiveLicense;
        readonly reasonCode: RevocationReason;
      }[];
      /** Of the tracks that are neither granted nor revoked. */
      readonly others: readonly ContentOutcome[];
    };

type Changes = Extract<ContentDecision, { kind: 'changes' }>;

/**
 * What a register leaves without a license: what an event issued and no longer names, and, where the policy says so,
 * what was issued by API before a deletion and was not named since. It depends on the register alone, and not on the
 * order in which it came about: a license that was named since would have been issued again by that publication, but
 * where publications license nothing.
 */
const endedBy = (
  { state, trackIds, deleted }: ContentRegister,
  facts: ContentFacts,
): Changes['revocations'] =>
  facts.licenses.flatMap((license): Changes['revocations'] => {
    const { autoLicense, revokeOnDelete } = facts.policy;
    const isNamed = trackIds.includes(license.trackId);
    if (license.source === 'webhook' && !isNamed)
      return [{ license, reasonCode: state === 'deleted' ? 'content_deleted' : 'content_unpublished' }];
    const byDeletion = deleted !== undefined && license.issuedAt <= deleted.until;
    const ends = license.source !== 'webhook' && byDeletion && revokeOnDelete && !(isNamed && autoLicense);
    return ends ? [{ license, reasonCode: 'content_deleted' }] : [];
  });

type Published = Extract<ContentEvent, { type: 'content.published' }>;

const isFinal = (refusal: IssuanceRefusal): refusal is Exclude<IssuanceRefusal, ContentRefusal> =>
  !['license-quota-exceeded', 'platform-suspended', 'scope-missing'].includes(refusal.kind);

const grantedBy = (
  facts: ContentFacts,
  event: Published,
): Result<Pick<Changes, 'grants' | 'others'>, ContentRefusal> => {
  const { platform, policy, licenses, tracks, quota, now } = facts;
  const grants: GrantedLicense[] = [];
  const others: ContentOutcome[] = [];
  for (const trackId of event.trackIds) {
    const holder = licenses.find((license) => license.trackId === trackId && !hasLapsed(license, now));
    if (holder) {
      others.push({ trackId, outcome: 'held', licenseId: holder.licenseId });
      continue;
    }
    if (!policy.autoLicense) {
      others.push({ trackId, outcome: 'left' });
      continue;
    }
    const { contentId, contentType, territories } = event;
    const granted = decideIssuance({
      request: {
        trackId,
        contentId,
        ...(contentType && { contentType }),
        ...(territories && { territories }),
      },
      track: tracks.get(trackId),
      platform,
      quota: { ...quota, used: quota.used + grants.length },
      source: 'webhook',
      now,
    });
    if (granted.ok) grants.push(granted.value);
    else if (isFinal(granted.failure)) others.push({ trackId, outcome: 'refused', refusal: granted.failure });
    else return fail(granted.failure);
  }
  return ok({ grants, others });
};

/**
 * What an inbound event comes to. A content item is a register ordered by the events' own times, deletion winning ties:
 * in whatever order and however often its events come, the same licenses are active in the end.
 */
export const decideContent = (facts: ContentFacts): Result<ContentDecision, ContentRefusal> => {
  const { event, platform, now } = facts;
  const may = mayLicense(platform);
  if (!may.ok) return may;
  const after = registerAfter(facts.register, event, { platformId: platform.platformId, now });
  if (!after) return ok({ kind: 'superseded' });
  const revocations = endedBy(after.register, facts);
  const ended = new Set(revocations.map(({ license }) => license));
  const licenses = facts.licenses.filter((license) => !ended.has(license));
  const granted =
    event.type === 'content.published'
      ? grantedBy({ ...facts, licenses }, event)
      : ok({ grants: [], others: [] });
  return granted.ok ? ok({ kind: 'changes', ...after, ...granted.value, revocations }) : granted;
};
