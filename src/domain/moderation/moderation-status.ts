import { wasPublished, type Track } from '../catalog/track.ts';
import type { Instant } from '../shared/calendar.ts';
import type { DecisionId, TrackId } from '../shared/ids.ts';
import type { Decision } from './decision.ts';
import { inForce } from './standing.ts';

/** Against a track as it is now: not what a delivery put up for review again without a decision, as they once did. */
const holds = (track: Track, { verdict: { act } }: Decision): boolean => {
  switch (act) {
    case 'take_down':
      return track.moderationStatus === 'taken_down';
    case 'restrict':
      return track.withdrawn !== undefined;
    default:
      return !wasPublished(track) && track.moderationStatus !== 'pending_review';
  }
};

/** The decisions that stand against a track as it is now: the one that weighs most first. */
export const heldAgainst = (track: Track, decisions: readonly Decision[]): readonly Decision[] =>
  inForce(decisions)
    .filter((decision) => holds(track, decision))
    .toReversed();

/** The one that is appealed: the one named, or the one that weighs most. */
export const appealed = (
  standing: readonly Decision[],
  named: DecisionId | undefined,
): Decision | undefined =>
  named === undefined ? standing[0] : standing.find(({ decisionId }) => decisionId === named);

/** What anyone may know: what was decided and why; not by whom, nor at whose instance. */
export interface ModerationStatus {
  readonly trackId: TrackId;
  readonly status: Track['moderationStatus'];
  readonly since: Instant;
  /** Against the track, the one that weighs most first. */
  readonly decisions: readonly Omit<Decision, 'decidedBy' | 'overturns'>[];
}

const sinceOf = (track: Track, decisions: readonly Decision[]): Instant => {
  const came = decisions.findLast(({ before, after }) => before !== after);
  if (came?.after === track.moderationStatus) return came.decidedAt;
  if (track.moderationStatus === 'taken_down') return track.takedown.effectiveAt;
  return track.moderationStatus === 'approved' ? track.addedAt : track.updatedAt;
};

export const moderationStatusOf = (track: Track, decisions: readonly Decision[]): ModerationStatus => ({
  trackId: track.trackId,
  status: track.moderationStatus,
  since: sinceOf(track, decisions),
  decisions: heldAgainst(track, decisions).map(({ decidedBy: _, overturns: __, ...told }) => told),
});
