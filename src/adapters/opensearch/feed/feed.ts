import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { feedStates, type ReadState } from './feed-state.ts';
import { indexWrites } from './index-writes.ts';
import { leader, type FollowedLibrary } from './leader.ts';
import type { SearchServer } from '../client.ts';

const defaultPollMs = 250;
/** The time after which another process takes the place of a leader that shows no sign of life. */
const defaultLeaseMs = 5_000;

/** Keeps the index on the server up to date with the store. One of all processes, the leader, writes. */
export interface Feed {
  /** Returns whether an index with the whole catalog was published. */
  readonly ready: () => boolean;
  /** Returns the last change that searches find, as last read. */
  readonly version: () => number;
  /** Returns the error of the last turn. */
  readonly failure: () => unknown;
  /** Resolves when the next turn has ended. */
  readonly turn: () => Promise<void>;
  /** Makes the leader build a new index; searches use the current one meanwhile. */
  readonly rebuild: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface FeedOptions {
  readonly library: FollowedLibrary;
  readonly pollMs?: number;
  readonly leaseMs?: number;
  /** Receives a line when searching begins to fail, and when it works again. */
  readonly report?: (line: string) => void;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const startFeed = (
  server: SearchServer,
  alias: string,
  { library, pollMs = defaultPollMs, leaseMs = defaultLeaseMs, report = () => undefined }: FeedOptions,
): Feed => {
  const own = randomUUID();
  const states = feedStates(server, alias);
  const leading = leader({ library, writes: indexWrites(server, alias), states, stintMs: leaseMs / 5 });
  let known: ReadState | undefined;
  /** When the last write of the leader was first seen: clocks of processes are not compared. */
  let seenMs = -Infinity;
  let failure: unknown;
  let closed = false;
  const waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;

  const noteFailure = (error: unknown): void => {
    if (error !== undefined && failure === undefined)
      report(`The search index is not updated: ${reasonOf(error)}.`);
    if (error === undefined && failure !== undefined) report('The search index is updated again.');
    failure = error;
  };
  const note = (read: ReadState): void => {
    if (read.sequence?.if_seq_no !== known?.sequence?.if_seq_no) seenMs = performance.now();
    known = read;
  };
  const mayLead = ({ state }: ReadState): boolean =>
    state.owner === undefined || state.owner === own || performance.now() - seenMs > leaseMs;

  /** Returns whether there is more to write now. */
  const act = async (): Promise<boolean> => {
    const read = await states.read();
    note(read);
    if (!mayLead(read)) return false;
    const taken = read.state.owner === own ? read : await states.write({ ...read.state, owner: own }, read);
    const done = taken && (await leading.work(taken));
    if (done) note(done.read);
    return done?.hasMore ?? false;
  };
  const turn = async (): Promise<boolean> => {
    try {
      const hasMore = await act();
      noteFailure(undefined);
      return hasMore;
    } catch (error) {
      noteFailure(error);
      return false;
    }
  };
  let turning: Promise<void> = Promise.resolve();
  const again = AsyncResource.bind((): void => {
    turning = turn().then((hasMore) => {
      for (const resolve of waiting.splice(0)) resolve();
      if (!closed) timer = setTimeout(again, hasMore ? 0 : pollMs).unref();
    });
  });
  again();

  return {
    ready: () => known?.state.serving !== undefined,
    version: () => known?.state.serving?.version ?? 0,
    failure: () => failure,
    turn: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
      }),
    rebuild: async () => {
      for (;;) {
        const read = await states.read();
        if (await states.write({ ...read.state, rebuild: true }, read)) return;
      }
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await turning;
      const { owner, ...others } = known?.state ?? {};
      // Another process takes over immediately, rather than after the lease.
      if (known && owner === own) await states.write({ beat: 0, ...others }, known).catch(() => undefined);
    },
  };
};
