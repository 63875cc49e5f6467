import type { OwnStem } from '@platform-licensing/client';
import { titleFrom } from '../../uploads/files/kinds.ts';

type Category = OwnStem['category'];

/** Words of file names, in the languages of the studio, in the order in which they decide: a bass drum is a drum, a lead vocal a vocal. */
const vocabulary: readonly (readonly [Category, RegExp])[] = [
  [
    'vocals',
    /^(?:vocals?|vox|voices?|voc|bvs?|choir|acapp?ella|gesang|stimmen?|chor|voix|ch(?:œ|oe)urs?|chant|voz|voces|coros?)$/,
  ],
  ['percussion', /^(?:percs?|percussions?|perkussion|percusión|shakers?|congas?|bongos?|tambourine|claps?)$/],
  [
    'drums',
    /^(?:drums?|drumkit|kick|snare|hi-?hats?|hats?|toms?|cymbals?|beats?|schlagzeug|batterie|batería)$/,
  ],
  ['bass', /^(?:bass|sub|808|basse|bajo|kontrabass)$/],
  ['fx', /^(?:s?fx|effects?|effekte|effets|efectos|risers?|noise|atmos?|ambience|foley|impacts?)$/],
  ['melody', /^(?:melody|melodie|mélodie|melodía|leads?|solos?|arp|brass|horns?|sax|flute|violin)$/],
  [
    'harmony',
    /^(?:harmony|harmonie|armonía|chords?|akkorde|accords|acordes|pads?|keys?|keyboards?|piano|rhodes|organ|strings?|streicher|cordes|cuerdas|guitars?|gtrs?|gitarren?|guitares?|guitarras?)$/,
  ],
  ['melody', /^synths?$/],
];

const categoryIn = (words: readonly string[]): Category | undefined =>
  vocabulary.find(([, pattern]) => words.some((word) => pattern.test(word.toLowerCase())))?.[0];

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .split(/[\s\-–.,()[\]]+/)
    .filter((word) => word !== '');

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one?.toLowerCase() === other?.toLowerCase();

/** Returns the words after the title of the track, or all if it has none of them, or nothing follows. */
const afterTitle = (words: readonly string[], title: readonly string[]): readonly string[] => {
  if (title.length === 0) return words;
  const at = words.findIndex((_, from) => title.every((word, n) => isSame(words[from + n], word)));
  const rest = at < 0 ? [] : words.slice(at + title.length);
  return rest.length > 0 ? rest : words;
};

/** Returns how many first words all names have in common, such as the name of the song. A word that names the category is none of these. */
const shared = (names: readonly (readonly string[])[]): number => {
  const [first = [], ...others] = names;
  if (others.length === 0) return 0;
  const differs = first.findIndex(
    (word, n) =>
      categoryIn([word]) !== undefined ||
      others.some((other) => !isSame(other[n], word) || n + 1 >= other.length),
  );
  return Math.max(0, differs < 0 ? first.length - 1 : differs);
};

const isNumber = (word: string | undefined): boolean => /^\d{1,2}$/.test(word ?? '');
const withoutNumber = (words: readonly string[]): readonly string[] =>
  words.length > 1 && isNumber(words[0]) ? words.slice(1) : words;
const withoutStem = (words: readonly string[]): readonly string[] => {
  const rest = words.filter((word) => !/^stems?$/i.test(word));
  return rest.length > 0 ? rest : words;
};

const nameOf = (words: readonly string[]): string => {
  const name = words.join(' ');
  return (name.charAt(0).toLocaleUpperCase() + name.slice(1)).slice(0, 90);
};

/** Returns the category and the name that the names of files suggest, for files that were chosen together. No two names are the same. */
export const proposedStems = (
  fileNames: readonly string[],
  title: string,
): readonly Pick<OwnStem, 'category' | 'name'>[] => {
  const all = fileNames.map((name) => withoutNumber(wordsOf(titleFrom(name))));
  const own = all.map((words) => afterTitle(words, wordsOf(title)));
  const skipped = shared(own);
  const taken = new Set<string>();
  return own.map((words) => {
    const name = nameOf(withoutStem(withoutNumber(words.slice(skipped))));
    const count = Array.from(fileNames, (_, n) => n + 1);
    const free = count.map((n) => (n === 1 ? name : `${name} ${n}`)).find((one) => !taken.has(one)) ?? name;
    taken.add(free);
    return { category: categoryIn(words) ?? 'other', name: free };
  });
};
