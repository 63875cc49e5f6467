import type { Question } from '../../../../../src/adapters/opensearch/client.ts';
import { startFeed, type Feed } from '../../../../../src/adapters/opensearch/feed/feed.ts';
import { Unavailable } from '../../../../../src/ports/driven/shared/unavailable.ts';
import { aTrack } from '../../../../support/builders/builders.ts';
import {
  approvedIn,
  filledLibrary,
  stateOn,
  takenDown,
} from '../../../../support/builders/catalog/led-index.ts';
import { disturbed, memorySearchServer } from '../../../../support/builders/catalog/memory-search-server.ts';
import { seenSoon } from '../../../../support/eventually.ts';
import type { OpenLibrary } from '../../../../support/worlds/open-library.ts';

const soon = async (holds: () => unknown): Promise<void> => {
  expect(await seenSoon(async () => Boolean(await holds()), Boolean, 20_000)).toBe(true);
};

/** A server, and processes that share it and a library. */
const aStage = (count: number) => {
  const server = memorySearchServer();
  const library = filledLibrary(count);
  const feeds: Feed[] = [];
  const start = ({
    before = () => undefined,
    followed = library,
    leaseMs = 100,
  }: {
    readonly before?: (question: Question) => unknown;
    readonly followed?: Parameters<typeof startFeed>[2]['library'];
    readonly leaseMs?: number;
  } = {}) => {
    const lines: string[] = [];
    const feed = startFeed(disturbed(server, { before }), 'music-v1', {
      ...{ library: followed, pollMs: 5, leaseMs, removeAfterMs: 0 },
      report: (line) => void lines.push(line),
    });
    feeds.push(feed);
    return { feed, lines };
  };
  const isAtHead =
    (feed: Feed, { head }: OpenLibrary = library) =>
    async () =>
      feed.version() === (await head());
  const owner = async () => (await stateOn(server)).owner;
  return {
    ...{ server, library, start, isAtHead, owner },
    found: (feed: Feed) => server.found(feed.serving() ?? ''),
    close: () => Promise.all(feeds.map((feed) => feed.close())),
  };
};

