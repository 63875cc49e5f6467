import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface FfmpegSettings {
  readonly path: string;
  /** The limit of processor time in seconds. */
  readonly seconds: number;
  /** The IDs of running processes, 0 for none and `starting`, shared with the thread that may have to kill them. */
  readonly running: Int32Array;
}

/** A process that is being started: it has no ID yet, and may run already. */
export const starting = -1;

const needed = ['libmp3lame', 'libvorbis', 'flac', 'pcm_s16le', 'pcm_s24le'];

/** Returns whether this ffmpeg runs and has the required encoders. */
export const isFfmpegUsable = (path: string): boolean => {
  const { stdout } = spawnSync(path, ['-hide_banner', '-encoders'], {
    encoding: 'utf8',
    timeout: 10_000,
    env: environment(),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const encoders = new Set((stdout as string | null)?.split('\n').map((line) => line.trim().split(/\s+/)[1]));
  return needed.every((name) => encoders.has(name));
};

export interface FfmpegRun {
  readonly child: ChildProcess;
  /** The result: exit code 0, another exit code, or a signal. */
  readonly ended: Promise<'done' | 'failed' | 'killed'>;
  readonly kill: () => void;
}

/** Starts ffmpeg with an empty environment, without a terminal, a report or output. */
export const startFfmpeg = (
  { path, seconds, running }: FfmpegSettings,
  stdin: number | 'pipe',
  args: readonly string[],
): FfmpegRun => {
  const slot = running.indexOf(0);
  const note = (id: number) => {
    if (slot >= 0) running[slot] = id;
  };
  note(starting);
  let child: ChildProcess | undefined;
  try {
    child = spawn(
      path,
      ['-nostdin', '-hide_banner', '-v', 'quiet', '-timelimit', String(Math.ceil(seconds)), ...args],
      { stdio: [stdin, 'pipe', 'ignore'], env: environment() },
    );
  } finally {
    note(child?.pid ?? 0);
  }
  const ended = once(child, 'exit')
    .then(([code]) => (code === 0 ? 'done' : code === null ? 'killed' : 'failed'))
    .finally(() => note(0));
  ended.catch(() => undefined); // The caller handles a failed start through the promise.
  return { child, ended, kill: () => void child.kill('SIGKILL') };
};

const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(['PATH', 'SystemRoot'].map((name) => [name, process.env[name]]));
