import type { Browser, Page } from 'playwright-core';
import { aCompleteTrack } from '../../../support/http/successes/draft-successes.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf } from '../../../support/portal/console.ts';
import { signInArtist } from '../../../support/portal/studio.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'the usage of a track in the studio', () => {
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

  /** Serves 1,000 sums for each request about the use of a track, with a cursor for the next. Returns the number of requests. */
  const serveEndlessUse = async (page: Page, trackId: string) => {
    let read = 0;
    await page.route(new RegExp(`/tracks/${trackId}/usage\\?`, 'v'), async (route) => {
      read += 1;
      const figures = { plays: 1, impressions: 0, unlicensed: { plays: 0, impressions: 0 } };
      const data = Array.from({ length: 1_000 }, (_, n) => ({
        ...{ month: '2025-01', platformId: `plt_${n}`, territory: 'DE' },
        ...figures,
      }));
      await route.fulfill({ json: { data, pagination: { nextCursor: `cursor-${read}` } } });
    });
    return () => read;
  };

  it('shows plays by month, platform and country, says if months are missing, and saves all of it as CSV', async () => {
    await inTab(async (page, tab) => {
      const track = await aCompleteTrack(service);
      await track.client.post(`${track.path}/submit`, undefined);
      const approved = await service.useCases.approveTrack({ trackId: track.trackId as never });
      if (!approved.ok) throw new Error(approved.failure.kind);
      await signInArtist(service, tab, track);
      await page.goto(`/studio/tracks/${track.trackId}`);
      const usage = page.getByRole('region', { name: 'Usage', exact: true });
      await usage.getByRole('button', { name: 'Show usage' }).click();
      await usage.getByText('No use has been reported yet').waitFor();

      const partner = await service.aPartner();
      const report = { eventType: 'play', trackId: track.trackId, occurredAt: new Date().toISOString() };
      const events = [
        { ...report, quantity: 1_200, territory: 'DE' },
        { ...report, quantity: 34 },
      ];
      expect((await partner.client.post('/api/v1/usage-events', { events })).status).toBe(201);
      await page.reload();
      await usage.getByRole('button', { name: 'Show usage' }).click();
      await usage.getByRole('row', { name: /Germany 1,200 1,200 0/ }).waitFor();
      await usage.getByRole('row', { name: /Country not reported 34 34 0/ }).waitFor();
      await usage.getByRole('row', { name: new RegExp(`${partner.platformId} 1,234`) }).waitFor();
      await usage.getByRole('slider', { name: /Plays by month/ }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      const download = page.waitForEvent('download');
      await usage.getByRole('link', { name: 'Save CSV' }).click();
      expect((await download).suggestedFilename()).toBe(`${track.trackId}-usage.csv`);
      expect(await usage.getByText('The newest months are missing here').count()).toBe(0);

      const requests = await serveEndlessUse(page, track.trackId);
      await page.reload();
      await usage.getByRole('button', { name: 'Show usage' }).click();
      await usage.getByText('The newest months are missing here').waitFor();
      await usage.getByText('The CSV file has all figures.').waitFor();
      expect(requests()).toBe(20);
    });
  });
});
