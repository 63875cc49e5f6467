import { isDeepStrictEqual } from 'node:util';
import type { DraftCommit } from '../../../../ports/driven/catalog/track-library.ts';
import { drafts } from '../../collections/drafts/drafts.ts';
import { uploads } from '../../collections/media/uploads.ts';
import { all, get, replace, type Lock, type Steps } from '../../program.ts';
import { uploadLock } from '../uploads/upload-deletions.ts';
import { draftLock } from './draft-store.ts';

/** Uploads are locked beside their tracks, so that none is deleted meanwhile. */
export const draftLocks = (commit: DraftCommit | undefined): readonly Lock[] => {
  if (!commit) return [];
  const { draft, keeps, leaves } = commit;
  const named = [keeps, leaves].flatMap((uploadId) =>
    uploadId === undefined ? [] : [uploadLock({ uploadId })],
  );
  return [draftLock(draft.trackId), ...named];
};

/** Returns whether the draft is stored as the commit has it. */
export function* isStored({ draft }: DraftCommit): Steps<boolean> {
  const [kept] = yield* all(get(drafts, draft.trackId));
  return isDeepStrictEqual(kept, draft);
}

/** Stores a draft beside its track. Returns false if it has changed, or its upload is no longer ready. */
export function* changeDraft({ draft, guards, keeps, leaves }: DraftCommit): Steps<boolean> {
  const [kept] = yield* all(get(drafts, draft.trackId));
  if (kept?.version !== guards.version) return false;
  if (keeps !== undefined) {
    const [upload] = yield* all(get(uploads, keeps));
    if (upload?.state !== 'ready') return false;
    yield* all(replace(uploads, { ...upload, isSubmitted: true }));
  }
  if (leaves !== undefined && leaves !== keeps) {
    const [upload] = yield* all(get(uploads, leaves));
    if (upload?.state === 'ready') {
      const { isSubmitted: _, ...released } = upload;
      yield* all(replace(uploads, released));
    }
  }
  yield* all(replace(drafts, draft));
  return true;
}
