import { ownShares, sharesText, sharingParties } from '../parties/own-shares.ts';
import type { Instant } from '../shared/calendar.ts';
import type { PartyShares } from './party-shares.ts';

/** The shares of a track that apply from a time until those of the next version do. */
export interface SplitsVersion {
  readonly effectiveFrom: Instant;
  readonly shares: PartyShares;
}

/** The members of a draft on which the splits of its track depend. */
interface Splitting {
  /** Absent until a revision is approved. */
  readonly splits?: readonly SplitsVersion[];
  readonly submitted?: { readonly details: { readonly rights?: PartyShares }; readonly at: Instant };
}

/** Returns the shares that applied at a moment, or undefined before the first version. The versions are in order of their times. */
export const splitsAt = (versions: readonly SplitsVersion[], moment: Instant): PartyShares | undefined =>
  versions.findLast(({ effectiveFrom }) => effectiveFrom <= moment)?.shares;

const isSame = (before: PartyShares, after: PartyShares): boolean => {
  const parties = new Set([...sharingParties(before), ...sharingParties(after)]);
  return [...parties].every(
    (partyId) => sharesText(ownShares(before, partyId)) === sharesText(ownShares(after, partyId)),
  );
};

/** Returns the versions with other shares from a time on. The same shares, whatever their order and spelling, are no new version. */
export const withSplits = (
  versions: readonly SplitsVersion[],
  shares: PartyShares | undefined,
  at: Instant,
): readonly SplitsVersion[] => {
  const last = versions.at(-1);
  if (!shares || (last && isSame(last.shares, shares))) return versions;
  // A clock that was set back changes nothing about the order.
  return [...versions, { effectiveFrom: Math.max(at, last?.effectiveFrom ?? at), shares }];
};

/**
 * Returns all versions of the shares of a track, the earliest first. The first applies from the submission that was approved. An earlier
 * release adds none when it approves other shares: they apply from their submission.
 */
export const splitVersions = ({ splits = [], submitted }: Splitting): readonly SplitsVersion[] =>
  submitted ? withSplits(splits, submitted.details.rights, submitted.at) : splits;
