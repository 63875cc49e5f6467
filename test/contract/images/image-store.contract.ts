import { deletionDelayMs, maxAttempts, unconfirmedKeptMs } from '../../../src/domain/images/image.ts';
import { dayMs } from '../../../src/domain/shared/calendar.ts';
import { accountId } from '../../support/artists/artist-builders.ts';
import { noon } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import {
  aDeletingImage,
  anAttempt,
  anImageOf,
  anUnconfirmedImage,
  aPicture,
  aReadyImage,
  aSentImage,
  anUpload,
  imageId,
  imageUploadId,
  totalsOf,
} from '../../support/images/image-records.ts';
import type { KernelView } from '../storage/kernel/stage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { begun, confirmation, noteOf, notesOf, sent, type ImagesView } from './images-view.ts';
import { interleavedDeletionContract, totalsAndDeletionCases } from './totals-and-deletion.contract.ts';

/** The promises of every store of images: see `ImageStore`. */
export const imageStoreContract = (open: OpenWorld<ImagesView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    ...totalsAndDeletionCases(policy),
    policy('returns an image by both of its IDs, as it was recorded', async (view) => {
      await begun(view, 1, 2);
      const { imageStore } = view;
      expect(await imageStore.find(imageUploadId(2))).toEqual(anUnconfirmedImage({}, 2));
      expect(await imageStore.findImage(imageId(2))).toEqual(anUnconfirmedImage({}, 2));
      expect(await imageStore.find(imageUploadId(3))).toBeUndefined();
      expect(await imageStore.findImage(imageId(3))).toBeUndefined();
    }),

    policy(
      'admits as many of twenty concurrent callers of an account as allowed',
      async (view, concurrently) => {
        const other = anUnconfirmedImage({ accountId: accountId(2) }, 50);
        expect(await view.imageStore.begin(other, totalsOf({ unconfirmed: 1 }))).toBe('begun');
        const outcomes = await concurrently(20, ({ imageStore }, n) =>
          imageStore.begin(anUnconfirmedImage({}, n), totalsOf({ unconfirmed: 5 })),
        );
        expect(outcomes.filter((each) => each === 'begun')).toHaveLength(5);
        expect(outcomes.filter((each) => each === 'unconfirmed')).toHaveLength(15);
      },
    ),

    policy('does not count confirmed images, and records an upload once', async (view) => {
      const { imageStore } = view;
      await sent(view, 1);
      expect(await imageStore.begin(anUnconfirmedImage(), totalsOf({ unconfirmed: 1 }))).toBe('begun');
      expect(await imageStore.begin(anUnconfirmedImage({}, 2), totalsOf({ unconfirmed: 1 }))).toBe(
        'unconfirmed',
      );
      await imageStore.confirm(imageUploadId(), confirmation());
      expect(await imageStore.begin(anUnconfirmedImage({}, 2), totalsOf({ unconfirmed: 1 }))).toBe('begun');
    }),

    policy('confirms an image once, with its note', async (view, concurrently) => {
      await sent(view, 1);
      const confirmed = await concurrently(4, ({ imageStore }) =>
        imageStore.confirm(imageUploadId(), confirmation()),
      );
      expect(confirmed).toEqual([1, 2, 3, 4].map(() => aReadyImage()));
      expect(await view.imageStore.find(imageUploadId())).toEqual(aReadyImage());
      expect(await notesOf(view, 'artist.add_image')).toBe(1);
    }),

    policy('keeps the first confirmation', async (view) => {
      await sent(view, 1);
      await view.imageStore.confirm(imageUploadId(), confirmation());
      const later = { ...confirmation(), picture: aPicture(9), now: noon + dayMs };
      expect(await view.imageStore.confirm(imageUploadId(), later)).toEqual(aReadyImage());
      expect(await view.imageStore.find(imageUploadId())).toEqual(aReadyImage());
    }),

    policy('records the bytes that were sent last, until the image is confirmed', async (view) => {
      await sent(view, 1);
      const { imageStore } = view;
      for (let time = 0; time < 2; time++)
        expect(await imageStore.receive(imageUploadId(), anUpload())).toEqual({ outcome: 'received' });
      expect(await imageStore.find(imageUploadId())).toEqual(aSentImage());
      const [first, second] = [anUpload(1, 2), anUpload(1, 3)];
      const replaced = { outcome: 'received', unused: anUpload().key };
      expect(await imageStore.receive(imageUploadId(), first)).toEqual(replaced);
      expect(await imageStore.confirm(imageUploadId(), confirmation())).toBeUndefined();
      expect(await imageStore.find(imageUploadId())).toEqual({ ...aSentImage(), upload: first });
      const confirmed = await imageStore.confirm(imageUploadId(), { ...confirmation(), key: first.key });
      expect(confirmed).toEqual({ ...aReadyImage(), upload: first });
      const rejected = { outcome: 'refused', unused: second.key };
      for (const n of [1, 2]) expect(await imageStore.receive(imageUploadId(n), second)).toEqual(rejected);
      expect(await imageStore.find(imageUploadId())).toEqual(confirmed);
    }),

    policy('records pictures before their files, and keeps those that are not confirmed', async (view) => {
      await sent(view, 1);
      const { imageStore } = view;
      const { key } = anUpload();
      for (const n of [1, 2, 1])
        expect(await imageStore.attempt(anImageOf(), anAttempt(n, { key }))).toBe('recorded');
      const attempts = [aPicture(1), aPicture(2)];
      expect(await imageStore.find(imageUploadId())).toEqual({ ...aSentImage(), attempts });
      expect(await imageStore.attempt(anImageOf(), anAttempt(3, { key: 'uploads/other' }))).toBe('refused');
      expect(await imageStore.attempt(anImageOf(2), anAttempt(3, { key }))).toBe('refused');
      const confirmed = { ...aReadyImage(), attempts: [aPicture(2)] };
      expect(await imageStore.confirm(imageUploadId(), confirmation())).toEqual(confirmed);
      expect(await imageStore.attempt(anImageOf(), anAttempt())).toBe('refused');
      expect(await imageStore.find(imageUploadId())).toEqual(confirmed);
    }),

    policy('records a rejection of the bytes that were sent last, until others are sent', async (view) => {
      await sent(view, 1, 2);
      const { imageStore } = view;
      const issue = { field: 'width', code: 'too_small', detail: 'must be at least 1,400 pixels' } as const;
      const rejection = { key: anUpload().key, issues: [issue] as const };
      for (let time = 0; time < 2; time++)
        expect(await imageStore.reject(imageUploadId(), rejection)).toBe(true);
      expect(await imageStore.find(imageUploadId())).toEqual({ ...aSentImage(), rejection });
      await imageStore.receive(imageUploadId(), anUpload(1, 2));
      expect(await imageStore.reject(imageUploadId(), rejection)).toBe(false);
      expect(await imageStore.find(imageUploadId())).toEqual({ ...aSentImage(), upload: anUpload(1, 2) });
      await imageStore.confirm(imageUploadId(2), confirmation(2));
      await imageStore.reject(imageUploadId(2), { ...rejection, key: anUpload(2).key });
      expect(await imageStore.find(imageUploadId(2))).toEqual(aReadyImage(2));
    }),

    policy('records a limited number of pictures', async (view) => {
      await sent(view, 1);
      const { imageStore } = view;
      const { key } = anUpload();
      for (let n = 1; n <= maxAttempts; n++)
        expect(await imageStore.attempt(anImageOf(), anAttempt(n, { key }))).toBe('recorded');
      expect(await imageStore.attempt(anImageOf(), anAttempt(maxAttempts + 1, { key }))).toBe('refused');
      expect(await imageStore.attempt(anImageOf(), anAttempt(maxAttempts, { key }))).toBe('recorded');
    }),

    policy('confirms nothing that is being deleted or does not exist', async (view) => {
      await sent(view, 1);
      const { imageStore } = view;
      await imageStore.reconsider(imageUploadId(), anUnconfirmedImage().dueAt);
      expect(await imageStore.attempt(anImageOf(), anAttempt())).toBe('refused');
      expect(await imageStore.confirm(imageUploadId(), confirmation())).toBeUndefined();
      expect(await imageStore.confirm(imageUploadId(2), confirmation(2))).toBeUndefined();
      expect(await imageStore.find(imageUploadId())).toEqual({ ...aDeletingImage(), upload: anUpload() });
      expect(await notesOf(view, 'artist.add_image')).toBe(0);
    }),

    policy('marks an upload for deletion a day after it began, and not before', async (view) => {
      await begun(view, 1, 2);
      const { imageStore } = view;
      const dueAt = noon + 1 + unconfirmedKeptMs;
      expect(await imageStore.due(dueAt - 1, 10)).toEqual([]);
      expect(await imageStore.due(dueAt, 10)).toEqual([anUnconfirmedImage()]);
      expect(await imageStore.reconsider(imageUploadId(), dueAt - 1)).toEqual(anUnconfirmedImage());
      expect(await imageStore.reconsider(imageUploadId(), dueAt)).toEqual(aDeletingImage());
      expect(await imageStore.due(dueAt + 1, 10)).toEqual([anUnconfirmedImage({}, 2)]);
      const deletion = dueAt + deletionDelayMs;
      expect(await imageStore.due(deletion, 10)).toEqual([anUnconfirmedImage({}, 2), aDeletingImage()]);
      expect(await imageStore.reconsider(imageUploadId(3), dueAt)).toBeUndefined();
    }),

    policy('never deletes a confirmed image for its age', async (view) => {
      await sent(view, 1);
      const { imageStore } = view;
      await imageStore.confirm(imageUploadId(), confirmation());
      const years = noon + 1_000 * dayMs;
      expect(await imageStore.due(years, 10)).toEqual([]);
      expect(await imageStore.reconsider(imageUploadId(), years)).toEqual(aReadyImage());
      expect(await imageStore.remove(imageUploadId(), noteOf('image.delete'))).toBe(false);
      expect(await imageStore.find(imageUploadId())).toEqual(aReadyImage());
    }),

    policy('puts off by a day an image whose deletion was attempted before', async (view) => {
      await begun(view, 1, 2);
      const { imageStore } = view;
      const { dueAt } = anUnconfirmedImage({}, 2);
      const later = dueAt + deletionDelayMs;
      await imageStore.reconsider(imageUploadId(), dueAt);
      const putOff = { ...aDeletingImage(), dueAt: later + dayMs };
      for (let time = 0; time < 2; time++)
        expect(await imageStore.reconsider(imageUploadId(), later)).toEqual(putOff);
      expect(await imageStore.due(later, 10)).toEqual([anUnconfirmedImage({}, 2)]);
    }),

    policy(
      'deletes the record of an image that is being deleted, once, with its note',
      async (view, concurrently) => {
        await begun(view, 1, 2);
        expect(await view.imageStore.remove(imageUploadId(), noteOf('image.delete'))).toBe(false);
        await view.imageStore.reconsider(imageUploadId(), anUnconfirmedImage().dueAt);
        const removed = await concurrently(4, ({ imageStore }) =>
          imageStore.remove(imageUploadId(), noteOf('image.delete')),
        );
        expect(removed.filter((each) => each)).toHaveLength(1);
        expect(await view.imageStore.find(imageUploadId())).toBeUndefined();
        expect(await view.imageStore.find(imageUploadId(2))).toEqual(anUnconfirmedImage({}, 2));
        expect(await notesOf(view, 'image.delete')).toBe(1);
      },
    ),

    policy('lists the images of an account that are not being deleted, page by page', async (view) => {
      const { imageStore } = view;
      await sent(view, 1, 2, 4);
      await imageStore.begin(anUnconfirmedImage({ accountId: accountId(2) }, 3), totalsOf());
      for (const n of [1, 2]) await imageStore.confirm(imageUploadId(n), confirmation(n));
      await imageStore.withdraw(anImageOf(1), { now: noon, audit: noteOf('artist.delete_image', 1) });
      const listed = async (page: Parameters<typeof imageStore.ofAccount>[1], owner = accountId()) =>
        (await imageStore.ofAccount(owner, page)).map((image) => image.uploadId);
      expect(await imageStore.ofAccount(accountId(), { limit: 1 })).toEqual([aReadyImage(2)]);
      expect(await listed({ limit: 9 })).toEqual([imageUploadId(2), imageUploadId(4)]);
      expect(await listed({ limit: 9, after: imageUploadId(2) })).toEqual([imageUploadId(4)]);
      expect(await listed({ limit: 9 }, accountId(2))).toEqual([imageUploadId(3)]);
    }),

    policy('lists confirmed images by ID, page by page', async (view) => {
      await sent(view, 3, 1, 2, 4);
      const { imageStore } = view;
      for (const n of [1, 3, 4]) await imageStore.confirm(imageUploadId(n), confirmation(n));
      expect(await imageStore.all({ limit: 2 })).toEqual([aReadyImage(1), aReadyImage(3)]);
      expect(await imageStore.all({ limit: 2, after: imageUploadId(3) })).toEqual([aReadyImage(4)]);
    }),
  ];
};

/** The promises of a store when concurrent callers upload while an upload is being recorded. */
export const interleavedImagesContract = (
  open: OpenWorld<ImagesView & Pick<KernelView, 'between'>>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const counted = [1, 2].map((step) =>
    policy(`counts an upload that begins meanwhile, at step ${step}`, async (view, concurrently) => {
      const running = {
        ...{ name: 'image-store.begin', step },
        run: () => view.imageStore.begin(anUnconfirmedImage({}, 1), totalsOf({ unconfirmed: 1 })),
      };
      let other: readonly string[] = [];
      const begunNow = await view.between(running, async () => {
        other = await concurrently(1, ({ imageStore }) =>
          imageStore.begin(anUnconfirmedImage({}, 2), totalsOf({ unconfirmed: 1 })),
        );
      });
      expect([begunNow, ...other].toSorted()).toEqual(['begun', 'unconfirmed']);
    }),
  );
  return [...counted, ...interleavedDeletionContract(open)];
};
