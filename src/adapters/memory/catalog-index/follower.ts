import { AsyncResource } from 'node:async_hooks';
import { setImmediate as pause } from 'node:timers/promises';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import { changeFeed, type ChangeFeed } from './change-feed.ts';
import { applyDueTerms, indexedCatalog, indexTrack, type IndexedCatalog } from './indexed-catalog.ts';

export type FollowedLibrary = Pick<TrackLibrary, 'changes' | 'head'>;

/** The number of records that are indexed between two turns of the event loop: a few milliseconds. */
const perTurn = 50;
const pollMs = 250;
/**
 * The number of dead ordinals, or half the number of live ones if that is greater, after which the index is
 * rebuilt.
 */
const maxDead = 10_000;

/** Keeps the index up to date with the store. */
export interface Follower {
  /** Returns the index in its current state; a rebuilt index is another object. */
  readonly catalog: () => IndexedCatalog;
  /** Returns whether the whole catalog has been indexed once. */
  readonly ready: () => boolean;
  /** Indexes everything that was committed before the call, in steps; throws the errors of the store. */
  readonly toHead: () => Promise<void>;
  /** Indexes a few of the new commits; the rest follows in the background. */
  readonly catchUp: () => Promise<void>;
  /**
   * Indexes nothing while the function runs, if the whole catalog has been indexed; searches continue. After
   * `maxMs`, the signal is aborted and the index changes again, whether the function has ended or not.
   */
  readonly pausedFor: (
    maxMs: number,
    act: (catalog: IndexedCatalog, signal: AbortSignal) => Promise<void>,
  ) => Promise<void>;
  readonly close: () => void;
}

interface Reading {
  readonly catalog: IndexedCatalog;
  readonly feed: ChangeFeed;
}

const needsRebuild = ({ count, live }: IndexedCatalog): boolean =>
  count - live.count > Math.max(maxDead, live.count / 2);

/** Runs once at a time: callers during a run share its result. */
const shared = <T>(act: () => Promise<T>): (() => Promise<T>) => {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= act().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
};

/**
 * Ignores errors: they occur again in the next attempt if they persist, and reports them to its caller. The work is not part of the trace of
 * a request that starts it.
 */
const inBackground = AsyncResource.bind((act: () => Promise<unknown>): void => {
  act().catch(() => undefined);
});

export const follow = ({
  library,
  clock,
  restore,
}: {
  readonly library: FollowedLibrary;
  readonly clock: Clock;
  /** Returns an earlier index to continue from, if there is one that fits the store. */
  readonly restore?: () => Promise<IndexedCatalog | undefined>;
}): Follower => {
  const beginning = (catalog = indexedCatalog()): Reading => ({ catalog, feed: changeFeed(library) });
  let reading = beginning();
  let isRestored = restore === undefined;
  let isPaused = false;
  let ready = false;
  let closed = false;

  const advance = async ({ catalog, feed }: Reading): Promise<boolean> => {
    applyDueTerms(catalog, clock.now(), perTurn);
    const changes = await feed(catalog.version, perTurn);
    for (const track of changes) indexTrack(catalog, track);
    return changes.length > 0;
  };
  // Two simultaneous steps could apply the older response last.
  const step = shared(async () => !isPaused && (await advance(reading)));

  const begin = async (): Promise<void> => {
    if (isRestored) return;
    const earlier = await restore?.();
    if (earlier) reading = beginning(earlier);
    isRestored = true;
  };

  /** While nothing else reads or changes the index: its lists were moved often as they grew. */
  const compacted = async ({ catalog }: Reading): Promise<void> => {
    for (const moving = catalog.words.lists.compact(); moving.next().done !== true;) await pause();
  };

  const rebuild = shared(async () => {
    const rebuilt = beginning();
    while (!closed && (await advance(rebuilt))) await pause();
    await compacted(rebuilt);
    if (!closed) reading = rebuilt;
  });

  const toHead = shared(async () => {
    await begin();
    while (!closed && (await library.head()) > reading.catalog.version && (await step())) await pause();
    if (!ready) await compacted(reading);
    ready ||= !closed && !isPaused;
    if (needsRebuild(reading.catalog)) inBackground(rebuild);
  });

  const catchUp = async (): Promise<void> => {
    const head = await library.head();
    // The first step may have started before the change was committed.
    for (let steps = 0; steps < 2 && head > reading.catalog.version; steps++) await step();
    if (head > reading.catalog.version) inBackground(toHead);
  };

  const pausedFor: Follower['pausedFor'] = async (maxMs, act) => {
    if (!ready || isPaused) return;
    isPaused = true;
    const over = Promise.withResolvers<undefined>();
    const deadline = new AbortController();
    const timer = setTimeout(() => {
      deadline.abort(new Error(`it took longer than ${maxMs} ms`));
      over.resolve(undefined);
    }, maxMs).unref();
    const paused = async (): Promise<void> => {
      // A step that began before ends first.
      await step();
      if (!deadline.signal.aborted) await act(reading.catalog, deadline.signal);
    };
    try {
      await Promise.race([paused(), over.promise]);
    } finally {
      clearTimeout(timer);
      isPaused = false;
    }
  };

  inBackground(toHead);
  const poll = setInterval(() => inBackground(toHead), pollMs).unref();
  const close = (): void => {
    closed = true;
    clearInterval(poll);
  };
  return { catalog: () => reading.catalog, ready: () => ready, toHead, catchUp, pausedFor, close };
};
