import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackApproved } from '../../../src/domain/catalog/events.ts';
import type { Track } from '../../../src/domain/catalog/track.ts';
import {
  apiKeyOf,
  clientSecretOf,
  hintOf,
  type CredentialKind,
} from '../../../src/domain/platforms/credential.ts';
import type { Platform } from '../../../src/domain/platforms/platform.ts';
import type { Instant } from '../../../src/domain/shared/calendar.ts';
import { CredentialId, EventId } from '../../../src/domain/shared/ids.ts';
import type { Adapters } from '../../../src/main/features/wiring/container.ts';
import type { Caller } from '../../../src/ports/driving/access.ts';
import { aPlatform, aTerms, aTrack } from '../builders/builders.ts';
import { aRecording } from '../audio/quiet-audio-processor.ts';
import { effectsOf, noEffects } from '../effects.ts';

type Ports = Pick<Adapters, 'library' | 'registry' | 'mediaStore' | 'ids' | 'digest' | 'randomness'>;

interface Place {
  /** Where files are written before they are taken in. */
  readonly folder: string;
  /** When what is seeded began to be. */
  readonly at: () => Instant;
}

export const callerOf = (
  platform: Platform,
  credentialId = CredentialId('crd_01JB2M6X8K3Q5S7V9X1Z3B5D7F'),
): Caller => ({
  platform,
  scopes: platform.scopes,
  via: 'token',
  grant: { credentialId, sessionEpoch: 0 },
});

/** Fills real ports by the very commits that the service makes. */
export const seeding = (ports: Ports, { folder, at }: Place) => {
  const { library, registry, mediaStore, ids, digest, randomness } = ports;
  let tracks = 0;
  let platforms = 0;

  /** Commits the next track as approved, or as it is said to be. */
  const aTrackInCatalog = async (changes: Partial<Track> = {}): Promise<Track> => {
    const now = at();
    const fresh = aTrack(
      { addedAt: now, updatedAt: now, terms: [aTerms({ effectiveAt: now - 1_000 })] },
      ++tracks,
    );
    const { catalogVersion: _, ...track } = { ...fresh, ...changes } as Track;
    const approved = track.moderationStatus === 'approved';
    const committed = await library.commit({
      track,
      guards: { catalogVersion: 'absent' },
      effects: effectsOf({ events: approved ? [trackApproved(track, EventId(ids.next('event')))] : [] }),
      peaks: { sampleRate: 44_100, samplesPerPixel: 256, pairs: new Int8Array(800).fill(3) },
    });
    if (committed.outcome !== 'committed') throw new Error(`not committed: ${committed.guard}`);
    return committed.track;
  };

  /** A file for the media store or an import; answers its path. */
  const aFile = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  /** A recording of the quiet audio processor, kept in the media store. */
  const aKeptRecording = async (name: string, durationMs?: number) => ({
    ...(await mediaStore.keep(`masters/${name}`, aFile(name, aRecording(name, durationMs)))),
    format: 'flac' as const,
  });

  /** A track whose master, a FLAC, is in the media store. */
  const aTrackWithSound = async (changes: Partial<Track> = {}): Promise<Track> => {
    const kept = await aKeptRecording(`master-${tracks + 1}.flac`, changes.durationMs);
    return aTrackInCatalog({ ...changes, master: { ...aTrack().master, ...kept } });
  };

  /** The next platform, with one credential of each kind. */
  const aRegisteredPlatform = async (changes: Partial<Platform> = {}) => {
    const platform = aPlatform(changes, ++platforms);
    const apiKey = apiKeyOf(platform.environment, randomness.base62(30));
    const clientSecret = clientSecretOf(randomness.base62(43));
    const credential = (kind: CredentialKind, secret: string) => ({
      credentialId: CredentialId(ids.next('credential')),
      platformId: platform.platformId,
      kind,
      digest: digest.sha256(secret),
      hint: hintOf(secret),
      createdAt: platform.createdAt,
    });
    const credentials = [credential('api_key', apiKey), credential('client_secret', clientSecret)];
    const outcome = await registry.register({ platform, credentials, effects: noEffects });
    if (outcome !== 'registered') throw new Error(outcome);
    return {
      platform,
      apiKey,
      clientSecret,
      credentials,
      caller: callerOf(platform, credentials[1]?.credentialId),
    };
  };

  return { aFile, aKeptRecording, aTrackInCatalog, aTrackWithSound, aRegisteredPlatform };
};
