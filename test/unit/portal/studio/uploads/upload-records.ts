import type { MasterUpload } from '../../../../../clients/typescript/src/index.ts';

/** A file with its name as content, unless it has another. */
export const aFile = (name: string, content = name) => ({ path: name, file: new File([content], name) });

/** An upload that was announced, before any byte was received. */
export const anUpload = (uploadId: string, changes: Partial<MasterUpload> = {}): MasterUpload => ({
  ...{ uploadId, artistId: 'art_1', trackId: `trk_${uploadId}`, status: 'initiated', progress: 0 },
  ...{ fileName: 'one.wav', contentType: 'audio/wav', sizeBytes: 7, receivedBytes: 0 },
  createdAt: '2026-02-01T12:00:00Z',
  upload: { protocol: 'tus', url: `/uploads/masters/${uploadId}`, expiresAt: '2026-02-08T12:00:00Z' },
  ...changes,
});
