import type { Instant } from '../shared/calendar.ts';
import type { AppealId, DecisionId, StaffId, TrackId } from '../shared/ids.ts';

/** Whose work a track or an appeal is until a moment. */
export interface WorkClaim {
  readonly subject: TrackId | AppealId;
  readonly staffId: StaffId;
  readonly until: Instant;
}

/** What a decision about appeals relied on; the commit checks each of them again. */
export interface RulingGuards {
  /** The version of each appeal that it changes. */
  readonly versions: readonly { readonly appealId: AppealId; readonly version: number }[];
  /** How many appeals there were of each of these decisions, those that had ended included. */
  readonly counted: readonly { readonly decisionId: DecisionId; readonly appeals: number }[];
  /** Who decides, and when; undefined if claims do not matter. */
  readonly claimant: { readonly staffId: StaffId; readonly now: Instant } | undefined;
}

/** What a store finds when it commits. */
export interface RulingFacts {
  /** Versions of the appeals in question that exist. */
  readonly versions: ReadonlyMap<AppealId, number>;
  /** The number of appeals of each decision in question that exists. */
  readonly appeals: ReadonlyMap<DecisionId, number>;
  /** Claims on what is decided, expired ones included. */
  readonly claims: readonly WorkClaim[];
}

/** Returns whether a claim is in force at a moment. */
export const isInForce = ({ until }: WorkClaim, now: Instant): boolean => until > now;

export const isClaimedByAnother = (
  claims: readonly WorkClaim[],
  { staffId, now }: NonNullable<RulingGuards['claimant']>,
): boolean => claims.some((claim) => claim.staffId !== staffId && isInForce(claim, now));

/** Returns the first guard that fails: claims of others before appeals that changed or came in. */
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

/** Decides who has a subject after a claim. A claim of one's own is prolonged, never shortened. */
export const decideClaim = (
  existing: WorkClaim | undefined,
  wanted: WorkClaim,
  now: Instant,
): ClaimDecision => {
  if (!existing || !isInForce(existing, now)) return { outcome: 'claimed', claim: wanted };
  if (existing.staffId !== wanted.staffId) return { outcome: 'taken', by: existing };
  return { outcome: 'claimed', claim: { ...wanted, until: Math.max(wanted.until, existing.until) } };
};
