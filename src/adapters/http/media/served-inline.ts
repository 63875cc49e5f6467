import type { OpenedMedia } from '../../../ports/driving/media/media.ts';

/** Returns the response with a file that a player of the same origin plays. */
export const servedInline = ({ object, contentType, filename, read, address }: Omit<OpenedMedia, 'kind'>) => {
  const disposition = `inline; filename="${filename}"`;
  return {
    status: 200 as const,
    mediaType: contentType,
    file: { sizeBytes: object.sizeBytes, read, address: () => address(disposition) },
    etag: object.sha256,
    headers: { 'content-disposition': disposition },
  };
};
