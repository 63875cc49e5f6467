import fc from 'fast-check';
import { keyedLists } from '../../../../../../src/adapters/memory/catalog-index/structures/words/keyed-lists.ts';
import {
  appendText,
  textColumn,
} from '../../../../../../src/adapters/memory/catalog-index/structures/columns/text-column.ts';
import { dueList } from '../../../../../../src/adapters/memory/catalog-index/structures/due-list.ts';
import { gapLists } from '../../../../../../src/adapters/memory/catalog-index/structures/words/gap-lists.ts';
import { isrcs } from '../../../../../../src/adapters/memory/catalog-index/structures/isrcs.ts';
import { numberLists } from '../../../../../../src/adapters/memory/catalog-index/structures/number-lists.ts';
import {
  keptOrdinals,
  lengthen,
  noOrdinals,
  ordinalsBetween,
  putOrdinal,
  type OrdinalList,
} from '../../../../../../src/adapters/memory/catalog-index/structures/ordinal-list.ts';
import { phrases } from '../../../../../../src/adapters/memory/catalog-index/structures/words/phrases.ts';
import { vocabulary } from '../../../../../../src/adapters/memory/catalog-index/structures/words/vocabulary.ts';
import {
  firstPlace,
  sortedOrdinals,
} from '../../../../../../src/adapters/memory/catalog-index/structures/sorted-ordinals.ts';
import { textTable } from '../../../../../../src/adapters/memory/catalog-index/structures/words/text-table.ts';

describe('a table of texts', () => {
  it('finds the latest ordinal of each among thousands', () => {
    const column = textColumn();
    const table = textTable(column);
    for (let i = 0; i < 5_000; i++) {
      appendText(column, `text ${i % 3_000}`);
      table.put(`text ${i % 3_000}`, i);
    }
    for (let i = 0; i < 3_000; i++) expect(table.find(`text ${i}`)).toBe(i < 2_000 ? i + 3_000 : i);
    expect(table.find('text 3000')).toBeUndefined();
  });
});

const listOf = (list: OrdinalList): number[] => [...ordinalsBetween(list, 0, list.length)];

describe('a list of ordinals', () => {
  it('returns ordinals of any size, and takes three bytes for each as long as they have 24 bits', () => {
    const list = noOrdinals();
    lengthen(list, 40);
    const small = Array.from({ length: 40 }, (_, i) => [i, 65_535, 65_536, 2 ** 24 - 1][i % 4] ?? 0);
    small.forEach((ordinal, i) => putOrdinal(list, i, ordinal));
    expect(listOf(list)).toEqual(small);
    expect(list.low.BYTES_PER_ELEMENT + list.high.BYTES_PER_ELEMENT).toBe(3);
    putOrdinal(list, 5, 2 ** 24);
    expect(listOf(list)).toEqual(small.with(5, 2 ** 24));
    lengthen(list, 90);
    expect(listOf(list).slice(0, 40)).toEqual(small.with(5, 2 ** 24));
    expect(listOf(keptOrdinals(list, (ordinal) => ordinal > 70_000))).toEqual(
      small.with(5, 2 ** 24).filter((ordinal) => ordinal > 70_000),
    );
  });
});

describe('sorted ordinals', () => {
  it('are in order however many arrived, in any order, and whenever they are read', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { maxLength: 3_000 }), fc.nat(700), (values, often) => {
        const compare = (a: number, b: number): number => (values[a] ?? 0) - (values[b] ?? 0) || a - b;
        const sorted = sortedOrdinals(compare);
        values.forEach((_, i) => {
          sorted.add(i);
          if (i % (often + 1) === 0) sorted.all();
        });
        expect(listOf(sorted.all())).toEqual(values.map((_, i) => i).sort(compare));
      }),
    );
  });

  it('find the last of equal ones, whether it was merged or not', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { maxLength: 1_500 }), fc.nat(700), (values, often) => {
        const sorted = sortedOrdinals((a, b) => (values[a] ?? 0) - (values[b] ?? 0) || a - b);
        values.forEach((_, i) => {
          sorted.add(i);
          if (i === often) sorted.all();
        });
        for (let value = 0; value <= 50; value++) {
          const last = values.lastIndexOf(value);
          expect(sorted.lastWith((i) => (values[i] ?? 0) - value)).toBe(last === -1 ? undefined : last);
        }
      }),
    );
  });

  it('return the first place from which on a condition is true', () => {
    const places = noOrdinals();
    lengthen(places, 3);
    [1, 3, 5].forEach((ordinal, i) => putOrdinal(places, i, ordinal));
    expect([0, 1, 2, 5, 6].map((min) => firstPlace(places, (n) => n >= min))).toEqual([0, 0, 1, 2, 3]);
  });
});

describe('a due list', () => {
  it('returns what is due, the earliest first, and nothing before its time', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100)), fc.nat(100), (moments, now) => {
        const due = dueList<number>();
        for (const at of moments) due.add(at, at);
        const taken: number[] = [];
        for (let next = due.take(now); next !== undefined; next = due.take(now)) taken.push(next);
        expect(taken).toEqual(moments.filter((at) => at <= now).sort((a, b) => a - b));
      }),
    );
  });
});

describe('phrases', () => {
  const word = fc.oneof(
    fc.constantFrom('a', 'ab', 'b', '', '\t', '\ud800', 'ä'),
    fc.string({ maxLength: 4 }),
  );
  const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));

  it('return every text and order them as strings', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), text, (texts, other) => {
        const held = phrases(vocabulary());
        for (const own of texts) held.append(own);
        expect(texts.map((_, i) => held.at(i))).toEqual(texts);
        const [first = ''] = texts;
        texts.forEach((own, i) => {
          expect(Math.sign(held.compare(i, 0))).toBe(own === first ? 0 : own < first ? -1 : 1);
          expect(Math.sign(held.comparedWith(other)(i))).toBe(own === other ? 0 : own < other ? -1 : 1);
        });
      }),
    );
  });
});

describe('small lists', () => {
  it('of numbers count each number of each ordinal', () => {
    const lists = numberLists();
    const given = [[0, 127, 128], [], [16_383, 16_384, 70_000], [128]];
    for (const numbers of given) lists.append(numbers);
    given.forEach((numbers, ordinal) => {
      const counts = new Uint32Array(70_001);
      lists.countInto(counts, Uint32Array.of(ordinal));
      expect([...counts.entries()].filter(([, count]) => count > 0)).toEqual(numbers.map((n) => [n, 1]));
    });
  });

  it('by key keep what each key was given, in order', () => {
    const held = keyedLists(gapLists());
    for (const [i, key] of ['a', 'b', 'a', 'c', 'a'].entries()) held.add(key, i);
    expect(['a', 'b', 'c', 'd'].map((key) => [...held.of(key)])).toEqual([[0, 2, 4], [1], [3], []]);
  });

  it('by ISRC find proper ones and any other text', () => {
    const held = isrcs();
    const given = ['QZABC2600001', 'ZZZZZ9999999', 'x', 'QZABC2600001', '000000000000', '', 'QZABD2600001'];
    for (const isrc of given) held.add(isrc);
    const found = (isrc: string) => [...held.find(isrc)];
    expect(found('QZABC2600001')).toEqual([0, 3]);
    expect([found('ZZZZZ9999999'), found('QZABD2600001')]).toEqual([[1], [6]]);
    expect([found('x'), found('')]).toEqual([[2], [5]]);
    expect([found('QZABC2600002'), found('QZABE2600001'), found('000000000000')]).toEqual([[], [], [4]]);
  });
});
