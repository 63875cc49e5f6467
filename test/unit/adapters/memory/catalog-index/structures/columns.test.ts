import fc from 'fast-check';
import { ulid } from 'ulid';
import {
  appendId,
  comparedWithId,
  compareIds,
  idAt,
  idColumn,
} from '../../../../../../src/adapters/memory/catalog-index/structures/columns/id-column.ts';
import {
  comparableAt,
  keepWithin,
  listedWithin,
  measureAt,
} from '../../../../../../src/adapters/memory/catalog-index/structures/columns/measures.ts';
import {
  copyOfColumn,
  multipleAt,
  multiplesWithin,
  numberAt,
  numberColumn,
  putNumber,
} from '../../../../../../src/adapters/memory/catalog-index/structures/columns/number-column.ts';
import {
  appendTime,
  timeColumn,
} from '../../../../../../src/adapters/memory/catalog-index/structures/columns/time-column.ts';
import {
  appendText,
  comparedWith,
  compareTexts,
  textAt,
  textColumn,
} from '../../../../../../src/adapters/memory/catalog-index/structures/columns/text-column.ts';
import {
  countBits,
  hasBit,
  ordinalsIn,
  setBit,
  wordsFor,
} from '../../../../../../src/adapters/memory/catalog-index/structures/bitmap.ts';

const sign = (n: number): number => Math.sign(n);
const asStrings = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

describe('a column of texts', () => {
  it('returns every text, lone surrogates too, and orders them as strings', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constant('\ud800x\udfff')), {
          minLength: 1,
        }),
        (texts) => {
          const column = textColumn();
          for (const text of texts) appendText(column, text);
          expect(texts.map((_, i) => textAt(column, i))).toEqual(texts);
          const [first = ''] = texts;
          texts.forEach((text, i) => {
            expect(sign(compareTexts(column, i, 0))).toBe(asStrings(text, first));
            expect(sign(comparedWith(column, first)(i))).toBe(asStrings(text, first));
          });
        },
      ),
    );
  });
});

/** IDs of tracks, and texts that only look like them. */
const anyId = fc.oneof(
  fc.tuple(fc.nat(2 ** 48 - 1), fc.nat(9)).map(([at, digit]) => `trk_${ulid(at).slice(0, 25)}${digit}`),
  fc.constantFrom('trk_7ZZZZZZZZZZZZZZZZZZZZZZZZZ', 'trk_00000000000000000000000000', 'trk_1', ''),
  fc.constantFrom(
    'trk_80000000000000000000000000',
    'trk_0000000000000000000000000I',
    'trk_0000000000000000000000000a',
  ),
  fc.constantFrom('art_00000000000000000000000000', 'trk_000000000000000000000000000', 'trk_\ud800'),
);

describe('a column of IDs', () => {
  it('returns every ID and orders them as strings', () => {
    fc.assert(
      fc.property(fc.array(anyId, { minLength: 1, maxLength: 30 }), (ids) => {
        const column = idColumn();
        for (const id of ids) appendId(column, id);
        expect(ids.map((_, i) => idAt(column, i))).toEqual(ids);
        ids.forEach((id, i) => {
          for (const [k, other] of ids.entries()) {
            expect(sign(compareIds(column, i, k))).toBe(asStrings(id, other));
            expect(sign(comparedWithId(column, other)(i))).toBe(asStrings(id, other));
          }
        });
      }),
    );
  });

  it('returns ULIDs of close and of distant times, through several blocks', () => {
    const column = idColumn();
    const ids = Array.from(
      { length: 300 },
      (_, n) => `trk_${ulid(n < 150 ? 1_700_000_000_000 + n * 7 : n ** 5)}`,
    );
    for (const id of ids) appendId(column, id);
    expect(ids.map((_, i) => idAt(column, i))).toEqual(ids);
    const sorted = ids.map((_, i) => i).sort((a, b) => compareIds(column, a, b));
    expect(sorted.map((ordinal) => ids[ordinal])).toEqual(ids.toSorted());
    expect(ids.map((id, i) => comparedWithId(column, id)(i))).toEqual(ids.map(() => 0));
  });

  it('keeps ULIDs as numbers only', () => {
    const column = idColumn();
    for (const id of [`trk_${ulid()}`, 'trk_7ZZZZZZZZZZZZZZZZZZZZZZZZZ', 'trk_x']) appendId(column, id);
    expect([...column.others]).toEqual([[2, 'trk_x']]);
  });
});

