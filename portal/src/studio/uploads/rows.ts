import type { MasterUpload } from '@platform-licensing/client';
import type { QueuedFile } from './queue/queued-file.ts';

/** The members of an upload that a row shows. */
export interface RowUpload extends Pick<
  MasterUpload,
  'status' | 'stage' | 'receivedBytes' | 'sha256' | 'failure'
> {
  readonly progress?: number;
  readonly measured?: Pick<NonNullable<MasterUpload['measured']>, 'durationMs' | 'format'>;
}

/** A file of the queue, an upload of the service, or both. */
export interface Row<Upload extends RowUpload = MasterUpload> {
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly queued?: QueuedFile;
  readonly upload?: Upload;
}

/** Returns the files of the queue in its order, then the other uploads of the account. Of both, what the service says of an upload is with its file. */
export const rowsOf = (queue: readonly QueuedFile[], uploads: readonly MasterUpload[]): readonly Row[] => {
  const byId = new Map(uploads.map((upload) => [upload.uploadId, upload]));
  const inQueue = new Set(queue.flatMap(({ uploadId }) => uploadId ?? []));
  const replaced = new Set(
    queue.flatMap(({ replaces, state }) => (state.kind === 'sent' && replaces?.uploadId) || []),
  );
  return [
    ...queue
      .filter(({ uploadId }) => uploadId === undefined || !replaced.has(uploadId))
      .map((queued): Row => {
        const upload = byId.get(queued.uploadId ?? '');
        const { id, path, file } = queued;
        return { key: `file ${id}`, name: path, sizeBytes: file.size, queued, ...(upload && { upload }) };
      }),
    ...uploads
      .filter(({ uploadId }) => !inQueue.has(uploadId) && !replaced.has(uploadId))
      .map((upload): Row => {
        const { uploadId, fileName, sizeBytes } = upload;
        return { key: uploadId, name: fileName, sizeBytes, upload };
      }),
  ];
};

/** The state of a file, as its row shows it. */
export type RowState =
  | 'waiting'
  | 'reading'
  | 'sending'
  | 'paused'
  | 'stopped'
  | 'interrupted'
  | 'mistake'
  | 'duplicate'
  | 'processing'
  | 'ready'
  | 'failed';

/** Returns the state of a row: what the browser does with the file, until the service has all of it. */
export const stateOf = ({ queued, upload }: Row<RowUpload>): RowState => {
  const status = upload?.status;
  if (queued && queued.state.kind !== 'sent') return queued.state.kind;
  if (status === 'ready' || status === 'failed') return status;
  return queued || status === 'processing' ? 'processing' : 'interrupted';
};

/** Returns how much of the file the service has, from 0 to 1. */
export const shareOf = ({ queued, upload, sizeBytes }: Row<RowUpload>): number =>
  Math.min(1, Math.max(queued?.sentBytes ?? 0, queued ? 0 : (upload?.receivedBytes ?? 0)) / sizeBytes);

const inProgress: ReadonlySet<RowState> = new Set(['sending', 'paused', 'stopped', 'interrupted']);

/** Returns the progress of a row, from 0 to 1: its transfer, then its processing. Undefined if nothing is under way. */
export const progressOf = (row: Row<RowUpload>): number | undefined => {
  const state = stateOf(row);
  if (state === 'processing') return (row.upload?.progress ?? 0) / 100;
  return inProgress.has(state) ? shareOf(row) : undefined;
};
