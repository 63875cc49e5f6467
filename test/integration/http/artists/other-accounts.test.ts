import { aConfirmedArtist, anArtist, fullProfile } from '../../../support/http/successes/artist-successes.ts';
import { aCover, anImageDto } from '../../../support/http/successes/image-successes.ts';
import { mailedArtistCode } from '../../../support/clients/mailed-links.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';
import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
import { password } from '../../../support/stories/colleagues.ts';

const artists = '/api/v1/artists';

/** The names by which the records of an account are asked for. */
interface Names {
  readonly sessionId: string;
  readonly verificationCode: string;
  readonly artistId: string;
  readonly uploadId: string;
}
type Attempt = (client: PartnerClient, names: Names) => Promise<Answered>;

/** How each operation for artists is asked about the records of another account. One that is missing here fails. */
const attempts: Readonly<Record<string, Attempt>> = {
  listArtistSessions: async (client) => client.get(`${artists}/sessions`),
  endArtistSession: async (client, { sessionId }) => client.delete(`${artists}/sessions/${sessionId}`),
  endOtherArtistSessions: async (client) => client.delete(`${artists}/sessions`),
  changeArtistPassword: async (client) =>
    client.post(`${artists}/me/password`, { password, newPassword: 'eight calm harbours' }),
  requestArtistEmailVerification: async (client) => client.post(`${artists}/me/email-verification`),
  verifyArtistEmail: async (client, { verificationCode: code }) =>
    client.post(`${artists}/me/email-verification/confirm`, { code }),
  getOwnArtist: async (client) => client.get(`${artists}/me`),
  updateOwnArtist: async (client) => client.ask('PATCH', `${artists}/me`, { body: { name: 'Mine' } }),
  initiateImageUpload: async (client) => client.post('/api/v1/images', anImageDto(aCover())),
  initiateArtistImageUpload: async (client, { artistId }) =>
    client.post(`${artists}/me/images`, anImageDto(aCover(), { purpose: 'banner', artistId })),
  confirmImageUpload: async (client, { uploadId }) => client.post(`/api/v1/images/${uploadId}/confirm`, {}),
};

describe.each(transports)('the account of another artist over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  it('is tested with every operation for artists', () => {
    const ofArtists = service.routes.filter(({ access }) => access.kind === 'artist');
    expect(ofArtists.map(({ operation }) => operation).toSorted()).toEqual(Object.keys(attempts).toSorted());
  });

  it.each(Object.entries(attempts))('%s neither shows nor changes it', async (_, attempt) => {
    const owner = await aConfirmedArtist(service);
    const stranger = await anArtist(service);
    const unconfirmed = await anArtist(service);
    await owner.client.ask('PATCH', `${artists}/me`, { body: fullProfile });
    const own = await owner.client.get(`${artists}/me`);
    const sessions = await owner.client.get(`${artists}/sessions`);
    const [session] = sessions.body['data'] as readonly { readonly sessionId: string }[];
    const upload = await owner.client.post('/api/v1/images', anImageDto(aCover()));
    const names = {
      artistId: own.member('artistId'),
      uploadId: upload.member('uploadId'),
      sessionId: session?.sessionId ?? '',
      verificationCode: await mailedArtistCode(service, unconfirmed.email, 'avc'),
    };
    const answer = await attempt(stranger.client, names);
    for (const secret of [
      own.member('accountId'),
      own.member('artistId'),
      owner.email,
      fullProfile.name,
      'DE••6199',
    ])
      expect(answer.text).not.toContain(secret);
    const after = await owner.client.get(`${artists}/me`);
    expect((await unconfirmed.client.get(`${artists}/me`)).body).toMatchObject({ status: 'unverified' });
    expect([after.text, after.headers['etag']]).toEqual([own.text, own.headers['etag']]);
    expect((await owner.client.get(`${artists}/sessions`)).text).toBe(sessions.text);
    const again = { email: owner.email, password };
    expect((await service.anyone.post(`${artists}/sessions`, again)).status).toBe(201);
  });
});
