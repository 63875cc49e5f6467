import { fail, ok } from '../../domain/shared/result.ts';
import type { DraftStore } from '../../ports/driven/drafts/draft-store.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type { DeleteDraft } from '../../ports/driving/drafts/drafts.ts';
import { noted } from '../accounts/people.ts';
import { artistNote } from '../artists/artist-notes.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { withdrawUpload } from '../uploads/withdraw-upload.ts';
import { changeableDraft } from './own-draft.ts';

interface Dependencies {
  readonly draftStore: Pick<DraftStore, 'find' | 'remove'>;
  readonly uploadStore: Pick<UploadStore, 'ofTrack' | 'find' | 'withdraw'>;
  readonly mediaStore: Pick<MediaStore, 'discard'>;
  readonly clock: Clock;
}

export const deleteDraft =
  (dependencies: Dependencies): DeleteDraft =>
  (own) => {
    const { draftStore, uploadStore, clock } = dependencies;
    const { member } = own.caller;
    let attempts = 0;
    return retryOnConflict(async () => {
      const found = await changeableDraft(draftStore, own);
      // An attempt with an unknown outcome, or another caller, has deleted it meanwhile.
      if (!found.ok)
        return attempts++ > 0 && found.failure.kind === 'draft-not-found' ? ok('deleted') : found;
      attempts++;
      const { trackId, accountId, artistId, version, submitted } = found.value;
      if (submitted) return fail({ kind: 'draft-submitted' });
      // Uploads go first: whatever interrupts the deletion, the draft is still there, and its deletion can be repeated.
      for (const upload of await uploadStore.ofTrack(trackId))
        await withdrawUpload(dependencies, upload, { memberId: member.memberId, scope: 'any' });
      const removed = await draftStore.remove({
        draft: found.value,
        guards: { version },
        effects: noted(
          artistNote(member, clock.now(), 'delete_track', { subjects: [accountId, artistId, trackId] }),
        ),
      });
      return removed === 'removed' ? ok('deleted') : 'conflict';
    });
  };
