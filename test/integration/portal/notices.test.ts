import type { Browser, Page } from 'playwright-core';
import {
  aReport,
  aReporterAddress,
  staffNotices,
} from '../../support/http/successes/notices/notice-successes.ts';
import { needing } from '../../support/needing.ts';
import { violationsOf } from '../../support/portal/axe.ts';
import { aTab, openBrowser, type Look } from '../../support/portal/browser.ts';
import { overflowIn } from '../../support/portal/narrow.ts';
import { headingOf } from '../../support/portal/visits.ts';
import { aService, type TestService } from '../../support/service/service.ts';

needing('chromium', 'the page on which tracks are reported', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    service = await aService({ environment: { EVENT_WORKER: 'off' } });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  /** Runs steps in a tab, and expects after each that the page is accessible, fits the screen and logs no error. */
  const inTab = async (look: Look, ...steps: readonly ((page: Page) => Promise<void>)[]) => {
    const tab = await aTab(browser, service.baseUrl, look);
    const found: string[] = [];
    for (const step of steps) {
      await step(tab.page);
      found.push(...(await violationsOf(tab.page)), ...(await overflowIn(tab.page)));
    }
    found.push(...tab.issues());
    await tab.close();
    expect(found).toEqual([]);
  };
  const state = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

  it('takes a report, shows its receipt, and keeps it when the reader changes the language', async () => {
    const { trackId } = await service.aTrackInCatalog();
    await inTab(
      { width: 320 },
      async (page) => {
        await page.goto(`/notices?track=${trackId}`);
        await headingOf(page, 'Report a track').waitFor();
        expect(await page.getByLabel('Track', { exact: true }).inputValue()).toBe(trackId);
      },
      async (page) => {
        await page.getByLabel('Reason').selectOption('Rights in the recording');
        await page.getByLabel('Explanation').fill('The recording is ours.\nIt was released in 2019.');
        await page.getByLabel('Your name or company').fill('Finch & Co');
        await page.getByLabel('Your email address').fill(aReporterAddress());
        await page.getByLabel('I believe in good faith').check();
        await page.getByRole('button', { name: 'Send the report' }).click();
        await state(page, 'Received').waitFor();
        expect(await page.locator('code').innerText()).toMatch(/^nrc_/);
        expect(page.url()).not.toContain('nrc_');
      },
      async (page) => {
        await page.getByRole('button', { name: 'Español' }).click();
        await state(page, 'Recibida').waitFor();
      },
    );
  });

  it('shows the decision for the code of the email, and takes a complaint', async () => {
    const { noticeId, mailedCode } = await aReport(service);
    const rights = service.anyone.as((await service.aColleague('rights')).token);
    await rights.post(`${staffNotices}/${noticeId}/decision`, {
      ...{ outcome: 'rejected', reasons: 'The contract covers it.' },
    });
    const code = await mailedCode();
    await inTab(
      { dark: true, locale: 'de-DE' },
      async (page) => {
        await page.goto('/notices');
        await page.getByLabel('Code', { exact: true }).fill(code);
        await page.getByRole('button', { name: 'Meldung ansehen' }).click();
        await state(page, 'Wir haben Ihre Meldung abgelehnt').waitFor();
        await page.getByText('The contract covers it.').waitFor();
      },
      async (page) => {
        const text = page.getByLabel('Warum die Entscheidung falsch ist');
        // Long enough for the browser, but not for the service, which ignores the spaces.
        await text.fill(`Falsch.${' '.repeat(20)}`);
        await page.getByRole('button', { name: 'Beschwerde senden' }).click();
        await state(page, 'Die Beschwerde wurde nicht gesendet').waitFor();
        await page.getByText('Geben Sie 20 bis 5.000 Zeichen ein.', { exact: true }).waitFor();
        expect(await text.inputValue()).toContain('Falsch.');
      },
      async (page) => {
        await page.getByLabel('Warum die Entscheidung falsch ist').fill('Der Vertrag ist lange beendet.');
        await page.getByRole('button', { name: 'Beschwerde senden' }).click();
        await page.getByText('Wir haben Ihre Beschwerde erhalten.').waitFor();
      },
    );
  });
});
