import type { Kernel } from '../../../../src/adapters/store-kit/kernel.ts';
import { count, get, getBy, page, type PageRange } from '../../../../src/adapters/store-kit/program.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import {
  aSong,
  insertBlindly,
  keepSong,
  keepSongBeside,
  removeSong,
  songs,
  tryOutSong,
  type Song,
} from './programs.ts';
import { anItem, upTo, type KernelView } from './stage.ts';

const { byWord, byWordOfGroup, openByInitial, byCode } = songs.indexes;

const idsOf = (found: readonly Song[]): readonly string[] => found.map(({ id }) => id);
const found = async (kernel: Kernel, word: string): Promise<readonly string[]> =>
  idsOf(await kernel.read(page(byWord, { equal: [word], limit: 9 })));

/** Text behind every text that begins with it. */
const endOf = (prefix: string): string => `${prefix}\u{10ffff}`;

export const severalPolicies = (open: OpenWorld<KernelView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('finds a record by each of its values', async ({ kernel }) => {
      const song = aSong({ words: ['night', 'train', 'night'] });
      await kernel.run(keepSong, { song });
      await kernel.run(keepSong, { song: aSong({ id: 'other', words: ['train'] }) });
      expect(await found(kernel, 'night')).toEqual(['song']);
      expect(await found(kernel, 'train')).toEqual(['other', 'song']);
      expect(await kernel.read(count(byWord, { equal: ['train'] }))).toBe(2);
      await kernel.run(keepSong, { song: { ...song, words: ['night', 'boat'] } });
      expect(await found(kernel, 'night')).toEqual(['song']);
      expect(await found(kernel, 'boat')).toEqual(['song']);
      expect(await found(kernel, 'train')).toEqual(['other']);
      expect(await kernel.read(get(songs, 'song'))).toMatchObject({ words: ['night', 'boat'] });
      await kernel.run(removeSong, 'song');
      expect(await found(kernel, 'night')).toEqual([]);
      expect(await kernel.read(count(byWord, {}))).toBe(1);
    }),

    policy('leaves the values of a record that a program did not change', async ({ kernel }) => {
      const song = aSong({ words: ['night'] });
      await kernel.run(keepSong, { song });
      const changed = { ...song, words: ['day'] };
      expect(await kernel.run(keepSong, { song: changed, expected: { rank: 2 } })).toBe(false);
      await kernel.run(tryOutSong, changed);
      expect(await found(kernel, 'night')).toEqual(['song']);
      expect(await found(kernel, 'day')).toEqual([]);
    }),

    policy('pages through the values of records: a record comes once for each', async ({ kernel }) => {
      const words = [
        ['sun', 'sunday', 'moon'],
        ['sunday', 'sand'],
        ['sundown', 'sun', 'sun'],
      ];
      for (const [n, each] of words.entries())
        await kernel.run(keepSong, { song: aSong({ id: `song ${n + 1}`, rank: 9 - n, words: each }) });
      const ids = async (range: PageRange) => idsOf(await kernel.read(page(byWord, range)));
      const suns = { from: 'sun', until: endOf('sun') };
      const inOrder = ['song 1', 'song 3', 'song 1', 'song 2', 'song 3'];
      expect(await ids({ ...suns, limit: 9 })).toEqual(inOrder);
      expect(await ids({ ...suns, limit: 2 })).toEqual(inOrder.slice(0, 2));
      expect(await ids({ ...suns, limit: 9, after: ['sun', 'song 3'] })).toEqual(inOrder.slice(2));
      expect(await ids({ ...suns, limit: 9, descending: true })).toEqual(inOrder.toReversed());
      expect(await ids({ ...suns, limit: 9, descending: true, after: ['sunday', 'song 2'] })).toEqual(
        inOrder.slice(0, 3).toReversed(),
      );
      expect(await kernel.read(count(byWord, suns))).toBe(5);
      expect(await ids({ among: ['moon', 'sunday'], limit: 9 })).toEqual(['song 1', 'song 1', 'song 2']);
      expect(await kernel.read(count(byWord, { among: ['moon', 'sunday', 'none'] }))).toBe(3);
      expect(await ids({ limit: 2 })).toEqual(['song 1', 'song 2']);
      const ofGroup = (range: PageRange) => kernel.read(page(byWordOfGroup, range));
      expect(idsOf(await ofGroup({ equal: ['group', 'sunday'], limit: 9 }))).toEqual(['song 2', 'song 1']);
      expect(idsOf(await ofGroup({ equal: ['group'], from: 'moon', until: 'sand', limit: 9 }))).toEqual([
        'song 1',
        'song 2',
      ]);
    }),

    policy('contains a record in an index only while it has the values of the index', async ({ kernel }) => {
      const song = aSong({ words: ['night', 'noon'], state: 'open' });
      const initials = () => kernel.read(page(openByInitial, { equal: ['n'], limit: 9 }));
      await kernel.run(keepSong, { song });
      expect(await initials()).toEqual([song]);
      await kernel.run(keepSong, { song: { ...song, state: 'closed' } });
      expect(await initials()).toEqual([]);
      const again = { ...song, words: ['noon'] };
      await kernel.run(keepSong, { song: again });
      expect(await initials()).toEqual([again]);
    }),

    policy('keeps each value of a unique index in one record', async ({ kernel }, concurrently) => {
      const first = aSong({ codes: ['one', 'two'] });
      await kernel.run(keepSong, { song: first });
      const second = aSong({ id: 'other', codes: ['three', 'two'] });
      await expect(kernel.run(keepSong, { song: second })).rejects.toThrow();
      expect(await kernel.read(get(songs, 'other'))).toBeUndefined();
      expect(await kernel.read(getBy(byCode, 'two'))).toEqual(first);
      expect(await kernel.read(getBy(byCode, 'three'))).toBeUndefined();
      const freed = { ...first, codes: ['one'] };
      await kernel.run(keepSong, { song: freed });
      await kernel.run(keepSong, { song: second });
      expect(await kernel.read(getBy(byCode, 'two'))).toEqual(second);
      for (const id of ['none', 'none either']) await kernel.run(keepSong, { song: aSong({ id }) });
      const won = await concurrently(20, (view, n) =>
        view.kernel.run(keepSong, { song: aSong({ id: `other ${n}`, codes: [`own ${n}`, 'shared'] }) }).then(
          () => 'won',
          () => 'lost',
        ),
      );
      expect(won.filter((each) => each === 'won')).toHaveLength(1);
    }),

    policy('runs a program again when a key is taken beside a record with values', async ({ kernel }) => {
      const taken = anItem();
      await kernel.run(insertBlindly, taken);
      const kept = aSong({ words: ['night'], codes: ['one'] });
      const again = { attempt: 2, found: taken };
      expect(await kernel.run(keepSongBeside, { op: 'insert', song: kept, item: taken })).toEqual(again);
      expect(await kernel.read(count(byWord, {}))).toBe(0);
      await kernel.run(keepSong, { song: kept });
      const song = { ...kept, words: ['day'] };
      expect(await kernel.run(keepSongBeside, { op: 'replace', song, item: taken })).toEqual(again);
      expect(await found(kernel, 'night')).toEqual(['song']);
      const item = anItem({ id: 'free' });
      expect(await kernel.run(keepSongBeside, { op: 'replace', song, item })).toEqual({ attempt: 1 });
      expect(await found(kernel, 'day')).toEqual(['song']);
    }),

    policy('distinguishes any two values', async ({ kernel }) => {
      const strange = ['a', 'a\u0000', 'a\u0001', 'a\u00010', 'a\ud83d', 'ä', '', '"', '\\', '\u{1f3ac}'];
      for (const [n, each] of strange.entries())
        await kernel.run(keepSong, {
          song: aSong({ id: `song ${n}`, words: [each, 'word'], codes: [each] }),
        });
      for (const [n, each] of strange.entries()) {
        expect(await found(kernel, each)).toEqual([`song ${n}`]);
        expect(await kernel.read(getBy(byCode, each))).toMatchObject({ id: `song ${n}` });
      }
    }),

    policy('finds a record by what the last of its writers wrote', async ({ kernel }, concurrently) => {
      await kernel.run(keepSong, { song: aSong({ words: ['first'] }) });
      await concurrently(20, (view, n) =>
        view.kernel.run(keepSong, { song: aSong({ words: [`word ${n}`, 'shared'] }) }),
      );
      const last = await kernel.read(get(songs, 'song'));
      expect(await kernel.read(count(byWord, {}))).toBe(2);
      for (const n of upTo(20))
        expect(await found(kernel, `word ${n}`)).toEqual(last?.words[0] === `word ${n}` ? ['song'] : []);
      expect(await found(kernel, 'shared')).toEqual(['song']);
    }),
  ];
};
