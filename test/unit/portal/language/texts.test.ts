import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { english as appealsEnglish } from '../../../../portal/src/appeals/texts/en.ts';
import { french as appealsFrench } from '../../../../portal/src/appeals/texts/fr.ts';
import { german as appealsGerman } from '../../../../portal/src/appeals/texts/de.ts';
import { spanish as appealsSpanish } from '../../../../portal/src/appeals/texts/es.ts';
import { english as studioEnglish } from '../../../../portal/src/studio/texts/en.ts';
import { french as studioFrench } from '../../../../portal/src/studio/texts/fr.ts';
import { german as studioGerman } from '../../../../portal/src/studio/texts/de.ts';
import { spanish as studioSpanish } from '../../../../portal/src/studio/texts/es.ts';
import { english as portalEnglish } from '../../../../portal/src/texts/en.ts';
import { french as portalFrench } from '../../../../portal/src/texts/fr.ts';
import { german as portalGerman } from '../../../../portal/src/texts/de.ts';
import { spanish as portalSpanish } from '../../../../portal/src/texts/es.ts';
import { sharedTexts } from '../../../support/portal/shared-texts.ts';

type Texts = Readonly<Record<string, string>>;

const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'plural',
  [TYPE.select]: 'select',
  [TYPE.tag]: 'tag',
};

/** The arguments and tags of a message with their kinds. */
const argumentsOf = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const own = `${element.value}: ${kinds[element.type] ?? 'unknown'}`;
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [own, ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value))];
    return element.type === TYPE.tag ? [own, ...argumentsOf(element.children)] : [own];
  });
const argumentsIn = (message: string): readonly string[] => [...new Set(argumentsOf(parse(message)))].sort();

/** Reads arguments as the types of `message.ts` do: a name after a brace. */
const typed = (message: string): readonly string[] => {
  const names = message
    .split('{')
    .slice(1)
    .map((rest) => /^[^,}]*/.exec(rest)?.[0] ?? '')
    .filter((name) => name !== '' && !/[ #]/.test(name));
  const tags = [...message.matchAll(/<([^/>]+)>/g)].map(([, tag]) => tag ?? '');
  return [...new Set([...names, ...tags])].sort();
};

const categories = (elements: readonly MessageFormatElement[]): readonly (readonly string[])[] =>
  elements.flatMap((element) => (element.type === TYPE.plural ? [Object.keys(element.options)] : []));

/** The arguments that texts of problems are given; these texts replace the English detail of the service, which they may leave out. */
const given = (key: string): readonly string[] | undefined => {
  if (key.startsWith('issue.')) return ['detail', 'limit'];
  return key.startsWith('problem.') ? ['detail'] : undefined;
};

/** Returns whether a text has no words. */
const isWordless = (message: string): boolean => /^(?:[^\p{L}]|\{\w+\})*$/u.test(message);
const isShared = (language: string, message: string): boolean =>
  [...(sharedTexts['all'] ?? []), ...(sharedTexts[language] ?? [])].includes(message);

const frontEnds: readonly (readonly [string, Texts, Readonly<Record<string, Texts>>])[] = [
  [
    'the appeals page',
    appealsEnglish,
    { German: appealsGerman, French: appealsFrench, Spanish: appealsSpanish },
  ],
  ['the studio', studioEnglish, { German: studioGerman, French: studioFrench, Spanish: studioSpanish }],
  ['the portal', portalEnglish, { German: portalGerman, French: portalFrench, Spanish: portalSpanish }],
];
const translations = frontEnds.flatMap(([frontEnd, source, byLanguage]) =>
  Object.entries(byLanguage).map(([language, texts]) => [language, frontEnd, source, texts] as const),
);

describe.each(frontEnds)('the English texts of %s', (_, english) => {
  it('have the arguments that their types read', () => {
    const wrong = Object.entries(english).filter(
      ([, message]) =>
        typed(message).join() !==
        argumentsIn(message)
          .map((one) => one.replace(/:.*/, ''))
          .join(),
    );
    expect(wrong).toEqual([]);
  });
});

describe.each(translations)('the %s texts of %s', (language, _, source, texts) => {
  const all = Object.entries(texts);

  it('have the keys of the English ones, none empty', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(source).sort());
    expect(all.filter(([, message]) => message.trim() === '')).toEqual([]);
  });

  it('have the arguments of the English ones', () => {
    const other = all
      .filter(([key]) => !given(key))
      .filter(([key, message]) => argumentsIn(message).join() !== argumentsIn(source[key] ?? '').join());
    expect(other).toEqual([]);
    const ungiven = all.filter(([key, message]) => {
      const names = given(key);
      return names && argumentsIn(message).some((one) => !names.includes(one.replace(/:.*/, '')));
    });
    expect(ungiven).toEqual([]);
  });

  it('are not copies of the English ones', () => {
    const copies = all
      .filter(([key, message]) => message === source[key] && !isWordless(message))
      .filter(([, message]) => !isShared(language, message));
    expect(copies).toEqual([]);
  });

  it('have the plural forms of a singular and of the rest', () => {
    const wrong = all.filter(([, message]) =>
      categories(parse(message)).some((forms) => !forms.includes('one') || !forms.includes('other')),
    );
    expect(wrong).toEqual([]);
  });

  it('have no space that breaks a line before a punctuation mark if they are French', () => {
    const breaking = all.filter(([, message]) => language === 'French' && / [:;?!»]|« /.test(message));
    expect(breaking).toEqual([]);
  });
});
