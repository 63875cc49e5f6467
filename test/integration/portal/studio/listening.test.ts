import type { Browser, Page } from 'playwright-core';
import { wavBytes } from '../../../support/audio/wav.ts';
import { aColleagueOf, aConfirmedLabel } from '../../../support/http/successes/artist-successes.ts';
import { ownTracks, uploaded } from '../../../support/http/successes/draft-successes.ts';
import { uploadedStem } from '../../../support/http/successes/drafts/stem-successes.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf } from '../../../support/portal/console.ts';
import { signInArtist } from '../../../support/portal/studio.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

const sampleRate = 44_100;
const seconds = 40;
/** A tone with a tremolo, which an analysis takes for music. */
const tone = (hz: number): Buffer =>
  wavBytes({
    sampleRate,
    channels: [
      Float32Array.from(
        { length: seconds * sampleRate },
        (_, n) =>
          0.3 * Math.sin((2 * Math.PI * hz * n) / sampleRate) * Math.sin((2 * Math.PI * n) / sampleRate),
      ),
    ],
  });

const listen = (page: Page) => page.getByRole('region', { name: 'Listen', exact: true });
const position = async (page: Page): Promise<number> =>
  Number(await listen(page).getByLabel('Position', { exact: true }).inputValue());

needing('ffmpeg', 'audio that is decoded', () => {
  needing('chromium', 'listening in the studio', () => {
    let service: TestService;
    let browser: Browser;
    beforeAll(async () => {
      [service, browser] = await Promise.all([aService({ sound: 'real' }), openBrowser()]);
    });
    afterAll(async () => {
      await browser.close();
      await service.close();
    });
    const inTab = inTabOf(
      () => browser,
      () => service,
    );

    it('plays the recording and switches to a stem at the same position, also for finance', async () => {
      const label = await aConfirmedLabel(service);
      const upload = await uploaded(label.client, tone(220));
      expect(upload.body['status']).toBe('ready');
      const trackId = upload.member('trackId');
      await uploadedStem(label.client, `${ownTracks}/${trackId}`, tone(440), {
        name: 'Lead',
        category: 'melody',
      });
      const finance = await aColleagueOf(service, label, 'finance');
      for (const member of [label, finance])
        await inTab(async (page, tab) => {
          await signInArtist(service, tab, member);
          const played: string[] = [];
          page.on('request', (request) => {
            const { pathname } = new URL(request.url());
            if (pathname.startsWith('/media/uploads/')) played.push(pathname);
          });
          await page.goto(`/studio/tracks/${trackId}`);
          await listen(page).getByRole('button', { name: 'Open player' }).click();
          await listen(page).getByRole('button', { name: 'Lead', exact: true }).waitFor();
          expect(played).toEqual([]);
          await listen(page).getByRole('button', { name: 'Play: Recording' }).click();
          await listen(page).getByRole('button', { name: 'Pause: Recording' }).waitFor();
          const slider = listen(page).getByLabel('Position', { exact: true });
          for (let presses = 0; presses < 5; presses++) await slider.press('PageUp');
          expect(await position(page)).toBeGreaterThanOrEqual(20_000);
          expect(await violationsOf(page)).toEqual([]);
          await listen(page).getByRole('button', { name: 'Lead', exact: true }).click();
          await listen(page).getByRole('button', { name: 'Pause: Lead' }).waitFor();
          expect(await position(page)).toBeGreaterThanOrEqual(20_000);
          expect(new Set(played.map((path) => path.split('/').at(-1))).size).toBe(2);
          await listen(page).getByRole('button', { name: 'Pause: Lead' }).click();
          await listen(page).getByRole('button', { name: 'Play: Lead' }).waitFor();
        });
    });
  });
});
