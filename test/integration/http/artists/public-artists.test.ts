import {
  aConfirmedArtist,
  aCreditedName,
  claimed,
} from '../../../support/http/successes/artist-successes.ts';
import { aProfileImage } from '../../../support/http/successes/image-successes.ts';
import { aPng } from '../../../support/images/image-files.ts';
import type { Answered } from '../../../support/clients/partner-client.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const artists = '/api/v1/artists';
const outcomeOf = ({ status, code }: Answered) => [status, code];

describe.each(transports)('artists as platforms see them over %s', (transport) => {
  let service: TestService;
  let partner: Awaited<ReturnType<TestService['aPartner']>>;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
    partner = await service.aPartner();
  });
  afterAll(() => service.close());

  const shown = (id: string, path = '') =>
    seenSoon(
      () => partner.client.get(`${artists}/${id}${path}`),
      ({ status }) => status === 200,
    );

  it('are shown by name alone until a profile has claimed them', async () => {
    const { name, artistId } = await aCreditedName(service);
    const before = await shown(artistId);
    expect(before.body).toEqual({
      ...{ artistId, name, claimed: false, trackCount: 1 },
      credits: [{ artistId, name }],
    });

    const artist = await aConfirmedArtist(service);
    const own = (await artist.client.get(`${artists}/me`)).member('artistId');
    expect(outcomeOf(await partner.client.get(`${artists}/${own}`))).toEqual([404, 'NOT_FOUND']);
    const claim = await claimed(service, artist, name);
    const moderator = service.anyone.as((await service.aColleague('moderator')).token);
    const path = `/api/v1/staff/artist-claims/${claim.member('claimId')}/decision`;
    await moderator.post(path, { outcome: 'approved', statement: 'Yes.' });
    for (const id of [artistId, own])
      expect((await shown(id)).body).toMatchObject({
        ...{ artistId: own, name: 'Mara Lind', claimed: true, kind: 'artist', country: 'DE', trackCount: 1 },
        credits: [
          { artistId: own, name: 'Mara Lind' },
          { artistId, name },
        ],
      });
    expect((await shown(own)).text).not.toContain(artist.email);
    const picture = await aProfileImage(artist.client, 'profile_picture', aPng(640));
    const banner = await aProfileImage(artist.client, 'banner', aPng(1_500, 500));
    const ids = { pictureId: picture.member('imageId'), bannerId: banner.member('imageId') };
    expect((await artist.client.ask('PATCH', `${artists}/me`, { body: ids })).status).toBe(200);
    for (const id of [artistId, own])
      expect((await shown(id)).body).toMatchObject({ picture: picture.body, banner: banner.body });
    const [byName, byProfile] = [await shown(artistId, '/tracks'), await shown(own, '/tracks')];
    expect(byName.body['data']).toMatchObject([{ artists: [{ artistId, name }] }]);
    expect(byProfile.text).toBe(byName.text);
    for (const id of [artistId, own]) {
      const { body } = await partner.client.get('/api/v1/tracks', { query: { artistId: id } });
      expect(body['data']).toEqual(byName.body['data']);
    }
  });

  it('are listed with available tracks only, page by page', async () => {
    const { name, artistId } = await aCreditedName(service);
    const credit = { artists: [{ artistId, name, role: 'featured' as const }] };
    for (let n = 0; n < 2; n++) await service.aTrackInCatalog(credit);
    await service.aTrackInCatalog({ ...credit, moderationStatus: 'pending_review' });
    await seenSoon(
      () => partner.client.get(`${artists}/${artistId}`),
      ({ body }) => body['trackCount'] === 3,
    );
    const found: string[] = [];
    for (let cursor = ''; ;) {
      const { body } = await partner.client.get(`${artists}/${artistId}/tracks?limit=2${cursor}`);
      found.push(...(body['data'] as { readonly trackId: string }[]).map(({ trackId }) => trackId));
      const { nextCursor } = body['pagination'] as { readonly nextCursor: string | null };
      if (nextCursor === null) break;
      cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
    }
    expect([found.length, new Set(found).size]).toEqual([3, 3]);
    const searched = await partner.client.get(`/api/v1/tracks?artistId=${artistId}&sort=newest`);
    expect((searched.body['data'] as { trackId: string }[]).map(({ trackId }) => trackId)).toEqual(found);
  });

  it('are unknown without an available track, and need the scope tracks:read', async () => {
    const nobody = 'art_00000000000000000000000000';
    for (const path of ['', '/tracks'])
      expect(outcomeOf(await partner.client.get(`${artists}/${nobody}${path}`))).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await service.anyone.get(`${artists}/${nobody}`))).toEqual([401, 'TOKEN_MISSING']);
  });
});
