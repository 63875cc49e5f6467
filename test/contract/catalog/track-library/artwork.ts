import { unusedArtworkKeptMs } from '../../../../src/domain/images/artwork.ts';
import { deletionDelayMs } from '../../../../src/domain/images/image.ts';
import type { ArtworkChange } from '../../../../src/ports/driven/catalog/track-library.ts';
import { aTrack, noon, trackId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import {
  anArtwork,
  aPicture,
  aShownArtwork,
  imageUploadId,
  anUnconfirmedImage,
  totalsOf,
} from '../../../support/images/image-records.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aCommit, committed, newTrack, uncommitted, type LibraryView } from './stage.ts';

const shows = imageUploadId(1);
const leaves = imageUploadId(1);

/** The commit of a new track that shows the first artwork. */
const showing = (n: number) =>
  aCommit({ ...uncommitted(aTrack({}, n)), artwork: aPicture(), updatedAt: noon }, 'absent', {
    artwork: { shows },
  });

/** Changes only the artwork of a track. */
const changeArtwork = async ({ library }: LibraryView, n: number, artwork: ArtworkChange, at = noon) => {
  const track = await library.find(trackId(n));
  if (!track) throw new Error('no such track');
  const { artwork: _, ...others } = uncommitted(track);
  const changed = { ...others, ...(artwork.shows && { artwork: aPicture() }), updatedAt: at };
  return library.commit(aCommit(changed, track.catalogVersion, { artwork }));
};

export const artworkPolicies = (open: OpenWorld<LibraryView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('confirms artwork together with the first track that shows it', async (view) => {
      const { library, imageStore } = view;
      for (let time = 0; time < 2; time++) await imageStore.addArtwork(anArtwork());
      expect(await imageStore.find(shows)).toEqual(anArtwork());
      expect(await imageStore.findArtwork(anArtwork().sha256 ?? '')).toBeUndefined();
      const track = committed(await library.commit(showing(1)));
      expect(track.artwork).toEqual(aPicture());
      expect(await library.find(trackId(1))).toEqual(track);
      expect(await imageStore.find(shows)).toEqual(aShownArtwork());
      expect(await imageStore.findArtwork(anArtwork().sha256 ?? '')).toEqual(aShownArtwork());
      expect(await imageStore.all({ limit: 9 })).toEqual([aShownArtwork()]);
      expect(await imageStore.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
    }),

    policy('counts the tracks that show artwork, one by one', async (view, concurrently) => {
      const { imageStore } = view;
      await imageStore.addArtwork(anArtwork());
      await concurrently(8, ({ library }, n) => library.commit(showing(n)));
      expect(await imageStore.find(shows)).toEqual({ ...aShownArtwork(), shownBy: 8 });
      for (const n of [1, 2, 3]) committed(await changeArtwork(view, n, { leaves }));
      expect(await imageStore.find(shows)).toEqual({ ...aShownArtwork(), shownBy: 5 });
    }),

    policy('keeps artwork for a month after the last track ceased to show it', async (view) => {
      const { library, imageStore } = view;
      await imageStore.addArtwork(anArtwork());
      committed(await library.commit(showing(1)));
      const at = noon + 1_000;
      committed(await changeArtwork(view, 1, { leaves }, at));
      const dueAt = at + unusedArtworkKeptMs;
      const unused = { ...aShownArtwork(), shownBy: 0, dueAt };
      expect(await imageStore.find(shows)).toEqual(unused);
      expect(await imageStore.findArtwork(anArtwork().sha256 ?? '')).toEqual(unused);
      expect(await imageStore.due(dueAt - 1, 9)).toEqual([]);
      expect(await imageStore.reconsider(shows, dueAt - 1)).toEqual(unused);
      const { picture, confirmedAt: _, shownBy: __, ...kept } = unused;
      const deleting = { ...kept, attempts: [picture], state: 'deleting', dueAt: dueAt + deletionDelayMs };
      expect(await imageStore.reconsider(shows, dueAt)).toEqual(deleting);
      expect(await imageStore.findArtwork(anArtwork().sha256 ?? '')).toBeUndefined();
    }),

    policy('keeps artwork that is shown again', async (view) => {
      const { library, imageStore } = view;
      await imageStore.addArtwork(anArtwork());
      committed(await library.commit(showing(1)));
      committed(await changeArtwork(view, 1, { leaves }));
      committed(await changeArtwork(view, 1, { shows }));
      expect(await imageStore.find(shows)).toEqual(aShownArtwork());
      expect(await imageStore.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
    }),

    policy('replaces artwork by other artwork in one commit', async (view) => {
      const { library, imageStore } = view;
      for (const n of [1, 2]) await imageStore.addArtwork(anArtwork(n));
      committed(await library.commit(showing(1)));
      committed(await changeArtwork(view, 1, { shows: imageUploadId(2), leaves }));
      expect(await imageStore.find(imageUploadId(2))).toEqual(aShownArtwork(2));
      expect(await imageStore.find(leaves)).toMatchObject({
        state: 'ready',
        shownBy: 0,
        dueAt: noon + unusedArtworkKeptMs,
      });
    }),

    policy('shows nothing that is being deleted, does not exist or is no artwork', async (view) => {
      const { library, imageStore } = view;
      const failed = { outcome: 'guard-failed', guard: 'artwork' };
      expect(await library.commit(showing(1))).toEqual(failed);
      await imageStore.addArtwork(anArtwork());
      await imageStore.reconsider(shows, anArtwork().dueAt);
      expect(await library.commit(showing(1))).toEqual(failed);
      await imageStore.begin(anUnconfirmedImage({}, 2), totalsOf());
      const another = { ...showing(1), artwork: { shows: imageUploadId(2) } };
      expect(await library.commit(another)).toEqual(failed);
      expect(await library.find(trackId(1))).toBeUndefined();
      expect(await library.head()).toBe(0);
      expect(await imageStore.find(imageUploadId(2))).toEqual(anUnconfirmedImage({}, 2));
    }),

    policy('changes no artwork with a commit that fails', async (view) => {
      const { library, imageStore } = view;
      for (const n of [1, 2]) await imageStore.addArtwork(anArtwork(n));
      committed(await library.commit(showing(1)));
      const late = { ...showing(1), artwork: { shows: imageUploadId(2), leaves } };
      expect(await library.commit(late)).toEqual({ outcome: 'guard-failed', guard: 'version' });
      expect(await imageStore.find(imageUploadId(2))).toEqual(anArtwork(2));
      expect(await imageStore.find(leaves)).toEqual(aShownArtwork());
    }),

    policy(
      'either deletes artwork or shows it, when both are tried concurrently',
      async (view, concurrently) => {
        const { library, imageStore } = view;
        await imageStore.addArtwork(anArtwork());
        committed(await library.commit(showing(100)));
        committed(await changeArtwork(view, 100, { leaves }));
        const dueAt = noon + unusedArtworkKeptMs;
        const outcomes = await concurrently(12, async (each, n) => {
          if (n % 3 === 0) await each.imageStore.reconsider(shows, dueAt);
          else return each.library.commit(showing(n));
          return undefined;
        });
        const shownBy = outcomes.filter((each) => each?.outcome === 'committed').length;
        const image = await imageStore.find(shows);
        expect(image).toMatchObject(shownBy > 0 ? { state: 'ready', shownBy } : { state: 'deleting' });
        expect(image?.dueAt === undefined).toBe(shownBy > 0);
      },
    ),

    policy('leaves artwork as it is with other changes of a track', async ({ library, imageStore }) => {
      await imageStore.addArtwork(anArtwork());
      const track = committed(await library.commit(showing(1)));
      const renamed = { ...uncommitted(track), title: 'Renamed' };
      expect(committed(await library.commit(aCommit(renamed, track.catalogVersion))).artwork).toEqual(
        aPicture(),
      );
      committed(await library.commit(newTrack(2)));
      expect(await imageStore.find(shows)).toEqual(aShownArtwork());
    }),
  ];
};
