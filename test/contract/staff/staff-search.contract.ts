import fc from 'fast-check';
import type { Track } from '../../../src/domain/catalog/track.ts';
import { ArtistId } from '../../../src/domain/shared/ids.ts';
import { searchTerms, matchesTerms, trackTerms } from '../../../src/domain/staff/record-terms.ts';
import type { AllLicensesFilter } from '../../../src/ports/driven/licensing/license-ledger.ts';
import type { PlatformFilter } from '../../../src/ports/driven/platforms/platform-registry.ts';
import type { TrackFilter } from '../../../src/ports/driven/catalog/track-library.ts';
import {
  aPlatform,
  aTrack,
  contentId,
  licenseId,
  noon,
  platformId,
  trackId,
} from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { stage, type LedgerView } from '../licensing/license-ledger/stage.ts';
import { walked } from '../list-walk.ts';
import { aCommit, uncommitted } from '../catalog/track-library/stage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { noEffects } from '../../support/effects.ts';

export type SearchView = Pick<LedgerView, 'library' | 'registry' | 'ledger'>;

const numbers = (ids: readonly string[]): readonly number[] => ids.map((id) => Number(id.slice(4)));

const tracksFound = async ({ library }: SearchView, q: string, filter: TrackFilter = {}) =>
  numbers(
    (await walked((page) => library.list({ ...filter, terms: searchTerms(q) }, page))).map(
      (each) => each.trackId,
    ),
  );

const platformsFound = async ({ registry }: SearchView, q: string, filter: PlatformFilter = {}) =>
  numbers(
    (await walked((page) => registry.list({ ...filter, terms: searchTerms(q) }, page))).map(
      (each) => each.platformId,
    ),
  );

const licensesFound = async ({ ledger }: SearchView, q: string, filter: AllLicensesFilter = {}) =>
  numbers(
    (
      await walked((page) => ledger.listAll({ ...filter, terms: searchTerms(q) }, { ...page, now: noon }))
    ).map((each) => each.licenseId),
  );

const by = (name: string): Track['artists'] => [{ artistId: ArtistId('art_1'), name, role: 'main' }];

const tracks: readonly Track[] = [
  aTrack({ title: 'Night Ferry', artists: by('Ada Finch') }, 1),
  aTrack({ title: 'Ferryman at night', artists: by('Bo Ferris') }, 2),
  { ...aTrack({ title: 'Ferris Wheel, Ferry', artists: by('Zoë') }, 3), moderationStatus: 'rejected' },
  aTrack({ title: 'Fährmann', artists: by('ＦＥＲＲＹ') }, 4),
  { ...aTrack({ title: '𐐷ferry \ue000x', artists: by('Bo') }, 5), moderationStatus: 'pending_review' },
];

/** The list of a store against all records, looked at one by one. */
const anyWord = fc.constantFrom(
  'sun',
  'sunday',
  'sundown',
  'sand',
  'moon',
  'süd',
  '日',
  '日本',
  '本',
  '𐐷',
  'ﬀ',
);

