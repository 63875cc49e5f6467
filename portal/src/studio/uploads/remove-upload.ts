import type { MasterUpload, OwnTrack, PlatformLicensing } from '@platform-licensing/client';
import { tagged } from '../../kit/etag.ts';
import { titleFrom } from './files/kinds.ts';

/** The members of a draft that has only a title: one with any other member has something that a person entered. */
const bareMembers: readonly string[] = [
  'trackId',
  'artistId',
  'status',
  'hasUnsubmittedChanges',
  'createdAt',
  'updatedAt',
  'title',
] satisfies readonly (keyof OwnTrack)[];

/** Whether a draft is as its upload created it, and has no other upload: nothing else is lost with it. */
export const isDraftOf = (
  { uploadId, fileName }: Pick<MasterUpload, 'uploadId' | 'fileName'>,
  track: OwnTrack,
  uploads: readonly Pick<MasterUpload, 'uploadId' | 'trackId'>[],
): boolean =>
  Object.keys(track).every((name) => bareMembers.includes(name)) &&
  track.updatedAt === track.createdAt &&
  track.title === titleFrom(fileName) &&
  uploads.every((other) => other.uploadId === uploadId || other.trackId !== track.trackId);

/** Deletes the draft of an upload, with the upload, if the draft has nothing else. Returns whether it did. */
const deleteDraft = async (api: PlatformLicensing, uploadId: string): Promise<boolean> => {
  const upload = await api.getUpload({ uploadId });
  const { trackId } = upload;
  if (trackId === undefined) return false;
  const answer = await api.answer.getOwnTrack({ trackId });
  const uploads: MasterUpload[] = [];
  for await (const one of api.each.listUploads({ limit: 100 })) uploads.push(one);
  if (!isDraftOf(upload, answer.data, uploads)) return false;
  await api.deleteTrack({ trackId }, { ifMatch: tagged(answer).tag });
  return true;
};

/** Deletes an upload, and the draft that it created unless the draft was changed. A draft that cannot be read stays. */
export const removeUpload = async (api: PlatformLicensing, uploadId: string): Promise<void> => {
  const isDeleted = await deleteDraft(api, uploadId).catch(() => false);
  if (!isDeleted) await api.deleteUpload({ uploadId });
};
