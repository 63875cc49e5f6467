import type { ArtistRole } from '../../../../src/domain/artists/account.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { albums, anAlbumDto } from '../../../support/http/successes/album-successes.ts';
import {
  aColleagueOf,
  aConfirmedLabel,
  anArtist,
  claimed,
  fullProfile,
} from '../../../support/http/successes/artist-successes.ts';
import { ownTracks } from '../../../support/http/successes/draft-successes.ts';
import { anAskedTrack, aPartyWith } from '../../../support/http/successes/parties/confirmation-successes.ts';
import {
  aVerifiedPayee,
  payoutRuns,
  today,
} from '../../../support/http/successes/royalties/payout-successes.ts';
import { parties } from '../../../support/http/successes/party-successes.ts';
import { aMasterDto, uploads } from '../../../support/http/successes/upload-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const me = '/api/v1/artists/me';
const exported = (client: PartnerClient) => client.get(`${me}/export`);
type Listed = { readonly data: readonly Readonly<Record<string, unknown>>[] };

describe.each(transports)('the export of an account over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  const listed = async (client: PartnerClient, path: string) =>
    (await client.get(path)).body as unknown as Listed;

  it('contains the records of every list, all pages of it, as the operations return them', async () => {
    const label = await aConfirmedLabel(service);
    const { client } = label;
    await client.ask('PATCH', me, { body: { name: 'Nordlicht “Records”, Zoë' } });
    await aColleagueOf(service, label, 'editor');
    const { path } = await anAskedTrack(service, label);
    await client.post(ownTracks, { title: 'Without shares' });
    await client.post(albums, anAlbumDto());
    await client.post(uploads, aMasterDto(4_000));
    await client.post(`${me}/roster`, { name: 'Mara Lind', country: 'DE' });
    expect((await claimed(service, label)).status).toBe(201);
    // More parties than a page of the export has.
    for (let n = 1; n <= 51; n++) await aPartyWith(client, { name: `Writer ${n}` });

    const { status, headers, body } = await exported(client);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="account-\d{4}-\d\d-\d\d\.json"$/);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body['account']).toEqual((await client.get(me)).body);
    const all = `limit=100`;
    const lists = {
      members: await listed(client, `${me}/members`),
      artists: await listed(client, `${me}/roster?${all}`),
      claims: await listed(client, `${me}/claims?${all}`),
      parties: await listed(client, `${parties}?${all}`),
      albums: await listed(client, `${me}/albums?${all}`),
      uploads: await listed(client, `${uploads}?${all}`),
    };
    const lengths = Object.entries(lists).map(([name, { data }]) => [name, data.length]);
    expect(Object.fromEntries(lengths)).toEqual({
      ...{ members: 2, artists: 2, claims: 1, parties: 53, albums: 1, uploads: 1 },
    });
    expect(lists.uploads.data.some(({ upload }) => upload !== undefined)).toBe(true);
    lists.uploads = { data: lists.uploads.data.map(({ upload: _, ...rest }) => rest) };
    for (const [name, { data }] of Object.entries(lists)) expect([name, body[name]]).toEqual([name, data]);
    const tracks = body['tracks'] as readonly Readonly<Record<string, unknown>>[];
    const { data } = await listed(client, `${ownTracks}?${all}`);
    expect(tracks.map(({ trackId }) => trackId)).toEqual(data.map(({ trackId }) => trackId));
    const asked = await listed(client, `${path}/confirmations`);
    expect(tracks.find(({ trackId }) => path.endsWith(String(trackId)))).toEqual({
      ...(await client.get(path)).body,
      confirmations: asked.data,
    });
  });

  it('contains balances and payouts for owners and finance, and nothing of them for editors', async () => {
    const label = await aConfirmedLabel(service);
    const [finance, editor] = [
      await aColleagueOf(service, label, 'finance'),
      await aColleagueOf(service, label, 'editor'),
    ];
    const staff = async () => service.anyone.as((await service.aColleague('finance')).token);
    const [first, second] = [await staff(), await staff()];
    await aVerifiedPayee(service, first, label.client, { amount: 5_500 });
    const body = { currency: 'EUR', scheme: 'sepa', executionDate: today(service) };
    const run = `${payoutRuns}/${(await first.post(payoutRuns, body)).member('runId')}`;
    expect((await exported(label.client)).body['payouts']).toEqual([]);
    await second.ask('PATCH', run, { body: { status: 'approved' } });
    for (const { client } of [label, finance]) {
      const { body: all, text } = await exported(client);
      expect(all['balances']).toEqual((await listed(client, `${me}/balances`)).data);
      expect(all['payouts']).toEqual((await listed(client, `${me}/payouts`)).data);
      expect(all).toMatchObject({ balances: [{ paid: 5_500 }], payouts: [{ amount: 5_500 }] });
      expect(text).not.toContain('51210800');
    }
    const seen = (await exported(editor.client)).body;
    expect([seen['balances'], seen['payouts']]).toEqual([undefined, undefined]);
  });

  it('shows each member what the member may see, and only their own sessions', async () => {
    const label = await aConfirmedLabel(service);
    await label.client.ask('PATCH', me, { body: fullProfile });
    const seen = async (role: ArtistRole) => {
      const { client } = await aColleagueOf(service, label, role);
      const { body, text } = await exported(client);
      expect(body['sessions']).toMatchObject([{ current: true }]);
      return text.includes('DE••6199');
    };
    expect([await seen('owner'), await seen('finance'), await seen('editor')]).toEqual([true, true, false]);
    expect((await exported(label.client)).text).not.toContain('51210800');
  });

  it('breaks off when the member is removed or gets another role, and when the store fails', async () => {
    const label = await aConfirmedLabel(service);
    for (let n = 1; n <= 51; n++) await aPartyWith(label.client, { name: `Writer ${n}` });
    const { memberId, client } = await aColleagueOf(service, label, 'editor');
    const member = `${me}/members/${memberId}`;
    const brokenOff = async (by: PartnerClient, act: () => Promise<unknown>) => {
      // Before the second page of parties.
      service.before('partyStore', 'ofAccount', async () => undefined);
      service.before('partyStore', 'ofAccount', act);
      await expect(exported(by)).rejects.toMatchObject({ code: 'ECONNRESET' });
    };
    await brokenOff(label.client, () => Promise.reject(new Error('the disk is full')));
    expect((await exported(label.client)).status).toBe(200);
    const statuses: number[] = [];
    await brokenOff(client, async () =>
      statuses.push((await label.client.ask('PATCH', member, { body: { role: 'finance' } })).status),
    );
    await brokenOff(client, async () => statuses.push((await label.client.delete(member)).status));
    expect(statuses).toEqual([200, 204]);
  });

  it('contains nothing of another account', async () => {
    const other = await anAskedTrack(service);
    const { client } = await anArtist(service);
    const { body, text } = await exported(client);
    expect(text).not.toContain(other.writer);
    for (const name of ['claims', 'parties', 'albums', 'uploads', 'tracks', 'balances', 'payouts'])
      expect(body[name]).toEqual([]);
  });

  it('is recorded each time, and limited', async () => {
    const { client } = await anArtist(service);
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await exported(client)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const { member } = (await client.get(me)).body as { readonly member: { readonly memberId: string } };
    const notes = await service.ports.auditLog.list({ action: 'artist.export' }, { limit: 50 });
    expect(notes.items.filter(({ subjects }) => subjects.includes(member.memberId))).toHaveLength(3);
  });
});
