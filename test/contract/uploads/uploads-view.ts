import type { TrackLibrary } from '../../../src/ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../../src/ports/driven/drafts/draft-store.ts';
import type { AuditLog } from '../../../src/ports/driven/staff/audit-log.ts';
import type { UploadStore } from '../../../src/ports/driven/uploads/upload-store.ts';
import { noon } from '../../support/builders/builders.ts';
import { anUpload, aPart, uploadId, uploadTotalsOf } from '../../support/uploads/upload-records.ts';

export interface UploadsView {
  readonly uploadStore: UploadStore;
  readonly draftStore: DraftStore;
  readonly library: TrackLibrary;
  readonly auditLog: AuditLog;
}

export const noteOf = (action: string, n = 1) => ({
  at: noon,
  actor: { kind: 'service' as const },
  action,
  subjects: [uploadId(n)],
  detail: {},
});

export const begun = async (
  { uploadStore }: Pick<UploadsView, 'uploadStore'>,
  ...numbers: readonly number[]
) => {
  for (const n of numbers) expect(await uploadStore.begin(anUpload({}, n), uploadTotalsOf())).toBe('begun');
};

/** Reserves and appends a part of the first upload; returns the result. */
export const sentPart = async (
  { uploadStore }: Pick<UploadsView, 'uploadStore'>,
  name: string | number,
  { offset, sizeBytes }: { readonly offset: number; readonly sizeBytes: number },
) => {
  const part = aPart(name, sizeBytes);
  await uploadStore.reserve(uploadId(), { key: part.key, offset, now: noon });
  return uploadStore.append(uploadId(), { part, offset });
};

export const notesOf = async ({ auditLog }: Pick<UploadsView, 'auditLog'>, named: string): Promise<number> =>
  (await auditLog.entries({ after: 0, limit: 100 })).filter(({ action }) => action === named).length;
