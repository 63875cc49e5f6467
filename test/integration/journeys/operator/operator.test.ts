import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeDelivery } from '../../../support/builders/delivery.ts';
import { npmOperatorOf, operatorOf, theirReasons } from '../../../support/service/operator.ts';
import { aService, anOrder, type Partner, type TestService } from '../../../support/service/service.ts';
import { seenSoon } from '../../../support/eventually.ts';

/** A song as a search shows it. */
interface Shown {
  readonly title: string;
  readonly trackId: string;
}

describe('the operator, while the service runs', () => {
  let service: TestService;
  let partner: Partner;
  let folder: string;
  let operator: ReturnType<typeof operatorOf>;
  const ids = new Map<string, string>();
  let licenseId: string;
  let links: readonly string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'operator-'));
    service = await aService({ sound: 'real', store: 'file' });
    partner = await service.aPartner();
    operator = operatorOf(service.dataDir);
    await writeDelivery(folder, [
      { name: 'meadow', seconds: 32, row: { status: 'approved' } },
      { name: 'harbour' },
      { name: 'broken', row: { isrc: 'NOT-AN-ISRC', bpm: 'fast' } },
      { name: 'absent', row: { file: 'nowhere.wav' } },
    ]);
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });

  const search = async (query = ''): Promise<readonly string[]> => {
    const found = await partner.client.get(`/api/v1/tracks?sort=title${query}`);
    for (const { title, trackId } of found.body['data'] as readonly Shown[]) ids.set(title, trackId);
    return (found.body['data'] as readonly Shown[]).map(({ title }) => title);
  };
  const searchShows = async (...titles: readonly string[]) => {
    const same = (seen: readonly string[]) => JSON.stringify(seen) === JSON.stringify(titles);
    expect(await seenSoon(search, same)).toEqual(titles);
  };
  const id = (title: string): string => ids.get(title) ?? '';
  const sync = async (cursor?: string) => {
    const page = await partner.client.get(
      '/api/v1/catalog/sync',
      cursor === undefined ? {} : { query: { cursor } },
    );
    return page.body as {
      items: { op: string; trackId: string; catalogVersion: number }[];
      nextCursor: string;
    };
  };

  it('tries a delivery first, which imports nothing', async () => {
    const tried = await npmOperatorOf(service.dataDir)('import', folder, '--dry-run');
    expect(tried.code).toBe(1);
    expect(tried.out).toMatch(/row 1: would-import .*Song of meadow/);
    expect(tried.out).toContain('2 would-import, 2 rejected');
    expect(await search()).toEqual([]);
  });

  it('imports valid rows, and says in one line what is wrong with another', async () => {
    const taken = await operator('import', folder);
    expect(taken.code).toBe(1);
    expect(taken.err.trim().split('\n')).toEqual([
      expect.stringMatching(/^row 3: .*isrc.*bpm|^row 3: .*bpm.*isrc/),
      'row 4: nowhere.wav: file not found',
    ]);
    expect(taken.out).toMatch(/row 1: imported {2}trk_\w{26} {2}Song of meadow/);
    expect(taken.out).toContain('2 imported, 2 rejected');
    await searchShows('Song of meadow');
  });

  it('changes nothing when the same delivery is repeated', async () => {
    const before = await sync();
    const again = await operator('import', folder);
    expect(again.out).toContain('2 unchanged, 2 rejected');
    expect((await sync(before.nextCursor)).items).toEqual([]);
  });

  it('approves a track, and partners see it immediately', async () => {
    const { nextCursor } = await sync();
    const listed = await operator('tracks', '--status', 'pending_review');
    expect(listed.out.trim().split('\n')).toEqual([expect.stringContaining('Song of harbour')]);
    const [pending = ''] = listed.out.split(' ');
    expect((await partner.client.get(`/api/v1/tracks/${pending}`)).code).toBe('TRACK_NOT_FOUND');
    const approved = await operator('approve', pending);
    expect([approved.code, approved.err]).toEqual([0, '']);
    expect((await partner.client.get(`/api/v1/tracks/${pending}`)).status).toBe(200);
    await searchShows('Song of harbour', 'Song of meadow');
    expect((await sync(nextCursor)).items).toMatchObject([{ op: 'upsert', trackId: pending }]);
    const twice = await operator('approve', pending);
    expect([twice.code, twice.err]).toEqual([1, `${pending}: already approved\n`]);
  });

  it('what was imported plays, and can be licensed and downloaded', async () => {
    const meadow = id('Song of meadow');
    const { client } = partner;
    const preview = (await client.getWithRetries(`/api/v1/tracks/${meadow}/stream`)).member('url');
    licenseId = (await client.post('/api/v1/licenses', anOrder(meadow))).member('licenseId');
    const query = { licenseId, format: 'wav' };
    const download = (await client.getWithRetries(`/api/v1/tracks/${meadow}/download`, { query })).member(
      'url',
    );
    links = [preview, download];
    for (const link of links) expect((await service.anyone.get(link)).bytes.length).toBeGreaterThan(100_000);
  });

  it('takes a track down with immediate effect on search, feed, stream, download, links and licenses', async () => {
    const meadow = id('Song of meadow');
    const { client } = partner;
    const { nextCursor } = await sync();
    const taken = await operator('takedown', meadow, '--reason', 'infringing', ...theirReasons);
    expect([taken.code, taken.err]).toEqual([0, '']);

    const said = async (path: string) => {
      const { status, code } = await client.get(path);
      return [status, code];
    };
    const gone = [410, 'TRACK_TAKEN_DOWN'];
    expect(await said(`/api/v1/tracks/${meadow}`)).toEqual(gone);
    expect(await said(`/api/v1/tracks/${meadow}/stream`)).toEqual(gone);
    expect(await said(`/api/v1/tracks/${meadow}/waveform`)).toEqual(gone);
    expect(await said(`/api/v1/tracks/${meadow}/download?licenseId=${licenseId}&format=wav`)).toEqual(gone);
    for (const link of links) expect((await service.anyone.get(link)).code).toBe('TRACK_TAKEN_DOWN');
    await searchShows('Song of harbour');
    expect((await sync(nextCursor)).items).toMatchObject([
      { op: 'takedown', trackId: meadow, takedown: { reason: 'infringing' } },
    ]);

    const license = await client.get(`/api/v1/licenses/${licenseId}`);
    expect(license.body).toMatchObject({
      status: 'active',
      compliance: { state: 'must_remove', removeBy: expect.stringMatching(/Z$/) as unknown },
    });
    const verified = await service.anyone.get(`/api/v1/verify/${licenseId}`);
    expect(verified.body).toMatchObject({ status: 'active', compliance: { state: 'must_remove' } });
    const rejected = await client.post('/api/v1/licenses', anOrder(meadow, { contentId: 'new' }));
    expect([rejected.status, rejected.code]).toEqual(gone);
    const held = await client.post('/api/v1/licenses', anOrder(meadow));
    expect([held.status, held.body]).toMatchObject([
      201,
      { licenseId, compliance: { state: 'must_remove' } },
    ]);
    expect((await client.get(`/api/v1/tracks/${meadow}/attribution`)).status).toBe(200);
  });

  it('reinstates it, and all of that is lifted', async () => {
    const meadow = id('Song of meadow');
    const back = await operator('approve', meadow);
    expect([back.code, back.err]).toEqual([0, '']);
    for (const link of links) expect((await service.anyone.get(link)).status).toBe(200);
    await searchShows('Song of harbour', 'Song of meadow');
    const license = await partner.client.get(`/api/v1/licenses/${licenseId}`);
    expect(license.body).toMatchObject({ status: 'active', compliance: { state: 'clear' } });
    expect(license.body['removeBy']).toBeUndefined();
  });

  it('withdraws a track from one country alone', async () => {
    const harbour = id('Song of harbour');
    const done = await operator(
      'takedown',
      harbour,
      '--reason',
      'disputed',
      ...theirReasons,
      '--territories',
      'US',
    );
    expect([done.code, done.err]).toEqual([0, '']);
    const issue = async (...territories: string[]) => {
      const order = anOrder(harbour, { contentId: territories.join('-'), territories });
      const { status, code } = await partner.client.post('/api/v1/licenses', order);
      return code ?? status;
    };
    expect([await issue('US', 'DE'), await issue('DE')]).toEqual(['TERRITORY_NOT_CLEARED', 201]);
    const named = await seenSoon(
      () => search('&territory=US'),
      (titles) => titles.length === 1,
    );
    expect(named).toEqual(['Song of meadow']);
  });

  it('has the whole story in the order in which it happened', async () => {
    const listed = await operator('events', '--limit', '100');
    const events = listed.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { eventId: string; type: string });
    const catalog = events.map(({ type }) => type).filter((type) => type.startsWith('track.'));
    expect(catalog).toEqual([
      'track.approved',
      'track.approved',
      'track.takedown',
      'track.approved',
      'track.updated',
    ]);
    const ids = events.map(({ eventId }) => eventId);
    expect(ids).toEqual(ids.toSorted());
  });
});
