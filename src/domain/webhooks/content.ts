import type { ContentType } from '../catalog/license-terms.ts';
import type { Track } from '../catalog/track.ts';
import { decideIssuance, type GrantedLicense, type IssuanceRefusal } from '../licensing/issuance.ts';
import { hasLapsed, type ActiveLicense, type RevocationReason } from '../licensing/license.ts';
import type { InboundPolicy } from '../platforms/inbound.ts';
import type { Platform } from '../platforms/platform.ts';
import type { Instant } from '../shared/calendar.ts';
import type { ContentId, LicenseId, PlatformId, TrackId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { Territory } from '../shared/territory.ts';

/** What a partner tells of its content; `at` is the event's own time. */
export type ContentEvent =
  | {
      readonly type: 'content.published';
      readonly contentId: ContentId;
      readonly at: Instant;
      readonly contentType?: ContentType;
      readonly territories?: readonly Territory[];
      /** Each once. */
      readonly trackIds: readonly TrackId[];
    }
  | { readonly type: 'content.deleted'; readonly contentId: ContentId; readonly at: Instant };

/** The last that is known of a content item, by the events' own times. */
export interface ContentRegister {
  readonly platformId: PlatformId;
  readonly contentId: ContentId;
  readonly state: 'published' | 'deleted';
  readonly at: Instant;
  readonly trackIds: readonly TrackId[];
  /** Counts the commits that touched this record. */
  readonly version: number;
}

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
  /** The content's active licenses, lapsed or not. */
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
      readonly register: ContentRegister;
      readonly grants: readonly GrantedLicense[];
      readonly revocations: readonly {
        readonly license: ActiveLicense;
        readonly reasonCode: RevocationReason;
      }[];
      /** Of the tracks that are neither granted nor revoked. */
      readonly others: readonly ContentOutcome[];
    };

/** Of two publications of one moment the same one wins, whichever comes first. */
const weightOf = (trackIds: readonly TrackId[]): string => [...trackIds].sort().join(' ');

const supersedes = (event: ContentEvent, register: ContentRegister | undefined): boolean => {
  if (!register || event.at !== register.at) return !register || event.at > register.at;
  if (register.state === 'deleted') return false;
  return event.type === 'content.deleted' || weightOf(event.trackIds) > weightOf(register.trackIds);
};

const registerAfter = ({ event, register, platform }: ContentFacts): ContentRegister => ({
  platformId: platform.platformId,
  contentId: event.contentId,
  state: event.type === 'content.deleted' ? 'deleted' : 'published',
  at: event.at,
  trackIds: event.type === 'content.deleted' ? [] : event.trackIds,
  version: (register?.version ?? 0) + 1,
});

type Changes = Extract<ContentDecision, { kind: 'changes' }>;

/** Deletion ends what an event issued; and what was issued by API before it, where the policy says so. */
const deleted = (facts: ContentFacts): Changes => ({
  kind: 'changes',
  register: registerAfter(facts),
  grants: [],
  revocations: facts.licenses
    .filter(
      ({ source, issuedAt }) =>
        source === 'webhook' || (facts.policy.revokeOnDelete && issuedAt <= facts.event.at),
    )
    .map((license) => ({ license, reasonCode: 'content_deleted' })),
  others: [],
});

type Published = Extract<ContentEvent, { type: 'content.published' }>;

const isFinal = (refusal: IssuanceRefusal): refusal is Exclude<IssuanceRefusal, ContentRefusal> =>
  !['license-quota-exceeded', 'platform-suspended', 'scope-missing'].includes(refusal.kind);

const published = (facts: ContentFacts, event: Published): Result<Changes, ContentRefusal> => {
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
  const revocations = licenses
    .filter(({ source, trackId }) => source === 'webhook' && !event.trackIds.includes(trackId))
    .map((license) => ({ license, reasonCode: 'content_unpublished' as const }));
  return ok({ kind: 'changes', register: registerAfter(facts), grants, revocations, others });
};

/**
 * What an inbound event comes to. A content item is a register ordered by the events' own times, deletion winning ties:
 * in whatever order and however often its events come, the same licenses are active in the end.
 */
export const decideContent = (facts: ContentFacts): Result<ContentDecision, ContentRefusal> => {
  const { event, register } = facts;
  if (!supersedes(event, register)) return ok({ kind: 'superseded' });
  return event.type === 'content.deleted' ? ok(deleted(facts)) : published(facts, event);
};
