import type { Browser } from 'playwright-core';
import { aTerms } from '../../support/builders/builders.ts';
import { needing } from '../../support/needing.ts';
import { violationsOf } from '../../support/portal/axe.ts';
import { aTab, openBrowser } from '../../support/portal/browser.ts';
import { signInTab } from '../../support/portal/visits.ts';
import { aService, type Partner, type TestService } from '../../support/service/service.ts';

needing('chromium', 'licenses with a fee in the portal', () => {
  let service: TestService;
  let partner: Partner;
  let browser: Browser;

  beforeAll(async () => {
    service = await aService();
    [browser, partner] = await Promise.all([openBrowser(), service.aPartner()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  it('are sold at the price that was accepted, which a changed request no longer accepts', async () => {
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    const limited = await admin.ask('PATCH', `/api/v1/staff/platforms/${partner.slug}`, {
      body: { spendLimit: { amount: 5_000, currency: 'EUR' } },
      headers: { 'if-match': '*' },
    });
    expect(limited.status).toBe(200);
    const fee = { amount: 4_900, currency: 'EUR' };
    const { trackId } = await service.aTrackInCatalog({
      title: 'Sold',
      terms: [aTerms({ effectiveAt: Date.now() - 60_000, fee })],
    });
    const tab = await aTab(browser, service.baseUrl, { height: 1_400 });
    const { page } = tab;
    await signInTab(service, tab, partner.apiKey);
    await page.goto(`/portal/catalog/${trackId}`);
    await page.getByLabel('Content ID').fill('sold');
    const accept = page.getByRole('button', { name: 'Accept €49.00' });
    await accept.click();
    await page.getByText('This request can be licensed').waitFor();
    await page.getByLabel('Content ID').fill('sold-once');
    await accept.click();
    await page.getByText('It costs €49.00.').waitFor();
    await page.getByRole('button', { name: 'Issue license' }).click();
    await page.getByRole('region', { name: 'Your license' }).waitFor();
    const { items } = await service.ports.feeStore.list({}, { limit: 10 });
    expect(items).toMatchObject([{ ...fee, kind: 'license', trackId }]);
    expect([...(await violationsOf(page)), ...tab.issues()]).toEqual([]);
    await tab.close();
  });
});
