import type { AuditNote } from '../../../../domain/audit/entry.ts';
import {
  reconsidered,
  withdrawn,
  type DeletingImage,
  type ImageRecord,
} from '../../../../domain/images/image.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { ImageUploadId } from '../../../../domain/shared/ids.ts';
import type { ImageOfAccount, ImageStore } from '../../../../ports/driven/images/image-store.ts';
import { albums } from '../../collections/albums.ts';
import { artists } from '../../collections/artists.ts';
import { images } from '../../collections/media/images.ts';
import type { Kernel } from '../../kernel.ts';
import { all, count, exclusive, get, page, program, remove, replace, type Lock } from '../../program.ts';
import { auditEnd, note } from '../shared/conclude.ts';

export const imageLock = (uploadId: ImageUploadId): Lock => exclusive('image', uploadId);

export interface OfImage {
  readonly uploadId: ImageUploadId;
}

const withdraw = program<
  { readonly image: ImageOfAccount; readonly now: Instant; readonly audit: AuditNote },
  DeletingImage | 'shown' | undefined
>(
  'image-store.withdraw',
  // A change of a profile or an album has the lock of its account, so that none begins to show the image meanwhile.
  ({ image: { uploadId, accountId } }) => [
    exclusive('artist account', accountId),
    imageLock(uploadId),
    auditEnd,
  ],
  function* ({ image: { uploadId }, now, audit }) {
    const [kept] = yield* all(get(images, uploadId));
    const next = kept && withdrawn(kept, now);
    if (!next) return undefined;
    const shown = yield* all(
      count(artists.indexes.showing, { equal: [next.imageId] }),
      count(albums.indexes.showing, { equal: [next.imageId] }),
    );
    const isOnTrack = kept.state === 'ready' && (kept.shownBy ?? 0) > 0;
    if (isOnTrack || shown.some((times) => times > 0)) return 'shown';
    yield* all(replace(images, next));
    yield* note(audit);
    return next;
  },
);

const reconsider = program<OfImage & { readonly now: Instant }, ImageRecord | undefined>(
  'image-store.reconsider',
  ({ uploadId }) => [imageLock(uploadId)],
  function* ({ uploadId, now }) {
    const [kept] = yield* all(get(images, uploadId));
    const next = kept && reconsidered(kept, now);
    if (next && next !== kept) yield* all(replace(images, next));
    return next;
  },
);

const removal = program<OfImage & { readonly audit: AuditNote }, boolean>(
  'image-store.remove',
  ({ uploadId }) => [imageLock(uploadId), auditEnd],
  function* ({ uploadId, audit }) {
    const [removed] = yield* all(remove(images, [uploadId], { state: 'deleting' }));
    if (removed) yield* note(audit);
    return removed;
  },
);

export const imageDeletionPrograms = [withdraw, reconsider, removal];

export const imageDeletions = (
  kernel: Kernel,
): Pick<ImageStore, 'withdraw' | 'due' | 'reconsider' | 'remove'> => ({
  withdraw: ({ uploadId, accountId }, deletion) =>
    kernel.run(withdraw, { image: { uploadId, accountId }, ...deletion }),
  due: (now, limit) => kernel.read(page(images.indexes.byDue, { until: now, limit })),
  reconsider: (uploadId, now) => kernel.run(reconsider, { uploadId, now }),
  remove: (uploadId, audit) => kernel.run(removal, { uploadId, audit }),
});
