import type { Browser, Page, Route } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { common } from '../../../support/portal/stocked.ts';
import { headingOf, settled, signInTab } from '../../../support/portal/visits.ts';
import { aService, anOrder, type Partner, type TestService } from '../../../support/service/service.ts';

const listed = '**/api/v1/licenses?*';

needing('chromium', 'loading, error and offline states of the portal', () => {
  let service: TestService;
  let partner: Partner;
  let browser: Browser;
  let tab: Tab;
  let page: Page;

  beforeAll(async () => {
    service = await aService();
    [browser, partner] = await Promise.all([openBrowser(), service.aPartner()]);
    const { trackId } = await service.aTrackInCatalog();
    await partner.client.post('/api/v1/licenses', anOrder(trackId, { contentId: 'video-7' }));
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  beforeEach(async () => {
    tab = await aTab(browser, service.baseUrl, { dark: true });
    page = tab.page;
    await signInTab(service, tab, partner.apiKey);
  });
  afterEach(async () => {
    const found = [...(await violationsOf(page)), ...tab.issues()];
    await tab.close();
    expect(found).toEqual([]);
  });

  const main = () => page.getByRole('main');
  const recovered = () => page.getByRole('link', { name: 'video-7' }).waitFor();
  const accessible = async () => expect(await violationsOf(page)).toEqual([]);
  const problem = (
    route: Route,
    status: number,
    code: string,
    headers: Readonly<Record<string, string>> = {},
  ) =>
    route.fulfill({
      status,
      headers: { 'content-type': 'application/problem+json', 'x-request-id': 'req-of-this-test', ...headers },
      body: JSON.stringify({
        type: `${service.baseUrl}/reference/errors/${code}`,
        title: 'Not as it could be',
        status,
        detail: 'It was not as it could be.',
        instance: '/api/v1/licenses',
        code,
        requestId: 'req-of-this-test',
      }),
    });

  it('shows a named placeholder while data loads', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(listed, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(common.licenses);
    await page.getByRole('status', { name: 'Loading licenses' }).waitFor();
    await accessible();
    release();
    await recovered();
  });

  it('shows an error with the request ID, and recovers after a retry', async () => {
    await page.route(listed, (route) => problem(route, 500, 'INTERNAL_ERROR'));
    await page.goto(common.licenses);
    await main().getByRole('alert').getByText('req-of-this-test').first().waitFor();
    await accessible();
    await page.unroute(listed);
    await main().getByRole('button', { name: 'Try again' }).click();
    await recovered();
  });

  it('shows a rate limit with the wait, and disables the retry until then', async () => {
    await page.route(listed, (route) => problem(route, 429, 'RATE_LIMITED', { 'retry-after': '3' }));
    // The countdown begins when the test says so.
    await page.addInitScript(`
      const { setInterval } = globalThis;
      globalThis.isHeld = true;
      globalThis.setInterval = (act, ms) => setInterval(() => globalThis.isHeld || act(), ms);
    `);
    await page.goto(common.licenses);
    await main().getByText('Limit reached').waitFor();
    const again = main().getByRole('button', { name: 'Try again' });
    expect(await again.isDisabled()).toBe(true);
    await main().getByText('Try again in 3 s.').waitFor();
    await accessible();
    await page.unroute(listed);
    await page.evaluate('globalThis.isHeld = false');
    await tab.until(
      '[...document.querySelectorAll("main button")].some((one) => one.textContent === "Try again" && !one.disabled)',
    );
    await again.click();
    await recovered();
  });

  it('continues a search whose first page found nothing', async () => {
    await page.route(listed, (route) => {
      const url = new URL(route.request().url());
      if (!url.searchParams.has('cursor'))
        return route.fulfill({ json: { data: [], pagination: { limit: 25, nextCursor: 'second' } } });
      url.searchParams.delete('cursor');
      return route.continue({ url: url.href });
    });
    await page.goto(`${common.licenses}?contentType=ugc_video`);
    await main().getByText('None of your newest licenses match.').waitFor();
    await accessible();
    await main().getByRole('button', { name: 'Show more' }).click();
    await recovered();
  });

  it('shows that the device is offline, keeps the data, and continues when it is online', async () => {
    await page.goto(common.licenses);
    await recovered();
    await tab.context.setOffline(true);
    await page.getByText('You are offline.').waitFor();
    await recovered();
    await accessible();
    // This page was not loaded before, so its script is missing too.
    const places = page.getByRole('navigation', { name: 'Portal' });
    await places.getByRole('link', { name: 'Plan' }).click();
    await main().getByRole('alert').waitFor();
    await accessible();
    await tab.context.setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
    await main().getByRole('button', { name: 'Try again' }).click();
    await headingOf(page, 'Plan').waitFor();
    await places.getByRole('link', { name: 'Licenses' }).click();
    await recovered();
  });

  /** An endpoint of the partner's, and its page with the dialog in which it is changed. */
  const changing = async () => {
    const { member } = await partner.client.post(`/api/v1/platforms/${partner.slug}/webhooks`, {
      url: 'https://video.example/events',
      description: 'Production',
    });
    const path = `/api/v1/platforms/${partner.slug}/webhooks/${member('endpointId')}`;
    await page.goto(`/portal/webhooks/${member('endpointId')}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    return { path, dialog: page.getByRole('dialog') };
  };

  it('overwrites nothing that someone else saved meanwhile: shows it, and saves both edits', async () => {
    const { path, dialog } = await changing();
    await dialog.getByLabel('Description').fill('Production, new');
    await partner.client.ask('PATCH', path, {
      body: { url: 'https://video.example/moved', status: 'disabled' },
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Someone else changed this endpoint').waitFor();
    await dialog.getByText('URL: https://video.example/moved').waitFor();
    await dialog.getByText('Status: Disabled').waitFor();
    await accessible();
    await dialog.getByRole('button', { name: 'Keep my changes' }).click();
    expect(await dialog.getByLabel('URL').inputValue()).toBe('https://video.example/moved');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await headingOf(page, 'Production, new').waitFor();
    expect((await partner.client.get(path)).body).toMatchObject({
      ...{ url: 'https://video.example/moved', description: 'Production, new', status: 'disabled' },
    });
  });

  it('does not navigate back on a response that arrives after the user has left the page', async () => {
    const { dialog } = await changing();
    await dialog.getByRole('button', { name: 'Close' }).click();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/test', async (route) => {
      await held;
      await route.continue();
    });
    const answered = page.waitForResponse('**/test');
    await page.getByRole('button', { name: 'Send test event' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Licenses' }).click();
    await recovered();
    release();
    await answered;
    await settled(tab);
    await headingOf(page, 'Licenses').waitFor();
    expect(page.url()).toMatch(/licenses$/);
  });

  it('shows the sign-in page with the reason if the session ends while a form is open', async () => {
    const { dialog } = await changing();
    await tab.context.clearCookies();
    await dialog.getByLabel('Description').fill('Nobody’s');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your session has ended').waitFor();
    await page.getByLabel('API key').fill(partner.apiKey);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await headingOf(page, 'Production').waitFor();
  });

  it('shows a new secret, whatever the user presses while it is created', async () => {
    await page.goto(common.licenses);
    await page.getByRole('navigation').getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('button', { name: 'Add endpoint' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('URL').fill('https://video.example/held');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/webhooks', async (route) => {
      await held;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Add endpoint' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Close' }).click({ force: true });
    expect(await dialog.isVisible()).toBe(true);
    release();
    await dialog.getByText('shown only once').waitFor();
    await page.goBack();
    await page.waitForURL(/licenses$/);
    await dialog.getByText(/^whsec_/).waitFor();
  });

  it('shows that the service cannot be reached, and opens when it can', async () => {
    const session = '**/api/v1/portal/session';
    await page.route(session, (route) => route.abort('connectionrefused'));
    await page.goto(common.overview);
    await page.getByText('No connection').waitFor();
    await accessible();
    await page.unroute(session);
    await page.getByRole('button', { name: 'Try again' }).click();
    await headingOf(page, /^Overview of/).waitFor();
    await settled(tab);
  });

  it('keeps the input of a rejected form, and submits it later', async () => {
    const sessions = '**/api/v1/portal/sessions';
    await tab.context.clearCookies();
    await page.route(sessions, (route) => problem(route, 429, 'RATE_LIMITED', { 'retry-after': '70' }));
    await page.goto(common.overview);
    await page.getByLabel('API key').fill(partner.apiKey);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Too many requests. Try again in 70 s.').waitFor();
    await accessible();
    expect(await page.getByLabel('API key').inputValue()).toBe(partner.apiKey);
    await page.unroute(sessions);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await headingOf(page, /^Overview of/).waitFor();
  });
});
