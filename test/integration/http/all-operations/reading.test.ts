import { gunzipSync } from 'node:zlib';
import type { Answered } from '../../../support/clients/partner-client.ts';
import {
  aService,
  anOrder,
  transports,
  type Partner,
  type TestService,
} from '../../../support/service/service.ts';
import { seenSoon } from '../../../support/eventually.ts';

const tracks = 130;
interface Page {
  readonly data: readonly { readonly trackId: string; readonly title: string; readonly licenseId: string }[];
  readonly pagination: { readonly nextCursor: string | null; readonly total?: number };
}
const pageOf = ({ body }: Answered) => body as unknown as Page;

describe.each(transports)('long lists over %s', (transport) => {
  let service: TestService;
  let partner: Partner;
  let ids: readonly string[];
  beforeAll(async () => {
    service = await aService({ transport });
    partner = await service.aPartner();
    const created: string[] = [];
    for (let n = 0; n < tracks; n++) {
      const { trackId } = await service.aTrackInCatalog({
        bpm: 60 + n,
        moods: [n % 2 === 0 ? 'calm' : 'dark'],
      });
      created.push(trackId);
    }
    ids = created;
    await seenSoon(
      async () => pageOf(await partner.client.get('/api/v1/tracks')).pagination.total,
      (total) => total === tracks,
      5_000,
    );
  });
  afterAll(() => service.close());

  const walk = async (path: string, query: Readonly<Record<string, string | number>>) => {
    const pages: Page[] = [];
    for (
      let cursor: string | null | undefined;
      cursor !== null;
      cursor = pages.at(-1)?.pagination.nextCursor
    ) {
      const requested = { ...query, ...(cursor !== undefined && { cursor }) };
      const replied = await partner.client.get(path, { query: requested });
      expect(replied.status).toBe(200);
      pages.push(pageOf(replied));
    }
    return pages;
  };

  it('a search is walked to its end, in order, each track once', async () => {
    const pages = await walk('/api/v1/tracks', { sort: 'bpm', limit: 50 });
    expect(pages.map(({ data }) => data.length)).toEqual([50, 50, 30]);
    expect(pages.flatMap(({ data }) => data.map(({ trackId }) => trackId))).toEqual(ids);
    expect(pages.map(({ pagination }) => pagination.total)).toEqual([tracks, tracks, tracks]);
    const backwards = await walk('/api/v1/tracks', { sort: 'bpm', order: 'desc', mood: 'calm', limit: 33 });
    const calm = ids.filter((_, n) => n % 2 === 0).toReversed();
    expect(backwards.flatMap(({ data }) => data.map(({ trackId }) => trackId))).toEqual(calm);
  });

  it('a cursor is bound to the filters that it was made for', async () => {
    const { nextCursor } = pageOf(await partner.client.get('/api/v1/tracks?mood=calm&limit=10')).pagination;
    const with_ = async (query: Readonly<Record<string, string | number>>) => {
      const { status, code } = await partner.client.get('/api/v1/tracks', {
        query: { cursor: nextCursor ?? '', ...query },
      });
      return code ?? status;
    };
    expect(await with_({ mood: 'calm', limit: 20 })).toBe(200);
    expect([
      await with_({ mood: 'dark' }),
      await with_({}),
      await with_({ mood: 'calm', sort: 'bpm' }),
    ]).toEqual(['CURSOR_INVALID', 'CURSOR_INVALID', 'CURSOR_INVALID']);
  });

  it('licenses are walked newest first, also while more are issued', async () => {
    const issue = async (n: number) =>
      (
        await partner.client.post('/api/v1/licenses', anOrder(ids[n % tracks] ?? '', { contentId: `c-${n}` }))
      ).member('licenseId');
    const held: string[] = [];
    for (let n = 0; n < 25; n++) held.push(await issue(n));
    const first = pageOf(await partner.client.get('/api/v1/licenses?limit=10'));
    await issue(100);
    const pages = [first];
    while (pages.at(-1)?.pagination.nextCursor != null) {
      const cursor = pages.at(-1)?.pagination.nextCursor ?? '';
      pages.push(pageOf(await partner.client.get('/api/v1/licenses', { query: { limit: 10, cursor } })));
    }
    expect(pages.flatMap(({ data }) => data.map(({ licenseId }) => licenseId))).toEqual(held.toReversed());
  });

  it('the feed is the same by pages and as a stream, plain and compressed', async () => {
    const items: { trackId: string; catalogVersion: number }[] = [];
    let cursor: string | undefined;
    for (let more = true; more;) {
      const page = await partner.client.get('/api/v1/catalog/sync', {
        query: { limit: 40, ...(cursor !== undefined && { cursor }) },
      });
      const body = page.body as unknown as { items: typeof items; hasMore: boolean; nextCursor: string };
      items.push(...body.items);
      [more, cursor] = [body.hasMore, body.nextCursor];
    }
    expect(items.map(({ trackId }) => trackId)).toEqual(ids);
    const versions = items.map(({ catalogVersion }) => catalogVersion);
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));

    const accept = { accept: 'application/x-ndjson' };
    const streamed = await partner.client.get('/api/v1/catalog/sync?limit=40', { headers: accept });
    expect(streamed.headers['content-type']).toBe('application/x-ndjson');
    const lines = streamed.text.trim().split('\n');
    const read = lines.map((line) => JSON.parse(line) as { op: string; trackId?: string; hasMore?: boolean });
    expect(read.filter(({ op }) => op !== 'checkpoint')).toEqual(items);
    expect(read.at(-1)).toMatchObject({ op: 'checkpoint', hasMore: false, nextCursor: cursor });
    expect(read.filter(({ op }) => op === 'checkpoint')).toHaveLength(4);

    const packed = await partner.client.get('/api/v1/catalog/sync?limit=1000', {
      headers: { ...accept, 'accept-encoding': 'gzip' },
    });
    expect(packed.headers['content-encoding']).toBe('gzip');
    const unpacked = gunzipSync(packed.bytes).toString().trim().split('\n');
    expect(unpacked.slice(0, -1).map((line) => JSON.parse(line) as unknown)).toEqual(items);
  });
});
