import {
  albumId,
  anAlbum,
  anAlbumAddition,
  anAlbumChange,
  anAlbumRemoval,
} from '../../albums/album-records.ts';
import { accountId, artistProfileId } from '../../artists/artist-builders.ts';
import { noon } from '../../builders/builders.ts';
import { aNote } from '../../builders/staff-builders.ts';
import { offsetOf } from '../../../../src/domain/uploads/upload.ts';
import { anUpload, aPart, readyOutcome, uploadId, uploadTotalsOf } from '../../uploads/upload-records.ts';
import type { Operation } from './stage.ts';

const { dueAt } = anUpload({}, 902);
const part = aPart(1, 100, 901);
const joint = aPart('joint', 100, 901);

/** Makes the upload whole, as far as its parts are missing. */
const completed = async ({ uploadStore }: Parameters<Operation['run']>[0]): Promise<void> => {
  const upload = await uploadStore.find(uploadId(901));
  const offset = upload?.state === 'open' ? offsetOf(upload) : 901_000;
  if (offset === 901_000) return;
  const rest = aPart('rest', 901_000 - offset, 901);
  await uploadStore.reserve(uploadId(901), { key: rest.key, offset, now: noon });
  await uploadStore.append(uploadId(901), { part: rest, offset });
};
const lease = { token: 'lse_901', now: noon + 1, until: noon + 60_000 };

export const uploadOperations: readonly Operation[] = [
  {
    name: 'begin the upload of a master',
    run: ({ uploadStore }) => uploadStore.begin(anUpload({}, 901), uploadTotalsOf()),
  },
  {
    name: 'begin another upload of a master',
    run: ({ uploadStore }) => uploadStore.begin(anUpload({}, 902), uploadTotalsOf()),
  },
  {
    name: 'begin an upload of a master beyond the limit',
    run: ({ uploadStore }) => uploadStore.begin(anUpload({}, 903), uploadTotalsOf({ uploads: 2 })),
  },
  {
    name: 'name a file of an upload',
    run: ({ uploadStore }) => uploadStore.reserve(uploadId(901), { key: part.key, offset: 0, now: noon }),
  },
  {
    name: 'append a part of an upload',
    run: ({ uploadStore }) => uploadStore.append(uploadId(901), { part, offset: 0 }),
  },
  {
    name: 'join parts of an upload',
    ready: ({ uploadStore }) =>
      uploadStore.reserve(uploadId(901), { key: joint.key, offset: 100, now: noon }),
    run: ({ uploadStore }) => uploadStore.join(uploadId(901), { keys: [part.key], part: joint }),
  },
  {
    name: 'omit a deleted file of an upload',
    run: ({ uploadStore }) => uploadStore.release(uploadId(901), [part.key]),
  },
  {
    name: 'confirm an upload',
    ready: completed,
    run: ({ uploadStore }) => uploadStore.confirm(uploadId(901), { now: noon, audit: aNote({}, 96) }),
  },
  { name: 'take a confirmed upload', run: ({ uploadStore }) => uploadStore.claim(lease) },
  {
    name: 'take a confirmed upload of the next account',
    run: ({ uploadStore }) => uploadStore.claim({ ...lease, after: accountId() }),
  },
  {
    name: 'extend the lease of an upload',
    run: ({ uploadStore }) => uploadStore.renew(uploadId(901), { ...lease, stage: 'measuring' }),
  },
  {
    name: 'end the lease of an upload',
    run: ({ uploadStore }) =>
      uploadStore.endLease(uploadId(901), { token: lease.token, at: noon, isCounted: true }),
  },
  {
    name: 'record the result of an upload',
    ready: ({ uploadStore }) => uploadStore.claim({ ...lease, token: 'lse_902' }),
    run: ({ uploadStore }) =>
      uploadStore.finish(uploadId(901), {
        ...{ ...lease, token: 'lse_902', outcome: readyOutcome(901) },
        audit: aNote({}, 97),
      }),
  },
  { name: 'list ready uploads', run: ({ uploadStore }) => uploadStore.ready({ limit: 10 }) },
  {
    name: 'list ready uploads after one',
    run: ({ uploadStore }) => uploadStore.ready({ limit: 10, after: uploadId(900) }),
  },
  { name: 'find an upload of a master', run: ({ uploadStore }) => uploadStore.find(uploadId(901)) },
  {
    name: 'list uploads of an account',
    run: ({ uploadStore }) => uploadStore.ofAccount(accountId(), { limit: 10 }),
  },
  {
    name: 'list uploads of an account after one',
    run: ({ uploadStore }) =>
      uploadStore.ofAccount(accountId(), { limit: 10, after: { at: noon, id: uploadId(900) } }),
  },
  { name: 'list uploads that are due', run: ({ uploadStore }) => uploadStore.due(dueAt, 10) },
  {
    name: 'delete an upload of an account',
    run: ({ uploadStore }) =>
      uploadStore.withdraw(uploadId(901), { now: noon, scope: 'any', audit: aNote({}, 94) }),
  },
  {
    name: 'mark an upload for deletion',
    run: ({ uploadStore }) => uploadStore.reconsider(uploadId(902), dueAt),
  },
  {
    name: 'remove an upload',
    run: ({ uploadStore }) => uploadStore.remove(uploadId(902), aNote({}, 95)),
  },
];

const album = anAlbum({}, 901);
const place = { limit: 10, after: { at: noon, id: albumId(900) } };

export const albumOperations: readonly Operation[] = [
  { name: 'add an album', run: ({ albumStore }) => albumStore.add(anAlbumAddition(album, 901)) },
  {
    name: 'add an album with the UPC of another',
    run: ({ albumStore }) => albumStore.add(anAlbumAddition({ ...album, albumId: albumId(902) }, 902)),
  },
  {
    name: 'add an album beyond the limit',
    run: ({ albumStore }) => albumStore.add(anAlbumAddition(anAlbum({}, 903), 903, 1)),
  },
  {
    name: 'change an album',
    run: ({ albumStore }) => albumStore.change(anAlbumChange({ ...album, title: 'Other' }, 904)),
  },
  { name: 'find an album', run: ({ albumStore }) => albumStore.find(albumId(901)) },
  {
    name: 'list albums of an account',
    run: ({ albumStore }) => albumStore.ofAccount(accountId(), { limit: 10 }),
  },
  {
    name: 'list albums of an account after one',
    run: ({ albumStore }) => albumStore.ofAccount(accountId(), place),
  },
  {
    name: 'list albums of a profile',
    run: ({ albumStore }) => albumStore.ofArtist(artistProfileId(), { limit: 10 }),
  },
  {
    name: 'list albums of a profile after one',
    run: ({ albumStore }) =>
      albumStore.ofArtist(artistProfileId(), { limit: 10, after: { at: '2026-03-01', id: albumId(900) } }),
  },
  {
    name: 'remove an album',
    run: ({ albumStore }) => albumStore.remove(anAlbumRemoval(album, 905, 2)),
  },
];
