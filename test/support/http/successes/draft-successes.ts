import { aRecording } from '../../audio/quiet-audio-processor.ts';
import type { Answered, PartnerClient } from '../../clients/partner-client.ts';
import { seenSoon } from '../../eventually.ts';
import type { TestService } from '../../service/service.ts';
import type { Stage } from '../stage.ts';
import { aConfirmedArtist, freshArtist } from './artist-successes.ts';
import { confirmationSuccesses } from './parties/confirmation-successes.ts';
import { fileBody } from '../../uploads/file-body.ts';
import { aPartyDto, parties } from './party-successes.ts';
import { aMasterDto, sentBytes, uploads, uploadSuccesses, urlOf } from './upload-successes.ts';

export const ownTracks = '/api/v1/artists/me/tracks';

let recordings = 0;

/** Everything that a submission requires, with an ISRC that no other track has. */
export const aTrackDto = (
  artistId: string,
  partyId: string,
  changes: Readonly<Record<string, unknown>> = {},
) => ({
  ...{ title: 'Harbour Lights', isrc: `DEA6226${String(++recordings).padStart(5, '0')}` },
  artists: [{ artistId, role: 'main' }],
  ...{ releaseDate: '2026-03-01', bpm: 112, key: { tonic: 'A', mode: 'minor' }, genres: ['electronic'] },
  ...{ moods: ['calm'], energy: 0.4, vocals: 'instrumental', explicitness: 'clean' },
  ...{ pLine: '℗ 2026 Mara Lind', cLine: '© 2026 Mara Lind' },
  aiDisclosure: { vocals: 'none', instruments: 'none', composition: 'none', lyrics: 'none' },
  rights: {
    master: [{ partyId, sharePct: '100' }],
    writers: [{ partyId, role: 'composer', sharePct: '100' }],
    publishers: [{ partyId, sharePct: '100' }],
  },
  ...changes,
});

/** Uploads a recording, and waits until it is processed. */
export const uploaded = async (
  client: PartnerClient,
  bytes: Uint8Array,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Answered> => {
  const begun = await client.post(uploads, aMasterDto(bytes.length, changes));
  if (begun.status !== 201) throw new Error(begun.text);
  await sentBytes(urlOf(begun), bytes);
  const path = `${uploads}/${begun.member('uploadId')}`;
  await client.post(`${path}/confirm`, undefined);
  return seenSoon(
    () => client.get(path),
    ({ body }) => body['status'] === 'ready' || body['status'] === 'failed',
    20_000,
  );
};

/** A track of a confirmed artist that can be submitted. Its only party has the artist's own address. */
export const aCompleteTrack = async (
  service: Parameters<typeof aConfirmedArtist>[0],
  {
    bytes = Buffer.from(aRecording('tide')),
    changes = {},
  }: { readonly bytes?: Uint8Array; readonly changes?: object } = {},
) => {
  const artist = await aConfirmedArtist(service);
  const { client, email } = artist;
  const own = await client.get('/api/v1/artists/me');
  const artistId = own.member('artistId');
  const party = await client.post(parties, aPartyDto({ name: 'Mara Lind', email }));
  const partyId = party.member('partyId');
  const upload = await uploaded(client, bytes);
  const trackId = upload.member('trackId');
  const path = `${ownTracks}/${trackId}`;
  const edited = await client.ask('PATCH', path, {
    headers: { 'if-match': '*' },
    body: aTrackDto(artistId, partyId, { ...changes }),
  });
  if (edited.status !== 200) throw new Error(edited.text);
  return { ...artist, artistId, partyId, trackId, path, upload, edited };
};

/** A submitted track. */
export const aSubmittedTrack = async (
  service: Pick<TestService, 'anyone' | 'useCases'> & Parameters<typeof aConfirmedArtist>[0],
  having: Parameters<typeof aCompleteTrack>[1] = {},
) => {
  const track = await aCompleteTrack(service, having);
  const submitted = await track.client.post(`${track.path}/submit`, undefined);
  if (submitted.status !== 200) throw new Error(submitted.text);
  return { ...track, submitted };
};

/** A track of a new artist that was never submitted. */
export const aDraftOf = async (stage: Stage) => {
  const { client } = await freshArtist(stage);
  const created = await client.post(ownTracks, { title: 'Harbour Lights' });
  return { client, created, path: `${ownTracks}/${created.member('trackId')}` };
};

/** Delivers a file. */
export const delivered = (client: PartnerClient, content: string | Uint8Array, query = '') => {
  const { body, headers } = fileBody('catalog.csv', content);
  return client.post(`/api/v1/artists/me/deliveries${query}`, body, { headers });
};

const aDeliveryFile = () => 'externalId,title\nNL-1,Harbour Lights';

/** For each operation of an account's uploads, albums, parties and tracks, a request that succeeds. */
export const supplySuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  ...uploadSuccesses,
  ...confirmationSuccesses,
  deliverTracks: async (stage) => delivered((await freshArtist(stage)).client, aDeliveryFile()),
  createTrack: async (stage) => (await aDraftOf(stage)).created,
  listOwnTracks: async (stage) => (await aDraftOf(stage)).client.get(ownTracks),
  getOwnTrack: async (stage) => {
    const { client, path } = await aDraftOf(stage);
    return client.get(path);
  },
  updateTrack: async (stage) => {
    const { client, path, created } = await aDraftOf(stage);
    const headers = { 'if-match': created.headers['etag'] ?? '' };
    return client.ask('PATCH', path, { headers, body: { title: 'Harbour Lights (Night Mix)' } });
  },
  submitTrack: async (stage) => (await aSubmittedTrack(stage)).submitted,
  checkTrack: async (stage) => {
    const { client, path } = await aDraftOf(stage);
    return client.get(`${path}/errors`);
  },
  listTrackUse: async (stage) => {
    const { client, path } = await aDraftOf(stage);
    return client.get(`${path}/usage`);
  },
  deleteTrack: async (stage) => {
    const { client, path } = await aDraftOf(stage);
    return client.ask('DELETE', path);
  },
};
