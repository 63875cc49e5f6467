import { setTimeout as pause } from 'node:timers/promises';
import type { Answered, PartnerClient } from '../../clients/partner-client.ts';
import { aPng } from '../../images/image-files.ts';
import type { Stage } from '../stage.ts';
import { anArtist, freshArtist } from './artist-successes.ts';

const images = '/api/v1/images';

let drawn: Buffer | undefined;
/** The smallest cover. */
export const aCover = (): Buffer => (drawn ??= aPng(1_400));

export const anImageDto = (bytes: Uint8Array, changes: Readonly<Record<string, unknown>> = {}) => ({
  purpose: 'album_cover',
  fileName: 'cover.png',
  contentType: 'image/png',
  sizeBytes: bytes.length,
  ...changes,
});

export interface ImageUpload {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends bytes where a started upload says, or to the same service at another origin. */
export const sentImage = async (begun: Answered, bytes: Uint8Array, origin?: string): Promise<number> => {
  const { url, method, headers } = begun.body['upload'] as ImageUpload;
  const { pathname } = new URL(url);
  const { status } = await fetch(origin === undefined ? url : new URL(pathname, origin), {
    method,
    headers,
    body: new Uint8Array(bytes),
  });
  return status;
};

/** Starts an upload and sends its bytes; returns the path that confirms it. */
export const uploadedImage = async (
  client: PartnerClient,
  bytes: Uint8Array,
  changes = {},
): Promise<string> => {
  const begun = await client.post(images, anImageDto(bytes, changes));
  const status = await sentImage(begun, bytes);
  if (status !== 204) throw new Error(`the response to the bytes was ${status}`);
  return `${images}/${begun.member('uploadId')}/confirm`;
};

/** Confirms an image, again while the service is busy with others. */
export const confirmed = async (client: PartnerClient, path: string): Promise<Answered> => {
  for (let tries = 1; ; tries++) {
    const answered = await client.post(path, {});
    if (answered.status !== 503 || tries === 20) return answered;
    await pause(1000 * Number(answered.headers['retry-after'] ?? 1));
  }
};

/** Uploads and confirms a cover; returns the image. */
export const aConfirmedCover = async (client: PartnerClient, purpose = 'album_cover'): Promise<Answered> =>
  confirmed(client, await uploadedImage(client, aCover(), { purpose }));

/** Uploads and confirms a picture or banner of a profile; returns the image. */
export const aProfileImage = async (
  client: PartnerClient,
  purpose: string,
  bytes: Buffer,
): Promise<Answered> => {
  const begun = await client.post('/api/v1/artists/me/images', anImageDto(bytes, { purpose }));
  const status = await sentImage(begun, bytes);
  if (status !== 204) throw new Error(`the response to the bytes was ${status}`);
  return confirmed(client, `${images}/${begun.member('uploadId')}/confirm`);
};

/** For each operation of images, a request that succeeds. */
export const imageSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  initiateImageUpload: async (stage) => (await freshArtist(stage)).client.post(images, anImageDto(aCover())),
  initiateArtistImageUpload: async (stage) =>
    (await freshArtist(stage)).client.post(
      '/api/v1/artists/me/images',
      anImageDto(aCover(), { purpose: 'profile_picture' }),
    ),
  confirmImageUpload: async (stage) => {
    const { client } = await freshArtist(stage);
    return aConfirmedCover(client);
  },
  deleteImage: async (stage) => {
    const { client } = await freshArtist(stage);
    const image = await aConfirmedCover(client);
    return client.ask('DELETE', `${images}/${image.member('imageId')}`);
  },
  getImage: async (stage) => {
    const { client } = await anArtist(stage);
    const image = await aConfirmedCover(client);
    const { variants } = image.body as {
      readonly variants: Readonly<Record<string, { readonly webp: string }>>;
    };
    return stage.anyone.get(new URL(variants['64']?.webp ?? '').pathname);
  },
};
