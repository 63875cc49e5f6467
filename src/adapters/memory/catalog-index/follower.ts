import { setImmediate as pause } from 'node:timers/promises';
import type { Clock } from '../../../ports/driven/environment.ts';
import type { TrackLibrary } from '../../../ports/driven/track-library.ts';
import { changeFeed, type ChangeFeed } from './change-feed.ts';
import { bringUpTo, indexedCatalog, takeIn, type IndexedCatalog } from './indexed-catalog.ts';

export type FollowedLibrary = Pick<TrackLibrary, 'changes' | 'head'>;

/** Records taken in between two turns of the event loop: a few milliseconds. */
const inOneGo = 50;
const pollMs = 250;
/** Dead ordinals borne before all is built anew: so many, or half as many as are alive. */
const mostDead = 10_000;

/** Keeps a catalog at the library's head. */
export interface Follower {
  /** The catalog as far as it is; another object after it was built anew. */
  readonly catalog: () => IndexedCatalog;
  /** Whether the whole library was taken in once. */
  readonly ready: () => boolean;
  /** Takes in all that was committed by now, in steps; throws what the library throws. */
  readonly toHead: () => Promise<void>;
  /** Takes in a little of what was committed by now; the rest follows in the background. */
  readonly catchUp: () => Promise<void>;
  readonly close: () => void;
}

interface Reading {
  readonly catalog: IndexedCatalog;
  readonly feed: ChangeFeed;
}

const overgrown = ({ count, live }: IndexedCatalog): boolean =>
  count - live.count > Math.max(mostDead, live.count / 2);

/** One flight at a time: who comes while it is under way goes along. */
const shared = <T>(act: () => Promise<T>): (() => Promise<T>) => {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= act().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
};

/** Left to the next attempt, which meets the same trouble where it lasts and tells whoever asked. */
const inBackground = (act: () => Promise<unknown>): void => {
  act().catch(() => undefined);
};

export const follow = ({
  library,
  clock,
}: {
  readonly library: FollowedLibrary;
  readonly clock: Clock;
}): Follower => {
  const beginning = (): Reading => ({ catalog: indexedCatalog(), feed: changeFeed(library) });
  let reading = beginning();
  let ready = false;
  let closed = false;

  const advance = async ({ catalog, feed }: Reading): Promise<boolean> => {
    bringUpTo(catalog, clock.now(), inOneGo);
    const changes = await feed(catalog.version, inOneGo);
    for (const track of changes) takeIn(catalog, track);
    return changes.length > 0;
  };
  // Two at once would take in the older answer last.
  const step = shared(() => advance(reading));

  const rebuild = shared(async () => {
    const anew = beginning();
    while (!closed && (await advance(anew))) await pause();
    if (!closed) reading = anew;
  });

  const toHead = shared(async () => {
    while (!closed && (await library.head()) > reading.catalog.version && (await step())) await pause();
    ready ||= !closed;
    if (overgrown(reading.catalog)) inBackground(rebuild);
  });

  const catchUp = async (): Promise<void> => {
    const head = await library.head();
    // The first step may have asked before the change was committed.
    for (let steps = 0; steps < 2 && head > reading.catalog.version; steps++) await step();
    if (head > reading.catalog.version) inBackground(toHead);
  };

  inBackground(toHead);
  const poll = setInterval(() => inBackground(toHead), pollMs).unref();
  const close = (): void => {
    closed = true;
    clearInterval(poll);
  };
  return { catalog: () => reading.catalog, ready: () => ready, toHead, catchUp, close };
};
