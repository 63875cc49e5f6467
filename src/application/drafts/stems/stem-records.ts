import type { Draft } from '../../../domain/drafts/draft.ts';
import type { StemFacts } from '../../../domain/drafts/stems.ts';
import type { ReadyMaster, UploadRecord } from '../../../domain/uploads/upload.ts';
import type { UploadStore } from '../../../ports/driven/uploads/upload-store.ts';

/** Returns the uploads that the stems of a draft name and that its account still has. */
export const uploadsOfStems = async (
  uploadStore: Pick<UploadStore, 'find'>,
  { accountId, details: { stems = [] } }: Draft,
): Promise<readonly UploadRecord[]> => {
  const found = await Promise.all(stems.map(({ uploadId }) => uploadStore.find(uploadId)));
  return found.flatMap((upload) => (upload?.accountId === accountId ? [upload] : []));
};

/** Returns what a submission needs to know about the stems of a draft. */
export const stemFacts = async (
  uploadStore: Pick<UploadStore, 'find'>,
  draft: Draft,
  master: ReadyMaster | undefined,
): Promise<StemFacts> => {
  const uploads = await uploadsOfStems(uploadStore, draft);
  return { master, uploads: new Map(uploads.map((upload) => [upload.uploadId, upload])) };
};
