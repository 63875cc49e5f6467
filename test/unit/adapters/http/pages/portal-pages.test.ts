import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtPortal } from '../../../../../src/adapters/http/portal/built.ts';
import { appealsPageEndpoints } from '../../../../../src/adapters/http/portal/appeals-page.endpoints.ts';
import { consolePageEndpoints } from '../../../../../src/adapters/http/portal/console-page.endpoints.ts';
import { studioPageEndpoints } from '../../../../../src/adapters/http/portal/studio/studio-page.endpoints.ts';
import { portalPageEndpoints } from '../../../../../src/adapters/http/portal/pages.endpoints.ts';
import { mediaOriginsOf } from '../../../../../src/main/processes/portal-pages.ts';
import { exchangeWith } from '../exchange.ts';

const settings = { registration: 'sandbox' } as const;

describe('a page of the portal', () => {
  const ask = exchangeWith(
    portalPageEndpoints(
      {
        page: '<p>{{nonce}}</p>',
        appeals: undefined,
        console: undefined,
        studio: undefined,
        files: new Map(),
      },
      [],
      settings,
    ),
  );

  it.each([
    '/portal?month=2026-03',
    '/portal/?month=2026-03',
    '/portal/catalog?q=night%20ferry&mood=calm,warm&similarTo=trk_1',
    '/portal/licenses/lic_1?from=mail',
    '/portal/webhooks/whe_1/dlv_1?attempt=2',
  ])('opens with the filters in its address, without a page before it: %s', async (path) => {
    const opened = await ask('GET', path);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('allows styles with a new nonce in each response', async () => {
    const [one, other] = [await ask('GET', '/portal'), await ask('GET', '/portal')];
    expect(one.text).not.toBe(other.text);
    const nonce = one.text.slice('<p>'.length, -'</p>'.length);
    expect(one.headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`);
  });
});

describe('the settings in a page', () => {
  it('say which platforms can register', async () => {
    const ask = exchangeWith(
      portalPageEndpoints(
        {
          page: '<i>{{registration}}</i>',
          appeals: undefined,
          console: undefined,
          studio: undefined,
          files: new Map(),
        },
        [],
        { registration: 'closed' },
      ),
    );
    expect((await ask('GET', '/portal/register')).text).toBe('<i>closed</i>');
  });
});

describe('a page of the staff console', () => {
  const built = {
    page: '',
    appeals: undefined,
    console: '<p>{{nonce}}</p>',
    studio: undefined,
    files: new Map(),
  };
  const ask = exchangeWith(consolePageEndpoints(built, ['https://s3.label.example']));

  it.each(['/staff', '/staff/', '/staff/review', '/staff/review/trk_1', '/staff/platforms?q=acme'])(
    'opens at its address, is never cached and plays media from their store: %s',
    async (path) => {
      const opened = await ask('GET', path);
      const nonce = opened.text.slice('<p>'.length, -'</p>'.length);
      expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const rules = opened.headers.get('content-security-policy')?.split('; ');
      expect(rules).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          `style-src 'self' 'nonce-${nonce}'`,
          "media-src 'self' https://s3.label.example",
        ]),
      );
    },
  );

  it('does not exist if it was not built', () => {
    expect(consolePageEndpoints(undefined, [])).toEqual([]);
    expect(consolePageEndpoints({ ...built, console: undefined }, [])).toEqual([]);
  });
});

describe('a page of the studio', () => {
  const studio = '<i>{{registration}}</i><p>{{nonce}}</p>';
  const built = { page: '', appeals: undefined, console: undefined, studio, files: new Map() };
  const ask = exchangeWith(
    studioPageEndpoints(built, ['https://s3.label.example'], { registration: 'invite' }),
  );

  it.each(['/studio', '/studio/', '/studio/register', '/studio/tracks/trk_1', '/studio/tracks?q=ferry'])(
    'opens at its address, is never cached and says who may register: %s',
    async (path) => {
      const opened = await ask('GET', path);
      expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
      const [, nonce] = /^<i>invite<\/i><p>(.+)<\/p>$/.exec(opened.text) ?? [];
      expect(nonce).toMatch(/^[\w-]{22}$/);
      expect(opened.headers.get('x-robots-tag')).toBe('noindex');
      expect(opened.headers.get('content-security-policy')?.split('; ')).toEqual(
        expect.arrayContaining(["default-src 'none'", `style-src 'self' 'nonce-${nonce}'`]),
      );
    },
  );

  it('does not exist if it was not built', () => {
    expect(studioPageEndpoints(undefined, [], { registration: 'open' })).toEqual([]);
    expect(studioPageEndpoints({ ...built, studio: undefined }, [], { registration: 'open' })).toEqual([]);
  });
});

describe('the page for appellants', () => {
  const built = {
    page: '<p>portal</p>',
    appeals: '<p>appeals</p>',
    console: undefined,
    studio: undefined,
    files: new Map(),
  };

  it('opens with any query, is never cached and never indexed by search engines', async () => {
    const opened = await exchangeWith(appealsPageEndpoints(built))(
      'GET',
      '/appeals?track=trk_1&utm_source=mail',
    );
    expect([opened.status, opened.text]).toEqual([200, '<p>appeals</p>']);
    const names = ['cache-control', 'x-robots-tag', 'referrer-policy'];
    expect(names.map((name) => opened.headers.get(name))).toEqual(['no-store', 'noindex', 'no-referrer']);
    const policy = opened.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:|data:|\*/);
  });

  it('opens with a trailing slash too', async () => {
    const opened = await exchangeWith(appealsPageEndpoints(built))('GET', '/appeals/?track=trk_1');
    expect([opened.status, opened.text]).toEqual([200, '<p>appeals</p>']);
  });

  it.each([undefined, { ...built, appeals: undefined }])(
    'says what is missing if it was not built, because emails link to it',
    async (portal) => {
      const opened = await exchangeWith(appealsPageEndpoints(portal))('GET', '/appeals');
      expect([opened.status, opened.text.includes('npm run build:portal')]).toEqual([200, true]);
    },
  );
});

describe('the built portal', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<p>{{nonce}}</p>');
    await writeFile(join(folder, 'assets', 'portal-1a2b.js'), 'start()');
    await writeFile(join(folder, 'appeals.html'), '<p>appeals</p>');
    await writeFile(join(folder, 'icon.svg'), '<svg/>');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('serves its files as immutable, and its icon as changeable', async () => {
    const ask = exchangeWith(portalPageEndpoints(builtPortal(folder), [], settings));
    const script = await ask('GET', '/portal/assets/portal-1a2b.js');
    expect([script.status, script.text, script.headers.get('content-type')]).toEqual([
      ...[200, 'start()', 'text/javascript; charset=utf-8'],
    ]);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const icon = await ask('GET', '/portal/icon.svg');
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    const known = { 'if-none-match': icon.headers.get('etag') ?? '' };
    expect((await ask('GET', '/portal/icon.svg', { headers: known })).status).toBe(304);
  });

  it('serves no other files of the machine', async () => {
    const ask = exchangeWith(portalPageEndpoints(builtPortal(folder), [], settings));
    for (const file of ['portal-0000.js', '..%2Findex.html', 'index.html', 'appeals.html', '__proto__']) {
      expect((await ask('GET', `/portal/assets/${file}`)).status).toBe(404);
    }
  });

  it('allows its pages to play media from the targets of media links, and to load nothing else', async () => {
    const ask = exchangeWith(
      portalPageEndpoints(builtPortal(folder), ['https://s3.label.example'], settings),
    );
    const policy = (await ask('GET', '/portal')).headers.get('content-security-policy') ?? '';
    const named = policy.split('; ').filter((rule) => rule.includes('https:'));
    expect(named).toEqual(["media-src 'self' https://s3.label.example"]);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
  });

  it('does not exist if it was not built', () => {
    const unbuilt = builtPortal(join(folder, 'nowhere'));
    expect(unbuilt).toBeUndefined();
    expect(portalPageEndpoints(unbuilt, [], settings)).toEqual([]);
  });
});

describe('the targets of media links', () => {
  const bucket = {
    S3_BUCKET: 'sound',
    S3_REGION: 'eu-west-1',
    S3_ACCESS_KEY: 'a',
    S3_SECRET_KEY: 'b',
  };
  const origins = (endpoint?: string, publicEndpoint?: string) =>
    mediaOriginsOf({
      settings: { ...bucket, S3_ENDPOINT: endpoint, S3_PUBLIC_ENDPOINT: publicEndpoint },
    });

  it('are the bucket, at its public address', () => {
    expect(origins('http://minio:9000', 'https://media.label.example/s3')).toEqual([
      'https://media.label.example',
    ]);
    expect(origins('https://s3.label.example')).toEqual(['https://s3.label.example']);
    expect(origins()).toContain('https://sound.s3.eu-west-1.amazonaws.com');
  });

  it('are only the service without a bucket, or with one that is not public', () => {
    expect(mediaOriginsOf({ settings: {} })).toEqual([]);
    expect(origins('http://minio:9000', 'none')).toEqual([]);
  });
});
