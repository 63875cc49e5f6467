import type { Browser, Page } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { mailedLink } from '../../../support/clients/mailed-links.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { headingOf, settled, signInTab } from '../../../support/portal/visits.ts';
import { aService, type Partner, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'the settings in the portal', () => {
  let service: TestService;
  let partner: Partner;
  let browser: Browser;
  let tab: Tab;
  let page: Page;

  beforeAll(async () => {
    service = await aService();
    [browser, partner] = await Promise.all([openBrowser(), service.aPartner()]);
    tab = await aTab(browser, service.baseUrl, { height: 720 });
    page = tab.page;
    await signInTab(service, tab, partner.apiKey);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  afterEach(() => expect(tab.issues()).toEqual([]));

  const record = async () => (await partner.client.get(`/api/v1/platforms/${partner.slug}`)).body;
  const save = () => page.getByRole('button', { name: 'Save' }).click();
  const said = (text: string) => page.getByText(text).first().waitFor();

  it('saves the changes, and shows the new name immediately', async () => {
    await page.goto('/portal/settings');
    await settled(tab);
    await page.getByLabel('Name').fill('Renamed House');
    await page.getByLabel('Territories').fill('de, at');
    await page.getByRole('checkbox', { name: 'Film' }).check();
    await save();
    await said('Settings saved');
    await page.locator('.who-name', { hasText: 'Renamed House' }).waitFor();
    expect(await record()).toMatchObject({ name: 'Renamed House', territories: ['DE', 'AT'] });
  });

  it('accepts a country by its name when the focus leaves the field, and rejects other text', async () => {
    const territories = page.getByLabel('Territories');
    await territories.fill('south africa');
    await page.getByLabel('Name').focus();
    await page.getByRole('button', { name: 'Remove South Africa' }).click();
    await territories.fill('Atlantis');
    await page.getByLabel('Name').focus();
    await said('“Atlantis”: select a country from the list');
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await territories.fill('');
    const selected = await page.locator('.territory-box .chip').allInnerTexts();
    expect(selected).toEqual(['Germany', 'Austria']);
  });

  it('confirms a new contact address with the emailed link', async () => {
    await page.getByLabel('Contact email').fill('rights@renamed.example');
    await save();
    await said('We sent a code to');
    const link = new URL(await mailedLink(service, '/portal/settings', 'contact='));
    await page.goto('about:blank');
    await page.goto(`${service.baseUrl}${link.pathname}${link.hash}`);
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await said('Contact email changed to rights@renamed.example');
    expect(new URL(page.url()).hash).toBe('');
    expect((await record())['contactEmail']).toBe('rights@renamed.example');
  });

  it('shows what someone else saved meanwhile, and overwrites nothing', async () => {
    await page.getByLabel('Name').fill('Mine');
    const body = { websiteUrl: 'https://theirs.example' };
    await partner.client.ask('PATCH', `/api/v1/platforms/${partner.slug}`, { body });
    await save();
    await said('Website: https://theirs.example');
    await page.getByRole('button', { name: 'Keep my changes' }).click();
    await save();
    await page.locator('.who-name', { hasText: 'Mine' }).waitFor();
    expect(await record()).toMatchObject({ name: 'Mine', websiteUrl: 'https://theirs.example' });
  });

  it('keeps the button of a long dialog in sight on a small screen', async () => {
    await page.goto('/portal/webhooks');
    await headingOf(page, 'Webhooks').waitFor();
    await page.getByRole('button', { name: 'Add endpoint' }).first().click();
    const button = page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' });
    const box = await button.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(720);
  });
});
