import { accountId } from '../../artists/artist-builders.ts';
import { noon } from '../../builders/builders.ts';
import { aNote } from '../../builders/staff-builders.ts';
import { anUpload, aPart, uploadId, uploadTotalsOf } from '../../uploads/upload-records.ts';
import type { Operation } from './stage.ts';

const { dueAt } = anUpload({}, 902);
const part = aPart(1, 100, 901);
const joint = aPart('joint', 100, 901);

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
    run: ({ uploadStore }) => uploadStore.withdraw(uploadId(901), { now: noon, audit: aNote({}, 94) }),
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
