import { fail, ok, type Result } from '../../domain/shared/result.ts';
import { partsToJoin } from '../../domain/uploads/joining.ts';
import {
  offsetOf,
  reclaimable,
  takesParts,
  uploadFileKey,
  type NotAppended,
  type OpenUpload,
} from '../../domain/uploads/upload.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import type { UploadStore } from '../../ports/driven/uploads/upload-store.ts';
import type {
  AppendUpload,
  FindProgress,
  OffsetConflict,
  UploadProgress,
} from '../../ports/driving/uploads/uploads.ts';
import { permittedGrant, type Granting } from './upload-links.ts';

interface Finding extends Granting {
  readonly uploadStore: Pick<UploadStore, 'find'>;
  readonly clock: Clock;
}

interface Dependencies extends Finding {
  readonly uploadStore: Pick<UploadStore, 'find' | 'reserve' | 'append' | 'join' | 'release'>;
  readonly mediaStore: Pick<MediaStore, 'keep' | 'assemble' | 'discard'>;
  readonly ids: Ids;
}

const progressOf = (upload: OpenUpload, offset = offsetOf(upload)): UploadProgress => ({
  offset,
  sizeBytes: upload.sizeBytes,
  expiresAt: upload.dueAt,
});

/** Returns the upload of a URL while it takes bytes. */
const openAt = async (dependencies: Finding, token: string): Promise<OpenUpload | undefined> => {
  const { uploadStore, clock } = dependencies;
  const grant = await permittedGrant(dependencies, token);
  const upload = grant && (await uploadStore.find(grant.uploadId));
  return takesParts(upload, clock.now()) && upload.accountId === grant?.accountId ? upload : undefined;
};

export const findProgress =
  (dependencies: Finding): FindProgress =>
  async ({ token }) => {
    const upload = await openAt(dependencies, token);
    return upload ? ok(progressOf(upload)) : fail({ kind: 'link-invalid' });
  };

/** The result for bytes that were not appended, by what the record contains now. */
const rejection = async (
  { uploadStore }: Finding,
  { uploadId }: OpenUpload,
  why: NotAppended,
): Promise<Result<never, OffsetConflict | { readonly kind: 'link-invalid' }>> => {
  const now = await uploadStore.find(uploadId);
  if (why === 'full') throw new Unavailable('too many files of the upload could not be stored');
  return now?.state === 'open'
    ? fail({ kind: 'upload-offset-conflict', offset: offsetOf(now) })
    : fail({ kind: 'link-invalid' });
};

/** Deletes files, and omits them from the record. */
const released = async (
  { uploadStore, mediaStore }: Pick<Dependencies, 'uploadStore' | 'mediaStore'>,
  { uploadId }: Pick<OpenUpload, 'uploadId'>,
  keys: readonly string[],
): Promise<void> => {
  if (keys.length === 0) return;
  for (const key of keys) await mediaStore.discard(key);
  await uploadStore.release(uploadId, keys);
};

/** Joins small parts once there are many. */
const joinSmallParts = async (dependencies: Dependencies, upload: OpenUpload): Promise<void> => {
  const { uploadStore, mediaStore, ids, clock } = dependencies;
  const { uploadId } = upload;
  const small = partsToJoin(upload);
  if (small.length < 2) return;
  const key = uploadFileKey(uploadId, ids.next('upload'));
  const reserved = await uploadStore.reserve(uploadId, { key, offset: offsetOf(upload), now: clock.now() });
  if (typeof reserved === 'string') return;
  const keys = small.map((part) => part.key);
  const part = await mediaStore.assemble(key, keys);
  const after = await uploadStore.join(uploadId, { keys, part: { key, sizeBytes: part.sizeBytes } });
  await released(dependencies, upload, after ? keys : [key]);
};

/**
 * The record names the file of a part before it is stored, and counts the part after: whatever ends the process, the offset is that of stored
 * bytes, and the record leads to every file.
 */
export const appendUpload =
  (dependencies: Dependencies): AppendUpload =>
  async ({ token, offset, file }) => {
    const { uploadStore, mediaStore, ids, clock } = dependencies;
    const upload = await openAt(dependencies, token);
    if (!upload) return fail({ kind: 'link-invalid' });
    const { uploadId, sizeBytes } = upload;
    const key = uploadFileKey(uploadId, ids.next('upload'));
    const reserved = await uploadStore.reserve(uploadId, { key, offset, now: clock.now() });
    if (typeof reserved === 'string') return rejection(dependencies, upload, reserved);
    await released(dependencies, upload, reclaimable(reserved));
    const stored = await mediaStore.keep(key, file);
    const part = { key, sizeBytes: stored.sizeBytes };
    const appended = await uploadStore.append(uploadId, { part, offset });
    if (typeof appended !== 'string') {
      // The bytes count already: a later call joins the parts if this one cannot.
      if (appended.state === 'open') await joinSmallParts(dependencies, appended).catch(() => undefined);
      // The record may contain bytes that another call appended after these.
      return ok(progressOf(upload, offset + part.sizeBytes));
    }
    await released(dependencies, upload, [key]);
    return offset + part.sizeBytes > sizeBytes
      ? fail({ kind: 'upload-too-long', sizeBytes })
      : rejection(dependencies, upload, appended);
  };
