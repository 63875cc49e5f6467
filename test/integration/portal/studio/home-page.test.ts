import type { Browser } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf } from '../../../support/portal/console.ts';
import { aStockedArtist, signInArtist, type StockedArtist } from '../../../support/portal/studio.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'the home page of the studio', () => {
  let service: TestService;
  let browser: Browser;
  let artist: StockedArtist;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
    artist = await aStockedArtist(service);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  const inTab = inTabOf(
    () => browser,
    () => service,
  );

  it('shows the tracks by status, with the party that a track waits for', async () => {
    await inTab(async (page, tab) => {
      await signInArtist(service, tab, artist);
      await page.goto('/studio');
      await headingOf(page, 'Tracks of Mara Lind').waitFor();
      const shown = async (column: string) => {
        const cards = page.getByRole('region', { name: column, exact: true }).getByRole('listitem');
        await cards.first().waitFor();
        return (await cards.allInnerTexts()).map((text) => text.split('\n')[0]);
      };
      expect(await shown('To complete')).toEqual(['Night Ferry', 'Northern Windows']);
      expect(await shown('Waiting for confirmations')).toEqual(['Harbour Lights']);
      expect(await shown('In review')).toEqual(['Engine Room']);
      expect(await shown('Published')).toEqual(['Meadow']);
      expect(await shown('Rejected or taken down')).toEqual(['Quay']);
      await page.getByText('Waiting for Noor Elia').waitFor();
    });
  });

  it('says first what our staff returned, with the reasons and how to appeal', async () => {
    await inTab(async (page, tab) => {
      await signInArtist(service, tab, artist);
      await page.goto('/studio');
      const first = page.getByRole('region', { name: 'Needs your attention' }).getByRole('listitem');
      await first.first().waitFor();
      const { body } = await artist.client.get(`/api/v1/artists/me/tracks/${artist.returned}`);
      const { facts } = body['decision'] as { readonly facts: string };
      const texts = (await first.allInnerTexts()).map((text) => text.replaceAll(/\n+/g, ' '));
      expect(texts).toEqual([
        `Night Ferry: we ask for changes ${facts.replaceAll('\n', ' ')}`,
        expect.stringMatching(/^Quay was rejected .+ Appeal until \d/),
      ]);
      const appeal = first.getByRole('link', { name: /^Appeal until/ });
      expect(await appeal.getAttribute('href')).toBe(`/appeals?track=${artist.rejected}`);
    });
  });
});
