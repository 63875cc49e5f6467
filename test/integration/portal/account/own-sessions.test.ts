import type { Browser, Page } from 'playwright-core';
import { mailedLanguages, mailedSignInLink } from '../../../support/clients/mailed-links.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { headingOf, settled, signInTab } from '../../../support/portal/visits.ts';
import { aService, type Partner, type TestService } from '../../../support/service/service.ts';

const email = 'ada@harbour.example';
const viewer = 'bo@harbour.example';

needing('chromium', 'the account of a member in the portal', () => {
  let service: TestService;
  let browser: Browser;
  let partner: Partner;

  beforeAll(async () => {
    service = await aService();
    partner = await service.aPartner();
    const path = `/api/v1/platforms/${partner.slug}/members`;
    for (const member of [
      { email, role: 'owner' },
      { email: viewer, role: 'viewer' },
    ])
      await partner.client.post(path, member);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  /** Signs a member in with their nth email, in a browser of its own, and opens the account. */
  const signedIn = async (nth: number, address = email): Promise<Tab> => {
    const tab = await aTab(browser, service.baseUrl);
    const { page } = tab;
    await page.goto(`/portal/#${await mailedSignInLink(service, address, nth)}`);
    await page.getByRole('button', { name: 'Sign in to Platform Licensing' }).click();
    await headingOf(page, /^Overview of/).waitFor();
    await page.goto('/portal/account');
    return tab;
  };
  const others = (page: Page) => page.getByRole('button', { name: /^End session in Chrome/ });

  it('shows the sessions, and ends one and then all others', async () => {
    const first = await signedIn(1);
    await first.page.getByRole('row').filter({ hasText: 'Chrome' }).getByText('This session').waitFor();
    const tabs = [first];
    for (const nth of [2, 3]) {
      await service.anyone.post('/api/v1/portal/sign-in-links', { email });
      tabs.push(await signedIn(nth));
    }
    const [, second, third] = tabs;
    if (!second || !third) throw new Error('three browsers signed in');
    await others(third.page).first().waitFor();
    expect(await others(third.page).count()).toBe(2);
    await settled(third);
    expect([...(await violationsOf(third.page)), ...third.issues()]).toEqual([]);

    const notFound = {
      type: 'about:blank',
      title: 'Not found',
      status: 404,
      code: 'NOT_FOUND',
      detail: 'Gone.',
    };
    await third.page.route(
      /\/portal\/sessions\/ses_/,
      (route) =>
        route.fulfill({
          ...{ status: 404, contentType: 'application/problem+json' },
          body: JSON.stringify(notFound),
        }),
      { times: 1 },
    );
    const readAgain = third.page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().endsWith('/portal/sessions'),
    );
    await others(third.page).first().click();
    await third.page.getByText('Session ended').waitFor();
    expect((await readAgain).status()).toBe(200);

    await others(third.page).first().click();
    await others(third.page).nth(1).waitFor({ state: 'detached' });
    await third.page.getByText('Session ended').waitFor();
    await third.page.getByRole('button', { name: 'End other sessions' }).click();
    await others(third.page).first().waitFor({ state: 'detached' });
    expect(await third.page.getByRole('row').filter({ hasText: 'Chrome' }).count()).toBe(1);
    for (const { page } of [first, second]) {
      await page.reload();
      await page.getByRole('heading', { name: 'Partner portal' }).waitFor();
    }
  });

  it('has the language of emails, which the next email is in', async () => {
    const address = 'bo@harbour.example';
    await partner.client.post(`/api/v1/platforms/${partner.slug}/members`, {
      email: address,
      role: 'viewer',
    });
    const tab = await signedIn(1, address);
    const language = tab.page.getByLabel('Language of emails to you');
    expect(await language.inputValue()).toBe('');
    await language.selectOption('Français');
    await tab.page.getByText('Language of emails saved').waitFor();
    expect(await language.inputValue()).toBe('fr');
    await settled(tab);
    expect([...(await violationsOf(tab.page)), ...tab.issues()]).toEqual([]);
    await service.anyone.post('/api/v1/portal/sign-in-links', { email: viewer });
    expect((await mailedLanguages(service, viewer, 2)).at(-1)).toBe('fr');
    await tab.close();
  });

  it('is explained to a person who signed in with a credential', async () => {
    const tab = await aTab(browser, service.baseUrl);
    await signInTab(service, tab, partner.apiKey);
    await tab.page.goto('/portal/account');
    await tab.page.getByText('You signed in with a credential').waitFor();
    await settled(tab);
    expect([...(await violationsOf(tab.page)), ...tab.issues()]).toEqual([]);
  });
});
