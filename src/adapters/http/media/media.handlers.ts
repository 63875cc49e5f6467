import { timestamp } from '../../../domain/shared/calendar.ts';
import { LicenseId, TrackId } from '../../../domain/shared/ids.ts';
import type { Media } from '../../../ports/driving/media/media.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import * as routes from './media.contract.ts';

export type MediaDependencies = Media;

export const mediaEndpoints = (dependencies: MediaDependencies): readonly Endpoint[] => [
  endpoint(routes.streamPreview, async ({ caller, params }) => {
    const created = await dependencies.streamPreview({ caller, trackId: TrackId(params.trackId) });
    return created.ok
      ? {
          status: 200,
          body: { ...created.value, expiresAt: timestamp(created.value.expiresAt), watermarked: true },
        }
      : created;
  }),

  endpoint(routes.downloadTrack, async ({ caller, params, query }) => {
    const created = await dependencies.downloadTrack({
      caller,
      trackId: TrackId(params.trackId),
      licenseId: LicenseId(query.licenseId),
      format: query.format,
      ...(query.bitrate !== undefined && { bitrate: query.bitrate }),
      ...(query.sampleRate !== undefined && { sampleRate: query.sampleRate }),
    });
    return created.ok
      ? { status: 200, body: { ...created.value, expiresAt: timestamp(created.value.expiresAt) } }
      : created;
  }),

  endpoint(routes.openMedia, async ({ params }) => {
    const opened = await dependencies.openMedia({ token: params.token });
    if (!opened.ok) return opened;
    const { kind, object, contentType, filename } = opened.value;
    const disposition = `${kind === 'preview' ? 'inline' : 'attachment'}; filename="${filename}"`;
    return {
      status: 200,
      mediaType: contentType,
      file: {
        sizeBytes: object.sizeBytes,
        read: (range) => opened.value.read(range),
        address: () => opened.value.address(disposition),
      },
      etag: object.sha256,
      headers: {
        'content-disposition': disposition,
        ...(kind === 'preview' && anyOrigin),
      },
    };
  }),
];

/** Any web page may play a preview; licensed files are for the same origin only. */
const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'Accept-Ranges, Content-Length, Content-Range, ETag',
  'cross-origin-resource-policy': 'cross-origin',
};
