import { join } from 'node:path';
import { filesystemMediaVault } from '../adapters/filesystem/index.ts';
import { s3MediaVault } from '../adapters/s3/index.ts';
import type { Clock } from '../ports/driven/environment.ts';
import type { MediaVault } from '../ports/driven/media-vault.ts';
import type { Config } from './config.ts';

export interface OpenVault {
  readonly vault: MediaVault;
  /** By the name that /readyz shows; nothing of a folder. What is wrong stops media alone. */
  readonly checks: { readonly media?: () => Promise<string | undefined> };
  close(): Promise<void>;
}

type Chosen = Pick<Config, 'dataDir' | 'mediaCacheBytes' | 's3'>;

/** The one place that chooses where sound is kept: in a bucket where there is one, else in a folder. */
export const openVault = ({ dataDir, mediaCacheBytes, s3 }: Chosen, clock: Clock): OpenVault => {
  const cacheBytes = mediaCacheBytes;
  if (s3 === undefined) {
    const vault = filesystemMediaVault({ folder: join(dataDir, 'media'), cacheBytes, clock });
    return { vault, checks: {}, close: async () => undefined };
  }
  const vault = s3MediaVault({ store: s3, cacheBytes, scratch: join(dataDir, 'scratch'), clock });
  const media = () =>
    vault.ping().then(
      () => undefined,
      () => 'the bucket cannot be reached',
    );
  return { vault, checks: { media }, close: () => vault.close() };
};
