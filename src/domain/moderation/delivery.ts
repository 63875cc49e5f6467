import type { AuditNote } from '../audit/entry.ts';
import { wasPublished, type Track, type Uncommitted } from '../catalog/track.ts';
import { decide, type Decision, type DecisionTaken, type Verdict } from './decision.ts';
import { approvalStatement, redeliveryStatement } from './operator-statement.ts';
import { decisionNote } from './decisions-in-force.ts';
import type { StatementOfReasons } from './statement.ts';

interface DeliveryVerdict {
  readonly verdict: Verdict;
  readonly statement: StatementOfReasons;
}

const verdictOfDelivery = (
  before: Track['moderationStatus'],
  after: Track['moderationStatus'],
): DeliveryVerdict | undefined => {
  if (after === before) return undefined;
  return after === 'approved'
    ? {
        verdict: { act: 'approve' },
        statement: approvalStatement('approve', {
          facts: 'The operator of the service delivered the track as approved.',
        }),
      }
    : { verdict: { act: 'reopen' }, statement: redeliveryStatement };
};

/**
 * Returns the decision that is taken by delivering an unpublished track: an approval, or a new
 * review if review had returned or rejected it. Returns undefined if the delivery changes no status.
 */
export const decidedByDelivery = (
  before: Track,
  delivered: Uncommitted<Track>,
  by: Pick<Decision, 'decisionId' | 'decidedBy'>,
): DecisionTaken | undefined => {
  const verdict = verdictOfDelivery(before.moderationStatus, delivered.moderationStatus);
  if (!verdict || wasPublished(before)) return undefined;
  const { moderationStatus, catalogVersion } = before;
  const undecided: Track = { ...delivered, moderationStatus, catalogVersion };
  const origin = { ...by, decidedAt: delivered.updatedAt };
  const taken = decide(undecided, verdict, origin);
  if (!taken.ok) throw new Error(`a delivery took an impossible decision: ${taken.failure.kind}`);
  return taken.value;
};

/**
 * Returns the audit note of an imported track: of the decision that the delivery takes, otherwise of the
 * import.
 */
export const deliveryNote = (
  prior: Track | undefined,
  { trackId, isrc, updatedAt }: Uncommitted<Track>,
  decision: Decision | undefined,
): AuditNote => {
  const delivered = { isrc, delivery: prior ? 'replaced' : 'imported' };
  if (!decision)
    return {
      at: updatedAt,
      actor: { kind: 'operator' },
      action: prior ? 'track.replace' : 'track.import',
      subjects: [trackId],
      detail: { isrc },
    };
  const note = decisionNote(decision);
  return { ...note, detail: { ...note.detail, ...delivered } };
};
