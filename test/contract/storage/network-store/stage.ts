import type { Kernel } from '../../../../src/adapters/store-kit/kernel.ts';
import type { StorageDeadline } from '../../../../src/ports/driven/storage/storage-deadline.ts';
import type { FaultProxy } from '../../../support/servers/fault-proxy.ts';
import type { KitStorage } from '../../../support/worlds/stores/kit-storage.ts';
import { recordsOf, type LoadedPlatform } from '../../../support/stores/ledger-load.ts';

/** Something that happens to a server, and how it ends. */
export interface Outage {
  readonly begin: () => Promise<unknown>;
  /** Resolves when the server takes writes again. */
  readonly end: () => Promise<unknown>;
}

/** A store whose only way to its server can be spoiled. */
export interface NetworkView {
  readonly kernel: Kernel;
  /** The ports over that kernel. */
  readonly storage: KitStorage;
  /** Bounds the calls of `storage` and `kernel` that are made under it. */
  readonly deadline: StorageDeadline;
  /** The write probe of the adapter on the same way to the server. */
  readonly probeWrites: () => Promise<string | undefined>;
  /** The ports of another process, which connects directly to the server. */
  readonly beside: KitStorage;
  readonly proxy: FaultProxy;
  /** The failures of the server itself, by name. */
  readonly outages: Readonly<Record<'killed and started again' | 'frozen' | 'failed over', Outage>>;
  /** Whether a request asks for the commit of a program or a claim. */
  readonly isCommit: (request: Buffer) => boolean;
  /** A platform of this world alone, without licenses. */
  readonly load: LoadedPlatform;
  /** The number of this world: for IDs that no other has. */
  readonly nth: number;
}

/** Expects that each request had one effect: a license, a count and an event. */
export const expectLicenses = async (
  { beside, load }: NetworkView,
  issued: number,
  active = issued,
): Promise<void> => {
  const books = await recordsOf(beside, load.platform.platformId);
  expect(books.licenses).toHaveLength(issued);
  expect({ issued: books.issued, active: books.active }).toEqual({ issued, active });
  expect(new Set(books.events)).toEqual(new Set(books.licenses));
};
