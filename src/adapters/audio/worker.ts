import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { isUnavailable } from '../../ports/driven/shared/unavailable.ts';
import { ffmpegCodec } from './codecs/ffmpeg/ffmpeg-codec.ts';
import { verifying } from './codecs/verifying.ts';
import type { AudioLimits, PartnerLimits } from './limits.ts';
import { tagging } from './tags/writing.ts';
import { perform, type Outcome, type Task } from './tasks/task.ts';

/** Handed to a worker when it starts. */
export interface WorkerSettings {
  readonly ffmpegPath: string | undefined;
  readonly markKey: Uint8Array | undefined;
  readonly limits: AudioLimits;
  readonly partnerLimits: PartnerLimits;
  /** The IDs of the processes that run for this worker; `starting` for one that has none yet. */
  readonly running: Int32Array;
}

/** The response to a task. An error is an outage if the system failed, otherwise a bug. */
export type Response =
  | { readonly outcome: Outcome }
  | { readonly error: { readonly message: string; readonly stack: string }; readonly outage: boolean };

const { ffmpegPath, markKey, limits, partnerLimits, running } = workerData as WorkerSettings;
const codec = verifying(
  tagging(
    ffmpegPath === undefined
      ? (await import('./codecs/wasm/wasm-codec.ts')).wasmCodec // Loaded only if needed.
      : ffmpegCodec({ path: ffmpegPath, seconds: limits.taskSeconds, running }),
  ),
);

/**
 * On Linux a priority applies to the thread alone, and to the processes that it starts: interactive tasks
 * come first.
 */
const stepBack = (): void => {
  if (process.platform !== 'linux') return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A sandbox may forbid it.
  }
};
stepBack();

parentPort?.on('message', (task: Task) => {
  void respondTo(task).then((response) => parentPort?.postMessage(response, buffersOf(response)));
});

const respondTo = async (task: Task): Promise<Response> => {
  try {
    return { outcome: await perform(task, { codec, limits, partnerLimits, markKey }) };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const ofSystem = 'code' in error && /^E[A-Z0-9]+$/.test(String(error.code));
    return {
      error: { message: error.message, stack: error.stack ?? '' },
      outage: ofSystem || isUnavailable(error),
    };
  }
};

/** Returns the buffers to transfer rather than copy. */
const buffersOf = (response: Response): ArrayBuffer[] => {
  if (!('outcome' in response) || !response.outcome.ok) return [];
  const { value } = response.outcome;
  if (value === undefined || !('peaks' in value)) return [];
  const { buffer } = value.peaks.pairs;
  return buffer instanceof ArrayBuffer ? [buffer] : [];
};
