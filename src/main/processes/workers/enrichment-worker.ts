import type { Log } from '../../../ports/driven/shared/log.ts';
import type { EnrichWaiting } from '../../../ports/driving/enrichment.ts';
import type { RunTurn } from '../../tracing/traced-turns.ts';
import { loops } from './loops.ts';

interface Dependencies {
  readonly enrichWaiting: EnrichWaiting;
  readonly log: Log;
  readonly runTurn?: RunTurn;
}

/**
 * The number of requests processed at the same time, far more than are analyzed at a time: fetching waits for the
 * network, and analysis waits for a thread of the audio processor.
 */
const concurrency = 8;

/** The pause between two looks at the queue, shared by all loops that are idle. */
const lookEveryMs = 90;

/** Analyzes the audio that partners sent until it is closed; then returns the jobs in progress to the queue. */
export const enrichmentWorker = ({ enrichWaiting, log, runTurn }: Dependencies) => {
  const { forever, close } = loops(log, runTurn);
  let nextLook = 0;
  const oneOf = () => {
    let found = false;
    return async (closing: AbortSignal): Promise<boolean> => {
      if (!found && performance.now() < nextLook) return false;
      nextLook = performance.now() + lookEveryMs;
      found = false;
      found = await enrichWaiting(closing);
      return found;
    };
  };
  for (let one = 0; one < concurrency; one++) forever('enriching', oneOf());
  return { close };
};
