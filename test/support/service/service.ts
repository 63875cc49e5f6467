import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientTimeouts, TransportName } from '../../../src/adapters/http/index.ts';
import { argon2PasswordHash } from '../../../src/adapters/crypto/index.ts';
import type { RateLimiter } from '../../../src/ports/driven/limits/rate-limiter.ts';
import type { WebhookSender } from '../../../src/ports/driven/webhooks/webhook-sender.ts';
import type { PasswordHash } from '../../../src/ports/driven/access/password-hash.ts';
import { openAdapters } from '../../../src/main/adapters/open-adapters.ts';
import { configFrom } from '../../../src/main/settings/config.ts';
import { requestDeadline } from '../../../src/main/settings/request-deadline.ts';
import { apiEndpoints } from '../../../src/main/processes/endpoints.ts';
import { startService } from '../../../src/main/processes/service.ts';
import { choosesStore, dropStoreOf, storageTimeout, storeOf } from '../servers/chosen-store.ts';
import { colleagues } from '../stories/colleagues.ts';
import { freePort } from '../servers/free-port.ts';
import { interruptible } from './interruptible.ts';
import { partnerClient } from '../clients/partner-client.ts';
import { partnersOf } from '../clients/partners.ts';
import { quietAudioProcessor } from '../audio/quiet-audio-processor.ts';
import { rememberingImageProcessor } from '../images/remembering-image-processor.ts';
import { memoryStorage } from '../worlds/sqlite-worlds.ts';
import { seeding } from '../stories/seeding.ts';

export interface ServiceSettings {
  readonly transport?: TransportName;
  /** Where all is kept, by whom it is tidied up; a folder of its own where absent. */
  readonly dataDir?: string;
  /**
   * A store in memory starts in a third of the CPU time of a file with its writer thread. A file where `dataDir` is given, and where the store
   * is a server.
   */
  readonly store?: 'memory' | 'file';
  /** Variables beside those that this support sets. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Figures that shall hold; all others are lifted out of reach. */
  readonly tiers?: Readonly<Record<string, Readonly<Record<string, number | null>>>>;
  /** The audio processor that decodes and encodes, or a quick one without sound. */
  readonly sound?: 'quiet' | 'real';
  readonly timeouts?: ClientTimeouts;
  /** Passwords that cost what the test says; nearly nothing where absent. */
  readonly passwords?: PasswordHash;
  /** Sends messages to endpoints with other limits than those of production. */
  readonly webhookSender?: WebhookSender;
  /** Limits by rates with a clock of the test; by the time of the machine where absent. */
  readonly limiter?: RateLimiter;
  /** How many times faster than by the clock the waits of use cases pass. */
  readonly hurry?: number;
  /** How long a call of a store that the environment chooses may take, if longer than in production. */
  readonly storageTimeoutMs?: number;
  /** `kept`: emails stay in the queue, where a test finds them. */
  readonly mails?: 'sent' | 'kept';
}

const lifted = { requestsPerSecond: 1e6, burst: 1e6, requestsPerDay: null, licensesPerMonth: null };
const tierNames = ['developer', 'growth', 'enterprise'] as const;

/** The value of TIERS with these figures alone. */
export const tiersWith = (figures: ServiceSettings['tiers'] = {}): string =>
  JSON.stringify({
    ...Object.fromEntries(tierNames.map((name) => [name, { ...lifted, ...figures[name] }])),
    public: { requestsPerMinute: 1e6, ...figures['public'] },
    staff: { requestsPerSecond: 1e6, burst: 1e6, ...figures['staff'] },
    artist: { requestsPerSecond: 1e6, burst: 1e6, ...figures['artist'] },
  });

/** Password hashes that cost no time: the tests of the adapter show the real cost, and processes pay it. */
const quickPasswords = argon2PasswordHash({ figures: { memoryKiB: 64, passes: 1, parallelism: 1 } });

/** The real service in this process, on a free port, with what its partners and operators need at hand. */
export const aService = async ({
  transport = 'express',
  dataDir,
  store = dataDir === undefined ? 'memory' : 'file',
  environment = {},
  tiers,
  sound = 'quiet',
  timeouts,
  passwords = quickPasswords,
  webhookSender,
  limiter,
  hurry = 1,
  storageTimeoutMs,
  mails = 'sent',
}: ServiceSettings = {}) => {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'service-')));
  const server = choosesStore(environment) ? {} : await storeOf(folder);
  const inMemory = store === 'memory' && !choosesStore({ ...environment, ...server });
  const config = configFrom({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DEMO_CATALOG: 'off',
    LOG_LEVEL: 'silent',
    HTTP_TRANSPORT: transport,
    TIERS: tiersWith(tiers),
    ...server,
    ...environment,
  });
  const audioProcessor = quietAudioProcessor();
  const quiet = { audioProcessor: { ...audioProcessor, codec: 'none' } };
  const open = await openAdapters(config, {
    ...(sound === 'quiet' ? quiet : {}),
    ...(inMemory && { openStorage: () => memoryStorage(requestDeadline) }),
    ...(choosesStore(environment) ? storageTimeoutMs && { storageTimeoutMs } : storageTimeout()),
  });
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead };
  const delay = { ...open.adapters.delay, after: (ms: number) => open.adapters.delay.after(ms / hurry) };
  const chosen = { ...(webhookSender && { webhookSender }), ...(limiter && { limiter }) };
  const imageProcessor = rememberingImageProcessor(open.adapters.imageProcessor);
  const adapters = { ...open.adapters, clock, delay, passwords, imageProcessor, ...chosen };
  const kept = { ...adapters.mailQueue, claim: async () => [] };
  const { ports, before } = interruptible(mails === 'kept' ? { ...adapters, mailQueue: kept } : adapters);
  const { useCases, ...service } = await startService(config, {
    open: { ...open, adapters: ports },
    ...(timeouts && { timeouts }),
  });
  const deliveries = join(folder, 'deliveries');
  await mkdir(deliveries, { recursive: true });
  const routes = apiEndpoints({ ...useCases, clock, log: service.log }, config).map(({ route }) => route);
  // Behind a proxy with https, the service itself uses http.
  const anyone = await partnerClient(`http://localhost:${config.port}`, {
    operations: routes.map(({ operation }) => operation),
  });

  return {
    config,
    baseUrl: config.baseUrl,
    dataDir: folder,
    useCases,
    log: service.log,
    /** The operations of the API, as the service runs them. */
    routes,
    /** The driven ports themselves: what is done here is interrupted by nobody. */
    ports: adapters,
    before,
    audioProcessor,
    /** A program without a credential. */
    anyone,
    aPartner: partnersOf(anyone),
    /** Sets the service's clock forward. */
    advance: (ms: number): void => void (ahead += ms),
    now: clock.now,
    ...colleagues(adapters),
    ...seeding(adapters, { folder: deliveries, at: clock.now }),
    close: async () => {
      anyone.close();
      await service.close();
      if (dataDir !== undefined) return;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      await dropStoreOf(folder);
    },
  };
};
export type { Partner } from '../clients/partners.ts';
export type TestService = Awaited<ReturnType<typeof aService>>;

/** Runs with a service of its own, which is closed whatever comes of it. */
export const inService = async (
  settings: ServiceSettings,
  story: (service: TestService) => Promise<void>,
): Promise<void> => {
  const service = await aService(settings);
  try {
    await story(service);
  } finally {
    await service.close();
  }
};

export { transports } from './transports.ts';

/** An order for a license that the seeded tracks grant. */
export const anOrder = (trackId: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  trackId,
  contentId: 'video-1',
  contentType: 'ugc_video',
  ...changes,
});
