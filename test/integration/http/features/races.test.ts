import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { partnerClient } from '../../../support/partner-client.ts';
import { aService, anOrder, transports, type Partner, type TestService } from '../../../support/service.ts';

const licenses = '/api/v1/licenses';

describe.each(transports)('rivals over %s', (transport) => {
  let service: TestService;
  let partner: Partner;
  let store: DatabaseSync;
  beforeAll(async () => {
    // On a slow machine the last of two thousand is heard late.
    const patience = { headersMs: 110_000, requestMs: 110_000, keepAliveMs: 65_000 };
    service = await aService({ transport, patience });
    partner = await service.aPartner();
    store = new DatabaseSync(join(service.dataDir, 'licensing.db'), { readOnly: true });
  });
  afterAll(async () => {
    store.close();
    await service.close();
  });

  const count = (what: string, ...values: string[]): number =>
    Number(Object.values(store.prepare(`SELECT count(*) ${what}`).get(...values) ?? {})[0]);

  it('two thousand who ask for the same license at once all get the same one', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const many = await partnerClient(service.baseUrl, 2_000);
    const asking = many.as(partner.apiKey);
    const replies = await Promise.all(
      Array.from({ length: 2_000 }, () => asking.post(licenses, anOrder(trackId))),
    );
    many.close();
    const statuses = Map.groupBy(replies, ({ status }) => status);
    expect([...statuses].map(([status, { length }]) => [status, length])).toEqual([[201, 2_000]]);
    expect(new Set(replies.map((reply) => reply.member('licenseId'))).size).toBe(1);
    expect(replies.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
    expect(count('FROM licenses WHERE track_id = ?', trackId)).toBe(1);
    expect(count(`FROM outbox WHERE doc ->> 'type' = 'license.issued'`)).toBe(1);
    const month = await partner.client.get(`/api/v1/platforms/${partner.slug}/usage`);
    expect(month.body).toMatchObject({ licensesIssued: 1, activeLicenses: 1, requests: 2_000 });
  });

  it('two hundred under one Idempotency-Key have one effect, and none is told of another', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const order = anOrder(trackId, { contentId: 'under-a-key' });
    const headers = { 'idempotency-key': 'the-one' };
    const replies = await Promise.all(
      Array.from({ length: 200 }, () => partner.client.post(licenses, order, { headers })),
    );
    const done = replies.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map((reply) => reply.member('licenseId'))).size).toBe(1);
    const waiting = replies.filter(({ status }) => status !== 201);
    expect(new Set(waiting.map(({ code }) => code)).difference(new Set(['IDEMPOTENCY_IN_PROGRESS']))).toEqual(
      new Set(),
    );
    const again = await partner.client.post(licenses, order, { headers });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.member('licenseId')).toBe(done[0]?.member('licenseId'));
  });

  it('fifty who issue and revoke one binding never see two licenses active', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const order = anOrder(trackId, { contentId: 'contested' });
    let most = 0;
    const watching = setInterval(() => {
      most = Math.max(most, count(`FROM licenses WHERE track_id = ? AND status = 'active'`, trackId));
    }, 1);
    const work = async () => {
      for (let turn = 0; turn < 12; turn++) {
        await sleep(Math.random() * 40);
        const issued = await partner.client.post(licenses, order);
        expect(issued.status).toBe(201);
        await sleep(Math.random() * 40);
        const path = `${licenses}/${issued.member('licenseId')}`;
        const revoked = await partner.client.delete(path, { reasonCode: 'content_deleted' });
        expect([revoked.status, revoked.body['status']]).toEqual([200, 'revoked']);
      }
    };
    await Promise.all(Array.from({ length: 50 }, work));
    clearInterval(watching);
    expect(most).toBe(1);
    expect(count(`FROM licenses WHERE track_id = ? AND status = 'active'`, trackId)).toBe(0);

    // The outbox stands in the order of commits: a binding is taken, let go, taken…
    const told = store
      .prepare(
        `SELECT o.doc ->> 'type' AS type, l.license_id AS license FROM outbox o
         JOIN licenses l ON l.license_id = o.doc ->> '$.data.licenseId'
         WHERE l.track_id = ? ORDER BY position`,
      )
      .all(trackId);
    expect(told.length).toBeGreaterThan(10);
    told.forEach(({ type, license }, i) => {
      const taken = i % 2 === 0;
      expect([i, type]).toEqual([i, taken ? 'license.issued' : 'license.revoked']);
      if (!taken) expect(license).toBe(told[i - 1]?.['license']);
    });
    expect(told).toHaveLength(2 * count('FROM licenses WHERE track_id = ?', trackId));
  });

  it('two hundred rivals for the last hundred licenses of the month get exactly a hundred', async () => {
    const { client, slug } = await service.aPartner();
    await service.useCases.changePlatform({ platform: slug, edit: { quotas: { licensesPerMonth: 100 } } });
    const { trackId } = await service.aTrackInCatalog();
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, n) => client.post(licenses, anOrder(trackId, { contentId: `c-${n}` }))),
    );
    const refused = replies.filter(({ status }) => status !== 201);
    expect(replies.length - refused.length).toBe(100);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['QUOTA_EXCEEDED']));
    expect(refused[0]?.body).toMatchObject({ quota: 'licenses-per-month', limit: 100 });
    expect(count('FROM licenses WHERE track_id = ?', trackId)).toBe(100);
    const held = replies.findIndex(({ status }) => status === 201);
    const again = await client.post(licenses, anOrder(trackId, { contentId: `c-${held}` }));
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
  });
});
