import type { Browser, Page } from 'playwright-core';
import { anAskedTrack, withShares } from '../../support/http/successes/parties/confirmation-successes.ts';
import { needing } from '../../support/needing.ts';
import { violationsOf } from '../../support/portal/axe.ts';
import { aTab, openBrowser, type Look, type Tab } from '../../support/portal/browser.ts';
import { overflowIn } from '../../support/portal/narrow.ts';
import { headingOf } from '../../support/portal/visits.ts';
import { aService, type TestService } from '../../support/service/service.ts';

needing('chromium', 'the page on which parties confirm their shares', () => {
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
  const inTab = async (look: Look, ...steps: readonly ((page: Page, tab: Tab) => Promise<void>)[]) => {
    const tab = await aTab(browser, service.baseUrl, look);
    const found: string[] = [];
    for (const step of steps) {
      await step(tab.page, tab);
      found.push(...(await violationsOf(tab.page)), ...(await overflowIn(tab.page)));
    }
    found.push(...tab.issues());
    await tab.close();
    expect(found).toEqual([]);
  };
  const state = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

  it('shows the shares of an emailed code, takes an answer, and takes another one', async () => {
    const { client, owner, writer, path, confirmations, code } = await anAskedTrack(service);
    await inTab(
      {},
      async (page) => {
        await page.goto('/shares');
        await headingOf(page, 'Confirm your shares').waitFor();
      },
      async (page) => {
        await page.getByLabel('Code from the email').fill(`  ${code}\n`);
        await page.getByRole('button', { name: 'View the shares' }).click();
        await headingOf(page, 'Harbour Lights').waitFor();
        await page.getByText('100% of the composition, as composer, administered by Mara Lind').waitFor();
        await state(page, 'Not answered yet').waitFor();
      },
      async (page) => {
        await page.getByLabel('Why the shares are wrong (optional)').fill('I wrote half.\nAsk me.');
        await page.getByRole('button', { name: 'Dispute the shares' }).click();
        await state(page, 'You disputed these shares').waitFor();
      },
      async (page) => {
        await page.getByRole('button', { name: 'Confirm the shares' }).click();
        await state(page, 'You confirmed these shares').waitFor();
      },
    );
    expect((await client.get(confirmations)).body['data']).toContainEqual(
      expect.objectContaining({ partyId: writer, state: 'confirmed' }),
    );
    const territories = ['DE', 'AT', 'CH', 'FR', 'BE', 'NL', 'GB', 'US'];
    await withShares(client, path, {
      master: [
        { partyId: writer, sharePct: '33.3333', territories },
        { partyId: owner, sharePct: '66.6667', territories },
      ],
      writers: [],
      publishers: [],
    });
    await inTab({ width: 320, dark: true, locale: 'de-DE' }, async (page) => {
      await page.goto('/shares');
      await page.getByLabel('Code aus der E-Mail').fill(code);
      await page.getByRole('button', { name: 'Anteile ansehen' }).click();
      await state(page, 'Diese Frage hat sich geändert').waitFor();
    });
  });

  it('keeps the shares when the reader changes the language', async () => {
    const { code } = await anAskedTrack(service);
    await inTab(
      { width: 320 },
      async (page) => {
        await page.goto('/shares?lang=fr');
        await page.getByLabel('Code reçu par e-mail').fill(code);
        await page.getByRole('button', { name: 'Voir les parts' }).click();
        await state(page, 'Pas encore de réponse').waitFor();
      },
      async (page) => {
        await page.getByRole('button', { name: 'Español' }).click();
        await state(page, 'Sin respuesta todavía').waitFor();
      },
      async (page) => {
        await page.getByRole('button', { name: 'No más correos' }).click();
        await state(page, 'No recibirá más correos sobre participaciones').waitFor();
      },
    );
  });
});
