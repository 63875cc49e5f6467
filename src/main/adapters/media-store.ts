import { join } from 'node:path';
import { filesystemMediaStore, writeProbe } from '../../adapters/filesystem/index.ts';
import { copyMedia } from '../../application/operator/media/copy-media.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { MediaStore } from '../../ports/driven/media/media-store.ts';
import type { CopyMedia } from '../../ports/driving/operator/media-commands.ts';
import type { Config } from '../settings/config.ts';
import type { Adapters } from '../features/wiring/container.ts';
import { chosen } from './pluggable/index.ts';
import { scratchOf } from './scratch.ts';

export interface OpenMediaStore {
  readonly mediaStore: MediaStore;
  /** The checks by their names in /readyz; none for a folder. A failure affects only media. */
  readonly checks: { readonly media: () => Promise<string | undefined> };
  close(): Promise<void>;
}

type Chosen = Pick<Config, 'dataDir' | 'mediaCacheBytes' | 'settings'>;

const mediaFolder = ({ dataDir }: Chosen): string => join(dataDir, 'media');

/** Media in DATA_DIR, whether or not another place is configured. */
export const folderMediaStore = (config: Chosen, clock: Clock): MediaStore =>
  filesystemMediaStore({ folder: mediaFolder(config), cacheBytes: config.mediaCacheBytes, clock });

/** The only place that chooses where media is stored: with the configured adapter, otherwise in a folder. */
export const openMediaStore = (config: Chosen, clock: Clock): OpenMediaStore => {
  const { mediaCacheBytes: cacheBytes, settings } = config;
  const remote = chosen('mediaStores', settings);
  if (!remote) {
    const media = writeProbe(mediaFolder(config));
    return { mediaStore: folderMediaStore(config, clock), checks: { media }, close: async () => undefined };
  }
  const scratch = scratchOf(config);
  const mediaStore = remote.adapter.open(remote.read, { cacheBytes, scratch, clock });
  const writable = writeProbe(scratch);
  // Renders are written to the local disk before they are uploaded.
  const media = () => mediaStore.ping().then(writable, () => 'the bucket is unavailable');
  return { mediaStore, checks: { media }, close: () => mediaStore.close() };
};

/** Returns whether media is stored outside DATA_DIR. */
export const isMediaRemote = ({ settings }: Pick<Config, 'settings'>): boolean =>
  chosen('mediaStores', settings) !== undefined;

/** From the folder into the bucket; undefined if none is configured. */
export const mediaCopy = (
  config: Chosen,
  {
    mediaStore: into,
    ...records
  }: Pick<
    Adapters,
    'library' | 'evidence' | 'imageStore' | 'uploadStore' | 'mediaStore' | 'clock' | 'auditLog'
  >,
): CopyMedia | undefined =>
  isMediaRemote(config)
    ? copyMedia({ ...records, from: folderMediaStore(config, records.clock), into })
    : undefined;
