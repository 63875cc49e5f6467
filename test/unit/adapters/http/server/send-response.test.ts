import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Readable, pipeline } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { streamBound } from '../../../../../src/adapters/http/kernel/response/stream-bound.ts';
import { sendResponse } from '../../../../../src/adapters/http/server/send-response.ts';

const request = new IncomingMessage(new Socket());
const gone = new ServerResponse(request);
gone.destroy();

async function* endless() {
  for (;;) yield Buffer.alloc(65_536, 'x');
}

/** Sends a body to a client that left before its response was ready. */
const sendToNobody = (body: AsyncIterable<Uint8Array>): Promise<boolean> =>
  new Promise((resolve) => {
    const trace = { requestId: 'r', route: '/lines' };
    sendResponse(request, gone, { status: 200, headers: [], body, trace }, resolve);
  });

describe('a response whose client left before it was ready', () => {
  it('closes the file that it would have sent', async () => {
    const file = Readable.from(endless());
    expect(await sendToNobody(file)).toBe(true);
    expect(file.destroyed).toBe(true);
  });

  it.each([
    ['as it is', (bytes: AsyncIterable<Uint8Array>) => bytes],
    [
      'compressed',
      (bytes: AsyncIterable<Uint8Array>) => pipeline(Readable.from(bytes), createGzip(), () => undefined),
    ],
  ])('returns the place of its stream, %s', async (_, coded) => {
    const streams = streamBound(1);
    const admitted = streams.admit('plt_1', endless());
    if (!admitted) throw new Error('the first stream was not admitted');
    expect(streams.admit('plt_1', endless())).toBeUndefined();
    await sendToNobody(coded(admitted));
    let next = streams.admit('plt_1', endless());
    for (let turns = 0; !next && turns < 1_000; turns++) {
      await turn();
      next = streams.admit('plt_1', endless());
    }
    expect(next).toBeDefined();
  });
});

describe('a bound of streams', () => {
  it('counts a stream until it fails', async () => {
    const streams = streamBound(1);
    const failing = streams.admit('plt_1', failed());
    await expect(failing?.next()).rejects.toThrow('the store is away');
    expect(streams.admit('plt_1', endless())).toBeDefined();
  });

  it('frees a place once, although its stream ends and is closed', async () => {
    const streams = streamBound(2);
    const first = streams.admit('plt_1', Readable.from([]));
    streams.admit('plt_1', endless());
    await first?.next();
    await first?.return();
    expect(streams.admit('plt_1', endless())).toBeDefined();
    expect(streams.admit('plt_1', endless())).toBeUndefined();
  });
});

async function* failed(): AsyncGenerator<Uint8Array> {
  yield* [];
  throw new Error('the store is away');
}
