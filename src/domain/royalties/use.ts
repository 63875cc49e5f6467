import type { PartyShares } from '../drafts/party-shares.ts';
import { splitsAt, type SplitsVersion } from '../drafts/splits.ts';
import { versionsOf, type ReplacedVersion } from '../licensing/amendment.ts';
import { versionOf, versionStart, type License } from '../licensing/license.ts';
import type { Instant } from '../shared/calendar.ts';
import type { TrackId } from '../shared/ids.ts';
import type { Territory } from '../shared/territory.ts';
import type { UsageEvent } from '../usage/usage-event.ts';
import { isTerritorial } from './shares.ts';

/** How much a license and a licensed play weigh: 1 and 0.001. Impressions weigh nothing. */
const weights = { license: 1_000, play: 1 };

/** Use of one track under the same shares. */
export interface UseGroup {
  /** Absent if the shares at the time of the use are unknown. */
  readonly shares?: PartyShares;
  /** The country of the use, if shares are limited to territories. */
  readonly territory?: Territory;
  readonly weight: number;
}

/** The use of a platform in a period, added up as it is read, in any order. */
export interface PlatformUse {
  readonly tracks: ReadonlyMap<TrackId, ReadonlyMap<string, UseGroup>>;
  readonly licenses: number;
  readonly plays: number;
  readonly unlicensedPlays: number;
}

type Counted = { -readonly [Name in keyof PlatformUse]: PlatformUse[Name] };

/** Sums stop at the largest exact integer. */
const sum = (one: number, other: number): number => Math.min(one + other, Number.MAX_SAFE_INTEGER);

/** Returns whether a license can count: it is live, and was not a mistake. */
const canCount = (license: License): boolean =>
  license.environment === 'live' &&
  !(license.status === 'revoked' && license.revocation.reasonCode === 'issued_in_error');

/** Returns whether a license has versions without a fee before those with one, so that it counts for a part of its time. */
export const needsVersions = (license: License): boolean =>
  canCount(license) && license.fees !== undefined && versionOf(license) > 1;

/**
 * Returns whether a license counts as issued: it can count, and its first version has no fee. `replaced` are its replaced versions,
 * which only a license that needs them must have.
 */
export const countsAsIssued = (license: License, replaced: readonly ReplacedVersion[]): boolean =>
  canCount(license) && (versionsOf(license, replaced).at(-1) ?? license).fees === undefined;

/**
 * Returns whether a license counts for a play that names it: it can count, and its version at the time of the play has no fee. A play
 * before the license began counts as one of its first version.
 */
export const countsForPlay = (
  license: License,
  replaced: readonly ReplacedVersion[],
  at: Instant,
): boolean => {
  const version = versionsOf(license, replaced).find((one) => versionStart(one) <= at);
  return version ? canCount(license) && version.fees === undefined : countsAsIssued(license, replaced);
};

/** Returns an empty sum of use, and functions that add to it. `versionsOf` returns the versions of the shares of a track, the earliest first. */
export const useOfPlatform = (versionsOf: (trackId: TrackId) => readonly SplitsVersion[]) => {
  const tracks = new Map<TrackId, Map<string, UseGroup>>();
  const use: Counted = { tracks, licenses: 0, plays: 0, unlicensedPlays: 0 };
  const add = (trackId: TrackId, at: number, weight: number, country?: Territory): void => {
    const versions = versionsOf(trackId);
    const shares = splitsAt(versions, at);
    const territory = shares && isTerritorial(shares) ? country : undefined;
    const version = versions.findIndex(({ shares: each }) => each === shares) + 1;
    // Ties are decided in the order of these names, so the name begins with the padded number of the version: earlier shares come first.
    const name = `${String(version).padStart(6, '0')} ${territory ?? ''}`;
    const groups = tracks.get(trackId) ?? new Map<string, UseGroup>();
    const before = groups.get(name)?.weight ?? 0;
    const group = { ...(shares && { shares }), ...(territory && { territory }) };
    groups.set(name, { ...group, weight: sum(before, weight) });
    tracks.set(trackId, groups);
  };
  return {
    use: use as PlatformUse,
    addLicense: ({ trackId, issuedAt }: Pick<License, 'trackId' | 'issuedAt'>): void => {
      use.licenses += 1;
      add(trackId, issuedAt, weights.license);
    },
    addPlays: ({
      trackId,
      occurredAt,
      quantity,
      unlicensed,
      territory,
    }: Pick<UsageEvent, 'trackId' | 'occurredAt' | 'quantity' | 'unlicensed' | 'territory'>): void => {
      if (unlicensed) use.unlicensedPlays = sum(use.unlicensedPlays, quantity);
      else {
        use.plays = sum(use.plays, quantity);
        add(trackId, occurredAt, quantity * weights.play, territory);
      }
    },
  };
};
