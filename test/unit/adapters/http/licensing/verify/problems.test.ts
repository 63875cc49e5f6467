import { languages } from '../../../../../../src/domain/shared/language.ts';
import { fail } from '../../../../../../src/domain/shared/result.ts';
import { Unavailable } from '../../../../../../src/ports/driven/shared/unavailable.ts';
import { report, unreached } from '../../exchange.ts';
import { asking, license, wordsOf } from './asking.ts';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const ofLicense = `/verify/${license.licenseId}`;
const flooded = {
  limitAddress: async () => fail({ kind: 'rate-limited', retryAfterMs: 41_500, report }),
} as const;

const shown = async (
  requested: ReturnType<typeof asking>,
  path: string,
  {
    lang = 'en',
    method = 'GET',
    ...more
  }: { lang?: string; method?: string; body?: string; type?: string } = {},
) => {
  const { body, type } = more;
  const headers = {
    ...{ accept: browser, 'accept-language': lang },
    ...(type !== undefined && { 'content-type': type }),
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  };
  const answer = await requested(method, path, { headers, ...(body !== undefined && { body }) });
  const { status, headers: given, text } = answer;
  return { status, headers: given, text, words: wordsOf(text) };
};

describe('a problem of the page /verify', () => {
  it.each([
    ['en', 'Too many requests', 'Try again in 42 seconds.'],
    ['de', 'Zu viele Anfragen', 'Versuchen Sie es in 42 Sekunden erneut.'],
    ['fr', 'Trop de requêtes', 'Réessayez dans 42 secondes.'],
    ['es', 'Demasiadas solicitudes', 'Inténtelo de nuevo dentro de 42 segundos.'],
  ])(
    'is a page in the language of the browser when the limit is reached: %s',
    async (lang, heading, step) => {
      const { status, headers, words } = await shown(asking({}, flooded), ofLicense, { lang });
      expect([status, headers.get('retry-after'), headers.get('content-language')]).toEqual([
        429,
        '42',
        lang,
      ]);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('content-security-policy')).toContain("style-src 'self'");
      expect([words.includes(heading), words.includes(step)]).toEqual([true, true]);
    },
  );

  it.each(languages)('is in the language that the address names: %s', async (lang) => {
    const other = lang === 'de' ? 'fr' : 'de';
    const { headers, text } = await shown(asking({}, flooded), `${ofLicense}?lang=${lang}`, { lang: other });
    expect(headers.get('content-language')).toBe(lang);
    expect(text).toContain(`action="/verify?lang=${lang}"`);
  });

  it.each([
    ['a body that is not a form', { method: 'POST', body: '{}', type: 'application/json' }, 415],
    [
      'a form without a certificate',
      { method: 'POST', body: 'x=1', type: 'application/x-www-form-urlencoded' },
      400,
    ],
  ])('is a page for %s', async (_, request, status) => {
    const answer = await shown(asking({}), '/verify', request);
    expect([answer.status, answer.words.includes('Nothing could be verified')]).toEqual([status, true]);
  });

  it.each([
    ['an outage', async () => Promise.reject(new Unavailable('the store')), 503],
    ['a bug', unreached, 500],
  ])('says nothing about the license after %s', async (_, verifyLicense, status) => {
    const answer = await shown(asking({ verifyLicense }), ofLicense);
    expect([answer.status, answer.words.includes('This says nothing about the license.')]).toEqual([
      status,
      true,
    ]);
  });

  it.each([
    ['the limit is reached', asking({}, flooded), 429],
    [
      'the store does not respond',
      asking({ verifyLicense: async () => Promise.reject(new Unavailable('the store')) }),
      503,
    ],
  ])(
    'keeps what was pasted when %s, and sends it again in another language',
    async (_, requested, status) => {
      const body = new URLSearchParams({ certificate: license.licenseId }).toString();
      const type = 'application/x-www-form-urlencoded';
      const answer = await shown(requested, '/verify', { method: 'POST', body, type });
      expect(answer.status).toBe(status);
      expect(answer.text).toContain(`${license.licenseId}</textarea>`);
      expect(answer.text).toContain('formaction="/verify?lang=de"');
    },
  );

  it('reads no long body for the page when the limit is reached', async () => {
    const body = new URLSearchParams({ certificate: license.licenseId.repeat(1_000) }).toString();
    const type = 'application/x-www-form-urlencoded';
    const answer = await shown(asking({}, flooded), '/verify', { method: 'POST', body, type });
    expect([answer.status, answer.text.includes(license.licenseId)]).toEqual([429, false]);
  });

  it('is a problem document for programs', async () => {
    for (const accept of ['*/*', 'application/json', 'application/problem+json, text/html;q=0.5']) {
      const { status, headers, json } = await asking({}, flooded)('GET', ofLicense, { headers: { accept } });
      expect([status, headers.get('content-type')]).toEqual([429, 'application/problem+json']);
      expect(json).toMatchObject({ code: 'RATE_LIMITED' });
    }
  });
});
