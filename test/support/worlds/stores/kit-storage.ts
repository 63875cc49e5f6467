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

const ports: Readonly<Record<keyof KitStorage, true>> = {
  ledger: true,
  expiry: true,
  idempotencyStore: true,
  outbox: true,
  registry: true,
  keyRing: true,
  masterKeys: true,
  library: true,
  journal: true,
  endpointStore: true,
  queue: true,
  contentStore: true,
  marks: true,
  enrichmentJobs: true,
  moderationStore: true,
  noticeStore: true,
  workBacklog: true,
  auditLog: true,
  mailQueue: true,
  accounts: true,
  artistStore: true,
  imageStore: true,
  albumStore: true,
  partyStore: true,
  ledgerStore: true,
  feeStore: true,
  periodStore: true,
  payoutStore: true,
  confirmationStore: true,
  uploadStore: true,
  draftStore: true,
  claimStore: true,
  staffRegistry: true,
  billing: true,
  collectionStore: true,
  evidence: true,
  archive: true,
};

/** The part of a port that the kit implements; the rest throws. */
const partOf = (port: string, part: object): unknown =>
  new Proxy(part, {
    get: (target, name) => {
      // Awaiting a port asks for `then`.
      if (name in target || name === 'then') return Reflect.get(target, name) as unknown;
      throw new Error(`the kit has no ${port}.${String(name)} yet`);
    },
  });

/** Every storage port over a kernel. */
export const kitStorage = (kernel: Kernel): KitStorage => {
  const built: Readonly<Record<string, unknown>> = storeOn(kernel);
  return Object.fromEntries(
    Object.keys(ports).map((port) => [port, partOf(port, built[port] ?? {})]),
  ) as unknown as KitStorage;
};
