import type { Browser } from 'playwright-core';
import { StemId } from '../../../../src/domain/shared/ids.ts';
import { aLikeness, aTerms } from '../../../support/builders/builders.ts';
import { needing } from '../../../support/needing.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { headingOf, settled, signInTab } from '../../../support/portal/visits.ts';
import { aService, anOrder, type Partner, type TestService } from '../../../support/service/service.ts';
import { seenSoon } from '../../../support/eventually.ts';

needing('chromium', 'the page of a track', () => {
  let service: TestService;
  let browser: Browser;
  let partner: Partner;
  let trackId: string;
  let tab: Tab;

  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
    const stem = async (name: string) => ({
      ...{ stemId: StemId(`stm_${name}`), category: 'drums' as const, name, durationMs: 120_000 },
      file: await service.aKeptRecording(`${name}.flac`),
    });
    const edits = { trim: true, loop: true, mix: true, lyricsChange: false };
    const track = await service.aTrackWithSound({
      title: 'Harbour Lights',
      likeness: aLikeness([10, 0]),
      terms: [aTerms({ effectiveAt: Date.now() - 60_000, edits, attributionRequired: true })],
      stems: [await stem('Kick'), await stem('Hats')],
      sumsToMaster: { residualDb: -84.02 },
    });
    ({ trackId } = track);
    await service.aTrackInCatalog({ title: 'Engine Room', likeness: aLikeness([-4, 10]) });
    await service.aTrackInCatalog({ title: 'Low Tide', likeness: aLikeness([10, 1]) });
    await service.aTrackInCatalog({ title: 'Never Analyzed' });
    partner = await service.aPartner();
    await seenSoon(
      async () => (await partner.client.get('/api/v1/tracks')).body['data'] as readonly unknown[],
      ({ length }) => length === 4,
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

  const opened = async () => {
    await tab.page.goto(`/portal/catalog/${trackId}`);
    await headingOf(tab.page, 'Harbour Lights').waitFor();
    await settled(tab);
  };
  const region = (name: string) => tab.page.getByRole('region', { name, exact: true });

  it('draws the waveform, and shows terms and attribution', async () => {
    await opened();
    await tab.until(
      `[...document.querySelectorAll('main *')].some(({ shadowRoot }) => shadowRoot?.querySelector('canvas')?.width > 0)`,
    );
    await region('Terms').getByText('Required.', { exact: true }).waitFor();
    await region('Attribution').getByText('Harbour Lights').first().waitFor();
  });

  it('links to similar tracks, the most similar first', async () => {
    await opened();
    const alike = region('Similar tracks').getByRole('rowheader');
    const titles = (await alike.allInnerTexts()).map((text) => text.split('\n')[0]);
    expect(titles).toEqual(['Low Tide', 'Engine Room']);
    await alike.first().getByRole('link').click();
    await headingOf(tab.page, 'Low Tide').waitFor();
  });

  it('shows stems to entitled platforms, and downloads them with a license', async () => {
    const stems = region('Stems');
    await opened();
    await stems.getByRole('link', { name: 'View plan' }).waitFor();

    await service.useCases.changePlatform({ platform: partner.slug, edit: { addOns: ['stems'] } });
    await opened();
    expect(await stems.getByRole('rowheader').allInnerTexts()).toEqual(['Kick', 'Hats']);
    await stems.getByText('residual: -84.0 dB').waitFor();
    await stems.getByText('license the track first').waitFor();
    expect(await stems.getByRole('link').count()).toBe(0);

    expect((await partner.client.post('/api/v1/licenses', anOrder(trackId))).status).toBe(201);
    await opened();
    const [got] = await Promise.all([
      tab.page.waitForEvent('download'),
      stems.getByRole('link', { name: 'FLAC of Kick' }).click(),
    ]);
    expect(got.suggestedFilename()).toMatch(/\.flac$/);
    await stems.getByLabel('Download as').selectOption('wav');
    const [wav] = await Promise.all([
      tab.page.waitForEvent('download'),
      stems.getByRole('link', { name: 'WAV of Kick' }).click(),
    ]);
    expect(wav.suggestedFilename()).toMatch(/\.wav$/);
  });

  it('has the cover that the catalog and its license show, and no other track has', async () => {
    await opened();
    const { page } = tab;
    const drawn = () =>
      page.evaluate<readonly string[]>(
        '[...document.querySelectorAll("main svg.artwork")].map(({ innerHTML }) => innerHTML)',
      );
    const [cover, ...covers] = await drawn();
    expect(covers).toHaveLength(2);
    await page.goto('/portal/catalog?q=harbour');
    await page.getByRole('rowheader', { name: /Harbour Lights/ }).waitFor();
    expect(await drawn()).toEqual([cover]);
    const { body } = await partner.client.post(
      '/api/v1/licenses',
      anOrder(trackId, { contentId: 'video-cover' }),
    );
    await page.goto(`/portal/licenses/${String(body['licenseId'])}`);
    await page.locator('svg.artwork').first().waitFor();
    expect(await drawn()).toEqual([cover]);
    expect(new Set([cover, ...covers]).size).toBe(3);
  });
});
