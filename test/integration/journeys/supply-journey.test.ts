import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProblem, type Answers, type PlatformLicensing } from '../../../clients/typescript/src/index.ts';
import { digestOf } from '../../soak/uploads-kill/sent.ts';
import { mailedArtistCode, mailedTextsWith } from '../../support/clients/mailed-links.ts';
import { validatedClient } from '../../support/clients/validated-client.ts';
import { seenSoon } from '../../support/eventually.ts';
import { needing } from '../../support/needing.ts';
import { aBucket } from '../../support/servers/bucket.ts';
import { borrowS3, type BorrowedS3 } from '../../support/servers/lent/borrow.ts';
import { aService, type ServiceSettings, type TestService } from '../../support/service/service.ts';
import { aWav, folderOfTwelve, goodFiles, uploadFile } from '../../support/uploads/folder-of-twelve.ts';
import { bucketEnvironment } from '../../support/uploads/kill-place.ts';

type Upload = Awaited<ReturnType<Answers['getUpload']>>['data'];

const [own, writer, password] = ['mara@supply.example', 'noor@supply.example', 'seven calm harbours'];

/** The code of a problem, with the fields that it names. */
const problemIn = (error: unknown): readonly string[] => {
  if (!(error instanceof ApiProblem)) throw error;
  return [error.code, ...error.errors.map(({ pointer }) => pointer)];
};

const aDecision = (action: 'approve' | 'request_changes', facts: string) => {
  const clause = 'Terms, section 4.2';
  return {
    action,
    statement: { ground: 'metadata', facts, clause, source: 'notice', automated: false },
  } as const;
};

