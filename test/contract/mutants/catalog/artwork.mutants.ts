import type { ImageStore } from '../../../../src/ports/driven/images/image-store.ts';
import type { TrackLibrary } from '../../../../src/ports/driven/catalog/track-library.ts';
import { noon } from '../../../support/builders/builders.ts';
import { aShownArtwork } from '../../../support/images/image-records.ts';
import type { LibraryView } from '../../catalog/track-library.contract.ts';

const library =
  (break_: (library: TrackLibrary) => Partial<TrackLibrary>) =>
  (view: LibraryView): LibraryView => ({ ...view, library: { ...view.library, ...break_(view.library) } });
const images =
  (break_: (real: ImageStore) => Partial<ImageStore>) =>
  (view: LibraryView): LibraryView => ({
    ...view,
    imageStore: { ...view.imageStore, ...break_(view.imageStore) },
  });

/** Stores that break what they promise of artwork. */
export const artworkMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: LibraryView) => LibraryView;
}[] = [
  {
    title: 'a track that shows artwork without recording it',
    by: [
      'confirms artwork together with the first track that shows it',
      'shows nothing that is being deleted, does not exist or is no artwork',
    ],
    of: library((real) => ({ commit: ({ artwork: _, ...change }) => real.commit(change) })),
  },
  {
    title: 'artwork that is never left',
    by: ['keeps artwork for a month after the last track ceased to show it'],
    of: library((real) => ({
      commit: ({ artwork, ...change }) =>
        real.commit({ ...change, ...(artwork?.shows && { artwork: { shows: artwork.shows } }) }),
    })),
  },
  {
    title: 'a guard of artwork that is checked before the commit and ignored in it',
    by: ['shows nothing that is being deleted, does not exist or is no artwork'],
    of: library((real) => ({
      commit: async (change) => {
        const outcome = await real.commit(change);
        if (outcome.outcome === 'committed' || outcome.guard !== 'artwork') return outcome;
        const { artwork: _, ...others } = change;
        return real.commit(others);
      },
    })),
  },
  {
    title: 'artwork that is left with a commit of its own, also if the track is not committed',
    by: ['changes no artwork with a commit that fails'],
    of: (view) => ({
      ...view,
      library: {
        ...view.library,
        commit: async (change) => {
          const outcome = await view.library.commit(change);
          const { artwork, track } = change;
          if (outcome.outcome === 'committed' || outcome.guard !== 'version' || !artwork) return outcome;
          const stored = await view.library.find(track.trackId);
          if (stored)
            await view.library.commit({
              ...change,
              track: stored,
              guards: { catalogVersion: stored.catalogVersion },
            });
          return outcome;
        },
      },
    }),
  },
  {
    title: 'artwork that is deleted although a track shows it again',
    by: ['keeps artwork that is shown again'],
    of: images((real) => ({
      find: async (id) => {
        const found = await real.find(id);
        return found?.state === 'ready' ? { ...found, dueAt: noon } : found;
      },
    })),
  },
  {
    title: 'artwork that is found before a track shows it',
    by: ['confirms artwork together with the first track that shows it'],
    of: images(() => ({ findArtwork: async () => aShownArtwork() })),
  },
  {
    title: 'artwork without a record before its files',
    by: ['confirms artwork together with the first track that shows it'],
    of: images(() => ({ addArtwork: async () => undefined })),
  },
];
