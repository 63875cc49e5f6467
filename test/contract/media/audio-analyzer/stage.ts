import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pcm } from '../../../../src/adapters/audio/dsp/pcm.ts';
import { peaksOf, type Peaks } from '../../../../src/domain/catalog/fingerprint/fingerprint.ts';
import { coordinatesOf, nearness } from '../../../../src/domain/catalog/search/likeness.ts';
import type { Finding, SoundAnalysis } from '../../../../src/domain/enrichment/sound.ts';
import type { AnalyzedSound, AudioAnalyzer } from '../../../../src/ports/driven/media/audio-analyzer.ts';
import { wavBytes } from '../../../support/audio/wav.ts';

/** An audio analyzer, and an empty folder to work in. */
export interface AudioAnalyzerView {
  readonly audioAnalyzer: AudioAnalyzer;
  readonly folder: string;
}

let files = 0;

export const placedSound = async ({ folder }: AudioAnalyzerView, sound: Pcm): Promise<string> => {
  const file = join(folder, `${files++}.wav`);
  await writeFile(file, wavBytes(sound));
  return file;
};

export const analysisOf = async (view: AudioAnalyzerView, sound: Pcm): Promise<AnalyzedSound> => {
  const result = await view.audioAnalyzer.analyze(await placedSound(view, sound));
  if (!result.ok) throw new Error(`rejected as ${result.failure.reason}: ${result.failure.detail}`);
  return result.value;
};

export const fingerprintOf = async (view: AudioAnalyzerView, sound: Pcm): Promise<Peaks | undefined> => {
  const { fingerprint } = await analysisOf(view, sound);
  return fingerprint && peaksOf(fingerprint);
};

export const known = <Value>(value: Finding<Value>): Value => {
  if (!value.known) throw new Error(`not known: ${value.reason}`);
  return value.value;
};

/** The cosine of two embeddings of one model. */
export const likeness = (one: SoundAnalysis, other: SoundAnalysis): number => {
  const [a, b] = [known(one.embedding), known(other.embedding)];
  expect([b.model, b.version, b.values.length]).toEqual([a.model, a.version, a.values.length]);
  return a.values.reduce((sum, value, i) => sum + value * (b.values[i] ?? 0), 0);
};

/** The same by their sketches. */
export const sketchedLikeness = (one: SoundAnalysis, other: SoundAnalysis): number => {
  const [a, b] = [known(one.likeness), known(other.likeness)];
  expect(b.space).toBe(a.space);
  return nearness(coordinatesOf(a), coordinatesOf(b)) / 127 ** 2;
};