const anyNumber = fc.oneof(
  fc.nat(300),
  fc.nat(2 ** 20),
  fc.constantFrom(0xff, 0x100, 0xffff, 0x1_0000, 2 ** 32 - 1, 2 ** 32, Date.UTC(2026, 0, 1), 2 ** 48 - 1),
  fc.nat(65_535).map((n) => n / 100),
);
const oddNumber = fc.oneof(
  anyNumber,
  fc.constantFrom(-1, 2 ** 48, 1 / 3, 0.005),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const columnOf = (numbers: readonly number[], scale: number) => {
  const column = numberColumn(scale);
  numbers.forEach((number, i) => putNumber(column, i, number));
  return column;
};

describe('a column of numbers', () => {
  it.each([1, 100])('returns every number and compares them, in multiples of 1/%s', (scale) => {
    fc.assert(
      fc.property(fc.array(oddNumber, { minLength: 1, maxLength: 40 }), (numbers) => {
        const column = copyOfColumn(columnOf(numbers, scale));
        // There is no −0 in a catalog.
        expect(numbers.map((_, i) => numberAt(column, i) + 0)).toEqual(numbers.map((number) => number + 0));
        const [first = 0] = numbers;
        numbers.forEach((number, i) => {
          expect(sign(multipleAt(column, i) - multipleAt(column, 0))).toBe(sign(number - first));
        });
      }),
    );
  });

  it.each([1, 100])('keeps the numbers within bounds, both included, in multiples of 1/%s', (scale) => {
    const bound = fc.oneof(oddNumber, fc.constantFrom(Infinity, -Infinity));
    fc.assert(
      fc.property(
        fc.array(oddNumber, { maxLength: 90 }),
        bound,
        bound,
        fc.boolean(),
        (given, a, b, isWhole) => {
          const numbers = isWhole ? given.map((number) => Math.abs(Math.round(number)) % 2 ** 48) : given;
          const column = columnOf(numbers, scale);
          // Bounds that are among the numbers are met, too.
          const [min, greatest] = [numbers[0] ?? a, b];
          const bitmap = new Uint32Array(wordsFor(numbers.length));
          numbers.forEach((_, i) => setBit(bitmap, i));
          keepWithin(bitmap, column, min, greatest);
          const expected = new Uint32Array(bitmap.length);
          numbers.forEach((number, i) => {
            if (number >= min && number <= greatest) setBit(expected, i);
          });
          expect([...bitmap]).toEqual([...expected]);
          const all = Uint32Array.from(numbers.keys());
          const listed = listedWithin(all, column, min, greatest);
          expect([...listed]).toEqual([...numbers.keys()].filter((ordinal) => hasBit(expected, ordinal)));
        },
      ),
    );
  });

  it('finds the bounds of multiples in spite of rounded products', () => {
    for (let multiple = 0; multiple <= 70_000; multiple++) {
      const [min, greatest] = multiplesWithin(numberColumn(100), multiple / 100, multiple / 100);
      if (min !== multiple || greatest !== multiple) expect([multiple, min, greatest]).toBe('exact');
    }
    expect(multiplesWithin(numberColumn(100), 0.295, 0.305)).toEqual([30, 30]);
  });

  it('is as narrow as its numbers allow', () => {
    const widths = [[255], [256], [65_535], [65_536], [2 ** 32 - 1], [2 ** 32], [0.5]].map(
      (numbers) => columnOf(numbers, 1).values.BYTES_PER_ELEMENT,
    );
    expect(widths).toEqual([1, 2, 2, 4, 4, 8, 8]);
    expect(columnOf([655.35], 100).values.BYTES_PER_ELEMENT).toBe(2);
  });
});

const someDay = Date.UTC(2026, 0, 1);
const timesOf = (times: readonly number[]) => {
  const column = timeColumn();
  for (const time of times) appendTime(column, time);
  return column;
};

describe('a column of times', () => {
  /** Times that mostly follow one another, with some from another year or of another kind. */
  const anyTimes = fc
    .array(
      fc.oneof(
        { weight: 40, arbitrary: fc.nat(3_000) },
        { weight: 1, arbitrary: fc.constantFrom(-someDay, -2 * someDay, 2 ** 24, 2 ** 49, 0.5) },
      ),
      { minLength: 1, maxLength: 400 },
    )
    .map((gaps) => {
      let time = someDay;
      return gaps.map((gap) => {
        if (gap >= 0 && gap <= 3_000) time += gap;
        return gap >= 0 && gap <= 3_000 ? time : time + gap;
      });
    });

  it('returns every time', () => {
    fc.assert(
      fc.property(anyTimes, (times) => {
        const column = timesOf(times);
        expect(times.map((_, i) => measureAt(column, i))).toEqual(times);
        expect(times.map((_, i) => comparableAt(column, i))).toEqual(times);
      }),
    );
  });

  it('keeps the times within bounds, both included', () => {
    fc.assert(
      fc.property(anyTimes, fc.nat(400), fc.nat(400), fc.nat(3), (times, one, other, open) => {
        const column = timesOf(times);
        const bound = (place: number): number => times[place % times.length] ?? 0;
        const min = open === 1 ? -Infinity : Math.min(bound(one), bound(other));
        const greatest = open === 2 ? Infinity : Math.max(bound(one), bound(other));
        const bitmap = new Uint32Array(wordsFor(times.length) + 1).fill(0xffff_ffff);
        bitmap[0] = 0x5555_5555;
        const expected = times.flatMap((time, i) =>
          time >= min && time <= greatest && hasBit(bitmap, i) ? [i] : [],
        );
        const listed = listedWithin(Uint32Array.from(times.keys()), column, min, greatest);
        keepWithin(bitmap, column, min, greatest);
        expect([...ordinalsIn(bitmap, countBits(bitmap))]).toEqual(expected);
        expect([...listed].filter((i) => i >= 32 || i % 2 === 0)).toEqual(expected);
      }),
    );
  });

  it.each([
    [0, 0],
    [1, 1],
    [0xff, 1],
    [0x100, 2],
    [0xffff, 2],
    [0x1_0000, 3],
    [2 ** 24 - 1, 3],
    [2 ** 24, 4],
    [2 ** 32, 5],
    [2 ** 40, 6],
    [2 ** 48 - 1, 6],
    [2 ** 48, 8],
    [0.5, 8],
  ])('keeps a block whose times are up to %s ms apart in %s bytes each, unchanged', (apart, width) => {
    const times = Array.from({ length: 128 }, (_, i) => (i % 3 === 0 ? someDay + apart : someDay));
    const column = timesOf(times);
    expect([...column.starts.subarray(0, 3)]).toEqual([0, 64 * width, 128 * width]);
    expect(times.map((_, i) => measureAt(column, i))).toEqual(times);
  });

  it('takes two bytes for each of a thousand imports a minute, and six for times from years apart', () => {
    const bytesOf = (times: readonly number[]): number => (timesOf(times).starts[2] ?? 0) / 128;
    const imported = Array.from({ length: 128 }, (_, i) => someDay + i * 60);
    expect(bytesOf(imported)).toBe(2);
    expect(bytesOf(imported.map((time, i) => time - (i % 2) * someDay))).toBe(6);
    expect(bytesOf(imported.map(() => someDay))).toBe(0);
  });
});
