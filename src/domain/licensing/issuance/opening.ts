import { fits } from '../../platforms/tier.ts';
import type { Instant, Month } from '../../shared/calendar.ts';
import type { PlatformId, TrackId } from '../../shared/ids.ts';
import { asOf, hasLapsed, type ActiveLicense, type License } from '../license.ts';

/** A track as a decision to issue a license saw it. */
export interface TrackGuard {
  readonly trackId: TrackId;
  readonly catalogVersion: number;
}

/** What a decision to issue a license relied on; the commit checks each of them again. */
export interface OpeningGuards {
  readonly track: TrackGuard;
  readonly platform: { readonly platformId: PlatformId; readonly version: number };
  /** What the platform was issued and amended in the month, this one included, stays within the limit; null: no limit. */
  readonly quota: { readonly month: Month; readonly limit: number | null };
}
export type OpeningGuard = keyof OpeningGuards;

/** Guards of several licenses that one platform is issued together. */
export interface SharedGuards extends Omit<OpeningGuards, 'track'> {
  readonly tracks: readonly TrackGuard[];
}

/** What a store finds when it commits. */
export interface GuardFacts {
  /** Catalog versions of the tracks in question that exist. */
  readonly trackVersions: ReadonlyMap<TrackId, number>;
  /** Undefined if there is no such platform. */
  readonly platformVersion: number | undefined;
  /** Licenses issued to the platform and amended in the month so far. */
  readonly issued: number;
}

/** Whether every track is still at the version that was decided on. */
export const areCurrent = (tracks: readonly TrackGuard[], versions: ReadonlyMap<TrackId, number>): boolean =>
  tracks.every(({ trackId, catalogVersion }) => versions.get(trackId) === catalogVersion);

/** The first guard that fails for `more` new licenses: track before platform before quota. */
export const failedGuard = (
  { trackVersions, platformVersion, issued }: GuardFacts,
  { tracks, platform, quota }: SharedGuards,
  more: number,
): OpeningGuard | undefined => {
  if (!areCurrent(tracks, trackVersions)) return 'track';
  if (platformVersion !== platform.version) return 'platform';
  return more === 0 || fits(quota.limit, issued, more) ? undefined : 'quota';
};

export type BindingDecision =
  | { readonly outcome: 'held'; readonly license: ActiveLicense }
  /** `retired`: the license that had the binding until its term ended; it is stored with its new status. */
  | { readonly outcome: 'free'; readonly retired?: License };

/** Whether a license issued at a moment can have the binding of the stored active license, if there is one. */
export const decideBinding = (current: ActiveLicense | undefined, issuedAt: Instant): BindingDecision => {
  if (!current) return { outcome: 'free' };
  if (!hasLapsed(current, issuedAt)) return { outcome: 'held', license: current };
  return { outcome: 'free', retired: asOf(current, issuedAt) };
};

export type OpeningDecision =
  BindingDecision | { readonly outcome: 'guard-failed'; readonly guard: OpeningGuard };

/** What becomes of a candidate. An existing license is returned without a look at the guards. */
export const decideOpening = (
  { current, ...facts }: GuardFacts & { readonly current: ActiveLicense | undefined },
  { issuedAt }: Pick<ActiveLicense, 'issuedAt'>,
  { track, platform, quota }: OpeningGuards,
): OpeningDecision => {
  const binding = decideBinding(current, issuedAt);
  if (binding.outcome === 'held') return binding;
  const guard = failedGuard(facts, { tracks: [track], platform, quota }, 1);
  return guard ? { outcome: 'guard-failed', guard } : binding;
};
