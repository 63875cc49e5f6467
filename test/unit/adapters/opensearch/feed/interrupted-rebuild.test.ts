import { Unavailable } from '../../../../../src/ports/driven/shared/unavailable.ts';
import { aTrack } from '../../../../support/builders/builders.ts';
import {
  approvedIn,
  askForRebuild,
  filledLibrary,
  leading,
  stateOn,
  takenDown,
} from '../../../../support/builders/catalog/led-index.ts';
import { disturbed, memorySearchServer } from '../../../../support/builders/catalog/memory-search-server.ts';

/** Runs a trial for the first request, the second and so on, until one has fewer requests; returns how many there were. */
const atEachRequest = async (trial: (place: number) => Promise<boolean>): Promise<number> => {
  let place = 1;
  while (await trial(place)) place += 1;
  return place - 1;
};

/** A server with an index of a catalog of several portions, whose rebuild was requested. */
const beforeRebuild = async () => {
  const server = memorySearchServer();
  const library = filledLibrary(300);
  const first = leading(server, 'first', { library });
  await first.takeOver();
  await first.finish();
  const { serving } = await stateOn(server);
  await askForRebuild(server);
  const change = (): void => {
    library.put(takenDown(1));
    library.put(aTrack({}, 301));
  };
  /** Asserts that one index is left, another one than at first, and that it has the whole catalog. */
  const expectRebuilt = async (): Promise<void> => {
    const { serving: now, building } = await stateOn(server);
    expect(building).toBeUndefined();
    expect(server.indexes()).toEqual([now?.index]);
    expect(now?.index).not.toBe(serving?.index);
    expect(server.found(now?.index ?? '')).toEqual(approvedIn(library));
  };
  /** Returns whether searches find something. */
  const isServed = async (): Promise<boolean> => {
    const { serving: now } = await stateOn(server);
    return server.found(now?.index ?? '').length > 0;
  };
  return { server, library, change, expectRebuilt, isServed };
};

describe('a rebuild of the search index', () => {
  it.each(['before', 'after'] as const)(
    'is completed by another process if the leader crashes %s any of its requests, while searches continue',
    async (when) => {
      const crashes = await atEachRequest(async (place) => {
        const { server, library, change, expectRebuilt, isServed } = await beforeRebuild();
        let requests = 0;
        const crash = (): void => {
          requests += 1;
          if (requests === place) throw new Unavailable('the process was killed');
        };
        const crashing = leading(disturbed(server, { [when]: crash }), 'crashing', { library });
        const work = (async () => {
          await crashing.takeOver();
          await crashing.finish();
        })();
        const isCrashed = await work.then(
          () => false,
          () => true,
        );
        expect(await isServed()).toBe(true);
        change();
        const other = leading(server, 'other', { library });
        await other.takeOver();
        await other.finish();
        await expectRebuilt();
        return isCrashed;
      });
      expect(crashes).toBeGreaterThan(15);
    },
  );

  it('is not disturbed by an earlier leader that was paused before any of its requests', async () => {
    const pauses = await atEachRequest(async (place) => {
      const { server, library, change, expectRebuilt } = await beforeRebuild();
      const [paused, resume] = [Promise.withResolvers<true>(), Promise.withResolvers<undefined>()];
      let requests = 0;
      const pause = async (): Promise<void> => {
        requests += 1;
        if (requests !== place) return;
        paused.resolve(true);
        await resume.promise;
      };
      const earlier = leading(disturbed(server, { before: pause }), 'earlier', { library });
      const work = (async () => {
        await earlier.takeOver();
        await earlier.finish();
      })().then(
        () => false,
        () => false,
      );
      const isPaused = await Promise.race([paused.promise, work]);
      change();
      const other = leading(server, 'other', { library });
      await other.takeOver();
      await other.finish();
      resume.resolve(undefined);
      await work;
      // It may have become the leader once more, if it was paused before it did.
      await other.takeOver();
      await other.finish();
      await expectRebuilt();
      return isPaused;
    });
    expect(pauses).toBeGreaterThan(15);
  });
});
