import fc from 'fast-check';
import { correctedTexts, editRows, maxEdits } from '../../../../src/domain/catalog/search/spelling.ts';

const editsBetween = (word: string, other: string): number => {
  const rows = editRows(word);
  [...other].forEach((letter, place) => rows.set(place, letter));
  return rows.editsTo([...other].length);
};

/** The same by its definition: the fewest edits of the beginnings of both words. */
const byDefinition = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length;
  const [lastA, lastB] = [a.at(-1), b.at(-1)];
  const swaps = a.length > 1 && b.length > 1 && lastA === b.at(-2) && a.at(-2) === lastB;
  return Math.min(
    byDefinition(a.slice(0, -1), b) + 1,
    byDefinition(a, b.slice(0, -1)) + 1,
    byDefinition(a.slice(0, -1), b.slice(0, -1)) + (lastA === lastB ? 0 : 1),
    swaps ? byDefinition(a.slice(0, -2), b.slice(0, -2)) + 1 : Infinity,
  );
};

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });

describe('the number of edits between two words', () => {
  it.each([
    ['ambient', 'ambient', 0],
    ['amibent', 'ambient', 1],
    ['ambent', 'ambient', 1],
    ['ambiennt', 'ambient', 1],
    ['anbient', 'ambient', 1],
    ['orhcestal', 'orchestral', 2],
    ['💿ab', '💿ba', 1],
  ])('from %p to %p is %p', (given, known, edits) => {
    expect(editsBetween(given, known)).toBe(edits);
  });

  it('is that of its definition for any two words', () => {
    fc.assert(fc.property(word, word, (a, b) => editsBetween(a, b) === byDefinition(a, b)));
  });

  it('is exact up to a limit, and beyond it no less than the limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, max) => {
        const rows = editRows(a, max);
        const announced = [...b].map((letter, place) => rows.set(place, letter));
        const edits = byDefinition(a, b);
        expect(Math.min(rows.editsTo(b.length), max + 1)).toBe(Math.min(edits, max + 1));
        expect(announced.every((min) => min <= edits || edits > max)).toBe(true);
      }),
    );
  });

  it('is not computed for letters that are further apart than the limit', () => {
    const rows = editRows('a'.repeat(100), 2);
    for (let place = 0; place < 200; place++) rows.set(place, 'a');
    expect([98, 100, 102].map(rows.editsTo)).toEqual([2, 0, 2]);
    expect([50, 150].map(rows.editsTo)).toEqual([Infinity, Infinity]);
  });

  it('is never less than the fewest edits that are computed for a beginning', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const rows = editRows(a);
        const announced = [...b].map((letter, place) => rows.set(place, letter));
        return announced.every((min) => min <= byDefinition(a, b));
      }),
    );
  });
});

describe('a word', () => {
  it.each([
    ['pia', 0],
    ['pian', 1],
    ['orchest', 1],
    ['orchestr', 2],
    ['💿💿💿', 0],
  ])('%p is corrected by words within %p edits', (given, edits) => {
    expect(maxEdits(given)).toBe(edits);
  });
});

describe('corrected texts', () => {
  it('replace each unknown word, the most likely words first, and keep the rest', () => {
    const corrections = new Map([
      ['amibent', ['ambient', 'ambience']],
      ['paino', ['piano']],
    ]);
    expect(correctedTexts(' Amibent: slow-paino ', corrections)).toEqual([
      'ambient: slow-piano',
      'ambience: slow-piano',
    ]);
  });

  it('are three at most, and none if a word has no correction', () => {
    expect(correctedTexts('paino', new Map([['paino', ['a', 'b', 'c', 'd']]]))).toEqual(['a', 'b', 'c']);
    expect(
      correctedTexts(
        'paino xyzzy',
        new Map([
          ['paino', ['piano']],
          ['xyzzy', []],
        ]),
      ),
    ).toEqual([]);
    expect(correctedTexts('piano', new Map())).toEqual([]);
  });
});
