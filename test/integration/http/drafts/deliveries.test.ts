import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
import { aConfirmedLabel, anArtist } from '../../../support/http/successes/artist-successes.ts';
import { aSubmittedTrack, delivered, ownTracks } from '../../../support/http/successes/draft-successes.ts';
import { parties } from '../../../support/http/successes/party-successes.ts';
import { aMasterDto, uploads } from '../../../support/http/successes/upload-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const exampleIn = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../../examples/deliveries', name), 'utf8');
const [example, message] = [exampleIn('catalog.csv'), exampleIn('album.xml')];
const dry = '?dryRun=true';

type Row = Readonly<Record<string, unknown>> & { readonly trackId: string };
const rowsIn = ({ body }: Answered) => body['rows'] as readonly Row[];
const listed = async (client: PartnerClient, path: string) =>
  (await client.get(path)).body['data'] as readonly Readonly<Record<string, unknown>>[];
const detailsOf = ({ body }: Answered) =>
  (body['errors'] as readonly { readonly detail: string }[]).map(({ detail }) => detail);

describe.each(transports)('a delivery of tracks over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
  });
  afterAll(() => service.close());

  /** A label with the artist of the example and the uploads that it names. */
  const aDeliveringLabel = async () => {
    const { client } = await aConfirmedLabel(service);
    const nora = await client.post('/api/v1/artists/me/roster', { name: 'Nora Vale', country: 'GB' });
    const artistId = nora.member('artistId');
    const announce = (fileName: string) => client.post(uploads, aMasterDto(1_000, { fileName, artistId }));
    const [light, run] = [await announce('harbour-light.wav'), await announce('quarry-run.wav')];
    return { client, artistId, recorded: [light.member('trackId'), run.member('trackId')] };
  };

  it('describes uploaded tracks and creates others, with the parties that it names', async () => {
    const { client, artistId, recorded } = await aDeliveringLabel();
    const checked = await delivered(client, example, dry);
    expect(checked.status).toBe(200);
    expect(checked.body).toMatchObject({ dryRun: true, created: 1, updated: 2, rejected: 0 });
    expect(await listed(client, parties)).toEqual([]);
    expect(await listed(client, ownTracks)).toHaveLength(2);

    const done = await delivered(client, example);
    expect(done.body).toMatchObject({ dryRun: false, created: 1, updated: 2, unchanged: 0, unchecked: 0 });
    expect(rowsIn(done)).toMatchObject([
      { row: 2, outcome: 'updated', trackId: recorded[0], title: 'Harbour Light' },
      { row: 3, outcome: 'updated', trackId: recorded[1] },
      { row: 4, outcome: 'created', title: 'Slow Tide' },
    ]);
    expect((await client.get(`${ownTracks}/${recorded[1]}`)).body).toMatchObject({
      ...{ externalId: 'NL-0002', artistId, status: 'draft', title: 'Quarry Run', isrc: 'GBABC2400002' },
      artists: [
        { artistId, role: 'main' },
        { name: 'Ostrava', role: 'featured' },
      ],
      territories: { include: ['WORLD'], exclude: ['JP', 'KR'] },
      rights: { writers: [{ sharePct: '66.6667' }, { sharePct: '33.3333' }] },
    });
    const names = (await listed(client, parties)).map(({ name }) => name);
    expect(names).toEqual(['Jonas Halden', 'Nora Vale', 'Northlight Records', 'Northlight Songs']);
  });

  it('creates nothing twice, also if it is sent by twenty concurrent callers', async () => {
    const { client } = await aDeliveringLabel();
    const answers = await Promise.all(Array.from({ length: 20 }, () => delivered(client, example)));
    // Some may find that others kept changing the same tracks.
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    const changing = answers.filter(({ body }) => body['created'] === 1);
    expect(changing).toHaveLength(1);
    expect(await listed(client, ownTracks)).toHaveLength(3);
    expect(await listed(client, parties)).toHaveLength(4);
    expect((await delivered(client, example)).body).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
  });

  it('changes what a later file states, and delivers nothing of a file with an error', async () => {
    const { client } = await aDeliveringLabel();
    const [, , created] = rowsIn(await delivered(client, example));
    const path = `${ownTracks}/${created?.trackId}`;
    const later = 'externalId;title;bpm;genres\nNL-0003;Slower Tide;80,5;\n';
    expect((await delivered(client, later)).body).toMatchObject({ updated: 1 });
    const before = (await client.get(path)).body;
    expect(before).toMatchObject({ title: 'Slower Tide', bpm: 80.5, genres: ['ambient'] });
    const wrong = await delivered(client, `${later.replace('80,5', '90')}NL-0004;;fast;\n;Ebb;1;`);
    expect([wrong.status, wrong.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(detailsOf(wrong)).toEqual([
      'row 3, title: is missing',
      'row 3, bpm: expected a number, not text',
      'row 4, bpm: 1 is not at least 20',
    ]);
    expect((await client.get(path)).body).toEqual(before);
  });

  it('finds nothing of another account', async () => {
    const { client, recorded } = await aDeliveringLabel();
    await delivered(client, example);
    const [upload] = await listed(client, uploads);
    const stranger = await anArtist(service);
    const named = `externalId,title,file\nX-1,Tide,${String(upload?.['uploadId'])}\nX-2,Ebb,quarry-run.wav`;
    expect(detailsOf(await delivered(stranger.client, named))).toEqual([
      `row 2, file: your account has no upload "${String(upload?.['uploadId'])}"`,
      'row 3, file: your account has no upload "quarry-run.wav"',
    ]);
    const same = await delivered(stranger.client, 'externalId,isrc,title\nNL-0001,GBABC2400001,Tide');
    expect(same.body).toMatchObject({ created: 1 });
    expect(recorded).not.toContain(rowsIn(same)[0]?.trackId);
  });

  it('leaves submitted tracks as they are', async () => {
    const { client, edited, path } = await aSubmittedTrack(service);
    const row = (title: string) => `isrc,title\n${edited.member('isrc')},${title}`;
    const before = (await client.get(path)).body;
    expect((await delivered(client, row(edited.member('title')))).body).toMatchObject({ unchanged: 1 });
    expect((await delivered(client, row('Other'))).status).toBe(400);
    expect((await client.get(path)).body).toEqual(before);
  });

  it('accepts a message that is a test as a dry run alone', async () => {
    const { client } = await anArtist(service);
    const test = message.replace(
      '</MessageHeader>',
      '<MessageControlType>TestMessage</MessageControlType></MessageHeader>',
    );
    expect((await delivered(client, test, dry)).status).toBe(200);
    expect(detailsOf(await delivered(client, test))).toEqual([
      'file is a TestMessage: send it with dryRun=true, or as a LiveMessage',
    ]);
    expect(await listed(client, ownTracks)).toEqual([]);
  });

  it('repeats little of a file in its errors', async () => {
    const { client } = await anArtist(service);
    const long = 'x'.repeat(500_000);
    const tracks = [{ title: 'Tide', externalId: 'A', [long]: 1, isrc: long }];
    const { status, body } = await delivered(client, JSON.stringify({ tracks }), dry);
    expect(status).toBe(200);
    expect(body).toMatchObject({ rejected: 1 });
    expect(JSON.stringify(body).length).toBeLessThan(2_000);
  });

  it('names no more parties than an account can have, also as a dry run', async () => {
    const { client } = await anArtist(service);
    const master = (row: number) =>
      Array.from({ length: 100 }, (_, n) => ({ party: `Owner ${row}-${n}`, sharePct: '1' }));
    const tracks = Array.from({ length: 51 }, (_, row) => ({
      ...{ title: 'Tide', externalId: `A-${row}`, rights: { master: master(row) } },
    }));
    const rejected = await delivered(client, JSON.stringify({ tracks }), dry);
    expect([rejected.status, rejected.code]).toEqual([409, 'STATE_CONFLICT']);
    expect(await listed(client, parties)).toEqual([]);
  });

  it('needs one readable file', async () => {
    const { client } = await anArtist(service);
    const latin = await delivered(client, Buffer.from('title\nMüll', 'latin1'));
    expect(detailsOf(latin)).toEqual(['file is not UTF-8 text; save it as CSV UTF-8, JSON or XML']);
    const empty = await client.post('/api/v1/artists/me/deliveries', {});
    expect(empty.status).toBe(415);
    expect((await delivered(client, Buffer.alloc(3 * 2 ** 20, 'x'))).status).toBe(413);
  });
});
