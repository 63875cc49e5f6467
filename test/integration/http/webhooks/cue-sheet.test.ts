import { anAwaitedTrack } from '../../../support/http/successes/parties/dispute-successes.ts';
import { anyVersion } from '../../../support/http/successes/drafts/revision-successes.ts';
import { parties } from '../../../support/http/successes/party-successes.ts';
import { signing } from '../../../support/http/signing.ts';
import { aService, type Partner, type TestService } from '../../../support/service/service.ts';

const now = () => new Date().toISOString();

describe('cue sheets', () => {
  let service: TestService;
  let partner: Partner;
  let secret: string;
  beforeAll(async () => {
    service = await aService({ environment: { EVENT_WORKER: 'off' } });
    partner = await service.aPartner();
    secret = (await partner.client.post(`/api/v1/platforms/${partner.slug}/inbound/rotate`)).member('secret');
  });
  afterAll(() => service.close());

  const send = (data: Readonly<Record<string, unknown>>, type = 'content.published') => {
    const body = JSON.stringify({ type, data });
    const headers = signing(secret)(body);
    return service.anyone.ask('POST', `/api/v1/webhooks/inbound/${partner.slug}`, { body, headers });
  };
  const sheetOf = (contentId: string, query: Readonly<Record<string, string>> = {}, accept = '*/*') =>
    partner.client.get(`/api/v1/platforms/${partner.slug}/inbound/content/cue-sheet`, {
      query: { contentId, ...query },
      headers: { accept },
    });
  const anApprovedTrack = async () => {
    const track = await anAwaitedTrack(service);
    const approved = await service.useCases.approveTrack({ trackId: track.trackId as never });
    if (!approved.ok) throw new Error(approved.failure.kind);
    return track;
  };

  it('name writers and publishers with the shares in force at the publication, and list what is unknown', async () => {
    const { trackId, client, writer } = await anApprovedTrack();
    const { trackId: imported } = await service.aTrackInCatalog();
    const tracks = [
      { trackId: imported, startMs: 90_250, endMs: 3_690_250, use: 'theme' },
      { trackId, startMs: 0, endMs: 30_000, use: 'background' },
      { trackId: 'trk_unknown' },
    ];
    const publishedAt = now();
    const sent = await send({ contentId: 'film-1', contentType: 'ugc_video', publishedAt, tracks });
    expect(sent.body).toMatchObject({ results: [{ outcome: 'licensed' }, { outcome: 'licensed' }, {}] });
    const ipi = '00014107338';
    const edited = await client.ask('PATCH', `${parties}/${writer}`, { headers: anyVersion, body: { ipi } });
    expect(edited.status).toBe(200);
    const production = { productionTitle: 'Harbour Lights', productionDate: '2026-03-01' };
    const sheet = await sheetOf('film-1', production);
    expect([sheet.status, sheet.body]).toMatchObject([
      200,
      {
        ...{ contentId: 'film-1', publishedAt, ...production, complete: false, missing: [] },
        cues: [
          {
            ...{ sequence: 1, trackId, durationMs: 30_000, use: 'background' },
            writers: [{ name: 'Noor Elia', ipi, role: 'composer', sharePct: '100' }],
            publishers: [{ sharePct: '100' }],
            sharesSince: expect.any(String) as string,
            licenseId: expect.any(String) as string,
          },
          { sequence: 2, trackId: imported, startMs: 90_250, use: 'theme' },
          { sequence: 3, trackId: 'trk_unknown', missing: ['track', 'start', 'end', 'use'] },
        ],
      },
    ]);
    const early = { contentId: 'film-2', publishedAt: '2020-01-01T00:00:00Z', tracks: [{ trackId }] };
    expect((await send(early)).status).toBe(202);
    const undated = await sheetOf('film-2');
    expect(undated.body).toMatchObject({
      missing: ['productionTitle', 'productionDate'],
      cues: [{ writers: [], publishers: [], missing: ['start', 'end', 'use', 'writers', 'publishers'] }],
    });
  });

  it('are CSV files with a row for each writer and publisher, without formulas', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const tracks = [{ trackId, startMs: 90_250, endMs: 3_690_250, use: 'logo' }];
    await send({ contentId: 'film-3', publishedAt: now(), tracks });
    const query = { productionTitle: '=HYPERLINK("https://evil.example")', episode: '+1' };
    const accepted = await sheetOf('film-3', query, 'text/csv');
    const named = await sheetOf('film-3', { ...query, format: 'csv' });
    expect(named.text).toBe(accepted.text);
    expect(accepted.headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="cue-sheet.csv"',
    });
    const [head, writer, publisher, ...rest] = accepted.text.split('\r\n');
    expect(rest).toEqual(['']);
    expect(head).toMatch(/^productionTitle,episode,.*,licenseId,trackId,missing$/);
    expect(writer).toContain(`"'=HYPERLINK(""https://evil.example"")",'+1,,,film-3,1,`);
    expect(writer).toContain(',00:01:30.250,01:01:30.250,01:00:00.000,logo,writer,');
    expect(publisher).toContain(',logo,publisher,');
    expect(publisher).toMatch(/,lic_\w+,trk_\w+,productionDate [\w ]+$/);
  });

  it('reject a use that no cue sheet has, and content that is unknown or deleted', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const published = (use: string) => ({
      ...{ contentId: 'film-4', publishedAt: '2026-03-01T00:00:00Z' },
      tracks: [{ trackId, use }],
    });
    const rejected = await send(published('loud'));
    expect(rejected.body['errors']).toMatchObject([{ pointer: '/data/tracks/0/use' }]);
    expect([rejected.status, (await sheetOf('film-4')).code]).toEqual([400, 'NOT_FOUND']);
    expect((await send(published('end_title'))).status).toBe(202);
    expect((await sheetOf('film-4')).body).toMatchObject({ cues: [{ use: 'end_title' }] });
    const deletedAt = '2026-03-02T00:00:00Z';
    expect((await send({ contentId: 'film-4', deletedAt }, 'content.deleted')).status).toBe(202);
    const gone = await sheetOf('film-4');
    expect([gone.status, gone.code, gone.member('detail')]).toEqual([
      ...[409, 'STATE_CONFLICT'],
      'The content was deleted at 2026-03-02T00:00:00.000Z, so its tracks are not known. Publish it again first.',
    ]);
  });
});
