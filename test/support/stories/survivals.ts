import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The changes of a recording as it is passed on: ffmpeg's arguments, step by step. */
export type Survival = readonly (readonly [extension: string, ...args: string[]])[];

const mp3 = (kbps: number, ...more: string[]) =>
  ['mp3', ...more, '-c:a', 'libmp3lame', '-b:a', `${kbps}k`] as const;
const aac = ['m4a', '-c:a', 'aac', '-b:a', '96k'] as const;
const opus = ['opus', '-c:a', 'libopus', '-b:a', '64k'] as const;
const wav = (filter: string) => ['wav', '-af', filter, '-c:a', 'pcm_s16le'] as const;

/** The changes that a mark survives, in any thirty seconds. */
export const survivals: Readonly<Record<string, Survival>> = {
  'a cut': [],
  'MP3 128k': [mp3(128)],
  'MP3 64k': [mp3(64)],
  'AAC 96k': [aac],
  'Opus 64k': [opus],
  'MP3 128k, then AAC 96k': [mp3(128), aac],
  'AAC 96k, then Opus 64k': [aac, opus],
  'bass up, treble down 6 dB': [wav('lowshelf=g=6:f=200,highshelf=g=-6:f=4000'), mp3(128)],
  'bass down, treble up 6 dB': [wav('volume=-6dB,lowshelf=g=-6:f=200,highshelf=g=6:f=4000'), mp3(128)],
  'to 48 kHz and back': [wav('aresample=48000'), wav('aresample=44100')],
  'to 22.05 kHz': [wav('aresample=22050')],
  '12 dB quieter, MP3 128k': [wav('volume=-12dB'), mp3(128)],
  'mono, MP3 128k': [mp3(128, '-ac', '1')],
};

/** The changes that it often survives, without a promise. */
export const beyond: Readonly<Record<string, Survival>> = {
  'Opus 32k': [['opus', '-c:a', 'libopus', '-b:a', '32k']],
  'compressed by 6:1, AAC 96k': [wav('acompressor=threshold=0.1:ratio=6:makeup=3'), aac],
  'under a voice as loud, MP3 128k': [
    [
      'wav',
      '-filter_complex',
      'anoisesrc=r=44100:d=30:c=pink:a=0.2[n];[0:a][n]amix=inputs=2:duration=first:normalize=0',
    ],
    mp3(128),
  ],
  'faster by a tenth of a per mille': [wav('asetrate=44104,aresample=44100')],
  'faster by one per cent': [wav('asetrate=44541,aresample=44100')],
};

export const cutSeconds = 30;

const ffmpeg = (...args: readonly string[]) => run('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args]);

/** Thirty seconds of a recording, from a second on. */
export const cutFrom = async (file: string, from: number, into: string): Promise<string> => {
  await ffmpeg('-ss', String(from), '-t', String(cutSeconds), '-i', file, into);
  return into;
};

/** Such a cut through all of it, as a WAV that the audio processor reads. */
export const survived = async (cut: string, survival: Survival, folder: string): Promise<string> => {
  let before = cut;
  const withWav =
    [['wav'] as const, ...survival].at(-1)?.[0] === 'wav' ? survival : [...survival, ['wav'] as const];
  for (const [i, [extension, ...args]] of withWav.entries()) {
    const after = join(folder, `step-${i}.${extension}`);
    await ffmpeg('-i', before, ...args, after);
    before = after;
  }
  return before;
};
