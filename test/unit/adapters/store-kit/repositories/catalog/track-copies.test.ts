import type { Kernel } from '../../../../../../src/adapters/store-kit/kernel.ts';
import { trackCopies } from '../../../../../../src/adapters/store-kit/repositories/catalog/track-copies.ts';
import { trackLibrary } from '../../../../../../src/adapters/store-kit/repositories/catalog/track-library.ts';
import {
  aCommit,
  committed,
  newTrack,
  uncommitted,
} from '../../../../../contract/catalog/track-library/stage.ts';
import { trackId } from '../../../../../support/builders/builders.ts';
import { memoryKernel } from '../../../../../support/worlds/kit-worlds.ts';

/** A catalog that others change, copies of it, and how many records were read for them. */
const catalog = async (size: number) => {
  const kernel = memoryKernel();
  const world = { records: 0, commits: 1, hold: Promise.resolve<unknown>(undefined) };
  const read: Kernel['read'] = async (operation) => {
    const found = await kernel.read(operation);
    if (operation.op === 'get' || (operation.op === 'page' && !operation.members)) {
      world.records += Array.isArray(found) ? found.length : 1;
      await world.hold;
    }
    return found;
  };
  const library = trackLibrary(kernel);
  for (let n = 1; n <= size; n++) committed(await library.commit(newTrack(n)));
  /** Another process gives a track another title; that something was committed shows now, or not yet. */
  const rename = async (n: number, title: string, { shows = true } = {}): Promise<void> => {
    const track = await library.find(trackId(n));
    if (!track) throw new Error('no such track');
    committed(await library.commit(aCommit({ ...uncommitted(track), title }, track.catalogVersion)));
    if (shows) world.commits++;
  };
  const copies = trackCopies({ read }, () => world.commits);
  const title = async (n: number) => (await copies.find(trackId(n)))?.title;
  const titles = async (...numbers: readonly number[]) =>
    (await copies.findMany(numbers.map((n) => trackId(n)))).map((track) => track.title);
  return { world, rename, title, titles, close: () => kernel.close() };
};

describe('copies of tracks', () => {
  it('are read once, and again after they changed', async () => {
    const { world, rename, title, titles, close } = await catalog(3);
    const [first, second, third] = await titles(1, 2, 3);
    expect(await titles(3, 1)).toEqual([third, first]);
    expect(await title(2)).toBe(second);
    expect(world.records).toBe(3);
    await rename(2, 'Renamed');
    expect(await titles(1, 2, 3)).toEqual([first, 'Renamed', third]);
    expect(world.records).toBe(4);
    world.commits++;
    expect(await title(1)).toBe(first);
    expect(world.records).toBe(4);
    await close();
  });

  it('are all dropped after many changes', async () => {
    const { world, rename, title, titles, close } = await catalog(2);
    await titles(1, 2);
    for (let n = 0; n <= 1_000; n++) await rename(1, `Title ${n}`, { shows: false });
    world.commits++;
    expect(await title(1)).toBe('Title 1000');
    await title(2);
    expect(world.records).toBe(4);
    await close();
  });

  it('belong to existing tracks only', async () => {
    const { title, titles, close } = await catalog(1);
    expect(await title(2)).toBeUndefined();
    expect(await titles(2, 1, 3)).toHaveLength(1);
    expect(await titles()).toEqual([]);
    await close();
  });

  it('are not made from what was read before a change that becomes visible meanwhile', async () => {
    const { world, rename, title, close } = await catalog(1);
    const before = await catalog(1);
    const held = Promise.withResolvers<unknown>();
    world.hold = held.promise;
    const early = title(1);
    await new Promise(setImmediate);
    world.hold = Promise.resolve();
    await rename(1, 'Renamed');
    expect(await title(1)).toBe('Renamed');
    held.resolve(undefined);
    expect(await early).toBe(await before.title(1));
    expect(await title(1)).toBe('Renamed');
    await Promise.all([close(), before.close()]);
  });

  it('see a change that was committed while they looked for changes', async () => {
    const { world, rename, title, close } = await catalog(1);
    await title(1);
    world.commits++;
    const looking = title(1);
    await rename(1, 'Renamed');
    await looking;
    expect(await title(1)).toBe('Renamed');
    await close();
  });
});
