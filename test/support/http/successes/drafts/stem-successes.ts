import { aRecording } from '../../../audio/quiet-audio-processor.ts';
import type { Answered, PartnerClient } from '../../../clients/partner-client.ts';
import { seenSoon } from '../../../eventually.ts';
import type { Stage } from '../../stage.ts';
import { freshArtist } from '../artist-successes.ts';
import { sentBytes, urlOf } from '../upload-successes.ts';
import { ownTracks, uploaded } from '../draft-successes.ts';

export const aStemDto = (sizeBytes: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  ...{ category: 'drums', name: 'Drums', fileName: 'night-drive-drums.wav', sizeBytes },
  ...changes,
});

/** The bytes of a stem as the quiet audio processor reads it, as long as the usual recording. */
export const stemBytes = (name = 'drums', durationMs = 120_000): Buffer =>
  Buffer.from(aRecording(`${name} stem`, durationMs));

/** Announces a stem of a track and sends its bytes. */
export const sentStem = async (
  client: PartnerClient,
  path: string,
  bytes: Uint8Array = stemBytes(),
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Answered> => {
  const begun = await client.post(`${path}/stems`, aStemDto(bytes.length, changes));
  if (begun.status !== 201) throw new Error(begun.text);
  await sentBytes(urlOf(begun), bytes);
  return begun;
};

type Listed = Readonly<Record<string, unknown>> & { readonly stemId: string; readonly status: string };

export const stemsIn = ({ body }: Answered): readonly Listed[] => body['data'] as readonly Listed[];

/** Waits until a stem has a final status, and returns it. */
export const finalStem = async (client: PartnerClient, path: string, stemId: string): Promise<Listed> => {
  const one = (answered: Answered) => stemsIn(answered).find((stem) => stem.stemId === stemId);
  const list = await seenSoon(
    () => client.get(`${path}/stems`),
    (answered) => ['ready', 'failed'].includes(one(answered)?.status ?? ''),
    20_000,
  );
  const found = one(list);
  if (!found) throw new Error(list.text);
  return found;
};

/** Uploads a stem of a track, and waits until it is processed. */
export const uploadedStem = async (
  client: PartnerClient,
  path: string,
  bytes?: Uint8Array,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Listed> => {
  const stemId = (await sentStem(client, path, bytes, changes)).member('stemId');
  const confirmed = await client.post(`${path}/stems/${stemId}/confirm`, {});
  if (confirmed.status !== 202) throw new Error(confirmed.text);
  return finalStem(client, path, stemId);
};

/** Waits until the sum of the stems of a track is measured. */
export const comparedStems = (client: PartnerClient, path: string): Promise<Answered> =>
  seenSoon(
    () => client.get(`${path}/stems`),
    ({ body }) => 'stemsSumToMaster' in body,
    20_000,
  );

/** A track of a new artist with a processed recording, and a stem whose bytes were sent. */
const aTrackWithStem = async (stage: Stage) => {
  const { client } = await freshArtist(stage);
  const upload = await uploaded(client, Buffer.from(aRecording('tide')));
  const path = `${ownTracks}/${upload.member('trackId')}`;
  const begun = await sentStem(client, path);
  return { client, path, begun, stem: `${path}/stems/${begun.member('stemId')}` };
};

/** How each operation of stems of an account's tracks is brought to succeed. */
export const stemSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  initiateStem: async (stage) => (await aTrackWithStem(stage)).begun,
  listOwnStems: async (stage) => {
    const { client, path } = await aTrackWithStem(stage);
    return client.get(`${path}/stems`);
  },
  confirmStem: async (stage) => {
    const { client, stem } = await aTrackWithStem(stage);
    return client.post(`${stem}/confirm`, {});
  },
  deleteStem: async (stage) => {
    const { client, stem } = await aTrackWithStem(stage);
    return client.ask('DELETE', stem);
  },
};
