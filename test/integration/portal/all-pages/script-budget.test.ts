import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { signInStaff } from '../../../support/portal/console.ts';
import { aStockedArtist, signInArtist } from '../../../support/portal/studio.ts';
import { headingOf, settled, signInTab } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

/** The scripts of a front end that every page loads, each compressed alone, as it is sent. */
const shell = 120_000;
/** The scripts of the shell and of the page with the most figures. */
const withFigures = 150_000;

needing('chromium', 'the scripts of the front ends', () => {
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  const nobody = async () => {};
  const partner = async (tab: Tab) => signInTab(service, tab, (await service.aPartner()).apiKey);
  const staff = (tab: Tab) => signInStaff(service, tab, 'admin');
  const artist = async (tab: Tab) => signInArtist(service, tab, await aStockedArtist(service));

  it.each([
    ['the portal before the sign-in', '/portal/', 'Partner portal', nobody, shell],
    ['the registration', '/portal/register', 'Register your platform', nobody, withFigures],
    ['the portal', '/portal/', /^Overview of/, partner, withFigures],
    ['the staff console', '/staff', /^Hello/, staff, shell],
    ['the studio before the sign-in', '/studio', 'Sign in to the studio', nobody, shell],
    ['the studio', '/studio', /^Tracks of/, artist, shell],
    ['the sign-in of staff', '/staff/sign-in', 'Staff sign-in', nobody, shell],
    ['the appeals page', '/appeals', 'Decisions and appeals', nobody, shell],
  ] as const)('are small: %s', async (_, path, heading, signIn, allowedBytes) => {
    const tab = await aTab(browser, service.baseUrl);
    await signIn(tab);
    const scripts = new Map<string, Promise<Buffer>>();
    tab.page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
    });
    await tab.page.goto(path);
    await headingOf(tab.page, heading).waitFor();
    await settled(tab);
    const sizes = (await Promise.all(scripts.values())).map((bytes) => gzipSync(bytes).byteLength);
    await tab.close();
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(allowedBytes);
  });
});
