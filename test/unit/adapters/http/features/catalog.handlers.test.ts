import {
  catalogEndpoints,
  type CatalogDependencies,
} from '../../../../../src/adapters/http/catalog/catalog.handlers.ts';
import {
  SyncItem,
  SyncCheckpoint,
  SyncPage,
} from '../../../../../src/adapters/http/catalog/sync.contract.ts';
import { trackRenderer } from '../../../../../src/adapters/http/catalog/track.view.ts';
import { TrackPage } from '../../../../../src/adapters/http/catalog/search.contract.ts';
import { fail, ok } from '../../../../../src/domain/shared/result.ts';
import type { ApprovedTrack } from '../../../../../src/domain/catalog/track.ts';
import type { TrackView } from '../../../../../src/ports/driven/catalog/track-views.ts';
import type { FoundTracks, SyncInput, SyncPage as Page } from '../../../../../src/ports/driving/catalog.ts';
import { aTrack, noon, trackId } from '../../../../support/builders/builders.ts';
import { base, exchangeWith, unreached } from '../exchange.ts';

const dependencies = (some: Partial<CatalogDependencies>): CatalogDependencies => ({
  searchTracks: unreached,
  readTrack: unreached,
  readAttribution: unreached,
  readTerms: unreached,
  readWaveform: unreached,
  listWaveforms: unreached,
  listStems: unreached,
  syncCatalog: unreached,
  baseUrl: base,
  pages: (_, join) => join(),
  ...some,
});
const asking = (some: Partial<CatalogDependencies>) => exchangeWith(catalogEndpoints(dependencies(some)));
const render = trackRenderer(base);
const shown = (track: ApprovedTrack): TrackView => ({
  trackId: track.trackId,
  catalogVersion: track.catalogVersion,
  json: render(track),
  digest: `digest-of-${track.title}`,
});
const path = `/api/v1/tracks/${trackId()}`;

