import { ApiProblem, type MasterUpload } from '@platform-licensing/client';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../session/client.ts';
import { titleFrom, typeOf } from '../files/kinds.ts';
import type { Dependencies, KnownUpload, QueuedFile } from './queued-file.ts';
import { stemOperations } from './stem-operations.ts';

export const uploadsKey = ['uploads'];

/** Stems are shown with their track. */
export const isRecording = ({ stemId }: Pick<MasterUpload, 'stemId'>): boolean => stemId === undefined;

const announceRecording = (
  api: Api,
  { file: { name, size }, artistId, replaces }: QueuedFile,
  sha256: string,
): Promise<MasterUpload> => {
  const { trackId } = replaces ?? {};
  const profile = artistId === undefined ? {} : { artistId };
  const belongs = trackId === undefined ? { title: titleFrom(name), ...profile } : { trackId };
  const contentType = typeOf(name) ?? 'audio/wav';
  return api.initiateUpload({ body: { fileName: name, contentType, sizeBytes: size, sha256, ...belongs } });
};

const recordingsOf = async (api: Api): Promise<readonly MasterUpload[]> => {
  const uploads: MasterUpload[] = [];
  for await (const upload of api.each.listUploads({ limit: 100 }))
    if (isRecording(upload)) uploads.push(upload);
  return uploads;
};

/** The operations of the service that the queue uses: those of recordings, and those of stems for files that become stems. */
export const operationsOf = (api: Api, queries: QueryClient): Dependencies => {
  const stems = stemOperations(api, queries);
  const changed = () => queries.invalidateQueries({ queryKey: uploadsKey });
  return {
    digest: async (file, signal) => (await import('../files/digest.ts')).digestOf(file, signal),
    known: ({ stem }) => (stem ? stems.known(stem) : recordingsOf(api)),
    announce: (one, sha256): Promise<KnownUpload> =>
      one.stem ? stems.announce(one.file, one.stem, sha256) : announceRecording(api, one, sha256),
    find: async (uploadId) => {
      try {
        return await api.getUpload({ uploadId });
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return undefined;
        throw error;
      }
    },
    send: async (...sent) => (await import('./transfer.ts')).sendBytes(...sent),
    confirm: async ({ uploadId, trackId, stemId }) => {
      if (trackId !== undefined && stemId !== undefined) return stems.confirm(trackId, stemId);
      await api.confirmUpload({ uploadId });
      await changed();
      return queries.invalidateQueries({ queryKey: ['tracks'] });
    },
    refresh: ({ trackId, stemId }) =>
      trackId !== undefined && stemId !== undefined ? stems.refresh(trackId) : changed(),
    remove: async (uploadId) => {
      await api.deleteUpload({ uploadId });
      await changed();
    },
    withdraw: async ({ replaces, stem }, { uploadId, trackId, stemId }) => {
      if (stem && stemId !== undefined) return stems.withdraw(stem, { uploadId, stemId });
      if (replaces || trackId === undefined) await api.deleteUpload({ uploadId });
      else await api.deleteTrack({ trackId });
      return changed();
    },
  };
};
