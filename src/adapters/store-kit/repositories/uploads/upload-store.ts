import { isReadyMaster } from '../../../../domain/uploads/comparison.ts';
import { joined } from '../../../../domain/uploads/joining.ts';
import {
  appended,
  released,
  reserved,
  type NotAppended,
  type KeptUpload,
  type OpenUpload,
} from '../../../../domain/uploads/upload.ts';
import type { UploadStore } from '../../../../ports/driven/uploads/upload-store.ts';
import { uploads } from '../../collections/media/uploads.ts';
import type { Kernel } from '../../kernel.ts';
import { all, get, page, program, replace } from '../../program.ts';
import { begin } from './upload-beginning.ts';
import { uploadComparing, uploadComparingPrograms } from './upload-comparing.ts';
import { uploadDeletionPrograms, uploadDeletions, uploadLock, type OfUpload } from './upload-deletions.ts';
import { uploadProcessing, uploadProcessingPrograms } from './upload-processing.ts';

const { keptOf, ofTrack, readyOf } = uploads.indexes;

interface Changing<Change> extends OfUpload {
  readonly change: Change;
}

type Change<Name extends 'reserve' | 'append' | 'join'> = Parameters<UploadStore[Name]>[1];

const reserve = program<Changing<Change<'reserve'>>, OpenUpload | NotAppended>(
  'upload-store.reserve',
  (of) => [uploadLock(of)],
  function* ({ uploadId, change }) {
    const [kept] = yield* all(get(uploads, uploadId));
    const next = kept ? reserved(kept, change) : 'refused';
    if (typeof next !== 'string' && next !== kept) yield* all(replace(uploads, next));
    return next;
  },
);

const append = program<Changing<Change<'append'>>, KeptUpload | NotAppended>(
  'upload-store.append',
  (of) => [uploadLock(of)],
  function* ({ uploadId, change }) {
    const [kept] = yield* all(get(uploads, uploadId));
    const next = kept ? appended(kept, change) : 'refused';
    if (typeof next !== 'string' && next !== kept) yield* all(replace(uploads, next));
    return next;
  },
);

const join = program<Changing<Change<'join'>>, KeptUpload | undefined>(
  'upload-store.join',
  (of) => [uploadLock(of)],
  function* ({ uploadId, change }) {
    const [kept] = yield* all(get(uploads, uploadId));
    const next = kept && joined(kept, change);
    if (next && next !== kept) yield* all(replace(uploads, next));
    return next;
  },
);

const release = program<Changing<readonly string[]>, undefined>(
  'upload-store.release',
  (of) => [uploadLock(of)],
  function* ({ uploadId, change }) {
    const [kept] = yield* all(get(uploads, uploadId));
    if (kept) yield* all(replace(uploads, released(kept, change)));
    return undefined;
  },
);

export const uploadStorePrograms = [
  ...[begin, reserve, append, join, release],
  ...uploadDeletionPrograms,
  ...uploadProcessingPrograms,
  ...uploadComparingPrograms,
];

const ofAccount = async (
  kernel: Kernel,
  ...[accountId, { limit, after }]: Parameters<UploadStore['ofAccount']>
): ReturnType<UploadStore['ofAccount']> => {
  const found = await kernel.read(
    page(keptOf, {
      equal: [accountId],
      limit: limit + 1,
      descending: true,
      ...(after && { after: [after.at, after.id] }),
    }),
  );
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, ...(last && { next: { at: last.createdAt, id: last.uploadId } }) };
};

export const uploadStore = (kernel: Kernel): UploadStore => ({
  begin: (upload, totals, added) => kernel.run(begin, { upload, totals, ...(added && { added }) }),
  find: (id) => kernel.read(get(uploads, id)),
  masterOf: async (trackId) => {
    const [latest] = await kernel.read(page(readyOf, { equal: [trackId], limit: 1, descending: true }));
    return isReadyMaster(latest) ? latest : undefined;
  },
  ofTrack: (trackId) => kernel.read(page(ofTrack, { equal: [trackId], limit: 100 })),
  ofAccount: (accountId, asked) => ofAccount(kernel, accountId, asked),
  reserve: (uploadId, change) => kernel.run(reserve, { uploadId, change }),
  append: (uploadId, change) => kernel.run(append, { uploadId, change }),
  join: (uploadId, change) => kernel.run(join, { uploadId, change }),
  release: async (uploadId, change) => {
    await kernel.run(release, { uploadId, change });
  },
  ...uploadDeletions(kernel),
  ...uploadProcessing(kernel),
  ...uploadComparing(kernel),
});
