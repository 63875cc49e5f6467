import type { FileTags } from '../../../domain/licensing/file-tags.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioRejected } from '../../../ports/driven/media/audio-processor.ts';
import { rejected } from '../codecs/codec.ts';
import { flacBlocks } from '../codecs/headers/flac.ts';
import { firstMp3Frame, mp3SoundEnd } from '../codecs/headers/mp3.ts';
import { wavLayout } from '../codecs/headers/wav.ts';
import type { Reader } from '../codecs/reader.ts';
import { readSound } from '../codecs/source.ts';
import { id3Tag } from './id3.ts';
import { taggedOgg } from './ogg.ts';
import type { Part } from './part.ts';
import { chunk, riffTags } from './riff.ts';
import { vorbisComment } from './vorbis-comment.ts';

/**
 * Returns the parts of a file with these tags and no others: the sound of the source, byte for byte, and what
 * players need.
 */
export const taggedParts = (reader: Reader, tags: FileTags): Result<readonly Part[], AudioRejected> => {
  const sound = readSound(reader);
  if (!sound.ok) return sound;
  switch (sound.value.container) {
    case 'mp3':
      return mp3Parts(reader, tags);
    case 'flac':
      return flacParts(reader, tags);
    case 'ogg':
      return taggedOgg(reader, tags);
    case 'wav':
      return wavParts(reader, tags);
  }
};

const mp3Parts = (reader: Reader, tags: FileTags): Result<readonly Part[], AudioRejected> => {
  const from = firstMp3Frame(reader);
  if (from === undefined) return rejected('undecodable', 'The MP3 has no first frame.');
  return ok([id3Tag(tags), { from, to: mp3SoundEnd(reader, from) }]);
};

const vendor = 'Platform Licensing API';
const [commentBlock, lastBlock] = [4, 0x80];
/**
 * STREAMINFO and SEEKTABLE; padding, pictures and other blocks are not needed for the
 * sound.
 */
const keptBlocks = [0, 3];

const flacParts = (reader: Reader, tags: FileTags): Result<readonly Part[], AudioRejected> => {
  const { blocks, soundAt } = flacBlocks(reader);
  if (soundAt === undefined) return rejected('truncated', 'The FLAC ends before its sound begins.');
  const kept = blocks
    .filter(({ type }) => keptBlocks.includes(type))
    .map(({ at, length }) => {
      const block = Buffer.from(reader.at(at, length));
      block.writeUInt8(block.readUInt8(0) & ~lastBlock, 0);
      return block;
    });
  const comment = vorbisComment(tags, vendor);
  const header = Buffer.alloc(4);
  header.writeUInt8(lastBlock | commentBlock, 0);
  header.writeUIntBE(comment.length, 1, 3);
  return ok([Buffer.from('fLaC'), ...kept, header, comment, { from: soundAt, to: reader.size }]);
};

const wavParts = (reader: Reader, tags: FileTags): Result<readonly Part[], AudioRejected> => {
  const read = wavLayout(reader);
  if (!read.ok) return fail(read.failure);
  const { format, dataAt, bytesPerFrame, sound } = read.value;
  const dataBytes = sound.frames * bytesPerFrame;
  const described = chunk('fmt ', format);
  const after = Buffer.concat([Buffer.alloc(dataBytes % 2), riffTags(tags)]);
  const head = Buffer.alloc(12);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(4 + described.length + 8 + dataBytes + after.length, 4);
  head.write('WAVE', 8, 'latin1');
  const dataHeader = Buffer.alloc(8);
  dataHeader.write('data', 0, 'latin1');
  dataHeader.writeUInt32LE(dataBytes, 4);
  return ok([head, described, dataHeader, { from: dataAt, to: dataAt + dataBytes }, after]);
};
