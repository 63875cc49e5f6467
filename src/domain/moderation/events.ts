import { timestamp, type Instant } from '../shared/calendar.ts';
import type { DomainEvent } from '../shared/event.ts';
import type { EventId } from '../shared/ids.ts';
import type { DecisionData } from '../catalog/events.ts';
import { restrictionReason, type Decision } from './decision.ts';

/** A decision about a published track, as the events of the track show it. */
export const decisionData = ({ decisionId, verdict, statement }: Decision): DecisionData | undefined => {
  const { ground, territories } = statement;
  const shown = { decisionId, ground, ...(territories && { territories }) };
  switch (verdict.act) {
    case 'take_down':
      return { ...shown, action: verdict.act, reason: verdict.reason };
    case 'restrict':
      return { ...shown, action: verdict.act, reason: restrictionReason(verdict, statement) };
    case 'reinstate':
      return { ...shown, action: verdict.act };
    default:
      return undefined;
  }
};

/** Whether partners ever heard of what was decided: of a review that a track did not pass they did not. */
const isTold = ({ before }: Decision): boolean => before === 'approved' || before === 'taken_down';

/** One event for all appeals of a decision; who appealed, and why, is nobody else's. */
export const appealDecided = (
  decision: Decision,
  {
    verdict,
    at,
    eventId,
  }: { readonly verdict: 'upheld' | 'overturned'; readonly at: Instant; readonly eventId: EventId },
): readonly DomainEvent[] =>
  isTold(decision)
    ? [
        {
          eventId,
          type: 'appeal.decided',
          occurredAt: at,
          data: {
            trackId: decision.trackId,
            decisionId: decision.decisionId,
            action: decision.verdict.act,
            verdict,
            decidedAt: timestamp(at),
          },
        },
      ]
    : [];
