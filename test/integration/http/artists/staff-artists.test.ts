import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import {
  aColleagueOf,
  aConfirmedLabel,
  anArtist,
  fullProfile,
} from '../../../support/http/successes/artist-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const list = '/api/v1/staff/artists';
const me = '/api/v1/artists/me';
interface Listed {
  readonly data: readonly { readonly artistId: string; readonly name: string }[];
  readonly pagination: { readonly nextCursor: string | null };
}

describe.each(transports)('artists and labels for staff over %s', (transport) => {
  let service: TestService;
  let staff: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
    staff = service.anyone.as((await service.aColleague('rights')).token);
  });
  afterAll(() => service.close());

  const asked = async (query: string) => (await staff.get(`${list}?${query}`)).body as unknown as Listed;
  const namesFor = async (q: string) =>
    (await asked(`q=${encodeURIComponent(q)}`)).data.map(({ name }) => name);

  it('are found by name, IDs, numbers, and the complete address of a member', async () => {
    const label = await aConfirmedLabel(service);
    await label.client.ask('PATCH', me, { body: { ...fullProfile, name: 'Nordlicht Records' } });
    await label.client.post(`${me}/roster`, { name: 'Ylva Grün', country: 'SE' });
    const { email, memberId } = await aColleagueOf(service, label, 'editor');
    const own = await label.client.get(me);
    expect(await namesFor('ylva gru')).toEqual(['Ylva Grün']);
    expect(await namesFor(own.member('artistId'))).toEqual(['Nordlicht Records']);
    expect((await namesFor(own.member('accountId').toLowerCase())).toSorted()).toEqual([
      'Nordlicht Records',
      'Ylva Grün',
    ]);
    expect(await namesFor('0000000121032683')).toContain('Nordlicht Records');
    expect(await namesFor(email.toUpperCase())).toEqual(['Nordlicht Records', 'Ylva Grün']);
    expect(await namesFor('nobody@label.example')).toEqual([]);

    const shown = await staff.get(`${list}/${own.member('artistId')}`);
    expect(shown.body).toMatchObject({
      name: 'Nordlicht Records',
      account: {
        ...{ accountId: own.member('accountId'), kind: 'label', status: 'active' },
        members: [
          { email: label.email, role: 'owner', emailVerified: true },
          { memberId, email, role: 'editor' },
        ],
      },
    });
    expect(shown.text).not.toMatch(/6199|payout|password/i);
  });

  it('are listed, the newest first, page by page', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) {
      service.advance(1_000);
      ids.unshift((await (await anArtist(service)).client.get(me)).member('artistId'));
    }
    const first = await asked('limit=2');
    const { nextCursor } = first.pagination;
    const next = await asked(`limit=2&cursor=${nextCursor}`);
    expect([...first.data, ...next.data].map(({ artistId }) => artistId).slice(0, 3)).toEqual(ids);
    const other = await staff.get(`${list}?q=mara&cursor=${nextCursor}`);
    expect([other.status, other.code]).toEqual([400, 'CURSOR_INVALID']);
  });

  it('are unknown under an ID that nobody has', async () => {
    const missing = await staff.get(`${list}/art_01JB2M6X8KB5C6D7E8F9G0H1J2`);
    expect([missing.status, missing.code]).toEqual([404, 'NOT_FOUND']);
  });
});
