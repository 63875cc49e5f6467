import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser } from '../../../support/portal/browser.ts';
import { settled, signInTab } from '../../../support/portal/visits.ts';
import { aService, type Partner, type TestService } from '../../../support/service/service.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>';
const accent = '#6b21a8';

needing('chromium', 'the brand of an operator', () => {
  let folder: string;
  let service: TestService;
  let browser: Browser;
  let partner: Partner;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brand-'));
    const BRAND_LOGO = join(folder, 'logo.svg');
    await writeFile(BRAND_LOGO, svg);
    const environment = { BRAND_NAME: 'Acme & Sons', BRAND_LOGO, BRAND_ACCENT: accent };
    service = await aService({ environment });
    [browser, partner] = await Promise.all([openBrowser(), service.aPartner()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['light', 'rgb(107, 33, 168)'],
    ['dark', undefined],
  ])('is on the pages of partners and appellants, legible in the %s theme', async (theme, link) => {
    const tab = await aTab(browser, service.baseUrl, { dark: theme === 'dark' });
    const { page } = tab;
    const found: string[] = [];
    const look = async (path: string) => {
      await page.goto(path);
      await page.getByText('Acme & Sons').waitFor();
      found.push(...(await violationsOf(page)).map((issue) => `${path}: ${issue}`), ...tab.issues());
    };
    await look('/portal/');
    const shown = await page.evaluate<string>(
      'getComputedStyle(document.querySelector(\'a[href="/portal/register"]\')).color',
    );
    if (link !== undefined) expect(shown).toBe(link);
    expect(
      await page
        .locator('.brand img')
        .evaluate((one) => (one as unknown as { naturalWidth: number }).naturalWidth),
    ).toBeGreaterThan(0);
    await look('/portal/register');
    await look('/appeals');
    for (const path of [
      '/staff/sign-in',
      '/studio',
      '/reference',
      '/verify',
      '/notices',
      '/shares',
      '/nowhere',
    ])
      await look(path);
    for (const path of ['/reference', '/verify']) {
      await page.goto(path);
      const link = await page.evaluate<string>(
        "getComputedStyle(document.documentElement).getPropertyValue('--link')",
      );
      expect([path, link]).toEqual([path, expect.stringContaining(accent)]);
    }
    await signInTab(service, tab, partner.apiKey);
    await look('/portal/');
    await settled(tab);
    found.push(...(await violationsOf(page)));
    await tab.close();
    expect(found).toEqual([]);
  });

  it('serves the logo of the operator', async () => {
    const response = await fetch(`${service.baseUrl}/portal/icon.svg`);
    expect([response.headers.get('content-type'), await response.text()]).toEqual(['image/svg+xml', svg]);
  });
});
