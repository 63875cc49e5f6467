import type { AuditNote } from '../../../domain/audit/entry.ts';
import { titleFor } from '../../../domain/moderation/appeals/appeal-mails.ts';
import type { Appeal } from '../../../domain/moderation/appeals/appeal.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { StaffId } from '../../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { AppealUnderReview, ClaimedByAnother } from '../../../ports/driving/moderation/moderation.ts';

/** Returns the audit note of a step in the review of an appeal. */
export const appealNote = (
  { appealId, decisionId, trackId }: Appeal,
  action: string,
  staffId: StaffId,
  at: Instant,
): AuditNote => ({
  at,
  actor: { kind: 'staff', staffId },
  action: `appeal.${action}`,
  subjects: [appealId, decisionId, trackId],
  detail: {},
});

/** Returns the name of the track of an appeal for an email. */
export const titleOf = async (library: TrackLibrary, { trackId }: Appeal): Promise<string> => {
  const track = await library.find(trackId);
  return track ? titleFor(track) : trackId;
};

/** Returns the appeal after a commit; `conflict` if the step has to be decided again. */
export const outcomeOf = (
  revised: Awaited<ReturnType<ModerationStore['revise']>>,
  shown: () => AppealUnderReview,
): Result<AppealUnderReview, ClaimedByAnother> | 'conflict' => {
  if (revised === 'claimed-by-another') return fail({ kind: 'claimed-by-another' });
  return revised === 'revised' ? ok(shown()) : 'conflict';
};
