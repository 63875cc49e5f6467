import type { Reader } from '../codecs/reader.ts';

const headerBytes = 10;
const maxTagBytes = 64 * 1024;

/** 28 bits, seven to a byte (id3v2.4.0-structure, section 6.2). */
const fromSyncSafe = (bytes: Buffer): number => bytes.reduce((sum, byte) => sum * 128 + byte, 0);

/** Returns the names of the user-defined text fields (TXXX) of the ID3v2.4 tag that begins a file. */
const userDefinedFields = (reader: Reader): readonly string[] => {
  const header = Buffer.from(reader.at(0, headerBytes));
  if (header.length < headerBytes || !header.subarray(0, 4).equals(Buffer.from('ID3\x04', 'latin1')))
    return [];
  const tag = Buffer.from(reader.at(headerBytes, Math.min(fromSyncSafe(header.subarray(6)), maxTagBytes)));
  const names: string[] = [];
  for (let at = 0; at + headerBytes <= tag.length;) {
    const id = tag.toString('latin1', at, at + 4);
    const [from, to] = [at + headerBytes, at + headerBytes + fromSyncSafe(tag.subarray(at + 4, at + 8))];
    // The first byte of a text frame names its encoding; the name of the field ends with a zero byte.
    if (id === 'TXXX')
      names.push(tag.toString('utf8', from + 1, Math.max(from + 1, tag.indexOf(0, from + 1))));
    at = to;
  }
  return names;
};

/** Whether a file carries the tags of our previews: a track, but no license. A file without its tags is not recognized. */
export const isTaggedAsPreview = (reader: Reader): boolean => {
  const names = userDefinedFields(reader);
  return names.includes('TRACK_ID') && names.includes('TDM_DATA_MINING') && !names.includes('LICENSE_ID');
};
