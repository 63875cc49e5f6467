import { french as appealsFrench } from '../../../../portal/src/appeals/texts/fr.ts';
import { german as appealsGerman } from '../../../../portal/src/appeals/texts/de.ts';
import { spanish as appealsSpanish } from '../../../../portal/src/appeals/texts/es.ts';
import { french as studioFrench } from '../../../../portal/src/studio/texts/fr.ts';
import { german as studioGerman } from '../../../../portal/src/studio/texts/de.ts';
import { spanish as studioSpanish } from '../../../../portal/src/studio/texts/es.ts';
import { french } from '../../../../portal/src/texts/fr.ts';
import { german } from '../../../../portal/src/texts/de.ts';
import { spanish } from '../../../../portal/src/texts/es.ts';

type Texts = Readonly<Record<string, string>>;

/** Words that the glossary of docs/languages.md has another word for. */
const others: readonly (readonly [string, Texts, RegExp])[] = [
  [
    'German',
    { ...appealsGerman, ...studioGerman, ...german },
    /\berteil(?:en|t)\b|Inhaltstyp|\bTokens\b|Vorgabe/,
  ],
  // In French, "licencier" is to dismiss an employee.
  [
    'French',
    { ...appealsFrench, ...studioFrench, ...french },
    /\blicenci(?:er|é|ez)(?!\p{L})|\bforfaits?\b|sandbox|identifiant court|licences? accordée/iu,
  ],
  ['Spanish', { ...appealsSpanish, ...studioSpanish, ...spanish }, /sandbox|\blive\b|caducado/i],
];

describe.each(others)('the %s texts', (_, texts, other) => {
  it('use the words of the glossary', () => {
    expect(Object.entries(texts).filter(([, message]) => other.test(message))).toEqual([]);
  });
});
