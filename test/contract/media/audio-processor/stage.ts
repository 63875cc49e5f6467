import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AudioFormat } from '../../../../src/domain/catalog/audio.ts';
import type { Result } from '../../../../src/domain/shared/result.ts';
import type { AudioRejected, AudioProcessor } from '../../../../src/ports/driven/media/audio-processor.ts';
import { aTune } from '../../../support/audio/sounds.ts';
import { wavBytes, wavInts, wavMono } from '../../../support/audio/wav.ts';

/** An audio processor, and an empty folder to work in. */
export interface AudioProcessorView {
  readonly audioProcessor: AudioProcessor;
  readonly folder: string;
}

/** Made once: it takes a moment. */
export const theTuneSeconds = 3;
export const theTune = aTune({ seconds: theTuneSeconds, seed: 'the tune' });
export const theTuneAsWav = wavBytes(theTune);

export const placed = async (folder: string, name: string, bytes: Buffer): Promise<string> => {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return file;
};

export const filesIn = async (folder: string): Promise<readonly string[]> => (await readdir(folder)).sort();

export const taken = <Value>(result: Result<Value, AudioRejected>): Value => {
  if (!result.ok) throw new Error(`rejected as ${result.failure.reason}: ${result.failure.detail}`);
  return result.value;
};

/** The tune in another format, made by the audio processor itself. */
export const theTuneAs = async (
  { audioProcessor, folder }: AudioProcessorView,
  format: AudioFormat,
  wav: Buffer = theTuneAsWav,
): Promise<Buffer> => {
  const source = await placed(folder, 'source.wav', wav);
  const rendered = join(folder, `rendered.${format}`);
  taken(await audioProcessor.render(source, rendered, format));
  return readFile(rendered);
};

const encoded = new Map<AudioFormat, Promise<Buffer>>();

/** The tune in another format, where it does not matter which processor made it: made once. */
export const someTuneAs = async (view: AudioProcessorView, format: AudioFormat): Promise<Buffer> => {
  const created = encoded.get(format) ?? theTuneAs(view, format);
  encoded.set(format, created);
  return Buffer.from(await created);
};

const asWav = async ({ audioProcessor, folder }: AudioProcessorView, file: string): Promise<Buffer> => {
  const decoded = join(folder, 'decoded.wav');
  taken(await audioProcessor.render(file, decoded, 'wav'));
  return readFile(decoded);
};

/** Returns the decoded samples of a file. */
export const decodedFrom = async (view: AudioProcessorView, file: string) => wavInts(await asWav(view, file));
export const monoDecodedFrom = async (view: AudioProcessorView, file: string) =>
  wavMono(await asWav(view, file));
