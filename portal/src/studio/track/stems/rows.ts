import type { OwnStem } from '@platform-licensing/client';
import type { QueuedFile } from '../../uploads/queue/queued-file.ts';
import { uploadOf } from '../../uploads/queue/upload-of-stem.ts';
import { stateOf, type Row, type RowState, type RowUpload } from '../../uploads/rows.ts';

/** A stem of the track, a file of the queue that becomes one, or both. */
export interface StemRow extends Row<RowUpload>, Pick<OwnStem, 'category'> {
  /** Absent until the file is announced. */
  readonly stem?: OwnStem;
  readonly fileName?: string;
}

export type StemState = RowState | 'missing';

const keyOf = ({ id }: QueuedFile): string => `file ${id}`;

/** Returns the stems of a track in their order, then the files that are not announced. Of both, what the service says is with the file. */
export const stemRowsOf = (
  trackId: string,
  stems: readonly OwnStem[],
  queue: readonly QueuedFile[],
): readonly StemRow[] => {
  const files = queue.filter(({ stem }) => stem?.trackId === trackId);
  const inList = new Set(stems.flatMap(({ uploadId }) => uploadId ?? []));
  return [
    ...stems.map((stem): StemRow => {
      const { stemId, name, category, fileName, sizeBytes = 0 } = stem;
      const upload = uploadOf(trackId, stem);
      const queued = upload && files.findLast(({ uploadId }) => uploadId === upload.uploadId);
      return {
        // A file keeps its row when it is announced, and with it the focus.
        ...{ key: queued ? keyOf(queued) : stemId, name, category, sizeBytes, stem },
        ...(fileName !== undefined && { fileName }),
        ...(upload && { upload }),
        ...(queued && { queued }),
      };
    }),
    // The upload of a file that was sent is gone if it is not that of a stem.
    ...files
      .filter(({ uploadId, state }) => !inList.has(uploadId ?? '') && state.kind !== 'sent')
      .map((queued): StemRow => {
        const { file, stem: { name = file.name, category = 'other' } = {} } = queued;
        const { name: fileName, size: sizeBytes } = file;
        return { key: keyOf(queued), name, category, fileName, sizeBytes, queued };
      }),
  ];
};

/** Returns the state by which a stem can be changed: a file that cannot be uploaded leaves the stem as the service has it. */
export const changeableStateOf = ({ queued, ...row }: StemRow): StemState =>
  row.stem && queued?.state.kind === 'mistake'
    ? stemStateOf(row)
    : stemStateOf({ ...row, ...(queued && { queued }) });

/** Returns the state of a row. */
export const stemStateOf = (row: StemRow): StemState =>
  row.stem?.status === 'missing' && !row.queued ? 'missing' : stateOf(row);
