import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Result } from '../../domain/shared/result.ts';
import type { AudioAnalyzer } from '../../ports/driven/media/audio-analyzer.ts';
import type { AudioRejected, AudioProcessor } from '../../ports/driven/media/audio-processor.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import { isFfmpegUsable } from './codecs/ffmpeg/process.ts';
import { embeddingModel } from './dsp/likeness/embedding.ts';
import { defaultLimits, defaultPartnerLimits, type AudioLimits, type PartnerLimits } from './limits.ts';
import { workerPool, type WorkerPool } from './pool.ts';
import type { Outcome, Task, TaskKind } from './tasks/task.ts';

export interface AudioProcessorSettings extends Partial<AudioLimits> {
  /** The path of an ffmpeg that must work, otherwise opening throws. */
  readonly ffmpegPath?: string;
  /** Without it, the named ffmpeg is used, otherwise that of the system if it works, otherwise wasm. */
  readonly codec?: CodecName;
  /**
   * Number of threads: one less than the processors, at least three and at most four. One is kept free of analysis, and no
   * platform occupies all of the others.
   */
  readonly workers?: number;
  /** Additional limits for partner audio. */
  readonly partner?: Partial<PartnerLimits>;
  /** The secret of 32 bytes for embedding and detecting marks; without it there are no marks. */
  readonly markKey?: Uint8Array;
  /** The limit of tasks that wait for a thread, except analysis. */
  readonly maxWaiting?: number;
  /** The limit of waiting analyses, which run after all other tasks. */
  readonly maxAnalyses?: number;
}

export type CodecName = 'ffmpeg' | 'wasm';

/**
 * Opens the audio processor and the audio analyzer over one pool of worker threads: our own signal
 * processing, with ffmpeg as a process or wasm codecs.
 */
export const openAudioProcessor = (
  settings: AudioProcessorSettings = {},
): AudioProcessor & AudioAnalyzer & { readonly codec: CodecName } => {
  const {
    ffmpegPath,
    codec,
    workers,
    markKey,
    maxWaiting = 1000,
    maxAnalyses = 1000,
    partner,
    ...limits
  } = settings;
  let tried: { readonly path: string | undefined } | undefined;
  const ffmpeg = (): string | undefined =>
    (tried ??= { path: codec === 'wasm' ? undefined : usableFfmpeg(ffmpegPath, codec === 'ffmpeg') }).path;
  // Only an ffmpeg that must work is tried immediately: most commands of the operator need none.
  if (ffmpegPath !== undefined || codec === 'ffmpeg') ffmpeg();
  let opened: WorkerPool | undefined;
  let isClosed = false;
  const pool = (): WorkerPool => {
    if (isClosed) throw new Unavailable('the audio processor is closed');
    return (opened ??= workerPool({
      workers: workers ?? Math.max(3, Math.min(4, availableParallelism() - 1)),
      maxWaiting,
      maxAnalyses,
      ffmpegPath: ffmpeg(),
      markKey,
      limits: { ...defaultLimits, ...limits },
      partnerLimits: { ...defaultPartnerLimits, ...partner },
    }));
  };
  // The kind of a task determines its outcome.
  const run = async <Kind extends TaskKind>(
    task: Task & { readonly kind: Kind },
    onSpent?: (ms: number) => void,
  ) => (await pool().run(task, onSpent)) as Outcome<Kind>;
  return {
    get codec() {
      return ffmpeg() === undefined ? 'wasm' : 'ffmpeg';
    },
    model: embeddingModel,
    analyze: (file, partner) =>
      run({ kind: 'analyze', file, partner: partner?.platformId }, partner?.onSpent),
    examine: (file) => run({ kind: 'examine', file }),
    compareStems: (master, stems) => run({ kind: 'compareStems', master, stems }),
    preview: (file, into, seed, tags) =>
      writtenWhole(into, (part) => run({ kind: 'preview', file, into: part, seed, tags })),
    render: (file, into, format, rendering = {}) =>
      writtenWhole(into, (part) => run({ kind: 'render', file, into: part, format, rendering })),
    tag: (file, into, tags) => writtenWhole(into, (part) => run({ kind: 'tag', file, into: part, tags })),
    verify: (file) => run({ kind: 'verify', file }),
    findMark: (file, otherKeys = []) => run({ kind: 'findMark', file, otherKeys }),
    close: async () => {
      isClosed = true;
      await opened?.close();
    },
  };
};

const usableFfmpeg = (path: string | undefined, required: boolean): string | undefined => {
  const tried = path ?? 'ffmpeg';
  if (isFfmpegUsable(tried)) return tried;
  if (path === undefined && !required) return undefined;
  throw new Error(`${tried} does not run, or lacks the encoders libmp3lame, libvorbis or flac`);
};

/** Writes a file beside its final place, makes it durable and moves it there; a failure leaves nothing. */
const writtenWhole = async <Value>(
  into: string,
  write: (part: string) => Promise<Result<Value, AudioRejected>>,
): Promise<Result<Value, AudioRejected>> => {
  const part = join(dirname(into), `.${basename(into)}.${randomUUID()}.part`);
  try {
    const written = await write(part);
    if (!written.ok) return written;
    await flushed(part);
    await rename(part, into);
    await flushed(dirname(into)).catch(() => undefined); // Some systems cannot flush a folder.
    return written;
  } finally {
    await rm(part, { force: true });
  }
};

const flushed = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
