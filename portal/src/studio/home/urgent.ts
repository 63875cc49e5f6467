import type { ListedOwnTrack } from '@platform-licensing/client';
import type { TrackFacts } from './board.ts';

/** Something that a member should do first. */
export interface UrgentItem {
  readonly kind: 'disputed' | 'returned' | 'changesReturned' | 'rejected' | 'takenDown';
  readonly track: ListedOwnTrack;
  /** Our reasons, or the parties that dispute their shares. */
  readonly text: string;
  /** Until when the decision can be appealed. */
  readonly appealUntil?: string;
  readonly decisionId?: string;
}

const order = ['disputed', 'returned', 'changesReturned', 'takenDown', 'rejected'] as const;

const itemsOf = (track: ListedOwnTrack, facts: TrackFacts, now: number): readonly UrgentItem[] => {
  const { decision, revision } = facts.detailOf(track.trackId) ?? {};
  const disputed = facts.waitingOf(track.trackId)?.disputed ?? [];
  const items: UrgentItem[] = [];
  if (disputed.length > 0) items.push({ kind: 'disputed', track, text: disputed.join(', ') });
  if (track.status === 'changes_requested')
    items.push({ kind: 'returned', track, text: decision?.facts ?? '' });
  if (revision && (revision.state === 'changes_requested' || revision.state === 'rejected'))
    items.push({ kind: 'changesReturned', track, text: revision.reasons ?? '' });
  const { appealUntil } = decision ?? {};
  const isClosed = track.status === 'rejected' || track.status === 'taken_down';
  // A decision that can no longer be appealed asks nothing of anyone.
  if (decision && isClosed && appealUntil !== undefined && Date.parse(appealUntil) > now)
    items.push({
      kind: track.status === 'rejected' ? 'rejected' : 'takenDown',
      ...{ track, text: decision.facts, appealUntil, decisionId: decision.decisionId },
    });
  return items;
};

/** Returns what needs the members of the account first, the most urgent before the rest. */
export const urgentItems = (
  tracks: readonly ListedOwnTrack[],
  facts: TrackFacts,
  now: number,
): readonly UrgentItem[] =>
  tracks
    .flatMap((track) => itemsOf(track, facts, now))
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
