import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import type {
  IdempotentOutcome,
  IdempotentRequest,
} from '../../../../src/ports/driven/idempotency/idempotency-store.ts';
import {
  aCredential,
  aPlatform,
  aTrack,
  aUsageEvent,
  digestOf,
  noon,
  platformId,
  trackId,
} from '../../builders/builders.ts';
import { noEffects } from '../../effects.ts';
import type { KitStorage } from '../../worlds/stores/kit-storage.ts';

/** The ports of one store. */
export type Stored = Omit<KitStorage, 'archive'>;

/** One call of one port, after what has to be there for it. */
export interface Operation {
  readonly name: string;
  readonly ready?: (stored: Stored) => Promise<unknown>;
  readonly run: (stored: Stored) => Promise<unknown>;
}

export const month = '2026-11';
export const day = '2026-11-21';
export const seededTracks = 60;

export const newTrack = (n: number) => {
  const { catalogVersion: _, ...track } = aTrack({}, n);
  return track;
};

/** Three platforms and sixty tracks, by the ports themselves. */
export const seed = async ({ registry, library, journal }: Stored): Promise<void> => {
  for (const n of [1, 2, 3]) {
    const credentials = [aCredential({ platformId: platformId(n) }, n)];
    await registry.register({ platform: aPlatform({}, n), credentials, effects: noEffects });
  }
  for (let n = 1; n <= seededTracks; n++) {
    await library.commit({ track: newTrack(n), guards: { catalogVersion: 'absent' }, effects: noEffects });
  }
  const events = Array.from({ length: 300 }, (_, n) =>
    aUsageEvent(
      { trackId: trackId(1 + (n % seededTracks)), platformId: platformId(1 + (n % 3)) },
      900_000 + n,
    ),
  );
  await journal.record({
    batchId: 'seeded',
    events: events.map((event, index) => ({ index, event })),
    rejected: [],
    effects: noEffects,
  });
};

export const mark = (key: string): IdempotentRequest => ({
  key,
  fingerprint: digestOf(1),
  now: noon,
  leaseUntil: noon + 60_000,
  keepUntil: noon + dayMs,
});
export const outcomeOf = (key: string, resourceId: string): IdempotentOutcome => ({
  key,
  status: 201,
  resourceId,
});
