import type { Browser } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { aTab, openBrowser } from '../../../support/portal/browser.ts';
import { common } from '../../../support/portal/stocked.ts';
import { aStockedPartner, settled, signInTab, type StockedPartner } from '../../../support/portal/visits.ts';
import { scriptBudget } from '../../../support/portal/visited.ts';
import { httpReceiver, type HttpReceiver } from '../../../support/servers/receiver.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'the scripts of portal and appeals', () => {
  let service: TestService;
  let receiver: HttpReceiver;
  let browser: Browser;
  let stocked: StockedPartner;

  beforeAll(async () => {
    receiver = await httpReceiver((response) => response.writeHead(204).end());
    service = await aService({ environment: { ALLOW_LOOPBACK_URLS: '1' } });
    [browser, stocked] = await Promise.all([openBrowser(), aStockedPartner(service, receiver)]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
    await receiver.close();
  });

  // The other test of every page measures English, whose texts are the shortest. These are the start pages and the largest ones.
  it.each(['de-DE', 'fr-FR', 'es-ES'])('are small in every language: %s', async (locale) => {
    const tab = await aTab(browser, service.baseUrl, { locale });
    const { page } = tab;
    const before = scriptBudget({ page: 120_000, others: { '/portal/register': 150_000 } });
    const after = scriptBudget({ shell: 120_000, page: 190_000, others: { '/portal/': 150_000 } });
    const open = async (scripts: typeof before, path: string) => {
      await page.goto('about:blank');
      await page.goto(path);
      await settled(tab);
      await scripts.note(tab, path);
    };
    for (const path of ['/portal/', '/portal/register', '/appeals']) await open(before, path);
    await signInTab(service, tab, stocked.apiKey);
    const { track, license, endpoint } = stocked.at;
    for (const path of ['/portal/', track, license, endpoint, common.plan]) await open(after, path);
    const language = await page.evaluate<string>('document.documentElement.lang');
    const large = [...(await before.exceeded()), ...(await after.exceeded())];
    expect({ language, large, issues: tab.issues() }).toEqual({
      ...{ language: locale.slice(0, 2), large: [], issues: [] },
    });
    await tab.close();
  });
});
