import type { Locator, Page } from 'playwright-core';
import { portalSession } from '../http/portal.ts';
import type { HttpReceiver } from '../servers/receiver.ts';
import type { TestService } from '../service/service.ts';
import { seenSoon } from '../eventually.ts';
import type { Tab } from './browser.ts';
import { stock } from './stocked.ts';

/** The heading that a page has. */
export const headingOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

/** Types the key into the sign-in page, and waits for what comes behind it. */
export const signInByKey = async (page: Page, apiKey: string): Promise<void> => {
  await page.goto('/portal/');
  await page.getByLabel('API key').fill(apiKey);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await headingOf(page, /^Overview of/).waitFor();
};

/** Gives a tab the session of a cookie. */
export const putSession = async (
  { baseUrl }: Pick<TestService, 'baseUrl'>,
  { context }: Pick<Tab, 'context'>,
  cookie: string,
): Promise<void> => {
  const at = cookie.indexOf('=');
  await context.addCookies([
    {
      name: cookie.slice(0, at),
      value: cookie.slice(at + 1),
      url: baseUrl,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ]);
};

/** Puts a session into a tab as the sign-in page would. */
export const signInTab = async (
  { anyone }: Pick<TestService, 'anyone'>,
  tab: Tab,
  apiKey: string,
): Promise<void> => putSession(anyone, tab, (await portalSession(anyone, apiKey)).cookie);

/** The page has drawn what it received, and has begun the requests that follow from it. */
const idle =
  'new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 5000 }), 100))';

/** Waits until a page has no request in flight and, when it is idle again, has begun no other. */
const quiet = async ({ page, requestsInFlight }: Tab): Promise<boolean> => {
  await page.evaluate(idle);
  return requestsInFlight() === 0;
};

/**
 * Waits until the page has loaded everything it shows. Chromium sometimes does not report that a request has ended: after a minute, the page
 * itself says whether it has loaded, and what it still loads.
 */
export const settled = async (tab: Tab): Promise<void> => {
  const hasLoaded =
    'document.querySelector("h1") && !document.querySelector(".loading, .refreshing[aria-busy]")';
  await tab.page.waitForLoadState();
  await tab.until(hasLoaded);
  if (!(await seenSoon(() => quiet(tab), Boolean, 60_000)))
    await tab.until('document.readyState === "complete"');
  await tab.until(hasLoaded);
};

/** A partner who has something on every page, and whose endpoint is at the receiver. */
export const aStockedPartner = async (service: TestService, { port }: Pick<HttpReceiver, 'port'>) => {
  for (const title of ['Harbour Lights', 'Meadow']) await service.aTrackWithSound({ title });
  const partner = await service.aPartner({ name: 'Stocked Video' });
  await seenSoon(
    async () => (await partner.client.get('/api/v1/tracks')).body['data'] as readonly unknown[],
    ({ length }) => length === 2,
    10_000,
  );
  const { apiKey, slug } = partner;
  const receiver = `http://127.0.0.1:${port}/events`;
  return { ...partner, at: await stock({ baseUrl: service.baseUrl, apiKey, slug, receiver }) };
};
export type StockedPartner = Awaited<ReturnType<typeof aStockedPartner>>;