export const staffSearchContract = (open: OpenWorld<SearchView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const filled = async ({ library }: SearchView) => {
    for (const track of tracks) await library.commit(aCommit(uncommitted(track)));
  };
  return [
    policy('finds tracks by the beginning of a word, sorted by the word, each once', async (view) => {
      expect(await tracksFound(view, 'ferr')).toEqual([]);
      await filled(view);
      expect(await tracksFound(view, 'FERR')).toEqual([2, 3, 1, 4]);
      expect(await tracksFound(view, 'ferry')).toEqual([1, 3, 4, 2]);
      expect(await tracksFound(view, 'ferrym')).toEqual([2]);
      expect(await tracksFound(view, 'erry')).toEqual([]);
      expect(await tracksFound(view, '𐐷fer')).toEqual([5]);
    }),

    policy('finds tracks that have all of the words, in any order', async (view) => {
      await filled(view);
      expect(await tracksFound(view, 'night ferr')).toEqual([1, 2]);
      expect(await tracksFound(view, 'ferr night')).toEqual([1, 2]);
      expect(await tracksFound(view, 'ferr zoe')).toEqual([3]);
      expect(await tracksFound(view, 'night moon')).toEqual([]);
      expect(await tracksFound(view, `${trackId(2)} ferr`)).toEqual([2]);
      expect(await tracksFound(view, 'QZ-ABC-26-00003')).toEqual([3]);
    }),

    policy('finds tracks that match the other filters, too', async (view) => {
      await filled(view);
      expect(await tracksFound(view, 'ferr', { status: 'approved' })).toEqual([2, 1, 4]);
      expect(await tracksFound(view, 'ferr', { titlePrefix: 'ferr' })).toEqual([2, 3]);
      expect(await tracksFound(view, 'ferr', { isrc: 'QZABC2600004' })).toEqual([4]);
      expect(await tracksFound(view, 'night', { isrc: 'QZABC2600004' })).toEqual([]);
    }),

    policy('finds a track by its current values', async (view) => {
      await filled(view);
      const renamed = uncommitted(aTrack({ title: 'Dawn', artists: by('Ada Finch') }, 1));
      await view.library.commit(aCommit(renamed, 1));
      expect(await tracksFound(view, 'ferry')).toEqual([3, 4, 2]);
      expect(await tracksFound(view, 'dawn')).toEqual([1]);
    }),

    policy('finds the same tracks as a check of each of them', async (view) => {
      const titles = fc.sample(
        fc.array(anyWord, { maxLength: 5 }).map((words) => words.join(' ')),
        { numRuns: 40, seed: 7 },
      );
      const all = titles.map((title, n) => aTrack({ title: `${title} -`, artists: by('Bo') }, n + 1));
      for (const track of all) await view.library.commit(aCommit(uncommitted(track)));
      const requested = fc.sample(fc.array(anyWord, { minLength: 1, maxLength: 2 }), {
        numRuns: 15,
        seed: 8,
      });
      for (const words of requested) {
        const q = words.map((word) => word.slice(0, 3)).join(' ');
        if (searchTerms(q).length === 0) continue;
        const expected = all.flatMap((track, n) =>
          matchesTerms(trackTerms(track), searchTerms(q)) ? [n + 1] : [],
        );
        expect((await tracksFound(view, q)).toSorted((one, other) => one - other)).toEqual(expected);
      }
    }),

    policy('finds platforms by name, slug, contact and ID, with the other filters', async (view) => {
      const platforms = [
        aPlatform({ slug: 'acme-video', name: 'Ácme', contactEmail: 'Rights@Studio.example' }, 1),
        aPlatform({ slug: 'reels', name: 'Reel & Acme', tier: 'growth' }, 2),
        aPlatform(
          { slug: 'zenith', name: 'Zenith', status: 'suspended', contactEmail: 'acme@zenith.example' },
          3,
        ),
      ];
      for (const platform of platforms)
        await view.registry.register({ platform, credentials: [], effects: noEffects });
      expect(await platformsFound(view, 'acm')).toEqual([1, 2, 3]);
      expect(await platformsFound(view, 'acme', { tier: 'growth' })).toEqual([2]);
      expect(await platformsFound(view, 'acme', { status: 'suspended' })).toEqual([3]);
      expect(await platformsFound(view, 'acme', { slugPrefix: 're' })).toEqual([2]);
      expect(await platformsFound(view, 'rights@studio.example')).toEqual([1]);
      expect(await platformsFound(view, 'acme-video')).toEqual([1]);
      expect(await platformsFound(view, platformId(3))).toEqual([3]);
    }),

    policy('finds licenses by project, end user and ID, with the other filters', async (view) => {
      const { offer } = await stage(view as LedgerView);
      const open_ = async (n: number, license: Parameters<typeof offer>[1]) => {
        const { outcome } = await view.ledger.open(offer(n, { contentId: contentId(n), ...license }));
        expect(outcome).toBe('opened');
      };
      await open_(1, { projectName: 'Winter Campaign' });
      await open_(2, {
        projectName: 'winter',
        licensee: { name: 'Zoë Müller', type: 'end_user', ref: 'u-9' },
      });
      await open_(3, { contentType: 'short_video', projectName: 'Wintersport' });
      expect(await licensesFound(view, 'winter')).toEqual([1, 2, 3]);
      expect(await licensesFound(view, 'winter', { contentType: 'short_video' })).toEqual([3]);
      expect(await licensesFound(view, 'muller wint')).toEqual([2]);
      expect(await licensesFound(view, 'video')).toEqual([]);
      expect(await licensesFound(view, 'video-3', { trackId: trackId() })).toEqual([3]);
      expect(await licensesFound(view, 'winter', { platformId: platformId() })).toEqual([3, 2, 1]);
      expect(await licensesFound(view, 'winter', { platformId: platformId(2) })).toEqual([]);
      expect(await licensesFound(view, 'winter', { licenseId: licenseId(2) })).toEqual([2]);
      expect(await licensesFound(view, 'sport', { licenseId: licenseId(2) })).toEqual([]);
      const { items } = await view.ledger.listAll({ licenseId: licenseId(3) }, { limit: 5, now: noon });
      expect(items).toEqual([await view.ledger.find(licenseId(3))]);
    }),
  ];
};
