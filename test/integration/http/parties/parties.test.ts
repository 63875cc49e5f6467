import type { Answered } from '../../../support/clients/partner-client.ts';
import { aColleagueOf, aConfirmedLabel, anArtist } from '../../../support/http/successes/artist-successes.ts';
import { aPartyDto, parties } from '../../../support/http/successes/party-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const outcomeOf = ({ status, code }: Answered) => [status, code];
const errorsOf = ({ body }: Answered) =>
  (body['errors'] as readonly { readonly pointer: string; readonly code: string }[]).map(
    ({ pointer, code }) => `${pointer} ${code}`,
  );

describe.each(transports)('parties over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  it('are created once per key, and returned to their account alone', async () => {
    const { client } = await anArtist(service);
    const headers = { 'idempotency-key': 'party-1' };
    const created = await client.post(parties, aPartyDto(), { headers });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject(aPartyDto({ ipi: '00334284961' }));
    const path = `${parties}/${created.member('partyId')}`;
    expect(created.headers['location']).toMatch(new RegExp(`${path}$`));
    const again = await client.post(parties, aPartyDto(), { headers });
    expect([again.status, again.body]).toEqual([201, created.body]);
    expect((await client.get(path)).body).toEqual(created.body);

    const { client: stranger } = await anArtist(service);
    expect(outcomeOf(await stranger.get(path))).toEqual([404, 'NOT_FOUND']);
    const changed = await stranger.ask('PATCH', path, { body: { name: 'x' } });
    expect(outcomeOf(changed)).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await stranger.ask('DELETE', path))).toEqual([404, 'NOT_FOUND']);
    expect((await stranger.get(parties)).body['data']).toEqual([]);
    expect((await client.get(path)).body).toEqual(created.body);
  });

  it('are listed by name, with cursors that name nobody and that another account cannot use', async () => {
    const { client } = await anArtist(service);
    for (const name of ['mara Lindgren-Aas', 'Ida Grün-Weiß', 'Zoë']) await client.post(parties, { name });
    const names: unknown[] = [];
    let path = `${parties}?limit=1`;
    for (;;) {
      const { body } = await client.get(path);
      names.push(...(body['data'] as readonly { readonly name: string }[]).map(({ name }) => name));
      const { nextCursor } = body['pagination'] as { readonly nextCursor: string | null };
      if (nextCursor === null) break;
      const decoded = nextCursor.split('.').map((part) => Buffer.from(part, 'base64url').toString());
      expect([nextCursor, ...decoded].join()).not.toMatch(/mara lind|ida gr|pty_0/i);
      path = `${parties}?limit=1&cursor=${encodeURIComponent(nextCursor)}`;
    }
    expect(names).toEqual(['Ida Grün-Weiß', 'mara Lindgren-Aas', 'Zoë']);
    const { client: stranger } = await anArtist(service);
    expect(outcomeOf(await stranger.get(path))).toEqual([400, 'CURSOR_INVALID']);
    expect(outcomeOf(await client.get(`${parties}?cursor=x`))).toEqual([400, 'CURSOR_INVALID']);
  });

  it('name what is wrong with their fields', async () => {
    const { client } = await anArtist(service);
    for (const [changes, error] of [
      [{ name: ' ' }, '/name invalid'],
      [{ email: 'ida' }, '/email invalid_format'],
      [{ ipi: '00334284962' }, '/ipi invalid'],
      [{ society: 'x'.repeat(61) }, '/society too_big'],
      [{ share: 1 }, '/share unknown_field'],
    ] as const) {
      const rejected = await client.post(parties, aPartyDto(changes));
      expect(outcomeOf(rejected)).toEqual([400, 'VALIDATION_FAILED']);
      expect(errorsOf(rejected)).toEqual([error]);
    }
  });

  it('are edited and deleted at their version, with notes that name no person', async () => {
    const { client } = await anArtist(service);
    const created = await client.post(parties, aPartyDto());
    const partyId = created.member('partyId');
    const path = `${parties}/${partyId}`;
    const { etag = '' } = (await client.get(path)).headers;
    const at = (tag: string) => ({ headers: { 'if-match': tag } });
    const body = { name: 'Ida Grün-Lind', email: null };
    const edited = await client.ask('PATCH', path, { body, ...at(etag) });
    expect(edited.status).toBe(200);
    expect(edited.body).toMatchObject({ name: 'Ida Grün-Lind', society: 'GEMA' });
    expect(edited.body).not.toHaveProperty('email');
    const stale = await client.ask('PATCH', path, { body: { society: null }, ...at(etag) });
    expect(outcomeOf(stale)).toEqual([412, 'VERSION_CONFLICT']);
    const unchanged = await client.ask('PATCH', path, { body });
    expect(unchanged.headers['etag']).toBe(edited.headers['etag']);
    expect(outcomeOf(await client.ask('DELETE', path, at(etag)))).toEqual([412, 'VERSION_CONFLICT']);
    const { etag: latest = '' } = edited.headers;
    expect((await client.ask('DELETE', path, at(latest))).status).toBe(204);
    expect(outcomeOf(await client.get(path))).toEqual([404, 'NOT_FOUND']);

    const admin = service.anyone.as((await service.aColleague('admin')).token);
    const log = await admin.get(`/api/v1/staff/audit?subject=${partyId}`);
    const entries = log.body['data'] as readonly { readonly action: string; readonly detail: object }[];
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
      ['artist.delete_party', {}],
      ['artist.edit_party', { changed: 'name, email' }],
      ['artist.create_party', {}],
    ]);
    expect(log.text).not.toMatch(/ida|gr.n/i);
  });

  it('are kept by owners and editors, and read by everyone in the account', async () => {
    const label = await aConfirmedLabel(service);
    const created = await label.client.post(parties, aPartyDto());
    const path = `${parties}/${created.member('partyId')}`;
    const { client: finance } = await aColleagueOf(service, label, 'finance');
    expect((await finance.get(path)).body).toEqual(created.body);
    expect(outcomeOf(await finance.post(parties, aPartyDto()))).toEqual([403, 'ROLE_MISSING']);
    expect(outcomeOf(await finance.ask('DELETE', path))).toEqual([403, 'ROLE_MISSING']);
    const { client: editor } = await aColleagueOf(service, label, 'editor');
    expect((await editor.ask('PATCH', path, { body: { society: null } })).status).toBe(200);
  });
});
