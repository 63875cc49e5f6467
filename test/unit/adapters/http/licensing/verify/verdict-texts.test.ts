import { answerIn } from '../../../../../../src/adapters/http/licensing/certificate/answer.ts';
import {
  verdictOf,
  type State,
  type Verified,
} from '../../../../../../src/adapters/http/licensing/certificate/verdict.ts';
import { words } from '../../../../../../src/adapters/http/licensing/certificate/words.ts';
import { certificateClaims } from '../../../../../../src/domain/licensing/certificate.ts';
import { languages } from '../../../../../../src/domain/shared/language.ts';
import { terms as german } from '../../../../../../portal/src/kit/language/de/terms.ts';
import { terms as spanish } from '../../../../../../portal/src/kit/language/es/terms.ts';
import { terms as french } from '../../../../../../portal/src/kit/language/fr/terms.ts';
import { languageNames } from '../../../../../../portal/src/kit/language/languages.ts';
import { contentTypes, media } from '../../../../../../src/domain/catalog/license-terms.ts';
import type { LicenseVerification } from '../../../../../../src/ports/driving/licensing.ts';
import { noon } from '../../../../../support/builders/builders.ts';
import { base } from '../../exchange.ts';
import { dayMs, license, state } from './asking.ts';

const removeBy = noon + dayMs;
const [territories, onHold] = [['DE', 'AT'], ['CH']];

type Kind = State['kind'] | 'empty' | 'not-genuine' | 'unknown-license';
interface Case {
  readonly some: Partial<LicenseVerification>;
  readonly inForce: boolean;
}

/** Licenses in each state, with each of its variants. */
const cases: Readonly<Record<State['kind'], readonly Case[]>> = {
  sandbox: [{ some: { environment: 'sandbox' }, inForce: true }],
  'must-remove': [
    { some: { compliance: { state: 'must_remove', removeBy } }, inForce: true },
    ...[true, false].map((inForce) => ({
      some: { compliance: { state: 'must_remove', removeBy, territories, onHold } } as const,
      inForce,
    })),
  ],
  'not-yet': [{ some: { authorizedFrom: noon + dayMs }, inForce: false }],
  revoked: [
    { some: { status: 'revoked', authorizedUntil: noon }, inForce: false },
    { some: { status: 'revoked', publishedContentSurvives: false }, inForce: false },
  ],
  expired: [
    { some: { status: 'expired', authorizedUntil: noon }, inForce: false },
    { some: { status: 'expired' }, inForce: false },
  ],
  'on-hold': [
    { some: { compliance: { state: 'on_hold' } }, inForce: true },
    { some: { compliance: { state: 'on_hold', territories } }, inForce: true },
  ],
  'in-force': [{ some: {}, inForce: true }],
};

const claims = certificateClaims({ ...license, territories }, base);
const foundIn = (all: readonly Case[]): readonly Verified[] =>
  all.flatMap(({ some, inForce }) => {
    const found = { license: { ...state, ...some }, inForce };
    return [
      { kind: 'license', ...found },
      { kind: 'certificate', claims, current: true, ...found },
      { kind: 'certificate', claims, current: false, ...found },
    ];
  });
const nothing = (['empty', 'not-genuine', 'unknown-license'] as const).map(
  (kind) => [kind, [{ kind }]] as const,
);
const verdicts: readonly (readonly [Kind, readonly Verified[]])[] = [
  ...nothing,
  ...Object.entries(cases).map(([kind, all]) => [kind as State['kind'], foundIn(all)] as const),
];

/** Returns every string of a value; functions are called with texts in place of times and countries. */
const leavesOf = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return leavesOf((value as (...given: string[]) => unknown)('1', '2'), path);
  return Object.entries(value ?? {}).flatMap(([key, each]) => leavesOf(each, `${path}.${key}`));
};

const translated = languages.filter((language) => language !== 'en');
/** Words of English that none of the other languages has. */
const english = /\b(?:the|and|of|this|that|with|license|track|content|nothing|published?|in force)\b/i;
const sameInSome = new Set(['.codes.film', '.codes.online', '.codes.podcast', '.codes.livestream']);

