import type { PlatformLicensing } from '../../../clients/typescript/src/index.ts';
import { digestOf } from '../../soak/uploads-kill/sent.ts';
import { aTune } from '../audio/sounds.ts';
import { wavBytes } from '../audio/wav.ts';
import { seenSoon } from '../eventually.ts';
import { askTus, sentBytes } from '../http/successes/upload-successes.ts';

/** A file that an artist has on the disk. */
export interface LocalFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** A recording of two seconds, which differs from those of other names. */
export const aWav = (name: string): LocalFile => ({
  name,
  contentType: 'audio/wav',
  bytes: wavBytes(aTune({ seconds: 2, sampleRate: 22_050, channels: 2, seed: name })),
});

export const goodFiles: readonly LocalFile[] = Array.from({ length: 8 }, (_, n) =>
  aWav(`0${n + 1} Song.wav`),
);
const [first = aWav('01 Song.wav'), second = aWav('02 Song.wav')] = goodFiles;

/** Twelve files: eight recordings, a copy of one, half of one, an empty one, and one in a format that is not accepted. */
export const folderOfTwelve: readonly LocalFile[] = [
  ...goodFiles,
  { ...first, name: '09 Copy.wav' },
  { ...second, name: '10 Half.wav', bytes: second.bytes.subarray(0, second.bytes.length / 2) },
  { ...second, name: '11 Empty.wav', bytes: Buffer.alloc(0) },
  { ...second, name: '12 Demo.mp3', contentType: 'audio/mpeg' },
];

/** Sends a file from the offset of the service, as tus clients do, also where its store of files is unavailable for a while. */
const sendFile = (url: string, bytes: Buffer) =>
  seenSoon(
    async () => {
      const offset = Number((await askTus('HEAD', url)).headers['upload-offset']);
      if (offset === bytes.length) return 'sent';
      const { status } = await sentBytes(url, bytes.subarray(offset), { 'upload-offset': String(offset) });
      return status === 204 ? 'sent' : status;
    },
    (outcome) => outcome === 'sent',
    60_000,
  );

/** Uploads a file with the typed client, and waits until it is processed. It replaces the recording of a track, or has a new one. */
export const uploadFile = async (
  api: PlatformLicensing,
  bearer: string,
  { name: fileName, contentType, bytes }: LocalFile,
  trackId?: string,
) => {
  const begun = await api.initiateUpload(
    {
      body: {
        fileName,
        // The client must let a user try any type, whatever its own types say.
        contentType: contentType as 'audio/wav',
        sizeBytes: bytes.length,
        sha256: digestOf(bytes),
        ...(trackId !== undefined && { trackId }),
      },
    },
    { bearer },
  );
  const { uploadId } = begun;
  if ((await sendFile(begun.upload?.url ?? '', bytes)) !== 'sent')
    throw new Error(`${fileName} was not sent`);
  await api.confirmUpload({ uploadId }, { bearer });
  return seenSoon(
    () => api.getUpload({ uploadId }, { bearer }),
    ({ status }) => status === 'ready' || status === 'failed',
    120_000,
  );
};
