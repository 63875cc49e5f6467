import type { FileTags } from '../../../domain/licensing/file-tags.ts';
import { ownFields } from './fields.ts';

const utf8 = Buffer.of(3);
const end = Buffer.of(0);

/** 28 bits, seven to a byte (id3v2.4.0-structure, section 6.2). */
const syncSafe = (size: number): Buffer => Buffer.from([21, 14, 7, 0].map((shift) => (size >> shift) & 127));

const frame = (id: string, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, 'latin1'), syncSafe(body.length), Buffer.alloc(2), body]);
};

const text = (id: string, value: string): Buffer => frame(id, utf8, Buffer.from(value));

/** An ID3v2.4 tag without padding (id3.org/id3v2.4.0-structure). */
export const id3Tag = (tags: FileTags): Buffer => {
  const frames = Buffer.concat([
    text('TIT2', tags.title),
    text('TPE1', tags.artist),
    ...(tags.album === undefined ? [] : [text('TALB', tags.album)]),
    text('TSRC', tags.isrc),
    frame('WCOP', Buffer.from(tags.termsUrl, 'latin1')),
    ...ownFields(tags).map(([name, value]) =>
      frame('TXXX', utf8, Buffer.from(name), end, Buffer.from(value)),
    ),
  ]);
  return Buffer.concat([Buffer.from('ID3\x04\0\0', 'latin1'), syncSafe(frames.length), frames]);
};
