import type { Browser, Request } from 'playwright-core';
import { pages } from '../../../../portal/src/pages.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Look, type Tab } from '../../../support/portal/browser.ts';
import { overflowIn, setLook } from '../../../support/portal/narrow.ts';
import { common } from '../../../support/portal/stocked.ts';
import { referencePages, scriptBudget, unvisited } from '../../../support/portal/visited.ts';
import { aStockedPartner, settled, signInTab, type StockedPartner } from '../../../support/portal/visits.ts';
import { httpReceiver, type HttpReceiver } from '../../../support/servers/receiver.ts';
import { aService, type Partner, type TestService } from '../../../support/service/service.ts';

const narrow: Look = { dark: true, width: 375 };
const looks: readonly (readonly [string, Look])[] = [
  ['light', {}],
  ['dark, 375 and 320 px wide', narrow],
];

/** Returns what of an open page does not fit 320 px, with everything that can be opened, and text of both sizes. */
const overflowAt320 = async (tab: Tab): Promise<readonly string[]> => {
  await tab.page.evaluate('for (const one of document.querySelectorAll("main details")) one.open = true');
  const found: string[] = [];
  for (const percent of [100, 200]) {
    await setLook(tab, { dark: true, width: 320, percent });
    found.push(...(await overflowIn(tab.page)).map((issue) => `320 px wide, text at ${percent} %: ${issue}`));
  }
  await setLook(tab, narrow);
  return found;
};