describe.each(translated)('the verdicts in %s', (language) => {
  it.each(verdicts)('have texts of their own: %s', (_, all) => {
    expect(all.length).toBeGreaterThan(0);
    for (const verified of all) {
      const verdict = verdictOf(verified);
      const [own, source] = [answerIn(words[language], verdict), answerIn(words.en, verdict)];
      for (const part of ['findings', 'steps', 'permits'] as const)
        expect([part, own[part].length]).toEqual([part, source[part].length]);
      const texts = [own.heading, ...own.findings, ...own.steps, ...own.permits.map(([label]) => label)];
      const others = [source.heading, ...source.findings, ...source.steps];
      for (const text of texts) {
        expect(text).toMatch(/^\p{Lu}.*[^.]|^\p{Lu}.*\.$/u);
        expect(text).not.toMatch(english);
        expect(text).not.toMatch(/undefined|=>/);
        expect(others).not.toContain(text);
      }
    }
  });

  it('are each another text', () => {
    const pages = verdicts.flatMap(([, all]) =>
      all.map((verified) => JSON.stringify(answerIn(words[language], verdictOf(verified)))),
    );
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('and all other texts are not those of English', () => {
    const source = new Map(leavesOf(words.en.texts));
    const own = leavesOf(words[language].texts);
    expect(own.map(([path]) => path)).toEqual([...source.keys()]);
    const same = own.filter(([path, text]) => source.get(path) === text && !sameInSome.has(path));
    expect(same).toEqual([]);
    expect(own.filter(([path, text]) => !path.startsWith('.codes') && english.test(text))).toEqual([]);
  });

  it('name content types and media as the portal does', () => {
    const portal: Readonly<Record<string, string>> = { de: german, fr: french, es: spanish }[language];
    const keyOf = (code: string) =>
      `kit.use.${code.replaceAll(/_(\w)/g, (_, next: string) => next.toUpperCase())}`;
    for (const code of [...contentTypes, ...media])
      expect([code, words[language].texts.codes[code]]).toEqual([code, portal[keyOf(code)]]);
  });
});

describe('the words of the page /verify', () => {
  it('name each language as the portal does', () => {
    expect(languages.map((language) => words[language].texts.name)).toEqual(
      languages.map((language) => languageNames[language]),
    );
  });

  it.each([
    ['en', 'Austria (AT), Germany (DE)', 'Austria (AT) and Germany (DE)', '3 May 2026 at 12:00:00 UTC'],
    [
      'de',
      'Österreich (AT), Deutschland (DE)',
      'Österreich (AT) und Deutschland (DE)',
      '3. Mai 2026 um 12:00:00 UTC',
    ],
    ['fr', 'Autriche (AT) et Allemagne (DE)', 'Autriche (AT) et Allemagne (DE)', '3 mai 2026 à 12:00:00 UTC'],
    [
      'es',
      'Austria (AT) y Alemania (DE)',
      'Austria (AT) y Alemania (DE)',
      '3 de mayo de 2026 a las 12:00:00 UTC',
    ],
  ] as const)('write lists and times as %s does', (language, list, sentence, time) => {
    const own = words[language];
    expect(own.countries(['AT', 'DE'])).toBe(list);
    expect(own.countriesInSentence(['AT', 'DE'])).toBe(sentence);
    expect(own.time('2026-05-03T12:00:00Z')).toBe(time);
    expect(own.countries(['WORLD'])).toBe(own.texts.allCountries);
  });

  it('keep a code that they do not know, also one with the name of a property of objects', () => {
    expect(words.fr.inWords(['hologram', 'film'])).toBe('Hologram et film');
    expect(words.de.word('constructor')).toBe('constructor');
  });

  it('have no space that breaks a line before a punctuation mark in French', () => {
    expect(leavesOf(words.fr.texts).filter(([, text]) => / [:;?!»]|« /.test(text))).toEqual([]);
  });
});
