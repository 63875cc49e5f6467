import { transportNames } from '../../../src/adapters/http/index.ts';
import { connect } from 'node:net';
import { hostileRequests } from '../../support/http/hostile.ts';
import { ask, exchangeBytes, good, json, openWire, readReply, requestText } from '../../support/http/wire.ts';

describe.each(transportNames)('malicious bytes over %s', (transport) => {
  let wire: Awaited<ReturnType<typeof openWire>>;
  beforeAll(async () => {
    wire = await openWire(transport, { headersMs: 300, requestMs: 600, keepAliveMs: 200 });
  });
  afterAll(() => wire.close());

  it.each(hostileRequests)('answers $what with a problem document', async ({ bytes, status, code }) => {
    const reply = readReply(await exchangeBytes(wire.url, ...bytes));
    expect({ status: reply.status, code: (JSON.parse(reply.body) as { code: string }).code }).toEqual({
      status,
      code,
    });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'content-length': String(reply.body.length),
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\w-]{1,64}$/) as unknown,
      connection: 'close',
    });
  });

  it('answers 408 to a head or a body that never ends', async () => {
    for (const slow of [
      'GET /feed HTTP/1.1\r\nhost: a\r\n',
      requestText('POST', '/things', { headers: { ...json, 'content-length': '99' } }),
    ]) {
      const reply = readReply(await exchangeBytes(wire.url, slow));
      expect({ status: reply.status, code: (JSON.parse(reply.body) as { code: string }).code }).toEqual({
        status: 408,
        code: 'REQUEST_TIMEOUT',
      });
    }
  });

  it('closes an idle connection', async () => {
    const raw = await exchangeBytes(
      wire.url,
      requestText('GET', '/things/a1', { headers: { ...good, connection: 'keep-alive' } }),
    );
    expect(readReply(raw).status).toBe(200);
  });

  it('never mixes the response to invalid bytes with the one before it', async () => {
    const slow = requestText('GET', '/stumbles/slowly', { headers: { connection: 'keep-alive' } });
    const requested = exchangeBytes(wire.url, slow, 50, 'noise\r\n\r\n');
    setTimeout(() => wire.release(), 150);
    const [first, second] = (await requested).split('HTTP/1.1 ').slice(1);
    expect(first?.startsWith('200 OK')).toBe(true);
    expect(second?.startsWith('400 Bad Request')).toBe(true);
  });

  it('keeps serving others meanwhile', async () => {
    const sockets = Array.from({ length: 50 }, () => {
      const socket = connect(Number(new URL(wire.url).port), '127.0.0.1').on('error', () => undefined);
      socket.write(
        'POST /things HTTP/1.1\r\nhost: a\r\nx-api-key: good\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{',
      );
      return socket;
    });
    expect((await ask(wire.url, 'GET', '/things/a1', { headers: good })).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});
