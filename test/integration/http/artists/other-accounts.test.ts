import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { mailedArtistCode } from '../../../support/clients/mailed-links.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { pathOf, usualQuery } from '../../../support/http/operations/bad-targets.ts';
import { instancesOf, requestsIn, type Described } from '../../../support/http/operations/described.ts';
import {
  claimed,
  aConfirmedLabel,
  anArtist,
  fullProfile,
} from '../../../support/http/successes/artist-successes.ts';
import { albums, anAlbumDto } from '../../../support/http/successes/album-successes.ts';
import { ownTracks, uploaded } from '../../../support/http/successes/draft-successes.ts';
import { aPartyDto, parties } from '../../../support/http/successes/party-successes.ts';
import { aConfirmedCover, aCover, anImageDto } from '../../../support/http/successes/image-successes.ts';
import { aStemDto } from '../../../support/http/successes/drafts/stem-successes.ts';
import { uploads } from '../../../support/http/successes/upload-successes.ts';
import { closedInStore } from '../../../support/http/successes/royalties/royalty-successes.ts';
import { aPeriod } from '../../../support/builders/royalties/random-period.ts';
import { AccountId } from '../../../../src/domain/shared/ids.ts';
import { withoutConnections } from '../../../support/clients/without-connection.ts';
import { aService, type TestService } from '../../../support/service/service.ts';
import { password } from '../../../support/stories/colleagues.ts';

const artists = '/api/v1/artists';

/**
 * The records of an account by the names under which requests ask for them: parameters of a path and members of a body. An
 * operation with a parameter that is missing here fails its test.
 */
type Records = Readonly<Record<string, string>>;

const payout = {
  ...{ type: 'account', holder: 'Mara Lind', country: 'US' },
  ...{ bankCode: '026009593', accountNumber: '9988776655' },
};

/** A label with one of every record that an operation can name, and a code that nobody has used. */
const aFullLabel = async (service: TestService) => {
  const { client, email } = await aConfirmedLabel(service);
  await client.ask('PATCH', `${artists}/me`, { body: { ...fullProfile, payout } });
  const added = await client.post(`${artists}/me/roster`, { name: 'Ida Grün', country: 'SE' });
  const invited = await client.post(`${artists}/me/members`, { email: 'jo@label.example', role: 'editor' });
  const claim = await claimed(service, { client });
  const upload = await client.post('/api/v1/images', anImageDto(aCover()));
  const image = await aConfirmedCover(client);
  const artistId = added.member('artistId');
  const master = await uploaded(client, Buffer.from(aRecording('hidden')), { artistId });
  const album = await client.post(albums, anAlbumDto({ artistId, imageId: image.member('imageId') }));
  const party = await client.post(parties, aPartyDto({ name: 'Svea Ek', email: 'svea@ek.example' }));
  const track = await client.post(ownTracks, { artistId, title: 'Hidden Harbour', pLine: '℗ Ek' });
  const stem = await client.post(
    `${ownTracks}/${track.member('trackId')}/stems`,
    aStemDto(1_000, { name: 'Ghost Choir' }),
  );
  const own = await client.get(`${artists}/me`);
  const { statements } = await closedInStore(service, aPeriod(), {
    owner: AccountId(own.member('accountId')),
  });
  const statementId = statements[0]?.file.statement.statementId ?? '';
  const sessions = await client.get(`${artists}/sessions`);
  const [session] = sessions.body['data'] as readonly { readonly sessionId: string }[];
  const records: Records = {
    artistId,
    memberId: invited.member('memberId'),
    claimId: claim.member('claimId'),
    uploadId: upload.member('uploadId'),
    imageId: image.member('imageId'),
    masterId: master.member('uploadId'),
    albumId: album.member('albumId'),
    partyId: party.member('partyId'),
    trackId: track.member('trackId'),
    stemId: stem.member('stemId'),
    statementId,
    sessionId: session?.sessionId ?? '',
  };
  const secrets = [
    own.member('accountId'),
    own.member('artistId'),
    email,
    'Ida Grün',
    'jo@label.example',
    fullProfile.name,
    'Svea Ek',
    'svea@ek.example',
    'Hidden Harbour',
    'Ghost Choir',
  ];
  return { client, email, records, secrets: [...secrets, 'US••6655'] };
};

