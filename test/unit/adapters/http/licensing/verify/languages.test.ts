import { certificateClaims } from '../../../../../../src/domain/licensing/certificate.ts';
import { languages } from '../../../../../../src/domain/shared/language.ts';
import { fail, ok } from '../../../../../../src/domain/shared/result.ts';
import { noon } from '../../../../../support/builders/builders.ts';
import { base } from '../../exchange.ts';
import { asking, license, paste, state } from './asking.ts';

const title = {
  en: 'Verify a license',
  de: 'Lizenz prüfen',
  fr: 'Vérifier une licence',
  es: 'Verificar una licencia',
};
const show = (target: string, acceptLanguage?: string) =>
  asking({ verifyLicense: async () => ok({ ...state, asOf: { at: noon, inForce: true } }) })('GET', target, {
    headers: acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage },
  });
const shownIn = async (target: string, acceptLanguage?: string) => {
  const { headers, text } = await show(target, acceptLanguage);
  const [, heading] = /<h1>([^<]*)<\/h1>/.exec(text) ?? [];
  const [, lang] = /<html lang="(\w+)">/.exec(text) ?? [];
  expect(headers.get('content-language')).toBe(lang);
  expect(heading).toBe(title[lang as keyof typeof title]);
  return lang;
};
const linksIn = (text: string) =>
  [...text.matchAll(/<(?:a|button) [^>]*?\blang="(\w+)"[^>]*>[^<]*</g)].map(([tag, lang]) => [lang, tag]);

describe('the language of the page /verify', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['it, es;q=0.5, fr;q=0.7', 'fr'],
    ['es', 'es'],
    ['en-US, de;q=0.9', 'en'],
    ['it', 'en'],
    ['*', 'en'],
    [undefined, 'en'],
  ])('is the first one of Accept-Language that is offered, else English: %s', async (header, language) => {
    for (const path of ['/verify', `/verify/${license.licenseId}`])
      expect(await shownIn(path, header)).toBe(language);
  });

  it.each(languages)('is the one that the address names: %s', async (language) => {
    const other = language === 'de' ? 'fr' : 'de';
    for (const path of ['/verify', `/verify/${license.licenseId}`])
      expect(await shownIn(`${path}?utm=x&lang=${language}`, other)).toBe(language);
  });

  it.each(['lang=it', 'lang=', 'lang=%22%3E%3Cscript%3E', 'lang=DE', 'lang=toString'])(
    'ignores a language that is not offered: %s',
    async (query) => {
      const { status, text } = await show(`/verify?${query}`, 'es');
      expect([status, text]).toEqual([200, expect.not.stringContaining('<script')]);
      expect(await shownIn(`/verify?${query}`, 'es')).toBe('es');
    },
  );

  it('is among what responses vary by', async () => {
    for (const path of ['/verify', `/verify/${license.licenseId}`])
      expect((await show(path)).headers.get('vary')).toBe('Accept, Accept-Encoding, Accept-Language');
    expect((await show('/verify.css')).headers.get('vary')).toBe('Accept-Encoding');
  });

  it('is chosen by links that work for each address, without a script', async () => {
    const { text } = await show(`/verify/${license.licenseId}?lang=fr`);
    const links = linksIn(text);
    expect(links.map(([lang]) => lang)).toEqual(languages);
    for (const [lang, tag] of links) {
      expect(tag).toMatch(new RegExp(`^<a href="\\?lang=${lang}"`));
      expect([lang, tag?.includes('aria-current="true"')]).toEqual([lang, lang === 'fr']);
    }
    expect(text).toContain('<nav aria-label="Langue">');
    expect(text).not.toContain('<script');
  });

  it('stays the same when a person pastes something, if the address names it', async () => {
    expect((await show('/verify?lang=es', 'de')).text).toContain('action="/verify?lang=es"');
    expect((await show('/verify', 'de')).text).toContain('action="/verify"');
    const ask = asking({ verifyCertificate: async () => ok({ genuine: false, inForce: false }) });
    const how = { path: '/verify?lang=es', acceptLanguage: 'de' };
    expect((await paste(ask, 'eyJh.eyJi.c2ln', how)).words).toContain('No auténtico');
    expect((await paste(ask, 'eyJh.eyJi.c2ln', { acceptLanguage: 'de' })).words).toContain('Nicht echt');
  });

  it('is changed below an answer to pasted text by buttons that send the text again', async () => {
    const ask = asking({ verifyCertificate: async () => ok({ genuine: false, inForce: false }) });
    const { text } = await paste(ask, 'eyJh.eyJi.c2ln');
    const buttons = linksIn(text);
    expect(buttons.map(([lang]) => lang)).toEqual(languages);
    for (const [lang, tag] of buttons)
      expect(tag).toMatch(new RegExp(`^<button form="verify" formaction="/verify\\?lang=${lang}"`));
    expect(text).toContain('<form id="verify"');
  });

  it('is that of an answer with 404', async () => {
    const ask = asking({ verifyLicense: async () => fail({ kind: 'license-not-found' }) });
    const { status, headers, text } = await ask('GET', `/verify/${license.licenseId}?lang=de`);
    expect([status, headers.get('content-language')]).toEqual([404, 'de']);
    expect(text).toContain('Lizenz nicht gefunden');
  });

  it.each(languages)('never makes markup of what others wrote: %s', async (language) => {
    const hostile = '<img src=x onerror=alert(1)>';
    const licensee = { ...license.licensee, name: hostile };
    const claims = { ...certificateClaims({ ...license, licensee }, base), media: [hostile] };
    const verified = { genuine: true, inForce: true, current: true, claims, license: state } as const;
    const { text } = await paste(
      asking({
        verifyCertificate: async () => ok(verified),
        brand: { name: hostile, accent: undefined, logo: undefined },
      }),
      `${hostile}</textarea>.`,
      { path: `/verify?lang=${language}` },
    );
    expect(text).not.toContain('<img src=x');
    expect(text.match(/<\/textarea>/g)).toHaveLength(1);
    expect(text.match(/&lt;img/g)?.length).toBeGreaterThanOrEqual(3);
  });
});
