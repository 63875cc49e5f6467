import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
import { aCompleteTrack } from '../../../support/http/successes/draft-successes.ts';
import { aColleagueOf, aConfirmedLabel } from '../../../support/http/successes/artist-successes.ts';
import { aService, inService, transports, type TestService } from '../../../support/service/service.ts';

const outcomeOf = ({ status, code }: Answered) => [status, code];

const published = async (service: TestService) => {
  const track = await aCompleteTrack(service);
  expect((await track.client.post(`${track.path}/submit`, undefined)).status).toBe(200);
  expect((await service.useCases.approveTrack({ trackId: track.trackId as never })).ok).toBe(true);
  return track;
};
const report = async (client: PartnerClient, trackId: string, changes: object) => {
  const event = { eventType: 'play', trackId, occurredAt: new Date().toISOString(), ...changes };
  expect((await client.post('/api/v1/usage-events', { events: [event] })).status).toBe(201);
};
const month = new Date().toISOString().slice(0, 7);

describe.each(transports)('the use of a track of an account over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  it('is added up by month, platform and country, and is a CSV file, too', async () => {
    const { client, path, trackId } = await published(service);
    const [one, two] = [await service.aPartner(), await service.aPartner()];
    await report(one.client, trackId, { quantity: 12, territory: 'DE' });
    await report(one.client, trackId, { quantity: 3, territory: 'DE' });
    await report(one.client, trackId, { quantity: 70, eventType: 'impression' });
    await report(two.client, trackId, { quantity: 5, territory: 'FR' });
    const found = await client.get(`${path}/usage`);
    const rows = found.body['data'] as readonly { readonly platformId: string }[];
    const of = (platformId: string) => rows.filter((row) => row.platformId === platformId);
    const [first, second] = [one, two].map(({ platformId }) => of(platformId));
    const [none, some] = [
      { plays: 0, impressions: 70 },
      { plays: 15, impressions: 0 },
    ];
    expect(first).toEqual([
      { month, platformId: one.platformId, ...none, unlicensed: none },
      { month, platformId: one.platformId, territory: 'DE', ...some, unlicensed: some },
    ]);
    expect(second).toMatchObject([{ month, territory: 'FR', plays: 5 }]);
    const paged: unknown[] = [];
    for (let next = ''; ;) {
      const { body } = await client.get(`${path}/usage?limit=1${next}`);
      paged.push(...(body['data'] as readonly unknown[]));
      const { nextCursor } = body['pagination'] as { readonly nextCursor: string | null };
      if (nextCursor === null) break;
      next = `&cursor=${nextCursor}`;
    }
    expect(paged).toEqual(rows);
    const file = await client.get(`${path}/usage?format=csv&limit=1`);
    expect(file.headers['content-type']).toContain('text/csv');
    const lines = file.text.trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      'month,platformId,territory,plays,impressions,unlicensedPlays,unlicensedImpressions',
    );
    expect(lines).toHaveLength(4);
    expect(lines).toContain(`${month},${one.platformId},DE,15,0,15,0`);
    const later = await client.get(`${path}/usage?from=2099-01`);
    expect(later.body['data']).toEqual([]);
  });

  it('is for every role of the account, and for nobody else', async () => {
    const label = await aConfirmedLabel(service);
    const created = await label.client.post('/api/v1/artists/me/tracks', { title: 'Tide' });
    const path = `/api/v1/artists/me/tracks/${created.member('trackId')}/usage`;
    for (const role of ['editor', 'finance'] as const) {
      const { client } = await aColleagueOf(service, label, role);
      expect((await client.get(path)).status).toBe(200);
    }
    const stranger = await aConfirmedLabel(service);
    expect(outcomeOf(await stranger.client.get(path))).toEqual([404, 'NOT_FOUND']);
    const partner = await service.aPartner();
    expect(outcomeOf(await partner.client.get(path))).toEqual([401, 'TOKEN_INVALID']);
  });
});

it('contains no use of a track of an account in the sandbox', () =>
  inService({ environment: { SELF_REGISTRATION: 'sandbox', EVENT_WORKER: 'off' } }, async (service) => {
    const { client, path, trackId } = await published(service);
    const sandbox = await service.aPartner();
    expect(sandbox.apiKey).toMatch(/^plk_test_/);
    await report(sandbox.client, trackId, { quantity: 9 });
    expect((await client.get(`${path}/usage`)).body['data']).toEqual([]);
  }));
