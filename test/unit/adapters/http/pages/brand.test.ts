import { accentIssue, brandCss, branded, contrastOf } from '../../../../../src/adapters/http/portal/brand.ts';
import { portalPageEndpoints } from '../../../../../src/adapters/http/portal/pages.endpoints.ts';
import { exchangeWith } from '../exchange.ts';

const page = '<head><meta content="{{brand}}"></head>';
const built = { page, appeals: page, console: page, studio: page, files: new Map() };
const settings = { registration: 'live' } as const;

describe('the contrast of two colors', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#ffffff', '#0000ff', 8.59],
  ])('is that of WCAG: %s and %s have %d', (one, other, contrast) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
  });
});

describe('an accent', () => {
  it('is rejected with its contrast if text in it is not legible on a light ground', () => {
    expect(accentIssue('#ffcc00')).toBe(
      'must have a contrast of at least 4.5:1 with the light grounds of the pages. #ffcc00 has 1.3:1. Choose a darker color',
    );
    // It has 4.5:1 with white, but not with the gray of panels.
    expect(contrastOf('#757575', '#ffffff')).toBeGreaterThan(4.5);
    expect(accentIssue('#757575')).toBeDefined();
    expect(accentIssue('#0b5cad')).toBeUndefined();
  });

  it.each(['#0b5cad', '#000000', '#6b21a8', '#b00020', '#00573f'])(
    '%s has legible shades in the dark theme, and white text on its buttons',
    (accent) => {
      expect(accentIssue(accent)).toBeUndefined();
      const [, link = '', act = ''] =
        /--link:light-dark\(#\w+,(#\w+)\);--act:light-dark\(#\w+,(#\w+)\)/.exec(brandCss(accent)) ?? [];
      for (const ground of ['#10161d', '#182029', '#1d2733', '#132a42']) {
        expect(contrastOf(link, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrastOf(act, '#10161d')).toBeGreaterThanOrEqual(3);
      expect(contrastOf(act, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe('a brand', () => {
  it('puts its name into every page, escaped', () => {
    const brand = branded(built, { name: 'Tom & "Jerry"', accent: undefined, logo: undefined });
    for (const text of [brand.page, brand.appeals, brand.console, brand.studio]) {
      expect(text).toBe('<head><meta content="Tom &amp; &quot;Jerry&quot;"></head>');
    }
    expect(brand.files.size).toBe(0);
  });

  it('links a style sheet with its accent, and serves its logo', async () => {
    const logo = new TextEncoder().encode('<svg/>');
    const brand = branded(built, { name: 'Acme', accent: '#00573f', logo });
    expect(brand.page).toContain('<link rel="stylesheet" href="/portal/brand.css" />\n</head>');
    const ask = exchangeWith(portalPageEndpoints(brand, [], settings));
    const style = await ask('GET', '/portal/brand.css');
    expect([style.status, style.headers.get('content-type'), style.text]).toEqual([
      ...[200, 'text/css; charset=utf-8', brandCss('#00573f')],
    ]);
    const icon = await ask('GET', '/portal/icon.svg');
    expect([icon.status, icon.headers.get('content-type'), icon.text]).toEqual([
      ...[200, 'image/svg+xml', '<svg/>'],
    ]);
  });

  it('has no style sheet without an accent', async () => {
    const brand = branded(built, { name: 'Acme', accent: undefined, logo: undefined });
    expect(brand.page).not.toContain('<link');
    const ask = exchangeWith(portalPageEndpoints(brand, [], settings));
    expect((await ask('GET', '/portal/brand.css')).status).toBe(404);
  });
});
