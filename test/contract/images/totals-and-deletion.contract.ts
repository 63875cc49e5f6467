import { deletionDelayMs } from '../../../src/domain/images/image.ts';
import type { ArtistStore } from '../../../src/ports/driven/artists/artist-store.ts';
import {
  accountId,
  anArtistAddition,
  anArtistProfile,
  artistProfileId,
} from '../../support/artists/artist-builders.ts';
import { noon } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { noEffects } from '../../support/effects.ts';
import {
  anAttempt,
  anImageOf,
  anUnconfirmedImage,
  aPicture,
  aReadyImage,
  imageId,
  imageUploadId,
  pictureBytes,
  totalsOf,
} from '../../support/images/image-records.ts';
import type { KernelView } from '../storage/kernel/stage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { confirmation, noteOf, notesOf, sent, type ImagesView } from './images-view.ts';

const deletion = { now: noon + 5_000, audit: noteOf('artist.delete_image') };

/** Makes the first profile show an image as its picture. */
const shownBy = (artistStore: ArtistStore, version = 1, n = 1) =>
  artistStore.change({
    accountId: accountId(),
    artist: { next: anArtistProfile({ picture: aPicture(n), version: version + 1 }), version },
    images: [imageId(n)],
    effects: noEffects,
  });

/** The first account, with its first images confirmed. */
const confirmed = async (view: ImagesView, ...numbers: readonly number[]): Promise<void> => {
  await view.artistStore.add(anArtistAddition());
  await sent(view, ...numbers);
  for (const n of numbers) await view.imageStore.confirm(imageUploadId(n), confirmation(n));
};

/** The promises of the totals of an account, and of deletions by it. */
export const totalsAndDeletionCases = (
  policy: ReturnType<typeof policiesIn<ImagesView>>,
): readonly ContractCase[] => [
  policy('begins no upload beyond the number or the bytes of the images of an account', async (view) => {
    await sent(view, 1, 2);
    const { imageStore } = view;
    await imageStore.confirm(imageUploadId(), confirmation());
    const another = (changes: Parameters<typeof totalsOf>[0]) =>
      imageStore.begin(anUnconfirmedImage({}, 3), totalsOf(changes));
    expect(await another({ images: 2 })).toBe('images');
    expect(await another({ bytes: pictureBytes() })).toBe('bytes');
    const other = anUnconfirmedImage({ accountId: accountId(2) }, 4);
    expect(await imageStore.begin(other, totalsOf({ images: 1, bytes: 1 }))).toBe('begun');
    expect(await another({ images: 3, bytes: pictureBytes() + 1 })).toBe('begun');
  }),

  policy(
    'records as many concurrent pictures as the bytes of an account allow',
    async (view, concurrently) => {
      await sent(view, 1, 2, 3, 4);
      const bytes = pictureBytes(1) + pictureBytes(2) + pictureBytes(3) + pictureBytes(4) - 1;
      const outcomes = await concurrently(4, ({ imageStore }, n) =>
        imageStore.attempt(anImageOf(n), anAttempt(n, { bytes })),
      );
      expect(outcomes.toSorted()).toEqual(['bytes', 'recorded', 'recorded', 'recorded']);
      const rejected = outcomes.indexOf('bytes') + 1;
      const image = await view.imageStore.find(imageUploadId(rejected));
      expect(image?.attempts).toBeUndefined();
      const [kept = 0] = [1, 2, 3, 4].filter((n) => n !== rejected);
      expect(await view.imageStore.attempt(anImageOf(kept), anAttempt(kept, { bytes: 1 }))).toBe('recorded');
    },
  ),

  policy(
    'deletes a confirmed image once, with its note, and counts it no longer',
    async (view, concurrently) => {
      await confirmed(view, 1, 2);
      const deletions = await concurrently(4, ({ imageStore }) => imageStore.withdraw(anImageOf(), deletion));
      const { picture, confirmedAt: _, ...kept } = aReadyImage();
      const deleting = {
        ...kept,
        attempts: [picture],
        state: 'deleting',
        dueAt: noon + 5_000 + deletionDelayMs,
      };
      expect(deletions.filter((each) => each !== undefined)).toEqual([deleting]);
      const { imageStore } = view;
      expect(await imageStore.find(imageUploadId())).toEqual(deleting);
      expect(await imageStore.all({ limit: 10 })).toEqual([aReadyImage(2)]);
      expect(await imageStore.due(deleting.dueAt, 10)).toEqual([deleting]);
      expect(await notesOf(view, 'artist.delete_image')).toBe(1);
      expect(await imageStore.begin(anUnconfirmedImage({}, 3), totalsOf({ images: 2 }))).toBe('begun');
      expect(await imageStore.attempt(anImageOf(), anAttempt())).toBe('refused');
      for (const n of [3, 4]) expect(await imageStore.withdraw(anImageOf(n), deletion)).toBeUndefined();
    },
  ),

  policy(
    'keeps an image that a profile shows, and lets a profile show no image that is deleted',
    async (view) => {
      await confirmed(view, 1, 2);
      const { imageStore, artistStore } = view;
      expect(await shownBy(artistStore)).toBe('changed');
      expect(await imageStore.withdraw(anImageOf(), deletion)).toBe('shown');
      expect(await imageStore.find(imageUploadId())).toEqual(aReadyImage());
      expect(await shownBy(artistStore, 2, 2)).toBe('changed');
      expect(await imageStore.withdraw(anImageOf(), deletion)).toMatchObject({ state: 'deleting' });
      for (const n of [1, 3]) expect(await shownBy(artistStore, 3, n)).toBe('guard-failed');
      expect(await artistStore.findArtist(artistProfileId())).toMatchObject({
        picture: aPicture(2),
        version: 3,
      });
      expect(await notesOf(view, 'artist.delete_image')).toBe(1);
    },
  ),
];

/** The promises of a store when a profile begins to show an image while the image is deleted, or the other way round. */
export const interleavedDeletionContract = (
  open: OpenWorld<ImagesView & Pick<KernelView, 'between'>>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const deleted = async ({ imageStore }: ImagesView) =>
    typeof (await imageStore.withdraw(anImageOf(), deletion)) === 'object';
  const shown = async ({ artistStore }: ImagesView) => (await shownBy(artistStore)) === 'changed';
  return (
    [
      ['image-store.withdraw', deleted, shown],
      ['artist-store.change', shown, deleted],
    ] as const
  ).flatMap(([name, run, other]) =>
    [1, 2].map((step) =>
      policy(
        `shows or deletes an image, not both, at step ${step} of ${name}`,
        async (view, concurrently) => {
          await confirmed(view, 1);
          let meanwhile: readonly boolean[] = [];
          const first = await view.between({ name, step, run: () => run(view) }, async () => {
            meanwhile = await concurrently(1, (each) => other(each));
          });
          expect([first, ...meanwhile].toSorted()).toEqual([false, true]);
        },
      ),
    ),
  );
};
