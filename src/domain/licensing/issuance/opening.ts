import { fits } from '../../platforms/tier.ts';
import type { Instant, Month } from '../../shared/calendar.ts';
import type { PlatformId, TrackId } from '../../shared/ids.ts';
import { asOf, hasLapsed, type ActiveLicense, type License } from '../license.ts';

/** The version of a track on which a decision to issue a license is based. */
export interface TrackGuard {
  readonly trackId: TrackId;
  readonly catalogVersion: number;
}

/** The facts on which a decision to issue a license is based; the commit checks each of them again. */
export interface OpeningGuards {
  readonly track: TrackGuard;
  readonly platform: { readonly platformId: PlatformId; readonly version: number };
  /**
   * The limit for licenses that are issued to or amended by the platform in the month, including this one;
   * null means no limit.
   */
  readonly quota: { readonly month: Month; readonly limit: number | null };
}
export type OpeningGuard = keyof OpeningGuards;

/** The guards of several licenses that are issued together to one platform. */
export interface SharedGuards extends Omit<OpeningGuards, 'track'> {
  readonly tracks: readonly TrackGuard[];
}

/** The facts that a store reads at the commit. */
export interface GuardFacts {
  /** The catalog versions of those tracks that exist. */
  readonly trackVersions: ReadonlyMap<TrackId, number>;
  /** Undefined if the platform does not exist. */
  readonly platformVersion: number | undefined;
  /** The number of licenses issued to and amended by the platform in the month so far. */
  readonly issued: number;
}

/** Returns whether every track still has the version on which the decision is based. */
export const areCurrent = (tracks: readonly TrackGuard[], versions: ReadonlyMap<TrackId, number>): boolean =>
  tracks.every(({ trackId, catalogVersion }) => versions.get(trackId) === catalogVersion);

/** Returns the first guard that fails for `more` new licenses: track before platform before quota. */
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
  | { readonly outcome: 'existing'; readonly license: ActiveLicense }
  /** `retired`: the license that had the binding until its term ended; it is stored with its new status. */
  | { readonly outcome: 'free'; readonly retired?: License };

/**
 * Decides whether a license issued at a given time can have the binding of the stored active license, if
 * there is one.
 */
export const decideBinding = (current: ActiveLicense | undefined, issuedAt: Instant): BindingDecision => {
  if (!current) return { outcome: 'free' };
  if (!hasLapsed(current, issuedAt)) return { outcome: 'existing', license: current };
  return { outcome: 'free', retired: asOf(current, issuedAt) };
};
