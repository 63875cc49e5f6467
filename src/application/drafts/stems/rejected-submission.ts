import type { RowIssue } from '../../../domain/catalog/delivery/delivery.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import type { Draft } from '../../../domain/drafts/draft.ts';
import { fail, type Result } from '../../../domain/shared/result.ts';
import { isComparisonDue } from '../../../domain/uploads/comparison.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { UploadStore } from '../../../ports/driven/uploads/upload-store.ts';
import type { SubmissionRejected } from '../../../ports/driving/drafts/drafts.ts';
import { recordingOf, type RecordingDependencies } from '../../uploads/stems/recording-of.ts';

export interface RejectingDependencies extends RecordingDependencies {
  readonly uploadStore: Pick<UploadStore, 'find' | 'masterOf' | 'requestComparison'>;
  readonly clock: Clock;
}

/**
 * Returns the rejection of a submission. If stems were not compared with the recording, it requests the comparison: a kill may have ended the request of
 * the change, and the recording can be another one because an upload was deleted.
 */
export const rejectedSubmission = async (
  dependencies: RejectingDependencies,
  { draft, prior }: { readonly draft: Draft; readonly prior: Track | undefined },
  issues: readonly RowIssue[],
): Promise<Result<never, SubmissionRejected>> => {
  const { uploadStore, clock } = dependencies;
  const isUncompared = issues.some(({ code }) => code === 'stems_not_compared');
  const master = isUncompared ? await recordingOf(dependencies, draft, prior) : undefined;
  if (master && !isComparisonDue(master)) await uploadStore.requestComparison(master.uploadId, clock.now());
  return fail({ kind: 'submission-rejected', issues });
};
