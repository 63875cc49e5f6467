import type { Browser, Page } from 'playwright-core';
import { aMemberOf } from '../../../support/http/team.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { comeBack } from '../../../support/portal/console.ts';
import { headingOf, settled } from '../../../support/portal/visits.ts';
import { aService, type Partner, type TestService } from '../../../support/service/service.ts';

const switching = '/api/v1/portal/session/switch';

needing('chromium', 'a tab whose session was switched without its knowledge', () => {
  let service: TestService;
  let browser: Browser;
  let tab: Tab;
  let first: Partner;
  let second: Partner;
  let headers: Readonly<Record<string, string>>;

  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  let people = 0;
  beforeEach(async () => {
    const email = `ada-${++people}@harbour.example`;
    [first, second] = [
      await service.aPartner({ name: 'Harbour Video' }),
      await service.aPartner({ name: 'Meadow Films' }),
    ];
    ({ headers } = await aMemberOf(service, first, first.client, 'owner', email));
    await aMemberOf(service, second, second.client, 'owner', email, 2);
    tab = await aTab(browser, service.baseUrl);
    await giveCookie(headers['cookie'] ?? '');
    await tab.page.goto('/portal/settings');
    await headingOf(tab.page, 'Settings').waitFor();
    await settled(tab);
  });
  afterEach(async () => {
    const found = [...(await violationsOf(tab.page)), ...tab.issues()];
    await tab.close();
    expect(found).toEqual([]);
  });
  const giveCookie = async (cookie: string) => {
    const at = cookie.indexOf('=');
    const [name, value] = [cookie.slice(0, at), cookie.slice(at + 1)];
    await tab.context.addCookies([{ name, value, url: service.baseUrl, httpOnly: true, sameSite: 'Strict' }]);
  };
  const isOf = (name: string) => tab.page.getByRole('button', { name: `${name}: switch platform` }).waitFor();

  it('shows the other platform, although the response to the switch was lost', async () => {
    const { page } = tab;
    await page.route(`**${switching}`, async (route) => {
      const response = await route.fetch();
      expect(response.status()).toBe(201);
      await giveCookie((response.headers()['set-cookie'] ?? '').split(';')[0] ?? '');
      await route.abort();
    });
    await isOf('Harbour Video');
    await page.getByRole('button', { name: 'Harbour Video: switch platform' }).click();
    await page.getByRole('button', { name: 'Switch to Meadow Films' }).click();
    await isOf('Meadow Films');
    await headingOf(page, /^Overview of/).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('follows another tab whose switch got no response, which itself follows when the user comes back', async () => {
    const { page, context } = tab;
    const other = await context.newPage();
    await other.goto('/portal/licenses');
    const shownBy = (one: Page) =>
      one.getByRole('button', { name: 'Meadow Films: switch platform' }).waitFor();
    await other.getByRole('button', { name: 'Harbour Video: switch platform' }).waitFor();
    await page.route(`**${switching}`, async (route) => {
      const response = await route.fetch();
      await giveCookie((response.headers()['set-cookie'] ?? '').split(';')[0] ?? '');
      await route.abort();
    });
    await page.route('**/api/v1/portal/session', (route) => route.abort());
    await page.getByRole('button', { name: 'Harbour Video: switch platform' }).click();
    await page.getByRole('button', { name: 'Switch to Meadow Films' }).click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await shownBy(other);
    await other.getByText('This browser is now signed in to Meadow Films.').waitFor();
    await other.close();
    await isOf('Harbour Video');
    await page.unroute('**/api/v1/portal/session');
    await comeBack(page);
    await isOf('Meadow Films');
    await page.getByText('This browser is now signed in to Meadow Films.').waitFor();
    await settled(tab);
  });

  it('is rejected for a third platform, which the tab then shows and names', async () => {
    const { page } = tab;
    const third = await service.aPartner({ name: 'Coast Radio' });
    await aMemberOf(service, third, third.client, 'owner', `ada-${people}@harbour.example`, 3);
    const switched = await service.anyone.withHeaders(headers).post(switching, { platform: third.slug });
    await giveCookie((switched.headers['set-cookie'] ?? '').split(';')[0] ?? '');
    await page.getByRole('button', { name: 'Harbour Video: switch platform' }).click();
    await page.getByRole('button', { name: 'Switch to Meadow Films' }).click();
    await page.getByText('This browser is now signed in to Coast Radio.').waitFor();
    await isOf('Coast Radio');
    await settled(tab);
  });

  it('keeps what was entered while the session cannot be read again', async () => {
    const { page } = tab;
    const switched = await service.anyone.withHeaders(headers).post(switching, { platform: second.slug });
    await giveCookie((switched.headers['set-cookie'] ?? '').split(';')[0] ?? '');
    await page.route('**/api/v1/portal/session', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
    );
    await page.getByLabel('Name', { exact: true }).fill('Renamed');
    const read = page.waitForResponse('**/api/v1/portal/session');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await read).status()).toBe(503);
    await settled(tab);
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Renamed');
    expect((await service.ports.registry.find(second.platformId as never))?.platform.name).toBe(
      'Meadow Films',
    );
  });

  it('changes nothing at either platform, and says which one it shows now', async () => {
    const { page } = tab;
    const switched = await service.anyone.withHeaders(headers).post(switching, { platform: second.slug });
    await giveCookie((switched.headers['set-cookie'] ?? '').split(';')[0] ?? '');
    await page.getByLabel('Name', { exact: true }).fill('Renamed');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('This browser is now signed in to Meadow Films.').waitFor();
    await isOf('Meadow Films');
    await settled(tab);
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Meadow Films');
    for (const { platformId, name } of [
      { ...first, name: 'Harbour Video' },
      { ...second, name: 'Meadow Films' },
    ])
      expect((await service.ports.registry.find(platformId as never))?.platform.name).toBe(name);
    // The tab has the token of the session that it shows.
    await page.getByLabel('Name', { exact: true }).fill('Meadow Features');
    await page.getByRole('button', { name: 'Save' }).click();
    await isOf('Meadow Features');
  });
});
