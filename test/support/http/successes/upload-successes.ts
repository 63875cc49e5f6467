import { aRecording } from '../../audio/quiet-audio-processor.ts';
import type { Answered } from '../../clients/partner-client.ts';
import { seenSoon } from '../../eventually.ts';
import type { Stage } from '../stage.ts';
import { albumSuccesses } from './album-successes.ts';
import { imageSuccesses } from './image-successes.ts';
import { feePaymentSuccesses } from './royalties/fee-payment-successes.ts';
import { payoutSuccesses } from './royalties/payout-successes.ts';
import { statementSuccesses } from './royalties/royalty-successes.ts';
import { partySuccesses } from './party-successes.ts';
import { freshArtist } from './artist-successes.ts';

export const uploads = '/api/v1/artists/me/uploads';

export const aMasterDto = (sizeBytes: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  fileName: 'night-drive.wav',
  contentType: 'audio/wav',
  sizeBytes,
  ...changes,
});

/** The URL of a started upload. */
export const urlOf = ({ body }: Answered): string => (body['upload'] as { readonly url: string }).url;

type AnsweredByTus = Pick<Answered, 'status' | 'code' | 'headers' | 'text'>;

interface AskingTus {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** Sends a request of the protocol, which the OpenAPI document does not describe. */
export const askTus = async (
  method: string,
  url: string,
  { headers, body }: AskingTus = {},
): Promise<AnsweredByTus> => {
  const answered = await fetch(url, {
    method,
    headers: { 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
  const text = await answered.text();
  const code = text === '' ? undefined : (JSON.parse(text) as { readonly code?: string }).code;
  return { status: answered.status, headers: Object.fromEntries(answered.headers), text, code };
};

/** Sends bytes to the URL of an upload, at its beginning if no other offset is named. */
export const sentBytes = (
  url: string,
  body: Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): Promise<AnsweredByTus> => {
  const usual = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  return askTus('PATCH', url, { body, headers: { ...usual, ...headers } });
};

/** A started upload of so many bytes by a new artist. */
export const aMaster = async (stage: Pick<Stage, 'anyone' | 'useCases'>, sizeBytes: number) => {
  const { client } = await freshArtist(stage as Stage);
  const begun = await client.post(uploads, aMasterDto(sizeBytes));
  return { client, begun, url: urlOf(begun), uploadId: begun.member('uploadId') };
};

/** An upload whose bytes were all sent. */
export const aCompleteMaster = async (
  stage: Pick<Stage, 'anyone' | 'useCases'>,
  bytes: Uint8Array,
  changes: Readonly<Record<string, unknown>> = {},
) => {
  const { client } = await freshArtist(stage as Stage);
  const begun = await client.post(uploads, aMasterDto(bytes.length, changes));
  await sentBytes(urlOf(begun), bytes);
  const uploadId = begun.member('uploadId');
  return { client, uploadId, url: urlOf(begun), path: `${uploads}/${uploadId}` };
};

/** Confirms an upload. */
export const confirmedMaster = ({
  client,
  path,
}: Pick<Awaited<ReturnType<typeof aCompleteMaster>>, 'client' | 'path'>): Promise<Answered> =>
  client.post(`${path}/confirm`, undefined);

/** Confirms an upload of a recording, and waits until its audio can be played. Returns the link. */
const linkToAudio = async (stage: Pick<Stage, 'anyone' | 'useCases'>): Promise<Answered> => {
  const complete = await aCompleteMaster(stage, Buffer.from(aRecording('tide')));
  await confirmedMaster(complete);
  return seenSoon(
    () => complete.client.get(`${complete.path}/audio`),
    ({ status }) => status === 200,
    20_000,
  );
};

/** For each operation of albums, parties, statements, payouts, images and uploads, a request that succeeds. */
export const uploadSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  ...albumSuccesses,
  ...partySuccesses,
  ...statementSuccesses,
  ...payoutSuccesses,
  ...feePaymentSuccesses,
  ...imageSuccesses,
  initiateUpload: async (stage) => (await freshArtist(stage)).client.post(uploads, aMasterDto(1_000)),
  listUploads: async (stage) => (await aMaster(stage, 1_000)).client.get(uploads),
  getUpload: async (stage) => {
    const { client, uploadId } = await aMaster(stage, 1_000);
    return client.get(`${uploads}/${uploadId}`);
  },
  followUpload: async (stage) => {
    const { client, uploadId } = await aMaster(stage, 1_000);
    return client.get(`${uploads}/${uploadId}/events`);
  },
  getUploadAudio: linkToAudio,
  openUploadAudio: async (stage) => stage.anyone.get((await linkToAudio(stage)).member('url')),
  confirmUpload: async (stage) => confirmedMaster(await aCompleteMaster(stage, Buffer.from('RIFF'))),
  deleteUpload: async (stage) => {
    const { client, uploadId } = await aMaster(stage, 1_000);
    return client.ask('DELETE', `${uploads}/${uploadId}`);
  },
};
