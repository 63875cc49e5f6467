import { wasPublished, type Track } from '../catalog/track.ts';
import type { Instant } from '../shared/calendar.ts';
import type { DecisionId, TrackId } from '../shared/ids.ts';
import type { Decision } from './decision.ts';
import { inForce } from './decisions-in-force.ts';

/**
 * Returns whether a decision applies to the track as it is now. In earlier releases, a delivery could start a
 * review again without a decision.
 */
const applies = (track: Track, { verdict: { act } }: Decision): boolean => {
  switch (act) {
    case 'take_down':
      return track.moderationStatus === 'taken_down';
    case 'restrict':
      return track.withdrawn !== undefined;
    default:
      return !wasPublished(track) && track.moderationStatus !== 'pending_review';
  }
};

/** Returns the decisions against a track as it is now, the most severe first. */
export const inForceAgainst = (track: Track, decisions: readonly Decision[]): readonly Decision[] =>
  inForce(decisions)
    .filter((decision) => applies(track, decision))
    .toReversed();

/** Returns the decision that is appealed: the one that is named, or the most severe one. */
export const appealed = (
  decisions: readonly Decision[],
  named: DecisionId | undefined,
): Decision | undefined =>
  named === undefined ? decisions[0] : decisions.find(({ decisionId }) => decisionId === named);

/**
 * The public part of the moderation status: the decisions and their reasons, without the people who took or
 * initiated them.
 */
export interface ModerationStatus {
  readonly trackId: TrackId;
  readonly status: Track['moderationStatus'];
  readonly since: Instant;
  /** The decisions against the track, the most severe first. */
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
  decisions: inForceAgainst(track, decisions).map(
    ({ decidedBy: _, overturns: __, ...published }) => published,
  ),
});
