import type { Question } from '../../../../../src/adapters/opensearch/client.ts';
import { aTrack, noon } from '../../../../support/builders/builders.ts';
import {
  approvedIn,
  askForRebuild,
  filledLibrary,
  leading,
  stateOn,
  takenDown,
} from '../../../../support/builders/catalog/led-index.ts';
import { disturbed, memorySearchServer } from '../../../../support/builders/catalog/memory-search-server.ts';

/** A leader with an index of so many tracks. */
const following = async (count: number, removeAfterMs = 0) => {
  const server = memorySearchServer();
  const library = filledLibrary(count);
  let disturb: (question: Question) => unknown = () => undefined;
  const connection = disturbed(server, { before: (question) => disturb(question) });
  const lead = leading(connection, 'leader', { library, removeAfterMs });
  await lead.takeOver();
  await lead.finish();
  const serving = async (): Promise<string> => (await stateOn(server)).serving?.index ?? '';
  const found = async () => server.found(await serving());
  return {
    ...{ server, library, lead, serving, found },
    disturb: (how: typeof disturb) => void (disturb = how),
  };
};

describe('the leader of the search index', () => {
  it('writes every change to the index that is searched', async () => {
    const { library, lead, found } = await following(3);
    library.put(takenDown(2));
    library.put(aTrack({}, 4));
    await lead.finish();
    expect(await found()).toEqual(approvedIn(library));
  });

  it('publishes an empty index of an empty catalog', async () => {
    const { server, serving } = await following(0);
    expect(server.indexes()).toEqual([await serving()]);
  });

  it('continues to write to the index that is searched while another one is built', async () => {
    const { server, library, lead, serving, found } = await following(600);
    const before = await serving();
    await askForRebuild(server);
    await lead.work();
    library.put(takenDown(2));
    await lead.work();
    expect(await serving()).toBe(before);
    expect(await found()).toEqual(approvedIn(library));
    await lead.finish();
    expect(await serving()).not.toBe(before);
    expect(await found()).toEqual(approvedIn(library));
  });

  it('builds an index again that is missing on the server', async () => {
    const { server, library, lead, serving, found } = await following(300);
    const before = await serving();
    server.lose(before);
    await lead.work();
    expect((await stateOn(server)).serving?.index).not.toBe(before);
    await lead.finish();
    expect(await found()).toEqual(approvedIn(library));
  });

  it('creates no index by writing to one that has just been removed', async () => {
    const { server, library, lead, serving, found, disturb } = await following(3);
    const before = await serving();
    disturb(({ path }) => path.endsWith('/_bulk') && server.lose(before));
    library.put(aTrack({}, 4));
    await expect(lead.work()).rejects.toThrow(/index_not_found/);
    expect(server.indexes()).toEqual([]);
    disturb(() => undefined);
    await lead.finish();
    expect(await found()).toEqual(approvedIn(library));
  });

  it('uses the same index again if it does not know whether it was created', async () => {
    const server = memorySearchServer();
    let lost = 3;
    const creation = ({ method, body }: Question): void => {
      if (method !== 'PUT' || body?.['mappings'] === undefined || lost === 0) return;
      lost -= 1;
      throw new Error('the response was lost');
    };
    const lead = leading(disturbed(server, { after: creation }), 'leader', { library: filledLibrary(3) });
    await lead.takeOver();
    for (let n = 1; n <= 3; n++) await expect(lead.work()).rejects.toThrow('lost');
    expect(server.indexes()).toHaveLength(1);
    await lead.finish();
    expect(server.indexes()).toHaveLength(1);
  });

  it.each([
    ['has fewer changes', () => filledLibrary(200)],
    [
      'has more, but other changes',
      () => {
        const other = filledLibrary(0);
        for (let n = 1; n <= 700; n++) other.put(aTrack({ updatedAt: noon + n }, n + 100));
        return other;
      },
    ],
  ])(
    'replaces the index and one that is being built after a backup was restored that %s',
    async (_, open) => {
      const { server, lead, serving } = await following(600);
      const before = await serving();
      await askForRebuild(server);
      await lead.work();
      const begun = (await stateOn(server)).building?.index;
      const restored = open();
      const next = leading(server, 'next', { library: restored });
      await next.takeOver();
      await next.finish();
      expect([before, begun]).not.toContain(await serving());
      expect(server.indexes()).toEqual([await serving()]);
      expect(server.found(await serving())).toEqual(approvedIn(restored));
    },
  );

  it('keeps an index that was replaced for a while, in which searches end', async () => {
    const { server, library, lead, serving } = await following(3, 3_600_000);
    const before = await serving();
    await askForRebuild(server);
    await lead.finish();
    expect([...server.indexes()].sort()).toEqual([before, await serving()].sort());
    const next = leading(server, 'next', { library });
    await next.takeOver();
    await next.finish();
    expect(server.indexes()).toEqual([await serving()]);
  });

  it('tries again to remove an index that the server keeps, such as during a snapshot, and follows the catalog meanwhile', async () => {
    const server = memorySearchServer();
    const library = filledLibrary(3);
    let isKept = true;
    const { ask } = server;
    const keeping: typeof ask = async (question) =>
      question.method === 'DELETE' && isKept ? { status: 400, body: {} } : ask(question);
    const lead = leading({ ask: keeping }, 'leader', { library });
    await lead.takeOver();
    await lead.work();
    await askForRebuild(server);
    for (let turn = 1; turn <= 3; turn++) await lead.work();
    library.put(aTrack({}, 4));
    await lead.work();
    expect(server.indexes()).toHaveLength(2);
    expect(server.found((await stateOn(server)).serving?.index ?? '')).toEqual(approvedIn(library));
    isKept = false;
    await lead.finish();
    expect(server.indexes()).toHaveLength(1);
  });
});
