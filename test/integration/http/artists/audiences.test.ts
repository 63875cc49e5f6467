import { anArtist } from '../../../support/http/successes/artist-successes.ts';
import {
  requestEveryOperation,
  expectAll,
  type Answer,
} from '../../../support/http/operations/everywhere.ts';
import { portalSession } from '../../../support/http/portal.ts';
import { withoutConnections } from '../../../support/clients/without-connection.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

const audiences = ['platform', 'staff', 'artist'] as const;

describe('credentials of one audience', () => {
  let service: TestService;
  /** Every kind of credential, by what it is; the audience that it is for comes first. */
  let credentials: readonly (readonly [audience: (typeof audiences)[number], what: string, token: string])[];
  beforeAll(async () => {
    service = await withoutConnections(await aService());
    const partner = await service.aPartner();
    const { token: ofStaff } = await service.aColleague('admin');
    const { token: ofArtist, client } = await anArtist(service);
    credentials = [
      ['platform', 'an API key', partner.apiKey],
      ['platform', 'an access token', await partner.token()],
      ['platform', 'a client secret', partner.clientSecret],
      [
        'platform',
        'a portal session',
        (await portalSession(service.anyone, partner.apiKey)).headers.cookie.split('=')[1] ?? '',
      ],
      ['staff', 'a staff session', ofStaff],
      ['artist', 'an artist session', ofArtist],
    ];
    expect((await client.get('/api/v1/artists/me')).status).toBe(200);
  });
  afterAll(() => service.close());

  const rejected = ([, status, code]: Answer) => status === 401 && code === 'TOKEN_INVALID';

  it.each(audiences)('are rejected by every operation of the others: %s', async (audience) => {
    const ask = requestEveryOperation(service, audience);
    for (const [own, what, token] of credentials) {
      if (own === audience) continue;
      const answers = await ask(token);
      expect(answers.length).toBeGreaterThan(5);
      expect([what, answers.filter((answer) => !rejected(answer))]).toEqual([what, []]);
    }
  });

  it('are needed by every operation for artists', async () => {
    const answers = await requestEveryOperation(service, 'artist')(undefined);
    expectAll(answers, 401, 'TOKEN_MISSING');
  });

  it('an artist session in the cookie of another audience works for no operation', async () => {
    const artist = credentials.find(([own]) => own === 'artist')?.[2] ?? '';
    const cookie = `portal_session=${artist}; staff_session=${artist}`;
    const anyone = service.anyone.withHeaders({ cookie });
    for (const kind of ['portal', 'platform', 'staff'] as const) {
      const answers = await requestEveryOperation({ ...service, anyone }, kind)(undefined);
      expectAll(answers, 401, 'TOKEN_INVALID');
    }
  });

  it('a session of another audience in the cookie of artists works for no operation', async () => {
    for (const [audience, , token] of credentials) {
      if (audience === 'artist') continue;
      const anyone = service.anyone.withHeaders({ cookie: `artist_session=${token}` });
      const answers = await requestEveryOperation({ ...service, anyone }, 'artist')(undefined);
      expectAll(answers, 401, 'TOKEN_INVALID');
    }
  });
});
