import type { Browser, Page } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { aSubscriber, ordered } from '../../../support/http/successes/billing-operations.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { settled, signInTab } from '../../../support/portal/visits.ts';
import { aService, type Partner, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'the plan in the portal', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    service = await aService({ environment: { ALLOW_LOOPBACK_URLS: '1' } });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  const opened = async ({ apiKey }: Partner): Promise<Tab & { readonly page: Page }> => {
    const tab = await aTab(browser, service.baseUrl);
    await signInTab(service, tab, apiKey);
    await tab.page.goto('/portal/plan');
    await settled(tab);
    return tab;
  };
  const billingOf = async ({ client, slug }: Partner) =>
    (await client.get(`/api/v1/platforms/${slug}/billing`)).body;

  it('cancels a subscription after it said until when it holds, and resumes it', async () => {
    const partner = await service.aPartner();
    await aSubscriber(partner);
    const { page, close } = await opened(partner);
    await page.getByRole('button', { name: /^Cancel subscription: growth/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('You keep growth + stems until').waitFor();
    expect(await violationsOf(page, ['dialog'])).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByText('then it ends').waitFor();
    expect(await billingOf(partner)).toMatchObject({ subscriptions: [{ endsWithPeriod: true }] });
    await page.getByRole('button', { name: /^Resume: growth/ }).click();
    await dialog.getByRole('button', { name: 'Resume' }).click();
    await page.getByText('then it renews').waitFor();
    await close();
  });

  it('changes the billing interval after it said what that costs', async () => {
    const partner = await service.aPartner();
    await aSubscriber(partner);
    const { page, close } = await opened(partner);
    await page.getByRole('button', { name: 'Switch to yearly billing: growth + stems' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('A new year starts now').waitFor();
    expect(await violationsOf(page, ['dialog'])).toEqual([]);
    await dialog.getByRole('button', { name: 'Switch to yearly billing' }).click();
    await page.getByText('€680.00 per year').waitFor();
    expect(await billingOf(partner)).toMatchObject({ subscriptions: [{ interval: 'year' }] });
    await close();
  });

  it('cancels an open checkout, and offers what it was for again', async () => {
    const partner = await service.aPartner();
    await ordered(partner);
    const { page, close } = await opened(partner);
    await page.getByRole('button', { name: 'Cancel checkout' }).click();
    await page.getByRole('checkbox', { name: /^Growth tier/ }).waitFor();
    expect(await billingOf(partner)).toMatchObject({ openCheckouts: [] });
    await close();
  });

  it('says that a plan which was set up by agreement has no subscription', async () => {
    const partner = await service.aPartner();
    await service.useCases.changePlatform({ platform: partner.slug, edit: { tier: 'growth' } });
    const { page, close } = await opened(partner);
    await page.getByText('Your plan is set by agreement').waitFor();
    expect(await page.getByText('The Developer tier is free.').count()).toBe(0);
    await close();
  });
});
