import type { Browser, Page } from 'playwright-core';
import type { Role } from '../../../../src/domain/staff/staff.ts';
import { aMemberOf } from '../../../support/http/team.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Look, type Tab } from '../../../support/portal/browser.ts';
import { press, signInStaff } from '../../../support/portal/console.ts';
import { common } from '../../../support/portal/stocked.ts';
import { aStockedPartner, headingOf, settled, type StockedPartner } from '../../../support/portal/visits.ts';
import { httpReceiver, type HttpReceiver } from '../../../support/servers/receiver.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

const reason = 'The endpoint of ticket 4711 fails';

needing('chromium', 'the portal of a platform that staff look at', () => {
  let service: TestService;
  let receiver: HttpReceiver;
  let browser: Browser;
  let partner: StockedPartner;

  beforeAll(async () => {
    receiver = await httpReceiver();
    service = await aService({ environment: { ALLOW_LOOPBACK_URLS: '1' } });
    [browser, partner] = await Promise.all([openBrowser(), aStockedPartner(service, receiver)]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
    await receiver.close();
  });

  const strip = (page: Page) =>
    page.getByRole('region', { name: 'View by our staff' }).filter({ hasText: reason });
  const viewAs = async (role: Role, look?: Look): Promise<Tab> => {
    const tab = await aTab(browser, service.baseUrl, look);
    const { page } = tab;
    await signInStaff(service, tab, role);
    await page.goto(`/staff/platforms/${partner.slug}`);
    await press(page, 'View portal…');
    await page.getByLabel('Reason').fill(reason);
    await press(page, 'View portal');
    await headingOf(page, /^Overview of/).waitFor();
    return tab;
  };

  it('needs a reason, says on every page who looks, and leads back to the console when it ends', async () => {
    const tab = await aTab(browser, service.baseUrl);
    const { page } = tab;
    await signInStaff(service, tab, 'rights');
    await page.goto(`/staff/platforms/${partner.slug}`);
    await press(page, 'View portal…');
    await press(page, 'View portal');
    await page.getByText('Enter a reason.', { exact: true }).waitFor();
    await page.getByLabel('Reason').fill(reason);
    expect(await violationsOf(page)).toEqual([]);
    await press(page, 'View portal');
    await headingOf(page, /^Overview of/).waitFor();
    await page.getByRole('status').filter({ hasText: reason }).waitFor();
    for (const path of [common.catalog, partner.at.license, partner.at.delivery, '/portal/nowhere']) {
      await page.goto(path);
      await strip(page).waitFor();
    }
    await page.goto(partner.at.license);
    await headingOf(page, 'video-active').waitFor();
    await settled(tab);
    for (const name of ['Revoke…', 'Amend…', 'Sign out'])
      expect([name, await page.getByRole('button', { name }).count()]).toEqual([name, 0]);
    expect(await page.getByText('Your view does not include this.').count()).toBe(1);
    await page.reload();
    await strip(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('End view');
    await page.keyboard.press('Enter');
    await headingOf(page, 'Stocked Video').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/staff/platforms/${partner.slug}`);
    await page.goto('/portal/');
    await page.getByLabel('API key').waitFor();
    expect(tab.issues()).toEqual([]);
    await tab.close();
  });

  it.each<[Role, readonly string[]]>([
    ['rights', ['Overview', 'Catalog', 'Collections', 'Licenses', 'Webhooks', 'Settings']],
    ['finance', ['Overview', 'Catalog', 'Collections', 'Webhooks', 'Plan', 'Settings']],
    [
      'admin',
      [
        'Overview',
        'Catalog',
        'Collections',
        'Licenses',
        'Webhooks',
        'Credentials',
        'Plan',
        'Members',
        'Settings',
      ],
    ],
  ])('shows %s the pages of their role, without an error on any of them', async (role, names) => {
    const tab = await viewAs(role, { dark: role === 'finance', width: role === 'finance' ? 375 : 1280 });
    const { page } = tab;
    const links = page.getByRole('navigation', { name: 'Portal' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual([...names, 'Reference']);
    for (const name of names) {
      await links.filter({ hasText: new RegExp(`^${name}$`) }).click();
      await settled(tab);
      const isWide = await page.evaluate<boolean>(
        'document.documentElement.scrollWidth > document.documentElement.clientWidth',
      );
      const found = [
        ...(await violationsOf(page)),
        ...tab.issues(),
        ...(isWide ? ['it scrolls sideways'] : []),
      ];
      expect([name, found, await page.locator('.failure').count()]).toEqual([name, [], 0]);
    }
    await tab.close();
  });

  it('shows credentials and the plan without what changes them, and lets their texts be copied', async () => {
    const tab = await viewAs('admin');
    const { page } = tab;
    await page.goto('/portal/credentials');
    await headingOf(page, 'Credentials').waitFor();
    await settled(tab);
    expect(
      await page
        .locator('main')
        .getByRole('button', { name: /Create|Remove|Replace/ })
        .count(),
    ).toBe(0);
    expect(await page.locator('main :disabled').count()).toBe(0);
    const copy = page.getByRole('button', { name: 'Copy client ID' });
    expect(await copy.isEnabled()).toBe(true);
    await page.goto('/portal/plan');
    await headingOf(page, 'Plan').waitFor();
    await settled(tab);
    for (const name of [/^Select/, 'Continue to payment', /Cancel subscription/])
      expect([name, await page.getByRole('button', { name }).count()]).toEqual([name, 0]);
    await page.getByRole('button', { name: /^Yearly/ }).click();
    expect([...(await violationsOf(page)), ...tab.issues()]).toEqual([]);
    await tab.close();
  });

  it('is listed with its reason for the owners of the platform', async () => {
    await (await viewAs('finance')).close();
    const owner = await aMemberOf(service, partner, partner.client, 'owner');
    const tab = await aTab(browser, service.baseUrl);
    const [name = '', value = ''] = (owner.headers['cookie'] ?? '').split('=');
    await tab.context.addCookies([{ name, value, url: service.baseUrl }]);
    await tab.page.goto('/portal/members');
    const views = tab.page.getByRole('region', { name: 'Views by our staff' });
    await views
      .getByRole('row', { name: new RegExp(`^${reason}`) })
      .first()
      .waitFor();
    expect([...(await violationsOf(tab.page)), ...tab.issues()]).toEqual([]);
    await tab.close();
  });
});
