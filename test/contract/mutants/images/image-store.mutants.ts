import type { ImageStore } from '../../../../src/ports/driven/images/image-store.ts';
import { aReadyImage, totalsOf } from '../../../support/images/image-records.ts';
import type { ImagesView } from '../../images/images-view.ts';

const store =
  (break_: (real: ImageStore) => Partial<ImageStore>) =>
  (view: ImagesView): ImagesView => ({
    ...view,
    imageStore: { ...view.imageStore, ...break_(view.imageStore) },
  });

/** Broken stores, by what they do wrong, each with the cases that must catch it. */
export const imageStoreMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: ImagesView) => ImagesView;
}[] = [
  {
    title: 'a check of the number first and a record later',
    by: ['admits as many of twenty concurrent callers of an account as allowed'],
    of: store((real) => ({ begin: (image) => real.begin(image, totalsOf({ unconfirmed: 1_000 })) })),
  },
  {
    title: 'a store that confirms without a note',
    by: ['confirms an image once, with its note'],
    of: store((real) => ({
      confirm: async (id, confirmation) =>
        (await real.find(id))?.state === 'unconfirmed' ? aReadyImage() : real.confirm(id, confirmation),
    })),
  },
  {
    title: 'a store that confirms bytes that were replaced',
    by: ['records the bytes that were sent last, until the image is confirmed'],
    of: store((real) => ({
      confirm: async (id, confirmation) => {
        const key = (await real.find(id))?.upload?.key ?? confirmation.key;
        return real.confirm(id, { ...confirmation, key });
      },
    })),
  },
  {
    title: 'a store that records no picture before its files',
    by: ['records pictures before their files, and keeps those that are not confirmed'],
    of: store((real) => ({
      attempt: async ({ uploadId }, { key }) =>
        (await real.find(uploadId))?.upload?.key === key ? 'recorded' : 'refused',
    })),
  },
  {
    title: 'a store that confirms what is being deleted',
    by: ['confirms nothing that is being deleted or does not exist'],
    of: store((real) => ({
      confirm: async (id, confirmation) => (await real.confirm(id, confirmation)) ?? aReadyImage(),
    })),
  },
  {
    title: 'a store that replaces the first confirmation',
    by: ['keeps the first confirmation'],
    of: store((real) => ({
      confirm: async (id, confirmation) => {
        const confirmed = await real.confirm(id, confirmation);
        return confirmed && { ...confirmed, picture: confirmation.picture };
      },
    })),
  },
  {
    title: 'a store that leaves an image first in line whose deletion failed',
    by: ['puts off by a day an image whose deletion was attempted before'],
    of: store((real) => ({
      reconsider: async (id, now) => {
        const image = await real.find(id);
        return image?.state === 'deleting' ? image : real.reconsider(id, now);
      },
    })),
  },
  {
    title: 'a store that removes an image that is not being deleted',
    by: [
      'never deletes a confirmed image for its age',
      'deletes the record of an image that is being deleted, once, with its note',
    ],
    of: store((real) => ({
      remove: async (id, audit) => (await real.remove(id, audit)) || (await real.find(id)) !== undefined,
    })),
  },
  {
    title: 'a store that lists images that are not confirmed',
    by: ['lists confirmed images by ID, page by page'],
    of: store(() => ({
      all: async ({ limit }) => [1, 2, 3, 4].slice(0, limit).map((n) => aReadyImage(n)),
    })),
  },
  {
    title: 'a store that records no rejection',
    by: ['records a rejection of the bytes that were sent last, until others are sent'],
    of: store(() => ({ reject: async () => true })),
  },
  {
    title: 'a store that counts no bytes',
    by: [
      'begins no upload beyond the number or the bytes of the images of an account',
      'records as many concurrent pictures as the bytes of an account allow',
    ],
    of: store((real) => ({
      begin: (image, totals) => real.begin(image, { ...totals, bytes: Infinity }),
      attempt: (image, given) => real.attempt(image, { ...given, totals: totalsOf() }),
    })),
  },
  {
    title: 'a store that deletes an image that a profile shows',
    by: ['keeps an image that a profile shows, and lets a profile show no image that is deleted'],
    of: (view) => ({
      ...view,
      artistStore: {
        ...view.artistStore,
        change: async ({ artist, ...change }) => {
          if (!artist) return view.artistStore.change(change);
          const { picture: _, ...next } = artist.next;
          return view.artistStore.change({ ...change, artist: { ...artist, next } });
        },
      },
    }),
  },
  {
    title: 'a profile that shows an image whatever its state',
    by: ['keeps an image that a profile shows, and lets a profile show no image that is deleted'],
    of: (view) => ({
      ...view,
      artistStore: {
        ...view.artistStore,
        change: ({ images: _, ...change }) => view.artistStore.change(change),
      },
    }),
  },
  {
    title: 'a list of the images of an account that has one page',
    by: ['lists the images of an account that are not being deleted, page by page'],
    of: ({ imageStore, ...view }) => ({
      ...view,
      imageStore: { ...imageStore, ofAccount: (owner, { limit }) => imageStore.ofAccount(owner, { limit }) },
    }),
  },
  {
    title: 'images of an account that are not confirmed, and are left out',
    by: ['lists the images of an account that are not being deleted, page by page'],
    of: ({ imageStore, ...view }) => ({
      ...view,
      imageStore: {
        ...imageStore,
        ofAccount: async (owner, page) =>
          (await imageStore.ofAccount(owner, page)).filter(({ state }) => state === 'ready'),
      },
    }),
  },
];
