import type { Browser, Page } from 'playwright-core';
import { pageNames, pageOf } from '../../../../portal/src/pages.ts';
import { english } from '../../../../portal/src/texts/en.ts';
import { needing } from '../../../support/needing.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { headingOf, settled } from '../../../support/portal/visits.ts';
import { aService, type Partner, type TestService } from '../../../support/service/service.ts';

const maxSteps = 60;

/** The names of the pages in the navigation. */
const places = pageNames.flatMap((page) => {
  const { name } = pageOf(page);
  return name === undefined ? [] : [english[name]];
});

/** Whether the element with the focus is on the page and has a visible outline. */
const showsFocus =
  'document.activeElement !== document.body && getComputedStyle(document.activeElement).outlineStyle !== "none"';

needing('chromium', 'the portal by keyboard alone', () => {
  let service: TestService;
  let partner: Partner;
  let browser: Browser;
  let tab: Tab;
  let page: Page;

  beforeAll(async () => {
    service = await aService();
    [browser, partner] = await Promise.all([openBrowser(), service.aPartner()]);
    tab = await aTab(browser, service.baseUrl);
    page = tab.page;
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  afterEach(() => expect(tab.issues()).toEqual([]));

  /** Returns the accessible name of the focused element. */
  const focused = () =>
    page.evaluate<string>(
      'document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent.trim()',
    );
  const expectFocus = async (name: string) =>
    expect(await seenSoon(focused, (seen) => seen === name, 10_000)).toBe(name);
  const expectFocusOnPage = () => tab.until('document.activeElement.id === "content"');
  /** Presses Tab until the element of that name has the focus. */
  const stepTo = async (name: string) => {
    for (let step = 0; step < maxSteps; step++) {
      if ((await focused()) === name) return;
      await page.keyboard.press('Tab');
      expect([await focused(), await page.evaluate(showsFocus)]).toEqual([await focused(), true]);
    }
    throw new Error(`${maxSteps} steps did not lead to ${name}; the focus is on ${await focused()}`);
  };
  const open = async (name: string) => {
    await stepTo(name);
    await page.keyboard.press('Enter');
  };

  it('signs in: the field has the focus, Enter sends it', async () => {
    await page.goto('/portal/');
    await page.getByLabel('API key').waitFor();
    await page.keyboard.type(partner.apiKey);
    await page.keyboard.press('Enter');
    await headingOf(page, /^Overview of/).waitFor();
    await expectFocusOnPage();
  });

  it('reaches the search of the catalog with one key, or past the filters', async () => {
    await page.goto('/portal/catalog');
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.waitFor();
    await settled(tab);
    const hasFocus = () => page.evaluate<boolean>('document.activeElement.type === "search"');
    await page.keyboard.press('/');
    expect([await hasFocus(), await search.inputValue()]).toEqual([true, '']);
    await page.keyboard.type('a/b');
    expect(await search.inputValue()).toBe('a/b');
    await page.evaluate('document.getElementById("content").focus()');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip filters');
    await page.keyboard.press('Enter');
    expect(await hasFocus()).toBe(true);
    await page.goto('/portal/');
    await headingOf(page, /^Overview of/).waitFor();
    await settled(tab);
  });

  it('skips to the page, and reaches every page, which then has the focus', async () => {
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate<string>('document.activeElement.id')).toBe('content');
    for (const name of [...places.filter((place) => place !== 'Overview'), 'Overview']) {
      await page.evaluate('document.querySelector(".skip").focus()');
      await open(name);
      await headingOf(page, new RegExp(`^${name}`)).waitFor();
      await expectFocusOnPage();
      await settled(tab);
    }
  });

  it('opens a dialog, stays in it, and returns by Escape to where it was', async () => {
    await page.evaluate('document.querySelector(".skip").focus()');
    await open('Webhooks');
    await headingOf(page, 'Webhooks').waitFor();
    await settled(tab);
    await open('Add endpoint');
    const dialog = page.getByRole('dialog', { name: 'Add endpoint' });
    await dialog.waitFor();
    expect(await page.evaluate<boolean>('document.activeElement.closest("dialog") !== null')).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectFocus('Add endpoint');
  });

  it('leaves the focus where the user moved it right after a dialog was closed', async () => {
    await open('Add endpoint');
    await page.getByRole('dialog', { name: 'Add endpoint' }).waitFor();
    // In one step: the page learns of the closing only after the focus has moved on.
    await page.evaluate('document.querySelector("dialog").close(); document.querySelector(".skip").focus()');
    await tab.until('document.querySelector("dialog") === null');
    expect(await focused()).toBe('Skip to content');
  });

  it('cancels a dialog, and returns to the button that opened it', async () => {
    await page.evaluate('document.querySelector(".skip").focus()');
    await open('Credentials');
    await headingOf(page, 'Credentials').waitFor();
    await settled(tab);
    const [remove] = await page.getByRole('button', { name: /^Remove plk_/ }).all();
    const name = (await remove?.getAttribute('aria-label')) ?? '';
    await open(name);
    await page.getByRole('dialog').waitFor();
    await open('Cancel');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocus(name);
  });

  it('keeps a secret that is shown once, and the focus is on the page after it', async () => {
    // The list arrives after the dialog has been closed, without the button that opened it.
    const list = '**/api/v1/platforms/*/credentials';
    const arrive = Promise.withResolvers<undefined>();
    await page.route(list, async (route) => {
      if (route.request().method() === 'GET') await arrive.promise;
      await route.continue();
    });
    await open('Create second API key');
    await page.getByText('shown only once').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    await page.getByLabel('I have stored it').focus();
    await page.keyboard.press(' ');
    await open('Done');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocus('Create second API key');
    arrive.resolve(undefined);
    await page.getByText('Second API key created').waitFor();
    await expectFocusOnPage();
    await page.unroute(list);
  });
});
