import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import { fail, ok, type Result } from '../../../../domain/shared/result.ts';
import { invalid } from './bounds.ts';
import type { IncomingRequest } from '../exchange.ts';
import type { FailureOfKind, Issue } from '../problems/failures.ts';
import { issuesOf } from './issues.ts';
import { readJson } from './json.ts';
import { longListsIn } from './list-lengths.ts';
import { pairsOf } from './query.ts';
import { boundaryOf } from './files/multipart.ts';
import { slicesOf, type Slices } from './files/slices.ts';
import { receiveParts, receiveWhole, type PartsRejected } from './files/parts.ts';
import type { BodyShape } from './body-shape.ts';
import type { Scratch, UploadedFile } from './files/scratch.ts';

type Invalid = FailureOfKind<'validation-failed'>;
type BodyRejected = PartsRejected | FailureOfKind<'unsupported-media-type'>;

export interface ReceivedPayload {
  readonly value: unknown;
  /** The payload as it was sent, before defaults. A repeated Idempotency-Key must come with the same. */
  readonly raw: unknown;
  readonly files?: readonly UploadedFile[];
  /** Present if the body is a stream, which was not read yet. */
  readonly slices?: Slices;
  /** Present unless the body was multipart. */
  readonly bytes?: Uint8Array;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
export const multipart = 'multipart/form-data';
const usualLimit = 256 * 1024;

export const acceptedTypes = (shape: BodyShape): readonly string[] => {
  const { accepts = 'json', files } = shape;
  const whole = shape.file ?? shape.stream;
  if (whole) return whole.types;
  if (files) return [...(files.json === undefined ? [] : [json]), multipart];
  return { json: [json], form: [form], 'json-or-form': [form, json] }[accepts];
};

/** Returns the media type without parameters. A charset other than UTF-8 makes it another type. */
const mediaTypeOf = (contentType: string): string => {
  const [type = '', ...parameters] = contentType.split(';').map((piece) => piece.trim().toLowerCase());
  const foreign = parameters.some((one) => one.startsWith('charset=') && !/^charset="?utf-8"?$/.test(one));
  return foreign ? contentType : type;
};

const rejected = (errors: readonly Issue[]): Result<never, Invalid> =>
  fail({ kind: 'validation-failed', errors });

const checked = (schema: z.ZodType, place: Issue['in'], input: unknown): Result<unknown, Invalid> => {
  const tooLong = longListsIn(schema, input);
  if (tooLong.length > 0) return invalid(issuesOf(tooLong, place, input));
  const parsed = schema.safeParse(input);
  return parsed.success ? ok(parsed.data) : invalid(issuesOf(parsed.error.issues, place, input));
};

const readForm = (bytes: Uint8Array): Result<unknown, BodyRejected> => {
  const pairs = pairsOf(Buffer.from(bytes).toString('latin1'));
  if (!pairs.ok) {
    return rejected(pairs.failure.errors.map((issue) => ({ ...issue, in: 'body' as const })));
  }
  const repeated = [...pairs.value].filter(([, values]) => values.length > 1);
  if (repeated.length > 0) {
    return rejected(
      repeated.map(([name]): Issue => ({
        in: 'body',
        pointer: `/${name}`,
        code: 'repeated',
        detail: 'must be given once',
      })),
    );
  }
  return ok(Object.fromEntries([...pairs.value].map(([name, [value]]) => [name, value])));
};

/** A body as it was received. */
export interface ReceivedBytes {
  readonly bytes: Uint8Array;
  /** Content-Type; undefined when the request has none. */
  readonly type: string | undefined;
}

const isTaken = (accepted: readonly string[], { headers }: IncomingRequest): boolean => {
  const type = headers['content-type'];
  const coded = headers['content-encoding'];
  return (
    (type === undefined || accepted.includes(mediaTypeOf(type))) &&
    (coded === undefined || coded.toLowerCase() === 'identity')
  );
};

/** Reads a body that the route accepts, without parsing it. */
export const receiveBytes = async (
  shape: BodyShape,
  incoming: IncomingRequest,
): Promise<Result<ReceivedBytes, BodyRejected>> => {
  const limit = shape.limit ?? usualLimit;
  const accepted = acceptedTypes(shape);
  const type = incoming.headers['content-type'];
  if (!isTaken(accepted, incoming)) return fail({ kind: 'unsupported-media-type', accepted });
  const bytes = await incoming.body(limit);
  if (bytes === 'too-large') return fail({ kind: 'body-too-large', limit });
  if (bytes === 'aborted') return fail({ kind: 'malformed-request', detail: 'The body ended too early.' });
  return ok({ bytes, type });
};

/** Parses and checks a body. */
export const readBody = (
  shape: BodyShape,
  { bytes, type }: ReceivedBytes,
): Result<ReceivedPayload, BodyRejected> => {
  if (bytes.length === 0) {
    const nothing = checked(shape.schema, 'body', undefined);
    return nothing.ok ? ok({ value: nothing.value, raw: undefined }) : nothing;
  }
  if (type === undefined) return fail({ kind: 'unsupported-media-type', accepted: acceptedTypes(shape) });
  const raw = mediaTypeOf(type) === form ? readForm(bytes) : readJson(bytes);
  if (!raw.ok) return raw;
  const value = checked(shape.schema, 'body', raw.value);
  return value.ok ? ok({ value: value.value, raw: raw.value, bytes }) : value;
};

const noBoundary: Issue = {
  in: 'header',
  pointer: 'Content-Type',
  code: 'invalid_format',
  detail: 'must name the boundary',
};

/** Receives a file that is the whole body. */
const receiveFile = async (
  shape: Extract<BodyShape, { readonly file: object }>,
  incoming: IncomingRequest,
  scratch: Scratch,
): Promise<Result<ReceivedPayload, BodyRejected>> => {
  const { types } = shape.file;
  if (incoming.headers['content-type'] === undefined || !isTaken(types, incoming))
    return fail({ kind: 'unsupported-media-type', accepted: types });
  const received = await receiveWhole(shape.limit, incoming, scratch);
  return received.ok ? ok({ value: undefined, raw: undefined, files: [received.value] }) : received;
};

/** Accepts a body that is read by its handler. */
const receiveStream = (
  { limit, stream: { types } }: Extract<BodyShape, { readonly stream: object }>,
  incoming: IncomingRequest,
  scratch: Scratch,
): Result<ReceivedPayload, BodyRejected> =>
  incoming.headers['content-type'] === undefined || !isTaken(types, incoming)
    ? fail({ kind: 'unsupported-media-type', accepted: types })
    : ok({ value: undefined, raw: undefined, slices: slicesOf(limit, incoming, scratch) });

/** Reads and checks a body. It may be multipart if there is a scratch folder, in which its files are stored. */
export const receive = async (
  shape: BodyShape,
  incoming: IncomingRequest,
  scratch: Scratch | undefined,
): Promise<Result<ReceivedPayload, BodyRejected>> => {
  if (shape.file && scratch) return receiveFile(shape, incoming, scratch);
  if (shape.stream && scratch) return receiveStream(shape, incoming, scratch);
  const type = incoming.headers['content-type'] ?? '';
  if (!shape.files || !scratch || mediaTypeOf(type) !== multipart || !isTaken([multipart], incoming)) {
    const received = await receiveBytes(shape, incoming);
    return received.ok ? readBody(shape, received.value) : received;
  }
  const boundary = boundaryOf(type);
  if (boundary === undefined) return rejected([noBoundary]);
  const taken = { ...shape.files, jsonLimit: shape.limit ?? usualLimit };
  const parts = await receiveParts(taken, boundary, incoming, scratch);
  if (!parts.ok) return parts;
  const { members, files, digests } = parts.value;
  const value = checked(shape.schema, 'body', members);
  if (!value.ok) return value;
  return ok({ value: value.value, raw: { members, files: Object.fromEntries(digests) }, files });
};

/** Builds the reader of the headers that a route declares; others are ignored. */
export const headerReader = (schema: z.ZodObject) => {
  const names = Object.keys(schema.shape);
  return (headers: IncomingHttpHeaders): Result<unknown, Invalid> => {
    const sent = names.filter((name) => headers[name] !== undefined);
    return checked(schema, 'header', Object.fromEntries(sent.map((name) => [name, headers[name]])));
  };
};

export const paramsReader =
  (schema: z.ZodObject) =>
  (params: Readonly<Record<string, unknown>>): Result<unknown, Invalid> =>
    checked(schema, 'path', params);
