import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  aesSecretSeal,
  cryptoDigest,
  cryptoRandomness,
  hmacTextSeal,
} from '../../src/adapters/crypto/index.ts';
import { filesystemMediaVault } from '../../src/adapters/filesystem/index.ts';
import { joseTokenMint } from '../../src/adapters/jose/index.ts';
import { memoryCatalogIndex, memoryRateLimiter } from '../../src/adapters/memory/index.ts';
import { sqliteStorage } from '../../src/adapters/sqlite/index.ts';
import { ulidIds } from '../../src/adapters/system/index.ts';
import { trackApproved } from '../../src/domain/catalog/events.ts';
import type { ApprovedTrack, PendingTrack, Track } from '../../src/domain/catalog/track.ts';
import {
  apiKeyOf,
  clientSecretOf,
  hintOf,
  type CredentialKind,
} from '../../src/domain/platforms/credential.ts';
import type { Platform } from '../../src/domain/platforms/platform.ts';
import { defaultTiers } from '../../src/domain/platforms/tier.ts';
import { CredentialId, EventId } from '../../src/domain/shared/ids.ts';
import { containerOf, useCasesOf, type Adapters, type Settings } from '../../src/main/container.ts';
import { shared } from '../../src/main/tokens.ts';
import { resolve } from '../../src/main/wiring.ts';
import type { Caller } from '../../src/ports/driving/access.ts';
import { aPlatform, aTrack } from './builders.ts';
import { interruptible } from './interruptible.ts';
import { aRecording, quietWorkshop } from './quiet-workshop.ts';
import { stoppedClock, type StoppedClock } from './stopped-clock.ts';

interface Surroundings extends Partial<Settings> {
  /** Where all is kept; two worlds on one file are two processes. */
  readonly file?: string;
  /** Shared by worlds that are to live at the same time. */
  readonly clock?: StoppedClock;
}

const masterKey = Buffer.alloc(32, 7);
export const baseUrl = 'https://api.example';

export const callerOf = (platform: Platform, via: Caller['via'] = 'token'): Caller => ({
  platform,
  scopes: platform.scopes,
  via,
});

/** The application over real adapters, with a clock that stands at noon, a folder of its own and a quiet workshop. */
export const aWorld = ({ file = ':memory:', clock = stoppedClock(), ...settings }: Surroundings = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'world-'));
  const { close: closeStorage, ping: _, ...storage } = sqliteStorage({ file });
  const secrets = aesSecretSeal({ masterKey });
  const index = memoryCatalogIndex({ library: storage.library, journal: storage.journal, clock });
  const workshop = quietWorkshop();
  const elapsed = () => clock.now();
  const ids = ulidIds({ clock });
  const real: Adapters = {
    ...storage,
    clock,
    delay: clock,
    ids,
    randomness: cryptoRandomness,
    digest: cryptoDigest,
    secrets,
    texts: hmacTextSeal({ masterKey }),
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
    ...settings,
  });
  let tracks = 0;
  let platforms = 0;

  /** Commits the next track as approved, or as it is said to be. */
  const aTrackInCatalog = async <T extends ApprovedTrack | PendingTrack = ApprovedTrack>(
    changes: Partial<T> = {},
  ): Promise<Track> => {
    const { catalogVersion: __, ...track } = { ...aTrack({}, ++tracks), ...changes } as Track;
    const approved = track.moderationStatus === 'approved';
    const committed = await storage.library.commit({
      track,
      guards: { catalogVersion: 'absent' },
      events: approved ? [trackApproved(track, EventId(ids.next('event')))] : [],
      peaks: { sampleRate: 44_100, samplesPerPixel: 256, pairs: new Int8Array(800).fill(3) },
    });
    if (committed.outcome !== 'committed') throw new Error(`not committed: ${committed.guard}`);
    return committed.track;
  };

  /** A file for the vault or an import; answers its path. */
  const aFile = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  /** A track whose master, a FLAC, is in the vault. */
  const aTrackWithSound = async (changes: Partial<ApprovedTrack> = {}): Promise<Track> => {
    const name = `master-${tracks + 1}.flac`;
    const kept = await real.vault.keep(`masters/${name}`, aFile(name, aRecording(name)));
    return aTrackInCatalog({ ...changes, master: { ...aTrack().master, ...kept } });
  };

  /** The next platform, with one credential of each kind. */
  const aRegisteredPlatform = async (changes: Partial<Platform> = {}) => {
    const platform = aPlatform(changes, ++platforms);
    const apiKey = apiKeyOf(platform.environment, cryptoRandomness.base62(30));
    const clientSecret = clientSecretOf(cryptoRandomness.base62(43));
    const credential = (kind: CredentialKind, secret: string) => ({
      credentialId: CredentialId(ids.next('credential')),
      platformId: platform.platformId,
      kind,
      digest: cryptoDigest.sha256(secret),
      hint: hintOf(secret),
      createdAt: platform.createdAt,
    });
    const credentials = [credential('api_key', apiKey), credential('client_secret', clientSecret)];
    const outcome = await storage.registry.register({ platform, credentials });
    if (outcome !== 'registered') throw new Error(outcome);
    return { platform, apiKey, clientSecret, credentials, caller: callerOf(platform) };
  };

  return {
    useCases: useCasesOf(container),
    meter: resolve(container, shared.meter),
    links: resolve(container, shared.links),
    /** The driven ports themselves: what is done here is interrupted by nobody. */
    ports: real,
    before,
    clock,
    workshop,
    folder,
    aFile,
    aTrackInCatalog,
    aTrackWithSound,
    aRegisteredPlatform,
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
