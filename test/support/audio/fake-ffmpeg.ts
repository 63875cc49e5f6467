import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAudioProcessor, type AudioProcessorSettings } from '../../../src/adapters/audio/index.ts';
import { oggPage, vorbisHead } from './audio-bytes.ts';

const encoders = ['libmp3lame', 'libvorbis', 'flac', 'pcm_s16le', 'pcm_s24le'];

/** A program that says it encodes all that is needed, notes every call, and then does what `script` says. */
export const fakeFfmpeg = async (folder: string, script: string, able: readonly string[] = encoders) => {
  const path = join(folder, 'ffmpeg');
  const notes = join(folder, 'notes');
  const list = able.map((name) => `echo ' A....D ${name} some words'`).join('\n');
  await writeFile(notes, '');
  await writeFile(
    path,
    `#!/bin/sh\nif [ "$2" = -encoders ]; then\n${list}\nexit 0\nfi\n{ echo "$$ $*"; env; } >>'${notes}'\n${script}\n`,
  );
  await chmod(path, 0o755);
  return { path, notes: () => readFile(notes, 'utf8') };
};

/** An Ogg that declares two seconds of sound; the fake decides its samples. WAV and FLAC would be decoded without it. */
export const soundAt = (sampleRate: number): Buffer =>
  Buffer.concat([
    oggPage({ type: 2, sequence: 0, body: vorbisHead(1, sampleRate) }),
    oggPage({ type: 0, sequence: 1, granule: sampleRate, body: Buffer.alloc(600, 1) }),
    oggPage({ type: 4, sequence: 2, granule: 2 * sampleRate, body: Buffer.alloc(10) }),
  ]);

/** An audio processor on a fake ffmpeg, with a folder that holds one sound. */
export const withFake = async (
  script: string,
  settings: AudioProcessorSettings,
  story: (given: {
    audioProcessor: ReturnType<typeof openAudioProcessor>;
    notes: () => Promise<string>;
    folder: string;
    file: string;
  }) => Promise<void>,
) => {
  const folder = await mkdtemp(join(tmpdir(), 'audio-'));
  const { path, notes } = await fakeFfmpeg(folder, script);
  const audioProcessor = openAudioProcessor({ ffmpegPath: path, workers: 1, ...settings });
  const file = join(folder, 'tone.ogg');
  try {
    await writeFile(file, soundAt(8000));
    await story({ audioProcessor, notes, folder, file });
  } finally {
    await audioProcessor.close();
    await rm(folder, { recursive: true });
  }
};

/** Whether a process of that id is there. */
export const alive = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

/** Waits for a condition to become true; fails after twenty seconds. */
export const eventually = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 1000; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it did not come about within twenty seconds');
};
