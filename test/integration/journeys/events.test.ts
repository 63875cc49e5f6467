import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDelivery, type Delivered } from '../../support/builders/delivery.ts';
import { signing } from '../../support/http/signing.ts';
import { operatorOf, theirReasons } from '../../support/service/operator.ts';
import { httpReceiver, type HttpReceiver } from '../../support/servers/receiver.ts';
import { sampleReceiver } from '../../support/clients/sample-receiver.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { aService, anOrder, type Partner, type TestService } from '../../support/service/service.ts';
import { seenSoon } from '../../support/eventually.ts';
import { eachOnce, verifiedBy, type Envelope } from '../../support/stories/webhook-story.ts';

describe('a partner that relies on events', () => {
  let service: TestService;
  let partner: Partner;
  let folder: string;
  let operator: ReturnType<typeof operatorOf>;
  let sample: Awaited<ReturnType<typeof sampleReceiver>>;
  let careful: HttpReceiver;
  let carefulSecret: string;
  let inboundSecret: string;
  const ids = new Map<string, string>();
  const licenses = new Map<string, string>();

  const endpoint = async (url: string) =>
    (await partner.client.post(`/api/v1/platforms/${partner.slug}/webhooks`, { url })).member('secret');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'events-'));
    service = await aService({ store: 'file', environment: { ALLOW_LOOPBACK_URLS: '1' } });
    partner = await service.aPartner();
    operator = operatorOf(service.dataDir);
    const port = await freePort();
    sample = await sampleReceiver(await endpoint(`http://localhost:${port}/`), port);
    careful = await httpReceiver();
    carefulSecret = await endpoint(`http://127.0.0.1:${careful.port}/`);
    const inbound = `/api/v1/platforms/${partner.slug}/inbound/rotate`;
    inboundSecret = (await partner.client.post(inbound)).member('secret');
  });
  afterAll(async () => {
    await sample.stop();
    await service.close();
    await careful.close();
    await rm(folder, { recursive: true, force: true });
  });

  const delivered = (moods: readonly string[]): readonly Delivered[] => [
    { name: 'meadow', row: { status: 'approved', moods } },
    { name: 'harbour', row: { status: 'approved' } },
    { name: 'summit' },
  ];
  const received = () =>
    careful.received.map(({ body, headers }) =>
      verifiedBy(carefulSecret, { url: '', body, headers: headers as Readonly<Record<string, string>> }),
    );
  const receivedOf = (type: string, wanted: (data: Envelope['data']) => boolean = () => true) =>
    seenSoon(
      async () => received().filter((event) => event.type === type && wanted(event.data)),
      (events) => events.length > 0,
      10_000,
    );
  const id = (title: string): string => ids.get(title) ?? '';

  it('is notified of tracks that the operator imports and approves', async () => {
    await writeDelivery(folder, delivered(['warm']));
    expect((await operator('import', folder)).code).toBe(0);
    for (const [, trackId = '', title = ''] of (await operator('tracks')).out.matchAll(
      /(trk_\w{26}).*?Song of (\w+)/g,
    ))
      ids.set(title, trackId);
    await operator('approve', id('summit'));
    for (const title of ['meadow', 'harbour', 'summit'])
      expect(await sample.printing(id(title))).toContain(`track.approved {"trackId":"${id(title)}"`);
    const [summit] = await receivedOf('track.approved', ({ trackId }) => trackId === id('summit'));
    expect(summit?.data).toMatchObject({ title: 'Song of summit', catalogVersion: 4 });
  });

  it('is notified of an update, with the fields that changed', async () => {
    await writeDelivery(folder, delivered(['dark', 'warm']));
    expect((await operator('import', folder)).out).toContain('replaced');
    const [update] = await receivedOf('track.updated');
    expect(update?.data).toMatchObject({ trackId: id('meadow'), changedFields: ['moods'] });
    expect(await sample.printing('track.updated')).toContain('"changedFields":["moods"]');
  });

  it('is notified of a takedown, which is visible everywhere immediately, with its own licenses and replacements', async () => {
    const { client } = partner;
    const meadow = id('meadow');
    for (const contentId of ['clip-1', 'clip-2']) {
      const issued = await client.post('/api/v1/licenses', anOrder(meadow, { contentId }));
      licenses.set(contentId, issued.member('licenseId'));
    }
    const other = await service.aPartner();
    await other.client.post('/api/v1/licenses', anOrder(meadow));
    const synced = async (cursor?: string) => {
      const query = cursor === undefined ? {} : { query: { cursor } };
      return (await client.get('/api/v1/catalog/sync', query)).body as {
        items: { op: string; trackId: string }[];
        nextCursor: string;
      };
    };
    const { nextCursor } = await synced();
    const taken = await operator('takedown', meadow, '--reason', 'infringing', ...theirReasons);
    expect([taken.code, taken.err]).toEqual([0, '']);

    const query = `licenseId=${licenses.get('clip-1') ?? ''}&format=wav`;
    for (const path of ['', '/stream', `/download?${query}`]) {
      const { status, code } = await client.get(`/api/v1/tracks/${meadow}${path}`);
      expect([path, status, code]).toEqual([path, 410, 'TRACK_TAKEN_DOWN']);
    }
    expect((await synced(nextCursor)).items).toMatchObject([{ op: 'takedown', trackId: meadow }]);
    const found = async () =>
      ((await client.get('/api/v1/tracks')).body['data'] as { trackId: string }[]).map((one) => one.trackId);
    expect(await seenSoon(found, (seen) => !seen.includes(meadow))).not.toContain(meadow);

    const [takedown] = await receivedOf('track.takedown');
    expect(takedown?.data).toMatchObject({
      trackId: meadow,
      reason: 'infringing',
      publishedContentSurvives: false,
      affectedCount: 2,
      affectedLicenses: ['clip-2', 'clip-1'].map((contentId) => ({
        contentId,
        licenseId: licenses.get(contentId),
      })),
    });
    const offered = takedown?.data['replacements'] as readonly { title: string }[];
    expect(offered.map(({ title }) => title).toSorted()).toEqual(['Song of harbour', 'Song of summit']);
    const listed = await client.get(String(takedown?.data['affectedLicensesUrl']));
    expect((listed.body['data'] as unknown[]).length).toBe(2);
    expect(await sample.printing(/take down trk_/)).toContain(licenses.get('clip-2'));
  });

  it('is notified of its return', async () => {
    await operator('approve', id('meadow'));
    const back = async () =>
      eachOnce(received()).filter(
        ({ type, data }) => type === 'track.approved' && data['trackId'] === id('meadow'),
      );
    expect(await seenSoon(back, (events) => events.length === 2, 10_000)).toHaveLength(2);
  });

  it('sends its content: it is licensed automatically, and the license ends with it', async () => {
    const send = (type: string, data: Readonly<Record<string, unknown>>) => {
      const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data });
      const headers = signing(inboundSecret)(body);
      const path = `/api/v1/webhooks/inbound/${partner.slug}`;
      return service.anyone.ask('POST', path, { body, headers });
    };
    const contentId = 'clip-3';
    const at = () => new Date().toISOString();
    const content = {
      contentId,
      contentType: 'ugc_video',
      publishedAt: at(),
      tracks: [{ trackId: id('harbour') }],
    };
    const published = await send('content.published', content);
    const [result] = published.body['results'] as { outcome: string; licenseId: string }[];
    expect([published.status, result?.outcome]).toEqual([202, 'licensed']);
    const { licenseId = '' } = result ?? {};
    const license = await partner.client.get(`/api/v1/licenses/${licenseId}`);
    expect(license.body).toMatchObject({ status: 'active', source: 'webhook', contentId });
    const [issued] = await receivedOf('license.issued', (data) => data['licenseId'] === licenseId);
    expect(issued?.data).toMatchObject({ contentId, source: 'webhook' });

    const gone = await send('content.deleted', { contentId, deletedAt: at() });
    expect(gone.body['results']).toMatchObject([{ outcome: 'revoked', licenseId }]);
    expect((await partner.client.get(`/api/v1/licenses/${licenseId}`)).body).toMatchObject({
      status: 'revoked',
      revocation: { reasonCode: 'content_deleted' },
    });
    const [revoked] = await receivedOf('license.revoked', (data) => data['licenseId'] === licenseId);
    expect(revoked?.data).toMatchObject({ reasonCode: 'content_deleted' });
    expect(await sample.printing('license.revoked')).toContain(licenseId);
  });

  it('has received everything signed, and nothing under the id of another event', () => {
    const all = received();
    const byId = new Map(all.map((event) => [event.id, JSON.stringify([event.type, event.timestamp])]));
    for (const event of all) expect(byId.get(event.id)).toBe(JSON.stringify([event.type, event.timestamp]));
    expect(byId.size).toBeGreaterThan(8);
  });
});
