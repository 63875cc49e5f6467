import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partnerClient } from '../../support/clients/partner-client.ts';
import { seenSoon } from '../../support/eventually.ts';
import { httpReceiver } from '../../support/servers/receiver.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { startApi } from '../../support/service/api-process.ts';

const first = 'Bearer first-secret-of-the-receiver-4711';
const second = 'Bearer second-secret-of-the-receiver-0815';
/** A delivery waits for a busy machine. */
const timeoutMs = 60_000;
const rejected = 'third-secret-in-a-request-that-is-rejected';

describe('the values of custom webhook headers', () => {
  it('are sent to the endpoint, and are in no line of the log, whatever the delivery ends with', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'header-secrets-'));
    // Responds, fails, and closes the connection, in turn.
    let turn = 0;
    const receiver = await httpReceiver((response) => {
      const outcome = turn++ % 3;
      if (outcome === 0) response.writeHead(204).end();
      else if (outcome === 1) response.writeHead(500).end('out of order');
      else response.destroy();
    });
    // The process writes its log itself: pino writes to the file descriptor, which no test in the same process sees.
    const api = await startApi(folder, { LOG_LEVEL: 'trace', ALLOW_LOOPBACK_URLS: '1' });
    try {
      expect(await api.ready()).not.toBe(false);
      const anyone = await partnerClient(api.baseUrl);
      const contactEmail = 'webhooks@partner.example';
      const platform = { name: 'Discreet', contactEmail, acceptTerms: true };
      const created = await anyone.post('/api/v1/platforms/register', platform);
      const client = anyone.as(created.member('apiKey'));
      const webhooks = `/api/v1/platforms/${created.member('slug')}/webhooks`;
      const url = `http://127.0.0.1:${receiver.port}/`;
      const endpoint = await client.post(webhooks, { url, headers: { authorization: first } });
      const path = `${webhooks}/${endpoint.member('endpointId')}`;
      const received = (value: string, min: number) =>
        seenSoon(
          async () => receiver.received.filter(({ headers }) => headers.authorization === value).length,
          (count) => count >= min,
          timeoutMs,
        );
      for (let n = 1; n <= 3; n++) {
        await client.post(`${path}/test`);
        expect(await received(first, n)).toBeGreaterThanOrEqual(n);
      }
      await client.ask('PATCH', path, { body: { headers: { authorization: second } } });
      await client.post(`${path}/test`);
      expect(await received(second, 1)).toBeGreaterThan(0);
      const unreachable = `http://127.0.0.1:${await freePort()}/`;
      const moved = await client.ask('PATCH', path, {
        body: { url: unreachable, headers: { authorization: second } },
      });
      expect([moved.status, moved.body['url']]).toEqual([200, unreachable]);
      await client.post(`${path}/test`);
      for (const headers of [{ host: rejected }, { 'x-tenant': `${rejected}\n` }, { 'x y': rejected }])
        expect((await client.post(webhooks, { url, headers })).code).toBe('VALIDATION_FAILED');

      const deliveries = async () =>
        (await client.get(`${path}/deliveries`)).body['data'] as readonly { readonly attempts: object[] }[];
      const attempted = await seenSoon(
        deliveries,
        (all) => all.every(({ attempts }) => attempts.length > 0),
        timeoutMs,
      );
      expect(attempted).toHaveLength(5);
      const log = await seenSoon(
        async () => api.output(),
        (text) => text.split('"PATCH"').length > 2,
        timeoutMs,
      );
      anyone.close();
      expect(log).toContain('/platforms/{slug}/webhooks/{endpointId}/test');
      for (const value of [first, second, rejected])
        for (const part of [value, Buffer.from(value).toString('base64')])
          expect([part, log.includes(part)]).toEqual([part, false]);
    } finally {
      await api.kill();
      await receiver.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
