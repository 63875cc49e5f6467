import { readFileSync } from 'node:fs';
import { formatLocale, languages, preferredLanguage } from '../../../../portal/src/kit/language/languages.ts';

describe('the language of a page', () => {
  it('is the first of the wanted ones that is offered', () => {
    expect(preferredLanguage(['es', 'de-CH', 'en'], languages)).toBe('es');
    expect(preferredLanguage([undefined, 'it-IT', 'DE-ch', 'fr'], languages)).toBe('de');
  });

  it('is English if none of the wanted ones is offered', () => {
    expect(preferredLanguage(['it-IT', 'nl'], languages)).toBe('en');
    expect(preferredLanguage(['de'], ['en'])).toBe('en');
    expect(preferredLanguage([], languages)).toBe('en');
  });
});

describe('the locale of numbers and dates', () => {
  const found = { offered: languages, wasChosen: false };
  const chosen = { offered: languages, wasChosen: true };

  it("is the reader's variant of the language", () => {
    expect(formatLocale('de', ['en-US', 'de-CH'], chosen)).toBe('de-CH');
    expect(formatLocale('de', ['de-AT', 'en-US'], found)).toBe('de-AT');
    expect(formatLocale('en', ['it-IT', 'en-GB'], chosen)).toBe('en-GB');
  });

  it('is the language itself if the reader chose one that the browser does not list', () => {
    expect(formatLocale('fr', ['de-DE', 'en'], chosen)).toBe('fr');
    expect(formatLocale('de', ['ja-JP', 'en-US'], chosen)).toBe('de');
  });

  it('is that of the browser if the page does not offer its language and nobody chose another', () => {
    expect(formatLocale('en', ['de-DE', 'de', 'en-US', 'en'], { ...found, offered: ['en'] })).toBe('de-DE');
    expect(formatLocale('en', ['it-IT', 'en-US'], found)).toBe('it-IT');
  });
});

describe.each(['portal/index.html', 'portal/appeals.html', 'portal/studio.html'])(
  '%s without scripts',
  (file) => {
    it('says in every language what it needs', () => {
      const [noscript = ''] = /<noscript>.*<\/noscript>/s.exec(readFileSync(file, 'utf8')) ?? [];
      expect([...noscript.matchAll(/<p lang="(\w+)">/g)].map(([, language]) => language)).toEqual(
        languages.slice(1),
      );
    });
  },
);
