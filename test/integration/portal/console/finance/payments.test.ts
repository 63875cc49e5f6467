import type { Browser, Locator, Page } from 'playwright-core';
import { dayMs, dayOf, endOfMonth, monthOf } from '../../../../../src/domain/shared/calendar.ts';
import { aTerms } from '../../../../support/builders/builders.ts';
import type { PartnerClient } from '../../../../support/clients/partner-client.ts';
import { anInvoicedPlatform } from '../../../../support/http/successes/royalties/fee-payment-successes.ts';
import { needing } from '../../../../support/needing.ts';
import { violationsOf } from '../../../../support/portal/axe.ts';
import { openBrowser } from '../../../../support/portal/browser.ts';
import { inTabOf, press, signInStaff, toast } from '../../../../support/portal/console.ts';
import { anOrder, aService, type TestService } from '../../../../support/service/service.ts';

needing('chromium', 'the payments of fee invoices in the console', () => {
  let service: TestService;
  let admin: PartnerClient;
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  const serve = async (settings: Parameters<typeof aService>[0]) => {
    service = await aService(settings);
    admin = service.anyone.as((await service.aColleague('admin')).token);
  };
  beforeEach(() => serve({}));
  afterEach(() => service.close());
  const inTab = inTabOf(
    () => browser,
    () => service,
  );

  const today = () => dayOf(service.now());
  /** Another member records a payment. */
  const recordElsewhere = async (path: string, amount: number) => {
    const member = service.anyone.as((await service.aColleague('finance')).token);
    const body = { amount, receivedOn: today(), reference: `Transfer of ${amount}` };
    expect((await member.post(path, body)).status).toBe(200);
  };
  const rowIn = (page: Page): Locator =>
    page.getByRole('table', { name: 'invoices' }).getByRole('row').nth(1);
  /** Opens the payments of the only invoice in the list. */
  const openPayments = async (page: Page) => {
    await rowIn(page)
      .getByRole('button', { name: /^Payments of LF-/ })
      .focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const amount = dialog.getByLabel('Amount in EUR');
    const payments = dialog.getByRole('table', { name: 'payments' });
    const record = async (text: string) => {
      await amount.fill(text);
      await dialog.getByLabel('Received on').fill(today());
      await press(page, 'Record payment');
    };
    return { dialog, amount, payments, record };
  };

  it('are recorded in parts, and one is reversed, by keyboard', () =>
    inTab(async (page, tab) => {
      const { invoiceId } = await anInvoicedPlatform({ ...service, admin });
      await signInStaff(service, tab, 'finance');
      await page.goto('/staff/finance?kind=fees');
      await rowIn(page).getByText('Open').waitFor();
      const { dialog, amount, payments, record } = await openPayments(page);
      await amount.and(page.locator(':focus')).waitFor();
      expect(await amount.inputValue()).toBe('49.00');
      await press(page, 'Record payment');
      await dialog.getByText('Enter the day.').waitFor();
      await record('50.00');
      await dialog.getByText('exceeds what is owed').waitFor();
      await record('40.00');
      await payments.getByText('€40.00').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await record('9.00');
      await payments.getByText('€9.00').waitFor();
      expect(await dialog.getByRole('button', { name: 'Record payment' }).count()).toBe(0);
      await payments.getByRole('button', { name: 'Reverse…' }).last().focus();
      await page.keyboard.press('Enter');
      await dialog.getByLabel('Reason').selectOption('returned');
      await press(page, 'Reverse payment');
      await payments.getByText('Reversed: Taken back by the bank').waitFor();
      expect(await amount.inputValue()).toBe('9.00');
      await page.keyboard.press('Escape');
      await rowIn(page).getByText('€40.00 paid').waitFor();
      const { items } = await service.ports.billing.listInvoices({ invoiceId }, { limit: 1 });
      expect(items).toMatchObject([
        { invoice: { status: 'open', payments: [{ amount: 4_000 }, { amount: 900 }] } },
      ]);
    }));

  it('are rejected with decimal places that the currency does not have, and on a day after today', () =>
    inTab(async (page, tab) => {
      const { invoiceId } = await anInvoicedPlatform({ ...service, admin });
      await signInStaff(service, tab, 'finance');
      await page.goto('/staff/finance?kind=fees');
      const { dialog, record } = await openPayments(page);
      const day = dialog.getByLabel('Received on');
      for (const text of ['1,234', '10.005']) {
        await record(text);
        await dialog
          .getByText('Enter an amount above zero with at most 2 decimal places, such as 68.00.')
          .waitFor();
      }
      expect(await day.getAttribute('max')).toBe(dayOf(Date.now()));
      await record('10.00');
      await toast(page, 'Payment recorded');
      await day.fill(dayOf(service.now() + 2 * dayMs));
      await press(page, 'Record payment');
      await dialog.getByText('once the bank has booked it').waitFor();
      const { items } = await service.ports.billing.listInvoices({ invoiceId }, { limit: 1 });
      expect(items).toMatchObject([{ invoice: { payments: [{ amount: 1_000 }] } }]);
    }));

  it('stay open when the invoice leaves the list because it is paid', () =>
    inTab(async (page, tab) => {
      await anInvoicedPlatform({ ...service, admin });
      await signInStaff(service, tab, 'finance');
      await page.goto('/staff/finance?status=open');
      const { payments, record } = await openPayments(page);
      await record('49.00');
      await payments.getByText('€49.00').waitFor();
      await page.getByText('No invoices found').waitFor();
      await payments.getByRole('button', { name: 'Reverse…' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }));

  it('are not recorded twice with the same amount, day and reference', () =>
    inTab(async (page, tab) => {
      const { invoiceId } = await anInvoicedPlatform({ ...service, admin });
      await signInStaff(service, tab, 'finance');
      await page.goto('/staff/finance?kind=fees');
      const { dialog, payments, record } = await openPayments(page);
      await record('10.00');
      await payments.getByText('€10.00').waitFor();
      await record('10.00');
      const repeated = dialog.getByText(
        'This payment is already recorded. If it is another transfer, give it another reference.',
      );
      await repeated.waitFor();
      await dialog.getByLabel('Reference', { exact: true }).fill('The second transfer');
      await press(page, 'Record payment');
      await payments.getByText('The second transfer').waitFor();
      await repeated.waitFor({ state: 'detached' });
      const { items } = await service.ports.billing.listInvoices({ invoiceId }, { limit: 1 });
      expect(items).toMatchObject([{ invoice: { payments: [{ amount: 1_000 }, { amount: 1_000 }] } }]);
    }));

  it('of another member are shown when the dialog opens, and when they make a payment too large', () =>
    inTab(async (page, tab) => {
      const { path } = await anInvoicedPlatform({ ...service, admin });
      await signInStaff(service, tab, 'finance');
      await page.goto('/staff/finance?kind=fees');
      await rowIn(page).waitFor();
      await recordElsewhere(path, 4_000);
      const { dialog, amount, payments, record } = await openPayments(page);
      await payments.getByText('€40.00').waitFor();
      expect(await amount.inputValue()).toBe('9.00');
      await recordElsewhere(path, 500);
      await record('9.00');
      await dialog.getByText('exceeds what is owed').waitFor();
      await payments.getByText('€5.00').waitFor();
      await dialog.getByText('€4.00').waitFor();
      expect(await amount.inputValue()).toBe('9.00');
      await recordElsewhere(path, 400);
      await press(page, 'Record payment');
      await payments.getByText('€4.00').waitFor();
      await dialog.getByText('exceeds what is owed').waitFor();
      expect(await amount.count()).toBe(0);
    }));

  it('are each reversed for a reason of their own', () =>
    inTab(async (page, tab) => {
      const { path } = await anInvoicedPlatform({ ...service, admin });
      await recordElsewhere(path, 4_000);
      await recordElsewhere(path, 500);
      await signInStaff(service, tab, 'finance');
      await page.goto('/staff/finance?kind=fees');
      const { dialog, payments } = await openPayments(page);
      const reverse = payments.getByRole('button', { name: 'Reverse…' });
      await reverse.first().click();
      const reason = dialog.getByLabel('Reason');
      await reason.selectOption('returned');
      await reverse.last().click();
      await dialog.getByRole('group', { name: 'Reverse the payment Transfer of 500' }).waitFor();
      expect(await reason.inputValue()).toBe('entry_error');
    }));

  it('are shown on the page of their platform as soon as they are recorded', () =>
    inTab(async (page, tab) => {
      const { slug } = await anInvoicedPlatform({ ...service, admin });
      await signInStaff(service, tab, 'finance');
      await page.goto(`/staff/platforms/${slug}`);
      const billing = page.getByRole('region', { name: 'Billing' });
      await billing.getByText('Open', { exact: true }).waitFor();
      await press(page, 'View all invoices', 'link');
      const { payments, record } = await openPayments(page);
      await record('49.00');
      await payments.getByText('€49.00').waitFor();
      await page.keyboard.press('Escape');
      await rowIn(page).getByText('Paid', { exact: true }).waitFor();
      await page.goBack();
      await billing.getByText('Paid', { exact: true }).waitFor();
    }));

  it('are not recorded for invoices of sandbox platforms, on which nothing is owed', async () => {
    await service.close();
    await serve({ environment: { SELF_REGISTRATION: 'sandbox' } });
    await inTab(async (page, tab) => {
      const partner = await service.aPartner();
      const limited = await admin.ask('PATCH', `/api/v1/staff/platforms/${partner.slug}`, {
        body: { spendLimit: { amount: 20_000, currency: 'EUR' } },
        headers: { 'if-match': '*' },
      });
      expect(limited.status).toBe(200);
      const fee = { amount: 4_900, currency: 'EUR' };
      const terms = [aTerms({ effectiveAt: service.now() - 1_000, fee })];
      const { trackId } = await service.aTrackInCatalog({ title: 'Slow Harbour', terms });
      const issued = await partner.client.post('/api/v1/licenses', anOrder(trackId, { acceptFee: fee }));
      expect(issued.status).toBe(201);
      service.advance(endOfMonth(monthOf(service.now())) + dayMs - service.now());
      expect(await service.useCases.invoiceDueFees({ limit: 10 })).toEqual({ ok: true, value: 1 });
      await signInStaff(service, tab, 'finance');
      await page.goto('/staff/finance?kind=fees');
      await rowIn(page)
        .getByText(/^LF-TEST-/)
        .waitFor();
      await rowIn(page).getByRole('link', { name: 'Fees' }).waitFor();
      expect(await page.getByRole('button', { name: /^Payments of/ }).count()).toBe(0);
    });
  });
});
