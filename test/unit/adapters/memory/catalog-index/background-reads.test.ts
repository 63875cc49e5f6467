import { AsyncLocalStorage } from 'node:async_hooks';
import { follow } from '../../../../../src/adapters/memory/catalog-index/follower.ts';
import { aTrack, noon } from '../../../../support/builders/builders.ts';
import { seenSoon } from '../../../../support/eventually.ts';
import { openLibrary } from '../../../../support/worlds/open-library.ts';

describe('reads of the index in the background', () => {
  it('are not part of the trace of a request that starts them', async () => {
    const traces = new AsyncLocalStorage<string>();
    const tracesOfReads: (string | undefined)[] = [];
    const library = openLibrary();
    library.put(aTrack({}, 1));
    const watched = {
      head: library.head,
      changes: async (after: number, limit: number) => {
        tracesOfReads.push(traces.getStore());
        return library.changes(after, limit);
      },
    };
    const follower = traces.run('request', () => follow({ library: watched, clock: { now: () => noon } }));
    try {
      expect(await seenSoon(async () => follower.ready(), Boolean)).toBe(true);
    } finally {
      follower.close();
    }
    expect(tracesOfReads.length).toBeGreaterThan(0);
    expect(tracesOfReads.filter((trace) => trace !== undefined)).toEqual([]);
  });
});
