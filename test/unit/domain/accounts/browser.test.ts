import { browserOf } from '../../../../src/domain/accounts/browser.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = 'Chrome/140.0.0.0 Safari/537.36';

describe('the browser of a session', () => {
  it.each([
    [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox', 'Linux'],
    [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} ${chrome}`, 'Chrome', 'Windows'],
    [`${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} ${chrome} Edg/140.0.0.0`, 'Edge', 'Windows'],
    [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} ${chrome} OPR/120.0.0.0`, 'Opera', 'macOS'],
    [
      `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
      ...['Safari', 'macOS'],
    ],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`,
      ...['Chrome', 'iOS'],
    ],
    [
      `${mozilla} (Linux; Android 15; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
      'Chrome',
      'Android',
    ],
    [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} ${chrome}`, 'Chrome', 'ChromeOS'],
    [`${mozilla} (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  ])('is named by %s', (text, name, system) => {
    expect(browserOf(text)).toEqual({ name, system });
  });

  it('is absent for programs and for texts that name no browser', () => {
    for (const text of [undefined, '', 'curl/8.14.1', 'node', 'Chromeleon 3', 'x'.repeat(100_000)])
      expect(browserOf(text)).toBeUndefined();
  });

  it('has no system if none is named', () => {
    expect(browserOf('Firefox/140.0')).toEqual({ name: 'Firefox' });
  });
});
