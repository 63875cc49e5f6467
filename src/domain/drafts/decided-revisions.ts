import type { DecidedRevision, Draft } from './draft.ts';
import { reviewedChanges } from './publication.ts';

/** The most decisions about revisions of a track that are kept. */
export const maxDecided = 50;

type Decided = Pick<Draft, 'submitted' | 'revision' | 'decided'>;

/** Returns the latest decisions about revisions of a track, the last one first, including the decision about the current revision. */
export const decidedRevisions = ({
  submitted,
  revision,
  decided = [],
}: Decided): readonly DecidedRevision[] => {
  if (!revision?.outcome) return decided;
  const { details, submittedAt, outcome } = revision;
  const fields = reviewedChanges(submitted?.details ?? {}, details);
  const isRejected = outcome.act === 'reject';
  return withDecided(decided, { ...outcome, submittedAt, fields, ...(isRejected && { rejected: details }) });
};

/** Returns the decisions with a later one. Only the last one has the details that it rejected. */
export const withDecided = (
  decided: readonly DecidedRevision[],
  last: DecidedRevision,
): readonly DecidedRevision[] =>
  [last, ...decided.map(({ rejected: _, ...earlier }) => earlier)].slice(0, maxDecided);

/** Returns the member of a draft whose revision is replaced or withdrawn: its decision stays. */
export const rememberedDecisions = (draft: Decided): Pick<Draft, 'decided'> => {
  const decided = decidedRevisions(draft);
  return decided.length > 0 ? { decided } : {};
};
