import type { Browser } from 'playwright-core';
import { seenSoon } from '../../../support/eventually.ts';
import { aConfirmedArtist } from '../../../support/http/successes/artist-successes.ts';
import { ownTracks } from '../../../support/http/successes/draft-successes.ts';
import { aPng } from '../../../support/images/image-files.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf, toast } from '../../../support/portal/console.ts';
import { signInArtist } from '../../../support/portal/studio.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

const png = (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: aPng(width, height),
});

/** Counts the images that scripts of a page decode and release. */
const countImages = `{
  globalThis.openImages = 0;
  const decode = globalThis.createImageBitmap;
  globalThis.createImageBitmap = async (...given) => {
    const image = await decode(...given);
    globalThis.openImages++;
    const { close } = image;
    image.close = () => { globalThis.openImages--; close.call(image); };
    return image;
  };
}`;

/** The color in the middle of the artwork that the page shows, as red, green, blue and alpha. */
const shownColor = `(async () => {
  const shown = document.querySelector('.artwork-choice img');
  await shown.decode();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  context.drawImage(shown, 0, 0);
  return [...context.getImageData(80, 80, 1, 1).data];
})()`;

needing('chromium', 'the artwork of a track in the studio', () => {
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

  it('is cropped to a square in the browser, uploaded, saved and removed', async () => {
    await inTab(async (page, tab) => {
      const artist = await aConfirmedArtist(service);
      const trackId = (await artist.client.post(ownTracks, { title: 'Harbour' })).member('trackId');
      await signInArtist(service, tab, artist);
      await page.goto(`/studio/tracks/${trackId}`);
      await headingOf(page, 'Harbour').waitFor();
      const input = page.locator('[data-input="artwork"]');
      await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no image') });
      await page.getByText('This file is not an image that the browser can read.').waitFor();
      await input.setInputFiles(png('small.png', 1_600, 900));
      await page.getByText('The image has 1600 × 900 pixels; each side needs at least 1400.').waitFor();
      await input.setInputFiles(png('wide.png', 2_100, 1_500));
      const dialog = page.getByRole('dialog', { name: 'Crop the artwork' });
      await dialog.getByLabel('Position, left to right').focus();
      await page.keyboard.press('Home');
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Use this square' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Save changes' }).click();
      await toast(page, 'Changes saved.');
      const saved = await artist.client.get(`${ownTracks}/${trackId}`);
      expect(saved.body['artwork']).toMatchObject({ width: 1_500, height: 1_500 });
      await page.getByRole('button', { name: 'Remove artwork' }).click();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByRole('button', { name: 'Remove artwork' }).waitFor({ state: 'detached' });
      const shown = () => artist.client.get(`${ownTracks}/${trackId}`);
      await seenSoon(shown, ({ body }) => body['artwork'] === undefined);
    });
  });

  it('has a white ground where a PNG is transparent, and no image stays in memory', async () => {
    await inTab(async (page, tab) => {
      const artist = await aConfirmedArtist(service);
      const trackId = (await artist.client.post(ownTracks, { title: 'Quay' })).member('trackId');
      await signInArtist(service, tab, artist);
      await page.addInitScript(countImages);
      await page.goto(`/studio/tracks/${trackId}`);
      await headingOf(page, 'Quay').waitFor();
      const input = page.locator('[data-input="artwork"]');
      await input.setInputFiles(png('small.png', 900, 900));
      await page.getByText('The image has 900 × 900 pixels').waitFor();
      const buffer = aPng(1_400, 1_400, { paint: () => [0, 0, 0, 0] });
      await input.setInputFiles({ name: 'clear.png', mimeType: 'image/png', buffer });
      const dialog = page.getByRole('dialog', { name: 'Crop the artwork' });
      await dialog.getByRole('button', { name: 'Use this square' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await page.evaluate(shownColor)).toEqual([255, 255, 255, 255]);
      expect(await page.evaluate('globalThis.openImages')).toBe(0);
    });
  });
});
