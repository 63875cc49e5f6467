import type { IncomingMessage } from 'node:http';
import type { BodyPiece } from '../kernel/exchange.ts';

/** Bytes per second below which an upload uses up the patience that it has. */
const slowest = 32 * 1024;

/** Requests that are read piece by piece: they mind their own time, and the server's limit on whole requests is not theirs. */
const minding = new WeakSet<IncomingMessage>();
export const mindsItsTime = (request: IncomingMessage): boolean => minding.has(request);

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
 * The bytes of a request as they come, `limit` of them at most. A client may keep us waiting for `patienceMs` in all, and
 * earns that time back by sending: whoever sends more than 32 KiB a second has as long as it takes, whoever drips is let
 * go. Only time spent waiting for the client counts.
 */
export async function* piecesOf(
  request: IncomingMessage,
  limit: number,
  patienceMs: number,
): AsyncGenerator<BodyPiece, void> {
  minding.add(request);
  request.on('error', ignored);
  let left = limit;
  let patience = patienceMs;
  for (;;) {
    const since = performance.now();
    const next = await nextOf(request, patience);
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
    patience += (next.length * 1000) / slowest - (performance.now() - since);
    patience = Math.min(patienceMs, patience);
    yield next;
  }
}
