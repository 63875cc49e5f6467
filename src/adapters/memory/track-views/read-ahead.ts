import { AsyncResource } from 'node:async_hooks';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Track } from '../../../domain/catalog/track.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { ListPlace } from '../../../ports/driven/shared/list-page.ts';

/** Resolves when the process has had nothing to do for some time, or has little to do. */
export type Idle = (signal: AbortSignal) => Promise<void>;

const shortestPauseMs = 4;
const longestPauseMs = 500;
/** The share of a pause that other work may take. */
const maxWorkShare = 0.25;

/**
 * Pauses until the event loop was idle for most of a pause; each pause is twice as long as the one before. Throws if the signal is
 * aborted.
 */
export const eventLoopIdle: Idle = async (signal) => {
  for (let pause = shortestPauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
    const before = performance.eventLoopUtilization();
    await sleep(pause, undefined, { signal, ref: false });
    const { active } = performance.eventLoopUtilization(before);
    if (active <= maxWorkShare * pause) return;
  }
};

/** Pauses after the given number of consecutive failures of the store: a second, then twice as long each time, a minute at most. */
export const afterFailures = async (failures: number, signal: AbortSignal): Promise<void> => {
  await sleep(Math.min(1_000 * 2 ** (failures - 1), 60_000), undefined, { signal, ref: false });
};

/** The number of tracks that are read between two pauses: one or two milliseconds. */
const batchSize = 32;

interface Place {
  after: ListPlace | undefined;
  isEnd: boolean;
}

interface Dependencies {
  readonly library: Pick<TrackLibrary, 'list'>;
  /** Renders those of the tracks that are missing, which `read` reads. Resolves to whether there is memory for more. */
  readonly keep: (read: () => Promise<readonly Track[]>) => Promise<boolean>;
  readonly idle: Idle;
  /** Pauses after a number of consecutive failures. Throws if the signal is aborted. */
  readonly pause: (failures: number, signal: AbortSignal) => Promise<void>;
  /** Gets the first of consecutive errors of the store. */
  readonly report: (error: unknown) => void;
}

/** Renders views before they are requested. */
export interface ReadAhead {
  /** Starts, or starts again with the track that changed last. Resolves when no memory or no track is left. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Reads tracks while the process is idle, the ones that changed last first. After an error of the store it tries again. */
export const readAhead = ({ library, keep, idle, pause, report }: Dependencies): ReadAhead => {
  const closing = new AbortController();
  const fromLatest = (): Place => ({ after: undefined, isEnd: false });
  let place = fromLatest();
  let running: Promise<void> | undefined;

  /** Reads on from a place, which moves on unless reading was started again meanwhile. */
  const readPortion = async (from: Place): Promise<void> => {
    const hasRoom = await keep(async () => {
      const { after } = from;
      const { items, next } = await library.list({}, { limit: batchSize, ...(after && { after }) });
      from.after = next;
      return items;
    });
    from.isEnd = !hasRoom || from.after === undefined;
  };
  const isOver = (): boolean => place.isEnd || closing.signal.aborted;
  // A request can start it, and is not its cause: its reads are not part of the trace of the request.
  const run = AsyncResource.bind(async ({ signal }: AbortController): Promise<void> => {
    for (let failures = 0; !isOver();) {
      try {
        await idle(signal);
        await readPortion(place);
        failures = 0;
      } catch (error) {
        if (isOver()) break;
        if (++failures === 1) report(error);
        await pause(failures, signal).catch(() => undefined);
      }
    }
    // Nothing is awaited between the last look at the place and here, so a new start is not missed.
    running = undefined;
  });

  return {
    start: async () => {
      if (closing.signal.aborted) return;
      place = fromLatest();
      await (running ??= run(closing));
    },
    close: async () => {
      closing.abort();
      await running;
    },
  };
};
