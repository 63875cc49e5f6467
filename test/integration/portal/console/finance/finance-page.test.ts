import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { ordered, press as pay } from '../../../../support/http/successes/billing-operations.ts';
import { needing } from '../../../../support/needing.ts';
import { violationsOf } from '../../../../support/portal/axe.ts';
import { openBrowser } from '../../../../support/portal/browser.ts';
import { inTabOf, press, signInStaff, toast } from '../../../../support/portal/console.ts';
import { headingOf } from '../../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../../support/service/service.ts';

const sums = { invoices: 1, billed: 6_800, received: 6_800, open: 0, unpaid: 0, refunded: 0, disputed: 0 };

needing('chromium', 'the finances in the console', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    service = await aService({});
  });
  afterEach(() => service.close());
  const inTab = inTabOf(
    () => browser,
    () => service,
  );

  /** A platform that pays for Growth with stems, and on whose checkout these buttons were pressed next. */
  const aPayer = async (name: string, ...acts: readonly string[]) => {
    const partner = await service.aPartner({ name });
    const url = (await ordered(partner)).member('url');
    for (const act of ['Pay', ...acts]) expect(await pay(url, act)).toBe(303);
    return partner;
  };

  it('lead a finance officer by keyboard from a failed payment to the invoice, its platform and a file', () =>
    inTab(async (page, tab) => {
      await aPayer('Lantern Films');
      const { slug } = await aPayer('Harbour Video', 'Fail the next payment');
      await aPayer('Meadow Games', 'Refund the last payment');
      await signInStaff(service, tab, 'finance');
      await page.goto('/staff');
      const unpaid = page.getByRole('region', { name: 'Unpaid invoices' });
      await unpaid.getByRole('link', { name: 'Harbour Video' }).waitFor();
      expect(await unpaid.getByRole('rowheader').count()).toBe(1);
      await press(page, 'Finance', 'link');
      await headingOf(page, 'Finance').waitFor();
      const list = page.getByRole('table', { name: 'invoices' });
      const rows = list.getByRole('rowheader');
      await rows.nth(3).waitFor();
      const totals = page.getByRole('region', { name: 'Totals' }).getByRole('row');
      await totals.nth(1).waitFor();
      const cells = await totals.nth(1).getByRole('cell').allInnerTexts();
      expect(cells).toEqual(['4', '€272.00', '€136.00', '€0.00', '€68.00', '€68.00', '€0.00']);
      expect(await violationsOf(page)).toEqual([]);
      // On a phone, no date is broken across lines.
      await page.setViewportSize({ width: 375, height: 800 });
      const dates = await page.evaluate<readonly number[]>(
        `[...document.querySelectorAll('table time')].map((date) => date.getClientRects().length)`,
      );
      expect(dates.length).toBeGreaterThan(8);
      expect(dates.filter((lines) => lines !== 1)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });

      await press(page, 'Unpaid', 'link');
      await rows.nth(1).waitFor({ state: 'detached' });
      expect(new URL(page.url()).search).toBe('?status=unpaid');
      await list.getByText('Harbour Video').waitFor();
      expect(await list.getByRole('row').nth(1).innerText()).toMatch(/Unpaid[^]*first failed[^]*€68\.00/);
      const [csv] = await Promise.all([
        page.waitForEvent('download'),
        toast(page, 'Saved 1 row'),
        press(page, 'Export CSV'),
      ]);
      const [head = '', line = ''] = (await readFile(await csv.path(), 'utf8')).split(/\r?\n/);
      expect(head).toMatch(/^\W?invoiceId,platformId,platform,status,mode,/);
      expect(line).toMatch(/,Harbour Video,unpaid,test,sandbox,EUR,6800,0,/);
      const [pdf] = await Promise.all([page.waitForEvent('download'), press(page, /^PDF of /, 'link')]);
      expect(pdf.suggestedFilename()).toMatch(/^inv_.*\.pdf$/);
      expect(await readFile(await pdf.path(), 'latin1')).toMatch(/^%PDF-/);

      await press(page, 'Harbour Video', 'link');
      const billing = page.getByRole('region', { name: 'Billing' });
      await billing.getByText('Past due').waitFor();
      const history = billing.getByRole('table', { name: 'Plan history' });
      await history.getByRole('rowheader', { name: 'Growth + stems' }).waitFor();
      expect(await history.getByRole('cell').allInnerTexts()).toEqual([
        'Developer',
        'Payment',
        expect.any(String),
      ]);
      await press(page, 'View all invoices', 'link');
      await rows.nth(1).waitFor();
      expect(new URL(page.url()).search).toBe(`?platform=${slug}`);
      await list.getByText('Paid', { exact: true }).waitFor();
    }));

  it.each([[], [{ ...sums, mode: 'live', currency: 'EUR' }]])(
    'say that the totals %j cover only what was read',
    (...data) =>
      inTab(async (page, tab) => {
        await signInStaff(service, tab, 'finance');
        await page.route('**/staff/invoices/totals*', (request) =>
          request.fulfill({ json: { data, complete: false } }),
        );
        await page.goto('/staff/finance');
        const totals = page.getByRole('region', { name: 'Totals' });
        await totals.getByText('The totals cover only the latest ones, which were read').waitFor();
        expect(await totals.getByRole('rowheader').allInnerTexts()).toEqual(data.map(() => 'EUR'));
      }),
  );

  it('are filtered by day, amount, currency and mode, and an empty list names what it will show', () =>
    inTab(async (page, tab) => {
      await signInStaff(service, tab, 'finance');
      await page.goto('/staff/finance');
      await page.getByText('When a platform pays for a tier or an add-on').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await aPayer('Lantern Films');
      await page.reload();
      const list = page.getByRole('table', { name: 'invoices' });
      await list.getByText('Lantern Films').waitFor();
      const none = page.getByText('No invoices found');
      const clear = async () => {
        await none.waitFor();
        await press(page, 'Clear filters');
        await list.getByText('Lantern Films').waitFor();
        expect(new URL(page.url()).search).toBe('');
      };
      await page.getByLabel('Amount from').fill('68.01');
      await clear();
      await page.getByLabel('Amount to').fill('67.99');
      await clear();
      await page.getByLabel('Amount to').fill('many');
      await page.getByText('Enter an amount, such as 68.00.').waitFor();
      await page.getByLabel('Amount to').fill('');
      await page.getByLabel('Currency', { exact: true }).fill('usd');
      await clear();
      await page.getByLabel('Mode').selectOption('live');
      await clear();
      await page.getByLabel('To (UTC)').fill('2001-01-01');
      await clear();
      await page.goto('/staff/finance?from=68&to=68&currency=EUR&mode=test&since=2001-01-01');
      await list.getByText('Lantern Films').waitFor();
    }));
});
