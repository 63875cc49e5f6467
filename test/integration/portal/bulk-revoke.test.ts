import type { Browser, Page } from 'playwright-core';
import { aTerms } from '../../support/builders/builders.ts';
import { needing } from '../../support/needing.ts';
import { violationsOf } from '../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../support/portal/browser.ts';
import { settled, signInTab } from '../../support/portal/visits.ts';
import { aService, anOrder, type Partner, type TestService } from '../../support/service/service.ts';

needing('chromium', 'revoking several licenses in the portal', () => {
  let service: TestService;
  let partner: Partner;
  let browser: Browser;
  let tab: Tab;
  let page: Page;
  const licenseIds: string[] = [];

  beforeAll(async () => {
    service = await aService();
    [browser, partner] = await Promise.all([openBrowser(), service.aPartner()]);
    const terms = [aTerms({ effectiveAt: Date.now() - 60_000 })];
    const { trackId } = await service.aTrackInCatalog({ title: 'Meadow', terms });
    for (const contentId of ['one', 'two', 'three', 'kept']) {
      const order = anOrder(trackId, { contentId });
      licenseIds.push((await partner.client.post('/api/v1/licenses', order)).member('licenseId'));
    }
    tab = await aTab(browser, service.baseUrl);
    page = tab.page;
    await signInTab(service, tab, partner.apiKey);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  const statuses = async () => {
    const { body } = await partner.client.get('/api/v1/licenses');
    const data = body['data'] as readonly { readonly contentId: string; readonly status: string }[];
    return Object.fromEntries(data.map(({ contentId, status }) => [contentId, status]));
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const outcomes = () => page.getByRole('list', { name: 'Outcomes' }).getByRole('listitem').allInnerTexts();

  it('asks once, shows the outcome of each, and tries again only those that failed', async () => {
    const [first = '', second = ''] = licenseIds;
    const requested: string[] = [];
    await page.route('**/revoke', async (route) => {
      const id = /licenses\/(\w+)\/revoke/.exec(route.request().url())?.[1] ?? '';
      const isFirstTry = !requested.includes(id);
      requested.push(id);
      // 409 is not retried by the client.
      if (id === second && isFirstTry)
        await route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status: 409, code: 'STATE_CONFLICT', detail: 'It is being amended.' }),
        });
      else await route.continue();
    });
    await page.goto('/portal/licenses');
    await settled(tab);
    expect(await page.getByRole('button', { name: 'Revoke selected…' }).isDisabled()).toBe(true);
    for (const contentId of ['one', 'two', 'three']) await page.getByLabel(`Select ${contentId}`).check();
    await page.getByText('3 selected').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await press('Revoke selected…');
    await page.getByRole('dialog', { name: 'Revoke 3 licenses?' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await statuses()).toMatchObject({ one: 'active', two: 'active', three: 'active' });
    await press('Revoke 3 licenses');
    await page.getByText('1 license could not be revoked.').waitFor();
    expect((await outcomes()).toSorted()).toEqual([
      expect.stringMatching(/^Not revoked\s+two\s+It is being amended\.$/),
      expect.stringMatching(/^Revoked\s+one$/),
      expect.stringMatching(/^Revoked\s+three$/),
    ]);
    expect(await violationsOf(page)).toEqual([]);
    await press('Retry');
    await page.getByText('All licenses have ended.').waitFor();
    expect(requested.filter((id) => id === first)).toHaveLength(1);
    expect(await statuses()).toEqual({ one: 'revoked', two: 'revoked', three: 'revoked', kept: 'active' });
    await press('Done');
    await page.getByText('None selected').waitFor();
    await settled(tab);
    expect(await page.getByRole('checkbox').count()).toBe(1);
    expect(tab.issues()).toEqual([]);
  });

  it('selects the active licenses that are shown, and needs a description for another reason', async () => {
    await page.goto('/portal/licenses');
    await settled(tab);
    await press('Select all shown');
    await page.getByText('1 selected').waitFor();
    await press('Revoke selected…');
    await page.getByLabel('Reason').selectOption('other');
    await press('Revoke 1 license');
    await page.getByText('Enter a reason.').waitFor();
    expect(await statuses()).toMatchObject({ kept: 'active' });
    await press('Cancel');
    await press('Clear selection');
    await page.getByText('None selected').waitFor();
  });
});
