import {
  attempted,
  ready,
  received,
  rejected,
  type ReadyImage,
  type UnconfirmedImage,
  type Upload,
  type UploadRejection,
} from '../../../../domain/images/image.ts';
import { storedBytes, type ImageTotals } from '../../../../domain/images/totals.ts';
import type { AccountId } from '../../../../domain/shared/ids.ts';
import type {
  Attempt,
  Confirmation,
  ImageOfAccount,
  ImageStore,
} from '../../../../ports/driven/images/image-store.ts';
import { images } from '../../collections/media/images.ts';
import type { Kernel } from '../../kernel.ts';
import {
  all,
  count,
  exclusive,
  get,
  getBy,
  insert,
  insertIfAbsent,
  page,
  peekPage,
  program,
  replace,
  type Lock,
  type Steps,
} from '../../program.ts';
import { auditEnd, note } from '../shared/conclude.ts';
import { imageDeletionPrograms, imageDeletions, imageLock, type OfImage } from './image-deletions.ts';

const { byImage, bySource, unconfirmedOf, storedOf, allReady } = images.indexes;

const totalsLock = (accountId: AccountId): Lock => exclusive('images of account', accountId);

/** Returns the bytes of each image of an account. They are added when they are needed: a sum that is stored could differ from them. */
function* sizesOf(accountId: AccountId, { images: limit }: ImageTotals): Steps<readonly number[]> {
  const [found] = yield* all(peekPage(storedOf, { equal: [accountId], limit }, 'storedBytes'));
  return found.map((image) => Number(image.storedBytes));
}
const sum = (sizes: readonly number[]): number => sizes.reduce((total, each) => total + each, 0);

interface Begun {
  readonly image: UnconfirmedImage;
  readonly totals: ImageTotals;
}

const begin = program<Begun, 'begun' | keyof ImageTotals>(
  'image-store.begin',
  ({ image: { accountId } }) => [totalsLock(accountId)],
  function* ({ image, totals }) {
    const { accountId } = image;
    const [kept, open] = yield* all(
      get(images, image.uploadId),
      count(unconfirmedOf, { equal: [accountId] }),
    );
    // An attempt with an unknown outcome has recorded it.
    if (kept) return 'begun';
    if (open >= totals.unconfirmed) return 'unconfirmed';
    const sizes = yield* sizesOf(accountId, totals);
    if (sizes.length >= totals.images) return 'images';
    if (sum(sizes) >= totals.bytes) return 'bytes';
    yield* all(insert(images, image));
    return 'begun';
  },
);

const addArtwork = program<UnconfirmedImage, undefined>(
  'image-store.add-artwork',
  ({ uploadId }) => [imageLock(uploadId)],
  function* (image) {
    yield* all(insertIfAbsent(images, image));
    return undefined;
  },
);

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

const reject = program<OfImage & { readonly rejection: UploadRejection }, boolean>(
  'image-store.reject',
  ({ uploadId }) => [imageLock(uploadId)],
  function* ({ uploadId, rejection }) {
    const [kept] = yield* all(get(images, uploadId));
    const next = kept && rejected(kept, rejection);
    if (next) yield* all(replace(images, next));
    return next !== undefined;
  },
);

type Attempted = Awaited<ReturnType<ImageStore['attempt']>>;

const attempt = program<{ readonly image: ImageOfAccount; readonly attempt: Attempt }, Attempted>(
  'image-store.attempt',
  ({ image: { uploadId, accountId } }) => [totalsLock(accountId), imageLock(uploadId)],
  function* ({ image: { uploadId, accountId }, attempt: { picture, key, totals } }) {
    const [kept] = yield* all(get(images, uploadId));
    const next = kept && attempted(kept, picture, key);
    if (!next) return 'refused';
    if (next === kept) return 'recorded';
    const added = (storedBytes(next) ?? 0) - (storedBytes(kept) ?? 0);
    if (sum(yield* sizesOf(accountId, totals)) + added > totals.bytes) return 'bytes';
    yield* all(replace(images, next));
    return 'recorded';
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

export const imageStorePrograms = [
  ...[begin, addArtwork, receive, reject, attempt, confirm],
  ...imageDeletionPrograms,
];

export const imageStore = (kernel: Kernel): ImageStore => ({
  begin: (image, totals) => kernel.run(begin, { image, totals }),
  addArtwork: (image) => kernel.run(addArtwork, image),
  findArtwork: async (sha256) => {
    const [found] = await kernel.read(page(bySource, { equal: [sha256], limit: 1 }));
    return found?.state === 'ready' ? found : undefined;
  },
  find: (id) => kernel.read(get(images, id)),
  findImage: (id) => kernel.read(getBy(byImage, id)),
  receive: (uploadId, upload) => kernel.run(receive, { uploadId, upload }),
  reject: (uploadId, rejection) => kernel.run(reject, { uploadId, rejection }),
  attempt: ({ uploadId, accountId }, given) =>
    kernel.run(attempt, { image: { uploadId, accountId }, attempt: given }),
  confirm: (uploadId, confirmation) => kernel.run(confirm, { uploadId, confirmation }),
  ...imageDeletions(kernel),
  ofAccount: (accountId, { after, limit }) =>
    kernel.read(
      page(storedOf, { equal: [accountId], limit, ...(after !== undefined && { after: [after] }) }),
    ),
  all: async ({ after, limit }) => {
    const found = await kernel.read(
      page(allReady, { limit, ...(after !== undefined && { after: [after] }) }),
    );
    return found.filter((image): image is ReadyImage => image.state === 'ready');
  },
});
