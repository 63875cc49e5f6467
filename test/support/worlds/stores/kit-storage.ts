import { storeOn } from '../../../../src/adapters/store-kit/index.ts';
import type { Kernel } from '../../../../src/adapters/store-kit/kernel.ts';
import type { Storage } from '../../../../src/main/adapters/storage.ts';
import type { ArchiveSource, ArchiveTarget } from '../../../../src/ports/driven/storage/archive.ts';

/** Every storage port over a kernel, and the store as an archive. */
export type KitStorage = Omit<
  Storage,
  'archive' | 'mayServe' | 'requireWhole' | 'ping' | 'probeWrites' | 'close'
> & {
  readonly archive: ArchiveTarget & ArchiveSource;
};

export const kitStorage = (kernel: Kernel): KitStorage => storeOn(kernel);
