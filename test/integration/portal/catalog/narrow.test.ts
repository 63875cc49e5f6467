import type { Browser } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { settled, signInTab } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

const title = 'Northern Harbour Lighthouses (Instrumental)';

/** Returns the words of the titles that are broken across lines: each occupies more than one line. */
const brokenWords = `[...document.querySelectorAll('.track-title')].flatMap((link) => {
  const text = link.firstChild;
  const range = document.createRange();
  return [...text.data.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return lines.size > 1 ? [word] : [];
  });
})`;

needing('chromium', 'the rows of the catalog on a narrow screen', () => {
  let service: TestService;
  let browser: Browser;
  let tab: Tab | undefined;

  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
    for (const name of [title, 'Meadow']) await service.aTrackWithSound({ title: name });
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  afterEach(() => tab?.close());

  it.each([
    [320, 100],
    [320, 200],
    [375, 100],
    [375, 150],
    [640, 200],
  ])('keep the words of a title whole at %s px and %s % of the text size', async (width, percent) => {
    tab = await aTab(browser, service.baseUrl, { width });
    const { page } = tab;
    await signInTab(service, tab, (await service.aPartner()).apiKey);
    await page.goto('/portal/catalog');
    await page.evaluate(`document.documentElement.style.fontSize = '${percent}%'`);
    await settled(tab);
    await page.getByRole('link', { name: title }).waitFor();
    expect(await page.evaluate(brokenWords)).toEqual([]);
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(wide).toBeLessThanOrEqual(width);
    // Nothing of a row is outside of it, or covers another part.
    const outside = await page.evaluate(`[...document.querySelectorAll('.tracks tbody tr')].flatMap((row) => {
      const { left, right } = row.getBoundingClientRect();
      return [...row.querySelectorAll('a, button')].flatMap((part) => {
        const box = part.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1 ? [part.textContent] : [];
      });
    })`);
    expect(outside).toEqual([]);
  });
});
