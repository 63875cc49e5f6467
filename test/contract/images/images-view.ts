import type { ArtistStore } from '../../../src/ports/driven/artists/artist-store.ts';
import type { ImageStore } from '../../../src/ports/driven/images/image-store.ts';
import type { AuditLog } from '../../../src/ports/driven/staff/audit-log.ts';
import { noon } from '../../support/builders/builders.ts';
import {
  anUnconfirmedImage,
  anUpload,
  aPicture,
  imageId,
  imageUploadId,
  totalsOf,
} from '../../support/images/image-records.ts';

export interface ImagesView {
  readonly imageStore: ImageStore;
  readonly artistStore: ArtistStore;
  readonly auditLog: AuditLog;
}

export const noteOf = (action: string, n = 1) => ({
  at: noon,
  actor: { kind: 'service' as const },
  action,
  subjects: [imageId(n)],
  detail: {},
});

export const confirmation = (n = 1) => ({
  picture: aPicture(n),
  key: anUpload(n).key,
  now: noon + n + 1_000,
  audit: noteOf('artist.add_image', n),
});

export const begun = async ({ imageStore }: ImagesView, ...numbers: readonly number[]) => {
  for (const n of numbers)
    expect(await imageStore.begin(anUnconfirmedImage({}, n), totalsOf())).toBe('begun');
};

/** Uploads whose bytes were received. */
export const sent = async (view: ImagesView, ...numbers: readonly number[]) => {
  await begun(view, ...numbers);
  for (const n of numbers)
    expect(await view.imageStore.receive(imageUploadId(n), anUpload(n))).toEqual({ outcome: 'received' });
};

export const notesOf = async ({ auditLog }: ImagesView, named: string): Promise<number> =>
  (await auditLog.entries({ after: 0, limit: 100 })).filter(({ action }) => action === named).length;
