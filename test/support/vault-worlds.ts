import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesystemMediaVault } from '../../src/adapters/filesystem/index.ts';
import type { VaultView } from '../contract/media-vault/stage.ts';
import type { World } from '../contract/world.ts';
import { noon } from './builders.ts';

const cacheBytes = 400_000;

/** A folder, and as many vaults on it as said, as if each were in a process of its own. */
export const vaultsInFolder = (vaults: number) => async (): Promise<World<VaultView>> => {
  const folder = await mkdtemp(join(tmpdir(), 'vault-'));
  let now = noon;
  let drafts = 0;
  const view = (): VaultView => ({
    vault: filesystemMediaVault({ folder: join(folder, 'media'), cacheBytes, clock: { now: () => now } }),
    draft: async (bytes) => {
      const file = join(folder, `draft-${++drafts}`);
      await writeFile(file, bytes);
      return file;
    },
    cacheBytes,
    advance: (ms) => void (now += ms),
  });
  return {
    views: [view(), ...Array.from({ length: vaults - 1 }, view)],
    close: () => rm(folder, { recursive: true, force: true }),
  };
};
