import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  aesSecretCipher,
  argon2PasswordHash,
  cryptoDigest,
  cryptoRandomness,
  hmacWebhookSigner,
  hmacTextSigner,
  rfc6238Codes,
  type MasterKeys,
} from '../../../src/adapters/crypto/index.ts';
import { filesystemMediaStore, localFileInspector } from '../../../src/adapters/filesystem/index.ts';
import { intlMailTexts } from '../../../src/adapters/intl-messageformat/index.ts';
import { openDeliveryReader } from '../../../src/adapters/manifest/index.ts';
import { joseTokenIssuer } from '../../../src/adapters/jose/index.ts';
import { sandboxPaymentProvider } from '../../../src/adapters/sandbox-payments/index.ts';
import { memoryCatalogIndex, memoryRateLimiter } from '../../../src/adapters/memory/index.ts';
import { openidProvider } from '../../../src/adapters/openid-client/index.ts';
import { simpleWebauthnCeremonies } from '../../../src/adapters/simplewebauthn/index.ts';
import { sqliteStorage } from '../../../src/adapters/sqlite/index.ts';
import { ulidIds } from '../../../src/adapters/system/index.ts';
import { defaultPrices } from '../../../src/domain/billing/prices.ts';
import { defaultTiers } from '../../../src/domain/platforms/tier.ts';
import { valuesOf } from '../../../src/main/features/wiring/direct.ts';
import { suppliesOf, type Adapters, type Settings } from '../../../src/main/features/wiring/supplies.ts';
import type { Storage } from '../../../src/main/adapters/storage.ts';
import { links } from '../../../src/main/features/media.ts';
import { meter } from '../../../src/main/features/requests.ts';
import { allFeatures } from '../../../src/main/features/wiring/all-features.ts';
import type { IdentityProvider } from '../../../src/ports/driven/access/identity-provider.ts';
import type { PaymentProvider } from '../../../src/ports/driven/billing/payment-provider.ts';
import { memoryStorage } from './sqlite-worlds.ts';
import { builtWhenRead } from './built-when-read.ts';
import { noon } from '../builders/builders.ts';
import { colleagues } from '../stories/colleagues.ts';
import { interruptible } from '../service/interruptible.ts';
import { quietFetcher } from '../audio/quiet-fetcher.ts';
import { quietImageProcessor } from '../images/quiet-image-processor.ts';
import { quietAudioProcessor } from '../audio/quiet-audio-processor.ts';
import { recordingWebhookSender } from '../service/recording-webhook-sender.ts';
import { recordingMailer } from '../service/recording-mailer.ts';
import { recordViews } from '../builders/shown-tracks.ts';
import { seeding } from '../stories/seeding.ts';
import { stoppedClock, type StoppedClock } from '../service/stopped-clock.ts';

interface Surroundings extends Partial<Settings> {
  /** Where all is kept; two worlds on one file are two processes. In memory where absent. */
  readonly file?: string;
  /** Instead of a file; it is closed with the world. */
  readonly kept?: Storage;
  /** Shared by worlds that are to live at the same time. */
  readonly clock?: StoppedClock;
  /** Where platforms pay; in the sandbox where absent. */
  readonly paymentProvider?: PaymentProvider;
  /** The key that encrypts and signs everything. */
  readonly keys?: MasterKeys;
  /** The OpenID provider; without it nobody can sign in with one. */
  readonly identity?: IdentityProvider;
}

const masterKey = Buffer.alloc(32, 7);
const figures = { memoryKiB: 64, passes: 1, parallelism: 1 };
const quickPasswords = argon2PasswordHash({ figures, maxWaiting: 1_000, maxEach: 1_000 });
/** Makes hashes that cost less than those of the world. */
const weakerPasswords = argon2PasswordHash({ figures: { ...figures, memoryKiB: 32 } });
export const baseUrl = 'https://api.example';

export { callerOf } from '../stories/seeding.ts';

