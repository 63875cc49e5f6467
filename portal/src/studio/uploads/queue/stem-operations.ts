import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../session/client.ts';
import { stemsChanged } from '../../track/queries.ts';
import type { StemPurpose } from './queued-file.ts';
import { uploadOf } from './upload-of-stem.ts';

/** The operations of the service with which the queue uploads stems. After each change the page of the track reads the stems again. */
export const stemOperations = (api: Api, queries: QueryClient) => ({
  known: async ({ trackId }: StemPurpose) => {
    const { data } = await api.listOwnStems({ trackId });
    return data.flatMap((stem) => uploadOf(trackId, stem) ?? []);
  },
  announce: async (file: File, { trackId, ...stem }: StemPurpose, sha256: string) => {
    const body = { ...stem, fileName: file.name, sizeBytes: file.size, sha256 };
    const announced = await api.initiateStem({ trackId, body });
    const upload = uploadOf(trackId, announced);
    if (!upload) throw new Error(`the stem ${announced.stemId} has no upload`);
    // The file gets its upload first, so that the list shows both as one.
    void stemsChanged(queries, trackId);
    return upload;
  },
  refresh: (trackId: string) => stemsChanged(queries, trackId),
  confirm: async (trackId: string, stemId: string) => {
    await api.confirmStem({ trackId, stemId });
    await stemsChanged(queries, trackId);
  },
  /** A stem that was replaced stays without a file, because its old one is gone. */
  withdraw: async (
    { trackId, stemId: replaced }: StemPurpose,
    { uploadId, stemId }: { readonly uploadId: string; readonly stemId: string },
  ) => {
    if (replaced === undefined) await api.deleteStem({ trackId, stemId });
    else await api.deleteUpload({ uploadId });
    await stemsChanged(queries, trackId);
  },
});
