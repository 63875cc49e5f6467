import { signing } from '../../../support/http/signing.ts';
import { inService, transports } from '../../../support/service/service.ts';

const now = () => new Date().toISOString();

describe.each(transports)('limits of inbound events over %s', (transport) => {
  it('count only messages with a valid signature', () =>
    inService(
      { transport, tiers: { developer: { requestsPerSecond: 0.001, burst: 3 } } },
      async ({ aPartner, anyone }) => {
        const { client, slug } = await aPartner();
        const secret = (await client.post(`/api/v1/platforms/${slug}/inbound/rotate`)).member('secret');
        const body = JSON.stringify({ type: 'content.deleted', data: { contentId: 'a', deletedAt: now() } });
        const send = (headers: Readonly<Record<string, string>>) =>
          anyone.ask('POST', `/api/v1/webhooks/inbound/${slug}`, { body, headers });
        const forged = { ...signing(secret)(body), 'webhook-id': 'forged' };
        for (let n = 0; n < 30; n++) expect((await send(forged)).headers['ratelimit']).toBeUndefined();
        const [first, second, third] = [
          await send(signing(secret)(body)),
          await send(signing(secret)(body)),
          await send(signing(secret)(body)),
        ];
        expect([first.status, second.status, third.status]).toEqual([202, 202, 429]);
        expect([first.headers['ratelimit'] !== undefined, third.code]).toEqual([true, 'RATE_LIMITED']);
        // Deletions share the rate of their own with reading usage; searches have another.
        expect((await client.get(`/api/v1/platforms/${slug}/usage`)).code).toBe('RATE_LIMITED');
        expect((await client.get('/api/v1/tracks')).status).toBe(200);
      },
    ));

  it('count invalid signatures by address, and never valid ones', () =>
    inService({ transport, tiers: { public: { requestsPerMinute: 3 } } }, async ({ aPartner, anyone }) => {
      const { client, slug } = await aPartner();
      const secret = (await client.post(`/api/v1/platforms/${slug}/inbound/rotate`)).member('secret');
      const body = JSON.stringify({ type: 'content.deleted', data: { contentId: 'a', deletedAt: now() } });
      const send = (signed: boolean, to = slug) => {
        const good = signing(secret)(body);
        const headers = signed ? good : { ...good, 'webhook-id': 'forged' };
        return anyone.ask('POST', `/api/v1/webhooks/inbound/${to}`, { body, headers });
      };
      for (let n = 0; n < 3; n++) expect((await send(true)).status).toBe(202);
      for (const to of [slug, 'nobody', slug]) expect((await send(false, to)).status).toBe(401);
      const rejected = await send(false);
      expect([rejected.status, rejected.code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
      expect((await send(false, 'nobody')).status).toBe(429);
      expect((await send(true)).status).toBe(202);
    }));
});
