import type { PartyShares } from '../drafts/party-shares.ts';
import { splitsAt, type SplitsVersion } from '../drafts/splits.ts';
import type { License } from '../licensing/license.ts';
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

/** Returns whether a license counts: it is live, has no fee of its own, and was not a mistake. */
export const countsAsLicense = (license: License): boolean =>
  license.environment === 'live' &&
  license.fees === undefined &&
  !(license.status === 'revoked' && license.revocation.reasonCode === 'issued_in_error');

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
