import { IntlMessageFormat } from 'intl-messageformat';
import { catalogs, intlMailTexts } from '../../../../src/adapters/intl-messageformat/mail-texts.ts';
import { messages, type MessageKey, type ValueKind } from '../../../../src/domain/mail/messages.ts';
import { languages } from '../../../../src/domain/shared/language.ts';
import { noon } from '../../../support/builders/builders.ts';

const keys = Object.keys(messages) as MessageKey[];
const kindsOf = (key: MessageKey): Readonly<Record<string, ValueKind>> => messages[key];
const each = languages.flatMap((language) => keys.map((key) => [language, key] as const));
const textOf = ([language, key]: readonly [(typeof languages)[number], MessageKey]) =>
  catalogs[language][key];

interface Part {
  readonly type: number;
  readonly value?: string;
  readonly options?: Readonly<Record<string, { readonly value: readonly Part[] }>>;
}

/** The arguments of a text, with the options of those that select. */
const argumentsIn = (parts: readonly Part[], found = new Map<string, Set<string>>()) => {
  for (const { type, value = '', options = {} } of parts) {
    // 0 is text and 7 is the number sign of a plural; all others are arguments.
    if (type === 0 || type === 7) continue;
    const known = found.get(value) ?? new Set();
    found.set(value, known);
    for (const [option, { value: inner }] of Object.entries(options)) {
      if (type === 5) known.add(option);
      argumentsIn(inner, found);
    }
  }
  return found;
};
const argumentsOf = (text: string) =>
  argumentsIn(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst());

const samples = {
  text: ['Acme {x} <b>'],
  count: [0, 1, 2, 1_234],
  flag: [true, false],
  day: [noon],
  minute: [noon],
  money: [{ amount: 6_800, currency: 'EUR' }],
  period: ['2026-11', '2026-11-21'],
} as const;
const valuesOf = (kind: ValueKind): readonly unknown[] => (typeof kind === 'string' ? samples[kind] : kind);

/** All combinations of the samples of a message. */
const combinations = (key: MessageKey): readonly Readonly<Record<string, unknown>>[] =>
  Object.entries(kindsOf(key)).reduce<readonly Readonly<Record<string, unknown>>[]>(
    (created, [name, kind]) =>
      created.flatMap((one) => valuesOf(kind).map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

const texts = intlMailTexts();
const said = (language: (typeof languages)[number], key: MessageKey, values: object): string =>
  (texts.in(language).say as (key: MessageKey, values: object) => string)(key, values);

describe('the texts of emails', () => {
  it.each(each)('have no other values than the message: %s %s', (language, key) => {
    const kinds = kindsOf(key);
    const used = argumentsOf(catalogs[language][key]);
    expect([...used.keys()].filter((name) => !(name in kinds))).toEqual([]);
    for (const [name, options] of used) {
      const kind = kinds[name];
      const known = kind === 'flag' ? ['yes', 'no'] : Array.isArray(kind) ? kind : [];
      expect([...options].filter((option) => option !== 'other' && !known.includes(option))).toEqual([]);
    }
  });

  it('use the same values in every language', () => {
    const differing = each.filter(
      ([language, key]) =>
        [...argumentsOf(catalogs[language][key]).keys()].sort().join() !==
        [...argumentsOf(catalogs.en[key]).keys()].sort().join(),
    );
    expect(differing).toEqual([]);
  });

  it('show every value that a message has, in English', () => {
    const unused = keys.flatMap((key) =>
      Object.keys(kindsOf(key))
        .filter((name) => !argumentsOf(catalogs.en[key]).has(name))
        .map((name) => `${key} ${name}`),
    );
    expect(unused).toEqual([]);
  });

  it('leave no placeholder with any values', () => {
    for (const [language, key] of each)
      for (const values of combinations(key)) {
        const text = said(language, key, values).replaceAll('Acme {x} <b>', 'Acme');
        const left = text.replaceAll('{licenseId}', '').replaceAll('{slug}', '');
        expect([language, key, left]).not.toEqual([
          language,
          key,
          expect.stringMatching(/[{}]|undefined|NaN/),
        ]);
        expect(text.trim()).not.toBe('');
      }
  });

  it('are translated', () => {
    const same = each.filter((one) => one[0] !== 'en' && textOf(one) === catalogs.en[one[1]]);
    expect(same).toEqual([['de', 'places.some']]);
  });

  it('have the punctuation of their language', () => {
    for (const one of each) {
      const [language] = one;
      if (language === 'en') continue;
      const text = textOf(one).replace(/'\{\w+\}'/g, '');
      expect(text).not.toMatch(/['"]/);
      if (language === 'fr') expect(text).not.toMatch(/[^\u00A0\s][:;»](\s|$)|[« ] »| [:;%»]|« /u);
      if (language === 'de') expect(text).not.toMatch(/»|«|\d %/u);
    }
  });

  it('name times in UTC by the custom of the language', () => {
    const values = { licenseId: 'lic_1', trackId: 'trk_1', at: noon, ended: true, stays: true };
    const [en, de, fr, es] = languages.map((language) => said(language, 'expiry.license', values));
    expect(en).toContain('at 2026-11-21 12:00 UTC.');
    expect(de).toContain('am 21. November 2026 um 12:00 UTC abgelaufen');
    expect(fr).toContain('le 21 novembre 2026 à 12:00 UTC.');
    expect(es).toContain('el 21 de noviembre de 2026 a las 12:00 UTC.');
  });

  it('show numbers and prices by the custom of the language', () => {
    const values = {
      ...{ name: 'Acme', items: 'Plan', paidUntil: noon },
      ...{ before: { amount: 123_400, currency: 'EUR' }, beforeInterval: 'month' },
      ...{ after: { amount: 500, currency: 'JPY' }, afterInterval: 'year' },
    };
    const prices = languages.map(
      (language) =>
        /1[^ a-z]*234[^ ]*EUR|1234.00 EUR/.exec(said(language, 'interval_changed.changed', values))?.[0],
    );
    expect(prices).toEqual([
      '1234.00 EUR',
      '1.234,00\u00A0EUR',
      '1\u202F234,00\u00A0EUR',
      '1234,00\u00A0EUR',
    ]);
    expect(said('de', 'interval_changed.changed', values)).toContain('500\u00A0JPY pro Jahr');
  });

  it('have singular and plural', () => {
    const values = { slug: 'acme', more: false, lastDay: noon };
    expect(said('de', 'licenses_expiring.subject', { ...values, count: 1 })).toMatch(
      /^1 Lizenz von acme läuft/,
    );
    expect(said('de', 'licenses_expiring.subject', { ...values, count: 2 })).toMatch(
      /^2 Lizenzen von acme laufen/,
    );
    expect(said('es', 'licenses_expiring.subject', { ...values, count: 1_000, more: true })).toMatch(
      /^Más de 1000 licencias de acme vencen/,
    );
  });
});

describe('texts of emails', () => {
  it('are in English for a language of a later release', () => {
    const later = intlMailTexts().in('it' as (typeof languages)[number]);
    expect(later.language).toBe('en');
    expect(later.say('sign_in_link.subject')).toBe(catalogs.en['sign_in_link.subject']);
  });

  it.each(languages)('show a period that is not a date as it is, in %s', (language) => {
    const values = { slug: 'acme', quota: 'licenses', exhausted: true, period: 'this month' } as const;
    expect(intlMailTexts().in(language).say('quota_warning.subject', values)).toContain('this month');
  });
});
