import type { ApprovedTrack } from '../../../../../src/domain/catalog/track.ts';
import {
  indexedCatalog,
  indexTrack,
} from '../../../../../src/adapters/memory/catalog-index/indexed-catalog.ts';
import { fingerprintOf, fits } from '../../../../../src/adapters/memory/catalog-index/snapshot/fit.ts';
import { aTrack } from '../../../../support/builders/builders.ts';

/** A store in which every change has the next version and a later time. */
const storeOf = (records: readonly ApprovedTrack[] = [], startAt = 0) => {
  const tracks = new Map(records.map((track) => [track.trackId, track]));
  let version = Math.max(0, ...records.map(({ catalogVersion }) => catalogVersion));
  return {
    change: (n: number, title: string): ApprovedTrack => {
      const catalogVersion = ++version;
      const track = { ...aTrack({ title }, n), catalogVersion, updatedAt: startAt + catalogVersion };
      tracks.set(track.trackId, track);
      return track;
    },
    all: () => [...tracks.values()],
    library: {
      head: async () => version,
      changes: async (after: number, max: number) =>
        [...tracks.values()]
          .filter(({ catalogVersion }) => catalogVersion > after)
          .sort((a, b) => a.catalogVersion - b.catalogVersion)
          .slice(0, max),
      findMany: async (ids: readonly ApprovedTrack['trackId'][]) =>
        ids.map((id) => tracks.get(id)).filter((track) => track !== undefined),
    },
  };
};

/** The tracks that were changed last before the snapshot. */
const hot = Array.from({ length: 256 }, (_, i) => 700 + i);

describe('the fingerprint of a store', () => {
  const written = async () => {
    const store = storeOf();
    const catalog = indexedCatalog();
    for (let n = 1; n <= 1_000; n++) indexTrack(catalog, store.change(n, 'first'));
    const backup = storeOf(store.all(), 1_000_000);
    indexTrack(catalog, store.change(5, 'lost'));
    for (const n of hot) indexTrack(catalog, store.change(n, 'last'));
    return { store, backup, fingerprint: await fingerprintOf(store.library, catalog) };
  };

  it('fits as long as one of the last changes is still the same', async () => {
    const { store, fingerprint } = await written();
    expect(await fits(store.library, fingerprint)).toBe(true);
    for (const n of hot.slice(1)) store.change(n, 'again');
    expect(await fits(store.library, fingerprint)).toBe(true);
    store.change(hot[0] ?? 0, 'again');
    expect(await fits(store.library, fingerprint)).toBe(false);
  });

  it('does not fit a restored store that lost a change of a track that is not compared', async () => {
    const { backup, fingerprint } = await written();
    // The versions of the snapshot are passed by later changes of the same tracks that it saw last.
    for (let round = 0; round < 3; round++) for (const n of hot) backup.change(n, `round ${round}`);
    expect(fingerprint.some.some(({ trackId }) => trackId === aTrack({}, 5).trackId)).toBe(false);
    expect(await backup.library.head()).toBeGreaterThan(fingerprint.version);
    expect(await fits(backup.library, fingerprint)).toBe(false);
  });

  it('does not fit a restored store that has reached the same version by other changes', async () => {
    const { backup, fingerprint } = await written();
    backup.change(6, 'other');
    for (const n of hot) backup.change(n, 'last');
    expect(await backup.library.head()).toBe(fingerprint.version);
    expect(await fits(backup.library, fingerprint)).toBe(false);
  });
});
