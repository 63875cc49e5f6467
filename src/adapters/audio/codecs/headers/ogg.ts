import { ok, type Result } from '../../../../domain/shared/result.ts';
import type { AudioRefused } from '../../../../ports/driven/audio-workshop.ts';
import { refused, type Sound } from '../codec.ts';
import type { Reader } from '../reader.ts';

const flags = { first: 2, last: 4 };
const headerBytes = 27;
/** Of half an hour in pages of 2 ms, which nobody writes. */
const mostPages = 1_000_000;
const damaged = refused('undecodable', 'The Ogg is damaged: a page of it does not add up.');
const cut = refused('truncated', 'The Ogg ends before its sound does.');

/** One logical Vorbis stream in Ogg (RFC 3533), walked page by page to its last. */
export const oggSound = (reader: Reader): Result<Sound, AudioRefused> => {
  let sound: Omit<Sound, 'frames'> | undefined;
  let serial: number | undefined;
  for (let at = 0, sequence = 0; at < reader.size; sequence++) {
    const page = pageAt(reader, at);
    if (page === undefined) return cut;
    if (page === 'damaged' || sequence > mostPages) return damaged;
    if (sound === undefined) {
      const read = vorbisSound(page.body);
      if (!read.ok) return read;
      sound = read.value;
      serial = page.serial;
    }
    if (page.serial !== serial) return refused('undecodable', 'The Ogg holds more than one stream.');
    if (page.sequence !== sequence) return damaged;
    at += page.length;
    if ((page.type & flags.last) === 0) continue;
    if (at < reader.size) return refused('undecodable', 'The Ogg goes on after the end of its stream.');
    return ok({ ...sound, frames: page.granule });
  }
  return cut;
};

const pageAt = (reader: Reader, at: number) => {
  const header = reader.at(at, headerBytes + 255);
  if (header.length < headerBytes) return undefined;
  if (header.toString('latin1', 0, 4) !== 'OggS' || header.readUInt8(4) !== 0) return 'damaged';
  const segments = header.readUInt8(26);
  let bodyLength = 0;
  for (const lacing of header.subarray(headerBytes, headerBytes + segments)) bodyLength += lacing;
  const length = headerBytes + segments + bodyLength;
  const page = Buffer.from(reader.at(at, length));
  if (page.length < length) return undefined;
  const checksum = page.readUInt32LE(22);
  page.writeUInt32LE(0, 22);
  if (crc(page) !== checksum) return 'damaged';
  return {
    type: page.readUInt8(5),
    granule: Number(page.readBigInt64LE(6)),
    serial: page.readUInt32LE(14),
    sequence: page.readUInt32LE(18),
    body: page.subarray(headerBytes + segments),
    length,
  };
};

/** The identification header (Vorbis I, section 4.2.2). */
const vorbisSound = (packet: Buffer): Result<Omit<Sound, 'frames'>, AudioRefused> => {
  if (packet.length < 30 || packet.toString('latin1', 0, 7) !== '\x01vorbis')
    return refused('unknown-format', 'The Ogg does not hold Vorbis.');
  const channels = packet.readUInt8(11);
  if (channels > 2)
    return refused('too-many-channels', `The Ogg has ${channels} channels; at most 2 are taken.`);
  if (channels < 1) return damaged;
  const sampleRate = packet.readUInt32LE(12);
  return ok({ container: 'ogg', sampleRate, channels: channels === 1 ? 1 : 2, depth: 16 });
};

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte << 24;
  for (let bit = 0; bit < 8; bit++) remainder = (remainder << 1) ^ (remainder < 0 ? 0x04c11db7 : 0);
  return remainder;
});

/** CRC-32 as Ogg has it: not reflected, begun at 0. */
const crc = (bytes: Buffer): number => {
  let value = 0;
  for (let i = 0; i < bytes.length; i++)
    value = (value << 8) ^ (crcTable[((value >>> 24) ^ (bytes[i] ?? 0)) & 255] ?? 0);
  return value >>> 0;
};
