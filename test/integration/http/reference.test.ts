import { healthEndpoints, metricsEndpoints } from '../../../src/adapters/http/health/health.endpoints.ts';
import { transportNames, httpServer, type HttpServer } from '../../../src/adapters/http/index.ts';
import { problemCodes } from '../../../src/adapters/http/kernel/problems/problem-codes.ts';
import { referenceEndpoints } from '../../../src/adapters/http/reference/reference.endpoints.ts';
import { kernelWorld } from '../../support/http/kernel-world.ts';
import { things } from '../../support/http/things.ts';

const look = { brand: { name: 'Acme', accent: undefined }, icon: false };
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe.each(transportNames)('reference and health over %s', (transport) => {
  let server: HttpServer;
  const state: { draining: boolean; issue: string | undefined; lesserIssue: string | undefined } = {
    draining: false,
    issue: undefined,
    lesserIssue: undefined,
  };
  const meter = {
    of: () => ({ answered: () => undefined }),
    exposition: async () => ({ text: 'up 1\n', mediaType: 'text/plain; version=0.0.4' }),
  };

  beforeAll(async () => {
    const routes = things().map((endpoint) => endpoint.route);
    const { kernel } = kernelWorld([
      ...referenceEndpoints(routes, [], { baseUrl: 'https://api.example', ...look }),
      ...healthEndpoints({
        draining: () => state.draining,
        checks: {
          storage: async () => state.issue,
          search: async () => undefined,
        },
        dispensable: { limiter: async () => state.lesserIssue },
      }),
      ...metricsEndpoints(meter),
    ]);
    server = await httpServer({ kernel, transport, port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const reply = await fetch(server.url + path, { headers });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  };

  const named = (): string => things()[0]?.route.operation ?? '';

  it('serves the document as JSON, and as a page to browsers', async () => {
    const json = await get('/openapi.v1.json');
    const same = await get('/reference/openapi');
    expect(same.text).toBe(json.text);
    expect(same.headers.get('content-type')).toBe('application/json');
    expect(same.headers.get('vary')).toBe('Accept, Accept-Encoding');
    const html = await get('/reference/openapi', page);
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const { operation } of things().map((endpoint) => endpoint.route))
      expect(html.text).toContain(`id="${operation}"`);
    const again = await get('/openapi.v1.json', { 'if-none-match': json.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('sends an ETag only with responses that may be stored', async () => {
    expect((await get('/reference')).headers.has('etag')).toBe(true);
    expect((await get('/livez')).headers.has('etag')).toBe(false);
  });

  const policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

  it('loads nothing but its own style and script, on every kind of page', async () => {
    const kinds = ['', '/openapi', '/staff', '/events', '/schemas', '/guides', '/guides/limits'];
    const more = ['/errors', '/errors/RATE_LIMITED', '/search?q=license', `/operations/${named()}`];
    for (const path of [...kinds, ...more].map((each) => `/reference${each}`)) {
      const { text, headers } = await get(path, page);
      expect([path, headers.get('content-security-policy')]).toEqual([path, policy]);
      const loaded = [
        ...text.matchAll(/<(?:link rel="(?:icon|stylesheet)"|script|img|iframe|object)[^>]*>/g),
      ];
      expect([path, loaded.map(([tag]) => /(?:href|src)="([^"]*)"/.exec(tag)?.[1])]).toEqual([
        path,
        ['data:,', '/reference/reference.css', '/reference/reference.js'],
      ]);
      expect(text).not.toMatch(/<script[^>]*>[^<]|\sstyle="|\son[a-z]+="/);
    }
    const css = await get('/reference/reference.css');
    expect(css.headers.get('content-type')).toBe('text/css');
    expect(css.text).not.toMatch(/url\(|@import/);
  });

  it('has a script that loads the one that was built with the portal, or nothing', async () => {
    expect((await get('/reference/reference.js')).text).toBe('');
    const tryIt = '/portal/assets/try-it-4f3a2b1c.js';
    const { kernel } = kernelWorld(
      referenceEndpoints([], [], { baseUrl: 'https://api.example', tryIt, ...look }),
    );
    const built = await httpServer({ kernel, transport, port: 0, host: '127.0.0.1' });
    try {
      const reply = await fetch(`${built.url}/reference/reference.js`);
      expect(reply.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(await reply.text()).toBe(`import "${tryIt}";\n`);
    } finally {
      await built.close();
    }
  });

  it('has a page and a Markdown text for every operation, event list, schema list and guide', async () => {
    for (const { operation, summary } of things().map((endpoint) => endpoint.route)) {
      const shown = await get(`/reference/operations/${operation}`, page);
      expect([operation, shown.status, shown.text.includes(`<h1>${summary}</h1>`)]).toEqual([
        operation,
        200,
        true,
      ]);
      const markdown = await get(`/reference/operations/${operation}.md`);
      expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(markdown.text).toMatch(new RegExp(`^# ${summary}\n`));
    }
    for (const path of [
      'openapi',
      'staff',
      'events',
      'schemas',
      'errors',
      'errors/RATE_LIMITED',
      'guides',
      'guides/limits',
    ])
      expect((await get(`/reference/${path}.md`)).text).toMatch(/^# \w/);
    for (const path of [
      'operations/nothing',
      'operations/nothing.md',
      'operations/toString',
      'guides/nothing.md',
    ])
      expect([path, (await get(`/reference/${path}`)).status]).toEqual([path, 404]);
  });

  it('finds operations by name, path and field, errors by code and status, and guides by their text', async () => {
    const found = async (words: string) => {
      const { text } = await get(`/reference/search?q=${encodeURIComponent(words)}`);
      return (JSON.parse(text) as { data: { kind: string; title: string; href: string }[] }).data;
    };
    const [first] = await found(named());
    expect(first).toMatchObject({ kind: 'operation', href: `/reference/operations/${named()}` });
    expect((await found('RATE_LIMITED'))[0]).toMatchObject({ href: '/reference/errors/RATE_LIMITED' });
    expect((await found('429')).map(({ title }) => title)).toContain('RATE_LIMITED');
    expect((await found('rate limit')).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['error', 'guide']),
    );
    expect((await found('sinatures'))[0]?.title).toMatch(/signature|verify/i);
    expect(await found('')).toEqual([]);
    const shown = await get('/reference/search?q=%3Cimg%20src%3Dx%3E', page);
    expect(shown.text).not.toContain('<img');
    expect((await get(`/reference/search?q=${'x'.repeat(201)}`)).status).toBe(400);
    const limited = await fetch(`${server.url}/reference/search?q=license`);
    expect(limited.headers.get('ratelimit')).toMatch(/^"reference-search";/);
  });

  it('lists every page as Markdown in llms.txt', async () => {
    const { text, headers } = await get('/llms.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const links = [...text.matchAll(/\]\(https:\/\/api\.example(\/[^)]*)\)/g)].map(([, path = '']) => path);
    expect(links.length).toBeGreaterThan(10);
    for (const path of links) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it('has a page for every code, which names the operations that answer it', async () => {
    for (const code of Object.keys(problemCodes)) {
      expect((await get(`/reference/errors/${code}`, page)).text).toContain(`<h1>`);
      expect(JSON.parse((await get(`/reference/errors/${code}`)).text)).toMatchObject({ code });
    }
    const named = async (code: string) => {
      const { text } = await get(`/reference/errors/${code}`, page);
      return [...text.matchAll(/href="\/reference\/operations\/(\w+)"/g)].map(([, operation]) => operation);
    };
    const answering = things().filter(({ route }) => route.problems.includes('SLUG_TAKEN'));
    expect(await named('SLUG_TAKEN')).toEqual(answering.map(({ route }) => route.operation));
    for (const everywhere of ['INTERNAL', 'METHOD_NOT_ALLOWED']) expect(await named(everywhere)).toEqual([]);
    expect((await get('/reference/errors', page)).text).toContain('/reference/errors/TRACK_TAKEN_DOWN');
    expect((await get('/reference/errors/toString')).status).toBe(404);
  });

  it('is ready while every check holds and nothing is being shut down', async () => {
    expect(JSON.parse((await get('/livez')).text)).toEqual({ status: 'alive' });
    expect(JSON.parse((await get('/readyz')).text)).toEqual({
      status: 'ready',
      checks: { storage: 'ok', search: 'ok', limiter: 'ok' },
    });
    state.issue = 'the disk is full';
    const away = await get('/readyz');
    expect(away.status).toBe(503);
    expect(JSON.parse(away.text)).toMatchObject({
      code: 'UNAVAILABLE',
      checks: { storage: 'the disk is full', search: 'ok' },
    });
    state.issue = undefined;
    state.draining = true;
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/livez')).status).toBe(200);
    state.draining = false;
  });

  it('is ready without its optional dependencies, and reports that they are unavailable', async () => {
    state.lesserIssue = 'nobody answers';
    const degraded = await get('/readyz');
    expect(degraded.status).toBe(200);
    expect(JSON.parse(degraded.text)).toEqual({
      status: 'ready',
      checks: { storage: 'ok', search: 'ok', limiter: 'degraded: nobody answers' },
    });
    state.issue = 'the disk is full';
    expect(JSON.parse((await get('/readyz')).text)).toMatchObject({
      status: 503,
      checks: { storage: 'the disk is full', search: 'ok', limiter: 'degraded: nobody answers' },
    });
    state.issue = undefined;
    state.lesserIssue = undefined;
  });

  it('shows its figures to Prometheus', async () => {
    const { text, headers } = await get('/metrics', {
      accept: 'application/openmetrics-text;version=1.0.0,text/plain;q=0.5,*/*;q=0.1',
    });
    expect({ text, type: headers.get('content-type') }).toEqual({
      text: 'up 1\n',
      type: 'text/plain; version=0.0.4',
    });
  });
});
