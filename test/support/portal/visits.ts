import type { Locator, Page, Request } from 'playwright-core';
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

/** The number of looks in a row that find a quiet page, of 100 ms each: together longer than the page waits for the end of typing. */
const quietLooks = 4;

/** Returns a look that is true once the page has had no request in flight, and has begun none, for as many looks. */
const becomesQuiet = ({ page, requests }: Tab) => {
  let [last, looks] = [requests().begun.at(-1), 0];
  return async (): Promise<boolean> => {
    await page.evaluate(idle);
    const { begun, inFlight } = requests();
    looks = inFlight.size === 0 && begun.at(-1) === last ? looks + 1 : 0;
    last = begun.at(-1);
    return looks >= quietLooks;
  };
};

/** The addresses of the requests that have ended, each as often as it was requested, as the page itself knows them. */
const endedInPage = 'performance.getEntriesByType("resource").map(({ name }) => name)';

/** Returns the requests that have not ended. Chromium sometimes does not report the end of one, which the page knows. */
const unended = async ({ page, requests }: Tab): Promise<readonly Request[]> => {
  const ended = await page.evaluate<readonly string[]>(endedInPage);
  const { begun, inFlight } = requests();
  return [...inFlight].filter((request) => {
    const url = request.url();
    const count = begun.filter((one) => one.url() === url).length;
    // The document has loaded.
    return !request.isNavigationRequest() && ended.filter((name) => name === url).length < count;
  });
};

/** Waits until the page has loaded everything it shows, and begins no other request. Throws with the requests in flight if it does not. */
export const settled = async (tab: Tab, withinMs = 60_000): Promise<void> => {
  const hasLoaded =
    'document.querySelector("h1") && !document.querySelector(".loading, .refreshing[aria-busy]")';
  await tab.page.waitForLoadState();
  await tab.until(hasLoaded);
  if (!(await seenSoon(becomesQuiet(tab), Boolean, withinMs))) {
    const left = (await unended(tab)).map((request) => `${request.method()} ${request.url()}`);
    if (left.length > 0) throw new Error(`the page has requests in flight: ${left.join(', ')}`);
    const { begun, inFlight } = tab.requests();
    if (inFlight.size === 0) throw new Error(`the page keeps beginning requests: ${begun.at(-1)?.url()}`);
  }
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
