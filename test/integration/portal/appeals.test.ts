import type { Browser, Page } from 'playwright-core';
import { aDecisionDto, anAppealDto } from '../../support/http/moderation-successes.ts';
import { mailedLink } from '../../support/mailed-links.ts';
import { needing } from '../../support/needing.ts';
import type { PartnerClient } from '../../support/partner-client.ts';
import { violationsOf } from '../../support/portal/axe.ts';
import { aTab, openBrowser, type Look, type Tab } from '../../support/portal/browser.ts';
import { aService, type TestService } from '../../support/service.ts';

const staff = '/api/v1/staff';

needing('chromium', 'the page for whoever a decision concerns', () => {
  let service: TestService;
  let browser: Browser;
  let decider: PartnerClient;
  let reviewer: PartnerClient;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
    const rights = async () => service.anyone.as((await service.aColleague('rights')).token);
    [decider, reviewer] = [await rights(), await rights()];
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  const inTab = async (story: (page: Page, tab: Tab) => Promise<void>, look: Look = {}): Promise<void> => {
    const tab = await aTab(browser, service.baseUrl, look);
    try {
      await story(tab.page, tab);
      expect(tab.flaws()).toEqual([]);
      expect(await tab.context.cookies()).toEqual([]);
    } finally {
      await tab.close();
    }
  };
  const taken = async () => {
    const { trackId } = await service.aTrackInCatalog();
    await decider.post(`${staff}/tracks/${trackId}/decisions`, aDecisionDto('take_down'));
    return trackId;
  };
  const appealed = async (contactEmail: string) => {
    const trackId = await taken();
    const made = await service.anyone.post(`/api/v1/tracks/${trackId}/appeal`, anAppealDto(contactEmail));
    return { trackId, appealId: made.member('appealId'), code: made.member('code') };
  };
  const review = async (appealId: string, ...steps: readonly Readonly<Record<string, unknown>>[]) => {
    for (const step of steps) {
      const done = await reviewer.post(`${staff}/appeals/${appealId}/review`, step);
      expect([done.status, done.text]).toEqual([200, done.text]);
    }
  };
  const asked = (appealId: string) =>
    review(appealId, { action: 'take_up' }, { action: 'request_info', text: 'Which license\nis it?' });
  const linkOf = (appealId: string, count?: number) => mailedLink(service, '/appeals', appealId, count);
  const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  /** As one comes back to the tab after a while: what it shows is read anew. */
  const comeBack = (page: Page) =>
    page.evaluate(
      `(({ now }) => { Date.now = () => now() + 60_000; dispatchEvent(new Event('visibilitychange')); })(Date)`,
    );
  const overLimit = (page: Page, address: string) =>
    page.route(address, (route) =>
      route.fulfill({
        status: 429,
        headers: { 'content-type': 'application/problem+json', 'retry-after': '7' },
        body: JSON.stringify({ status: 429, code: 'RATE_LIMITED' }),
      }),
    );
  const focused = (page: Page) => page.evaluate<string>('document.activeElement.localName');
  const fits = async (page: Page) => {
    expect(await violationsOf(page)).toEqual([]);
    const wide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
    expect(await page.evaluate<boolean>(wide)).toBe(false);
  };

  it('shows a takedown with its reasons, takes an appeal, brings the question by mail, the answer back, and the outcome', () =>
    inTab(async (page) => {
      const trackId = await taken();
      await page.goto('/appeals?track=trk_unknown');
      await seen(page, 'There is no track of this id.');
      await page.goto('/appeals');
      await press(page, 'See how it stands');
      await seen(page, 'Enter the id of a track.');
      await page.getByLabel('Id of the track').fill(`It says "${trackId}".`);
      await page.keyboard.press('Enter');
      await seen(page, 'was taken down');
      expect(await focused(page)).toBe('input');
      await seen(page, 'Its use was not licensed.');
      await seen(page, 'Somebody claims rights in it');
      await seen(page, 'Everywhere');
      expect(page.url()).toBe(`${service.baseUrl}/appeals?track=${trackId}`);

      await press(page, 'Appeal this decision');
      expect(await focused(page)).toBe('select');
      await page.getByLabel('Why is it wrong?').selectOption('I have a license or permission');
      await page.getByLabel('In your words').fill('We hold the license 4711 for the sample.');
      await page.getByLabel('Your mail address').fill('ada@finch.example');
      await press(page, 'Lodge the appeal');
      await seen(page, 'Your appeal has come in');
      const link = (await page.locator('.secret > code').textContent()) ?? '';
      const appealId = /apl_\w+/.exec(link)?.[0] ?? 'none';
      expect(await linkOf(appealId)).toBe(link);
      await press(page, 'Follow the appeal');
      await seen(page, 'Received');

      await asked(appealId);
      await page.goto(await linkOf(appealId, 2));
      await seen(page, 'Your answer is wanted');
      expect(page.url()).toBe(`${service.baseUrl}/appeals`);
      await seen(page, 'Which license is it?');
      await page.getByLabel('Your answer').fill('Number 4711.');
      await press(page, 'Add a link');
      await page.getByLabel('Link 1', { exact: true }).fill('https://finch.example/license.pdf');
      await press(page, 'Send the answer');
      await seen(page, 'Under review');
      await seen(page, 'Number 4711.');

      await review(appealId, { action: 'overturn', text: 'The license covers it.' });
      await page.getByLabel('What you have to add').fill('And there is more.');
      await press(page, 'Add it');
      await seen(page, 'The decision is undone');
      await page.reload();
      await seen(page, 'The license covers it.');
      await press(page, 'See how it stands');
      await seen(page, 'No decision stands against it');
      await press(page, 'Back to your appeal');
      await press(page, 'Close it in this browser');
      await page.getByRole('heading', { name: 'Decisions and appeals' }).waitFor();
      expect(await page.evaluate<number>('sessionStorage.length')).toBe(0);
    }));

  it('tells each problem of an appeal at its field, leads there, and keeps what was typed', () =>
    inTab(async (page) => {
      const trackId = await taken();
      await page.goto(`/appeals?track=${trackId}`);
      await press(page, 'Appeal this decision');
      await press(page, 'Lodge the appeal');
      await seen(page, 'Choose one.');
      await page.getByLabel('Why is it wrong?').selectOption('I hold the rights');
      await page.getByLabel('In your words').fill('Mine!');
      await page.getByLabel('Your mail address').fill('nobody');
      for (const _ of [1, 2]) await page.getByRole('button', { name: /^Add a/ }).click();
      expect(await focused(page)).toBe('input');
      await page.getByLabel('Link 2', { exact: true }).fill('a drawer');
      await press(page, 'Lodge the appeal');
      await page.getByRole('alert').waitFor();
      const flawAt = async (label: string) => {
        const field = page.getByLabel(label, { exact: true });
        const id = (await field.getAttribute('aria-describedby'))?.split(' ').at(-1) ?? 'none';
        return [await field.getAttribute('aria-invalid'), await page.locator(`[id="${id}"]`).textContent()];
      };
      expect(await flawAt('In your words')).toEqual(['true', 'This must have at least 20 characters.']);
      expect(await flawAt('Link 1')).toEqual(['true', 'This must be a URL (http or https).']);
      expect(await flawAt('Your mail address')).toEqual(['true', 'This must be an email address.']);
      expect(await focused(page)).toBe('textarea');
      await fits(page);

      await page.getByLabel('In your words').fill('Mine, as the contract of 2019 says.');
      await press(page, 'Remove link 1');
      expect(await focused(page)).toBe('fieldset');
      await page.getByLabel('Your mail address').fill('bo@finch.example');
      await press(page, 'Lodge the appeal');
      await seen(page, 'Your appeal has come in');
      await page.goto(`/appeals?track=${trackId}`);
      await press(page, 'Appeal this decision');
      await page.getByLabel('Why is it wrong?').selectOption('I hold the rights');
      await page.getByLabel('In your words').fill('Mine, as the contract of 2019 says.');
      await page.getByLabel('Your mail address').fill('bo@finch.example');
      await press(page, 'Lodge the appeal');
      await page.getByRole('alert').filter({ hasText: 'You appealed this decision before' }).waitFor();
    }));

  it('says why a link opens nothing any more, or was cut, and sends another that does', () =>
    inTab(async (page) => {
      const { appealId } = await appealed('cy@finch.example');
      // As where whoever looks forbids pages to keep anything.
      const forbidden =
        'Object.defineProperty(globalThis, "sessionStorage", { get() { throw new Error("no"); } })';
      await page.addInitScript(forbidden);
      const link = await linkOf(appealId);
      const ended = page.getByRole('heading', { name: 'This link opens no appeal' });
      await page.goto(link.slice(0, -40));
      await ended.waitFor();
      await page.goto(`${link.slice(0, -1)}_`);
      await ended.waitFor();
      expect(await page.getByLabel('Id of your appeal').inputValue()).toBe(appealId);
      await press(page, 'Send me a new link');
      await seen(page, 'a new link is on its way');
      const renewed = await linkOf(appealId, 2);
      await page.goto(link);
      await ended.waitFor();
      await page.goto(renewed);
      await seen(page, 'Received');
      await press(page, 'Withdraw the appeal …');
      await press(page, 'Withdraw the appeal');
      await seen(page, 'Your appeal was withdrawn');
      await seen(page, 'You withdrew it');
      expect(await page.getByRole('button', { name: /^Withdraw/ }).count()).toBe(0);
    }));

  it('keeps an appeal that is being written, and the link of one that came in, where reading anew fails', () =>
    inTab(async (page, tab) => {
      const trackId = await taken();
      const standing = '**/moderation-status';
      await overLimit(page, standing);
      await page.goto(`/appeals?track=${trackId}`);
      await seen(page, 'Try again in 7 s.');
      await page.unroute(standing);
      await press(page, 'Try again');
      await press(page, 'Appeal this decision');
      await page.getByLabel('Why is it wrong?').selectOption('I hold the rights');
      await page.getByLabel('In your words').fill('Mine, as the contract of 2019 says.');
      await page.getByLabel('Your mail address').fill('ed@finch.example');
      await overLimit(page, standing);
      await comeBack(page);
      await seen(page, 'Try again in 7 s.');
      await press(page, 'Lodge the appeal');
      await seen(page, 'Your appeal has come in');
      await comeBack(page);
      await page.locator('.secret > code').waitFor();
      await page.reload();
      await press(page, 'Back to your appeal');
      await seen(page, 'Received');

      await press(page, 'Close it in this browser');
      await page.unroute(standing);
      await tab.context.setOffline(true);
      await page.getByLabel('Id of the track').fill('trk_elsewhere');
      await page.keyboard.press('Enter');
      await seen(page, 'You are offline');
      await tab.context.setOffline(false);
      await seen(page, 'There is no track of this id.');
    }));

  it('keeps an answer that is being written where its link ends meanwhile, and says so', () =>
    inTab(async (page) => {
      const { appealId, code } = await appealed('fay@finch.example');
      await asked(appealId);
      await page.goto(`/appeals#appeal=${appealId}&code=${code}`);
      await page.getByLabel('Your answer').fill('Number 4711.');
      await service.anyone.post(`/api/v1/appeals/${appealId}/code`);
      await press(page, 'Send the answer');
      await page.getByRole('heading', { name: 'This link opens no appeal' }).waitFor();
      await page.getByRole('alert').filter({ hasText: 'copy what you wrote' }).waitFor();
      expect(await page.getByLabel('Your answer').inputValue()).toBe('Number 4711.');
    }));

  it('shows what became of an appeal that was withdrawn elsewhere and cannot be once more', () =>
    inTab(async (page) => {
      const { appealId, code } = await appealed('gil@finch.example');
      await page.goto(`/appeals#appeal=${appealId}&code=${code}`);
      await press(page, 'Withdraw the appeal …');
      await service.anyone.as(code).post(`/api/v1/appeals/${appealId}/withdraw`);
      await press(page, 'Withdraw the appeal');
      await seen(page, 'You withdrew it');
    }));

  it.each<Look>([{}, { dark: true, width: 375 }])('is accessible and fits in every part (%j)', (look) =>
    inTab(async (page) => {
      const { trackId, appealId, code } = await appealed('di@finch.example');
      await asked(appealId);
      await page.goto(`/appeals?track=${trackId}`);
      await press(page, 'Appeal this decision');
      await press(page, 'Add a link');
      await fits(page);
      await page.goto(`/appeals#appeal=${appealId}&code=${code}`);
      await seen(page, 'Your answer is wanted');
      await fits(page);
      await press(page, 'Withdraw the appeal …');
      await fits(page);
    }, look),
  );
});
