import { aService, transports, type TestService } from '../../support/service/service.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
/** A page takes longer to compress than to draw, and the pages are hundreds. */
const uncompressed = { ...browser, 'accept-encoding': 'identity' };

const attributes = (page: string, name: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
  );

/** Fetched by every browser that shows the page. */
const loadedBy = (page: string): readonly string[] => [
  ...attributes(page, 'src'),
  ...[...page.matchAll(/<link[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href),
];

describe.each(transports)('the pages of the reference over %s', (transport) => {
  let service: TestService;
  const pages = new Map<string, { readonly text: string; readonly policy: string }>();

  const get = async (path: string, headers: Readonly<Record<string, string>> = browser) => {
    const reply = await fetch(service.baseUrl + path, { headers, redirect: 'manual' });
    const header = (name: string): string => reply.headers.get(name) ?? '';
    return { status: reply.status, text: await reply.text(), header };
  };
  const codeOf = (text: string): unknown => (JSON.parse(text) as { readonly code: unknown }).code;

  /** Pages of their own: some are drawn by scripts of the portal, and the others are forms. */
  const isOfPortal = (path: string) => /^\/(portal|appeals|notices|shares|staff|studio|verify)\b/.test(path);

  /** Follows every link within the service from the start page on. */
  const crawl = async (): Promise<readonly string[]> => {
    const dead: string[] = [];
    const waiting = ['/reference'];
    const requested = new Set(waiting);
    const anchored: { readonly from: string; readonly to: string; readonly anchor: string }[] = [];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { status, text, header } = await get(path, uncompressed);
      if (status !== 200) dead.push(`${path}: ${status}`);
      if (!header('content-type').startsWith('text/html') || isOfPortal(path)) continue;
      pages.set(path, { text, policy: header('content-security-policy') });
      for (const href of attributes(text, 'href').filter((one) => /^[/#]/.test(one))) {
        const [to = '', anchor] = href.startsWith('#') ? [path, href.slice(1)] : href.split('#');
        if (anchor !== undefined) anchored.push({ from: path, to, anchor });
        if (requested.has(to)) continue;
        requested.add(to);
        waiting.push(to);
      }
    }
    const ids = new Map([...pages].map(([path, { text }]) => [path, new Set(attributes(text, 'id'))]));
    const lost = anchored.filter(({ to, anchor }) => ids.get(to)?.has(anchor) === false);
    return [...dead, ...lost.map(({ from, to, anchor }) => `${from}: ${to}#${anchor}`)];
  };

  let dead: readonly string[];
  beforeAll(async () => {
    service = await aService({ transport });
    dead = await crawl();
  });
  afterAll(() => service.close());

  it('lead somewhere with every link and every anchor, from the start page to the guides and codes', () => {
    // Where the portal was not built its address leads nowhere.
    expect(dead.filter((one) => !one.startsWith('/portal'))).toEqual([]);
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining([
        '/reference/openapi',
        '/reference/errors/RATE_LIMITED',
        '/reference/operations/issueLicense',
        '/reference/events',
        '/reference/schemas',
        ...['first-license', 'webhooks', 'catalog-import', 'manifest', 'limits', 'going-live'].map(
          (name) => `/reference/guides/${name}`,
        ),
        ...['versioning', 'changelog'].map((name) => `/reference/guides/${name}`),
      ]),
    );
  });

  it('load nothing from another host, and run only their own script', () => {
    for (const [path, { text, policy }] of pages) {
      expect([path, loadedBy(text).filter((one) => !/^\/(?!\/)|^data:,$/.test(one))]).toEqual([path, []]);
      expect([path, policy]).toEqual([path, expect.stringMatching(/^default-src 'none'; /)]);
      expect(text).not.toMatch(/\sstyle="|<style|\son[a-z]+="|<iframe|<object/);
      expect([path, text.match(/<script[^>]*>[^<]*/g)]).toEqual([
        path,
        ['<script type="module" src="/reference/reference.js">'],
      ]);
    }
  });

  it('list every operation, so that its anchor may be linked to from anywhere, and have a page of each', () => {
    const ids = new Set(
      ['/reference/openapi', '/reference/staff'].flatMap((path) =>
        attributes(pages.get(path)?.text ?? '', 'id'),
      ),
    );
    const documented = service.routes.filter(({ undocumented }) => undocumented !== true);
    for (const { operation } of documented)
      expect([operation, ids.has(operation)]).toEqual([operation, true]);
    const own = [...pages.keys()].filter((path) => path.startsWith('/reference/operations/'));
    expect(own.length).toBeGreaterThan(100);
    for (const path of own) expect(pages.get(path)?.text).toContain('<h1>');
  });

  it('show an operation that has two paths once, and those for staff apart from those for partners', () => {
    const page = pages.get('/reference/openapi')?.text ?? '';
    expect(page).toMatch(/id="createOAuthTokenV1"\s*>or\s*<code>\/api\/v1\/oauth\/token<\/code>/);
    expect(page).not.toContain('href="/reference/operations/createOAuthTokenV1"');
    expect(page).not.toContain('/api/v1/staff/');
    expect(pages.get('/reference/staff')?.text).toContain('/api/v1/staff/queue');
  });

  it('link a browser onward, and answer a program with 404', async () => {
    const led = await get('/');
    expect([led.status, led.header('location')]).toEqual([302, '/reference']);
    for (const accept of ['*/*', 'application/json', 'application/problem+json']) {
      const answer = await get('/', { accept });
      expect([answer.status, codeOf(answer.text)]).toEqual([404, 'NOT_FOUND']);
    }
    const document = await get('/openapi.json', { accept: 'application/json' });
    expect([document.status, document.text]).toEqual([200, (await get('/openapi.v1.json')).text]);
    const none = await get('/reference/guides/toString');
    expect([none.status, codeOf(none.text)]).toEqual([404, 'NOT_FOUND']);
  });

  it('show a browser links where nothing exists, and a problem document to a program', async () => {
    for (const path of ['/docs', '/reference/changelog', '/portal/webhooks/a/deliveries/b']) {
      const shown = await get(path);
      expect([shown.status, shown.header('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(shown.header('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
      expect(shown.header('cache-control')).toBe('no-store');
      expect(shown.header('x-request-id')).not.toBe('');
      expect(loadedBy(shown.text)).toEqual([
        '/reference/reference.js',
        '/portal/icon.svg',
        '/portal/icon.svg',
        '/reference/reference.css',
      ]);
      for (const href of attributes(shown.text, 'href').filter((one) => one.startsWith('/')))
        if (!isOfPortal(href)) expect([href, (await get(href)).status]).toEqual([href, 200]);
      for (const accept of ['*/*', 'application/json', 'application/json, text/html'])
        expect(codeOf((await get(path, { accept })).text)).toBe('NOT_FOUND');
    }
    const head = await fetch(`${service.baseUrl}/docs`, { method: 'HEAD', headers: browser });
    expect([head.status, await head.text()]).toEqual([404, '']);
    const sent = async (path: string, accept: string) =>
      fetch(`${service.baseUrl}${path}`, { method: 'POST', headers: { accept } });
    for (const path of ['/docs', '/verify/']) {
      const shown = await sent(path, browser.accept);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      expect(codeOf(await (await sent(path, '*/*')).text())).toBe('NOT_FOUND');
    }
    expect(codeOf(await (await sent('/api/v1/nothing', browser.accept)).text())).toBe('NOT_FOUND');
    expect(codeOf((await get('/api/v1/nothing')).text)).toBe('NOT_FOUND');
  });

  it('show a browser links where a method is not possible, and a problem document to a program and at addresses for programs', async () => {
    for (const [method, path, allow] of [
      ['DELETE', '/reference', 'GET, HEAD, OPTIONS'],
      ['POST', '/portal/', 'GET, HEAD, OPTIONS'],
      ['PROPFIND', '/appeals', 'GET, HEAD, OPTIONS'],
    ] as const) {
      const shown = await fetch(`${service.baseUrl}${path}`, { method, headers: browser });
      const text = await shown.text();
      const { headers } = shown;
      expect([path, shown.status, headers.get('allow')]).toEqual([path, 405, allow]);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
      expect(text).toContain('<h1>Method not allowed</h1>');
      expect(attributes(text, 'href')).toEqual(expect.arrayContaining(['/portal', '/reference']));
      const answer = await fetch(`${service.baseUrl}${path}`, { method });
      expect([answer.headers.get('allow'), codeOf(await answer.text())]).toEqual([
        allow,
        'METHOD_NOT_ALLOWED',
      ]);
    }
    for (const [method, path] of [
      ['PUT', '/api/v1/tracks'],
      ['GET', '/oauth/token'],
    ] as const) {
      const shown = await fetch(`${service.baseUrl}${path}`, { method, headers: browser });
      expect(codeOf(await shown.text())).toBe('METHOD_NOT_ALLOWED');
    }
  });

  it('show a browser the page /verify for methods that its addresses do not have, and a problem document to a program', async () => {
    const headers = { ...browser, 'accept-language': 'de' };
    for (const [method, path, allow] of [
      ['POST', '/verify/lic_1', 'GET, HEAD, OPTIONS'],
      ['PUT', '/verify', 'GET, HEAD, POST, OPTIONS'],
    ] as const) {
      const shown = await fetch(`${service.baseUrl}${path}`, { method, headers });
      expect([shown.status, shown.headers.get('allow')]).toEqual([405, allow]);
      expect(shown.headers.get('content-language')).toBe('de');
      expect(shown.headers.get('content-security-policy')).toContain("style-src 'self'");
      expect(await shown.text()).toContain('action="/verify"');
      const answer = await fetch(`${service.baseUrl}${path}`, { method });
      expect(codeOf(await answer.text())).toBe('METHOD_NOT_ALLOWED');
    }
  });

  it('have links in their Markdown texts that lead to texts and pages, too', async () => {
    const guides = [...pages.keys()].filter((path) => path.startsWith('/reference/guides/'));
    const dead: string[] = [];
    for (const guide of guides) {
      const { text } = await get(`${guide}.md`);
      const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link.split('#')[0] ?? '');
      for (const link of new Set(links.filter((one) => one !== '' && !/^https?:/.test(one)))) {
        const { status } = await get(link.startsWith('/') ? link : `/reference/guides/${link}`);
        if (status !== 200 && !isOfPortal(link)) dead.push(`${guide}.md: ${link} ${status}`);
      }
    }
    expect([guides.length > 5, dead]).toEqual([true, []]);
  });

  it('exist as Markdown each, which the page names', async () => {
    const unwritten: string[] = [];
    for (const path of [...pages.keys()].filter((one) => !one.startsWith('/reference/search'))) {
      const named = /rel="alternate" type="text\/markdown" href="([^"]*)"/.exec(
        pages.get(path)?.text ?? '',
      )?.[1];
      const { status, text, header } = await get(`${path}.md`, { accept: 'text/markdown' });
      const isText = status === 200 && header('content-type').startsWith('text/markdown');
      if (!isText || !text.startsWith('# ') || named !== `${path}.md`) unwritten.push(`${path}: ${status}`);
    }
    expect(unwritten).toEqual([]);
  });

  it('lead from each guide to the next, and from the last to the operations', () => {
    const onward = (path: string): string =>
      /<p class="onward">Next: <a href="([^"]*)"/.exec(pages.get(path)?.text ?? '')?.[1] ?? '';
    const way: string[] = [];
    for (let at = '/reference/guides/first-license'; at.includes('/guides/'); at = onward(at)) way.push(at);
    const guides = [...pages.keys()].filter((path) => path.startsWith('/reference/guides/'));
    expect([way.toSorted(), onward(way.at(-1) ?? '')]).toEqual([guides.toSorted(), '/reference/openapi']);
  });

  it('name the address of the service in their examples', () => {
    for (const [path, { text }] of pages) expect([path, text.includes('{{')]).toEqual([path, false]);
    expect(pages.get('/reference/guides/first-license')?.text).toContain(`API=${service.baseUrl}/api/v1`);
  });
});
