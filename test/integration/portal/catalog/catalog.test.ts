import type { Browser, Page } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { settled, signInTab } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';
import { seenSoon } from '../../../support/eventually.ts';

needing('chromium', 'the catalog in the portal', () => {
  let service: TestService;
  let browser: Browser;
  let tab: Tab;
  let page: Page;

  beforeAll(async () => {
    service = await aService();
    for (const [title, genre] of [
      ['Harbour Lights', 'ambient'],
      ['Meadow', 'folk'],
    ] as const) {
      await service.aTrackWithSound({ title, genres: [genre] });
    }
    const [partner, opened] = await Promise.all([service.aPartner(), openBrowser()]);
    browser = opened;
    await seenSoon(
      async () => (await partner.client.get('/api/v1/tracks')).body['data'] as readonly unknown[],
      ({ length }) => length === 2,
      10_000,
    );
    tab = await aTab(browser, service.baseUrl);
    page = tab.page;
    await signInTab(service, tab, partner.apiKey);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  it('keeps the rows before readable while others load, and says that they load', async () => {
    await page.goto('/portal/catalog');
    await settled(tab);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/api\/v1\/tracks\?.*genre=folk/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('checkbox', { name: /^folk/ }).check();
    const refreshing = page.locator('.refreshing[aria-busy=true]');
    await refreshing.waitFor();
    expect(await page.getByRole('rowheader').count()).toBe(2);
    expect(await violationsOf(page, ['.refreshing'])).toEqual([]);
    release();
    await refreshing.waitFor({ state: 'detached' });
    expect(await page.getByRole('rowheader').allInnerTexts()).toEqual([expect.stringContaining('Meadow')]);
  });

  it('clears text that is invalid or still being typed along with the filters', async () => {
    await page.goto('/portal/catalog?hasStems=true');
    await settled(tab);
    await page.getByLabel('Territories').fill('GERMANY');
    await page.getByText('Enter DE instead of GERMANY.').waitFor();
    // The delay of the fields does not end, however slow the machine is.
    await page.evaluate(
      `(({ setTimeout: real }) => { globalThis.setTimeout = (act, ms) => ms === 300 ? 0 : real(act, ms); })(globalThis)`,
    );
    await page.getByLabel('Min BPM').fill('90');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.waitForURL(/\/catalog$/);
    for (const label of ['Territories', 'Min BPM'])
      expect(await page.getByLabel(label).inputValue()).toBe('');
  });

  it('scrolls what has the focus above the player', async () => {
    await page.goto('/portal/catalog');
    await settled(tab);
    const button = page.getByRole('button', { name: 'Play preview of Harbour Lights' });
    await button.click();
    const player = page.getByRole('region', { name: 'Player' });
    await player.waitFor();
    const link = page.getByRole('rowheader').last().getByRole('link').first();
    const edgesOf = async (of: typeof link) => {
      const { y = 0, height = 0 } = (await of.boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    // The player then covers the last row.
    await page.setViewportSize({ width: 1280, height: Math.ceil((await edgesOf(link)).bottom) + 8 });
    expect((await edgesOf(player)).top).toBeLessThan((await edgesOf(link)).top);
    await link.focus();
    expect((await edgesOf(link)).bottom).toBeLessThanOrEqual((await edgesOf(player)).top);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Stop and close the player' }).click();
  });

  it('lists every filter with a count of 0 where nothing is found', async () => {
    await page.goto('/portal/catalog?q=nothing-is-called-so');
    await settled(tab);
    const genre = page.getByRole('group', { name: 'Genre' });
    await genre.waitFor();
    const listed = await genre.getByRole('checkbox').count();
    expect(listed).toBe(2);
    expect(await genre.innerText()).toMatch(/ambient\s+0/);
  });
});
