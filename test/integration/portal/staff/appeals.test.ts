import type { Browser, Page } from 'playwright-core';
import { aDecisionDto, anAppealDto } from '../../../support/http/successes/moderation-successes.ts';
import { mailedLink } from '../../../support/clients/mailed-links.ts';
import { needing } from '../../../support/needing.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Look, type Tab } from '../../../support/portal/browser.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

const staff = '/api/v1/staff';

needing('chromium', 'the appeals page', () => {
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
      expect(tab.issues()).toEqual([]);
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
    const created = await service.anyone.post(`/api/v1/tracks/${trackId}/appeal`, anAppealDto(contactEmail));
    return { trackId, appealId: created.member('appealId'), code: created.member('code') };
  };
  const review = async (appealId: string, ...steps: readonly Readonly<Record<string, unknown>>[]) => {
    for (const step of steps) {
      const done = await reviewer.post(`${staff}/appeals/${appealId}/review`, step);
      expect([done.status, done.text]).toEqual([200, done.text]);
    }
  };
  const requested = (appealId: string) =>
    review(appealId, { action: 'take_up' }, { action: 'request_info', text: 'Which license\nis it?' });
  const linkOf = (appealId: string, count?: number) => mailedLink(service, '/appeals', appealId, count);
  const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  /** Simulates a return to the tab after a minute, which reloads the data. */
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

  it('shows a takedown with its reasons, submits an appeal, emails the question, and shows answer and outcome', () =>
    inTab(async (page) => {
      const trackId = await taken();
      await page.goto('/appeals?track=trk_unknown');
      await seen(page, 'Track not found.');
      await page.goto('/appeals');
      await press(page, 'View status');
      await seen(page, 'Enter a track ID.');
      await page.getByLabel('Track ID').fill(`It says "${trackId}".`);
      await page.keyboard.press('Enter');
      await seen(page, 'was taken down');
      expect(await focused(page)).toBe('input');
      await seen(page, 'Its use was not licensed.');
      await seen(page, 'Rights claim');
      await page.locator('dd').getByText('All', { exact: true }).waitFor();
      expect(page.url()).toBe(`${service.baseUrl}/appeals?track=${trackId}`);

      await press(page, 'Appeal this decision');
      expect(await focused(page)).toBe('select');
      await page.getByLabel('Reason for your appeal').selectOption('I have a license or permission');
      await page.getByLabel('Explanation').fill('We hold the license 4711 for the sample.');
      await page.getByLabel('Email address').fill('ada@finch.example');
      await press(page, 'Submit appeal');
      await seen(page, 'Appeal submitted');
      const link = (await page.locator('.secret > code').textContent()) ?? '';
      const appealId = /apl_\w+/.exec(link)?.[0] ?? 'none';
      expect(await linkOf(appealId)).toBe(link);
      await press(page, 'View appeal');
      await seen(page, 'Received');

      await requested(appealId);
      await page.goto(await linkOf(appealId, 2));
      await seen(page, 'Answer needed');
      expect(page.url()).toBe(`${service.baseUrl}/appeals`);
      await seen(page, 'Which license is it?');
      await page.getByLabel('Your answer').fill('Number 4711.');
      await press(page, 'Add link');
      await page.getByLabel('Link 1', { exact: true }).fill('https://finch.example/license.pdf');
      await press(page, 'Send answer');
      await seen(page, 'Under review');
      await seen(page, 'Number 4711.');

      await review(appealId, { action: 'overturn', text: 'The license covers it.' });
      await page.getByLabel('Additional information').fill('And there is more.');
      await press(page, 'Add to appeal');
      await seen(page, 'Decision overturned');
      await page.reload();
      await seen(page, 'The license covers it.');
      await press(page, 'View status');
      await seen(page, 'No decisions in force');
      await press(page, 'Back to your appeal');
      await press(page, 'Close appeal');
      await page.getByRole('heading', { name: 'Decisions and appeals' }).waitFor();
      expect(await page.evaluate<number>('sessionStorage.length')).toBe(0);
    }));

  it('shows each error at its field, focuses the first one, and keeps the input', () =>
    inTab(async (page) => {
      const trackId = await taken();
      await page.goto(`/appeals?track=${trackId}`);
      await press(page, 'Appeal this decision');
      await press(page, 'Submit appeal');
      await seen(page, 'Select a reason.');
      await page.getByLabel('Reason for your appeal').selectOption('I own the rights');
      await page.getByLabel('Explanation').fill('Mine!');
      await page.getByLabel('Email address').fill('nobody');
      for (const _ of [1, 2]) await page.getByRole('button', { name: /^Add (another )?link/ }).click();
      expect(await focused(page)).toBe('input');
      await page.getByLabel('Link 2', { exact: true }).fill('a drawer');
      await press(page, 'Submit appeal');
      await page.getByRole('alert').waitFor();
      const errorAt = async (label: string) => {
        const field = page.getByLabel(label, { exact: true });
        const id = (await field.getAttribute('aria-describedby'))?.split(' ').at(-1) ?? 'none';
        return [await field.getAttribute('aria-invalid'), await page.locator(`[id="${id}"]`).textContent()];
      };
      expect(await errorAt('Explanation')).toEqual(['true', 'This must have at least 20 characters.']);
      expect(await errorAt('Link 1')).toEqual(['true', 'This must be a URL (http or https).']);
      expect(await errorAt('Email address')).toEqual(['true', 'This must be an email address.']);
      expect(await focused(page)).toBe('textarea');
      await fits(page);

      await page.getByLabel('Explanation').fill('Mine, as the contract of 2019 says.');
      await press(page, 'Remove link 1');
      expect(await focused(page)).toBe('fieldset');
      await page.getByLabel('Email address').fill('bo@finch.example');
      await press(page, 'Submit appeal');
      await seen(page, 'Appeal submitted');
      await page.goto(`/appeals?track=${trackId}`);
      await press(page, 'Appeal this decision');
      await page.getByLabel('Reason for your appeal').selectOption('I own the rights');
      await page.getByLabel('Explanation').fill('Mine, as the contract of 2019 says.');
      await page.getByLabel('Email address').fill('bo@finch.example');
      await press(page, 'Submit appeal');
      await page.getByRole('alert').filter({ hasText: 'You have already appealed this decision' }).waitFor();
    }));

  it('explains why a link is expired or incomplete, and sends a new one that works', () =>
    inTab(async (page) => {
      const { appealId } = await appealed('cy@finch.example');
      // A browser whose settings block storage.
      const forbidden =
        'Object.defineProperty(globalThis, "sessionStorage", { get() { throw new Error("no"); } })';
      await page.addInitScript(forbidden);
      const link = await linkOf(appealId);
      const ended = page.getByRole('heading', { name: 'This link is invalid or has expired' });
      await page.goto(link.slice(0, -40));
      await ended.waitFor();
      await page.goto(`${link.slice(0, -1)}_`);
      await ended.waitFor();
      expect(await page.getByLabel('Appeal ID').inputValue()).toBe(appealId);
      await press(page, 'Send new link');
      await seen(page, 'we have sent a new link');
      const renewed = await linkOf(appealId, 2);
      await page.goto(link);
      await ended.waitFor();
      await page.goto(renewed);
      await seen(page, 'Received');
      await press(page, 'Withdraw appeal…');
      await press(page, 'Withdraw appeal');
      await seen(page, 'Appeal withdrawn');
      await seen(page, 'You withdrew your appeal.');
      expect(await page.getByRole('button', { name: /^Withdraw/ }).count()).toBe(0);
    }));

  it('keeps an unfinished appeal, and the link of a submitted one, if a reload fails', () =>
    inTab(async (page, tab) => {
      const trackId = await taken();
      const moderationStatus = '**/moderation-status';
      await overLimit(page, moderationStatus);
      await page.goto(`/appeals?track=${trackId}`);
      await seen(page, 'Try again in 7 s.');
      await page.unroute(moderationStatus);
      await press(page, 'Try again');
      await press(page, 'Appeal this decision');
      await page.getByLabel('Reason for your appeal').selectOption('I own the rights');
      await page.getByLabel('Explanation').fill('Mine, as the contract of 2019 says.');
      await page.getByLabel('Email address').fill('ed@finch.example');
      await overLimit(page, moderationStatus);
      await comeBack(page);
      await seen(page, 'Try again in 7 s.');
      await press(page, 'Submit appeal');
      await seen(page, 'Appeal submitted');
      await comeBack(page);
      await page.locator('.secret > code').waitFor();
      await page.reload();
      await press(page, 'Back to your appeal');
      await seen(page, 'Received');

      await press(page, 'Close appeal');
      await page.unroute(moderationStatus);
      await tab.context.setOffline(true);
      await page.getByLabel('Track ID').fill('trk_elsewhere');
      await page.keyboard.press('Enter');
      await seen(page, 'You are offline');
      await tab.context.setOffline(false);
      await seen(page, 'Track not found.');
    }));

  it('keeps an unfinished answer if the link expires meanwhile, and says so', () =>
    inTab(async (page) => {
      const { appealId, code } = await appealed('fay@finch.example');
      await requested(appealId);
      await page.goto(`/appeals#appeal=${appealId}&code=${code}`);
      await page.getByLabel('Your answer').fill('Number 4711.');
      await service.anyone.post(`/api/v1/appeals/${appealId}/code`);
      await press(page, 'Send answer');
      await page.getByRole('heading', { name: 'This link is invalid or has expired' }).waitFor();
      await page.getByRole('alert').filter({ hasText: 'Copy your text' }).waitFor();
      expect(await page.getByLabel('Your answer').inputValue()).toBe('Number 4711.');
    }));

  it('shows the status of an appeal that was withdrawn in another place', () =>
    inTab(async (page) => {
      const { appealId, code } = await appealed('gil@finch.example');
      await page.goto(`/appeals#appeal=${appealId}&code=${code}`);
      await press(page, 'Withdraw appeal…');
      await service.anyone.as(code).post(`/api/v1/appeals/${appealId}/withdraw`);
      await press(page, 'Withdraw appeal');
      await seen(page, 'You withdrew your appeal.');
    }));

  it.each<Look>([{}, { dark: true, width: 375 }])('is accessible and does not scroll sideways (%j)', (look) =>
    inTab(async (page) => {
      const { trackId, appealId, code } = await appealed('di@finch.example');
      await requested(appealId);
      await page.goto(`/appeals?track=${trackId}`);
      await press(page, 'Appeal this decision');
      await press(page, 'Add link');
      await fits(page);
      await page.goto(`/appeals#appeal=${appealId}&code=${code}`);
      await seen(page, 'Answer needed');
      await fits(page);
      await press(page, 'Withdraw appeal…');
      await fits(page);
    }, look),
  );
});
