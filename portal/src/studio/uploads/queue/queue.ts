import type { MasterUpload } from '@platform-licensing/client';
import { mistakeIn, type ChosenFile, type FileMistake } from '../files/kinds.ts';

export type FileState =
  | { readonly kind: 'waiting' | 'reading' | 'sending' | 'paused' }
  /** All bytes were sent and confirmed; the service has the rest. */
  | { readonly kind: 'sent' }
  | { readonly kind: 'mistake'; readonly mistake: FileMistake }
  /** `name`: the file of this selection that is the same. */
  | { readonly kind: 'duplicate'; readonly name?: string }
  /** The connection was lost, or the service rejected something: the upload can be continued. */
  | { readonly kind: 'stopped'; readonly error: unknown };

/** The profile or the track that a file is uploaded for. */
export interface Purpose {
  /** The profile whose recording it is, where the account has several. */
  readonly artistId?: string;
  /** The failed upload whose track gets the file. */
  readonly replaces?: Pick<MasterUpload, 'uploadId' | 'trackId'>;
}

export interface QueuedFile extends ChosenFile, Purpose {
  readonly id: number;
  readonly state: FileState;
  readonly sentBytes: number;
  readonly sha256?: string;
  readonly uploadId?: string;
  readonly trackId?: string;
}

/** The operations of the service and of the browser that the queue uses. */
export interface Dependencies {
  readonly digest: (file: File, signal: AbortSignal) => Promise<string>;
  /** All uploads of the account. */
  readonly known: () => Promise<readonly MasterUpload[]>;
  readonly announce: (file: QueuedFile, sha256: string) => Promise<MasterUpload>;
  /** Reads an upload again, with a URL for its bytes; undefined if it was deleted. */
  readonly find: (uploadId: string) => Promise<MasterUpload | undefined>;
  readonly send: (
    file: File,
    url: string,
    onProgress: (sentBytes: number) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  readonly confirm: (uploadId: string) => Promise<unknown>;
  readonly remove: (uploadId: string) => Promise<unknown>;
}

/** Files that are read and sent at the same time. */
export const atOnce = 3;

const isIncomplete = ({ status }: MasterUpload): boolean =>
  status === 'initiated' || status === 'uploading' || status === 'uploaded';

const digestIn = ({ sha256, measured }: MasterUpload): string | undefined => measured?.sha256 ?? sha256;

/** Uploads files, some at a time. An upload that was begun before continues if it is the same file, by its size and its digest. */
export const createQueue = (deps: Dependencies) => {
  let files: readonly QueuedFile[] = [];
  let lastId = 0;
  let known: Promise<readonly MasterUpload[]> | undefined;
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  const publish = (next: readonly QueuedFile[]) => {
    files = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, part: Partial<QueuedFile>) =>
    publish(files.map((one) => (one.id === id ? { ...one, ...part } : one)));

  /** A list that could not be read is read again by the next file, or when one continues. */
  const readKnown = () =>
    (known ??= deps.known().catch((error: unknown) => {
      known = undefined;
      throw error;
    }));

  const uploadFor = async (one: QueuedFile, sha256: string): Promise<MasterUpload | undefined> => {
    const own = one.uploadId === undefined ? undefined : await deps.find(one.uploadId);
    if (own) return own;
    const same = (await readKnown()).filter((upload) => digestIn(upload) === sha256);
    const begun = same.find((upload) => isIncomplete(upload) && upload.sizeBytes === one.file.size);
    const found = begun && (await deps.find(begun.uploadId));
    if (found) return found;
    const done = same.find(({ status }) => status === 'processing' || status === 'ready');
    if (!done) return deps.announce(one, sha256);
    change(one.id, { state: { kind: 'duplicate' }, ...(done.trackId && { trackId: done.trackId }) });
    return undefined;
  };

  /** Begins or continues one file. A pause, a removal or the end of the queue aborts the signal. */
  const run = async (one: QueuedFile, signal: AbortSignal): Promise<void> => {
    const { id, file } = one;
    change(id, { state: { kind: 'reading' } });
    const sha256 = one.sha256 ?? (await deps.digest(file, signal));
    const twin = files.find((other) => other.sha256 === sha256 && other.id !== id);
    if (twin) {
      change(id, { state: { kind: 'duplicate', name: twin.path } });
      return;
    }
    change(id, { sha256 });
    const upload = await uploadFor(one, sha256);
    if (!upload) return;
    const { uploadId, trackId } = upload;
    change(id, { uploadId, ...(trackId !== undefined && { trackId }), sentBytes: upload.receivedBytes });
    signal.throwIfAborted();
    if (isIncomplete(upload)) {
      change(id, { state: { kind: 'sending' } });
      const url = upload.upload?.url ?? '';
      await deps.send(file, url, (sentBytes) => change(id, { sentBytes }), signal);
      await deps.confirm(uploadId);
    }
    change(id, { state: { kind: 'sent' }, sentBytes: file.size });
    if (one.replaces) await deps.remove(one.replaces.uploadId).catch(() => undefined);
  };

  const fill = () => {
    while (running.size < atOnce) {
      const next = files.find(({ id, state }) => state.kind === 'waiting' && !running.has(id));
      if (!next) return;
      const abort = new AbortController();
      running.set(next.id, abort);
      void run(next, abort.signal)
        .catch((error: unknown) => {
          if (!abort.signal.aborted) change(next.id, { state: { kind: 'stopped', error } });
        })
        .finally(() => {
          running.delete(next.id);
          fill();
        });
    }
  };
  /** The file can begin again only when its run has ended, so that it is never announced twice. */
  const halt = (id: number) => running.get(id)?.abort();

  return {
    read: () => files,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: (chosen: readonly ChosenFile[], purpose: Purpose = {}) => {
      known = undefined;
      const added = chosen.map((one): QueuedFile => {
        const mistake = mistakeIn(one.file);
        const state: FileState = mistake ? { kind: 'mistake', mistake } : { kind: 'waiting' };
        return { ...one, ...purpose, id: ++lastId, state, sentBytes: 0 };
      });
      publish([...files, ...added]);
      fill();
    },
    pause: (id: number) => {
      halt(id);
      change(id, { state: { kind: 'paused' } });
    },
    resume: (id: number) => {
      change(id, { state: { kind: 'waiting' } });
      fill();
    },
    /** Removes a file from the queue. The bytes that the service has stay. */
    remove: (id: number) => {
      halt(id);
      publish(files.filter((one) => one.id !== id));
    },
    /** Stops everything, when the session ends. */
    close: () => {
      for (const id of [...running.keys()]) halt(id);
      publish([]);
    },
  };
};

export type Queue = ReturnType<typeof createQueue>;
