import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '../../../../../domain/shared/result.ts';
import type { IncomingRequest, BodyPiece } from '../../exchange.ts';
import type { FailureOfKind, Issue } from '../../problems/failures.ts';
import { pointerOf, readJson } from '../json.ts';
import { partsOf, type PartHead } from './multipart.ts';
import type { FilesShape } from '../body-shape.ts';
import type { Scratch, ScratchFile, UploadedFile } from './scratch.ts';

/** Why bytes of a body cannot be received. */
export type BytesRejected = FailureOfKind<
  'malformed-request' | 'body-too-large' | 'files-full' | 'request-timeout'
>;
export type PartsRejected = BytesRejected | FailureOfKind<'validation-failed' | 'malformed-json'>;

export interface ReceivedParts {
  /** The JSON member of a multipart body, if it was sent. */
  readonly members: Readonly<Record<string, unknown>>;
  readonly files: readonly UploadedFile[];
  /** SHA-256 of each file (hex), by the name of its part. */
  readonly digests: ReadonlyMap<string, string>;
}

interface Receiving extends FilesShape {
  /** Maximum bytes of the JSON part. */
  readonly jsonLimit: number;
}

const invalidPart = (name: string, code: string, detail: string): Result<never, PartsRejected> => {
  const issue: Issue = { in: 'body', pointer: pointerOf([name]), code, detail };
  return fail({ kind: 'validation-failed', errors: [issue] });
};

export const stopped = (why: Exclude<BodyPiece, Uint8Array>, limit: number): Result<never, BytesRejected> => {
  switch (why) {
    case 'too-large':
      return fail({ kind: 'body-too-large', limit });
    case 'too-slow':
      return fail({ kind: 'request-timeout' });
    case 'aborted':
      return fail({ kind: 'malformed-request', detail: 'The body ended too early.' });
  }
};

/** Receives and checks the bytes of one part. */
interface Taking {
  readonly limit: number;
  sizeBytes: number;
  take(bytes: Uint8Array): Promise<Result<unknown, PartsRejected>>;
  end(): Promise<Result<unknown, PartsRejected>>;
}

const takingFile = async (
  { name, filename }: PartHead,
  { limit }: Receiving,
  scratch: Scratch,
  keep: (file: UploadedFile, digest: string) => void,
): Promise<Taking> => {
  const file: ScratchFile = await scratch.create();
  const hash = createHash('sha256');
  const taking: Taking = {
    limit,
    sizeBytes: 0,
    take: (bytes) => {
      hash.update(bytes);
      return file.append(bytes);
    },
    end: async () => {
      await file.close();
      const { sizeBytes } = taking;
      if (sizeBytes === 0) return invalidPart(name, 'too_small', 'must not be empty');
      keep(
        { name, ...(filename !== undefined && { filename }), file: file.path, sizeBytes },
        hash.digest('hex'),
      );
      return ok(undefined);
    },
  };
  return taking;
};

const takingJson = (json: string, { jsonLimit }: Receiving, keep: (value: unknown) => void): Taking => {
  const chunks: Uint8Array[] = [];
  return {
    limit: jsonLimit,
    sizeBytes: 0,
    take: async (bytes) => ok(chunks.push(bytes)),
    end: async () => {
      const read = readJson(Buffer.concat(chunks));
      if (read.ok) keep(read.value);
      else if (read.failure.kind === 'malformed-json') {
        const { detail, pointer = '' } = read.failure;
        const within = detail.replace(/^The body/, `The part ${json}`);
        return fail({ kind: 'malformed-json', detail: within, pointer: pointerOf([json]) + pointer });
      } else {
        const errors = read.failure.errors.map((issue) => ({
          ...issue,
          pointer: pointerOf([json]) + issue.pointer,
        }));
        return fail({ kind: 'validation-failed', errors });
      }
      return read;
    },
  };
};

/** Reads a multipart body into a scratch folder. The first error ends the reading. */
export const receiveParts = async (
  shape: Receiving,
  boundary: string,
  incoming: IncomingRequest,
  scratch: Scratch,
): Promise<Result<ReceivedParts, PartsRejected>> => {
  const { json, names, max, total } = shape;
  const members: Record<string, unknown> = {};
  const files: UploadedFile[] = [];
  const digests = new Map<string, string>();
  const seen = new Set<string>();
  let taking: Taking | undefined;
  let current = '';

  const begin = async (head: PartHead): Promise<Result<Taking, PartsRejected>> => {
    const { name } = head;
    if (name !== json && !names.test(name)) {
      return invalidPart(name.slice(0, 100).toWellFormed(), 'unknown_field', 'is not a known part');
    }
    if (seen.has(name)) return invalidPart(name, 'repeated', 'must be given once');
    seen.add(name);
    if (name === json) return ok(takingJson(json, shape, (value) => (members[json] = value)));
    if (files.length === max) return invalidPart(name, 'too_big', `is one file more than the ${max} allowed`);
    const keep = (file: UploadedFile, digest: string): void => {
      files.push(file);
      digests.set(name, digest);
    };
    return ok(await takingFile(head, shape, scratch, keep));
  };

  for await (const event of partsOf(boundary, incoming.pieces(total))) {
    switch (event.kind) {
      case 'stopped':
        return stopped(event.why, total);
      case 'broken':
        return fail({ kind: 'malformed-request', detail: event.detail });
      case 'head': {
        const begun = await begin(event.head);
        if (!begun.ok) return begun;
        taking = begun.value;
        current = event.head.name;
        break;
      }
      case 'bytes': {
        if (!taking) break;
        taking.sizeBytes += event.bytes.length;
        if (taking.sizeBytes > taking.limit) {
          return fail({ kind: 'body-too-large', limit: taking.limit, part: current });
        }
        const taken = await taking.take(event.bytes);
        if (!taken.ok) return taken;
        break;
      }
      case 'end': {
        const ended = await taking?.end();
        if (ended?.ok === false) return ended;
        taking = undefined;
      }
    }
  }
  return ok({ members, files, digests });
};

/** Reads a body that is one file into a scratch folder. */
export const receiveWhole = async (
  limit: number,
  incoming: IncomingRequest,
  scratch: Scratch,
): Promise<Result<UploadedFile, PartsRejected>> => {
  const file = await scratch.create();
  let sizeBytes = 0;
  for await (const piece of incoming.pieces(limit)) {
    if (typeof piece === 'string') return stopped(piece, limit);
    sizeBytes += piece.length;
    const appended = await file.append(piece);
    if (!appended.ok) return appended;
  }
  await file.close();
  return ok({ name: 'body', file: file.path, sizeBytes });
};
