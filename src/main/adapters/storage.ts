import type { storeOn } from '../../adapters/store-kit/index.ts';
import type { Archive } from '../../ports/driven/storage/archive.ts';

/** All ports of a store, and the functions with which a process checks and closes it: what the store kit returns over a kernel. */
export type Storage = Readonly<Omit<ReturnType<typeof storeOn>, 'archive' | 'writeLock'>> & {
  /** Reads all of its records, page by page. */
  readonly archive: Archive;
};
