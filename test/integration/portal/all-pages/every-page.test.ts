import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Look, type Tab } from '../../../support/portal/browser.ts';
import { common } from '../../../support/portal/stocked.ts';
import {
  aStockedPartner,
  headingOf,
  settled,
  signInByKey,
  signInTab,
  type StockedPartner,
} from '../../../support/portal/visits.ts';
import { httpReceiver, type HttpReceiver } from '../../../support/servers/receiver.ts';
import { aService, type Partner, type TestService } from '../../../support/service/service.ts';

const looks: readonly (readonly [string, Look])[] = [
  ['light', {}],
  ['dark, 375 px wide', { dark: true, width: 375 }],
];

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

  /** Returns the problems of a page that is opened by its address. */
  const flawsAt = async (tab: Tab, path: string, within?: readonly string[]): Promise<readonly string[]> => {
    const { page } = tab;
    await page.goto(path);
    await settled(tab);
    const jumped = await tab.shifted();
    const isWide = await page.evaluate<boolean>(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    );
    const found = [
      ...(await violationsOf(page, within)),
      ...tab.issues(),
      ...(jumped >= 0.05 ? [`it jumps by ${jumped.toFixed(3)}`] : []),
      ...(isWide ? ['it scrolls sideways'] : []),
    ];
    return found.map((issue) => `${path}: ${issue}`);
  };
  /** In every look, one tab beside the other. */
  const issuesOf = async (paths: readonly string[], apiKey?: string) => {
    const found = looks.map(async ([name, look]) => {
      const tab = await aTab(browser, service.baseUrl, look);
      if (apiKey !== undefined) await signInTab(service, tab, apiKey);
      const issues: string[] = [];
      for (const path of paths) issues.push(...(await flawsAt(tab, path)));
      await tab.close();
      return issues.map((issue) => `${name}, ${issue}`);
    });
    return (await Promise.all(found)).flat();
  };

  it('is accessible, stable and fits the screen with much data', async () => {
    const paths = [...Object.values(common), ...Object.values(stocked.at)];
    expect(await issuesOf(paths, stocked.apiKey)).toEqual([]);
  });

  it('is accessible, stable and fits the screen without data, and if the page does not exist', async () => {
    const { plan: _plan, catalog: _catalog, ...others } = common;
    const nothing = ['/portal/catalog?q=nothing-is-called-so', '/portal/nowhere', '/portal/licenses/lic_0'];
    expect(await issuesOf([...Object.values(others), ...nothing], empty.apiKey)).toEqual([]);
  });

  it('is accessible, stable and fits the screen without a sign-in, in the reference and on the appeals page', async () => {
    const places = ['', '/guides/first-license', '/guides/limits', '/errors', '/errors/RATE_LIMITED'];
    expect(
      await issuesOf([
        '/portal/',
        '/portal/register',
        '/appeals',
        ...places.map((place) => `/reference${place}`),
      ]),
    ).toEqual([]);
  });

  it.each(looks)(
    'is accessible, stable and fits the screen on the page of all operations: %s',
    async (_, look) => {
      const tab = await aTab(browser, service.baseUrl, look);
      // All operations are rendered by the same code, so every sixth is checked.
      const within = ['nav', 'main > header', '#issueLicense', '.operation:nth-of-type(6n + 1)'];
      const issues = await flawsAt(tab, '/reference/openapi', within);
      await tab.page.locator('#issueLicense summary', { hasText: 'Try it' }).click();
      await tab.page.locator('#issueLicense').getByRole('button').first().waitFor();
      const tried = [...(await violationsOf(tab.page, ['#issueLicense'])), ...tab.issues()];
      await tab.close();
      expect([...issues, ...tried]).toEqual([]);
    },
  );

  it('finds operations by path, member of the body and error code', async () => {
    const { page, issues, close } = await aTab(browser, service.baseUrl);
    await page.goto('/reference/openapi');
    const found = async (typed: string) => {
      await page.getByLabel('Find').fill(typed);
      return page.locator('nav.side li:visible a').allTextContents();
    };
    expect(await found('/licenses/preflight')).toEqual([expect.stringContaining('Check license requests')]);
    expect((await found('acceptTerms')).length).toBeGreaterThan(0);
    expect((await found('TERRITORY_NOT_CLEARED')).length).toBeGreaterThan(0);
    expect(await found('nothingIsCalledSo')).toEqual([]);
    await close();
    expect(issues()).toEqual([]);
  });

  it('tries operations with values from earlier responses, and repeats one as a new request', async () => {
    const { page, issues, close } = await aTab(browser, service.baseUrl);
    await page.goto('/reference/openapi');
    const opened = async (operation: string) => {
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
    expect(await tried('registerPlatform')).toBe('201');
    const early = await opened('issueLicense');
    expect(await early.sent()).toBe('404');
    await early.section.locator('summary', { hasText: 'Try it' }).click();
    expect(await tried('searchTracks')).toBe('200');
    const { section, sent } = await opened('issueLicense');
    expect(await sent()).toBe('201');
    const body = section.locator('[data-try=body-input]');
    await body.fill((await body.inputValue()).replace(/"contentId": "[^"]*"/, '"contentId": "video-tried"'));
    expect(await sent()).toBe('201');
    const more = ['getLicense', 'getMonthlyUsage', 'rotateInboundSecret', 'signInboundEvent'];
    for (const operation of more) expect([operation, await tried(operation)]).toEqual([operation, '200']);
    expect(await tried('receiveContentEvent')).toBe('202');
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
    const figures = tab.page.getByRole('list', { name: 'Monthly totals' });
    await figures.getByText('2.580', { exact: true }).waitFor();
    expect(tab.issues()).toEqual([]);
    await tab.close();
  });

  it('loads no more than 150 KB of script, compressed, up to the first page', async () => {
    const tab = await aTab(browser, service.baseUrl);
    const scripts = new Map<string, Promise<Buffer>>();
    tab.page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
    });
    await signInByKey(tab.page, empty.apiKey);
    await settled(tab);
    await headingOf(tab.page, /^Overview of/).waitFor();
    const sizes = (await Promise.all(scripts.values())).map((bytes) => gzipSync(bytes).byteLength);
    await tab.close();
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);
  });
});
