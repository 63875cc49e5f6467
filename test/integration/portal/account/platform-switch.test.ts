import type { Browser } from 'playwright-core';
import { PlatformId } from '../../../../src/domain/shared/ids.ts';
import { mailedSignIn, mailedSignInLink } from '../../../support/clients/mailed-links.ts';
import { noEffects } from '../../../support/effects.ts';
import { portalSession } from '../../../support/http/portal.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Look, type Tab } from '../../../support/portal/browser.ts';
import { headingOf, settled } from '../../../support/portal/visits.ts';
import { aService, type Partner, type TestService } from '../../../support/service/service.ts';

const email = 'ada@harbour.example';

needing('chromium', 'the switch between a sandbox and a live platform', () => {
  let service: TestService;
  let browser: Browser;
  let sandbox: Partner & { readonly link: string };

  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
    const invited = async (name: string, nth: number) => {
      const partner = await service.aPartner({ name });
      const role = nth === 1 ? 'owner' : 'viewer';
      await partner.client.post(`/api/v1/platforms/${partner.slug}/members`, { email, role });
      return { ...partner, link: await mailedSignInLink(service, email, nth) };
    };
    sandbox = await invited('Harbour Sandbox', 1);
    await invited('Harbour', 2);
    // The environment of a platform never changes; staff registers sandbox platforms beside live ones.
    const found = await service.ports.registry.find(PlatformId(sandbox.platformId));
    if (!found) throw new Error('no platform');
    const { version } = found.platform;
    await service.ports.registry.change({
      platform: { ...found.platform, environment: 'sandbox', version: version + 1 },
      ...{ guards: { version }, effects: noEffects },
    });
    await portalSession(service.anyone, { code: await mailedSignIn(service, email, 2) });
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  const clean = async (tab: Tab) => {
    await settled(tab);
    expect([...(await violationsOf(tab.page)), ...tab.issues()]).toEqual([]);
  };
  const mode = ({ page }: Tab) => page.getByText('Licenses that you issue here grant no rights.');

  it('names the mode on every page, and works by keyboard with the role of each platform', async () => {
    const tab = await aTab(browser, service.baseUrl);
    const { page } = tab;
    await page.goto(`/portal/#${sandbox.link}`);
    await page.getByRole('button', { name: /^Sign in/ }).click();
    await headingOf(page, /^Overview of/).waitFor();
    for (const path of ['catalog', 'members', 'credentials']) {
      await page.goto(`/portal/${path}`);
      await mode(tab).waitFor();
    }
    const opener = page.getByRole('button', { name: 'Harbour Sandbox: switch platform' });
    await opener.press('Enter');
    await page.getByRole('dialog').getByText('Current').waitFor();
    await clean(tab);
    await page.keyboard.press('Escape');
    await tab.until(`document.activeElement.textContent === 'Harbour Sandbox'`);

    await opener.press('Enter');
    await page.getByRole('button', { name: 'Switch to Harbour' }).press('Enter');
    await page.getByRole('button', { name: 'Harbour: switch platform' }).waitFor();
    await headingOf(page, /^Overview of/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/portal/');
    await clean(tab);
    expect(await mode(tab).count()).toBe(0);
    // A viewer of the live platform sees no credentials.
    expect(await page.getByRole('link', { name: 'Credentials' }).count()).toBe(0);

    const narrow: Look = { dark: true, width: 320 };
    const other = await aTab(browser, service.baseUrl, narrow);
    await other.context.addCookies(await tab.context.cookies());
    await other.page.goto('/portal/');
    await headingOf(other.page, /^Overview of/).waitFor();
    await settled(other);
    await other.page.getByRole('button', { name: 'Harbour: switch platform' }).press('Enter');
    await other.page.getByRole('button', { name: 'Switch to Harbour Sandbox' }).waitFor();
    await clean(other);
    await other.until('document.documentElement.scrollWidth <= 320');
    // A switch from below starts at the top of the page, with the header of the other platform.
    await other.page.evaluate('scrollTo(0, 400)');
    await other.until('scrollY > 0');
    await other.page.getByRole('button', { name: 'Switch to Harbour Sandbox' }).press('Enter');
    await mode(other).waitFor();
    await clean(other);
    await other.until('scrollY === 0');
    await other.until('document.documentElement.scrollWidth <= 320');
    // The first tab has the session that ended, and says so.
    await page.getByRole('link', { name: 'Members' }).click();
    await page.getByText('Your session has ended').waitFor();
    await Promise.all([tab.close(), other.close()]);
  });

  it('offers no switch to a session that a credential started', async () => {
    const tab = await aTab(browser, service.baseUrl);
    const { headers } = await portalSession(service.anyone, sandbox.apiKey);
    const [name = '', value = ''] = headers.cookie.split('=');
    await tab.context.addCookies([{ name, value, url: service.baseUrl }]);
    await tab.page.goto('/portal/');
    await headingOf(tab.page, /^Overview of/).waitFor();
    await settled(tab);
    expect(await tab.page.getByRole('button', { name: /switch platform/ }).count()).toBe(0);
    await mode(tab).waitFor();
    await tab.close();
  });
});
