import { canChangeStems } from '../../../domain/drafts/publication.ts';
import { stemOf, stemUploads, withoutStem } from '../../../domain/drafts/stems.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { DeleteStem } from '../../../ports/driving/drafts/stems.ts';
import { noted } from '../../accounts/people.ts';
import { artistNote } from '../../artists/artist-notes.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { requestComparison, type RequestingDependencies } from '../../uploads/stems/compare-stems.ts';
import { changeableDraft } from '../own-draft.ts';

interface Dependencies extends RequestingDependencies {
  readonly draftStore: Pick<DraftStore, 'find' | 'change'>;
}

export const deleteStem =
  (dependencies: Dependencies): DeleteStem =>
  ({ stemId, ...own }) => {
    let attempts = 0;
    return retryOnConflict(async () => {
      const { draftStore, library, clock } = dependencies;
      const found = await changeableDraft(draftStore, own);
      if (!found.ok) return found;
      const draft = found.value;
      const { trackId, accountId, artistId, version } = draft;
      const stem = stemOf(draft, stemId);
      // An attempt with an unknown outcome has removed it.
      if (!stem) return attempts > 0 ? ok('deleted') : fail({ kind: 'draft-stem-not-found' });
      attempts++;
      const track = draft.submitted && (await library.find(trackId));
      const permitted = canChangeStems(track);
      if (!permitted.ok) return permitted;
      const now = clock.now();
      const next = withoutStem(draft, stemId, now);
      const subjects = [trackId, accountId, artistId, stem.uploadId];
      const outcome = await draftStore.change({
        draft: next,
        guards: { version, ...(track && { catalogVersion: track.catalogVersion }) },
        stems: stemUploads(draft, next),
        effects: noted(artistNote(own.caller.member, now, 'delete_stem', { subjects })),
      });
      if (outcome !== 'changed') return 'conflict';
      await requestComparison(dependencies, trackId);
      return ok('deleted');
    });
  };
