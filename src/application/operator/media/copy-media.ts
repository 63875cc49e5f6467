import type { MediaFile, Track } from '../../../domain/catalog/track.ts';
import { evidenceKey } from '../../../domain/moderation/appeals/evidence.ts';
import { filesOf as filesOfPicture } from '../../../domain/images/variants.ts';
import type { EvidenceId, ImageUploadId, UploadId } from '../../../domain/shared/ids.ts';
import { mediaNote } from '../../../domain/audit/store-notes.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { AuditLog } from '../../../ports/driven/staff/audit-log.ts';
import type { EvidenceStore } from '../../../ports/driven/moderation/evidence-store.ts';
import type { ImageStore } from '../../../ports/driven/images/image-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import { readyFile } from '../../../domain/uploads/upload.ts';
import type { UploadStore } from '../../../ports/driven/uploads/upload-store.ts';
import type { CopyMedia, MediaCopied } from '../../../ports/driving/operator/media-commands.ts';
import { keyedPagesFrom, type From } from '../../shared/pages-from.ts';

interface Dependencies {
  readonly library: Pick<TrackLibrary, 'changes'>;
  readonly evidence: Pick<EvidenceStore, 'all'>;
  readonly imageStore: Pick<ImageStore, 'all'>;
  readonly uploadStore: Pick<UploadStore, 'ready'>;
  readonly from: Pick<MediaStore, 'describe' | 'borrow'>;
  readonly into: Pick<MediaStore, 'identify' | 'describe' | 'keep'>;
  readonly auditLog: Pick<AuditLog, 'append'>;
  readonly clock: Clock;
}

/** The ports whose records have files. */
type Records = 'library' | 'evidence' | 'imageStore' | 'uploadStore';

const pageSize = 200;
const concurrency = 4;

type Outcome = 'copied' | 'present' | MediaCopied['issues'][number]['issue'];
type KeptFile = Pick<MediaFile, 'key' | 'sizeBytes' | 'sha256'>;
type Content = Pick<KeptFile, 'sizeBytes' | 'sha256'>;

const same = (a: Content | undefined, b: Content): boolean =>
  a?.sha256 === b.sha256 && a.sizeBytes === b.sizeBytes;

/**
 * Copies the files of tracks, appeals, images and processed uploads that `into` lacks, each verified against the digest of its record.
 */
export const copyKeptFiles = async (
  { from, into, ...records }: Pick<Dependencies, Records | 'from' | 'into'>,
  onProgress: (sofar: MediaCopied) => void,
): Promise<MediaCopied> => {
  const copy = async (file: KeptFile): Promise<Outcome> => {
    if (same(await into.describe(file.key), file)) return 'present';
    if (!(await from.describe(file.key))) return 'missing';
    return from.borrow(file.key, async (local) => {
      if (!same(await into.identify(local), file)) return 'damaged';
      await into.keep(file.key, local);
      return 'copied';
    });
  };
  let sofar: MediaCopied = { files: 0, copied: 0, copiedBytes: 0, issues: [] };
  for await (const files of pagesOf(records)) {
    for (let i = 0; i < files.length; i += concurrency) {
      const some = files.slice(i, i + concurrency);
      const outcomes = await allEnded(some.map(copy));
      sofar = outcomes.reduce((sum, outcome, n) => counted(sum, outcome, some[n]), sofar);
      onProgress(sofar);
    }
  }
  return sofar;
};

/** Files of tracks, then those of appeals, images and uploads. */
async function* pagesOf({
  library,
  evidence,
  imageStore,
  uploadStore,
}: Pick<Dependencies, Records>): AsyncGenerator<readonly KeptFile[]> {
  const tracks = keyedPagesFrom(
    ({ after = 0 }: From<number>) => library.changes(after, pageSize),
    ({ catalogVersion }) => catalogVersion,
  );
  for await (const page of tracks) yield page.flatMap(filesOf);
  yield* evidencePages(evidence);
  yield* imagePages(imageStore);
  yield* masterPages(uploadStore);
}

/** Returns all files of appeals that the media store should have. */
export async function* evidencePages(
  evidence: Pick<EvidenceStore, 'all'>,
): AsyncGenerator<readonly KeptFile[]> {
  const pages = keyedPagesFrom(
    (from: From<EvidenceId>) => evidence.all({ limit: pageSize, ...from }),
    ({ evidenceId }) => evidenceId,
  );
  for await (const files of pages)
    yield files.map((file) => ({ key: evidenceKey(file), sizeBytes: file.sizeBytes, sha256: file.sha256 }));
}

/** Returns all files of images that the media store should have. */
async function* imagePages(imageStore: Pick<ImageStore, 'all'>): AsyncGenerator<readonly KeptFile[]> {
  const pages = keyedPagesFrom(
    (from: From<ImageUploadId>) => imageStore.all({ limit: pageSize, ...from }),
    ({ uploadId }) => uploadId,
  );
  for await (const images of pages) yield images.flatMap(({ picture }) => filesOfPicture(picture));
}

/** Returns the masters and stems of uploads that are ready. */
async function* masterPages(uploadStore: Pick<UploadStore, 'ready'>): AsyncGenerator<readonly KeptFile[]> {
  const pages = keyedPagesFrom(
    (from: From<UploadId>) => uploadStore.ready({ limit: pageSize, ...from }),
    ({ uploadId }) => uploadId,
  );
  for await (const uploads of pages) yield uploads.map(readyFile);
}

export const copyMedia =
  ({ auditLog, clock, ...dependencies }: Dependencies): CopyMedia =>
  async ({ onProgress }) => {
    // Files are not part of a commit: the note precedes the first of them.
    await auditLog.append(mediaNote(clock.now()));
    return ok(await copyKeptFiles(dependencies, onProgress));
  };

/** Waits for all works even after one has failed, so that none continues after the call. */
const allEnded = async <T>(works: readonly Promise<T>[]): Promise<readonly T[]> => {
  await Promise.allSettled(works);
  return Promise.all(works);
};

const filesOf = ({ master, stems }: Track): readonly KeptFile[] => [master, ...stems.map(({ file }) => file)];

const counted = (
  sum: MediaCopied,
  outcome: Outcome,
  { key, sizeBytes }: Pick<MediaFile, 'key' | 'sizeBytes'> = { key: '', sizeBytes: 0 },
): MediaCopied => {
  const files = sum.files + 1;
  if (outcome === 'present') return { ...sum, files };
  if (outcome !== 'copied') return { ...sum, files, issues: [...sum.issues, { key, issue: outcome }] };
  return { ...sum, files, copied: sum.copied + 1, copiedBytes: sum.copiedBytes + sizeBytes };
};
