import { aLikeness } from '../../../support/builders/builders.ts';
import { aService, transports, type Partner, type TestService } from '../../../support/service/service.ts';
import { seenSoon } from '../../../support/eventually.ts';

/** A small catalog: how each track sounds, as a place in a plane. */
const catalog = {
  'Harbour Lights': { genres: ['ambient'], likeness: aLikeness([10, 0]) },
  'Low Tide': { genres: ['ambient'], likeness: aLikeness([10, 1]) },
  'Night Ferry': { genres: ['electronic'], likeness: aLikeness([10, 3]), bpm: 128 },
  'Paper Boats': { genres: ['folk'], likeness: aLikeness([10, 9]) },
  'Engine Room': { genres: ['electronic'], likeness: aLikeness([-4, 10]), bpm: 132 },
  'Old Model': { genres: ['ambient'], likeness: aLikeness([10, 0], 'analyzed/0') },
  'Never Analyzed': { genres: ['ambient'] },
} as const;
type Title = keyof typeof catalog;

interface Page {
  readonly data: readonly { readonly trackId: string; readonly title: string }[];
  readonly pagination: { readonly nextCursor: string | null; readonly total: number };
  readonly facets?: Readonly<Record<string, unknown>>;
}

describe.each(transports)('GET /tracks?similarTo over %s', (transport) => {
  let service: TestService;
  let partner: Partner;
  const ids = new Map<Title, string>();
  beforeAll(async () => {
    service = await aService({ transport });
    partner = await service.aPartner();
    for (const [title, changes] of Object.entries(catalog)) {
      const { trackId } = await service.aTrackInCatalog({ title, ...changes });
      ids.set(title as Title, trackId);
    }
    await seenSoon(
      async () => (await requested({ sort: 'newest' })).pagination.total,
      (total) => total === ids.size,
      5_000,
    );
  });
  afterAll(() => service.close());

  const ask = (query: Readonly<Record<string, string | number>>) =>
    partner.client.get('/api/v1/tracks', { query });
  const requested = async (query: Readonly<Record<string, string | number>>): Promise<Page> => {
    const replied = await ask(query);
    expect(replied.status).toBe(200);
    return replied.body as unknown as Page;
  };
  const id = (title: Title) => ids.get(title) ?? '';
  const titles = ({ data }: Page) => data.map(({ title }) => title);

  it('lists what sounds alike, the most alike first, without the track itself', async () => {
    const page = await requested({ similarTo: id('Harbour Lights') });
    expect(titles(page)).toEqual(['Low Tide', 'Night Ferry', 'Paper Boats', 'Engine Room']);
    expect(page.pagination).toEqual({ limit: 50, nextCursor: null, total: 4 });
    const backwards = await requested({ similarTo: id('Harbour Lights'), sort: 'relevance', order: 'asc' });
    expect(titles(backwards)).toEqual(titles(page).toReversed());
  });

  it('applies the other filters, with exact facets and total', async () => {
    const page = await requested({
      similarTo: id('Low Tide'),
      genre: 'electronic,folk',
      bpmMin: 100,
      facets: 'genre',
    });
    expect(titles(page)).toEqual(['Night Ferry', 'Engine Room']);
    expect(page.pagination.total).toBe(2);
    expect(page.facets).toEqual({ genre: [{ value: 'electronic', count: 2 }] });
    expect(titles(await requested({ similarTo: id('Low Tide'), q: 'ferry' }))).toEqual(['Night Ferry']);
  });

  it('is walked page by page, each track once', async () => {
    const walked: string[] = [];
    const query = { similarTo: id('Engine Room'), limit: 1 };
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Page = await requested({ ...query, ...(cursor !== '' && { cursor }) });
      expect(page.pagination.total).toBe(4);
      walked.push(...titles(page));
      cursor = page.pagination.nextCursor;
    }
    expect(walked).toEqual(['Paper Boats', 'Night Ferry', 'Low Tide', 'Harbour Lights']);
  });

  it('is empty for a track that was not analyzed', async () => {
    const page = await requested({ similarTo: id('Never Analyzed') });
    expect(page).toMatchObject({ data: [], pagination: { nextCursor: null, total: 0 } });
  });

  it('accepts a track that was taken down, and returns 404 for one that does not exist', async () => {
    const gone = await service.aTrackInCatalog({ title: 'Gone', likeness: aLikeness([0, 10]) });
    await service.useCases.takeDownTrack({ trackId: gone.trackId, reason: 'withdrawn' });
    expect(titles(await requested({ similarTo: gone.trackId, limit: 1 }))).toEqual(['Engine Room']);
    const pending = await service.aTrackInCatalog({ moderationStatus: 'pending_review' });
    for (const unknown of [pending.trackId, 'trk_nobody']) {
      const replied = await ask({ similarTo: unknown });
      expect([replied.status, replied.code]).toEqual([404, 'TRACK_NOT_FOUND']);
    }
  });

  it('rejects every order but relevance, and names it', async () => {
    const replied = await ask({ similarTo: id('Low Tide'), sort: 'title' });
    expect([replied.status, replied.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(replied.body['errors']).toMatchObject([{ in: 'query', pointer: 'sort' }]);
  });

  it('does not show partners how a track is placed', async () => {
    const track = await partner.client.get(`/api/v1/tracks/${id('Low Tide')}`);
    const feed = await partner.client.get('/api/v1/catalog/sync');
    for (const { status, text } of [track, feed]) {
      expect(status).toBe(200);
      expect(text).toContain('Low Tide');
      expect(text).not.toMatch(/likeness|sketch/);
    }
  });
});
