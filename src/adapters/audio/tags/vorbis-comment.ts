import type { FileTags } from '../../../domain/licensing/file-tags.ts';
import { ownFields } from './fields.ts';

const counted = (text: string): Buffer => {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([length, bytes]);
};

/** The fields of a Vorbis comment, with the names that xiph.org/vorbis/doc/v-comment.html recommends. */
export const vorbisComment = (tags: FileTags, vendor: string): Buffer => {
  const fields = [
    ['TITLE', tags.title],
    ['ARTIST', tags.artist],
    ...(tags.album === undefined ? [] : [['ALBUM', tags.album] as const]),
    ['ISRC', tags.isrc],
    ['LICENSE', tags.termsUrl],
    ...ownFields(tags),
  ] as const;
  const count = Buffer.alloc(4);
  count.writeUInt32LE(fields.length);
  return Buffer.concat([
    counted(vendor),
    count,
    ...fields.map(([name, value]) => counted(`${name}=${value}`)),
  ]);
};
