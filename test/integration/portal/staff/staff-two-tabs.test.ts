import type { Browser, Page } from 'playwright-core';
import { password } from '../../../support/stories/colleagues.ts';
import { needing } from '../../../support/needing.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

const place = '/staff/sign-in';

needing('chromium', 'the staff sign-in page in two tabs', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService({}), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  const inTab = async (story: (page: Page, tab: Tab) => Promise<void>): Promise<void> => {
    const tab = await aTab(browser, service.baseUrl);
    try {
      await story(tab.page, tab);
      expect(tab.issues()).toEqual([]);
    } finally {
      await tab.close();
    }
  };
  const signedIn = (page: Page) => page.getByRole('heading', { name: 'You are signed in' }).waitFor();
  const fill = async (page: Page, email: string) => {
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  const tokenIn = async (page: Page) => (await page.locator('#token').textContent()) ?? '';
  const me = (token: string) => service.anyone.as(token).get('/api/v1/staff/me');

  it('continues with the session of a sign-in in another tab, and a new sign-in ends the previous one', () =>
    inTab(async (page, { context }) => {
      const { email } = await service.anAccount({ withPassword: true });
      await page.goto(place);
      await fill(page, email);
      await signedIn(page);
      const first = await tokenIn(page);
      const other = await context.newPage();
      await other.goto(`${place}?error=access_denied`);
      await other.getByRole('alert').filter({ hasText: 'access_denied' }).waitFor();
      await fill(other, email);
      await signedIn(other);
      const second = await tokenIn(other);
      expect([(await me(first)).status, (await me(second)).status]).toEqual([401, 200]);

      const signOut = page.getByRole('button', { name: 'Sign out' });
      await signOut.click();
      await page.getByRole('alert').filter({ hasText: 'Another tab signed in' }).waitFor();
      expect([await tokenIn(page), (await me(second)).status]).toEqual(['', 200]);
      await signOut.click();
      await page.getByText('You have signed out.').waitFor();
      expect((await me(second)).status).toBe(401);
    }));

  it('shows the account of the member who signs in while the session before is still read', () =>
    inTab(async (page) => {
      const [before, after] = [
        await service.anAccount({ withPassword: true }),
        await service.anAccount({ withPassword: true }),
      ];
      await page.goto(place);
      await fill(page, before.email);
      await signedIn(page);
      let requested = 0;
      let answerFirst: () => void = () => undefined;
      const isDue = new Promise<void>((resolve) => {
        answerFirst = resolve;
      });
      await page.route('**/browser-session', async (route) => {
        const isFirst = route.request().method() === 'GET' && ++requested === 1;
        const response = isFirst ? await route.fetch() : undefined;
        if (isFirst) await isDue;
        await (response ? route.fulfill({ response }) : route.continue());
      });
      await page.reload();
      await fill(page, after.email);
      await signedIn(page);
      await page.getByText(after.email).waitFor();
      const answered = page.waitForResponse('**/browser-session');
      answerFirst();
      await answered;
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('You have signed out.').waitFor();
    }));
});
