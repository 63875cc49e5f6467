import { memoryCatalogIndex } from '../../../../../src/adapters/memory/index.ts';
import { aLikeness, noon, trackId } from '../../../../support/builders/builders.ts';
import { dice, randomRequest } from '../../../../support/builders/catalog/random-catalog.ts';
import { referenceIndex } from '../../../../support/builders/catalog/reference-index.ts';
import { filled } from '../../../../support/stores/snapshot-stage.ts';
import { seenSoon } from '../../../../support/eventually.ts';

describe('an index in a process without WebAssembly', () => {
  const webAssembly = Object.getOwnPropertyDescriptor(globalThis, 'WebAssembly') ?? {};
  beforeAll(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  afterAll(() => Object.defineProperty(globalThis, 'WebAssembly', webAssembly));

  it('responds to every search, similarity too', async () => {
    expect('WebAssembly' in globalThis).toBe(false);
    const library = filled(3, 700);
    const index = memoryCatalogIndex({ library, clock: { now: () => noon } });
    // A search waits 5 s for an index that is being loaded, however slow the machine is.
    await seenSoon(async () => index.ready(), Boolean, 60_000);
    const rules = referenceIndex(library.tracks, () => new Map());
    const by = dice(4);
    const similar = {
      ...randomRequest(by),
      criteria: { near: { trackId: trackId(1), likeness: aLikeness([1, 0.5]) } },
      sort: 'relevance' as const,
    };
    try {
      const requests = [similar, ...Array.from({ length: 30 }, () => randomRequest(by))];
      for (const request of requests) {
        expect(await index.search(request, noon)).toEqual(await rules.search(request, noon));
      }
    } finally {
      index.close();
    }
  });
});