/** The steps from the registration of an artist to the download by a platform, with the typed client, whose responses are validated. */
const supplyJourney = (settings: () => Promise<ServiceSettings>): void => {
  let service: TestService;
  let folder: string;
  let api: PlatformLicensing;
  let artist: { readonly bearer: string };
  let artistId: string;
  let owner: string;
  let trackId: string;
  const uploads = new Map<string, Upload>();
  const anyVersion = () => ({ ...artist, ifMatch: '*' });
  const statusOf = async () => (await api.getOwnTrack({ trackId }, artist)).status;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'supply-'));
    service = await aService({ store: 'file', sound: 'real', ...(await settings()) });
    api = validatedClient(service.anyone);
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('begins with the registration of an artist, who confirms the address', async () => {
    const { version } = await api.getArtistAgreement();
    const entry = { kind: 'artist', name: 'Mara Lind', email: own, password, country: 'DE' } as const;
    await api.registerArtist({
      body: { ...entry, adult: true, acceptTerms: true, agreementVersion: version },
    });
    const { token } = await api.createArtistSession({ body: { email: own, password } });
    artist = { bearer: token };
    const code = await mailedArtistCode(service, own, 'avc');
    const account = await api.verifyArtistEmail({ body: { code } }, artist);
    expect(account.member.emailVerified).toBe(true);
    ({ artistId } = account);
  });

  it('uploads twelve files, and learns what is wrong with four of them', async () => {
    const problems: Record<string, unknown> = {};
    for (const file of folderOfTwelve)
      try {
        uploads.set(file.name, await uploadFile(api, artist.bearer, file));
      } catch (error) {
        problems[file.name] = problemIn(error);
      }
    expect(problems).toEqual({
      '11 Empty.wav': ['VALIDATION_FAILED', '/sizeBytes'],
      '12 Demo.mp3': ['VALIDATION_FAILED', '/contentType'],
    });
    for (const { name, bytes } of goodFiles)
      expect(uploads.get(name)).toMatchObject({ status: 'ready', measured: { sha256: digestOf(bytes) } });
    expect(uploads.get('09 Copy.wav')?.measured?.sha256).toBe(uploads.get('01 Song.wav')?.measured?.sha256);
    expect(uploads.get('10 Half.wav')).toMatchObject({ status: 'failed', failure: { code: 'TRUNCATED' } });
  });

  it('mends them: deletes the copy, replaces the damaged recording, and uploads the others as WAV', async () => {
    await api.deleteTrack({ trackId: uploads.get('09 Copy.wav')?.trackId ?? '' }, artist);
    const damaged = uploads.get('10 Half.wav')?.trackId;
    const whole = await uploadFile(api, artist.bearer, aWav('10 Whole.wav'), damaged);
    expect(whole).toMatchObject({ status: 'ready', trackId: damaged });
    for (const name of ['11 Full.wav', '12 Demo.wav'])
      expect(await uploadFile(api, artist.bearer, aWav(name))).toMatchObject({ status: 'ready' });
    const tracks: string[] = [];
    for await (const track of api.each.listOwnTracks({}, artist)) tracks.push(track.title ?? '');
    const kept = [...goodFiles.map(({ name }) => name), '10 Half.wav', '11 Full.wav', '12 Demo.wav'];
    expect(tracks.toSorted()).toEqual(kept.map((name) => name.replace('.wav', '')));
  });

  it('describes a track once it has read all errors of it, and a writer confirms the shares', async () => {
    trackId = uploads.get('03 Song.wav')?.trackId ?? '';
    const missing = (await api.checkTrack({ trackId }, artist)).errors.map(({ pointer }) => pointer);
    expect(missing).toEqual(expect.arrayContaining(['/isrc', '/genres', '/rights', '/releaseDate']));
    const newParty = async (name: string, email: string) =>
      (await api.createParty({ body: { name, email } }, artist)).partyId;
    owner = await newParty('Mara Lind', own);
    const composer = await newParty('Noor Elia', writer);
    const shares = [{ partyId: owner, sharePct: '100' }];
    await api.updateTrack(
      {
        trackId,
        body: {
          ...{ title: 'Harbour Lights', isrc: 'DEA622699002', artists: [{ artistId, role: 'main' }] },
          ...{ releaseDate: '2026-03-01', bpm: 112, key: { tonic: 'A', mode: 'minor' }, energy: 0.4 },
          ...{ genres: ['electronic'], moods: ['calm'], vocals: 'instrumental', explicitness: 'clean' },
          ...{ pLine: '℗ 2026 Mara Lind', cLine: '© 2026 Mara Lind' },
          aiDisclosure: { vocals: 'none', instruments: 'none', composition: 'none', lyrics: 'none' },
          rights: {
            master: shares,
            writers: [{ partyId: composer, role: 'composer', sharePct: '100', administeredBy: owner }],
            publishers: shares,
          },
        },
      },
      anyVersion(),
    );
    const unconfirmed = await api.submitTrack({ trackId }, artist).catch(problemIn);
    expect(unconfirmed).toEqual(['VALIDATION_FAILED', '/rights/writers/0/partyId']);
    await api.requestShareConfirmations({ trackId }, artist);
    const code = await mailedArtistCode(service, writer, 'asc');
    expect(await api.readShareConfirmation({ body: { code } })).toMatchObject({ title: 'Harbour Lights' });
    const answered = await api.answerShareConfirmation({ body: { code, answer: 'confirm' } });
    expect(answered.state).toBe('confirmed');
  });

  it('submits the track, makes the change that the review requests, and is approved', async () => {
    const moderator = { bearer: (await service.aColleague('moderator')).token };
    const decide = (action: 'approve' | 'request_changes', facts: string) =>
      api.createDecision({ trackId, body: aDecision(action, facts) }, moderator);
    await api.submitTrack({ trackId }, artist);
    await decide('request_changes', 'Name a second genre.');
    expect(await statusOf()).toBe('changes_requested');
    const [mail = ''] = await mailedTextsWith(service, own, 'submit it again');
    expect(mail).toContain('Name a second genre.');
    await api.updateTrack({ trackId, body: { genres: ['electronic', 'ambient'] } }, anyVersion());
    await api.submitTrack({ trackId }, artist);
    expect(await statusOf()).toBe('pending_review');
    await decide('approve', 'The shares are confirmed.');
    expect(await statusOf()).toBe('approved');
  });

  it('is licensed, downloaded and played by a platform, and sees the use of the track', async () => {
    const { clientId, clientSecret } = await service.aPartner();
    const platform = validatedClient(service.anyone, { clientId, clientSecret });
    const found = await seenSoon(
      () => platform.searchTracks({ q: 'harbour lights' }),
      ({ data }) => data.length === 1,
      60_000,
    );
    expect(found.data).toMatchObject([{ trackId, genres: ['electronic', 'ambient'] }]);
    const order = { trackId, contentId: 'video-1', contentType: 'ugc_video' } as const;
    const { licenseId } = await platform.issueLicense({ body: order });
    const { url, sha256, sizeBytes } = await platform.downloadTrack({ trackId, licenseId, format: 'wav' });
    // A file in a bucket is behind a redirection.
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect([bytes.length, digestOf(bytes)]).toEqual([sizeBytes, sha256]);
    const file = join(folder, 'downloaded.wav');
    await writeFile(file, bytes);
    const examined = await service.ports.audioProcessor.examine(file);
    expect(examined).toMatchObject({ ok: true, value: { durationMs: 2_000 } });
    const event = { eventType: 'play', trackId, occurredAt: new Date().toISOString() } as const;
    await platform.recordUsage({ body: { events: [event] } });
    const use = await api.listTrackUse({ trackId }, artist);
    expect(use.data).toMatchObject([{ plays: 1 }]);
    const shown = await platform.listArtistTracks({ artistId });
    expect(shown.data).toMatchObject([{ trackId, title: 'Harbour Lights' }]);
    expect((await api.listUploads({}, artist)).data).toContainEqual(
      expect.objectContaining({ trackId, status: 'ready' }),
    );
  });
};

describe('the journey of an artist with files in a folder', () => supplyJourney(async () => ({})));

needing('s3', 'the journey of an artist with files in a bucket', () => {
  let server: BorrowedS3;
  beforeAll(async () => {
    server = await borrowS3();
  });
  supplyJourney(async () => ({
    environment: bucketEnvironment(server, (await aBucket(server)).bucket),
  }));
  afterAll(() => server.release());
});
