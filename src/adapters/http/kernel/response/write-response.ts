import { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import { acceptsGzip } from '../request/accept.ts';
import { namesTag, rangeOf, tagOf } from './conditional.ts';
import type { IncomingRequest, OutgoingResponse, Trace } from '../exchange.ts';
import type { Failure } from '../problems/failures.ts';
import type { StaticHeaders } from './headers.ts';
import { pushLimit } from './rate-limit-headers.ts';
import type { AnyResponse, RangedBytes } from './response-shape.ts';

interface Circumstances {
  readonly incoming: IncomingRequest;
  readonly trace: Trace;
  readonly staticHeaders: StaticHeaders;
  readonly gzip: boolean;
}

type Written = OutgoingResponse | Failure;
const compress = promisify(gzip);

/** Bytes that are sent repeatedly are compressed once. */
const packed = new WeakMap<Uint8Array, Promise<Uint8Array>>();

const compressedOnce = (body: string | Uint8Array): Promise<Uint8Array> => {
  if (typeof body === 'string') return compress(body);
  const known = packed.get(body) ?? compress(body);
  packed.set(body, known);
  return known;
};

/** Compression gains nothing for smaller bodies. */
const worthCompressing = 1024;

const isReading = ({ method }: IncomingRequest): boolean => method === 'GET' || method === 'HEAD';

/** Nobody can send back the ETag of a response that must not be stored. */
const isStorable = ({ staticHeaders }: Circumstances): boolean =>
  !staticHeaders.cacheControl.includes('no-store');

/** A header of the outcome replaces the route's header. */
const put = (headers: string[], name: string, value: string): void => {
  const at = headers.indexOf(name);
  if (at < 0) headers.push(name, value);
  else headers[at + 1] = value;
};

const startHeaders = (response: AnyResponse, { staticHeaders, trace }: Circumstances): string[] => {
  const headers = [...staticHeaders.response, 'x-request-id', trace.requestId];
  let cacheControl = staticHeaders.cacheControl;
  if (trace.report) pushLimit(headers, trace.report);
  for (const [name, value] of Object.entries(response.headers ?? {})) {
    if (name === 'cache-control') cacheControl = value;
    else put(headers, name, value);
  }
  headers.push('cache-control', cacheControl);
  return headers;
};

/** Converts a handler's outcome to a response: serialized, with ETag, conditional, partial, compressed. */
export const writeResponse = (response: AnyResponse, at: Circumstances): Written | Promise<Written> => {
  const headers = startHeaders(response, at);
  if ('body' in response) {
    return writeWhole(response, JSON.stringify(response.body), 'application/json', headers, at);
  }
  if ('json' in response) return writeWhole(response, response.json, 'application/json', headers, at);
  if ('file' in response) return writeFile(response, headers, at);
  if ('empty' in response) return { status: response.status, headers, body: undefined, trace: at.trace };
  const { bytes, mediaType } = response;
  return typeof bytes === 'string' || bytes instanceof Uint8Array
    ? writeWhole(response, bytes, mediaType, headers, at)
    : writeStream(response, bytes, mediaType, headers, at);
};

const notModified = (tag: string, headers: string[], { trace }: Circumstances): OutgoingResponse => {
  headers.push('etag', tag);
  return { status: 304, headers, body: undefined, trace };
};

const isKnown = (tag: string, { headers }: IncomingRequest): boolean => {
  const known = headers['if-none-match'];
  return known !== undefined && namesTag(known, tag);
};

/** Encodes non-ASCII text here: Node would encode it together with the head, which costs four times as much. */
const encoded = (body: string | Uint8Array): string | Uint8Array =>
  typeof body === 'string' && Buffer.byteLength(body) !== body.length ? Buffer.from(body) : body;

const writeWhole = (
  response: AnyResponse,
  written: string | Uint8Array,
  mediaType: string,
  headers: string[],
  at: Circumstances,
): Written | Promise<Written> => {
  const { incoming, trace } = at;
  const { status } = response;
  const body = encoded(written);
  const coded =
    at.gzip && body.length >= worthCompressing && acceptsGzip(textOf(incoming.headers['accept-encoding']));
  if (status === 200 && isReading(incoming) && (response.etag !== undefined || isStorable(at))) {
    const plain = response.etag === undefined ? tagOf(body) : `"${response.etag}"`;
    const tag = coded ? `${plain.slice(0, -1)}-gzip"` : plain;
    if (isKnown(tag, incoming)) return notModified(tag, headers, at);
    headers.push('etag', tag);
  } else if ((status === 200 || status === 201) && response.etag !== undefined) {
    // The response to an edit shows the edited record, so its tag serves the next edit.
    headers.push('etag', `"${response.etag}"`);
  }
  headers.push('content-type', mediaType);
  const finish = (bytes: string | Uint8Array): OutgoingResponse => {
    headers.push('content-length', String(bytes.length));
    return { status, headers, body: incoming.method === 'HEAD' ? undefined : bytes, trace };
  };
  if (!coded) return finish(body);
  headers.push('content-encoding', 'gzip');
  return compressedOnce(body).then(finish);
};

const textOf = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(',') : header;

const writeStream = (
  { status, etag }: AnyResponse,
  bytes: AsyncIterable<Uint8Array>,
  mediaType: string,
  headers: string[],
  at: Circumstances,
): OutgoingResponse => {
  const { incoming, trace } = at;
  const coded = at.gzip && acceptsGzip(textOf(incoming.headers['accept-encoding']));
  if (etag !== undefined && isReading(incoming)) {
    const tag = coded ? `"${etag}-gzip"` : `"${etag}"`;
    if (isKnown(tag, incoming)) return notModified(tag, headers, at);
    headers.push('etag', tag);
  }
  headers.push('content-type', mediaType);
  if (coded) headers.push('content-encoding', 'gzip');
  if (incoming.method === 'HEAD') return { status, headers, body: undefined, trace };
  return { status, headers, body: coded ? compressed(bytes) : bytes, trace };
};

/**
 * Compresses a stream from its first read on, like a stream that is not compressed: the time of the request for its storage
 * must not count what is read while the client receives the response.
 */
const compressed = (bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> => {
  let begun: AsyncIterator<Uint8Array> | undefined;
  const begin = () =>
    pipeline(Readable.from(bytes, { objectMode: true }), createGzip(), () => undefined)[
      Symbol.asyncIterator
    ]();
  const packed: AsyncIterableIterator<Uint8Array> = {
    [Symbol.asyncIterator]: () => packed,
    next: () => (begun ??= begin()).next(),
    return: async () => {
      await (begun ?? bytes[Symbol.asyncIterator]()).return?.();
      return { done: true, value: undefined };
    },
  };
  return packed;
};

/** Whether the request depends on this tag. Another server has another tag for the file, so such a request is not redirected. */
const dependsOnTag = (tag: string | undefined, { headers }: IncomingRequest): boolean =>
  tag !== undefined && [headers['if-range'], headers['if-match']].some((named) => named?.includes(tag));

const writeFile = async (
  response: RangedBytes & { readonly status: number },
  headers: string[],
  at: Circumstances,
): Promise<Written> => {
  const { incoming, trace } = at;
  const { file, mediaType } = response;
  const tag = response.etag === undefined ? undefined : `"${response.etag}"`;
  if (tag !== undefined) {
    if (isKnown(tag, incoming)) return notModified(tag, headers, at);
  }
  const requested = rangeOf(incoming.headers, file.sizeBytes, tag);
  if (requested.kind === 'unsatisfiable') {
    return { kind: 'range-not-satisfiable', sizeBytes: file.sizeBytes };
  }
  if (incoming.method === 'GET' && !dependsOnTag(tag, incoming)) {
    const address = await file.address?.();
    if (address !== undefined) {
      headers.push('location', address, 'content-length', '0');
      return { status: 307, headers, body: undefined, trace };
    }
  }
  if (tag !== undefined) headers.push('etag', tag);
  headers.push('accept-ranges', 'bytes', 'content-type', mediaType);
  const range = requested.kind === 'part' ? requested.range : undefined;
  if (range) headers.push('content-range', `bytes ${range.first}-${range.last}/${file.sizeBytes}`);
  const length = range ? range.last - range.first + 1 : file.sizeBytes;
  headers.push('content-length', String(length));
  const status = range ? 206 : response.status;
  if (incoming.method === 'HEAD') return { status, headers, body: undefined, trace };
  const body = await file.read(range);
  return body ? { status, headers, body, trace } : { kind: 'link-invalid' };
};
