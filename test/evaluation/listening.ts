import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sliced, framesIn, type Pcm } from '../../src/adapters/audio/dsp/pcm.ts';
import type { SoundAnalysis } from '../../src/domain/enrichment/sound.ts';
import type { AudioAnalyzer } from '../../src/ports/driven/media/audio-analyzer.ts';
import { aSpeech } from '../support/audio/music.ts';
import { noise } from '../support/audio/sounds.ts';
import { wavBytes } from '../support/audio/wav.ts';
import type { Analyzed } from './figures.ts';
import type { Piece } from './sets.ts';

/** An audio analyzer, and a folder for the files that it is given; none of them stays. */
export interface Listening {
  readonly audioAnalyzer: AudioAnalyzer;
  readonly folder: string;
}

const analyze = async (
  { audioAnalyzer, folder }: Listening,
  name: string,
  sound: Pcm,
): Promise<SoundAnalysis> => {
  const file = join(folder, `${name}.wav`);
  await writeFile(file, wavBytes(sound));
  const result = await audioAnalyzer.analyze(file);
  await rm(file);
  if (!result.ok) throw new Error(`${name} was rejected: ${result.failure.detail}`);
  return result.value;
};

/** The whole, and two parts of two fifths each. */
export const analyzePiece = async (
  listening: Listening,
  { name, song, recorded }: Piece,
): Promise<Analyzed> => {
  const scratch = join(listening.folder, 'scratch.wav');
  const { sampleRate, channels } = await recorded(scratch);
  const frames = framesIn(channels);
  const part = (from: number, to: number): Pcm => ({
    sampleRate,
    channels: sliced(channels, Math.round(from * frames), Math.round(to * frames)),
  });
  return {
    name,
    bpm: song.bpm,
    key: song.key,
    whole: await analyze(listening, 'whole', { sampleRate, channels }),
    parts: [
      await analyze(listening, 'first', part(0, 0.42)),
      await analyze(listening, 'second', part(0.5, 0.92)),
    ],
  };
};

/** The share of sounds without music in which a tempo, and in which a key was found nevertheless. */
export const inventions = async (
  listening: Listening,
): Promise<{ readonly sounds: number; readonly bpm: number; readonly key: number }> => {
  const rate = 22050;
  const sounds = Array.from({ length: 8 }, (_, i) => [
    noise(-12, 10 + 5 * i, rate, `noise ${i}`),
    aSpeech(10 + 5 * i, rate, `speech ${i}`),
  ]).flat();
  let [tempi, keys] = [0, 0];
  for (const sound of sounds) {
    const { tempo, key } = await analyze(listening, 'nothing', { sampleRate: rate, channels: [sound] });
    if (tempo.known) tempi++;
    if (key.known) keys++;
  }
  return { sounds: sounds.length, bpm: tempi / sounds.length, key: keys / sounds.length };
};
