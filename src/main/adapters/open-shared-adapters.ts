import { join } from 'node:path';
import { openAudioProcessor } from '../../adapters/audio/index.ts';
import {
  aesSecretCipher,
  argon2PasswordHash,
  cryptoDigest,
  cryptoRandomness,
  forensicKey,
} from '../../adapters/crypto/index.ts';
import { openImageProcessor } from '../../adapters/images/index.ts';
import { intlMailTexts } from '../../adapters/intl-messageformat/index.ts';
import { joseTokenIssuer } from '../../adapters/jose/index.ts';
import { systemClock, systemDelay, ulidIds } from '../../adapters/system/index.ts';
import type { Adapters } from '../features/wiring/supplies.ts';
import { ConfigWrong, type Config } from '../settings/config.ts';
import { masterKeyOfFolder } from '../settings/master-key-file.ts';
import { openMediaStore, type OpenMediaStore } from './media-store.ts';
import { scratchOf } from './scratch.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';
import { rejectHalfRestored } from './store-check.ts';

type Chosen = Pick<
  Config,
  | 'dataDir'
  | 'masterKey'
  | 'previousMasterKeys'
  | 'baseUrl'
  | 'ffmpegPath'
  | 'mediaCacheBytes'
  | 'production'
  | 'settings'
>;

export interface MasterKeys {
  readonly masterKey: Uint8Array;
  readonly previousKeys: readonly Uint8Array[];
}

/** Throws `ConfigWrong` if a previous key is the one in use: nothing would change. */
const requireOtherKeys = (
  masterKey: Uint8Array,
  { dataDir, previousMasterKeys }: Pick<Config, 'dataDir' | 'previousMasterKeys'>,
): void => {
  if (previousMasterKeys.some((key) => Buffer.compare(key, masterKey) === 0))
    throw new ConfigWrong(
      `MASTER_KEY_PREVIOUS contains the key of ${join(dataDir, 'master.key')}, which is in use because MASTER_KEY is not set. Set MASTER_KEY to the new key.`,
    );
};

/** Returns the keys of the configuration, or that of DATA_DIR. Throws if a backup was not restored completely. */
export const masterKeysOf = async (config: Chosen, print?: (line: string) => void): Promise<MasterKeys> => {
  rejectHalfRestored(config);
  const masterKey = config.masterKey ?? (await masterKeyOfFolder(config, print));
  requireOtherKeys(masterKey, config);
  return { masterKey, previousKeys: config.previousMasterKeys };
};

type OpenAudioProcessor = Adapters['audioProcessor'] & Adapters['audioAnalyzer'] & { readonly codec: string };

/** FFMPEG_PATH with an ffmpeg that cannot be used is a wrong value like any other. */
const audioProcessorBy = ({ ffmpegPath }: Pick<Config, 'ffmpegPath'>, markKey: Uint8Array) => {
  try {
    return openAudioProcessor({ markKey, ...(ffmpegPath !== undefined && { ffmpegPath }) });
  } catch (error) {
    throw new ConfigWrong(`FFMPEG_PATH: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** Replacements of a caller. */
export interface Given {
  /** A quick processor that analyzes nothing, for tests. */
  readonly audioProcessor?: OpenAudioProcessor;
  /** Opens a store in memory instead of the chosen one, for tests. */
  readonly openStorage?: () => Storage;
  /** The time of each call of a database, if it is more than requests have. */
  readonly storageTimeoutMs?: number;
  /** Prints why opening the store takes so long. */
  readonly print?: (line: string) => void;
}

/** The adapters that the service and the commands of the operator share. A command loads no others. */
export const openSharedAdapters = async (config: Chosen, masterKeys: MasterKeys, given: Given) => {
  const clock = systemClock;
  // Adapters whose opening may fail come before the storage, whose thread would keep a process alive.
  const audioProcessor = given.audioProcessor ?? audioProcessorBy(config, forensicKey(masterKeys));
  const opening = { timeoutMs: given.storageTimeoutMs, print: given.print };
  const storage: Storage = given.openStorage?.() ?? (await openStorage(config, opening));
  const media: OpenMediaStore = openMediaStore(config, clock);
  const imageProcessor = openImageProcessor({ scratch: scratchOf(config) });
  const secretCipher = aesSecretCipher(masterKeys);
  const { mayServe: _mayServe, ping: _ping, probeWrites: _probe, close: _close, ...stores } = storage;
  const { keyRing } = stores;
  const tokens = { keyRing, secretCipher, issuer: config.baseUrl, audience: 'platform' };
  return {
    adapters: {
      clock,
      delay: systemDelay,
      ids: ulidIds({ clock }),
      randomness: cryptoRandomness,
      digest: cryptoDigest,
      secretCipher,
      passwords: argon2PasswordHash(),
      ...stores,
      mailTexts: intlMailTexts(),
      tokenIssuer: joseTokenIssuer(tokens),
      mediaStore: media.mediaStore,
      audioProcessor,
      audioAnalyzer: audioProcessor,
      imageProcessor,
    },
    storage,
    media,
    codec: () => audioProcessor.codec,
    close: async () => {
      await audioProcessor.close();
      await imageProcessor.close();
      await media.close();
      await storage.close();
    },
  };
};
