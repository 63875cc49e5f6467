import type { Browser } from 'playwright-core';
import { dayMs, dayOf, endOfMonth, monthOf } from '../../../src/domain/shared/calendar.ts';
import { LicenseId, type TrackId } from '../../../src/domain/shared/ids.ts';
import { aTerms } from '../../support/builders/builders.ts';
import { noEffects } from '../../support/effects.ts';
import { needing } from '../../support/needing.ts';
import { violationsOf } from '../../support/portal/axe.ts';
import { aTab, openBrowser } from '../../support/portal/browser.ts';
import { signInTab } from '../../support/portal/visits.ts';
import { anOrder, aService, type Partner, type TestService } from '../../support/service/service.ts';

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

  const limited = async (): Promise<void> => {
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    const answered = await admin.ask('PATCH', `/api/v1/staff/platforms/${partner.slug}`, {
      body: { spendLimit: { amount: 20_000, currency: 'EUR' } },
      headers: { 'if-match': '*' },
    });
    expect(answered.status).toBe(200);
  };
  const fee = { amount: 4_900, currency: 'EUR' };
  const priced = (title: string) =>
    service.aTrackInCatalog({ title, terms: [aTerms({ effectiveAt: Date.now() - 60_000, fee })] });
  /** Changes the fee of a track. */
  const pricedAt = async (trackId: TrackId, amount: number): Promise<void> => {
    const { library } = service.ports;
    const found = await library.find(trackId);
    if (!found) throw new Error('the track is not in the catalog');
    const terms = found.terms.map((offered) => ({ ...offered, fee: { ...fee, amount } }));
    const guards = { catalogVersion: found.catalogVersion };
    await library.commit({ track: { ...found, terms }, guards, effects: noEffects });
  };
  const signedIn = async () => {
    const tab = await aTab(browser, service.baseUrl, { height: 1_400 });
    await signInTab(service, tab, partner.apiKey);
    return tab;
  };

  it('are sold at the price that was accepted, which a changed request no longer accepts, and show it', async () => {
    await limited();
    const { trackId } = await priced('Sold');
    const tab = await signedIn();
    const { page } = tab;
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
    await page.goto(`/portal/licenses/${items[0]?.licenseId ?? ''}`);
    await page.getByText('Fees charged').waitFor();
    expect(await page.locator('dl').first().textContent()).toContain('Fees charged€49.00');
    await page.goto('/portal/plan');
    const fees = page.getByRole('table', { name: 'License fees' });
    await fees.getByRole('cell', { name: '€49.00' }).waitFor();
    await fees.getByText('Sold').waitFor();
    expect(await page.getByText('These are all fees.').count()).toBe(0);
    await page.goto('/portal');
    const meter = page.getByRole('meter', { name: 'License fees this month' });
    expect(await meter.getAttribute('aria-valuetext')).toBe('€49.00 of €200.00');
    expect([...(await violationsOf(page)), ...tab.issues()]).toEqual([]);
    await tab.close();
  });

  it('are sold at a price that changed meanwhile only after the new one was accepted', async () => {
    await limited();
    const { trackId } = await priced('Dearer');
    const tab = await signedIn();
    const { page } = tab;
    await page.goto(`/portal/catalog/${trackId}`);
    await page.getByLabel('Content ID').fill('dearer');
    await page.getByRole('button', { name: 'Accept €49.00' }).click();
    await page.getByText('This request can be licensed').waitFor();
    await pricedAt(trackId, 5_900);
    const issue = page.getByRole('button', { name: 'Issue license' });
    await issue.click();
    await page.getByText('The price, or what is left of your spend limit, has changed.').waitFor();
    const accept = page.getByRole('button', { name: 'Accept €59.00' });
    await accept.click();
    await page.getByText('This request can be licensed').waitFor();
    expect(await page.getByText('has changed. Nothing was charged.').count()).toBe(0);
    await issue.click();
    await page.getByRole('region', { name: 'Your license' }).waitFor();
    const { items } = await service.ports.feeStore.list({}, { limit: 10 });
    expect(items.filter((one) => one.trackId === trackId).map(({ amount }) => amount)).toEqual([5_900]);
    await tab.close();
  });

  it('are on the invoice of their month, which leads to them and back to all fees', async () => {
    expect((await service.ports.feeStore.list({}, { limit: 10 })).items).toHaveLength(2);
    service.advance(endOfMonth(monthOf(service.now())) + dayMs - service.now());
    await service.useCases.invoiceDueFees({ limit: 10 });
    const tab = await signedIn();
    const { page } = tab;
    await page.goto('/portal/plan');
    const row = page.getByRole('table', { name: 'Invoices' }).getByRole('row').nth(1);
    await row.getByText('open', { exact: true }).waitFor();
    expect(await row.innerText()).toContain('€108.00');
    const [invoice] = (await service.ports.billing.listInvoices({ kind: 'fees' }, { limit: 1 })).items;
    const lastDay = new Date((invoice?.invoice.period?.end ?? NaN) - 1).getUTCDate();
    expect(await row.getByRole('cell').first().innerText()).toContain(`${lastDay}`);
    await row.getByRole('link', { name: /^Fees of LF-\d{4}-000001$/ }).click();
    await page.getByText('The fees and credits on one invoice.').waitFor();
    const fees = page.getByRole('table', { name: 'License fees' });
    await fees.getByText('Dearer').waitFor();
    expect(await fees.getByRole('rowheader').count()).toBe(2);
    expect(new URL(page.url()).search).toMatch(/^\?invoice=inv_/);
    expect([...(await violationsOf(page)), ...tab.issues()]).toEqual([]);
    await page.getByRole('link', { name: 'Show all fees' }).click();
    await page.getByText('The fees and credits on one invoice.').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await tab.close();
  });

  it('are on an invoice that shows what is paid of it, and its due date until it is paid', async () => {
    const [listed] = (await service.ports.billing.listInvoices({ kind: 'fees' }, { limit: 1 })).items;
    const path = `/api/v1/staff/invoices/${listed?.invoice.invoiceId ?? ''}/payments`;
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    const pay = async (amount: number) => {
      const body = { amount, receivedOn: dayOf(service.now()), reference: 'LF' };
      expect((await admin.post(path, body)).status).toBe(200);
    };
    await pay(800);
    const tab = await signedIn();
    const { page } = tab;
    await page.goto('/portal/plan');
    const row = page.getByRole('table', { name: 'Invoices' }).getByRole('row').nth(1);
    await row.getByText('€8.00 paid · due').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await pay(10_000);
    await page.reload();
    await row.getByText('paid', { exact: true }).waitFor();
    expect(await row.innerText()).not.toMatch(/due|€8\.00/);
    expect(tab.issues()).toEqual([]);
    await tab.close();
  });

  it('are amended at a price that changed meanwhile only after the new one was accepted', async () => {
    await limited();
    const terms = [aTerms({ effectiveAt: Date.now() - 60_000 })];
    const { trackId } = await service.aTrackInCatalog({ title: 'Widened', terms });
    const order = anOrder(trackId, { contentId: 'widened', territories: ['DE'] });
    const licenseId = (await partner.client.post('/api/v1/licenses', order)).member('licenseId');
    await pricedAt(trackId, 4_900);
    const tab = await signedIn();
    const { page } = tab;
    await page.goto(`/portal/licenses/${licenseId}`);
    await page.getByRole('button', { name: 'Amend…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Add territories').fill('fr');
    await dialog.getByRole('button', { name: 'Accept €49.00' }).click();
    await dialog.getByText('The license can be amended').waitFor();
    await pricedAt(trackId, 5_900);
    const amend = dialog.getByRole('button', { name: 'Amend license' });
    await amend.click();
    await dialog.getByText('The price, or what is left of your spend limit, has changed.').waitFor();
    expect((await service.ports.feeStore.ofLicense(LicenseId(licenseId))).length).toBe(0);
    await dialog.getByRole('button', { name: 'Accept €59.00' }).click();
    await dialog.getByText('The license can be amended').waitFor();
    await amend.click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Amended: version 2').waitFor();
    const charged = await service.ports.feeStore.ofLicense(LicenseId(licenseId));
    expect(charged.map(({ kind, amount }) => [kind, amount])).toEqual([['amendment', 5_900]]);
    await tab.close();
  });
});
