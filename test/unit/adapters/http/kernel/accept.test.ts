import { languageIn } from '../../../../../src/adapters/http/kernel/request/accept.ts';

describe('the language of a request', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['de', 'de'],
    ['de-CH-1996', 'de'],
    ['FR', 'fr'],
    ['nl, es;q=0.3, fr;q=0.7', 'fr'],
    ['en;q=0, es', 'es'],
    ['en;q=0.8, de;q=0.8', 'en'],
    ['*', undefined],
    ['nl', undefined],
    ['deu', undefined],
    ['constructor, de;q=2, fr;q=x', undefined],
  ])('%s is %s', (header, language) => {
    expect(languageIn(header)).toBe(language);
  });
});
