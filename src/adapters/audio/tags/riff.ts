import type { FileTags } from '../../../domain/licensing/file-tags.ts';
import { consentFields } from './fields.ts';
import { id3Tag } from './id3.ts';

/** A chunk of a RIFF file, padded to an even length. */
export const chunk = (id: string, body: Buffer): Buffer => {
  const header = Buffer.alloc(8);
  header.write(id, 0, 'latin1');
  header.writeUInt32LE(body.length, 4);
  return Buffer.concat([header, body, Buffer.alloc(body.length % 2)]);
};

const info = (id: string, text: string): Buffer => chunk(id, Buffer.from(`${text}\0`));

/**
 * Returns the tags that players read in a WAV: a LIST of INFO chunks, which hold few of them, and all of them as ID3. In an INFO
 * list `ISRC` is the supplier of the sound, not its code.
 */
export const riffTags = (tags: FileTags): Buffer => {
  const { title, artist, album, isrc, license, termsUrl } = tags;
  const remarks = [
    `ISRC ${isrc}`,
    ...(license ? [`License ${license.licenseId}: ${license.verifyUrl}`] : []),
    `Terms: ${termsUrl}`,
    consentFields(tags)
      .map((field) => field.join('='))
      .join(', '),
  ];
  const list = [
    Buffer.from('INFO', 'latin1'),
    info('INAM', title),
    info('IART', artist),
    ...(album === undefined ? [] : [info('IPRD', album)]),
    info('ICMT', remarks.join('. ')),
  ];
  return Buffer.concat([chunk('LIST', Buffer.concat(list)), chunk('id3 ', id3Tag(tags))]);
};
