import type { Log } from '../../../ports/driven/shared/log.ts';
import type { ProcessUpload } from '../../../ports/driving/uploads/uploads.ts';
import type { RunTurn } from '../../tracing/traced-turns.ts';
import { loops } from './loops.ts';

interface Dependencies {
  readonly processUpload: ProcessUpload;
  readonly log: Pick<Log, 'info' | 'warn'>;
  readonly runTurn?: RunTurn;
}

/**
 * The number of uploads that a process works on at the same time. Each occupies one of its three or four threads for audio. On S3 it also needs
 * temporary space for the file; in a folder, the parts and the assembled file exist at the same time.
 */
const concurrency = 2;
/** How long a confirmed upload waits at most while others have no work. */
const idleMs = 500;

/** Processes confirmed uploads of masters and stems until it is closed; then returns those in progress to the queue. */
export const uploadWorker = ({ processUpload, log, runTurn }: Dependencies) => {
  const { forever, close } = loops(log, runTurn);
  for (let one = 0; one < concurrency; one++) forever('processing uploads', processUpload, idleMs);
  return { close };
};
