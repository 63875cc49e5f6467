import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { useCodecs, type CodecModules } from './codecs.ts';
import { render, type RenderTask } from './task.ts';

/** Handed to a thread when it starts. */
export interface ThreadWork {
  readonly task: RenderTask;
  readonly codecs: CodecModules;
}

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

const { task, codecs } = workerData as ThreadWork;
useCodecs(codecs);
parentPort?.postMessage(await render(task));
