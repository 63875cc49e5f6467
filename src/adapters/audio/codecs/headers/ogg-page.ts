import type { Reader } from '../reader.ts';

const headerBytes = 27;

/** A page of an Ogg stream (RFC 3533, section 6). */
export interface OggPage {
  readonly type: number;
  readonly granule: number;
  readonly serial: number;
  readonly sequence: number;
  /** The lengths of its segments. */
  readonly lacing: Uint8Array;
  readonly body: Buffer;
  /** The length of the page, including the header. */
  readonly length: number;
}

/** Returns the page at an offset, or undefined if the file ends before it does. */
export const oggPage = (reader: Reader, at: number): OggPage | 'damaged' | undefined => {
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
    lacing: page.subarray(headerBytes, headerBytes + segments),
    body: page.subarray(headerBytes + segments),
    length,
  };
};

interface NewPage extends Pick<OggPage, 'type' | 'serial' | 'sequence'> {
  readonly granule: bigint;
  /** At most 255 segments of at most 255 bytes. */
  readonly segments: readonly Buffer[];
}

export const writtenPage = ({ type, granule, serial, sequence, segments }: NewPage): Buffer => {
  const header = Buffer.alloc(headerBytes);
  header.write('OggS', 0, 'latin1');
  header.writeUInt8(type, 5);
  header.writeBigInt64LE(granule, 6);
  header.writeUInt32LE(serial, 14);
  header.writeUInt32LE(sequence, 18);
  header.writeUInt8(segments.length, 26);
  const page = Buffer.concat([header, Buffer.from(segments.map(({ length }) => length)), ...segments]);
  page.writeUInt32LE(crc(page), 22);
  return page;
};

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte << 24;
  for (let bit = 0; bit < 8; bit++) remainder = (remainder << 1) ^ (remainder < 0 ? 0x04c11db7 : 0);
  return remainder;
});

/** CRC-32 as Ogg defines it: not reflected, with the initial value 0. */
const crc = (bytes: Buffer): number => {
  let value = 0;
  for (let i = 0; i < bytes.length; i++)
    value = (value << 8) ^ (crcTable[((value >>> 24) ^ (bytes[i] ?? 0)) & 255] ?? 0);
  return value >>> 0;
};
