import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { keepPicture, pictureOf } from '../../../../src/application/images/picture-files.ts';
import { measuresOf } from '../../../../src/domain/images/purpose.ts';
import { filesOf, type Picture } from '../../../../src/domain/images/variants.ts';
import { TrackId } from '../../../../src/domain/shared/ids.ts';
import { aDecisionDto, anAppealDto } from '../../../support/http/successes/moderation-successes.ts';
import { aPng } from '../../../support/images/image-files.ts';
import { imageId } from '../../../support/images/image-records.ts';
import { needing } from '../../../support/needing.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { signInStaff } from '../../../support/portal/console.ts';
import { headingOf, settled, signInTab } from '../../../support/portal/visits.ts';
import { anOrder, aService, type Partner, type TestService } from '../../../support/service/service.ts';
import { seenSoon } from '../../../support/eventually.ts';

/** Stores the nth picture, of 1,400 × 1,400 pixels. */
const aStoredPicture = async ({ ports }: TestService, n: number): Promise<Picture> => {
  const folder = await mkdtemp(join(tmpdir(), 'artwork-'));
  const file = join(folder, 'cover.png');
  await writeFile(file, aPng(1_400));
  const source = { file, measures: measuresOf.track_artwork, requester: 'catalog' };
  const rendered = await ports.imageProcessor.render(source, async (image) => {
    const picture = await pictureOf(ports.mediaStore, imageId(n), image);
    await keepPicture(ports.mediaStore, picture, image);
    return picture;
  });
  await rm(folder, { recursive: true });
  if (!rendered.ok) throw new Error('it can be rendered');
  return rendered.value;
};

