import { timestamp, type Instant } from '../shared/calendar.ts';
import type { DomainEvent } from '../shared/event.ts';
import type { EventId } from '../shared/ids.ts';
import type { DecisionData } from '../catalog/events.ts';
import { restrictionReason, type Decision } from './decision.ts';

/** Returns a decision about a published track as the events of the track contain it. */
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

/** Returns whether partners are notified of a decision: not if the track had never been published. */
const isReported = ({ before }: Decision): boolean => before === 'approved' || before === 'taken_down';

/**
 * Returns one event for all appeals of a decision, which reveals neither the appellants nor their reasons.
 */
export const appealDecided = (
  decision: Decision,
  {
    verdict,
    at,
    eventId,
  }: { readonly verdict: 'upheld' | 'overturned'; readonly at: Instant; readonly eventId: EventId },
): readonly DomainEvent[] =>
  isReported(decision)
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
