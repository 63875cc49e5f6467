import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { render, type RenderTask } from './task.ts';

/** On Linux a priority applies to the thread alone: requests come first. */
const stepBack = (): void => {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A sandbox may forbid it.
  }
};
stepBack();

parentPort?.postMessage(await render(workerData as RenderTask));
