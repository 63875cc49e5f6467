import { parseIsrc } from '../../../domain/catalog/identifiers.ts';
import { ArtistId, TrackId, UploadId } from '../../../domain/shared/ids.ts';
import type { Uploads } from '../../../ports/driving/uploads/uploads.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { tusEndpoints } from './tus.handlers.ts';
import { followEndpoint, type FollowDependencies } from './upload-events.handlers.ts';
import { uploadView } from './upload.view.ts';
import * as routes from './uploads.contract.ts';

export type UploadDependencies = Omit<Uploads, 'deleteDueUploads' | 'processUpload'> &
  FollowDependencies & { readonly baseUrl: string };

export const uploadEndpoints = ({ baseUrl, ...use }: UploadDependencies): readonly Endpoint[] => [
  endpoint(routes.initiateUpload, async ({ caller, body: { artistId, trackId, isrc: given, ...master } }) => {
    const isrc = given === undefined ? undefined : parseIsrc(given);
    const begun = await use.initiateUpload({
      caller,
      master: { ...master, ...(isrc !== undefined && { isrc }) },
      ...(artistId !== undefined && { artistId: ArtistId(artistId) }),
      ...(trackId !== undefined && { trackId: TrackId(trackId) }),
    });
    if (!begun.ok) return begun;
    const location = `${baseUrl}${routes.listUploads.path}/${begun.value.uploadId}`;
    return { status: 201, body: uploadView(begun.value), headers: { location } };
  }),

  endpoint(routes.listUploads, async ({ caller, query }) => {
    const page = await use.listUploads({ caller, ...query });
    if (!page.ok) return page;
    const { uploads, nextCursor } = page.value;
    const pagination = { limit: query.limit, nextCursor };
    return { status: 200, body: { data: uploads.map(uploadView), pagination } };
  }),

  endpoint(routes.readUpload, async ({ caller, params }) => {
    const found = await use.readUpload({ caller, uploadId: UploadId(params.uploadId) });
    return found.ok ? { status: 200, body: uploadView(found.value) } : found;
  }),

  endpoint(routes.deleteUpload, async ({ caller, params }) => {
    const deleted = await use.deleteUpload({ caller, uploadId: UploadId(params.uploadId) });
    return deleted.ok ? { status: 204, empty: true } : deleted;
  }),

  endpoint(routes.confirmUpload, async ({ caller, params }) => {
    const confirmed = await use.confirmUpload({ caller, uploadId: UploadId(params.uploadId) });
    return confirmed.ok ? { status: 202, body: uploadView(confirmed.value) } : confirmed;
  }),

  followEndpoint(use),

  ...tusEndpoints(use),
];