describe('GET /tracks/{trackId}', () => {
  it('has the digest of its view as its ETag, so that an unchanged track is not sent again', async () => {
    let track = aTrack({ catalogVersion: 7 });
    const ask = asking({ readTrack: async () => ok(shown(track)) });
    const first = await ask('GET', path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.json).toMatchObject({ trackId: trackId(), catalogVersion: 7 });
    const again = await ask('GET', path, { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    track = aTrack({ catalogVersion: 8, title: 'Renamed' });
    const changed = await ask('GET', path, { headers: { 'if-none-match': etag } });
    expect([changed.status, changed.json]).toEqual([200, expect.objectContaining({ title: 'Renamed' })]);
  });

  it('says why a track was taken down', async () => {
    const takedown = { reason: 'disputed', effectiveAt: noon } as const;
    const ask = asking({
      readTrack: async () => fail({ kind: 'track-taken-down', trackId: trackId(), takedown }),
    });
    expect(await ask('GET', path)).toMatchObject({
      status: 410,
      json: { code: 'TRACK_TAKEN_DOWN', takedown: { reason: 'disputed' } },
    });
  });
});

describe('GET /tracks', () => {
  it('has an ETag that changes with every part of the page, and with a track of the same version', async () => {
    const page = { tracks: [shown(aTrack())], nextCursor: null, total: 1, facets: {} };
    let found: FoundTracks = page;
    const ask = asking({ searchTracks: async () => ok(found) });
    const etag = async (query: string) => (await ask('GET', `/api/v1/tracks${query}`)).headers.get('etag');
    const first = await etag('');
    expect(first).toMatch(/^"2\..+"$/);
    expect(await etag('')).toBe(first);
    const counted = await etag('?facets=mood');
    const others = [await etag('?limit=5'), counted];
    const mood = [{ value: 'calm', count: 2 }];
    for (const part of [
      { tracks: [shown(aTrack({ title: 'Second' }))] },
      { tracks: [] },
      { nextCursor: 'more' },
      { total: 2 },
    ]) {
      found = { ...page, ...part };
      others.push(await etag(''));
    }
    found = { ...page, facets: { mood } };
    others.push(await etag('?facets=mood'));
    expect(new Set([first, ...others]).size).toBe(others.length + 1);
  });

  it('joins the JSON of its tracks to a page, with facets only if requested', async () => {
    const tracks = [aTrack(), aTrack({}, 2)];
    const facets = { mood: [{ value: 'calm', count: 2 }] };
    const ask = asking({
      searchTracks: async ({ facets: requested }) =>
        ok({
          tracks: tracks.map(shown),
          nextCursor: 'more',
          total: 9,
          facets: requested.length > 0 ? facets : {},
        }),
    });
    const plain = (await ask('GET', '/api/v1/tracks?limit=2')).json;
    expect(TrackPage.parse(plain)).toEqual(plain);
    expect(plain).not.toHaveProperty('facets');
    expect(plain).toMatchObject({
      data: [{ trackId: trackId(1) }, { trackId: trackId(2) }],
      pagination: { limit: 2, nextCursor: 'more', total: 9 },
    });
    const counted = (await ask('GET', '/api/v1/tracks?facets=mood')).json;
    expect(TrackPage.parse(counted)).toEqual(counted);
    expect(counted).toMatchObject({ facets });
    const none = asking({
      searchTracks: async () => ok({ tracks: [], nextCursor: null, total: 0, facets: {} }),
    });
    expect((await none('GET', '/api/v1/tracks')).json).toMatchObject({ data: [] });
  });
});

describe('GET /tracks/{trackId}/license-terms', () => {
  it.each([
    ['2026-03-01', Date.UTC(2026, 2, 2) - 1],
    ['2026-03-01T09:00:00Z', Date.UTC(2026, 2, 1, 9)],
  ])('asOf=%s means that moment, or the end of that day', async (asOf, moment) => {
    const ask = asking({
      readTerms: async (input) => fail({ kind: 'terms-not-found', asOf: input.asOf ?? 0 }),
    });
    const { json } = await ask('GET', `${path}/license-terms?asOf=${asOf}`);
    expect(json).toMatchObject({ code: 'NOT_FOUND' });
    expect(JSON.stringify(json)).toContain(new Date(moment).toISOString());
  });
});

describe('GET /catalog/sync', () => {
  const takedown = { reason: 'infringing', effectiveAt: noon, removeBy: noon } as const;
  const gone = { ...aTrack({}, 2), moderationStatus: 'taken_down', takedown } as const;
  const pages: readonly Page[] = [
    { items: [{ op: 'upsert', track: aTrack() }], nextCursor: 's1.1.3', hasMore: true, asOf: noon },
    { items: [], nextCursor: 's1.2.3', hasMore: true, asOf: noon },
    { items: [{ op: 'takedown', track: gone }], nextCursor: 's1.3', hasMore: false, asOf: noon },
  ];
  const walking = (requested: SyncInput[] = []) =>
    asking({
      syncCatalog: async (input) => {
        requested.push(input);
        const place = pages.findIndex(({ nextCursor }) => nextCursor === input.cursor) + 1;
        return ok(pages[place] ?? { items: [], nextCursor: 's1.3', hasMore: false, asOf: noon });
      },
    });
  const ndjson = { headers: { accept: 'application/x-ndjson' } };

  it('returns a page of the feed', async () => {
    const { json } = await walking()('GET', '/api/v1/catalog/sync?cursor=s1.2.3');
    expect(SyncPage.parse(json)).toEqual(json);
    expect(json).toEqual({
      items: [
        {
          op: 'takedown',
          catalogVersion: 2,
          trackId: trackId(2),
          takedown: { reason: 'infringing', effectiveAt: '2026-11-21T12:00:00.000Z' },
        },
      ],
      nextCursor: 's1.3',
      hasMore: false,
      asOf: '2026-11-21T12:00:00.000Z',
    });
  });

  it('streams the rest of the feed, one item per line, with a checkpoint after every page', async () => {
    const requested: SyncInput[] = [];
    const answered = await walking(requested)('GET', '/api/v1/catalog/sync?limit=1', ndjson);
    expect(answered.headers.get('content-type')).toBe('application/x-ndjson');
    const lines = answered.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { op: string });
    expect(lines.map(({ op }) => op)).toEqual([
      'upsert',
      'checkpoint',
      'checkpoint',
      'takedown',
      'checkpoint',
    ]);
    for (const line of lines) {
      expect((line.op === 'checkpoint' ? SyncCheckpoint : SyncItem).parse(line)).toEqual(line);
    }
    expect(lines.at(-1)).toMatchObject({ nextCursor: 's1.3', hasMore: false });
    expect(requested).toEqual([{ limit: 1 }, { limit: 1, cursor: 's1.1.3' }, { limit: 1, cursor: 's1.2.3' }]);
  });

  it('reads a page of a stream in portions, so that other requests do not wait for all of it', async () => {
    const requested: SyncInput[] = [];
    const total = 100;
    const ask = asking({
      syncCatalog: async (input) => {
        const from = requested.reduce((sum, { limit }) => sum + limit, 0);
        requested.push(input);
        const to = Math.min(total, from + input.limit);
        const items = Array.from({ length: to - from }, () => pages[0]?.items[0]).filter(
          (item) => item !== undefined,
        );
        return ok({ items, nextCursor: `s1.${to}`, hasMore: to < total, asOf: noon });
      },
    });
    const answered = await ask('GET', '/api/v1/catalog/sync?limit=40', ndjson);
    expect(requested.map(({ limit, cursor }) => [limit, cursor])).toEqual([
      [16, undefined],
      [16, 's1.16'],
      [8, 's1.32'],
      [16, 's1.40'],
      [16, 's1.56'],
      [8, 's1.72'],
      [16, 's1.80'],
      [16, 's1.96'],
    ]);
    const lines = answered.text.trimEnd().split('\n');
    const checkpoints = lines.flatMap((line, n) => (line.startsWith('{"op":"checkpoint"') ? [n] : []));
    expect(checkpoints).toEqual([40, 81, 102]);
    expect(lines).toHaveLength(103);
    expect(JSON.parse(lines[40] ?? '')).toMatchObject({ nextCursor: 's1.40', hasMore: true });
  });

  it('rejects an expired cursor before the first byte of a stream', async () => {
    const ask = asking({ syncCatalog: async () => fail({ kind: 'cursor-expired' }) });
    const answered = await ask('GET', '/api/v1/catalog/sync?cursor=s1.1', ndjson);
    expect(answered).toMatchObject({ status: 410, json: { code: 'CURSOR_EXPIRED' } });
  });

  it('aborts a stream without a last checkpoint if the feed fails', async () => {
    const ask = asking({
      syncCatalog: async ({ cursor }) =>
        cursor === undefined && pages[0] ? ok(pages[0]) : fail({ kind: 'cursor-expired' }),
    });
    await expect(ask('GET', '/api/v1/catalog/sync', ndjson)).rejects.toThrow('cursor-expired');
  });
});
