import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReceivedBody } from '../kernel/exchange.ts';

const empty = new Uint8Array(0);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** A client that waits to be told to go on, and has not been told. */
export const awaitsContinue = ({ headers, complete }: IncomingMessage): boolean =>
  !complete && headers.expect?.toLowerCase() === '100-continue';

/** Reads a body of `limit` bytes at most. What is too large is left where it is. */
export const readBody = (
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
): Promise<ReceivedBody> => {
  if (!hasBody(request)) return Promise.resolve(empty);
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.resolve('too-large');
  if (request.destroyed) return Promise.resolve('aborted');
  if (awaitsContinue(request)) response.writeContinue();

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
