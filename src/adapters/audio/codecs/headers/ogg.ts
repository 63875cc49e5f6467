import { ok, type Result } from '../../../../domain/shared/result.ts';
import type { AudioRejected } from '../../../../ports/driven/media/audio-processor.ts';
import { rejected, type Sound } from '../codec.ts';
import type { Reader } from '../reader.ts';
import { oggPage } from './ogg-page.ts';

const flags = { first: 2, last: 4 };
/** Half an hour in pages of 2 ms, which no encoder writes. */
const maxPages = 1_000_000;
const damaged = rejected('undecodable', 'The Ogg is damaged: a page is invalid.');
const cut = rejected('truncated', 'The Ogg ends before its sound does.');

/** Reads one logical Vorbis stream in Ogg (RFC 3533), page by page to its last. */
export const oggSound = (reader: Reader): Result<Sound, AudioRejected> => {
  let sound: Omit<Sound, 'frames'> | undefined;
  let serial: number | undefined;
  for (let at = 0, sequence = 0; at < reader.size; sequence++) {
    const page = oggPage(reader, at);
    if (page === undefined) return cut;
    if (page === 'damaged' || sequence > maxPages) return damaged;
    if (sound === undefined) {
      const read = vorbisSound(page.body);
      if (!read.ok) return read;
      sound = read.value;
      serial = page.serial;
    }
    if (page.serial !== serial) return rejected('undecodable', 'The Ogg contains more than one stream.');
    if (page.sequence !== sequence) return damaged;
    at += page.length;
    if ((page.type & flags.last) === 0) continue;
    if (at < reader.size) return rejected('undecodable', 'The Ogg continues after the end of its stream.');
    return ok({ ...sound, frames: page.granule });
  }
  return cut;
};

/** The identification header (Vorbis I, section 4.2.2). */
const vorbisSound = (packet: Buffer): Result<Omit<Sound, 'frames'>, AudioRejected> => {
  if (packet.length < 30 || packet.toString('latin1', 0, 7) !== '\x01vorbis')
    return rejected('unknown-format', 'The Ogg does not contain Vorbis.');
  const channels = packet.readUInt8(11);
  if (channels > 2)
    return rejected('too-many-channels', `The Ogg has ${channels} channels; at most 2 are supported.`);
  if (channels < 1) return damaged;
  const sampleRate = packet.readUInt32LE(12);
  return ok({ container: 'ogg', sampleRate, channels: channels === 1 ? 1 : 2, depth: 16 });
};
