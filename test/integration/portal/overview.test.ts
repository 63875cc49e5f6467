import type { Browser } from 'playwright-core';
import { needing } from '../../support/needing.ts';
import { violationsOf } from '../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../support/portal/browser.ts';
import { settled, signInTab } from '../../support/portal/visits.ts';
import { aService, anOrder, type Partner, type TestService } from '../../support/service/service.ts';

const dayMs = 86_400_000;

needing('chromium', 'the overview of the portal', () => {
  let service: TestService;
  let partner: Partner;
  let browser: Browser;
  let tab: Tab;

  beforeAll(async () => {
    service = await aService();
    [browser, partner] = await Promise.all([openBrowser(), service.aPartner()]);
    tab = await aTab(browser, service.baseUrl, { height: 900 });
    await signInTab(service, tab, partner.apiKey);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  afterEach(() => expect(tab.issues()).toEqual([]));

  const warnings = () => tab.page.getByRole('list', { name: 'Warnings' }).getByRole('listitem');

  it('shows no warnings and no comparison in the first month of a platform without problems', async () => {
    await tab.page.goto('/portal/');
    await settled(tab);
    await tab.page.getByRole('list', { name: 'Monthly totals' }).waitFor();
    expect(await warnings().count()).toBe(0);
    expect(await tab.page.getByText(/^Compared with/).count()).toBe(0);
  });

  it('compares the month with as many days of the month before', async () => {
    const registered = new Date(service.now() - 70 * dayMs).toISOString();
    await tab.page.route(/\/api\/v1\/portal\/session$/, async (route) => {
      const response = await route.fetch();
      const session = (await response.json()) as { readonly platform: object };
      const platform = { ...session.platform, createdAt: registered };
      await route.fulfill({ response, json: { ...session, platform } });
    });
    await partner.client.get('/api/v1/tracks');
    await tab.page.goto('/portal/');
    await settled(tab);
    await tab.page.getByText(/^Compared with the first (day|\d+ days) of \w+ 20\d\d; active/).waitFor();
    const requests = tab.page.getByRole('listitem').filter({ hasText: /Requests$/ });
    expect(await requests.innerText()).toMatch(/^\d+ 0 before\s+Requests$/);
    expect(await violationsOf(tab.page)).toEqual([]);
    await tab.page.unroute(/\/api\/v1\/portal\/session$/);
  });

  it('shows the last days and a range of days, compared with as many days before them', async () => {
    const { page } = tab;
    await partner.client.get('/api/v1/tracks');
    await page.goto('/portal/');
    await settled(tab);
    await page.getByLabel('Period').focus();
    await page.getByLabel('Period').selectOption('Last 7 days');
    await page.getByRole('list', { name: 'Totals' }).waitFor();
    expect(new URL(page.url()).search).toBe('?days=7');
    // The platform was registered today, so there is nothing to compare with.
    expect(await page.getByText(/^Compared with/).count()).toBe(0);
    expect(await page.locator('.plot').first().locator('.bar').count()).toBe(7);
    expect(await page.evaluate('document.activeElement.tagName')).toBe('SELECT');
    await page.getByLabel('Period').selectOption('Custom range');
    await page.getByLabel('First day (UTC)').fill(new Date(service.now()).toISOString().slice(0, 10));
    await page.locator('.plot .bar').nth(4).waitFor({ state: 'detached' });
    expect(await page.locator('.plot').first().locator('.bar').count()).toBe(1);
    const requests = page.getByRole('listitem').filter({ hasText: /Requests$/ });
    expect(Number.parseInt(await requests.innerText(), 10)).toBeGreaterThan(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Last day (UTC)').fill('2024-01-01');
    await page.getByText(/^Enter two days in order, at most 184 days/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Period').selectOption('Month');
    await page.getByRole('list', { name: 'Monthly totals' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('warns of content to remove, of a credential that expires, and leads to what it warns of', async () => {
    const { trackId } = await service.aTrackInCatalog({ title: 'Gone' });
    const issued = await partner.client.post('/api/v1/licenses', anOrder(trackId));
    expect(issued.status).toBe(201);
    await service.useCases.takeDownTrack({ trackId, reason: 'infringing' });
    await partner.client.post(`/api/v1/platforms/${partner.slug}/credentials`, {
      ...{ kind: 'api_key', name: 'Encoder' },
      expiresAt: new Date(service.now() + 3 * dayMs).toISOString(),
    });
    await tab.page.goto('/portal/');
    await settled(tab);
    await warnings().first().waitFor();
    expect(await warnings().allInnerTexts()).toEqual([
      'Remove published content of 1 license: the tracks were taken down.',
      expect.stringMatching(/^The credential “Encoder” expires\sin\s\d\sdays\.\sView credentials$/),
    ]);
    expect(await violationsOf(tab.page)).toEqual([]);
    await tab.page.getByRole('link', { name: '1 license' }).click();
    await tab.page.getByRole('rowheader').first().waitFor();
    expect(await tab.page.getByRole('rowheader').count()).toBe(1);
  });
});
