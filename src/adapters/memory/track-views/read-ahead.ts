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
const littleWork = 0.25;

/**
 * Pauses until the event loop was idle for most of a pause; each pause is twice as long as the one before. Throws if the signal is
 * aborted.
 */
export const eventLoopIdle: Idle = async (signal) => {
  for (let pause = shortestPauseMs; ; pause = Math.min(2 * pause, longestPauseMs)) {
    const before = performance.eventLoopUtilization();
    await sleep(pause, undefined, { signal, ref: false });
    const { active } = performance.eventLoopUtilization(before);
    if (active <= littleWork * pause) return;
  }
};

/** The number of tracks that are read between two pauses: one or two milliseconds. */
const atOnce = 32;

interface Place {
  after: ListPlace | undefined;
  isEnd: boolean;
}

interface Dependencies {
  readonly library: Pick<TrackLibrary, 'list'>;
  /** Renders those of the tracks that are missing, which `read` reads. Resolves to whether there is memory for more. */
  readonly keep: (read: () => Promise<readonly Track[]>) => Promise<boolean>;
  readonly idle: Idle;
}

/** Renders views before they are requested. */
export interface ReadAhead {
  /** Starts, or starts again with the track that changed last. Resolves when no memory or no track is left. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Reads tracks while the process is idle, the ones that changed last first. After an error of the store, the others are read when they
 * are requested.
 */
export const readAhead = ({ library, keep, idle }: Dependencies): ReadAhead => {
  const closing = new AbortController();
  const fromLatest = (): Place => ({ after: undefined, isEnd: false });
  let place = fromLatest();
  let running: Promise<void> | undefined;

  /** Reads on from a place, which moves on unless reading was started again meanwhile. */
  const readPortion = async (from: Place): Promise<void> => {
    const hasRoom = await keep(async () => {
      const { after } = from;
      const { items, next } = await library.list({}, { limit: atOnce, ...(after && { after }) });
      from.after = next;
      return items;
    });
    from.isEnd = !hasRoom || from.after === undefined;
  };
  const run = async (): Promise<void> => {
    while (!place.isEnd) {
      await idle(closing.signal);
      await readPortion(place);
    }
  };

  return {
    start: () => {
      place = fromLatest();
      running ??= run()
        .catch(() => undefined)
        .finally(() => (running = undefined));
      return running;
    },
    close: async () => {
      closing.abort();
      place.isEnd = true;
      await running;
    },
  };
};
