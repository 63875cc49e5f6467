import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { OutgoingResponse } from '../kernel/exchange.ts';
import { awaitsContinue } from './body.ts';

const lingerMs = 2000;
const lingerBytes = 8 * 1024 * 1024;

/** Up to this length, the head and the body are copied into one text. */
const smallBytes = 4_096;

/** Ends a response. A small body is sent with the head in one write, because two parts cost more than copying it. */
const end = (response: ServerResponse, body: string | Uint8Array | undefined): void => {
  if (body instanceof Uint8Array && body.length <= smallBytes)
    response.end(Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1'), 'latin1');
  else response.end(body);
};

/** Closes a body that nobody receives: its file, and its place among the streams of its caller. */
const discard = (body: OutgoingResponse['body']): void => {
  if (typeof body !== 'object' || body instanceof Uint8Array) return;
  if (body instanceof Readable) body.on('error', () => undefined).destroy();
  else
    void body[Symbol.asyncIterator]()
      .return?.()
      .catch(() => undefined);
};

/** Sends a response, and reports whether the client disconnected before its end. */
export const sendResponse = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body, close }: OutgoingResponse,
  done: (aborted: boolean) => void,
): void => {
  if (response.destroyed || response.headersSent) {
    discard(body);
    done(true);
    return;
  }
  const waiting = awaitsContinue(request);
  if (close || waiting) headers.push('connection', 'close');
  response.writeHead(status, headers);
  if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) {
    if (close && !waiting) {
      if (body !== undefined) response.write(body);
      linger(request, response);
    } else end(response, body);
    done(false);
  } else {
    pipeline(Readable.from(body, { objectMode: false }), response, (error) => done(error != null));
  }
};

/**
 * Reads and discards the rest of a body, within limits: closing immediately could destroy the response before the client
 * reads it.
 */
const linger = (request: IncomingMessage, response: ServerResponse): void => {
  let left = lingerBytes;
  const end = () => {
    clearTimeout(timer);
    request.off('data', count).off('end', end).off('close', end);
    response.end();
  };
  const count = (chunk: Uint8Array) => {
    left -= chunk.length;
    if (left < 0) end();
  };
  const timer = setTimeout(end, lingerMs);
  request.on('data', count).on('end', end).on('close', end).resume();
};
