import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';

export interface Content {
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
}

const measuring = () => {
  const digest = createHash('sha256');
  let sizeBytes = 0;
  return {
    async *through(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        digest.update(chunk);
        sizeBytes += chunk.length;
        yield chunk;
      }
    },
    content: (): Content => ({ sizeBytes, sha256: digest.digest('hex') }),
  };
};

/** Returns size and digest of a local file, or undefined if it does not exist. */
export const contentOf = async (file: string): Promise<Content | undefined> => {
  const measured = measuring();
  try {
    const chunks = createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Uint8Array>;
    for await (const _ of measured.through(chunks));
  } catch (error) {
    const { code = '' } = error as { readonly code?: string };
    if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(code)) return undefined;
    throw error;
  }
  return measured.content();
};

/** Yields the chunks of an object, and throws at their end if its digest is another one. */
export async function* checked(
  chunks: AsyncIterable<Uint8Array>,
  { key, sha256 }: { readonly key: string; readonly sha256: string | undefined },
): AsyncGenerator<Uint8Array> {
  const measured = measuring();
  yield* measured.through(chunks);
  if (measured.content().sha256 !== sha256) throw new Unavailable(`${key} was damaged in transfer`);
}

/** Writes chunks into a new local file, and returns its size and digest. */
export const written = async (chunks: AsyncIterable<Uint8Array>, file: string): Promise<Content> => {
  const measured = measuring();
  await pipeline(measured.through(chunks), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return measured.content();
};