needing('chromium', 'every page of the portal', () => {
  let service: TestService;
  let receiver: HttpReceiver;
  let browser: Browser;
  let stocked: StockedPartner;
  let empty: Partner;

  beforeAll(async () => {
    receiver = await httpReceiver((response) => response.writeHead(500).end('out of order'));
    service = await aService({ environment: { ALLOW_LOOPBACK_URLS: '1' } });
    [browser, stocked, empty] = await Promise.all([
      openBrowser(),
      aStockedPartner(service, receiver),
      service.aPartner(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
    await receiver.close();
  });

  type Scripts = ReturnType<typeof scriptBudget>;
  /** Returns the problems of a page that is opened by its address. */
  const issuesAt = async (
    tab: Tab,
    look: Look,
    path: string,
    { within, scripts }: { readonly within?: readonly string[]; readonly scripts?: Scripts | undefined } = {},
  ): Promise<readonly string[]> => {
    const { page } = tab;
    await page.goto(path);
    await settled(tab);
    await scripts?.note(tab, path);
    const jumped = await tab.shifted();
    const isWide = await page.evaluate<boolean>(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    );
    const found = [
      ...(await violationsOf(page, within)),
      ...tab.issues(),
      ...(jumped >= 0.05 ? [`it jumps by ${jumped.toFixed(3)}`] : []),
      ...(isWide ? ['it scrolls sideways'] : []),
      ...(look === narrow ? await overflowAt320(tab) : []),
    ];
    return found.map((issue) => `${path}: ${issue}`);
  };
  /** In every look, one tab beside the other. */
  const issuesOf = async (paths: readonly string[], apiKey?: string, scripts?: Scripts) => {
    const found = looks.map(async ([name, look]) => {
      const tab = await aTab(browser, service.baseUrl, look);
      if (apiKey !== undefined) await signInTab(service, tab, apiKey);
      const issues: string[] = [];
      for (const path of paths)
        issues.push(...(await issuesAt(tab, look, path, look === narrow ? {} : { scripts })));
      await tab.close();
      return issues.map((issue) => `${name}, ${issue}`);
    });
    return [...(await Promise.all(found)).flat(), ...((await scripts?.exceeded()) ?? [])];
  };

  it('is accessible, stable, small and fits the screen with much data', async () => {
    const paths = [...Object.values(common), '/portal/account', ...Object.values(stocked.at)];
    const every = Object.values(pages).map(({ path }) => `/portal${path}`);
    expect(unvisited(every, paths)).toEqual([]);
    const scripts = scriptBudget({ shell: 120_000, page: 190_000, others: { '/portal/': 150_000 } });
    expect(await issuesOf(paths, stocked.apiKey, scripts)).toEqual([]);
  });

  it('is accessible, stable and fits the screen without data, and if the page does not exist', async () => {
    const { plan: _plan, catalog: _catalog, ...others } = common;
    const nothing = ['/portal/catalog?q=nothing-is-called-so', '/portal/nowhere', '/portal/licenses/lic_0'];
    expect(await issuesOf([...Object.values(others), ...nothing], empty.apiKey)).toEqual([]);
  });

  it('is accessible, stable, small and fits the screen without a sign-in', async () => {
    const scripts = scriptBudget({ page: 120_000, others: { '/portal/register': 150_000 } });
    const paths = ['/portal/', '/portal/register', '/appeals', '/staff/sign-in'];
    expect(await issuesOf(paths, undefined, scripts)).toEqual([]);
    expect(await issuesOf(['/verify', '/verify/lic_0', '/notices', '/shares', '/nowhere'])).toEqual([]);
  });

  it.each(looks)(
    'is accessible, stable, small and fits the screen on the pages of the reference: %s',
    async (_, look) => {
      const tab = await aTab(browser, service.baseUrl, look);
      const scripts = scriptBudget({ shell: 120_000, page: 120_000 });
      const noted = ['/reference', '/reference/staff', '/reference/operations/issueLicense'];
      const issues: string[] = [];
      // All schemas are rendered by the same code, so every sixth is checked.
      const within = ['nav', 'h1', 'section:nth-of-type(6n + 1)', 'table.operations'];
      const guides = await tab.page.goto('/reference/guides');
      const guideNames = [...((await guides?.text()) ?? '').matchAll(/"(\/reference\/guides\/[\w-]+)"/g)];
      const places = ['', '/openapi', '/staff', '/events', '/schemas', '/search?q=rate limit', '/guides'];
      const more = ['/errors', '/errors/RATE_LIMITED', '/operations/syncCatalog', '/operations/issueLicense'];
      const paths = [...places, ...more].map((place) => `/reference${place}`);
      paths.unshift(...new Set(guideNames.map(([, path = '']) => path)));
      expect(unvisited(referencePages(), paths)).toEqual([]);
      for (const path of paths) {
        const parts = path.endsWith('/schemas') ? { within: within.slice(0, 3) } : {};
        issues.push(
          ...(await issuesAt(tab, look, path, { ...parts, ...(noted.includes(path) && { scripts }) })),
        );
      }
      issues.push(...(await scripts.exceeded()));
      // As it was opened, without what was shown meanwhile.
      await tab.page.reload();
      for (const language of ['TypeScript', 'Python']) {
        await tab.page.getByRole('radio', { name: language }).check({ force: true });
        issues.push(...(await violationsOf(tab.page, ['.samples'])));
      }
      await tab.page.locator('summary', { hasText: 'Try it' }).click();
      await tab.page.getByRole('button', { name: 'Send POST' }).waitFor();
      issues.push(...(await violationsOf(tab.page, ['#issueLicense'])), ...tab.issues());
      await tab.close();
      expect(issues).toEqual([]);
    },
  );

  it('suggests results while the user types, by keyboard, and remembers the language of the samples', async () => {
    const { page, issues, close } = await aTab(browser, service.baseUrl);
    await page.goto('/reference');
    await page.keyboard.press('/');
    await page.keyboard.type('acceptTerms');
    await page.locator('.suggestions a').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.suggestions').waitFor({ state: 'hidden' });
    await page.getByRole('searchbox').fill('/licenses/preflight');
    const suggestion = page.locator('.suggestions a', { hasText: 'Check license requests' }).first();
    await suggestion.waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate<string>('document.activeElement.closest("ul").className')).toBe('suggestions');
    await suggestion.click();
    await page.waitForURL('**/reference/operations/preflightLicenses');
    await page.getByRole('radio', { name: 'Python' }).check({ force: true });
    expect(await page.locator('figure.block:visible code').first().innerText()).toContain('import requests');
    // Results that arrive after the user left the field are not shown.
    const isLate = ({ searchParams }: URL) => searchParams.get('q') === 'auth';
    const { promise: left, resolve: leave } = Promise.withResolvers<undefined>();
    await page.route(isLate, async (route) => {
      await left;
      await route.continue();
    });
    const ofLate = (request: Request) => isLate(new URL(request.url()));
    const sent = page.waitForRequest(ofLate);
    await page.getByRole('searchbox').fill('auth');
    await sent;
    const ended = Promise.race([
      page.waitForEvent('requestfinished', ofLate),
      page.waitForEvent('requestfailed', ofLate),
    ]);
    await page.keyboard.press('Tab');
    leave(undefined);
    await ended;
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(resolve))');
    expect(await page.locator('.suggestions').isVisible()).toBe(false);
    await page.unroute(isLate);
    await page.getByRole('searchbox').fill('TERRITORY_NOT_CLEARED');
    await page.keyboard.press('Enter');
    await page.locator('.found a', { hasText: 'TERRITORY_NOT_CLEARED' }).waitFor();
    await page.goto('/reference/operations/issueLicense');
    const sample = page.locator('figure.block:visible').first();
    expect(await sample.locator('code').innerText()).toContain('import requests');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await sample.getByRole('button', { name: 'Copy' }).click();
    await sample.getByText('Copied').first().waitFor();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain('import requests');
    await close();
    expect(issues()).toEqual([]);
  });

  it('tries operations with values from earlier responses, and repeats one as a new request', async () => {
    const { page, issues, close } = await aTab(browser, service.baseUrl);
    const opened = async (operation: string) => {
      await page.goto(`/reference/operations/${operation}`);
      const section = page.locator(`#${operation}`);
      await section.locator('summary', { hasText: 'Try it' }).click();
      const send = section.getByRole('button', { name: /^Send/ });
      await send.waitFor();
      const sent = async () => {
        await send.click();
        const status = section.locator('[data-try=status]');
        await section.locator('[aria-busy]').waitFor({ state: 'detached' });
        return status.getAttribute('data-status');
      };
      return { section, sent };
    };
    const tried = async (operation: string) => (await opened(operation)).sent();
    const registering = await opened('registerPlatform');
    expect(await registering.sent()).toBe('201');
    const { apiKey } = JSON.parse(await registering.section.locator('[data-try=body]').innerText()) as {
      readonly apiKey: string;
    };
    const early = await opened('issueLicense');
    // The key of the response was kept by its page alone.
    const key = early.section.getByLabel('API key or access token');
    expect(await key.inputValue()).toBe('');
    await key.fill(apiKey);
    expect(await early.sent()).toBe('404');
    await early.section.getByLabel('Remember in this tab').check();
    expect(await tried('searchTracks')).toBe('200');
    const { section, sent } = await opened('issueLicense');
    expect(await sent()).toBe('201');
    const body = section.locator('[data-try=body-input]');
    await body.fill((await body.inputValue()).replace(/"contentId": "[^"]*"/, '"contentId": "video-tried"'));
    expect(await sent()).toBe('201');
    const more = ['getLicense', 'getMonthlyUsage', 'rotateInboundSecret', 'signInboundEvent'];
    for (const operation of more) expect([operation, await tried(operation)]).toEqual([operation, '200']);
    expect(await tried('receiveContentEvent')).toBe('202');
    await (await opened('getPlatform')).section.getByLabel('Remember in this tab').uncheck();
    await page.reload();
    await page.locator('summary', { hasText: 'Try it' }).click();
    expect(await page.getByLabel('API key or access token').inputValue()).toBe('');
    await close();
    expect(issues()).toEqual([]);
  });

  it('has accessible dialogs: forms, confirmations and secrets', async () => {
    const { page, issues, close, ...tab } = await aTab(browser, service.baseUrl, { dark: true, width: 375 });
    await signInTab(service, { page, issues, close, ...tab }, stocked.apiKey);
    const found: string[] = [];
    const look = async () => void found.push(...(await violationsOf(page)), ...issues());
    const dialog = page.getByRole('dialog');
    await page.goto('/portal/webhooks?add=endpoint');
    await dialog.waitFor();
    await look();
    await page.goto(stocked.at.license);
    await page.getByRole('button', { name: 'Revoke…' }).click();
    await dialog.waitFor();
    await look();
    await page.goto('/portal/credentials');
    await page
      .getByRole('button', { name: /^Create second / })
      .first()
      .click();
    await page.getByText('shown only once').waitFor();
    await look();
    await close();
    expect(found).toEqual([]);
  });

  it('shows times and numbers in the time zone and locale of the user, with UTC as a tooltip', async () => {
    const [locale, zone] = ['de-DE', 'Asia/Kolkata'];
    const tab = await aTab(browser, service.baseUrl, { locale, zone });
    await signInTab(service, tab, stocked.apiKey);
    await tab.page.goto(stocked.at.license);
    await settled(tab);
    const times = await tab.page.evaluate<readonly (readonly [at: string, title: string, shown: string])[]>(
      '[...document.querySelectorAll("main time")].map((one) => [one.dateTime, one.title, one.textContent])',
    );
    const { issuedAt } = (await stocked.client.get(stocked.at.license.replace('/portal', '/api/v1'))).body;
    const issued = new Date(String(issuedAt));
    const there = new Intl.DateTimeFormat(locale, {
      ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: zone },
    }).format(issued);
    const [utc] = issued.toISOString().replace('T', ' ').split('.');
    expect(times).toContainEqual([issued.toISOString(), `${utc ?? ''}Z (UTC)`, there]);
    await tab.page.goto(common.overview);
    await settled(tab);
    const figures = tab.page.getByRole('list', { name: 'Summen des Monats' });
    await figures.getByText('2.580', { exact: true }).waitFor();
    expect(tab.issues()).toEqual([]);
    await tab.close();
  });
});
