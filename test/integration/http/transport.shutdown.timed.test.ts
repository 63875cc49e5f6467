import { transportNames } from '../../../src/adapters/http/index.ts';
import { connect } from 'node:net';
import { ask, exchangeBytes, good, openWire, readReply, requestText } from '../../support/http/wire.ts';
import { slowness } from '../../support/slowness.ts';

describe.each(transportNames)('shutting down %s', (transport) => {
  it('lets the requests under way end, then closes every connection', async () => {
    const wire = await openWire(transport);
    const port = Number(new URL(wire.url).port);
    const idle = connect(port, '127.0.0.1');
    idle.write(requestText('GET', '/things/a1', { headers: { ...good, connection: 'keep-alive' } }));
    const idleClosed = new Promise((closed) => idle.on('close', closed).resume());
    const slow = exchangeBytes(
      wire.url,
      requestText('GET', '/stumbles/slowly', { headers: { connection: 'keep-alive' } }),
    );
    await wire.reached;
    const closed = wire.server.close(5000);
    await idleClosed;
    await expect(ask(wire.url, 'GET', '/things/a1')).rejects.toThrow('ECONNREFUSED');
    wire.release();
    expect(readReply(await slow).body).toBe('{"ok":true}');
    await closed;
    await wire.server.close();
  });

  it('waits for no request longer than its deadline', async () => {
    const wire = await openWire(transport);
    const slow = exchangeBytes(wire.url, requestText('GET', '/stumbles/slowly')).catch(() => '');
    await wire.reached;
    const before = Date.now();
    await wire.server.close(300);
    expect(Date.now() - before).toBeLessThan(2000 * slowness());
    expect(await slow).toBe('');
    wire.release();
  });

  it('reports that its port is in use', async () => {
    const { httpServer } = await import('../../../src/adapters/http/index.ts');
    const wire = await openWire(transport);
    const port = Number(new URL(wire.url).port);
    await expect(
      httpServer({ kernel: wire.kernel, transport, port, host: '127.0.0.1' }),
    ).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await wire.close();
  });
});
