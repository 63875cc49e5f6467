import { ok, type Result } from '../../../../../domain/shared/result.ts';
import type { IncomingRequest } from '../../exchange.ts';
import { stopped, type BytesRejected } from './parts.ts';
import type { Scratch, ScratchFile, UploadedFile } from './scratch.ts';

/**
 * Returns the bytes of a body as files of at most this size. A file is deleted when the next one is requested. The last result can be why
 * the body ended early; the bytes before it are a file all the same, unless `remainder` is 'omitted'.
 */
export type Slices = (
  sliceBytes: number,
  remainder?: 'returned' | 'omitted',
) => AsyncIterable<Result<UploadedFile, BytesRejected>>;

interface Slice {
  readonly file: ScratchFile;
  sizeBytes: number;
}

/** Returns the slices of a body of at most `limit` bytes, which is read while they are used. */
export const slicesOf = (limit: number, incoming: IncomingRequest, scratch: Scratch): Slices =>
  async function* (sliceBytes, remainder = 'returned') {
    let current: Slice | undefined;
    async function* finished(): AsyncGenerator<Result<UploadedFile, BytesRejected>> {
      if (!current) return;
      const { file, sizeBytes } = current;
      current = undefined;
      await file.close();
      yield ok({ name: 'body', file: file.path, sizeBytes });
      await file.remove();
    }

    const ended = async function* (why: Result<never, BytesRejected>) {
      if (remainder === 'returned') yield* finished();
      yield why;
    };

    for await (const piece of incoming.pieces(limit)) {
      if (typeof piece === 'string') return yield* ended(stopped(piece, limit));
      for (let rest = piece; rest.length > 0;) {
        current ??= { file: await scratch.create(), sizeBytes: 0 };
        const some = rest.subarray(0, sliceBytes - current.sizeBytes);
        const appended = await current.file.append(some);
        if (!appended.ok) return yield* ended(appended);
        current.sizeBytes += some.length;
        rest = rest.subarray(some.length);
        if (current.sizeBytes === sliceBytes) yield* finished();
      }
    }
    yield* finished();
  };
