import type { Browser, Page } from 'playwright-core';
import { seenSoon } from '../../../support/eventually.ts';
import { anOwnTrack, ownAlbums } from '../../../support/http/successes/album-successes.ts';
import { aConfirmedArtist } from '../../../support/http/successes/artist-successes.ts';
import { aPng } from '../../../support/images/image-files.ts';
import { needing } from '../../../support/needing.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf, toast } from '../../../support/portal/console.ts';
import { aStockedArtist, signInArtist } from '../../../support/portal/studio.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'the albums of the studio', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  const inTab = inTabOf(
    () => browser,
    () => service,
  );
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const fill = (page: Page, label: string, value: string) =>
    page.getByLabel(label, { exact: true }).fill(value);
  const rows = (page: Page) =>
    page.getByRole('region', { name: 'Tracks', exact: true }).getByRole('listitem');
  const titles = (page: Page) => rows(page).getByRole('link').allTextContents();

  it('are created, filled with submitted tracks in an order, saved, and deleted', async () => {
    await inTab(async (page, tab) => {
      const artist = await aStockedArtist(service);
      await signInArtist(service, tab, artist);
      await page.goto('/studio');
      await page.getByRole('link', { name: 'Albums' }).click();
      await page.getByRole('link', { name: 'New album' }).click();
      await headingOf(page, 'New album').waitFor();
      await press(page, 'Create album');
      await page.getByText('Not accepted. The fields below say what is wrong.').waitFor();
      expect(await page.getByLabel('Title', { exact: true }).getAttribute('aria-invalid')).toBe('true');
      await fill(page, 'Title', 'Tide Tables');
      await fill(page, 'Release date', '2026-12-04');
      await fill(page, '℗ line', '℗ 2026 Mara Lind');
      await fill(page, '© line', '© 2026 Mara Lind');
      await press(page, 'Create album');
      await headingOf(page, 'Tide Tables').waitFor();
      // Drafts are not offered: albums have submitted tracks only.
      const choice = page.getByLabel('Add a track');
      expect(await choice.locator('option').allTextContents()).not.toContain('Northern Windows');
      for (const label of ['Engine Room', 'Meadow', 'Night Ferry']) {
        await choice.selectOption({ label });
        await press(page, 'Add track');
      }
      expect(await titles(page)).toEqual(['Engine Room', 'Meadow', 'Night Ferry']);
      const up = page.getByRole('button', { name: 'Move Night Ferry up' });
      await up.focus();
      await page.keyboard.press('Enter');
      await toast(page, 'Night Ferry is now number 2 of 3.');
      // The focus stays at the button, so that it can be pressed again.
      await page.keyboard.press('Enter');
      expect(await titles(page)).toEqual(['Night Ferry', 'Engine Room', 'Meadow']);
      await rows(page).nth(2).dragTo(rows(page).nth(0));
      expect(await titles(page)).toEqual(['Meadow', 'Night Ferry', 'Engine Room']);
      await page.getByLabel('Disc of Night Ferry').selectOption('2');
      expect(await titles(page)).toEqual(['Meadow', 'Engine Room', 'Night Ferry']);
      const buffer = aPng(1_400);
      await page
        .locator('[data-input="artwork"]')
        .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer });
      await press(page, 'Use this square');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await press(page, 'Save changes');
      await toast(page, 'Changes saved.');
      const { body } = await artist.client.get(`${ownAlbums}?limit=1`);
      expect(body['data']).toMatchObject([
        {
          ...{ title: 'Tide Tables', cover: { width: 1_400 } },
          tracks: [
            { trackId: artist.published, disc: 1, position: 1 },
            { trackId: artist.inReview, disc: 1, position: 2 },
            { trackId: artist.returned, disc: 2, position: 1 },
          ],
        },
      ]);
      await press(page, 'Delete album');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete album' }).click();
      await toast(page, 'Album deleted.');
      await headingOf(page, 'Albums').waitFor();
      await page.getByRole('link', { name: 'Northern Windows' }).waitFor();
      expect(await page.getByRole('link', { name: 'Tide Tables' }).count()).toBe(0);
    });
  });

  const slowWater = async () => {
    const artist = await aConfirmedArtist(service);
    const created = await artist.client.post('/api/v1/albums', {
      ...{ title: 'Slow Water', type: 'ep', releaseDate: '2026-03-01', artists: ['Mara Lind'] },
      ...{ pLine: '℗ 2026 Nordlicht', cLine: '© 2026 Nordlicht' },
    });
    return { artist, client: artist.client, albumId: created.member('albumId') };
  };

  it('never overwrite the change of a colleague', async () => {
    await inTab(async (page, tab) => {
      const { artist, client, albumId } = await slowWater();
      const trackId = await anOwnTrack(service, client);
      await signInArtist(service, tab, artist);
      await page.goto(`/studio/albums/${albumId}`);
      await headingOf(page, 'Slow Water').waitFor();
      await fill(page, 'Label', 'Nordlicht Records');
      const tracks = [{ trackId, disc: 1, position: 1 }];
      await client.ask('PUT', `/api/v1/albums/${albumId}/tracks`, { body: { tracks } });
      await press(page, 'Save changes');
      await page.getByText('Someone else changed this album while you were editing.').waitFor();
      await press(page, 'Keep my changes');
      await press(page, 'Save changes');
      await toast(page, 'Changes saved.');
      const read = () => client.get(`${ownAlbums}/${albumId}`);
      const { body } = await seenSoon(read, (one) => one.body['label'] !== undefined);
      expect(body).toMatchObject({ label: 'Nordlicht Records', tracks });
    });
  });

  it('show the change of a colleague when the edit is discarded', async () => {
    await inTab(async (page, tab) => {
      const { artist, client, albumId } = await slowWater();
      await signInArtist(service, tab, artist);
      await page.goto(`/studio/albums/${albumId}`);
      await fill(page, 'Label', 'Nordlicht Records');
      const edit = { headers: { 'if-match': '*' }, body: { title: 'Slower Water' } };
      expect((await client.ask('PATCH', `/api/v1/albums/${albumId}`, edit)).status).toBe(200);
      await press(page, 'Save changes');
      await press(page, 'Discard my changes');
      await headingOf(page, 'Slower Water').waitFor();
      const shown = () => page.getByLabel('Title', { exact: true }).inputValue();
      expect(await shown()).toBe('Slower Water');
      // The form does not go back to the album as it was read first.
      await fill(page, 'Title', 'Slowest Water');
      await press(page, 'Save changes');
      await toast(page, 'Changes saved.');
      expect(await shown()).toBe('Slowest Water');
      const { body } = await client.get(`${ownAlbums}/${albumId}`);
      expect([body['title'], body['label']]).toEqual(['Slowest Water', undefined]);
    });
  });

  it('can be saved again after the album of a colleague could not be read', async () => {
    await inTab(async (page, tab) => {
      const { artist, client, albumId } = await slowWater();
      await signInArtist(service, tab, artist);
      await page.goto(`/studio/albums/${albumId}`);
      await fill(page, 'Label', 'Nordlicht Records');
      const edit = { headers: { 'if-match': '*' }, body: { title: 'Slower Water' } };
      expect((await client.ask('PATCH', `/api/v1/albums/${albumId}`, edit)).status).toBe(200);
      let isRejected = true;
      await page.route(`**${ownAlbums}/${albumId}`, (route) =>
        isRejected && route.request().method() === 'GET'
          ? route.fulfill({ status: 403, json: { code: 'not_now', detail: 'not now', status: 403 } })
          : route.continue(),
      );
      await press(page, 'Save changes');
      await page.getByText('not now').waitFor();
      isRejected = false;
      await press(page, 'Save changes');
      await page.getByText('Someone else changed this album while you were editing.').waitFor();
    });
  });

  it('keep what is typed during a save', async () => {
    await inTab(async (page, tab) => {
      const { artist, client, albumId } = await slowWater();
      await signInArtist(service, tab, artist);
      await page.goto(`/studio/albums/${albumId}`);
      await fill(page, 'Label', 'Nordlicht Records');
      const { promise: typed, resolve: send } = Promise.withResolvers<undefined>();
      await page.route(`**/albums/${albumId}`, async (route) => {
        if (route.request().method() === 'PATCH') await typed;
        await route.continue();
      });
      const sent = page.waitForRequest((request) => request.method() === 'PATCH');
      await press(page, 'Save changes');
      await sent;
      await fill(page, 'Title', 'Slower Water');
      send(undefined);
      await toast(page, 'Changes saved.');
      expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Slower Water');
      await press(page, 'Save changes');
      await headingOf(page, 'Slower Water').waitFor();
      const { body } = await client.get(`${ownAlbums}/${albumId}`);
      expect(body).toMatchObject({ title: 'Slower Water', label: 'Nordlicht Records' });
    });
  });
});
