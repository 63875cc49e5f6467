import { join } from 'node:path';
import { sqliteStorage } from '../../src/adapters/sqlite/index.ts';
import type { Track } from '../../src/domain/catalog/track.ts';
import { aTrack, trackId } from '../../test/support/builders/builders.ts';
import { moods, track } from '../search/generated.ts';
import { noEffects } from '../../test/support/effects.ts';

const tracks = 2_000;

/** Creates a store for each name, with the same two thousand generated tracks and one to license. */
export const seedCatalog = async (folder: string, names: readonly string[]) => {
  for (const name of names) {
    const storage = sqliteStorage({ file: join(folder, name, 'licensing.db') });
    const keep = async ({ catalogVersion: _, ...record }: Track) =>
      storage.library.commit({ track: record, guards: { catalogVersion: 'absent' }, effects: noEffects });
    const kept = Array.from({ length: tracks }, (_, i) => keep(track(i + 1)));
    await Promise.all([...kept, keep(aTrack())]);
    await storage.close();
  }
  return { trackId: trackId(), mood: moods[0] ?? '' };
};
