/**
 * Folds text to terms. Spellings that people regard as the same fold to the same term: case, accents, width,
 * ligatures, apostrophes and invisible marks are ignored. Accents of Latin, Greek and Cyrillic and vowel
 * points of Arabic and Hebrew are removed; the marks of kana and of Indic and Thai scripts are letters and
 * are kept.
 */

const apostrophes = /['’‘‛`´ʼʻʹ′＇]/g;
/** U+3099 and U+309A voice a kana. */
const optional =
  /\p{Cf}|[[\p{Mn}&&[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}]]--[\u3099\u309a]]/gv;
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
};
const spelledOut = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');
const plain = /^[\x20-\x7e]*$/;

/** Returns one spelling for all texts that read the same, without apostrophes and with other punctuation. */
export const fold = (text: string): string => {
  const joined = text.replace(apostrophes, '');
  if (plain.test(joined)) return joined.toLowerCase();
  return joined
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(optional, '')
    .replace(apostrophes, '')
    .replace(spelledOut, (letter) => letters[letter] ?? letter)
    .normalize('NFC');
};

/** Scripts without spaces between words: their runs are split into single letters and pairs. */
const unspaced = String.raw`[[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]&&[\p{L}\p{N}]]`;
const letter = new RegExp(String.raw`${unspaced}\p{M}*`, 'gv');
const run = new RegExp(String.raw`(?:${unspaced}\p{M}*)+|(?:[[\p{L}\p{N}\p{M}]--${unspaced}])+`, 'gv');
const isUnspaced = new RegExp(`^${unspaced}`, 'v');

const runsOf = (folded: string): readonly string[] => folded.match(run) ?? [];

/** Replaces each run of letters and digits of a folded text. */
export const replaceWords = (folded: string, by: (word: string) => string): string =>
  folded.replace(run, (word) => by(word));

const pairs = (units: readonly string[]): readonly string[] =>
  units.slice(1).map((unit, i) => `${units[i] ?? ''}${unit}`);

const unitsOf = (word: string): readonly string[] => word.match(letter) ?? [];

/**
 * Returns the terms of a query in order: its words, and for a run in a script without spaces its pairs or its
 * only letter.
 */
export const termsOf = (query: string): readonly string[] =>
  runsOf(fold(query)).flatMap((word) => {
    if (!isUnspaced.test(word)) return [word];
    const units = unitsOf(word);
    return units.length > 1 ? pairs(units) : units;
  });

/** Matches most texts, which need none of the steps below; this makes them five times faster. */
const simple = /^[A-Za-z0-9 ]*$/;

const entriesOf = (word: string): readonly string[] => {
  if (!isUnspaced.test(word)) return [word];
  const units = unitsOf(word);
  return [...units, ...pairs(units)];
};

/**
 * Returns the words by which a text can be found, each once. A compound is found by its parts and as a whole:
 * `Rock-n’-Roll` also as `rocknroll`, `L’amour` also as `amour`.
 */
export const wordsOf = (text: string): readonly string[] => {
  if (simple.test(text))
    return [
      ...new Set(
        text
          .toLowerCase()
          .split(' ')
          .filter((word) => word !== ''),
      ),
    ];
  const words = fold(text)
    .split(/\s+/)
    .flatMap((chunk) => {
      const runs = runsOf(chunk);
      const whole = runs.length > 1 && !runs.some((word) => isUnspaced.test(word)) ? [runs.join('')] : [];
      return [...runs.flatMap(entriesOf), ...whole];
    });
  const parted = text.replace(apostrophes, ' ');
  const parts = parted === text ? [] : runsOf(fold(parted)).flatMap(entriesOf);
  return [...new Set([...words, ...parts])];
};

/**
 * Returns the key by which titles are sorted and labels compared: the words alone, or the symbols if there
 * are only symbols.
 */
export const collationKey = (text: string): string => {
  const folded = fold(text);
  return runsOf(folded).join(' ') || folded.trim();
};