needing('chromium', 'the artwork of a track in the portal', () => {
  let service: TestService;
  let browser: Browser;
  let partner: Partner;
  let trackId: string;
  let tab: Tab;

  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
    const [artwork, lost] = [await aStoredPicture(service, 1), await aStoredPicture(service, 2)];
    for (const { key } of filesOf(lost)) await service.ports.mediaStore.discard(key);
    ({ trackId } = await service.aTrackWithSound({ title: 'Harbour Lights', artwork }));
    await service.aTrackInCatalog({ title: 'Engine Room' });
    await service.aTrackInCatalog({ title: 'Low Tide', artwork: lost });
    partner = await service.aPartner();
    await seenSoon(
      async () => (await partner.client.get('/api/v1/tracks')).body['data'] as readonly unknown[],
      ({ length }) => length === 3,
      10_000,
    );
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  beforeEach(async () => {
    tab = await aTab(browser, service.baseUrl);
    await signInTab(service, tab, partner.apiKey);
  });
  afterEach(async () => {
    expect(tab.issues()).toEqual([]);
    await tab.close();
  });

  const rowOf = (title: string) => tab.page.getByRole('row', { name: new RegExp(title) });
  const coversIn = (title: string) => ({
    image: rowOf(title).locator('img.artwork'),
    drawn: rowOf(title).locator('svg.artwork'),
  });

  /** How the browser shows the first image that a selector finds. */
  const shownBy = (selector: string) =>
    tab.page.evaluate<{ readonly currentSrc: string }>(
      `(({ alt, width, height, naturalWidth, currentSrc, loading }) => ({ alt, width, height, naturalWidth, currentSrc, loading }))(document.querySelector(${JSON.stringify(selector)}))`,
    );

  it('is the image of the track in the size that is shown, and a drawing where there is none or it is lost', async () => {
    await tab.page.goto('/portal/catalog');
    const { image, drawn } = coversIn('Harbour Lights');
    await image.waitFor();
    expect(await drawn.count()).toBe(0);
    await coversIn('Low Tide').drawn.waitFor();
    expect(await coversIn('Low Tide').image.count()).toBe(0);
    expect(await coversIn('Engine Room').drawn.count()).toBe(1);
    await settled(tab);
    const shown = await shownBy('main tbody img.artwork');
    expect(shown).toMatchObject({ alt: '', width: 44, height: 44, naturalWidth: 44, loading: 'lazy' });
    expect(new URL(shown.currentSrc).pathname).toMatch(/[/]images[/]img_\w+[/]64-\w+[.]webp$/);
    expect(await tab.shifted()).toBeLessThan(0.02);
  });

  it('is in the list of licenses and on the tile of a collection', async () => {
    const { page } = tab;
    await partner.client.post('/api/v1/licenses', anOrder(trackId, { contentId: 'harbour-video' }));
    await page.goto('/portal/licenses');
    await rowOf('harbour-video').locator('img.artwork').waitFor();
    const { data } = (await partner.client.get('/api/v1/tracks')).body as {
      readonly data: readonly { readonly trackId: string }[];
    };
    const [lost, bare] = data.filter((one) => one.trackId !== trackId);
    const tracks = [trackId, lost?.trackId, bare?.trackId].map((of) => ({ trackId: of }));
    await partner.client.post('/api/v1/collections', { name: 'Harbours', tracks });
    await partner.client.ask('PUT', `/api/v1/collections/favorites/tracks/${trackId}`, { body: {} });
    await page.goto('/portal/collections');
    for (const name of ['Favorites', 'Projects'])
      await page.getByRole('list', { name, exact: true }).locator('img.artwork').waitFor();
    await tab.until(
      '[...document.querySelectorAll(".collection-cover img")].every(({ complete }) => complete)',
    );
    expect(await shownBy('.collection-cover img.artwork')).toMatchObject({ alt: '', width: 96 });
  });

  it('is beside the title in the usage of the overview, which asks for no track alone', async () => {
    const { page } = tab;
    const occurredAt = new Date(service.now()).toISOString();
    const use = { eventType: 'play', trackId, quantity: 3, occurredAt, contentId: 'played-video' };
    await partner.client.post('/api/v1/usage-events', { events: [use] });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto('/portal/');
    for (const name of ['Plays and impressions by track', 'Latest unlicensed use']) {
      const row = page.getByRole('table', { name }).getByRole('row', { name: /Harbour Lights/ });
      await row.locator('img.artwork').waitFor();
      const link = row.getByRole('link', { name: 'Harbour Lights' });
      expect(await link.getAttribute('href')).toBe(`/portal/catalog/${trackId}`);
    }
    await settled(tab);
    expect(asked.filter((path) => path.startsWith('/api/v1/tracks/'))).toEqual([]);
    expect(asked).toContain('/api/v1/usage-events');
  });

  it('is in the queues and the lists of staff', async () => {
    const { artwork } = (await service.ports.library.find(TrackId(trackId))) ?? {};
    if (!artwork) throw new Error('the track has artwork');
    await service.aTrackWithSound({ title: 'Waiting Room', moderationStatus: 'pending_review', artwork });
    const appealed = await service.aTrackWithSound({ title: 'Taken Song', artwork });
    const rights = service.anyone.as((await service.aColleague('rights')).token);
    await rights.post(`/api/v1/staff/tracks/${appealed.trackId}/decisions`, aDecisionDto('take_down'));
    await service.anyone.post(`/api/v1/tracks/${appealed.trackId}/appeal`, anAppealDto());
    await partner.client.post('/api/v1/licenses', anOrder(trackId, { contentId: 'staff-video' }));
    const { page } = tab;
    await signInStaff(service, tab, 'rights');
    for (const [place, name, title] of [
      ['review', 'Tracks to review', 'Waiting Room'],
      ['appeals', 'Open appeals', 'Taken Song'],
    ] as const) {
      await page.goto(`/staff/${place}`);
      const list = page.getByRole('list', { name });
      await list.getByRole('link', { name: title }).locator('img.artwork').waitFor();
    }
    await page.goto('/staff');
    const changes = page.getByRole('table', { name: 'Latest changes of tracks' });
    await changes
      .getByRole('row', { name: /Waiting Room/ })
      .locator('img.artwork')
      .waitFor();
    await changes.getByRole('link', { name: 'Waiting Room' }).click();
    await headingOf(page, 'Waiting Room').waitFor();
    await page.locator('.page-head img.artwork').waitFor();
    await page.goto('/staff/licenses');
    await rowOf('staff-video').locator('img.artwork').waitFor();
    await page.getByRole('link', { name: 'staff-video' }).click();
    await headingOf(page, 'staff-video').waitFor();
    await page.getByRole('region', { name: 'License', exact: true }).locator('img.artwork').waitFor();
  });

  it('is on the public page of the status of a track', async () => {
    await tab.page.goto(`/appeals?track=${trackId}`);
    await tab.page.locator('.track-status img.artwork').waitFor();
  });

  it('is larger on the page of the track, and stays with its preview in the player', async () => {
    await tab.page.goto(`/portal/catalog/${trackId}`);
    await headingOf(tab.page, 'Harbour Lights').waitFor();
    const cover = tab.page.locator('main .cover img.artwork');
    await cover.waitFor();
    await tab.until('document.querySelector("main .cover img.artwork").complete');
    const { currentSrc } = await shownBy('main .cover img.artwork');
    expect(currentSrc).toMatch(/[/]300-\w+[.]webp$/);
    await tab.page.getByRole('button', { name: /Play preview of/ }).click();
    await tab.page.locator('.player img.artwork').waitFor();
  });
});
