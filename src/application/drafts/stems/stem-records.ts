import type { Draft } from '../../../domain/drafts/draft.ts';
import type { StemFacts } from '../../../domain/drafts/stems.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import { isReadyMaster } from '../../../domain/uploads/comparison.ts';
import { canonical } from '../../../domain/shared/canonical.ts';
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

/** Returns the recording of a submitted track, with the comparison that the catalog has if the draft has the same stems. */
export const submittedMaster = async (
  uploadStore: Pick<UploadStore, 'find'>,
  { submitted, details }: Draft,
  track: Pick<Track, 'sumsToMaster'> | undefined,
): Promise<ReadyMaster | undefined> => {
  const upload = submitted && (await uploadStore.find(submitted.uploadId));
  if (!isReadyMaster(upload)) return undefined;
  const isSame = canonical(details.stems ?? []) === canonical(submitted?.details.stems ?? []);
  if (!isSame || !track?.sumsToMaster) return upload;
  const stems = details.stems?.map(({ uploadId }) => uploadId) ?? [];
  const sum = { kind: 'measured' as const, ...track.sumsToMaster };
  return { ...upload, comparison: { stems, sum, attempts: 0 } };
};
