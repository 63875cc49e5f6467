import type { IncomingMessage } from 'node:http';
import type { BodyPiece } from '../kernel/exchange.ts';

/** Bytes per second below which an upload uses up its time. */
const slowest = 32 * 1024;

/** Requests that are read piece by piece have their own time limit; the server's limit on whole requests does not apply. */
const withOwnTimeLimit = new WeakSet<IncomingMessage>();
export const hasOwnTimeLimit = (request: IncomingMessage): boolean => withOwnTimeLimit.has(request);

type Next = Uint8Array | 'end' | 'aborted' | 'too-slow';

const ignored = (): void => undefined;

const nextOf = (request: IncomingMessage, withinMs: number): Promise<Next> =>
  new Promise((resolve) => {
    const settle = (next: Next): void => {
      clearTimeout(timer);
      request.pause().off('data', settle).off('end', end).off('close', abort);
      resolve(next);
    };
    const end = () => settle('end');
    const abort = () => settle('aborted');
    const timer = setTimeout(() => settle('too-slow'), withinMs);
    if (request.readableEnded) end();
    else if (request.destroyed) abort();
    else request.on('data', settle).on('end', end).on('close', abort).resume();
  });

/**
 * Yields the bytes of a request as they arrive, at most `limit`. A client may delay the upload by `timeoutMs` in all,
 * and regains time by sending: at more than 32 KiB per second an upload has no time limit, a slower one ends as `too-
 * slow`. Only time spent waiting for the client counts.
 */
export async function* piecesOf(
  request: IncomingMessage,
  limit: number,
  timeoutMs: number,
): AsyncGenerator<BodyPiece, void> {
  withOwnTimeLimit.add(request);
  request.on('error', ignored);
  let left = limit;
  let leftMs = timeoutMs;
  for (;;) {
    const since = performance.now();
    const next = await nextOf(request, leftMs);
    if (next === 'end') return;
    if (typeof next === 'string') {
      yield next;
      return;
    }
    left -= next.length;
    if (left < 0) {
      yield 'too-large';
      return;
    }
    leftMs += (next.length * 1000) / slowest - (performance.now() - since);
    leftMs = Math.min(timeoutMs, leftMs);
    yield next;
  }
}
