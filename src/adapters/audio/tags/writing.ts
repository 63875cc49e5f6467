import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { FileTags } from '../../../domain/licensing/file-tags.ts';
import { ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioRejected } from '../../../ports/driven/media/audio-processor.ts';
import { Unavailable } from '../../../ports/driven/shared/unavailable.ts';
import type { AudioCodec } from '../codecs/codec.ts';
import { fileReader } from '../codecs/reader.ts';
import { taggedParts } from './layout.ts';
import type { Part } from './part.ts';

const chunkBytes = 256 * 1024;

/** Copies a file of audio with these tags in place of its own. The sound stays the same, byte for byte. */
export const writeTagged = (file: string, into: string, tags: FileTags): Result<void, AudioRejected> => {
  const source = openSync(file, 'r');
  try {
    const reader = fileReader(source, fstatSync(source).size);
    const parts = taggedParts(reader, tags);
    if (!parts.ok) return parts;
    const target = openSync(into, 'w');
    try {
      for (const part of parts.value)
        for (const bytes of bytesOf(part, (at, length) => reader.at(at, length))) fully(target, bytes);
    } finally {
      closeSync(target);
    }
    return ok(undefined);
  } finally {
    closeSync(source);
  }
};

function* bytesOf(part: Part, read: (at: number, length: number) => Buffer): Generator<Buffer> {
  if (Buffer.isBuffer(part)) {
    yield part;
    return;
  }
  for (let at = part.from; at < part.to; at += chunkBytes) yield read(at, Math.min(chunkBytes, part.to - at));
}

/** Retries partial writes, which a full disk can cause. */
const fully = (target: number, bytes: Buffer): void => {
  for (let written = 0; written < bytes.length;) {
    const more = writeSync(target, bytes, written);
    if (more === 0) throw new Unavailable('the tagged file was not written completely');
    written += more;
  }
};

/** Returns a codec that tags encoded files if the encoding contains tags. */
export const tagging = (codec: AudioCodec): AudioCodec => ({
  decode: codec.decode,
  encode: async (stream, encoding, into) => {
    const encoded = await codec.encode(stream, encoding, into);
    if (!encoded.ok || encoding.tags === undefined) return encoded;
    const tagged = `${into}.tagged`;
    try {
      const written = writeTagged(into, tagged, encoding.tags);
      if (!written.ok)
        throw new Unavailable(`the ${encoding.format} was not written completely: ${written.failure.detail}`);
      await rename(tagged, into);
    } finally {
      await rm(tagged, { force: true });
    }
    return encoded;
  },
});
