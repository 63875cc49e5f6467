import type { RowIssue } from '../../../domain/catalog/delivery/delivery.ts';
import type { Draft } from '../../../domain/drafts/draft.ts';
import { fail, type Result } from '../../../domain/shared/result.ts';
import { isComparisonDue } from '../../../domain/uploads/comparison.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { UploadStore } from '../../../ports/driven/uploads/upload-store.ts';
import type { SubmissionRejected } from '../../../ports/driving/drafts/drafts.ts';

export interface RejectingDependencies {
  readonly uploadStore: Pick<UploadStore, 'masterOf' | 'requestComparison'>;
  readonly clock: Clock;
}

/**
 * Returns the rejection of a submission. If stems were not compared with the recording, it requests the comparison: a kill may have ended the request of
 * the change, and the recording can be another one because an upload was deleted.
 */
export const rejectedSubmission = async (
  { uploadStore, clock }: RejectingDependencies,
  { trackId }: Pick<Draft, 'trackId'>,
  issues: readonly RowIssue[],
): Promise<Result<never, SubmissionRejected>> => {
  const isUncompared = issues.some(({ code }) => code === 'stems_not_compared');
  const master = isUncompared ? await uploadStore.masterOf(trackId) : undefined;
  if (master && !isComparisonDue(master)) await uploadStore.requestComparison(master.uploadId, clock.now());
  return fail({ kind: 'submission-rejected', issues });
};
