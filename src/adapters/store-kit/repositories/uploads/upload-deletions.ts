import type { AuditNote } from '../../../../domain/audit/entry.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { UploadId } from '../../../../domain/shared/ids.ts';
import { reconsidered, withdrawn } from '../../../../domain/uploads/deletion.ts';
import type { DeletingUpload, UploadRecord } from '../../../../domain/uploads/upload.ts';
import type { UploadStore } from '../../../../ports/driven/uploads/upload-store.ts';
import { uploads, uploadSounds } from '../../collections/media/uploads.ts';
import type { Kernel } from '../../kernel.ts';
import { all, exclusive, get, page, program, remove, replace, type Lock } from '../../program.ts';
import { auditEnd, note } from '../shared/conclude.ts';

export interface OfUpload {
  readonly uploadId: UploadId;
}

export const uploadLock = ({ uploadId }: OfUpload): Lock => exclusive('upload', uploadId);

const withdraw = program<OfUpload & Parameters<UploadStore['withdraw']>[1], DeletingUpload | undefined>(
  'upload-store.withdraw',
  (of) => [uploadLock(of), auditEnd],
  function* ({ uploadId, now, scope, audit }) {
    const [kept] = yield* all(get(uploads, uploadId));
    const next = kept && withdrawn(kept, now, scope);
    if (!next) return undefined;
    yield* all(replace(uploads, next));
    yield* note(audit);
    return next;
  },
);

const reconsider = program<OfUpload & { readonly now: Instant }, UploadRecord | undefined>(
  'upload-store.reconsider',
  (of) => [uploadLock(of)],
  function* ({ uploadId, now }) {
    const [kept] = yield* all(get(uploads, uploadId));
    const next = kept && reconsidered(kept, now);
    if (next && next !== kept) yield* all(replace(uploads, next));
    return next;
  },
);

const removal = program<OfUpload & { readonly audit: AuditNote }, boolean>(
  'upload-store.remove',
  (of) => [uploadLock(of), auditEnd],
  function* ({ uploadId, audit }) {
    const [removed] = yield* all(remove(uploads, [uploadId], { state: 'deleting' }));
    if (!removed) return false;
    yield* all(remove(uploadSounds, [uploadId]));
    yield* note(audit);
    return true;
  },
);

export const uploadDeletionPrograms = [withdraw, reconsider, removal];

export const uploadDeletions = (
  kernel: Kernel,
): Pick<UploadStore, 'withdraw' | 'due' | 'reconsider' | 'remove'> => ({
  withdraw: (uploadId, deletion) => kernel.run(withdraw, { uploadId, ...deletion }),
  due: (now, limit) => kernel.read(page(uploads.indexes.byDue, { until: now, limit })),
  reconsider: (uploadId, now) => kernel.run(reconsider, { uploadId, now }),
  remove: (uploadId, audit) => kernel.run(removal, { uploadId, audit }),
});
