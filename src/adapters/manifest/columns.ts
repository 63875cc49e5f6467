import {
  artists,
  edits,
  fee,
  json,
  list,
  masterShares,
  number,
  record,
  shares,
  stems,
  term,
  territories,
  text,
  yesNo,
} from './cells.ts';
import type { Column } from './form.ts';

/** The columns of the operator's import. */
export const columns: Readonly<Record<string, Column>> = {
  externalId: { at: ['externalId'], read: text },
  file: { at: ['file'], read: text },
  stems: { at: ['stems'], read: stems },
  title: { at: ['title'], read: text },
  version: { at: ['version'], read: text },
  artists: { at: ['artists'], read: artists },
  album: { at: ['album', 'title'], read: text },
  upc: { at: ['album', 'upc'], read: text },
  isrc: { at: ['isrc'], read: text },
  iswc: { at: ['iswc'], read: text },
  releaseDate: { at: ['releaseDate'], read: text },
  bpm: { at: ['bpm'], read: number },
  key: { at: ['key'], read: text },
  genres: { at: ['genres'], read: list },
  moods: { at: ['moods'], read: list },
  instruments: { at: ['instruments'], read: list },
  keywords: { at: ['keywords'], read: list },
  energy: { at: ['energy'], read: number },
  vocals: { at: ['vocals'], read: text },
  language: { at: ['language'], read: text },
  explicitness: { at: ['explicitness'], read: text },
  images: { at: ['images'], read: record },
  artwork: { at: ['artwork'], read: text },
  master: { at: ['rights', 'master'], read: masterShares },
  writers: { at: ['rights', 'writers'], read: shares },
  publishers: { at: ['rights', 'publishers'], read: shares },
  pLine: { at: ['pLine'], read: text },
  cLine: { at: ['cLine'], read: text },
  territories: { at: ['territories'], read: territories },
  aiDisclosure: { at: ['aiDisclosure'], read: record },
  tdm: { at: ['tdm'], read: record },
  terms: { at: ['terms'], read: json },
  'terms.media': { at: ['terms', 'media'], read: list },
  'terms.contentTypes': { at: ['terms', 'contentTypes'], read: list },
  'terms.territories': { at: ['terms', 'territories'], read: territories },
  'terms.term': { at: ['terms', 'term'], read: term },
  'terms.monetization': { at: ['terms', 'monetization'], read: yesNo },
  'terms.paidAdvertising': { at: ['terms', 'paidAdvertising'], read: yesNo },
  'terms.edits': { at: ['terms', 'edits'], read: edits },
  'terms.sublicensable': { at: ['terms', 'sublicensable'], read: yesNo },
  'terms.attributionRequired': { at: ['terms', 'attributionRequired'], read: yesNo },
  'terms.publishedContentSurvives': { at: ['terms', 'publishedContentSurvives'], read: yesNo },
  'terms.tdm': { at: ['terms', 'tdm'], read: record },
  'terms.fee': { at: ['terms', 'fee'], read: fee },
  'terms.effectiveAt': { at: ['terms', 'effectiveAt'], read: text },
  status: { at: ['status'], read: text },
};

const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]+/g, '');

type Named = Readonly<Record<string, unknown>>;

/** The column that a header means: case, blanks, hyphens and underscores do not matter. */
export const columnNamed = (known: Named, header: string): string | undefined => {
  const given = plain(header.trim());
  return Object.keys(known).find((name) => plain(name) === given);
};

/** Longer headers are similar to no column. */
const longestHeader = 100;

/**
 * Returns how many letters must be changed, added or removed to turn one word into the other (Levenshtein).
 */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === b[j] ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** Returns the column with the most similar name to an unknown header, or undefined if none is similar. */
export const columnNear = (known: Named, header: string): string | undefined => {
  const given = plain(header.trim()).slice(0, longestHeader);
  const [nearest] = Object.keys(known)
    .map((name) => ({ name, far: distance(given, plain(name)) }))
    .sort((a, b) => a.far - b.far);
  return nearest && nearest.far <= Math.max(1, Math.floor(given.length / 3)) ? nearest.name : undefined;
};