describe('processes that share a search index', () => {
  let stage: ReturnType<typeof aStage>;
  afterEach(() => stage.close());

  it('follow the catalog, and another one takes over immediately when the leader closes', async () => {
    stage = aStage(3);
    const { library, start, isAtHead, found } = stage;
    const hour = { leaseMs: 3_600_000 };
    const [one, two] = [start(hour), start(hour)];
    await soon(isAtHead(one.feed));
    await one.feed.close();
    library.put(takenDown(1));
    await soon(isAtHead(two.feed));
    expect(found(two.feed)).toEqual(approvedIn(library));
  });

  it('continue without a leader that hangs, and ignore what it writes late', async () => {
    stage = aStage(2);
    const { library, start, isAtHead, found, owner } = stage;
    const resume = Promise.withResolvers<undefined>();
    let hangs = false;
    const hanging = start({
      before: async ({ path }) => {
        if (hangs && path.endsWith('/_bulk')) await resume.promise;
      },
    });
    await soon(isAtHead(hanging.feed));
    const first = await owner();
    hangs = true;
    library.put(aTrack({ title: 'Late' }, 3));
    const other = start();
    await soon(async () => (await owner()) !== first);
    await soon(isAtHead(other.feed));
    library.put(takenDown(3));
    await soon(isAtHead(other.feed));
    resume.resolve(undefined);
    await soon(isAtHead(hanging.feed));
    expect(found(hanging.feed)).toEqual(approvedIn(library));
  });

  it.each([
    ['the store', 'store', 'cannot read the store|library is out'],
    ['the search server', 'server', 'does not accept|is full'],
  ] as const)(
    'all report once that %s fails, although one after another tries to lead, and once that the index is updated again',
    async (_, of, reason) => {
      stage = aStage(3);
      const { library, start, isAtHead, owner } = stage;
      let fails = false;
      const before = ({ path }: Question): void => {
        if (fails && of === 'server' && path.endsWith('/_bulk')) throw new Unavailable('the disk is full');
      };
      const processes = [start({ before }), start({ before })];
      for (const { feed } of processes) await soon(isAtHead(feed));
      fails = true;
      library.broken = of === 'store';
      library.put(takenDown(2));
      for (const { feed } of processes) await soon(() => feed.issue()?.of === of);
      const owners = new Set<string | undefined>();
      await soon(async () => {
        for (const { feed } of processes) expect(feed.issue()?.of).toBe(of);
        return owners.add(await owner()).size > 1;
      });
      for (const { lines } of processes)
        expect(lines).toEqual([
          expect.stringMatching(new RegExp(`^The search index is not updated: .*(${reason})`)),
        ]);
      fails = false;
      library.broken = false;
      for (const { feed, lines } of processes) {
        await soon(isAtHead(feed));
        await soon(() => feed.issue() === undefined && lines.length > 1);
        expect(lines.slice(1)).toEqual(['The search index is updated again.']);
      }
    },
  );

  it('report the failure of the leader, also one that never leads', async () => {
    stage = aStage(3);
    const { library, start, isAtHead } = stage;
    const [leader, other] = [start(), start({ leaseMs: 3_600_000 })];
    for (const { feed } of [leader, other]) await soon(isAtHead(feed));
    library.broken = true;
    await soon(() => other.feed.issue()?.of === 'store');
    expect(other.lines).toEqual([
      'The search index is not updated: the leading process cannot read the store.',
    ]);
    library.broken = false;
    await soon(() => other.feed.issue() === undefined && other.lines.length === 2);
  });

  it('report a failure until the index is updated, rather than until another process tries to lead', async () => {
    stage = aStage(3);
    const { library, start, isAtHead, owner } = stage;
    let fails = false;
    const first = start({
      leaseMs: 3_600_000,
      before: () => {
        if (fails) throw new Unavailable('the search server does not respond');
      },
    });
    await soon(isAtHead(first.feed));
    const before = await owner();
    const resume = Promise.withResolvers<undefined>();
    const second = start({ before: ({ path }) => path.endsWith('/_bulk') && resume.promise });
    await soon(isAtHead(second.feed));
    library.put(takenDown(1));
    fails = true;
    await soon(async () => first.feed.issue() !== undefined && (await owner()) !== before);
    fails = false;
    for (let turns = 1; turns <= 3; turns++) await first.feed.turn();
    expect(first.feed.issue()?.of).toBe('server');
    resume.resolve(undefined);
    await soon(isAtHead(first.feed));
    await soon(() => first.feed.issue() === undefined);
    expect(first.lines).toHaveLength(2);
  });

  it('report that the index is missing until it is built again', async () => {
    stage = aStage(3);
    const { server, library, start, isAtHead, found } = stage;
    const resume = Promise.withResolvers<undefined>();
    let isPaused = false;
    const { feed } = start({
      leaseMs: 3_600_000,
      before: async ({ path }) => {
        if (isPaused && path.endsWith('/_bulk')) await resume.promise;
      },
    });
    const other = start({ leaseMs: 3_600_000 });
    await soon(isAtHead(feed));
    await soon(isAtHead(other.feed));
    isPaused = true;
    server.lose(feed.serving() ?? '');
    await soon(() => other.feed.issue()?.of === 'index' && other.feed.serving() === undefined);
    isPaused = false;
    resume.resolve(undefined);
    await soon(isAtHead(other.feed));
    expect(found(other.feed)).toEqual(approvedIn(library));
    expect(other.feed.issue()).toBeUndefined();
  });

  it('close without waiting for the response to a write', async () => {
    stage = aStage(3);
    const { start, owner } = stage;
    const writing = Promise.withResolvers<undefined>();
    const { feed } = start({
      before: ({ path, signal }) => {
        if (!path.endsWith('/_bulk')) return undefined;
        writing.resolve(undefined);
        return new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(new Unavailable('aborted')));
        });
      },
    });
    await writing.promise;
    await feed.close();
    expect(await owner()).toBeUndefined();
  });
});
