import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  aesSecretSeal,
  cryptoDigest,
  cryptoRandomness,
  hmacMessageSeal,
  hmacTextSeal,
} from '../../src/adapters/crypto/index.ts';
import { filesystemMediaVault } from '../../src/adapters/filesystem/index.ts';
import { joseTokenMint } from '../../src/adapters/jose/index.ts';
import { memoryCatalogIndex, memoryRateLimiter } from '../../src/adapters/memory/index.ts';
import { sqliteStorage } from '../../src/adapters/sqlite/index.ts';
import { ulidIds } from '../../src/adapters/system/index.ts';
import { defaultTiers } from '../../src/domain/platforms/tier.ts';
import { containerOf, useCasesOf, type Adapters, type Settings } from '../../src/main/container.ts';
import type { Storage } from '../../src/main/storage.ts';
import { shared } from '../../src/main/tokens.ts';
import { resolve } from '../../src/main/wiring.ts';
import { noon } from './builders.ts';
import { interruptible } from './interruptible.ts';
import { quietWorkshop } from './quiet-workshop.ts';
import { recordingCourier } from './recording-courier.ts';
import { seeding } from './seeding.ts';
import { stoppedClock, type StoppedClock } from './stopped-clock.ts';

interface Surroundings extends Partial<Settings> {
  /** Where all is kept; two worlds on one file are two processes. */
  readonly file?: string;
  /** Instead of a file; it is closed with the world. */
  readonly kept?: Storage;
  /** Shared by worlds that are to live at the same time. */
  readonly clock?: StoppedClock;
}

const masterKey = Buffer.alloc(32, 7);
export const baseUrl = 'https://api.example';

export { callerOf } from './seeding.ts';

/** The application over real adapters, with a clock that stands at noon, a folder of its own and a quiet workshop. */
export const aWorld = ({
  file = ':memory:',
  clock = stoppedClock(),
  kept,
  ...settings
}: Surroundings = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'world-'));
  const { close: closeStorage, ping: _, ...storage } = kept ?? sqliteStorage({ file });
  const secrets = aesSecretSeal({ masterKey });
  const index = memoryCatalogIndex({ library: storage.library, journal: storage.journal, clock });
  const workshop = quietWorkshop();
  const post = recordingCourier();
  const elapsed = () => clock.now();
  const ids = ulidIds({ clock });
  const real: Adapters = {
    ...storage,
    clock,
    delay: clock,
    ids,
    randomness: cryptoRandomness,
    digest: cryptoDigest,
    texts: hmacTextSeal({ masterKey }),
    secrets,
    messages: hmacMessageSeal,
    courier: post.courier,
    deliveries: { attempted: () => undefined },
    index,
    limiter: memoryRateLimiter({ elapsed }),
    mint: joseTokenMint({
      keyRing: storage.keyRing,
      secretSeal: secrets,
      issuer: baseUrl,
      audience: 'platform',
      elapsed,
    }),
    vault: filesystemMediaVault({ folder: join(folder, 'media'), cacheBytes: 1_000_000, clock }),
    workshop,
  };
  const { ports, before } = interruptible(real);
  const container = containerOf(ports, {
    tiers: defaultTiers,
    baseUrl,
    selfRegistration: 'live',
    markDownloads: true,
    ...settings,
  });
  const seeds = seeding(real, { folder, at: () => noon });

  return {
    useCases: useCasesOf(container),
    meter: resolve(container, shared.meter),
    links: resolve(container, shared.links),
    /** The driven ports themselves: what is done here is interrupted by nobody. */
    ports: real,
    before,
    clock,
    workshop,
    /** What the courier was given, and what it answers. */
    post,
    folder,
    ...seeds,
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
