import { outboundEvents } from '../../../../src/adapters/http/webhooks/events.schemas.ts';
import { httpReceiver, type HttpReceiver } from '../../../support/servers/receiver.ts';
import {
  anOrder,
  aService,
  transports,
  type Partner,
  type TestService,
} from '../../../support/service/service.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { verifiedAmong } from '../../../support/stories/webhook-story.ts';

interface Shown {
  readonly deliveryId: string;
  readonly eventId: string;
  readonly status: string;
  readonly attempts: readonly { readonly status: number; readonly responseStart: string }[];
}

describe.each(transports)('webhooks over %s', (transport) => {
  let service: TestService;
  let partner: Partner;
  let receiver: HttpReceiver;
  let status = 204;
  let base: string;

  beforeAll(async () => {
    service = await aService({ transport, environment: { ALLOW_LOOPBACK_URLS: '1' } });
    partner = await service.aPartner();
    base = `/api/v1/platforms/${partner.slug}/webhooks`;
    receiver = await httpReceiver((response) => response.writeHead(status).end('what I think'));
  });
  afterAll(async () => {
    await service.close();
    await receiver.close();
  });
  beforeEach(() => {
    status = 204;
  });

  const url = () => `http://127.0.0.1:${receiver.port}/events`;
  const anEndpoint = async (...eventTypes: readonly string[]) => {
    const created = await partner.client.post(base, { url: url(), eventTypes });
    return { path: `${base}/${created.member('endpointId')}`, secret: created.member('secret'), created };
  };
  const arrived = (secret: string) => verifiedAmong(receiver.received, secret);
  const isSome = ({ length }: readonly unknown[]) => length > 0;
  const log = async (path: string, query = '') =>
    (await partner.client.get(`${path}/deliveries${query}`)).body['data'] as readonly Shown[];

  it('an endpoint is created, read, listed, changed, disabled, enabled and removed', async () => {
    const { path, created } = await anEndpoint('track.approved', 'track.takedown', 'track.approved');
    expect(created.status).toBe(201);
    const { secret: _, ...shown } = created.body;
    expect(shown).toMatchObject({
      url: url(),
      eventTypes: ['track.approved', 'track.takedown'],
      status: 'enabled',
      health: {},
    });
    expect((await partner.client.get(path)).body).toEqual(shown);
    expect((await partner.client.get(base)).body).toEqual({
      data: [shown],
      pagination: { limit: 100, nextCursor: null, total: 1 },
    });
    const change = async (body: unknown) => partner.client.ask('PATCH', path, { body });
    expect((await change({ description: 'Staging', status: 'disabled' })).body).toMatchObject({
      description: 'Staging',
      status: 'disabled',
      disabled: { reason: 'owner' },
    });
    const rejected = await partner.client.post(`${path}/test`);
    expect([rejected.status, rejected.code]).toEqual([409, 'STATE_CONFLICT']);
    const back = await change({ description: null, status: 'enabled' });
    expect(back.body).toEqual({ ...shown, updatedAt: back.body['updatedAt'] });
    const removed = await partner.client.delete(path);
    expect([removed.status, removed.text]).toEqual([204, '']);
    expect((await partner.client.get(path)).code).toBe('NOT_FOUND');
    expect((await partner.client.delete(path)).code).toBe('NOT_FOUND');
  });

  it('of two editors of the same version of an endpoint, one gets a conflict', async () => {
    const { path } = await anEndpoint('track.approved');
    const { etag = '' } = (await partner.client.get(path)).headers;
    const edit = (description: string, ifMatch: string) =>
      partner.client.ask('PATCH', path, { body: { description }, headers: { 'if-match': ifMatch } });
    const answers = await Promise.all([edit('one', etag), edit('two', etag)]);
    expect(answers.map((one) => one.status).toSorted()).toEqual([200, 412]);
    expect(answers.find((one) => one.status === 412)?.code).toBe('VERSION_CONFLICT');
    const now = await partner.client.get(path);
    expect(now.headers['etag']).not.toBe(etag);
    // How it fares is no edit.
    await partner.client.post(`${path}/test`);
    await seenSoon(
      async () => (await partner.client.get(path)).body['health'],
      (health) => Object.keys(health as object).length > 0,
      60_000,
    );
    const tags = `W/"9-x", "nonsense", ${now.headers['etag'] ?? ''}`;
    expect((await edit('three', tags)).status).toBe(200);
    expect((await edit('four', `W/${tags}`)).status).toBe(412);
    expect((await edit('five', '*')).status).toBe(200);
    await partner.client.delete(path);
  });

  it('an edit returns the ETag for the next edit', async () => {
    const { path } = await anEndpoint('track.approved');
    const edit = (description: string, ifMatch = '*') =>
      partner.client.ask('PATCH', path, { body: { description }, headers: { 'if-match': ifMatch } });
    const first = (await edit('one')).headers['etag'];
    const second = await edit('two', first);
    expect(second.status).toBe(200);
    expect(second.headers['etag']).toBe((await partner.client.get(path)).headers['etag']);
    expect((await edit('three', first)).code).toBe('VERSION_CONFLICT');
    await partner.client.delete(path);
  });

  it('a secret is shown when it is created, and never again, not even under the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'the-same' };
    const make = () =>
      partner.client.post(base, { url: url(), eventTypes: ['endpoint.disabled'] }, { headers });
    const [one, two] = [await make(), await make()];
    expect(one.member('endpointId')).not.toBe(two.member('endpointId'));
    const path = `${base}/${one.member('endpointId')}`;
    const rotated = (await partner.client.post(`${path}/rotate`)).member('secret');
    await partner.client.post(`${path}/test`);
    const everything = [
      await partner.client.get(path),
      await partner.client.get(base),
      await partner.client.get(`${path}/deliveries`),
      await partner.client.ask('PATCH', path, { body: { description: 'x' } }),
    ];
    for (const { text } of everything)
      for (const secret of [one.member('secret'), rotated]) expect(text).not.toContain(secret);
    expect((await partner.client.get(path)).body['secrets']).toHaveLength(2);
    for (const created of [one, two]) await partner.client.delete(`${base}/${created.member('endpointId')}`);
  });

  it('internal and invalid addresses are rejected with the field and the reason', async () => {
    const wrong = [
      'ftp://a.example/',
      'https://user:pass@a.example/',
      'nonsense',
      'https://10.0.0.1/',
      'https://[fe80::1]/',
    ];
    for (const address of wrong) {
      const rejected = await partner.client.post(base, { url: address });
      expect([address, rejected.status, rejected.code]).toEqual([address, 400, 'VALIDATION_FAILED']);
      expect(rejected.body['errors']).toMatchObject([
        { in: 'body', pointer: '/url', code: 'address_blocked' },
      ]);
    }
  });

  it('the seventeenth endpoint is rejected, and empty or unknown values are, too', async () => {
    const other = await service.aPartner();
    const at = `/api/v1/platforms/${other.slug}/webhooks`;
    for (let n = 0; n < 16; n++) expect((await other.client.post(at, { url: url() })).status).toBe(201);
    const more = await other.client.post(at, { url: url() });
    expect([more.status, more.code]).toEqual([409, 'STATE_CONFLICT']);
    expect(more.member('detail')).toContain('16');
    const [first] = (await other.client.get(at)).body['data'] as {
      endpointId: string;
      eventTypes: string[];
    }[];
    expect(first?.eventTypes).not.toContain('endpoint.test');
    for (const body of [{}, { eventTypes: [] }, { eventTypes: ['endpoint.test'] }, { secret: 'x' }]) {
      const rejected = await other.client.ask('PATCH', `${at}/${first?.endpointId ?? ''}`, { body });
      expect([body, rejected.code]).toEqual([body, 'VALIDATION_FAILED']);
    }
  });

  it('a token with fewer scopes reads endpoints, and neither changes nor tests them', async () => {
    const { path } = await anEndpoint('track.approved');
    const narrow = service.anyone.as(await partner.token('tracks:read'));
    const inbound = `/api/v1/platforms/${partner.slug}/inbound`;
    const rejected = [
      await narrow.post(base, { url: url() }),
      await narrow.ask('PATCH', path, { body: { url: 'https://elsewhere.example/' } }),
      await narrow.post(`${path}/rotate`),
      await narrow.delete(path),
      await narrow.post(`${path}/test`),
      await narrow.post(`${path}/recover`, { since: '2026-03-01T00:00:00.000Z' }),
      await narrow.post(`${inbound}/rotate`),
      await narrow.ask('PUT', inbound, { body: { autoLicense: false, revokeOnDelete: false } }),
    ];
    expect(rejected.map(({ status: said, code }) => [said, code])).toEqual(
      rejected.map(() => [403, 'SCOPE_MISSING']),
    );
    expect((await narrow.get(path)).body).toMatchObject({ url: url(), status: 'enabled' });
    expect((await narrow.get(inbound)).body['secrets']).toEqual([]);
    await partner.client.delete(path);
  });

  it('a test arrives, signed, and the log shows the attempt', async () => {
    const { path, secret } = await anEndpoint('track.approved');
    const begun = await partner.client.post(`${path}/test`);
    expect([begun.status, begun.body]).toMatchObject([
      202,
      { eventType: 'endpoint.test', status: 'pending' },
    ]);
    const [message] = await seenSoon(async () => arrived(secret), isSome, 60_000);
    expect(message).toMatchObject({ type: 'endpoint.test', id: begun.body['eventId'] });
    const at = `${path}/deliveries/${begun.member('deliveryId')}`;
    const read = async () => (await partner.client.get(at)).body as unknown as Shown;
    const shown = await seenSoon(read, (one) => one.status === 'delivered', 60_000);
    expect(shown).toMatchObject({ attempts: [{ status: 204 }], event: message });
    expect((await partner.client.get(path)).body['health']).toHaveProperty('lastSuccessAt');
    await partner.client.delete(path);
  });

  it('a test under an Idempotency-Key is sent once, and shows its current state when it is requested again', async () => {
    const { path } = await anEndpoint('track.approved');
    const ask = (body?: unknown) =>
      partner.client.post(`${path}/test`, body, { headers: { 'idempotency-key': 'once' } });
    const first = await ask();
    await seenSoon(
      () => log(path),
      (shown) => shown.some((one) => one.status === 'delivered'),
      60_000,
    );
    const again = await ask();
    expect([first.status, again.status, again.headers['idempotent-replayed']]).toEqual([202, 202, 'true']);
    expect(again.body).toMatchObject({ deliveryId: first.member('deliveryId'), status: 'delivered' });
    expect(await log(path)).toHaveLength(1);
    await partner.client.delete(path);
    expect((await ask()).code).toBe('NOT_FOUND');
  });

  it('a failed delivery is resent by its owner under the same id, or recovered from a time on', async () => {
    status = 503;
    const { path, secret } = await anEndpoint('track.approved');
    const { trackId } = await service.aTrackInCatalog();
    const failed = await seenSoon(
      () => log(path),
      ([one]) => one !== undefined && one.attempts.length > 0,
      60_000,
    );
    expect(failed).toMatchObject([{ eventType: 'track.approved', status: 'pending' }]);
    status = 204;
    const [first] = failed;
    expect(first?.attempts[0]).toMatchObject({ status: 503, responseStart: 'what I think' });
    const resent = await partner.client.post(`${path}/deliveries/${first?.deliveryId ?? ''}/resend`);
    expect([resent.status, resent.body['status']]).toEqual([202, 'pending']);
    await seenSoon(
      () => log(path, '?status=delivered'),
      (seen) => seen.length === 1,
      60_000,
    );
    const received = arrived(secret).filter(({ data }) => data['trackId'] === trackId);
    // After five seconds it is sent again automatically, too.
    expect([received.length > 1, ...new Set(received.map(({ id }) => id))]).toEqual([true, first?.eventId]);

    await partner.client.ask('PATCH', path, { body: { status: 'disabled' } });
    const { trackId: missed } = await service.aTrackInCatalog();
    await service.useCases.fanOutEvents(10);
    await partner.client.ask('PATCH', path, { body: { status: 'enabled' } });
    const since = new Date(Date.now() - 600_000).toISOString();
    const recovered = await partner.client.post(`${path}/recover`, { since });
    expect([recovered.status, recovered.body]).toMatchObject([
      202,
      { recovered: expect.any(Number) as unknown },
    ]);
    const seen = async () => arrived(secret).map(({ data }) => data['trackId']);
    expect(await seenSoon(seen, (all) => all.includes(missed), 60_000)).toContain(missed);
    await partner.client.delete(path);
  });

  it('the log is read page by page, and a cursor belongs to its query', async () => {
    status = 500;
    const { path } = await anEndpoint('track.takedown');
    for (let n = 0; n < 3; n++) await partner.client.post(`${path}/test`);
    const first = await partner.client.get(`${path}/deliveries?limit=2`);
    const { nextCursor: cursor } = first.body['pagination'] as { nextCursor: string };
    const second = await partner.client.get(`${path}/deliveries`, { query: { limit: 2, cursor } });
    expect([first.body['data'], second.body['data']]).toMatchObject([[{}, {}], [{}]]);
    const other = await partner.client.get(`${path}/deliveries`, {
      query: { limit: 2, cursor, status: 'dead' },
    });
    expect([other.status, other.code]).toEqual([400, 'CURSOR_INVALID']);
    await partner.client.delete(path);
  });

  it('an issued license is published as the document describes it', async () => {
    const { path, secret } = await anEndpoint('license.issued');
    const { trackId } = await service.aTrackInCatalog();
    const issued = await partner.client.post('/api/v1/licenses', anOrder(trackId));
    const [message] = await seenSoon(async () => arrived(secret), isSome, 60_000);
    expect(message?.data).toMatchObject({ licenseId: issued.member('licenseId'), trackId });
    const described = outboundEvents.find(({ type }) => type === 'license.issued');
    expect(described?.schema.parse(message)).toEqual(message);
    await partner.client.delete(path);
  });
});
