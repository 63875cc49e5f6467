import { takeDown } from '../catalog/moderation.ts';
import { wasPublished, type TakenDownTrack, type Track, type Uncommitted } from '../catalog/track.ts';
import type { Instant } from '../shared/calendar.ts';
import type { Verdict } from './decision.ts';
import type { StatementOfReasons } from './statement.ts';

/** Public for as long as the decision is in force: it does not say that an account was closed. */
export const withdrawalStatement: StatementOfReasons = {
  ground: 'rights_holder_request',
  facts: 'The rights holder has withdrawn the track.',
  clause:
    'Agreement with artists and labels: no new licenses of a track after its rights holder has withdrawn it.',
  source: 'rights_holder',
  automated: true,
};

/**
 * Returns the verdict that ends new licenses of a track whose account is closed: licenses that were issued and published content stay. A track
 * in review is rejected. Returns undefined if the track is taken down or rejected already, whatever the reason.
 */
export const withdrawalOf = ({ moderationStatus }: Track): Verdict | undefined => {
  switch (moderationStatus) {
    case 'approved':
      return { act: 'take_down', reason: 'withdrawn' };
    case 'pending_review':
    case 'changes_requested':
      return { act: 'reject' };
    case 'rejected':
    case 'taken_down':
      return undefined;
  }
};

/** Returns a track that is taken down finally, so that another one can have its ISRC. */
export const takenDownFinally = <T extends Uncommitted<TakenDownTrack>>(track: T): T => ({
  ...track,
  takedown: { ...track.takedown, isFinal: true },
});

/**
 * Returns what an overturned decision leaves of a track whose account is closed, with the decision that is in force instead: a lifted takedown
 * is followed by a withdrawal, a lifted rejection by a rejection. Returns undefined if another decision keeps the track unavailable.
 */
export const withdrawnInstead = (
  track: Track,
  lifted: Uncommitted<Track>,
  at: Instant,
): { readonly track: Uncommitted<Track>; readonly verdict: Verdict } | undefined => {
  if (lifted.moderationStatus === track.moderationStatus) return undefined;
  if (!wasPublished(track)) {
    return { track: { ...track, moderationStatus: 'rejected', updatedAt: at }, verdict: { act: 'reject' } };
  }
  const down = takeDown({ ...lifted, catalogVersion: track.catalogVersion }, 'withdrawn', at);
  if (!down.ok) return undefined;
  return { track: takenDownFinally(down.value), verdict: { act: 'take_down', reason: 'withdrawn' } };
};
