import type { Browser, Page } from 'playwright-core';
import { languages } from '../../../../portal/src/kit/language/languages.ts';
import { needing } from '../../../support/needing.ts';
import { anArtist } from '../../../support/http/successes/artist-successes.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Look } from '../../../support/portal/browser.ts';
import { overflowIn, setTextSize, type OpenLook } from '../../../support/portal/narrow.ts';
import {
  aStockedArtist,
  closedMonthsOf,
  signInArtist,
  withStemsOf,
  type StockedArtist,
} from '../../../support/portal/studio.ts';
import { routesIn, scriptBudget, unvisited } from '../../../support/portal/visited.ts';
import { settled } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

/** The three narrow ones display the same elements. The budget of scripts is that of each language. */
const looks: readonly (OpenLook & Pick<Look, 'locale'>)[] = [
  {},
  { dark: true, width: 375, locale: 'de-DE' },
  { width: 320, locale: 'fr-FR', rules: 'rendering' },
  { width: 320, percent: 200, locale: 'es-ES', rules: 'rendering' },
];

/** Whether the element with the focus is on the page and has a visible outline. The browser itself outlines the parts of a date. */
const showsFocus =
  'document.activeElement !== document.body && (document.activeElement.type === "date" || getComputedStyle(document.activeElement).outlineStyle !== "none")';

/** The elements that can be pressed or filled in, as Tab reaches them. */
const reachable = `[...document.querySelectorAll('a[href], button, input, select, textarea')]
  .filter((one) => one.checkVisibility() && !one.disabled && one.tabIndex >= 0).length`;

needing('chromium', 'every page of the studio', () => {
  let service: TestService;
  let browser: Browser;
  let artist: StockedArtist;
  let statementId: string;
  let unconfirmed: Awaited<ReturnType<typeof anArtist>>;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
    artist = await aStockedArtist(service);
    await withStemsOf(artist.client, artist.returned);
    ({ statementId } = await closedMonthsOf(service, artist));
    unconfirmed = await anArtist(service);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  const withoutSession = ['/studio', '/studio/register', '/studio/password', '/studio/password#code=x'];
  withoutSession.push('/studio/join');
  const withSession = () => [
    '/studio',
    '/studio/nowhere',
    '/studio/uploads',
    '/studio/albums',
    '/studio/albums/new',
    `/studio/albums/${artist.albumId}`,
    '/studio/albums/alb_01J9ZC4V7N4R3T8W2Y6K5M1P0Q',
    '/studio/statements',
    `/studio/statements/${statementId}`,
    '/studio/statements/sta_01J9ZC4V7N4R3T8W2Y6K5M1P0Q',
    `/studio/tracks/${artist.asked}`,
    `/studio/tracks/${artist.returned}`,
    '/studio/tracks/trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q',
  ];

  /** Pages about something that does not exist load less than all others. */
  const isThere = (path: string): boolean => !/nowhere|_01J9ZC4V7N4R3T8W2Y6K5M1P0Q/.test(path);

  it.each(looks)('is accessible, small, and fits the screen (%j)', async (look) => {
    const tab = await aTab(browser, service.baseUrl, look);
    const { page } = tab;
    const found: string[] = [];
    const budget = { shell: 120_000, page: 150_000, others: { '/studio': 120_000 } };
    const [before, after] = [scriptBudget(budget), scriptBudget(budget)];
    const check = async (path: string, scripts?: typeof before) => {
      await page.goto('about:blank');
      await page.goto(path);
      await settled(tab);
      await scripts?.note(tab, path);
      await setTextSize(page, look.percent ?? 100);
      const language = await page.evaluate<string>('document.documentElement.lang');
      expect(language).toBe(languages.find((one) => (look.locale ?? 'en').startsWith(one)));
      const violations = await violationsOf(page, undefined, look.rules);
      const issues = [...violations, ...tab.issues(), ...(await overflowIn(page))];
      found.push(...issues.map((issue) => `${path}: ${issue}`));
    };
    expect(unvisited(routesIn('studio', '/studio'), [...withoutSession, ...withSession()])).toEqual([]);
    for (const path of withoutSession) await check(path, before);
    await signInArtist(service, tab, unconfirmed);
    await check('/studio');
    await signInArtist(service, tab, artist);
    for (const path of withSession()) await check(path, isThere(path) ? after : undefined);
    await tab.close();
    found.push(...(await before.exceeded()), ...(await after.exceeded()));
    expect(found).toEqual([]);
  });

  /** Presses Tab until the focus leaves the page, and returns how many elements had it. */
  const steps = async (page: Page): Promise<number> => {
    const count = await page.evaluate<number>(reachable);
    const seen = new Set<string>();
    // A date has several parts, each with a stop of its own.
    for (let step = 0; seen.size < count && step < count + 10; step++) {
      await page.keyboard.press('Tab');
      expect([step, await page.evaluate(showsFocus)]).toEqual([step, true]);
      seen.add(
        await page.evaluate<string>(
          `String([...document.querySelectorAll('*')].indexOf(document.activeElement))`,
        ),
      );
    }
    return seen.size;
  };

  it('is reachable by keyboard, with a visible focus', async () => {
    const tab = await aTab(browser, service.baseUrl);
    const { page } = tab;
    await signInArtist(service, tab, artist);
    for (const path of withSession()) {
      await page.goto(path);
      await settled(tab);
      expect([path, await steps(page)]).toEqual([path, await page.evaluate<number>(reachable)]);
    }
    expect(tab.issues()).toEqual([]);
    await tab.close();
  });
});
