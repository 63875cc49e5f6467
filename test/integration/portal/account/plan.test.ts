import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { pdfPages } from '../../../support/pdf.ts';
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

  it('cancels a subscription after it showed until when it is valid, and resumes it', async () => {
    const partner = await service.aPartner();
    await aSubscriber(partner);
    const { page, close } = await opened(partner);
    await page.getByRole('button', { name: /^Cancel subscription: Growth/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('You keep Growth + Stems until').waitFor();
    expect(await violationsOf(page, ['dialog'])).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByText('then it ends').waitFor();
    expect(await billingOf(partner)).toMatchObject({ subscriptions: [{ endsWithPeriod: true }] });
    await page.getByRole('button', { name: /^Resume: Growth/ }).click();
    await dialog.getByRole('button', { name: 'Resume' }).click();
    await page.getByText('then it renews').waitFor();
    await close();
  });

  it('changes the billing interval after it showed the price, the credit and what is due', async () => {
    const partner = await service.aPartner();
    const { path } = await aSubscriber(partner);
    const { page, close } = await opened(partner);
    await page.getByRole('button', { name: 'Switch to yearly billing: Growth + Stems' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('A new year starts now').waitFor();
    await dialog.getByText('Due now').waitFor();
    const preview = await partner.client.post(`${path}/preview`, { interval: 'year' });
    expect(preview.body).toMatchObject({ lines: [{ amount: 68_000 }, { kind: 'credit' }] });
    const terms = await dialog.getByRole('definition').allInnerTexts();
    expect([terms[0], terms.length]).toEqual(['€680.00', 3]);
    // Nearly all of the month is left.
    expect(terms[1]).toMatch(/^-€6[78]\.\d\d$/);
    expect(terms[2]).toMatch(/^€61[23]\.\d\d$/);
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
    await page.getByRole('button', { name: 'Select Growth' }).waitFor();
    expect(await billingOf(partner)).toMatchObject({ openCheckouts: [] });
    await close();
  });

  it('downloads an invoice as a PDF', async () => {
    const partner = await service.aPartner();
    await aSubscriber(partner);
    const { page, close } = await opened(partner);
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download PDF' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/^inv_\w+_first\.pdf$/);
    const text = (await pdfPages(await readFile(await download.path()))).join(' ');
    expect(text).toContain('Growth tier €49.00');
    expect(text).toContain('Total €68.00 (EUR)');
    await close();
  });

  it('compares the tiers: what each would change, what a year saves, and whom to contact', async () => {
    const partner = await service.aPartner();
    const { page, close } = await opened(partner);
    const tiers = page.getByRole('region', { name: 'Tiers' });
    const growth = tiers.getByRole('article', { name: 'Growth' });
    await growth.getByText('10,000 enriched rows per day').waitFor();
    await growth.getByText('You have 100', { exact: true }).first().waitFor();
    await growth.getByText('€49.00').waitFor();
    await tiers.getByRole('button', { name: 'Yearly (cheaper)' }).click();
    await growth.getByText('€490.00').waitFor();
    await growth.getByText('you save €98.00').waitFor();
    const developer = tiers.getByRole('article', { name: 'Developer' });
    await developer.getByText('Your plan').waitFor();
    expect(await developer.getByText('You have').count()).toBe(0);
    const contact = tiers.getByRole('article', { name: 'Enterprise' }).getByRole('link');
    expect(await contact.getAttribute('href')).toMatch(
      new RegExp(`^mailto:licensing@[^?]+\\?subject=Enterprise.*${partner.platformId}`),
    );
    await growth.getByRole('button', { name: 'Select Growth' }).click();
    await tiers.getByRole('article', { name: 'Stems' }).getByRole('button').click();
    await tiers.getByText('Growth + Stems · €680.00 per year').waitFor();
    expect(await violationsOf(page)).toEqual([]);
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
