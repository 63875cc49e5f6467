import { aDecisionDto, anAppealDto } from '../../../support/http/successes/moderation-successes.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { aPicture, imageId } from '../../../support/images/image-records.ts';
import { anOrder, aService, type Partner, type TestService } from '../../../support/service/service.ts';

type Shown = Readonly<Record<string, unknown>>;

describe('the artwork of tracks in lists', () => {
  let service: TestService;
  let partner: Partner;
  let moderator: PartnerClient;
  let rights: PartnerClient;
  beforeAll(async () => {
    service = await aService({ environment: { EVENT_WORKER: 'off' } });
    partner = await service.aPartner();
    const member = async (role: 'moderator' | 'rights') =>
      service.anyone.as((await service.aColleague(role)).token);
    [moderator, rights] = [await member('moderator'), await member('rights')];
  });
  afterAll(() => service.close());

  const listed = async (client: PartnerClient, path: string) => {
    const answer = await client.get(path);
    expect(answer.status).toBe(200);
    return answer.body['data'] as readonly Shown[];
  };
  /** The ID of the image, and the name of the file of its smallest size. */
  const cover = (n: number) => ({
    imageId: imageId(n),
    variants: {
      64: {
        width: 64,
        webp: expect.stringContaining(`${service.baseUrl}/images/${imageId(n)}/64-`) as unknown,
      },
    },
  });
  const withCover = (n: number) => service.aTrackInCatalog({ artwork: aPicture(n) });
  const takeDown = ({ trackId }: { readonly trackId: string }) =>
    rights.post(`/api/v1/staff/tracks/${trackId}/decisions`, aDecisionDto('take_down'));

  it('is in lists of licenses, for partners until the track is taken down, for staff also after that', async () => {
    const [shown, none, gone] = [await withCover(1), await service.aTrackInCatalog(), await withCover(2)];
    for (const [n, { trackId }] of [shown, none, gone].entries())
      await partner.client.post('/api/v1/licenses', anOrder(trackId, { contentId: `cover-${n}` }));
    await takeDown(gone);
    const ofPartner = await listed(partner.client, '/api/v1/licenses');
    expect(ofPartner.map(({ contentId }) => contentId)).toEqual(['cover-2', 'cover-1', 'cover-0']);
    expect(ofPartner[2]).toMatchObject({ artwork: cover(1) });
    for (const bare of ofPartner.slice(0, 2)) expect(bare).not.toHaveProperty('artwork');
    const [license] = ofPartner;
    const alone = await partner.client.get(`/api/v1/licenses/${String(license?.['licenseId'])}`);
    expect(alone.body).not.toHaveProperty('artwork');

    const platform = `platform=${partner.platformId}`;
    const ofStaff = await listed(rights, `/api/v1/staff/licenses?${platform}`);
    const artwork = new Map(ofStaff.map((one) => [one['contentId'], one['artwork']]));
    expect(artwork.get('cover-0')).toMatchObject(cover(1));
    expect(artwork.get('cover-1')).toBeUndefined();
    expect(artwork.get('cover-2')).toMatchObject(cover(2));
  });

  it('is in the public moderation status until the track is taken down', async () => {
    const track = await withCover(1);
    const status = async () => {
      const { body } = await service.anyone.get(`/api/v1/tracks/${track.trackId}/moderation-status`);
      return body;
    };
    expect(await status()).toMatchObject({ status: 'approved', artwork: cover(1) });
    await takeDown(track);
    expect(await status()).not.toHaveProperty('artwork');
  });

  it('is in reports of use and in the usage of a month, with the title, until the track is taken down', async () => {
    const [shown, gone] = [await withCover(11), await withCover(12)];
    const occurredAt = new Date(service.now()).toISOString();
    const of = ({ trackId }: { readonly trackId: string }, quantity: number) => ({
      ...{ eventType: 'play', trackId, quantity, occurredAt },
    });
    const reporter = await service.aPartner();
    const events = [of(shown, 1), of(gone, 2), of(shown, 3)];
    await reporter.client.post('/api/v1/usage-events', { events });
    await takeDown(gone);
    const named = { title: shown.title, artists: shown.artists.map(({ name }) => name) };
    const ofPartner = await listed(reporter.client, '/api/v1/usage-events?unlicensed=true');
    const byQuantity = new Map(ofPartner.map((one) => [one['quantity'], one]));
    for (const quantity of [1, 3])
      expect(byQuantity.get(quantity)).toMatchObject({ ...named, artwork: cover(11) });
    expect(byQuantity.get(2)).toMatchObject({ title: gone.title });
    expect(byQuantity.get(2)).not.toHaveProperty('artwork');
    const ofStaff = await listed(rights, `/api/v1/staff/platforms/${reporter.slug}/usage-events`);
    expect(ofStaff.find(({ quantity }) => quantity === 2)).toMatchObject({ artwork: cover(12) });

    const usage = await reporter.client.get(`/api/v1/platforms/${reporter.slug}/usage`);
    const [first, second] = usage.body['byTrack'] as readonly Shown[];
    expect(first).toMatchObject({ ...named, plays: 4, artwork: cover(11) });
    expect(second).toMatchObject({ title: gone.title, plays: 2 });
    expect(second).not.toHaveProperty('artwork');

    const file = await reporter.client.get('/api/v1/usage-events?format=csv');
    const [head, ...rows] = file.bytes.toString().trimEnd().split('\r\n');
    expect(head).toMatch(/,unlicensedReason,title,artists$/);
    for (const row of rows) expect(row).toMatch(/,no_license,[^,]+,[^,]+$/);
  });

  it('is in the queue of tracks and of appeals', async () => {
    const waiting = await service.aTrackInCatalog({
      artwork: aPicture(3),
      moderationStatus: 'pending_review',
    });
    const appealed = await withCover(4);
    await takeDown(appealed);
    await service.anyone.post(`/api/v1/tracks/${appealed.trackId}/appeal`, anAppealDto());
    const queue = await listed(moderator, '/api/v1/staff/queue');
    expect(queue).toMatchObject([
      { kind: 'appeal', trackId: appealed.trackId, artwork: cover(4) },
      { kind: 'track', trackId: waiting.trackId, artwork: cover(3) },
    ]);
  });

  it('is in collections, of the first four tracks, until they are taken down', async () => {
    const tracks = [];
    for (const n of [5, 6, 7, 8, 9]) tracks.push(await withCover(n));
    const body = { name: 'Covers', tracks: tracks.map(({ trackId }) => ({ trackId })) };
    const created = await partner.client.post('/api/v1/collections', body);
    const [, second] = tracks;
    if (!second) throw new Error('there are five');
    await takeDown(second);
    const firstTracks = tracks.slice(0, 4).map(({ trackId }, at) => ({
      trackId,
      ...(at !== 1 && { artwork: cover(5 + at) }),
    }));
    const path = `/api/v1/collections/${created.member('collectionId')}`;
    const [summary] = await listed(partner.client, '/api/v1/collections');
    const { body: alone } = await partner.client.get(path);
    for (const shown of [summary, alone]) {
      expect(shown).toMatchObject({ firstTracks });
      expect((shown?.['firstTracks'] as readonly Shown[])[1]).not.toHaveProperty('artwork');
    }
    expect(summary).toMatchObject({ firstTrackIds: firstTracks.map(({ trackId }) => trackId) });
    for (const { trackId } of tracks)
      await partner.client.ask('PUT', `/api/v1/collections/favorites/tracks/${trackId}`, { body: {} });
    const favorites = await partner.client.get('/api/v1/collections/favorites');
    expect(favorites.body).toMatchObject({
      firstTracks: [{ artwork: cover(5) }, { artwork: cover(7) }, {}, {}],
    });
  });
});
