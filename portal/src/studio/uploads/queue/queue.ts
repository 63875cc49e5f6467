import { createSerializer } from '../../../kit/serialize-by.ts';
import { canBeRead, type ChosenFile, type FileMistake } from '../files/kinds.ts';
import { createKnownUploads } from './known-uploads.ts';
import { createPlacement } from './place-in-order.ts';
import {
  canBeReplaced,
  isUnderway,
  queuedFile,
  type Dependencies,
  type KnownUpload,
  type Purpose,
  type QueuedFile,
} from './queued-file.ts';
import { asStem, groupOf, isIncomplete, isOtherVersion, mustExist, sameBytes } from './same-bytes.ts';

/** Files that are read and sent at the same time. */
export const atOnce = 3;

/** Uploads files, some at a time. An upload that was begun before continues if it is the same file, by its size and its digest. */
export const createQueue = (deps: Dependencies) => {
  let files: readonly QueuedFile[] = [];
  let lastId = 0;
  let isClosed = false;
  const known = createKnownUploads(deps.known);
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();
  const serializeByDigest = createSerializer();
  const placeInOrder = createPlacement();

  const publish = (next: readonly QueuedFile[]) => {
    files = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, part: Partial<QueuedFile>) =>
    publish(files.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = (id: number) => publish(files.filter((one) => one.id !== id));

  const reject = (id: number, mistake: FileMistake) => change(id, { state: { kind: 'mistake', mistake } });

  /** Returns the upload of a file that was sent; undefined if it is gone, also if its stem has another file. */
  const uploadOfSent = async (sent: QueuedFile): Promise<KnownUpload | undefined> => {
    const { uploadId, stem } = sent;
    if (uploadId === undefined) return undefined;
    if (!stem) return deps.find(uploadId);
    known.discard(sent);
    return (await known.read(sent)).find((upload) => upload.uploadId === uploadId);
  };

  /** Returns the file of the queue that makes this one a duplicate. One that stopped, or can no longer be read, gives way. */
  const findTwin = async (one: QueuedFile, sha256: string): Promise<QueuedFile | undefined> => {
    const others = files.filter(({ id }) => id !== one.id);
    const same = others.filter((other) => other.sha256 === sha256 && groupOf(other) === groupOf(one));
    for (const { id: old } of same.filter(canBeReplaced)) drop(old);
    const underway = same.find(isUnderway);
    if (underway) return underway;
    for (const sent of same.filter(({ state }) => state.kind === 'sent')) {
      const upload = await uploadOfSent(sent);
      if (upload && upload.status !== 'failed' && !isOtherVersion(one, upload)) return sent;
    }
    return undefined;
  };

  /** Announces the file, unless it was paused or removed, or the session has ended. */
  const announce = async (one: QueuedFile, sha256: string, signal: AbortSignal): Promise<KnownUpload> => {
    signal.throwIfAborted();
    const upload = await deps.announce(one, sha256).catch((error: unknown) => {
      // Without a response it is unknown whether the upload was created: the next attempt looks for it in the list.
      known.discard(one);
      throw error;
    });
    if (isClosed || files.some(({ id }) => id === one.id)) return upload;
    known.discard(one);
    await deps.withdraw(one, upload);
    signal.throwIfAborted();
    return upload;
  };

  /** Returns the upload of a file; undefined if the file has none. Runs once at a time for all files with the same bytes. */
  const uploadFor = async (
    one: QueuedFile,
    sha256: string,
    signal: AbortSignal,
  ): Promise<KnownUpload | undefined> => {
    signal.throwIfAborted();
    const { id, continues } = one;
    if (continues && continues.sha256 !== sha256) {
      reject(id, 'otherFile');
      return undefined;
    }
    const twin = await findTwin(one, sha256);
    signal.throwIfAborted();
    if (twin) {
      change(id, { state: { kind: 'duplicate', name: twin.path } });
      return undefined;
    }
    change(id, { sha256 });
    const own = one.uploadId === undefined ? undefined : await deps.find(one.uploadId);
    if (own) return own;
    const { begun, renamed, done } = sameBytes(one, sha256, await known.read(one));
    const found = begun && (await deps.find(begun.uploadId));
    if (found) return found;
    if (!done && !mustExist(one)) return announce(asStem(one, renamed), sha256, signal);
    signal.throwIfAborted();
    if (!done) {
      reject(id, 'replaced');
      return undefined;
    }
    change(id, {
      state: { kind: 'duplicate' },
      ...(done.trackId !== undefined && { trackId: done.trackId }),
    });
    return undefined;
  };

  /** Begins or continues one file. A pause, a removal or the end of the queue aborts the signal. */
  const run = async (one: QueuedFile, signal: AbortSignal): Promise<void> => {
    const { id, file } = one;
    change(id, { state: { kind: 'reading' } });
    const digest = async () => one.sha256 ?? deps.digest(file, signal);
    const upload = await placeInOrder(one, digest, (sha256) =>
      serializeByDigest(`${groupOf(one)} ${sha256}`, () => uploadFor(one, sha256, signal)),
    );
    if (!upload) return;
    const { uploadId, trackId } = upload;
    change(id, { uploadId, ...(trackId !== undefined && { trackId }), sentBytes: upload.receivedBytes });
    signal.throwIfAborted();
    if (isIncomplete(upload)) {
      change(id, { state: { kind: 'sending' } });
      const url = upload.upload?.url ?? '';
      await deps.send(file, url, (sentBytes) => change(id, { sentBytes }), signal);
      await deps.confirm(upload);
    } else await deps.refresh(upload);
    change(id, { state: { kind: 'sent' }, sentBytes: file.size });
    if (one.replaces) await deps.remove(one.replaces.uploadId).catch(() => undefined);
  };

  /** A file that was moved or changed is a mistake of its own: its upload cannot be continued. */
  const stop = async ({ id, file }: QueuedFile, error: unknown, signal: AbortSignal): Promise<void> => {
    const isReadable = await canBeRead(file);
    if (signal.aborted) return;
    change(id, {
      state: isReadable ? { kind: 'stopped', error } : { kind: 'mistake', mistake: 'unreadable' },
    });
  };

  const fill = () => {
    while (running.size < atOnce) {
      const next = files.find(({ id, state }) => state.kind === 'waiting' && !running.has(id));
      if (!next) return;
      const abort = new AbortController();
      running.set(next.id, abort);
      void run(next, abort.signal)
        .catch((error: unknown) => stop(next, error, abort.signal))
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
      known.discard(purpose);
      const added = chosen.map((one) => queuedFile(one, purpose, ++lastId));
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
    /** Removes a file from the queue. The bytes that the service has stay, unless the file is just announced. */
    remove: (id: number) => {
      halt(id);
      drop(id);
    },
    /** Stops everything, when the session ends. */
    close: () => {
      isClosed = true;
      for (const id of [...running.keys()]) halt(id);
      publish([]);
    },
  };
};

export type Queue = ReturnType<typeof createQueue>;
