import { ok, type Result } from '../../../../domain/shared/result.ts';
import type { AudioRejected } from '../../../../ports/driven/media/audio-processor.ts';
import { rejected, type Sound } from '../codec.ts';
import type { Reader } from '../reader.ts';
import { mp3Frame, sameStream, type Mp3Frame } from './mp3-frame.ts';

const trailers = ['TAG', 'APETAGEX', 'LYRICSBEGIN', 'ID3', '3DI', '\0\0\0\0'];

/**
 * Returns the offset of the first frame after ID3v2 tags and zeros, or undefined if no two frames follow each
 * other there.
 */
export const firstMp3Frame = (reader: Reader): number | undefined => {
  let at = 0;
  for (let tags = 0; tags < 8 && reader.at(at, 3).toString('latin1') === 'ID3'; tags++) {
    const size = reader.at(at + 6, 4);
    if (size.length < 4 || size.some((byte) => byte > 127)) return undefined;
    at += 10 + size.reduce((sum, byte) => sum * 128 + byte, 0);
  }
  const zeros = reader.at(at, 65_536).findIndex((byte) => byte !== 0);
  const start = at + Math.max(0, zeros);
  const first = mp3Frame(reader.at(start, 4));
  if (first === undefined) return undefined;
  const second = mp3Frame(reader.at(start + first.bytes, 4));
  const alone = start + first.bytes >= reader.size;
  return alone || (second !== undefined && sameStream(first, second)) ? start : undefined;
};

/** Scans every frame, to detect truncation, gaps and wrong headers. */
export const mp3Sound = (reader: Reader, start: number): Result<Sound, AudioRejected> => {
  const first = mp3Frame(reader.at(start, 4));
  if (first === undefined) return rejected('undecodable', 'The MP3 has no first frame.');
  const { frames, at } = walked(reader, start, first);
  if (at > reader.size) return rejected('truncated', 'The MP3 ends in the middle of a frame.');
  const rest = reader.at(at, 11).toString('latin1');
  if (rest.length >= 4 && !trailers.some((trailer) => rest.startsWith(trailer))) {
    const seconds = Math.floor((frames * first.samples) / first.sampleRate);
    return rejected('undecodable', `The MP3 stream is followed by other data after ${seconds} s.`);
  }
  const tag = infoTag(reader, start, first);
  const sounding = frames - (tag === undefined ? 0 : 1);
  if (tag?.frames !== undefined && sounding < tag.frames - 1)
    return rejected('truncated', 'The MP3 ends before the sound that its header declares.');
  if (tag?.frames !== undefined && sounding > tag.frames + 1)
    return rejected(
      'undecodable',
      'The MP3 contains more than its header declares: it may be two files in one.',
    );
  return ok({
    container: 'mp3',
    sampleRate: first.sampleRate,
    channels: first.channels,
    depth: 16,
    frames: Math.max(0, sounding * first.samples - (tag?.silence ?? 0)),
  });
};

/**
 * Returns how many consecutive frames there are, and the end of the last one, which may be beyond the file.
 */
const walked = (reader: Reader, start: number, first: Mp3Frame) => {
  let [frames, at] = [0, start];
  for (let frame: Mp3Frame | undefined = first; frame !== undefined && sameStream(first, frame); frames++) {
    at += frame.bytes;
    frame = at > reader.size ? undefined : mp3Frame(reader.at(at, 4));
  }
  return { frames, at };
};

/** Returns the end of the last frame, where tags may begin; `start` is the offset of the first frame. */
export const mp3SoundEnd = (reader: Reader, start: number): number => {
  const first = mp3Frame(reader.at(start, 4));
  return first === undefined ? start : walked(reader, start, first).at;
};

/** Reads the Xing or Info tag, with the encoder's delay and padding if LAME's extension contains them. */
const infoTag = (reader: Reader, start: number, first: Mp3Frame) => {
  const bytes = Buffer.from(reader.at(start + first.tagAt, 160));
  if (bytes.length < 160 || !['Xing', 'Info'].includes(bytes.toString('latin1', 0, 4))) return undefined;
  const flags = bytes.readUInt32BE(4);
  const encoderAt =
    8 + (flags & 1 ? 4 : 0) + (flags & 2 ? 4 : 0) + (flags & 4 ? 100 : 0) + (flags & 8 ? 4 : 0);
  const encoder = bytes.toString('latin1', encoderAt, encoderAt + 4);
  const trim = bytes.readUIntBE(encoderAt + 21, 3);
  const frames = flags & 1 ? bytes.readUInt32BE(8) : undefined;
  const known = frames !== undefined && ['LAME', 'Lavf', 'Lavc'].includes(encoder);
  return { frames, silence: known ? (trim >> 12) + (trim & 0xfff) : 0 };
};
