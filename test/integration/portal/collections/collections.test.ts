import type { Browser, Page } from 'playwright-core';
import { aTerms } from '../../../support/builders/builders.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { settled, signInTab } from '../../../support/portal/visits.ts';
import { aService, anOrder, type Partner, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'favorites and projects in the portal', () => {
  let service: TestService;
  let partner: Partner;
  let browser: Browser;
  let tab: Tab;
  let page: Page;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    service = await aService();
    [browser, partner] = await Promise.all([openBrowser(), service.aPartner()]);
    const effectiveAt = Date.now() - 60_000;
    for (const title of ['Meadow', 'River', 'Harbor']) {
      const terms = [aTerms({ effectiveAt, ...(title === 'Harbor' && { contentTypes: ['game'] }) })];
      ids[title] = (await service.aTrackInCatalog({ title, terms })).trackId;
    }
    tab = await aTab(browser, service.baseUrl);
    page = tab.page;
    await signInTab(service, tab, partner.apiKey);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const stored = async (path: string) => (await partner.client.get(`/api/v1/collections${path}`)).body;
  const idsIn = async (path: string) =>
    ((await stored(path))['tracks'] as readonly { readonly trackId: string }[]).map(({ trackId }) => trackId);
  const idsOf = (...titles: readonly string[]) => titles.map((title) => ids[title]);
  /** Waits until a collection has these tracks in this order. */
  const listed = async (path: string, titles: readonly string[]) => {
    const expected = idsOf(...titles);
    const found = await seenSoon(
      () => idsIn(path),
      (seen) => seen.join() === expected.join(),
    );
    expect(found).toEqual(expected);
  };
  const project = async (name: string, ...titles: readonly string[]) => {
    const tracks = titles.map((title) => ({ trackId: ids[title] }));
    const created = await partner.client.post('/api/v1/collections', { name, tracks });
    return created.member('collectionId');
  };

  it('a heart in the catalog makes a favorite, on every page, until it is pressed again', async () => {
    await page.goto('/portal/catalog');
    await settled(tab);
    const heart = page.getByRole('button', { name: 'Favorite: River' });
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    await heart.click();
    await page.locator('[aria-label="Favorite: River"][aria-pressed="true"]').waitFor();
    await listed('/favorites', ['River']);
    expect(await violationsOf(page)).toEqual([]);
    await page.goto('/portal/collections/favorites');
    await page.getByRole('link', { name: 'River' }).waitFor();
    await page.goto(`/portal/catalog/${ids['River'] ?? ''}`);
    await page.locator('[aria-label="Favorite: River"][aria-pressed="true"]').click();
    await page.locator('[aria-label="Favorite: River"][aria-pressed="false"]').waitFor();
    await listed('/favorites', []);
    expect(tab.issues()).toEqual([]);
  });

  it('hearts that are pressed one right after the other all stay', async () => {
    await page.goto('/portal/catalog');
    await settled(tab);
    const held = Promise.withResolvers<undefined>();
    await page.route(`**/favorites/tracks/${ids['Meadow'] ?? ''}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    const first = page.waitForResponse(`**/favorites/tracks/${ids['River'] ?? ''}`);
    await press('Favorite: River');
    await press('Favorite: Meadow');
    await first;
    await page.waitForTimeout(300);
    for (const title of ['River', 'Meadow'])
      expect(await page.getByLabel(`Favorite: ${title}`).getAttribute('aria-pressed')).toBe('true');
    held.resolve(undefined);
    await listed('/favorites', ['River', 'Meadow']);
    await page.unroute('**/favorites/tracks/*');
    for (const title of ['River', 'Meadow']) await press(`Favorite: ${title}`);
    await listed('/favorites', []);
    expect(tab.issues()).toEqual([]);
  });

  it('a heart goes back if the favorite cannot be saved', async () => {
    await page.goto('/portal/catalog');
    await settled(tab);
    await page.route('**/favorites/tracks/*', (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 409, code: 'STATE_CONFLICT', detail: 'The list is full.' }),
      }),
    );
    await press('Favorite: River');
    await page.getByText('The list is full.').waitFor();
    await page.locator('[aria-label="Favorite: River"][aria-pressed="false"]').waitFor();
    await page.unroute('**/favorites/tracks/*');
  });

  it('a track is added to a new project from its row, and to an existing one', async () => {
    await page.goto('/portal/catalog');
    await settled(tab);
    await press('Add Meadow to a project');
    await page.getByLabel('New project').fill('Spring');
    expect(await violationsOf(page)).toEqual([]);
    await press('Create and add');
    await page.getByText('Added to Spring').waitFor();
    await press('Add River to a project');
    await press('Add to Spring');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto('/portal/collections');
    await page.getByRole('link', { name: 'Spring' }).click();
    await page.getByRole('heading', { level: 1, name: 'Spring' }).waitFor();
    await settled(tab);
    expect(await page.getByRole('list', { name: 'Tracks' }).getByRole('listitem').count()).toBe(2);
    expect(await violationsOf(page)).toEqual([]);
    expect(tab.issues()).toEqual([]);
  });

  it('tracks are put in order by keys, buttons and dragging, get notes and are removed', async () => {
    const path = `/${await project('Film', 'Meadow', 'River', 'Harbor')}`;
    await page.goto(`/portal/collections${path}`);
    await settled(tab);
    await page.getByRole('link', { name: 'Harbor' }).focus();
    // Two presses before the page is rendered again.
    await page.evaluate(`for (const _ of [1, 2])
      document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true, cancelable: true }))`);
    await page.getByText('Harbor is now at position 1 of 3').waitFor();
    await listed(path, ['Harbor', 'Meadow', 'River']);
    await press('Move Harbor down');
    await listed(path, ['Meadow', 'Harbor', 'River']);
    const rows = page.getByRole('list', { name: 'Tracks' }).getByRole('listitem');
    await rows.nth(2).dragTo(rows.nth(0));
    await listed(path, ['River', 'Meadow', 'Harbor']);
    await press('Note: River');
    await page.getByRole('textbox', { name: 'Note' }).fill('x'.repeat(600));
    await press('Save');
    await page.locator('.field-error').waitFor();
    expect(await page.getByRole('dialog').getByRole('alert').count()).toBe(0);
    await page.getByRole('textbox', { name: 'Note' }).fill('For the opening');
    await press('Save');
    await page.getByText('For the opening').waitFor();
    expect((await stored(path))['tracks']).toMatchObject([{ note: 'For the opening' }, {}, {}]);
    await press('Remove Meadow');
    await page.getByText('Meadow was removed').waitFor();
    await listed(path, ['River', 'Harbor']);
    expect(tab.issues()).toEqual([]);
  });

  it('moves that follow each other end in the order shown, and the focus stays in the list', async () => {
    const path = `/${await project('Order', 'Meadow', 'River', 'Harbor')}`;
    await page.goto(`/portal/collections${path}`);
    await settled(tab);
    const held = Promise.withResolvers<undefined>();
    let saves = 0;
    await page.route(`**/collections${path}/tracks/*`, async (route) => {
      if (++saves === 2) await held.promise;
      await route.continue();
    });
    const focused = () => page.evaluate<string>('document.activeElement.ariaLabel');
    const rows = page.getByRole('list', { name: 'Tracks' }).getByRole('listitem');
    const first = page.waitForResponse(`**/collections${path}/tracks/*`);
    await page.getByRole('button', { name: 'Move Harbor up' }).focus();
    await page.keyboard.press('Enter');
    await rows.nth(1).getByRole('link', { name: 'Harbor' }).waitFor();
    await page.keyboard.press('Enter');
    await first;
    await page.waitForTimeout(300);
    expect(await rows.getByRole('link').allInnerTexts()).toEqual(['Harbor', 'Meadow', 'River']);
    expect(await focused()).toBe('Move Harbor up');
    held.resolve(undefined);
    await page.getByText('Harbor is now at position 1 of 3').waitFor();
    await listed(path, ['Harbor', 'Meadow', 'River']);
    await page.unroute(`**/collections${path}/tracks/*`);
    await press('Remove Meadow');
    await page.getByText('Meadow was removed').waitFor();
    expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('River');
    expect(tab.issues()).toEqual([]);
  });

  it('a project is renamed and deleted', async () => {
    const path = `/${await project('Draft')}`;
    await page.goto('/portal/collections');
    await page.getByRole('link', { name: 'Draft' }).click();
    await page.getByText('No tracks yet').waitFor();
    await press('Edit');
    await page.getByLabel('Name').fill('Final');
    await page.getByLabel('Note (optional)').fill('For the summer');
    await press('Save');
    await page.getByRole('heading', { level: 1, name: 'Final' }).waitFor();
    expect(await stored(path)).toMatchObject({ name: 'Final', note: 'For the summer' });
    await press('Delete');
    await press('Delete project');
    await page.getByRole('heading', { level: 1, name: 'Collections' }).waitFor();
    await page.getByRole('link', { name: 'Order' }).waitFor();
    expect(await page.getByRole('link', { name: 'Draft' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Final' }).count()).toBe(0);
    expect((await partner.client.get(`/api/v1/collections${path}`)).status).toBe(404);
    expect(tab.issues()).toEqual([]);
  });

  it('all tracks are checked and licensed for one content item, with the result of each', async () => {
    const held = anOrder(ids['River'] ?? '', { contentId: 'film-1' });
    await partner.client.post('/api/v1/licenses', held);
    const path = `/${await project('Trailer', 'Meadow', 'River', 'Harbor')}`;
    await page.goto(`/portal/collections${path}`);
    await settled(tab);
    await press('License all');
    await page.getByLabel('Content ID').fill('film-1');
    await page.getByText('1 of 3 tracks gets a new license.').waitFor();
    const results = () => page.getByRole('dialog').getByRole('listitem').allInnerTexts();
    expect(await results()).toEqual([
      expect.stringMatching(/^Can be licensed\s+Meadow$/),
      expect.stringMatching(/^Already licensed\s+River$/),
      expect.stringMatching(/^Cannot be licensed\s+Harbor The terms do not cover this content type\.$/),
    ]);
    expect(await violationsOf(page)).toEqual([]);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/v1/licenses', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length === 1)
        await route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status: 409, code: 'STATE_CONFLICT', detail: 'Not now.' }),
        });
      else await route.continue();
    });
    await press('Issue 1 license');
    await page.getByText('1 license was not issued.').waitFor();
    expect((await results())[0]).toMatch(/^Not issued\s+Meadow Not now\.$/);
    await press('Try again');
    await page.getByText('1 license was issued.').waitFor();
    expect((await results())[0]).toMatch(/^Issued\s+Meadow$/);
    expect(keys).toEqual([expect.any(String), keys[0]]);
    expect(await violationsOf(page)).toEqual([]);
    const { body } = await partner.client.get('/api/v1/licenses?contentId=film-1');
    const licensed = body['data'] as readonly { trackId: string; projectName?: string }[];
    expect(licensed.map(({ trackId }) => trackId).toSorted()).toEqual(idsOf('Meadow', 'River').toSorted());
    expect(licensed.find(({ trackId }) => trackId === ids['Meadow'])?.projectName).toBe('Trailer');
    await press('Done');
    expect(tab.issues()).toEqual([]);
  });
});
