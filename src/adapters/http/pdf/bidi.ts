import bidiPackage from 'bidi-js';

// A CommonJS module whose types say that it is an ES module.
const bidi = (bidiPackage as unknown as typeof bidiPackage.default)();
type Levels = ReturnType<typeof bidi.getEmbeddingLevels>;

const isRightToLeft = (level = 0): boolean => level % 2 === 1;

/** A text with characters that are written from right to left, as in Hebrew and Arabic. */
export interface BidirectionalText {
  /** Returns the runs of the characters from `start` to `end` (excluded), in the order of the page from left to right. */
  readonly runs: (start: number, end: number) => readonly string[];
}

/** A font writes letters from right to left by their script, but not brackets and blanks between numbers. */
const runOf = (text: string, rightToLeft: boolean): string => {
  if (!rightToLeft) return text;
  const signs = Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign);
  return (/\p{L}/u.test(text) ? signs : signs.reverse()).join('');
};

const runsIn = (text: string, levels: Levels, start: number, end: number): readonly string[] => {
  const level = (index: number) => levels.levels[index];
  const runs: { first: number; last: number }[] = [];
  for (const index of bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end)) {
    const run = runs.at(-1);
    if (run && Math.abs(index - run.last) === 1 && level(index) === level(run.last)) run.last = index;
    else runs.push({ first: index, last: index });
  }
  return runs.map(({ first, last }) =>
    runOf(text.slice(Math.min(first, last), Math.max(first, last) + 1), isRightToLeft(level(first))),
  );
};

/**
 * Applies the Unicode bidirectional algorithm (UAX #9) to a text within an English page. Returns nothing if all of it is
 * written from left to right.
 */
export const bidirectional = (text: string): BidirectionalText | undefined => {
  const levels = bidi.getEmbeddingLevels(text, 'ltr');
  if (!levels.levels.some(isRightToLeft)) return undefined;
  return { runs: (start, end) => (start < end ? runsIn(text, levels, start, end) : []) };
};
