import type { Instant } from '../shared/calendar.ts';
import type { AppealId, DecisionId, NoticeId, StaffId, TrackId } from '../shared/ids.ts';

/** The person who works on a track, an appeal or a notice until a given time. */
export interface WorkClaim {
  readonly subject: TrackId | AppealId | NoticeId;
  readonly staffId: StaffId;
  readonly until: Instant;
}

/** The facts on which a decision about appeals is based; the commit checks each of them again. */
export interface RulingGuards {
  /** The version of each appeal that the decision changes. */
  readonly versions: readonly { readonly appealId: AppealId; readonly version: number }[];
  /** The number of appeals of each of these decisions, including those that had ended. */
  readonly counted: readonly { readonly decisionId: DecisionId; readonly appeals: number }[];
  /** Who decides, and when; undefined if claims do not matter. */
  readonly claimant: { readonly staffId: StaffId; readonly now: Instant } | undefined;
}

/** The facts that a store reads at the commit. */
export interface RulingFacts {
  /** The versions of those appeals that exist. */
  readonly versions: ReadonlyMap<AppealId, number>;
  /** The number of appeals of each decision that exists. */
  readonly appeals: ReadonlyMap<DecisionId, number>;
  /** Claims on the subject of the decision, including expired ones. */
  readonly claims: readonly WorkClaim[];
}

/** Returns whether a claim is in force at a given time. */
export const isInForce = ({ until }: WorkClaim, now: Instant): boolean => until > now;

export const isClaimedByAnother = (
  claims: readonly WorkClaim[],
  { staffId, now }: NonNullable<RulingGuards['claimant']>,
): boolean => claims.some((claim) => claim.staffId !== staffId && isInForce(claim, now));

/**
 * Returns the first guard that fails: claims of other members before appeals that changed or were submitted.
 */
export const failedRulingGuard = (
  facts: RulingFacts,
  { versions, counted, claimant }: RulingGuards,
): 'claim' | 'appeals' | undefined => {
  if (claimant && isClaimedByAnother(facts.claims, claimant)) return 'claim';
  const areAll = counted.every(({ decisionId, appeals }) => facts.appeals.get(decisionId) === appeals);
  const areCurrent = versions.every(({ appealId, version }) => facts.versions.get(appealId) === version);
  return areAll && areCurrent ? undefined : 'appeals';
};

export type ClaimDecision =
  | { readonly outcome: 'claimed'; readonly claim: WorkClaim }
  | { readonly outcome: 'taken'; readonly by: WorkClaim };

/** Decides who has a subject after a claim. A member's own claim is extended, never shortened. */
export const decideClaim = (
  existing: WorkClaim | undefined,
  wanted: WorkClaim,
  now: Instant,
): ClaimDecision => {
  if (!existing || !isInForce(existing, now)) return { outcome: 'claimed', claim: wanted };
  if (existing.staffId !== wanted.staffId) return { outcome: 'taken', by: existing };
  return { outcome: 'claimed', claim: { ...wanted, until: Math.max(wanted.until, existing.until) } };
};
