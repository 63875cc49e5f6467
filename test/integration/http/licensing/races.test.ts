import { setTimeout as sleep } from 'node:timers/promises';
import type { License } from '../../../../src/domain/licensing/license.ts';
import type { DomainEvent } from '../../../../src/domain/shared/event.ts';
import type { EventId, TrackId } from '../../../../src/domain/shared/ids.ts';
import type { ListPlace } from '../../../../src/ports/driven/shared/list-page.ts';
import { partnerClient } from '../../../support/clients/partner-client.ts';
import {
  aService,
  anOrder,
  transports,
  type Partner,
  type TestService,
} from '../../../support/service/service.ts';

const licenses = '/api/v1/licenses';

describe.each(transports)('concurrent callers over %s', (transport) => {
  let service: TestService;
  let partner: Partner;
  beforeAll(async () => {
    // On a slow machine the last of two thousand is answered late.
    const timeouts = { headersMs: 110_000, requestMs: 110_000, keepAliveMs: 65_000 };
    service = await aService({ transport, timeouts, store: 'file' });
    partner = await service.aPartner();
  });
  afterAll(async () => {
    await service.close();
  });

  /** All licenses of a track that are stored, past the API. */
  const licensesOf = async (trackId: TrackId): Promise<readonly License[]> => {
    const found: License[] = [];
    for (let after: ListPlace | undefined; ;) {
      const page = { limit: 100, now: service.now(), ...(after && { after }) };
      const { items, next } = await service.ports.ledger.listAll({ trackId }, page);
      found.push(...items);
      if (next === undefined) return found;
      after = next;
    }
  };
  const activeOf = async (trackId: TrackId): Promise<number> =>
    (await licensesOf(trackId)).filter(({ status }) => status === 'active').length;
  /** The IDs of the licenses of a track that events of a type name, in the order of the IDs. */
  const namedBy = async (type: DomainEvent['type'], trackId: TrackId): Promise<readonly unknown[]> => {
    const found: DomainEvent[] = [];
    for (let after: EventId | undefined; ;) {
      const page = await service.ports.outbox.list({ limit: 500, ...(after !== undefined && { after }) });
      found.push(...page.filter(({ data, ...event }) => event.type === type && data['trackId'] === trackId));
      after = page.at(-1)?.eventId;
      if (after === undefined) return found.map(({ data }) => data['licenseId']).toSorted();
    }
  };

  it('two thousand concurrent requests for the same license all get the same one', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const many = await partnerClient(service.baseUrl, { sockets: 2_000 });
    const asking = many.as(partner.apiKey);
    const responses = await Promise.all(
      Array.from({ length: 2_000 }, () => asking.post(licenses, anOrder(trackId))),
    );
    many.close();
    const statuses = Map.groupBy(responses, ({ status }) => status);
    expect([...statuses].map(([status, { length }]) => [status, length])).toEqual([[201, 2_000]]);
    expect(new Set(responses.map((reply) => reply.member('licenseId'))).size).toBe(1);
    expect(responses.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
    expect(await licensesOf(trackId)).toHaveLength(1);
    expect(await namedBy('license.issued', trackId)).toHaveLength(1);
    const month = await partner.client.get(`/api/v1/platforms/${partner.slug}/usage`);
    expect(month.body).toMatchObject({ licensesIssued: 1, activeLicenses: 1, requests: 2_000 });
  });

  it('two hundred under one Idempotency-Key have one effect, and none learns of another', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const order = anOrder(trackId, { contentId: 'under-a-key' });
    const headers = { 'idempotency-key': 'the-one' };
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => partner.client.post(licenses, order, { headers })),
    );
    const done = responses.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map((reply) => reply.member('licenseId'))).size).toBe(1);
    const waiting = responses.filter(({ status }) => status !== 201);
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
    let [max, looks, isContested] = [0, 0, true];
    const watch = async () => {
      for (; isContested; looks++) {
        max = Math.max(max, await activeOf(trackId));
        // A store in this process answers without a turn of the event loop.
        await sleep(1);
      }
    };
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
    const watching = watch();
    await Promise.all(Array.from({ length: 50 }, work));
    isContested = false;
    await watching;
    expect(looks).toBeGreaterThan(10);
    expect(max).toBe(1);

    const all = await licensesOf(trackId);
    expect(all.length).toBeGreaterThan(5);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['revoked']));
    const ids = all.map(({ licenseId }) => licenseId).toSorted();
    expect(await namedBy('license.issued', trackId)).toEqual(ids);
    expect(await namedBy('license.revoked', trackId)).toEqual(ids);
  });

  it('two hundred concurrent callers for the last hundred licenses of the month get exactly a hundred', async () => {
    const { client, slug } = await service.aPartner();
    await service.useCases.changePlatform({ platform: slug, edit: { quotas: { licensesPerMonth: 100 } } });
    const { trackId } = await service.aTrackInCatalog();
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, n) => client.post(licenses, anOrder(trackId, { contentId: `c-${n}` }))),
    );
    const rejected = responses.filter(({ status }) => status !== 201);
    expect(responses.length - rejected.length).toBe(100);
    expect(new Set(rejected.map(({ code }) => code))).toEqual(new Set(['QUOTA_EXCEEDED']));
    expect(rejected[0]?.body).toMatchObject({ quota: 'licenses-per-month', limit: 100 });
    expect(await licensesOf(trackId)).toHaveLength(100);
    const held = responses.findIndex(({ status }) => status === 201);
    const again = await client.post(licenses, anOrder(trackId, { contentId: `c-${held}` }));
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
  });
});
