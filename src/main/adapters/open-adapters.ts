import { join } from 'node:path';
import { openAudioProcessor } from '../../adapters/audio/index.ts';
import {
  aesSecretCipher,
  argon2PasswordHash,
  cryptoDigest,
  cryptoRandomness,
  forensicKey,
  hmacWebhookSigner,
  hmacTextSigner,
  rfc6238Codes,
} from '../../adapters/crypto/index.ts';
import { axiosAudioFetcher, axiosWebhookSender } from '../../adapters/axios/index.ts';
import { localFileInspector } from '../../adapters/filesystem/index.ts';
import { trackRenderer } from '../../adapters/http/catalog/track.view.ts';
import { intlMailTexts } from '../../adapters/intl-messageformat/index.ts';
import { joseTokenIssuer } from '../../adapters/jose/index.ts';
import {
  memoryCatalogIndex,
  memoryTrackViews,
  type MemoryCatalogIndex,
  type MemoryTrackViews,
} from '../../adapters/memory/index.ts';
import type { Figures, prometheusFigures as PrometheusFigures } from '../../adapters/prometheus/index.ts';
import { simpleWebauthnCeremonies } from '../../adapters/simplewebauthn/index.ts';
import { systemClock, systemDelay, ulidIds } from '../../adapters/system/index.ts';
import { ConfigWrong, type Config } from '../settings/config.ts';
import type { Adapters } from '../features/wiring/container.ts';
import { openIdentityProvider } from './identity.ts';
import { openLimiter, type OpenLimiter } from './limiter.ts';
import { openMailer } from './mail.ts';
import { masterKeyOfFolder } from '../settings/master-key-file.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';
import { refuseHalfRestored } from './store-check.ts';
import { openPaymentProvider } from './payments.ts';
import { openMediaStore, type OpenMediaStore } from './media-store.ts';

/** One adapter for every driven port, and the parts of them that are checked or closed. */
export interface OpenAdapters {
  readonly adapters: Adapters;
  readonly storage: Storage;
  readonly figures: Figures;
  readonly limits: OpenLimiter;
  readonly media: OpenMediaStore;
  /** Starts to read the library at the first call: a process that never searches has no index. */
  readonly index: () => MemoryCatalogIndex;
  readonly views: Pick<MemoryTrackViews, 'renderAhead'>;
  /** `ffmpeg` or `wasm`. */
  readonly codec: string;
  close(): Promise<void>;
}

type OpenAudioProcessor = Adapters['audioProcessor'] & Adapters['audioAnalyzer'] & { readonly codec: string };

type Chosen = Pick<
  Config,
  | 'allowLoopbackUrls'
  | 'dataDir'
  | 'masterKey'
  | 'previousMasterKeys'
  | 'baseUrl'
  | 'brand'
  | 'ffmpegPath'
  | 'mediaCacheBytes'
  | 'catalogMemory'
  | 'production'
  | 'settings'
>;

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

/**
 * A test can replace the audio processor of the configuration by a quick one that analyzes nothing, and can give a
 * database more time than requests have.
 */
export const openAdapters = async (
  config: Chosen,
  given: {
    readonly audioProcessor?: OpenAudioProcessor;
    readonly storagePatienceMs?: number;
    /** Replaces Prometheus, whose package is then not loaded. */
    readonly figures?: Figures;
    /** Prints why opening the store takes so long. */
    readonly say?: (line: string) => void;
  } = {},
): Promise<OpenAdapters> => {
  const clock = systemClock;
  refuseHalfRestored(config);
  // Adapters whose opening may fail come before the storage, whose thread would keep a process alive.
  const masterKey = config.masterKey ?? (await masterKeyOfFolder(config, given.say));
  requireOtherKeys(masterKey, config);
  const masterKeys = { masterKey, previousKeys: config.previousMasterKeys };
  const audioProcessor = given.audioProcessor ?? audioProcessorBy(config, forensicKey({ masterKey }));
  const paymentProvider = await openPaymentProvider(config, { ...masterKeys, baseUrl: config.baseUrl });
  const storage = await openStorage(config, { patienceMs: given.storagePatienceMs, say: given.say });
  const limits = openLimiter(config);
  const media = openMediaStore(config, clock);
  const secretCipher = aesSecretCipher(masterKeys);
  const { mayServe: _mayServe, ping: _ping, probeWrites: _probe, close: _close, ...stores } = storage;
  const webhookSender = axiosWebhookSender({ clock, allowLoopback: config.allowLoopbackUrls });
  const fetcher = axiosAudioFetcher({
    allowLoopback: config.allowLoopbackUrls,
    scratch: join(config.dataDir, 'scratch'),
  });
  const mailer = openMailer(config);
  const figures = given.figures ?? (await metricsOf({ queue: stores.queue, clock }));
  let built: MemoryCatalogIndex | undefined;
  const index = () =>
    (built ??= memoryCatalogIndex({
      library: stores.library,
      journal: stores.journal,
      clock,
      snapshot: {
        path: join(config.dataDir, 'search-index.snapshot'),
        findMany: (ids) => stores.library.findMany(ids),
        report: (line) => given.say?.(line),
      },
    }));
  const issuer = config.baseUrl;
  const views = memoryTrackViews({
    library: stores.library,
    render: trackRenderer(config.baseUrl),
    mostBytes: config.catalogMemory,
  });
  return {
    adapters: {
      clock,
      delay: systemDelay,
      ids: ulidIds({ clock }),
      randomness: cryptoRandomness,
      digest: cryptoDigest,
      textSigner: hmacTextSigner(masterKeys),
      secretCipher,
      webhookSigner: hmacWebhookSigner,
      passwords: argon2PasswordHash(),
      codes: rfc6238Codes,
      identity: openIdentityProvider(config),
      ceremonies: simpleWebauthnCeremonies({ baseUrl: config.baseUrl, name: config.brand.name }),
      ...stores,
      mailer,
      mailTexts: intlMailTexts(),
      paymentProvider,
      index: { search: (request, now) => index().search(request, now) },
      views,
      limiter: limits.limiter,
      tokenIssuer: joseTokenIssuer({ keyRing: stores.keyRing, secretCipher, issuer, audience: 'platform' }),
      mediaStore: media.mediaStore,
      inspector: localFileInspector,
      audioProcessor,
      audioAnalyzer: audioProcessor,
      fetcher,
      webhookSender,
      deliveries: figures.deliveries,
    },
    figures,
    storage,
    limits,
    media,
    index,
    views,
    get codec() {
      return audioProcessor.codec;
    },
    close: async () => {
      built?.close();
      await views.close();
      limits.close();
      await webhookSender.close();
      await mailer.close();
      await audioProcessor.close();
      await media.close();
      await storage.close();
    },
  };
};

const metricsOf = async (watched: Parameters<typeof PrometheusFigures>[0]): Promise<Figures> => {
  const { prometheusFigures } = await import('../../adapters/prometheus/index.ts');
  return prometheusFigures(watched);
};

/** FFMPEG_PATH with an ffmpeg that cannot be used is a wrong value like any other. */
const audioProcessorBy = ({ ffmpegPath }: Pick<Config, 'ffmpegPath'>, markKey: Uint8Array) => {
  try {
    return openAudioProcessor({ markKey, ...(ffmpegPath !== undefined && { ffmpegPath }) });
  } catch (error) {
    throw new ConfigWrong(`FFMPEG_PATH: ${error instanceof Error ? error.message : String(error)}`);
  }
};
