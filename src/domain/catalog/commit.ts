import type { Instant } from '../shared/calendar.ts';
import type { DomainEvent } from '../shared/event.ts';
import type { TrackId } from '../shared/ids.ts';
import type { Track, Uncommitted } from './track.ts';

/** The facts that a store reads when it commits a track. */
export interface CommitFacts {
  /** The version of the track; undefined if the track does not exist yet. */
  readonly catalogVersion: number | undefined;
  /** The track to which the delivery belongs, if it was delivered before. */
  readonly deliveredAs: TrackId | undefined;
  /** The track that uses the ISRC, if there is one. */
  readonly isrcHolder: TrackId | undefined;
}

/** A commit of a track with the facts that it depends on. */
export interface CommitClaim {
  readonly trackId: TrackId;
  /** The version on which the decision is based; 'absent' for a new track. */
  readonly catalogVersion: number | 'absent';
  /** Whether the track uses its ISRC with this commit: then no other one may use it. */
  readonly usesIsrc: boolean;
}

/** Returns whether a track uses its ISRC, so that no other track can. A track that is rejected, or taken down finally, releases it. */
export const usesIsrc = (track: Track | Uncommitted<Track>): boolean =>
  track.moderationStatus === 'taken_down' ? !track.takedown.isFinal : track.moderationStatus !== 'rejected';

export type FailedCommitGuard =
  { readonly guard: 'version' } | { readonly guard: 'isrc'; readonly holder: TrackId };

/** Returns the first guard that fails: the track's version before its delivery, and both before its ISRC. */
export const failedCommitGuard = (
  { catalogVersion, deliveredAs, isrcHolder }: CommitFacts,
  claim: CommitClaim,
): FailedCommitGuard | undefined => {
  const { trackId } = claim;
  if ((catalogVersion ?? 'absent') !== claim.catalogVersion) return { guard: 'version' };
  if (deliveredAs !== undefined && deliveredAs !== trackId) return { guard: 'version' };
  return !claim.usesIsrc || isrcHolder === undefined || isrcHolder === trackId
    ? undefined
    : { guard: 'isrc', holder: isrcHolder };
};

/** Returns the track and its events with the version that the store assigned to the commit. */
export const atVersion = (
  track: Uncommitted<Track>,
  events: readonly DomainEvent[],
  catalogVersion: number,
): { readonly track: Track; readonly events: readonly DomainEvent[] } => ({
  track: { ...track, catalogVersion },
  events: events.map((event) => ({ ...event, data: { ...event.data, catalogVersion } })),
});

/**
 * Returns since when a track has waited for a decision. A new commit of a waiting track keeps its place in
 * the queue.
 */
export const pendingSince = (
  { moderationStatus, updatedAt }: Pick<Track, 'moderationStatus' | 'updatedAt'>,
  before: Instant | undefined,
): Instant | undefined => (moderationStatus === 'pending_review' ? (before ?? updatedAt) : undefined);
