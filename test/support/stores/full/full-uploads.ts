import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import { anAlbum, anAlbumAddition, albumId } from '../../albums/album-records.ts';
import { accountId, artistProfileId } from '../../artists/artist-builders.ts';
import { noon, trackId } from '../../builders/builders.ts';
import { failedWith } from '../../../../src/domain/uploads/outcome.ts';
import { aNote } from '../../builders/staff-builders.ts';
import { aNewDraft, anUploadOf } from '../../drafts/draft-records.ts';
import { anUpload, aPart, readyOutcome, uploadId, uploadTotalsOf } from '../../uploads/upload-records.ts';

export type KeptOfUploads = Pick<Adapters, 'uploadStore'>;

/**
 * `count` uploads: of three, one has all bytes, one has none, and one is being deleted. Some of those with all bytes are confirmed, ready or failed.
 * Every second one has a track and adds its draft.
 */
export const fillUploads = async ({ uploadStore }: KeptOfUploads, count: number): Promise<void> => {
  for (let n = 1; n <= count; n++) {
    const [upload, ...added] = n % 2 === 0 ? [anUploadOf(n), aNewDraft(n)] : [anUpload({}, n)];
    await uploadStore.begin(upload, uploadTotalsOf({ underWay: count + 1 }), ...added);
    if (n % 3 === 0) {
      const part = aPart(1, upload.sizeBytes, n);
      for (const key of [part.key, aPart(2, 1, n).key])
        await uploadStore.reserve(upload.uploadId, { key, offset: 0, now: noon });
      await uploadStore.append(upload.uploadId, { part, offset: 0 });
      await fillProcessing({ uploadStore }, n);
    }
    if (n % 3 === 1) await uploadStore.reconsider(upload.uploadId, upload.dueAt);
  }
};

/** In four uploads with all bytes, the first becomes ready, the second is processing and the third has failed. */
const fillProcessing = async ({ uploadStore }: KeptOfUploads, n: number): Promise<void> => {
  const [id, step] = [uploadId(n), (n / 3) % 4];
  if (step === 0) return;
  await uploadStore.confirm(id, { now: noon, audit: aNote({}, n) });
  const lease = { token: `lse_${n}`, now: noon, until: noon + 60_000 };
  await uploadStore.claim(lease);
  const outcome = step === 1 ? readyOutcome(n) : failedWith('silent', 'The file is silent.');
  if (step !== 2) await uploadStore.finish(id, { ...lease, outcome, audit: aNote({}, n) });
};

export type KeptOfAlbums = Pick<Adapters, 'albumStore'>;

/** `count` albums, each with a UPC, by two profiles in turn. */
export const fillAlbums = async ({ albumStore }: KeptOfAlbums, count: number): Promise<void> => {
  for (let n = 1; n <= count; n++) {
    const album = anAlbum({ artistId: artistProfileId(1 + (n % 2)) }, n);
    await albumStore.add(anAlbumAddition(album, n, count + 1));
  }
};

/** Returns everything that the port returns of the content of `fillAlbums`. */
export const albumContents = async ({ albumStore }: KeptOfAlbums, count: number) => ({
  albums: await Promise.all(
    Array.from({ length: count }, (_, i) => i + 1).map((n) => albumStore.find(albumId(n))),
  ),
  ofAccount: await albumStore.ofAccount(accountId(), { limit: count }),
  ofArtist: await albumStore.ofArtist(artistProfileId(), { limit: count }),
});

/** Returns everything that the port returns of the content of `fillUploads`. */
export const uploadContents = async ({ uploadStore }: KeptOfUploads, count: number) => ({
  uploads: await Promise.all(
    Array.from({ length: count }, (_, i) => i + 1).map((n) => uploadStore.find(uploadId(n))),
  ),
  listed: await uploadStore.ofAccount(accountId(), { limit: count }),
  due: await uploadStore.due(Number.MAX_SAFE_INTEGER, count),
  ready: await uploadStore.ready({ limit: count }),
  ofTracks: await Promise.all(
    Array.from({ length: count }, (_, i) => i + 1).map(async (n) => [
      await uploadStore.sound(uploadId(n)),
      await uploadStore.masterOf(trackId(n)),
      await uploadStore.ofTrack(trackId(n)),
    ]),
  ),
});
