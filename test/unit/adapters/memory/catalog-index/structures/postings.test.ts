import fc from 'fast-check';
import {
  countBits,
  ordinalsIn,
  wordsFor,
} from '../../../../../../src/adapters/memory/catalog-index/structures/bitmap.ts';
import { gapLists } from '../../../../../../src/adapters/memory/catalog-index/structures/words/gap-lists.ts';
import {
  postings,
  type Occurrences,
  type Postings,
} from '../../../../../../src/adapters/memory/catalog-index/structures/words/postings.ts';
import { dice } from '../../../../../support/builders/catalog/random-catalog.ts';

describe('lists of gaps', () => {
  it('return the ordinals that were appended to each, however they are interleaved', () => {
    const gaps = fc.array(fc.oneof(fc.nat(3), fc.nat(130), fc.nat(3_000_000)), { maxLength: 600 });
    fc.assert(
      fc.property(fc.array(gaps, { minLength: 1, maxLength: 4 }), (given) => {
        const lists = gapLists();
        const expected = given.map((own) => {
          let ordinal = -1;
          return own.map((gap) => (ordinal += gap + 1));
        });
        const numbers = given.map(() => lists.begin());
        for (let i = 0; i < 600; i++) {
          expected.forEach((own, n) => {
            const ordinal = own[i];
            if (ordinal !== undefined) lists.append(numbers[n] ?? 0, ordinal);
          });
        }
        expected.forEach((own, n) => {
          const number = numbers[n] ?? 0;
          expect(lists.countOf(number)).toBe(own.length);
          expect([...lists.ordinalsOf(number)]).toEqual(own);
        });
      }),
      { numRuns: 50 },
    );
  });

  it('turn into bits when they are dense, and set the same bits in a bitmap', () => {
    const lists = gapLists();
    const [dense, sparse] = [lists.begin(), lists.begin()];
    for (let ordinal = 0; ordinal < 40_000; ordinal++) {
      if (ordinal % 3 === 0) lists.append(dense, ordinal);
      if (ordinal % 40 === 7) lists.append(sparse, ordinal);
    }
    expect(lists.bitsOf(dense)).toBeDefined();
    expect(lists.bitsOf(sparse)).toBeUndefined();
    for (const list of [dense, sparse]) {
      const bitmap = new Uint32Array(wordsFor(40_000));
      lists.includeIn(bitmap, list);
      const every = list === dense ? [3, 0] : [40, 7];
      const expected = Array.from({ length: 40_000 }, (_, i) => i).filter(
        (i) => i % (every[0] ?? 1) === every[1],
      );
      expect([...ordinalsIn(bitmap, countBits(bitmap))]).toEqual(expected);
      expect([...lists.ordinalsOf(list)]).toEqual(expected);
    }
  });
});

describe('long lists of gaps', () => {
  it('return their ordinals when they no longer fit a slot', () => {
    const lists = gapLists();
    const [long, short] = [lists.begin(), lists.begin()];
    const expected: number[] = [];
    for (let ordinal = 5; expected.length < 40_000; ordinal += 60 + (ordinal % 97)) expected.push(ordinal);
    for (const ordinal of expected) {
      lists.append(long, ordinal);
      if (ordinal % 1_000 === 0) lists.append(short, ordinal);
    }
    expect([...lists.state.long.keys()]).toEqual([long]);
    expect([...lists.ordinalsOf(long)]).toEqual(expected);
    expect([...lists.ordinalsOf(short)]).toEqual(expected.filter((ordinal) => ordinal % 1_000 === 0));
  });

  it('are close together after they were compacted, and continue from there', () => {
    const lists = gapLists();
    const numbers = Array.from({ length: 12_000 }, () => lists.begin());
    let ordinal = 0;
    const grow = (rounds: number): void => {
      for (let round = 0; round < rounds; round++)
        for (const number of numbers) if (round < 40 || number % 3 === 0) lists.append(number, ordinal++);
    };
    grow(80);
    const before = numbers.map((number) => [...lists.ordinalsOf(number)]);
    const gapBytes = before.flat().length * 2;
    expect(lists.state.slots.end).toBeGreaterThan(gapBytes * 2);
    let turns = 0;
    for (const moving = lists.compact(); moving.next().done !== true;) turns++;
    expect(turns).toBeGreaterThan(1);
    expect(lists.state.slots.end).toBeLessThan(gapBytes * 1.25);
    expect(numbers.map((number) => [...lists.ordinalsOf(number)])).toEqual(before);
    expect(lists.compact().next().done).toBe(true);
    grow(1);
    expect(numbers.map((number) => lists.ordinalsOf(number).length)).toEqual(
      before.map((own) => own.length + 1),
    );
    expect(numbers.every((number, n) => lists.ordinalsOf(number).at(-2) === before[n]?.at(-1))).toBe(true);
  });
});

describe('postings', () => {
  const ordinalsOf = ({ lists }: Postings, { byField }: Occurrences): readonly (readonly number[])[] =>
    byField.map((own) =>
      [...new Set(own.flatMap((list) => [...lists.ordinalsOf(list)]))].sort((a, b) => a - b),
    );

  /** The tracks whose words of a field meet a test. */
  const expectedOf = (
    tracks: readonly ReadonlyMap<string, number>[],
    test: (word: string) => boolean,
  ): readonly (readonly number[])[] =>
    [0, 1, 2, 3].map((field) =>
      tracks.flatMap((words, ordinal) =>
        [...words].some(([word, own]) => own === field && test(word)) ? [ordinal] : [],
      ),
    );

  const withoutEarlier = (byField: readonly (readonly number[])[]): readonly (readonly number[])[] =>
    byField.map((own, field) => {
      const earlier = new Set(byField.slice(0, field).flat());
      return own.filter((ordinal) => !earlier.has(ordinal));
    });

  it('are found by word and by prefix, in the field of each, whether a prefix has its own lists or not', () => {
    const by = dice(5);
    const held = postings();
    const tracks = Array.from({ length: 6_000 }, () => {
      const words = Array.from(
        { length: 1 + by.roll(5) },
        () => (by.roll(60) ** 3 % 46_656).toString(36) + by.pick(['', '', 'q', 'qq']),
      );
      const fields = words.map(() => by.roll(4)).sort((a, b) => a - b);
      const weightiest = new Map<string, number>();
      words.forEach((word, i) => {
        if (!weightiest.has(word)) weightiest.set(word, fields[i] ?? 0);
      });
      return weightiest;
    });
    tracks.forEach((words, ordinal) => held.add(words, ordinal));

    const some = [...new Set(tracks.flatMap((words) => [...words.keys()]))];
    expect(held.startingWith('0q').byField.flat().length).toBeLessThanOrEqual(4);
    for (const word of ['0', '1', 'none', ...some.slice(0, 60)]) {
      expect(ordinalsOf(held, held.of(word))).toEqual(expectedOf(tracks, (own) => own === word));
      for (const prefix of [word.slice(0, 1), word.slice(0, 2), word]) {
        const expected = expectedOf(tracks, (own) => own.startsWith(prefix));
        const found = ordinalsOf(held, held.startingWith(prefix));
        expect(withoutEarlier(found)).toEqual(withoutEarlier(expected));
      }
    }
  });
});
