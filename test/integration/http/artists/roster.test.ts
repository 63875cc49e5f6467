import { aLabel, anArtist, fullProfile } from '../../../support/http/successes/artist-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';
import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';

const me = '/api/v1/artists/me';
const roster = `${me}/roster`;
const ida = { name: 'Ida Grün', country: 'SE' };
const outcomeOf = ({ status, code }: Answered) => [status, code];

describe.each(transports)('the roster of an account over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  const namesOf = async (client: PartnerClient, limit: number) => {
    const names: string[] = [];
    for (let cursor = ''; ;) {
      const { body } = await client.get(`${roster}?limit=${limit}${cursor}`);
      const { data, pagination } = body as {
        readonly data: readonly { readonly name: string }[];
        readonly pagination: { readonly nextCursor: string | null };
      };
      names.push(...data.map(({ name }) => name));
      if (pagination.nextCursor === null) return names;
      cursor = `&cursor=${encodeURIComponent(pagination.nextCursor)}`;
    }
  };

  it('of a label has its own profile and those that it adds, by name', async () => {
    const { client } = await aLabel(service);
    for (const name of ['Zoë', 'Ida Grün', 'abel'])
      expect((await client.post(roster, { name, country: 'SE' })).status).toBe(201);
    for (const limit of [1, 3, 50])
      expect(await namesOf(client, limit)).toEqual(['abel', 'Ida Grün', 'Mara Lind', 'Zoë']);
    const added = await client.post(roster, { ...ida, ipi: '334284961' });
    expect(added.body).toMatchObject({ ...ida, kind: 'artist', links: [], ipi: '00334284961' });
    expect(added.headers['location']).toBe(`${service.baseUrl}${roster}/${added.member('artistId')}`);
    const read = await client.get(`${roster}/${added.member('artistId')}`);
    expect(read.text).toBe(added.text);
  });

  it('of an artist has exactly one profile', async () => {
    const { client } = await anArtist(service);
    const rejected = await client.post(roster, ida);
    expect(rejected.body).toMatchObject({
      status: 409,
      code: 'STATE_CONFLICT',
      detail: 'The account of an artist has exactly one profile. Register a label to manage several artists.',
    });
    expect(await namesOf(client, 50)).toEqual(['Mara Lind']);
  });

  it('adds one profile for each idempotency key, and only for the member who sent it', async () => {
    const { client } = await aLabel(service);
    const headers = { 'idempotency-key': 'k-1' };
    const first = await client.post(roster, ida, { headers });
    const again = await client.post(roster, ida, { headers });
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(outcomeOf(await client.post(roster, { ...ida, name: 'Else' }, { headers }))).toEqual([
      422,
      'IDEMPOTENCY_MISMATCH',
    ]);
    expect(await namesOf(client, 50)).toEqual(['Ida Grün', 'Mara Lind']);
    const other = await aLabel(service);
    const theirs = await other.client.post(roster, ida, { headers });
    expect(theirs.status).toBe(201);
    expect(theirs.member('artistId')).not.toBe(first.member('artistId'));
  });

  it('edits a profile at the version that the caller read', async () => {
    const { client } = await aLabel(service);
    const added = await client.post(roster, ida);
    const path = `${roster}/${added.member('artistId')}`;
    const { etag = '' } = (await client.get(path)).headers;
    const { payout: _, password: __, ...body } = fullProfile;
    const edited = await client.ask('PATCH', path, { body, headers: { 'if-match': etag } });
    expect(edited.body).toMatchObject({ name: 'Mara Lind Trio', country: 'AT', isni: '0000000121032683' });
    const late = await client.ask('PATCH', path, { body: { name: 'Late' }, headers: { 'if-match': etag } });
    expect(outcomeOf(late)).toEqual([412, 'VERSION_CONFLICT']);
    const same = await client.ask('PATCH', path, { body });
    expect([same.text, same.headers['etag']]).toEqual([edited.text, edited.headers['etag']]);
    expect((await client.get(me)).body).toMatchObject({ name: 'Mara Lind' });
  });

  it('edits the own profile of the account as PATCH /artists/me does, under one version', async () => {
    const { client } = await anArtist(service);
    const own = await client.get(me);
    const path = `${roster}/${own.member('artistId')}`;
    const edited = await client.ask('PATCH', path, { body: { name: 'Renamed' } });
    expect(edited.body).toMatchObject({ name: 'Renamed' });
    expect((await client.get(me)).body).toMatchObject({ name: 'Renamed' });
    const headers = { 'if-match': own.headers['etag'] ?? '' };
    const late = await client.ask('PATCH', me, { body: { name: 'Late' }, headers });
    expect(outcomeOf(late)).toEqual([412, 'VERSION_CONFLICT']);
  });

  it('rejects payout details and unknown fields in a profile', async () => {
    const { client } = await aLabel(service);
    for (const body of [
      { ...ida, payout: fullProfile.payout },
      { ...ida, kind: 'label' },
      { name: 'No country' },
    ])
      expect(outcomeOf(await client.post(roster, body))).toEqual([400, 'VALIDATION_FAILED']);
  });
});
