import type { Track } from '../../../../src/domain/catalog/track.ts';
import { ArtistId } from '../../../../src/domain/shared/ids.ts';
import type { TrackFilter } from '../../../../src/ports/driven/catalog/track-library.ts';
import { aTrack } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { walked } from '../../list-walk.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aCommit, committed, uncommitted, type LibraryView } from './stage.ts';

const by = (...names: readonly string[]): Track['artists'] =>
  names.map((name) => ({ artistId: ArtistId('art_1'), name, role: 'main' }));
const ownedBy = (...parties: readonly string[]): Track['rights'] => ({
  ...aTrack().rights,
  master: parties.map((party) => ({ party, sharePct: String(100 / parties.length) })),
});

const tracks: readonly Track[] = [
  aTrack({ title: 'Night Ferry', artists: by('Ada Finch', 'Bo') }, 1),
  aTrack({ title: 'NIGHT', artists: by('Bo', 'Ada Finch'), rights: ownedBy('Harbour Ltd') }, 2),
  { ...aTrack({ title: 'night', artists: by('ada') }, 3), moderationStatus: 'pending_review' },
  { ...aTrack({ title: 'Nicht 🌊', rights: ownedBy('harbour', 'Finch') }, 4), moderationStatus: 'rejected' },
  aTrack({ title: 'Ñight' }, 5),
];

const found = async ({ library }: LibraryView, filter: TrackFilter = {}): Promise<number[]> =>
  (await walked((page) => library.list(filter, page))).map(({ trackId }) => Number(trackId.slice(4)));

export const listPolicies = (open: OpenWorld<LibraryView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const filled = async ({ library }: LibraryView) => {
    for (const track of tracks) await library.commit(aCommit(uncommitted(track)));
  };
  return [
    policy('lists tracks in every status, last changed first', async (view) => {
      expect(await view.library.list({}, { limit: 10 })).toEqual({ items: [] });
      await filled(view);
      expect(await found(view)).toEqual([5, 4, 3, 2, 1]);
      const changed = committed(
        await view.library.commit(aCommit(uncommitted(aTrack({ title: 'Dawn' }, 2)), 2)),
      );
      expect(await found(view)).toEqual([2, 5, 4, 3, 1]);
      expect(await view.library.list({ titlePrefix: 'dawn' }, { limit: 2 })).toEqual({ items: [changed] });
      expect(await found(view, { titlePrefix: 'night' })).toEqual([3, 1]);
    }),

    policy('lists the tracks of a status, and the one of an ISRC', async (view) => {
      await filled(view);
      expect(await found(view, { status: 'approved' })).toEqual([5, 2, 1]);
      expect(await found(view, { status: 'rejected' })).toEqual([4]);
      expect(await found(view, { status: 'taken_down' })).toEqual([]);
      const { isrc } = aTrack({}, 3);
      expect(await found(view, { isrc })).toEqual([3]);
      expect(await found(view, { isrc, status: 'approved' })).toEqual([]);
      expect(await found(view, { isrc, titlePrefix: 'ni' })).toEqual([3]);
      expect(await found(view, { isrc: 'QZABC2699999' })).toEqual([]);
    }),

    policy(
      'lists tracks by the beginning of title, first artist or first owner of the master',
      async (view) => {
        await filled(view);
        expect(await found(view, { titlePrefix: 'Night' })).toEqual([2, 3, 1]);
        expect(await found(view, { titlePrefix: 'ni' })).toEqual([4, 2, 3, 1]);
        expect(await found(view, { titlePrefix: 'ñ' })).toEqual([]);
        expect(await found(view, { titlePrefix: 'Ñ' })).toEqual([5]);
        expect(await found(view, { titlePrefix: 'ferry' })).toEqual([]);
        expect(await found(view, { titlePrefix: 'night', status: 'approved' })).toEqual([2, 1]);
        expect(await found(view, { artistPrefix: 'ADA' })).toEqual([3, 1, 4, 5]);
        expect(await found(view, { artistPrefix: 'ada', titlePrefix: 'night' })).toEqual([3, 1]);
        expect(await found(view, { labelPrefix: 'Harbour' })).toEqual([4, 2]);
        expect(await found(view, { labelPrefix: 'finch', artistPrefix: 'ada' })).toEqual([3, 1, 5]);
      },
    ),
  ];
};
