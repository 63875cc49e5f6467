import type { Browser, Page } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { silence } from '../../../support/audio/sounds.ts';
import { wavBytes } from '../../../support/audio/wav.ts';
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

  it('offers corrected words for a word that is in no track, and searches for the one that is chosen', async () => {
    await page.goto('/portal/catalog');
    await settled(tab);
    const field = page.getByRole('searchbox', { name: 'Search' });
    await field.fill('harbuor');
    await page.getByText('No tracks match “harbuor”').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Search for “harbour”' }).press('Enter');
    await page.getByRole('rowheader', { name: 'Harbour Lights' }).waitFor();
    expect(await field.inputValue()).toBe('harbour');
    expect(await page.evaluate<string>('document.activeElement.type')).toBe('search');
  });

  it('clears text that is invalid or still being typed along with the filters', async () => {
    await page.goto('/portal/catalog?hasStems=true');
    await settled(tab);
    await page.getByLabel('Territories').fill('Atlantis');
    await page.getByLabel('Min BPM').focus();
    await page.getByText('“Atlantis”: select a country from the list').waitFor();
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

  it('shows each active filter as a chip that removes it, and keeps the focus on the next one', async () => {
    await page.goto(
      '/portal/catalog?genre=folk,ambient&bpmMin=60&bpmMax=190&energyMin=0&releasedTo=2999-12-31&territory=DE&contentType=film',
    );
    await settled(tab);
    const chips = page.getByRole('list', { name: 'Active filters' }).locator('.chip');
    const shown = [
      ...['Genre: folk', 'Genre: ambient', '60 to 190 BPM', 'Min energy: 0%', 'Released until: 31 Dec 2999'],
      ...['Film', 'Germany'],
    ];
    expect(await chips.allInnerTexts()).toEqual(shown);
    expect(await violationsOf(page)).toEqual([]);
    const focused = () => page.evaluate(`document.activeElement.getAttribute('aria-label')`);
    await page.getByRole('button', { name: 'Remove filter: Genre: folk' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/genre=ambient&/);
    expect(await focused()).toBe('Remove filter: Genre: ambient');
    await page.getByRole('button', { name: 'Remove filter: 60 to 190 BPM' }).click();
    await page.waitForURL((url) => !url.search.includes('bpm'));
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.waitForURL(/\/catalog$/);
    await chips.first().waitFor({ state: 'detached' });
    expect(await page.evaluate(`document.activeElement.type`)).toBe('search');
  });

  it('finds by energy in percent and by release date', async () => {
    await page.goto('/portal/catalog');
    await settled(tab);
    const requested = (name: string, value: string) =>
      page.waitForRequest((request) => {
        const { pathname, searchParams } = new URL(request.url());
        return pathname === '/api/v1/tracks' && searchParams.get(name) === value;
      });
    const byEnergy = requested('energyMin', '0.99');
    await page.getByLabel('Min energy (%)').fill('99');
    await byEnergy;
    await page.getByText('No tracks found').waitFor();
    await page.getByRole('button', { name: 'Remove filter: Min energy: 99%' }).click();
    const byDate = requested('releasedFrom', '2999-01-01');
    await page.getByLabel('Released from').fill('2999-01-01');
    await byDate;
    await page.getByText('No tracks found').waitFor();
    await page.getByLabel('Released until').fill('2998-01-01');
    await page.getByText('The first date must not be after the last one.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.waitForURL(/\/catalog$/);
    expect(await page.getByLabel('Released until').inputValue()).toBe('');
  });

  it('names the artist of the filter where nothing is found', async () => {
    const [artistId, name] = await page.evaluate<readonly [string, string]>(
      `fetch('/api/v1/tracks?limit=1').then((response) => response.json())
        .then(({ data: [{ artists: [artist] }] }) => [artist.artistId, artist.name])`,
    );
    await page.goto(`/portal/catalog?artistId=${artistId}&genre=opera`);
    await page.getByText('No tracks found').waitFor();
    await page.getByRole('button', { name: `Remove filter: By ${name}` }).waitFor();
  });

  it('selects territories by name and code with the keyboard alone', async () => {
    await page.goto('/portal/catalog');
    await settled(tab);
    const field = page.getByRole('combobox', { name: 'Territories' });
    await field.focus();
    await page.keyboard.type('germ');
    const options = page.getByRole('listbox').getByRole('option');
    await options.first().waitFor();
    expect(await options.allInnerTexts()).toEqual([expect.stringContaining('Germany')]);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/territory=DE$/);
    await page.keyboard.type('fr, be,');
    await page.waitForURL(/territory=DE%2CFR%2CBE$/);
    const selected = page.locator('.territory-box .chip');
    expect(await selected.allInnerTexts()).toEqual(['Germany', 'France', 'Belgium']);
    await page.keyboard.press('Backspace');
    await page.waitForURL(/territory=DE%2CFR$/);
    await page.keyboard.type('germ');
    await page.keyboard.press('Enter');
    expect(await selected.allInnerTexts()).toEqual(['Germany', 'France']);
    await page.keyboard.type('korea');
    await page.keyboard.press('Enter');
    expect(await selected.count()).toBe(2);
    const option = page.getByRole('listbox').locator('.active');
    expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
    await field.fill('Atlantis,');
    await page.keyboard.press('Backspace');
    expect(await field.inputValue()).toBe('Atlantis');
    await field.fill('aust');
    await page.keyboard.press('Escape');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    expect(await field.inputValue()).toBe('aust');
    await page.getByRole('button', { name: 'Remove Germany' }).click();
    await page.waitForURL(/territory=FR$/);
  });

  it('loads the waveforms of a page with one request, and seeks in the row that plays', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/portal/catalog');
    await settled(tab);
    const drawn = page.locator('.row-waves svg');
    await seenSoon(
      () => drawn.count(),
      (rows) => rows === 2,
      10_000,
    );
    expect(requests.filter((path) => path.endsWith('waveform'))).toEqual([]);
    expect(requests.filter((path) => path.endsWith('/waveforms'))).toHaveLength(1);
    const sound = wavBytes({ sampleRate: 8_000, channels: [silence(30, 8_000)] });
    await page.route(/\/media\//, (route) => {
      const from = Number(/bytes=(\d+)/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
      return route.fulfill({
        status: 206,
        headers: {
          'content-type': 'audio/wav',
          'accept-ranges': 'bytes',
          'content-range': `bytes ${from}-${sound.length - 1}/${sound.length}`,
        },
        body: sound.subarray(from),
      });
    });
    await page.getByRole('button', { name: 'Play preview of Meadow' }).click();
    const slider = page.getByRole('slider', { name: 'Position in the preview of Meadow' });
    await slider.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pause (space bar)' }).click();
    await slider.focus();
    await page.keyboard.press('Home');
    await page.locator('[aria-valuetext="0:00 of 0:30"].row-waves').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator('[aria-valuetext="0:01 of 0:30"].row-waves').waitFor();
    // A click after the part that the preview plays seeks to its end.
    const { x = 0, y = 0, width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    await page.mouse.click(x + width - 1, y + height / 2);
    await page.locator('[aria-valuetext="0:30 of 0:30"].row-waves').waitFor();
    await page.getByRole('button', { name: 'Stop and close the player' }).click();
    await slider.waitFor({ state: 'detached' });
    // A narrow page has no room for them.
    await page.setViewportSize({ width: 1000, height: 900 });
    requests.length = 0;
    await page.goto('/portal/catalog');
    await settled(tab);
    await page.getByRole('rowheader').first().waitFor();
    expect(requests.filter((path) => path.endsWith('/waveforms'))).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
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
