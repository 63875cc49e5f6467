import { constants, closeSync, fstatSync, openSync } from 'node:fs';
import { extname } from 'node:path';
import type { AudioFormat } from '../../../domain/catalog/audio.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioRejected } from '../../../ports/driven/media/audio-processor.ts';
import type { AudioLimits } from '../limits.ts';
import { formatNames, rejection, rejected, type Sound, type Source } from './codec.ts';
import { flacSound } from './headers/flac.ts';
import { firstMp3Frame, mp3Sound } from './headers/mp3.ts';
import { oggSound } from './headers/ogg.ts';
import { wavLayout } from './headers/wav.ts';
import { fileReader, type Reader } from './reader.ts';

const extensions: Readonly<Record<string, AudioFormat>> = {
  '.mp3': 'mp3',
  '.wav': 'wav',
  '.wave': 'wav',
  '.flac': 'flac',
  '.ogg': 'ogg',
  '.oga': 'ogg',
};

/**
 * Opens a file and checks its actual format and its headers against the limits before any decoder reads it.
 * The caller closes it. A file that cannot be opened is an exception.
 */
export const openSource = (file: string, limits: AudioLimits): Result<Source, AudioRejected> => {
  // Without O_NONBLOCK, opening a named pipe would block forever.
  const fd = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  const looked = look(fd, extensions[extname(file).toLowerCase()], limits);
  if (!looked.ok) closeSync(fd);
  return looked;
};

const look = (
  fd: number,
  claimed: AudioFormat | undefined,
  limits: AudioLimits,
): Result<Source, AudioRejected> => {
  const stat = fstatSync(fd);
  if (!stat.isFile()) return rejected('unknown-format', 'This is not a plain file.');
  if (stat.size > limits.maxBytes)
    return rejected(
      'too-large',
      `The file is ${mebibytes(stat.size)} MiB; at most ${mebibytes(limits.maxBytes)} MiB are accepted.`,
    );
  const reader = fileReader(fd, stat.size);
  const read = readSound(reader, claimed);
  if (!read.ok) return read;
  const breach = breachOf(read.value, limits);
  return breach === undefined ? ok({ fd, reader, sound: read.value }) : fail(breach);
};

const mebibytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1).replace(/\.0$/, '');

/** Identifies a file by its first bytes; its name must not contradict them. */
export const readSound = (reader: Reader, claimed?: AudioFormat): Result<Sound, AudioRejected> => {
  const magic = reader.at(0, 12).toString('latin1');
  const mp3At = firstMp3Frame(reader);
  const container =
    magic.startsWith('RIFF') && magic.endsWith('WAVE')
      ? 'wav'
      : magic.startsWith('fLaC')
        ? 'flac'
        : magic.startsWith('OggS')
          ? 'ogg'
          : mp3At !== undefined
            ? 'mp3'
            : undefined;
  if (container === undefined)
    return rejected('unknown-format', 'The file is neither MP3, WAV, FLAC nor Ogg Vorbis.');
  if (claimed !== undefined && claimed !== container)
    return rejected(
      'not-what-it-says',
      `The file is named as ${formatNames[claimed]} but contains ${formatNames[container]}.`,
    );
  if (container === 'flac') return flacSound(reader);
  if (container === 'ogg') return oggSound(reader);
  if (container === 'mp3') return mp3Sound(reader, mp3At ?? 0);
  const layout = wavLayout(reader);
  return layout.ok ? ok(layout.value.sound) : layout;
};

const breachOf = ({ sampleRate, frames }: Sound, limits: AudioLimits) => {
  if (sampleRate < limits.minSampleRate || sampleRate > limits.maxSampleRate) {
    const [min, max] = [limits.minSampleRate / 1000, limits.maxSampleRate / 1000];
    return rejection(
      'sample-rate',
      `The sample rate of the file is ${sampleRate} Hz; ${min} to ${max} kHz are supported.`,
    );
  }
  return frames === undefined ? undefined : lengthBreach(frames / sampleRate, limits);
};

export const lengthBreach = (seconds: number, { minSeconds, maxSeconds }: AudioLimits) =>
  seconds < minSeconds
    ? rejection('too-short', `The sound lasts ${seconds.toFixed(3)} s; ${minSeconds} s is the minimum.`)
    : seconds > maxSeconds
      ? rejection(
          'too-long',
          `The sound lasts longer than the ${maxSeconds / 60} minutes that are supported.`,
        )
      : undefined;
