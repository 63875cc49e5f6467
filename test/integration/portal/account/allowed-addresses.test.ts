import type { Browser } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { headingOf, settled, signInByKey } from '../../../support/portal/visits.ts';
import { aService, type Partner, type TestService } from '../../../support/service/service.ts';

const [office, train] = ['203.0.113.7', '198.51.100.9'];
const rejection = `does not allow your IP address (${train})`;

needing('chromium', 'a portal session of a key with allowed addresses', () => {
  let service: TestService;
  let partner: Partner;
  let browser: Browser;
  let tab: Tab;

  beforeAll(async () => {
    service = await aService({ environment: { TRUSTED_PROXIES: '127.0.0.0/8,::1' } });
    [browser, partner] = await Promise.all([openBrowser(), service.aPartner()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  beforeEach(async () => {
    tab = await aTab(browser, service.baseUrl);
    await moveTo(office);
    const limited = { kind: 'api_key', name: `Office ${Math.random()}`, allowedIps: [office] };
    const created = await partner.client.post(`/api/v1/platforms/${partner.slug}/credentials`, limited);
    await signInByKey(tab.page, created.member('apiKey'));
    await settled(tab);
    await moveTo(train);
  });
  afterEach(async () => {
    const found = [...(await violationsOf(tab.page)), ...tab.issues()];
    await tab.close();
    expect(found).toEqual([]);
  });

  const moveTo = (address: string) => tab.context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  const rejected = () => tab.page.getByText(rejection).waitFor();
  const reload = () => tab.page.reload();
  const signInPage = () => headingOf(tab.page, 'Partner portal').waitFor();

  it('ends on the sign-in page when the device moves to another address, and works again when it is back', async () => {
    await tab.page.getByRole('link', { name: 'Credentials' }).first().click();
    await signInPage();
    await rejected();
    await moveTo(office);
    await tab.page.reload();
    await headingOf(tab.page, 'Credentials').waitFor();
  });

  it('can be signed out of at another address, and is then over everywhere', async () => {
    for (const leave of [() => tab.page.getByRole('link', { name: 'Licenses' }).first().click(), reload]) {
      await moveTo(office);
      await reload();
      await headingOf(tab.page, /^Overview of|^Licenses/).waitFor();
      await moveTo(train);
      await leave();
      await signInPage();
      await rejected();
    }
    expect(await violationsOf(tab.page)).toEqual([]);
    await tab.page.getByRole('button', { name: 'Sign out' }).click();
    await tab.page.getByText('You signed out.').waitFor();
    await moveTo(office);
    await reload();
    await signInPage();
    expect(await tab.page.getByRole('button', { name: 'Sign out' }).count()).toBe(0);
  });

  it('opened from another address, says why, and lets another key sign in', async () => {
    await tab.page.reload();
    await signInPage();
    await rejected();
    await signInByKey(tab.page, partner.apiKey);
  });
});
