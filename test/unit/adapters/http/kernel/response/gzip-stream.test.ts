import { AsyncLocalStorage } from 'node:async_hooks';
import { gunzipSync } from 'node:zlib';
import type {
  IncomingRequest,
  OutgoingResponse,
} from '../../../../../../src/adapters/http/kernel/exchange.ts';
import { writeResponse } from '../../../../../../src/adapters/http/kernel/response/write-response.ts';

const incoming = {
  method: 'GET',
  headers: { 'accept-encoding': 'gzip' },
} as unknown as IncomingRequest;
const at = {
  incoming,
  trace: { requestId: 'req', route: '/' },
  staticHeaders: { response: [], cacheControl: 'no-store' },
  gzip: true,
} as unknown as Parameters<typeof writeResponse>[1];

const bodyOf = async (bytes: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> => {
  const written = await writeResponse({ status: 200, mediaType: 'text/plain', bytes }, at);
  return (written as OutgoingResponse).body as AsyncIterable<Uint8Array>;
};

describe('a compressed stream', () => {
  it('is read only while it is received, outside the time of its request for the storage', async () => {
    const request = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const source = async function* () {
      for (let n = 0; n < 50; n++) {
        await new Promise((resolve) => void setTimeout(resolve, 1));
        seen.push(request.getStore());
        yield Buffer.from(`${n} `);
      }
    };
    const body = await request.run('the request', async () => {
      const written = await bodyOf(source());
      await new Promise((resolve) => void setTimeout(resolve, 20));
      return written;
    });
    expect(seen).toEqual([]);
    const parts: Uint8Array[] = [];
    for await (const part of body) parts.push(part);
    expect(seen).toEqual(Array.from({ length: 50 }, () => undefined));
    const text = gunzipSync(Buffer.concat(parts)).toString();
    expect(text).toBe(Array.from({ length: 50 }, (_, n) => `${n} `).join(''));
  });

  it.each([0, 1])('closes its source when it is closed after %s parts', async (parts) => {
    let closed = 0;
    const source: AsyncIterableIterator<Uint8Array> = {
      [Symbol.asyncIterator]: () => source,
      next: async () => ({ done: false, value: Buffer.alloc(100_000, 'x') }),
      return: async () => ({ done: true, value: void (closed += 1) }),
    };
    const body = await bodyOf(source);
    const iterator = body[Symbol.asyncIterator]();
    for (let n = 0; n < parts; n++) await iterator.next();
    await iterator.return?.();
    await new Promise((resolve) => void setTimeout(resolve, 10));
    expect(closed).toBe(1);
  });

  it('fails when its source fails', async () => {
    const body = await bodyOf(
      (async function* () {
        yield Buffer.from('x');
        throw new Error('the store is away');
      })(),
    );
    await expect(
      (async () => {
        for await (const _ of body);
      })(),
    ).rejects.toThrow();
  });
});
