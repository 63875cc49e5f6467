import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IncomingRequest, BodyPiece, ReceivedBody } from '../kernel/exchange.ts';
import { piecesOf } from './upload.ts';

const empty = new Uint8Array(0);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Bytes of an unread body that the server still waits for. */
const shortBytes = 64 * 1024;

const isLong = (request: IncomingMessage): boolean =>
  hasBody(request) && !(Number(request.headers['content-length'] ?? Infinity) <= shortBytes);

/** Whether the client waits for `100 Continue`, which was not sent yet. */
export const awaitsContinue = ({ headers, complete }: IncomingMessage): boolean =>
  !complete && headers.expect?.toLowerCase() === '100-continue';

/** Checks whether a body can be read, and sends `100 Continue` if the client waits for it. */
const invited = (
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
): 'none' | 'too-large' | 'aborted' | 'coming' => {
  if (!hasBody(request)) return 'none';
  if (Number(request.headers['content-length'] ?? 0) > limit) return 'too-large';
  if (request.destroyed) return 'aborted';
  if (awaitsContinue(request)) response.writeContinue();
  return 'coming';
};

/** Reads a body of at most `limit` bytes. The rest of a larger body is not read. */
const readBody = (
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
): Promise<ReceivedBody> => {
  const state = invited(request, response, limit);
  if (state !== 'coming') return Promise.resolve(state === 'none' ? empty : state);
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const settle = (body: ReceivedBody) => {
      request.off('data', take).off('end', end).off('close', abort);
      resolve(body);
    };
    const take = (chunk: Uint8Array) => {
      length += chunk.length;
      if (length > limit) {
        request.pause();
        settle('too-large');
      } else chunks.push(chunk);
    };
    const end = () => settle(chunks.length === 1 ? (chunks[0] ?? empty) : Buffer.concat(chunks, length));
    const abort = () => settle('aborted');
    request.on('data', take).on('end', end).on('close', abort).on('error', abort);
  });
};

export interface Body extends Pick<IncomingRequest, 'body' | 'pieces'> {
  /** Whether a long or streamed body was not read to its end, so that the connection cannot be reused. */
  left(): boolean;
}

/**
 * Returns the body of a request, which is read whole or piece by piece. A client may delay the latter by `timeoutMs`
 * in all.
 */
export const bodyOf = (request: IncomingMessage, response: ServerResponse, timeoutMs: number): Body => {
  let begun = false;
  async function* pieces(limit: number): AsyncGenerator<BodyPiece, void> {
    const state = invited(request, response, limit);
    if (state === 'none') return;
    begun = true;
    if (state === 'coming') yield* piecesOf(request, limit, timeoutMs);
    else yield state;
  }
  return {
    body: (limit) => readBody(request, response, limit),
    pieces,
    left: () => (begun || isLong(request)) && !request.readableEnded,
  };
};