/** Uploads of images and of masters have the same name in paths. */
const recordsFor = ({ template }: Described, records: Records): Records =>
  template.startsWith(uploads) ? { ...records, uploadId: records['masterId'] ?? '' } : records;

/** The same IDs in form, of records that nobody has. */
const guessed = (records: Records): Records =>
  Object.fromEntries(
    Object.entries(records).map(([name, id]) => [name, `${id.slice(0, id.indexOf('_'))}_${'0'.repeat(26)}`]),
  );

const withRecords = (body: unknown, records: Records): unknown =>
  body === undefined
    ? undefined
    : Object.fromEntries(
        Object.entries(body as object).map(([name, value]: [string, unknown]) => [
          name,
          records[name] ?? value,
        ]),
      );

describe('the account of another artist or label', () => {
  let service: TestService;
  let requests: ReturnType<typeof requestsIn>;
  let operations: readonly Described[];
  let owner: Awaited<ReturnType<typeof aFullLabel>>;
  beforeAll(async () => {
    service = await withoutConnections(await aService({ environment: { EVENT_WORKER: 'off' } }));
    requests = requestsIn(service.anyone.document);
    operations = requests.operations.filter(({ artist }) => artist);
    owner = await aFullLabel(service);
  });
  afterAll(() => service.close());

  const parametersIn = ({ template }: Described) =>
    [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

  const ask = (client: PartnerClient, described: Described, all: Records) => {
    const records = recordsFor(described, all);
    const missing = parametersIn(described).filter((name) => records[name] === undefined);
    if (missing.length > 0) throw new Error(`the label of this test has no record for ${missing.join(', ')}`);
    const [example] = described.body ? instancesOf(described.body, requests) : [];
    const query = usualQuery(described);
    const path = pathOf(described, records) + (query === '' ? '' : `?${query}`);
    const body = withRecords(example, records);
    const headers = described.method === 'GET' ? {} : { 'if-match': '*' };
    return client.ask(described.method, path, { headers, ...(body !== undefined && { body }) });
  };

  /** Everything that the owner can read, by operation. */
  const shown = async () => {
    const reads = operations.filter(({ method }) => method === 'GET');
    const answers = await Promise.all(reads.map((read) => ask(owner.client, read, owner.records)));
    for (const { status, text } of answers) if (status !== 200) throw new Error(text);
    // An export says when it started, and each link to audio is another one.
    const timed = /"exportedAt":"[^"]+"|"url":"[^"]+\/media\/uploads\/[^"]+","expiresAt":"[^"]+"/;
    return answers.map(({ path, text }) => [path, text.replace(timed, '')]);
  };

  it('is neither shown nor changed by any operation, which answers as for a record that nobody has', async () => {
    const before = await shown();
    expect(operations.length).toBeGreaterThan(10);
    for (const described of operations) {
      const [stranger, another] = [await aConfirmedLabel(service), await aConfirmedLabel(service)];
      const { operationId } = described;
      const answer = await ask(stranger.client, described, owner.records);
      // A problem may repeat the ID that the request named.
      const secrets =
        answer.status === 404 ? owner.secrets : [...owner.secrets, ...Object.values(owner.records)];
      for (const secret of secrets)
        expect([operationId, secret, answer.text.includes(secret)]).toEqual([operationId, secret, false]);
      const unknown = await ask(another.client, described, guessed(owner.records));
      if (parametersIn(described).length > 0) {
        expect([operationId, answer.status]).toEqual([operationId, 404]);
        expect([operationId, unknown.status, unknown.code]).toEqual([
          operationId,
          answer.status,
          answer.code,
        ]);
      }
    }
    expect(await shown()).toEqual(before);
    const again = { email: owner.email, password };
    expect((await service.anyone.post(`${artists}/sessions`, again)).status).toBe(201);
  });

  it('cannot be confirmed with the code that was emailed to its owner', async () => {
    const [unconfirmed, stranger] = [await anArtist(service), await anArtist(service)];
    const code = await mailedArtistCode(service, unconfirmed.email, 'avc');
    const confirm = `${artists}/me/email-verification/confirm`;
    expect((await stranger.client.post(confirm, { code })).status).toBe(404);
    expect((await unconfirmed.client.get(`${artists}/me`)).body).toMatchObject({ status: 'unverified' });
  });
});
