import type { UploadTotals } from '../../../../domain/uploads/totals.ts';
import type { OpenUpload } from '../../../../domain/uploads/upload.ts';
import type { Begun, ChangedDraft, NewDraft } from '../../../../ports/driven/uploads/upload-store.ts';
import { drafts } from '../../collections/drafts/drafts.ts';
import { uploads } from '../../collections/media/uploads.ts';
import { all, count, exclusive, get, insert, peekPage, program, replace, type Steps } from '../../program.ts';
import { draftCount, draftLock, draftsLock } from '../drafts/draft-locks.ts';
import { auditEnd, note } from '../shared/conclude.ts';
import { markUploads, stemLocks } from './stem-marks.ts';

const { incompleteOf, storedOf } = uploads.indexes;

interface Beginning {
  readonly upload: OpenUpload;
  readonly totals: UploadTotals;
  readonly added?: NewDraft | ChangedDraft;
}

/** Returns the limit of the account that another upload would exceed. */
function* exceeded({ upload, totals }: Beginning): Steps<keyof UploadTotals | undefined> {
  const equal = [upload.accountId];
  const [open, stored] = yield* all(
    count(incompleteOf, { equal }),
    peekPage(storedOf, { equal, limit: totals.uploads }, 'countedBytes'),
  );
  if (open >= totals.underWay) return 'underWay';
  if (stored.length >= totals.uploads) return 'uploads';
  // Bytes are added when they are needed: a sum that is stored could differ from them.
  const bytes = stored.reduce((sum, each) => sum + Number(each.countedBytes), 0);
  return bytes + upload.sizeBytes > totals.bytes ? 'bytes' : undefined;
}

/** Returns why the track of an upload cannot get it. */
function* obstacleOf({
  upload: { trackId, accountId },
  added,
}: Beginning): Steps<'drafts' | 'no-draft' | 'draft-changed' | undefined> {
  if (added && 'fewerThan' in added) {
    const [own] = yield* all(draftCount(added.draft));
    return own >= added.fewerThan ? 'drafts' : undefined;
  }
  if (trackId === undefined) return undefined;
  const [draft] = yield* all(get(drafts, trackId));
  if (draft?.accountId !== accountId || draft.isDeleting) return 'no-draft';
  return added && draft.version !== added.version ? 'draft-changed' : undefined;
}

const locks = ({ upload: { accountId, trackId }, added }: Beginning) => [
  exclusive('uploads of account', accountId),
  ...(added && 'fewerThan' in added ? [draftsLock(added.draft)] : []),
  ...(added && 'drops' in added ? [...stemLocks(added), auditEnd] : []),
  ...(trackId === undefined ? [] : [draftLock(trackId)]),
];

export const begin = program<Beginning, Begun>('upload-store.begin', locks, function* (beginning) {
  const { upload, added } = beginning;
  const [kept] = yield* all(get(uploads, upload.uploadId));
  // An attempt with an unknown outcome has recorded it.
  if (kept) return 'begun';
  const obstacle = (yield* exceeded(beginning)) ?? (yield* obstacleOf(beginning));
  if (obstacle) return obstacle;
  if (added && 'drops' in added) {
    yield* all(insert(uploads, upload), replace(drafts, added.draft));
    yield* markUploads(added, upload.createdAt);
    yield* note(added.audit);
  } else yield* all(insert(uploads, upload), ...(added ? [insert(drafts, added.draft)] : []));
  return 'begun';
});
