import type { Dependencies, KnownUpload, QueuedFile } from './queued-file.ts';
import { groupOf } from './same-bytes.ts';

/** The uploads among which a file can have one. They are read once for all files of a group, until they are discarded. */
export const createKnownUploads = (readAll: Dependencies['known']) => {
  const lists = new Map<string, Promise<readonly KnownUpload[]>>();
  const discard = (one: Pick<QueuedFile, 'stem'>): void => void lists.delete(groupOf(one));
  return {
    discard,
    /** A list that could not be read is read again by the next file, or when one continues. */
    read: (one: QueuedFile): Promise<readonly KnownUpload[]> => {
      const list =
        lists.get(groupOf(one)) ??
        readAll(one).catch((error: unknown) => {
          discard(one);
          throw error;
        });
      lists.set(groupOf(one), list);
      return list;
    },
  };
};