/** The application with real adapters, a clock that stops at noon, a separate folder and a quiet audio processor. */
export const aWorld = ({
  file,
  clock = stoppedClock(),
  kept,
  identity = openidProvider(undefined),
  keys = { masterKey },
  paymentProvider = sandboxPaymentProvider({ ...keys, baseUrl }),
  ...settings
}: Surroundings = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'world-'));
  const {
    close: closeStorage,
    ping: _,
    ...storage
  } = kept ?? (file === undefined ? memoryStorage() : sqliteStorage({ file }));
  const secretCipher = aesSecretCipher(keys);
  const index = memoryCatalogIndex({ library: storage.library, journal: storage.journal, clock });
  const views = recordViews(storage.library);
  const audioProcessor = quietAudioProcessor();
  const imageProcessor = quietImageProcessor();
  const fetcher = quietFetcher();
  const sentWebhooks = recordingWebhookSender();
  const sentMails = recordingMailer();
  const elapsed = () => clock.now();
  const ids = ulidIds({ clock });
  const real: Adapters = {
    ...storage,
    clock,
    delay: clock,
    ids,
    randomness: cryptoRandomness,
    digest: cryptoDigest,
    textSigner: hmacTextSigner(keys),
    secretCipher,
    webhookSigner: hmacWebhookSigner,
    passwords: quickPasswords,
    codes: rfc6238Codes,
    identity,
    ceremonies: simpleWebauthnCeremonies({ baseUrl, name: 'Platform Licensing' }),
    webhookSender: sentWebhooks.webhookSender,
    mailer: sentMails.mailer,
    mailTexts: intlMailTexts(),
    deliveries: { attempted: () => undefined },
    index,
    views,
    limiter: memoryRateLimiter({ elapsed }),
    tokenIssuer: joseTokenIssuer({
      keyRing: storage.keyRing,
      secretCipher,
      issuer: baseUrl,
      audience: 'platform',
      elapsed,
    }),
    mediaStore: filesystemMediaStore({ folder: join(folder, 'media'), cacheBytes: 1_000_000, clock }),
    inspector: localFileInspector,
    deliveryReader: openDeliveryReader(),
    audioProcessor,
    audioAnalyzer: audioProcessor,
    imageProcessor,
    fetcher,
    paymentProvider,
  };
  const { ports, before } = interruptible(real);
  const valueOf = valuesOf(
    suppliesOf(ports, {
      tiers: defaultTiers,
      prices: defaultPrices,
      seller: { name: 'Platform Licensing', address: [], taxPercent: 19, email: 'licensing@service.example' },
      payoutRules: { threshold: 25 },
      production: false,
      baseUrl,
      selfRegistration: 'live',
      artistRegistration: 'open',
      agreement: { version: '1', royaltyShare: '0.60' },
      markDownloads: true,
      ...settings,
    }),
  );
  const seeds = seeding(real, { folder, at: () => noon });

  return {
    useCases: builtWhenRead(valueOf, allFeatures),
    meter: valueOf(meter),
    links: valueOf(links),
    /** The driven ports themselves: what is done here is interrupted by nobody. */
    ports: real,
    before,
    clock,
    audioProcessor,
    imageProcessor,
    fetcher,
    /** The messages of the webhook sender, and its response. */
    sentWebhooks,
    /** The emails of the mailer, and its response. */
    sentMails,
    folder,
    ...seeds,
    ...colleagues(real),
    weakerPasswords,
    /** Loses every render, as a cache may. */
    emptyCache: () => rm(join(folder, 'media', 'renders'), { recursive: true, force: true }),
    close: async () => {
      index.close();
      await closeStorage();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
export type World = ReturnType<typeof aWorld>;

/** Runs in a world of its own, which is gone afterwards. */
export const inWorld =
  (story: (world: World) => Promise<void>, surroundings?: Surroundings): (() => Promise<void>) =>
  async () => {
    const world = aWorld(surroundings);
    try {
      await story(world);
    } finally {
      await world.close();
    }
  };
