import { accountId } from '../../artists/artist-builders.ts';
import { digestOf, noon } from '../../builders/builders.ts';
import { aNote } from '../../builders/staff-builders.ts';
import {
  anArtwork,
  anAttempt,
  anImageOf,
  anUnconfirmedImage,
  anUpload,
  aPicture,
  imageId,
  imageUploadId,
  totalsOf,
} from '../../images/image-records.ts';
import type { Operation } from './stage.ts';

const { dueAt } = anUnconfirmedImage({}, 902);

export const imageOperations: readonly Operation[] = [
  {
    name: 'begin the upload of an image',
    run: ({ imageStore }) => imageStore.begin(anUnconfirmedImage({}, 901), totalsOf()),
  },
  {
    name: 'begin another upload',
    run: ({ imageStore }) => imageStore.begin(anUnconfirmedImage({}, 902), totalsOf()),
  },
  {
    name: 'begin an upload beyond the limit',
    run: ({ imageStore }) => imageStore.begin(anUnconfirmedImage({}, 903), totalsOf({ unconfirmed: 2 })),
  },
  {
    name: 'record the bytes of an image',
    run: ({ imageStore }) => imageStore.receive(imageUploadId(901), anUpload(901)),
  },
  {
    name: 'record other bytes of an image',
    run: ({ imageStore }) => imageStore.receive(imageUploadId(901), anUpload(901, 2)),
  },
  {
    name: 'record that the bytes of an image were rejected',
    run: ({ imageStore }) =>
      imageStore.reject(imageUploadId(902), {
        key: anUpload(902).key,
        issues: [{ field: 'file', code: 'damaged', detail: 'must be valid' }],
      }),
  },
  {
    name: 'record a picture of an image',
    run: ({ imageStore }) =>
      imageStore.attempt(anImageOf(901), anAttempt(901, { key: anUpload(901, 2).key })),
  },
  {
    name: 'confirm an image',
    run: ({ imageStore }) =>
      imageStore.confirm(imageUploadId(901), {
        picture: aPicture(901),
        key: anUpload(901, 2).key,
        now: noon,
        audit: aNote({}, 91),
      }),
  },
  { name: 'record artwork', run: ({ imageStore }) => imageStore.addArtwork(anArtwork(904)) },
  { name: 'find artwork', run: ({ imageStore }) => imageStore.findArtwork(digestOf(904)) },
  { name: 'find an upload', run: ({ imageStore }) => imageStore.find(imageUploadId(901)) },
  { name: 'find an image', run: ({ imageStore }) => imageStore.findImage(imageId(901)) },
  { name: 'list images that are due', run: ({ imageStore }) => imageStore.due(dueAt, 10) },
  {
    name: 'delete a confirmed image',
    run: ({ imageStore }) => imageStore.withdraw(anImageOf(901), { now: noon, audit: aNote({}, 93) }),
  },
  {
    name: 'mark an image for deletion',
    run: ({ imageStore }) => imageStore.reconsider(imageUploadId(902), dueAt),
  },
  {
    name: 'remove an image',
    run: ({ imageStore }) => imageStore.remove(imageUploadId(902), aNote({}, 92)),
  },
  {
    name: 'list the images of an account after one',
    run: ({ imageStore }) => imageStore.ofAccount(accountId(), { after: imageUploadId(900), limit: 10 }),
  },
  { name: 'list images', run: ({ imageStore }) => imageStore.all({ limit: 10 }) },
  {
    name: 'list images after one',
    run: ({ imageStore }) => imageStore.all({ after: imageUploadId(900), limit: 10 }),
  },
];
