import type { Browser } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
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
import { aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'access to the portal', () => {
  let service: TestService;
  let receiver: HttpReceiver;
  let browser: Browser;
  let owner: StockedPartner;
  let tab: Tab;

  beforeAll(async () => {
    receiver = await httpReceiver();
    service = await aService({ environment: { ALLOW_LOOPBACK_URLS: '1' } });
    [browser, owner] = await Promise.all([openBrowser(), aStockedPartner(service, receiver)]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
    await receiver.close();
  });
  beforeEach(async () => {
    tab = await aTab(browser, service.baseUrl);
  });
  afterEach(async () => {
    expect(tab.issues()).toEqual([]);
    await tab.close();
  });
  const linkTo = async () =>
    (await owner.client.post(`/api/v1/platforms/${owner.slug}/portal-links`)).member('url');

  it('shows nothing of another platform at any address', async () => {
    const { page } = tab;
    const { apiKey } = await service.aPartner({ name: 'Curious Video' });
    await signInTab(service, tab, apiKey);
    const { track: _, ...foreign } = owner.at;
    for (const path of [...Object.values(common), ...Object.values(foreign)]) {
      await page.goto(path);
      await settled(tab);
      const shown = await page.getByRole('main').innerText();
      expect([path, shown]).toEqual([
        path,
        expect.not.stringMatching(/video-active|video-revoked|Production|127\.0\.0\.1/),
      ]);
    }
    for (const [path, text] of [
      [foreign.license, 'License not found'],
      [foreign.endpoint, 'Endpoint not found'],
      [foreign.delivery, 'Endpoint not found'],
      ['/portal/webhooks/no-id-at-all', 'Endpoint not found'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('main').getByText(text).waitFor();
    }
    await page.getByRole('link', { name: 'View endpoints of Curious Video' }).click();
    await headingOf(page, 'Webhooks').waitFor();
    await page.goto(foreign.checkout);
    await settled(tab);
    expect(await page.getByText(/Payment received|Waiting for the payment provider/).count()).toBe(0);
  });

  it('follows the last sign-in and the sign-out in every tab of a browser', async () => {
    const { page, context } = tab;
    const { apiKey } = await service.aPartner({ name: 'Second Video' });
    await signInTab(service, tab, owner.apiKey);
    await page.goto(owner.at.license);
    await headingOf(page, 'video-active').waitFor();
    await page.getByRole('button', { name: 'Revoke…' }).click();
    const other = await context.newPage();
    await context.clearCookies();
    await signInByKey(other, apiKey);
    await page.getByText('Second Video', { exact: true }).waitFor();
    await page.getByRole('main').getByText('License not found').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    // Both tabs act as the platform that they show.
    await page.goto(common.credentials);
    await page.getByRole('button', { name: 'Create link' }).click();
    await page.getByText(/^Works once, expires/).waitFor();
    await other.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('You signed out in another tab.').waitFor();
    await other.close();
  });

  it('accepts a one-time link once, and explains why it no longer works', async () => {
    const { page } = tab;
    const url = await linkTo();
    await page.goto(url);
    await headingOf(page, /^Overview of/).waitFor();
    expect(page.url()).not.toContain('code=');
    await page.getByText('Stocked Video').waitFor();
    // In a tab that shows the portal, a link changes only the fragment and does not reload the page.
    const signedIn = page.waitForResponse(/\/portal\/sessions$/);
    await page.goto(await linkTo());
    expect((await signedIn).status()).toBe(201);
    await page.getByText('Stocked Video').waitFor();
    expect(page.url()).not.toContain('code=');
    // A used link does not end the current session.
    const rejected = page.waitForResponse(/\/portal\/sessions$/);
    const readAgain = page.waitForResponse(/\/portal\/session$/);
    await page.goto(url);
    expect([(await rejected).status(), (await readAgain).status()]).toEqual([401, 200]);
    await headingOf(page, /^Overview of/).waitFor();
    const late = await aTab(browser, service.baseUrl);
    await late.page.goto(url);
    await late.page.getByText('This link was already used').waitFor();
    expect([late.page.url().includes('code='), late.issues()]).toEqual([false, []]);
    await signInByKey(late.page, owner.apiKey);
    await late.close();
  });

  it('shows an invalid key as an error of its field', async () => {
    const { page } = tab;
    await page.goto('/portal/licenses');
    const field = page.getByLabel('API key');
    await field.fill('plk_live_nobodys');
    await field.press('Enter');
    await page.getByText('This API key is invalid.').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill(owner.apiKey);
    await field.press('Enter');
    await headingOf(page, 'Licenses').waitFor();
  });
});
