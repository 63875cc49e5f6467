import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { failureOf, recognized, recordedIn, type FeedIssue } from './failures.ts';
import { feedStates, type FeedFailure, type ReadState } from './feed-state.ts';
import { indexWrites } from './index-writes.ts';
import { leader, type FollowedLibrary } from './leader.ts';
import type { SearchServer } from '../client.ts';

const defaultPollMs = 250;
/** The time after which another process takes the place of a leader that shows no sign of life. */
const defaultLeaseMs = 5_000;
/** Far longer than a process may take to notice another index, and a search to end. */
const defaultRemoveAfterMs = 60_000;

/** Keeps the index on the server up to date with the store. One of all processes, the leader, writes. */
export interface Feed {
  /** Returns the index that is searched, as last read; undefined until one with the whole catalog is there. */
  readonly serving: () => string | undefined;
  /** Returns the last change that searches find, as last read. */
  readonly version: () => number;
  /** Returns why searches fail or lack changes; the same in every process that reaches the server. */
  readonly issue: () => FeedIssue | undefined;
  /** Resolves when the next turn has ended. */
  readonly turn: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface FeedOptions {
  readonly library: FollowedLibrary;
  readonly pollMs?: number;
  readonly leaseMs?: number;
  readonly removeAfterMs?: number;
  /** Receives a line when the index begins to lack changes, and when it has them again. */
  readonly report?: (line: string) => void;
}

export const startFeed = (
  server: Pick<SearchServer, 'ask'>,
  prefix: string,
  {
    library,
    pollMs = defaultPollMs,
    leaseMs = defaultLeaseMs,
    removeAfterMs = defaultRemoveAfterMs,
    report = () => undefined,
  }: FeedOptions,
): Feed => {
  const own = randomUUID();
  const closing = new AbortController();
  const untilClosing: typeof server = {
    ask: (question) => server.ask({ ...question, signal: closing.signal }),
  };
  const states = feedStates(untilClosing, prefix);
  const leading = leader({
    ...{ library: recognized(library), writes: indexWrites(untilClosing, prefix), states },
    ...{ stintMs: leaseMs / 5, removeAfterMs },
  });
  let known: ReadState | undefined;
  /** When the last write of the leader was first seen: clocks of processes are not compared. */
  let seenMs = -Infinity;
  /** The failure of this process. It ends when some process has updated the index, not when this one merely reaches the server. */
  let failure: (FeedIssue & FeedFailure) | undefined;
  /** When an index that was there was first missing. */
  let missing: number | undefined;
  let reported = false;
  const waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;

  const issue = (): FeedIssue | undefined =>
    failure ??
    recordedIn(known?.state) ??
    (missing === undefined
      ? undefined
      : { of: 'index', since: missing, reason: 'it was missing and is built again' });
  const reportIssue = (): void => {
    const current = issue();
    if (current && !reported) report(`The search index is not updated: ${current.reason}.`);
    if (!current && reported) report('The search index is updated again.');
    reported = current !== undefined;
  };
  const note = (read: ReadState): void => {
    if (read.sequence?.if_seq_no !== known?.sequence?.if_seq_no) seenMs = performance.now();
    if (known && known.state.beat !== read.state.beat) failure = undefined;
    if (read.state.serving) missing = undefined;
    else if (known?.state.serving) missing ??= Date.now();
    known = read;
  };
  const mayLead = ({ state }: ReadState): boolean =>
    state.owner === undefined || state.owner === own || performance.now() - seenMs > leaseMs;

  /** Records why this process cannot lead, so that all processes report the same until one can. */
  const record = async ({ of, since }: FeedFailure): Promise<void> => {
    const read = await states.read();
    note(read);
    if (read.state.owner !== own || read.state.failure?.of === of) return;
    const written = await states.write({ ...read.state, failure: { of, since } }, read);
    if (written) note(written);
  };
  const lead = async (taken: ReadState): ReturnType<typeof leading.work> => {
    try {
      return await leading.work(taken);
    } catch (error) {
      await record(failureOf(error)).catch(() => undefined);
      throw error;
    }
  };

  /** Returns whether there is more to write now. */
  const act = async (): Promise<boolean> => {
    const read = await states.read();
    note(read);
    if (!mayLead(read)) return false;
    const taken = read.state.owner === own ? read : await states.write({ ...read.state, owner: own }, read);
    if (!taken) return false;
    note(taken);
    const done = await lead(taken);
    if (done) note(done.read);
    return done?.hasMore ?? false;
  };
  const turn = async (): Promise<boolean> => {
    try {
      return await act();
    } catch (error) {
      if (closing.signal.aborted) return false;
      const latest = failureOf(error);
      if (failure?.of !== latest.of) failure = latest;
      return false;
    } finally {
      reportIssue();
    }
  };
  let turning: Promise<void> = Promise.resolve();
  const again = AsyncResource.bind((): void => {
    turning = turn().then((hasMore) => {
      for (const resolve of waiting.splice(0)) resolve();
      if (!closing.signal.aborted) timer = setTimeout(again, hasMore ? 0 : pollMs).unref();
    });
  });
  again();

  /** Lets another process take over immediately, rather than after the lease. */
  const release = async (): Promise<void> => {
    const released = feedStates(server, prefix);
    const read = await released.read();
    const { owner, ...others } = read.state;
    if (owner === own) await released.write(others, read);
  };

  return {
    serving: () => known?.state.serving?.index,
    version: () => known?.state.serving?.version ?? 0,
    issue,
    turn: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
      }),
    close: async () => {
      closing.abort();
      clearTimeout(timer);
      await turning;
      if (known?.state.owner === own) await release().catch(() => undefined);
    },
  };
};
