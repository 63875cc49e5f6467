import type { AuditNote } from '../../../../domain/audit/entry.ts';
import {
  attempted,
  ready,
  received,
  reconsidered,
  type ImageRecord,
  type ReadyImage,
  type UnconfirmedImage,
  type Upload,
} from '../../../../domain/images/image.ts';
import type { Picture } from '../../../../domain/images/variants.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { ImageUploadId } from '../../../../domain/shared/ids.ts';
import type { Confirmation, ImageStore } from '../../../../ports/driven/images/image-store.ts';
import { images } from '../../collections/images.ts';
import type { Kernel } from '../../kernel.ts';
import {
  all,
  count,
  exclusive,
  get,
  getBy,
  insert,
  page,
  program,
  remove,
  replace,
  type Lock,
} from '../../program.ts';
import { auditEnd, note } from '../shared/conclude.ts';

const { byImage, unconfirmedOf, allReady, byDue } = images.indexes;

const imageLock = (uploadId: ImageUploadId): Lock => exclusive('image', uploadId);

interface Begun {
  readonly image: UnconfirmedImage;
  readonly fewerThan: number;
}

const begin = program<Begun, 'begun' | 'too-many'>(
  'image-store.begin',
  ({ image: { accountId } }) => [exclusive('images of account', accountId)],
  function* ({ image, fewerThan }) {
    const [kept, open] = yield* all(
      get(images, image.uploadId),
      count(unconfirmedOf, { equal: [image.accountId] }),
    );
    // An attempt with an unknown outcome has recorded it.
    if (kept) return 'begun';
    if (open >= fewerThan) return 'too-many';
    yield* all(insert(images, image));
    return 'begun';
  },
);

interface OfImage {
  readonly uploadId: ImageUploadId;
}

const receive = program<OfImage & { readonly upload: Upload }, Awaited<ReturnType<ImageStore['receive']>>>(
  'image-store.receive',
  ({ uploadId }) => [imageLock(uploadId)],
  function* ({ uploadId, upload }) {
    const [kept] = yield* all(get(images, uploadId));
    // An attempt with an unknown outcome has recorded it, and it may have been confirmed since.
    if (kept?.upload?.key === upload.key) return { outcome: 'received' };
    const next = kept && received(kept, upload);
    if (!next) return { outcome: 'refused', unused: upload.key };
    yield* all(replace(images, next));
    return { outcome: 'received', ...(kept.upload && { unused: kept.upload.key }) };
  },
);

const attempt = program<OfImage & { readonly picture: Picture; readonly key: string }, boolean>(
  'image-store.attempt',
  ({ uploadId }) => [imageLock(uploadId)],
  function* ({ uploadId, picture, key }) {
    const [kept] = yield* all(get(images, uploadId));
    const next = kept && attempted(kept, picture, key);
    if (next && next !== kept) yield* all(replace(images, next));
    return next !== undefined;
  },
);

const confirm = program<OfImage & { readonly confirmation: Confirmation }, ReadyImage | undefined>(
  'image-store.confirm',
  ({ uploadId }) => [imageLock(uploadId), auditEnd],
  function* ({ uploadId, confirmation: { audit, ...confirmation } }) {
    const [kept] = yield* all(get(images, uploadId));
    const confirmed = kept && ready(kept, confirmation);
    if (!confirmed || confirmed === kept) return confirmed;
    yield* all(replace(images, confirmed));
    yield* note(audit);
    return confirmed;
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

export const imageStorePrograms = [begin, receive, attempt, confirm, reconsider, removal];

export const imageStore = (kernel: Kernel): ImageStore => ({
  begin: (image, fewerThan) => kernel.run(begin, { image, fewerThan }),
  find: (id) => kernel.read(get(images, id)),
  findImage: (id) => kernel.read(getBy(byImage, id)),
  receive: (uploadId, upload) => kernel.run(receive, { uploadId, upload }),
  attempt: (uploadId, picture, key) => kernel.run(attempt, { uploadId, picture, key }),
  confirm: (uploadId, confirmation) => kernel.run(confirm, { uploadId, confirmation }),
  due: (now, limit) => kernel.read(page(byDue, { until: now, limit })),
  reconsider: (uploadId, now) => kernel.run(reconsider, { uploadId, now }),
  remove: (uploadId, audit) => kernel.run(removal, { uploadId, audit }),
  all: async ({ after, limit }) => {
    const found = await kernel.read(
      page(allReady, { limit, ...(after !== undefined && { after: [after] }) }),
    );
    return found.filter((image): image is ReadyImage => image.state === 'ready');
  },
});
