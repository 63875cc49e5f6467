import type { ApprovedTrack } from '../catalog/track.ts';
import type { TrackTakenDown } from '../catalog/visibility.ts';
import type { Instant } from '../shared/calendar.ts';
import type { PlatformId, TrackId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { takedownEverywhere } from './compliance.ts';
import { asOf, type ActiveLicense, type License, type LicenseStatus } from './license.ts';

export type LicenseUnusable =
  | { readonly kind: 'license-not-found' }
  | { readonly kind: 'license-not-active'; readonly status: LicenseStatus }
  | { readonly kind: 'license-track-mismatch' };

/**
 * Decides whether a full track may be downloaded: this needs an active license for it that belongs to the
 * same platform (§3 of the specification, rule 1).
 */
export const usableFor = (
  license: License | undefined,
  platformId: PlatformId,
  trackId: TrackId,
  at: Instant,
): Result<ActiveLicense, LicenseUnusable> => {
  if (!license || license.platformId !== platformId) return fail({ kind: 'license-not-found' });
  if (license.trackId !== trackId) return fail({ kind: 'license-track-mismatch' });
  const current = asOf(license, at);
  return current.status === 'active'
    ? ok(current)
    : fail({ kind: 'license-not-active', status: current.status });
};

/** Rejects the full track if it is disputed or must be removed in every territory of the license. */
export const deliverable = (
  license: License,
  track: ApprovedTrack,
): Result<ApprovedTrack, TrackTakenDown> => {
  const takedown = takedownEverywhere(license, track);
  return takedown ? fail({ kind: 'track-taken-down', trackId: track.trackId, takedown }) : ok(track);
};
