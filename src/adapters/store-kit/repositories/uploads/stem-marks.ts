import type { StemUploads } from '../../../../domain/drafts/stems.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { UploadId } from '../../../../domain/shared/ids.ts';
import { withdrawn } from '../../../../domain/uploads/deletion.ts';
import type { UploadRecord } from '../../../../domain/uploads/upload.ts';
import { uploads } from '../../collections/media/uploads.ts';
import { all, get, replace, type Lock, type Steps } from '../../program.ts';
import { uploadLock } from './upload-deletions.ts';

type Marks = Partial<StemUploads>;

const locked = ({ keeps = [], leaves = [], drops = [] }: Marks): readonly UploadId[] => [
  ...new Set([...keeps, ...leaves, ...drops]),
];

/** Uploads are locked beside the records that name them, so that none is deleted meanwhile. */
export const stemLocks = (marks: Marks): readonly Lock[] =>
  locked(marks).map((uploadId) => uploadLock({ uploadId }));

const released = (upload: UploadRecord): UploadRecord => {
  if (upload.state !== 'ready') return upload;
  const { isSubmitted: _, ...kept } = upload;
  return kept;
};

/** Marks uploads as submitted, as no longer submitted, or as being deleted. Returns false if one that is kept is not ready. */
export function* markUploads({ keeps = [], leaves = [], drops = [] }: Marks, now: Instant): Steps<boolean> {
  const kept = yield* all(...keeps.map((uploadId) => get(uploads, uploadId)));
  for (const upload of kept) {
    if (upload?.state !== 'ready') return false;
    yield* all(replace(uploads, { ...upload, isSubmitted: true }));
  }
  for (const uploadId of [...leaves, ...drops].filter((id) => !keeps.includes(id))) {
    const [upload] = yield* all(get(uploads, uploadId));
    if (!upload) continue;
    const next = released(upload);
    yield* all(replace(uploads, (drops.includes(uploadId) && withdrawn(next, now, 'any')) || next));
  }
  return true;
}
