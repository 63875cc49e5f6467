import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { AccountId } from '../../../../../src/domain/shared/ids.ts';
import { aConfirmedArtist } from '../../../../support/http/successes/artist-successes.ts';
import {
  earnedInStore,
  payees,
  payoutRuns,
  today,
  withOldDetails,
} from '../../../../support/http/successes/royalties/payout-successes.ts';
import { needing } from '../../../../support/needing.ts';
import { violationsOf } from '../../../../support/portal/axe.ts';
import { openBrowser, type Tab } from '../../../../support/portal/browser.ts';
import { inTabOf, press, signInStaff, toast } from '../../../../support/portal/console.ts';
import { overflowIn } from '../../../../support/portal/narrow.ts';
import { headingOf, settled } from '../../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../../support/service/service.ts';

const iban = 'DE75512108001245126199';
const environment = {
  PAYOUT_IBAN: 'DE89 3704 0044 0532 0130 00',
  PAYOUT_BIC: 'COBADEFFXXX',
  SELLER_NAME: 'Harbour Music',
};

needing('chromium', 'payouts in the console', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  afterEach(() => service.close());
  const inTab = inTabOf(
    () => browser,
    () => service,
  );
  const issuesOf = async (tab: Tab) => {
    await settled(tab);
    return [...(await violationsOf(tab.page)), ...(await overflowIn(tab.page))];
  };

  /** An account with details that nobody has verified, to which this much is owed. */
  const anEarner = async (name: string, amount: number, currency = 'EUR') => {
    const { client } = await aConfirmedArtist(service, { name });
    const accountId = AccountId((await client.get('/api/v1/artists/me')).member('accountId'));
    await earnedInStore(service, accountId, currency, amount);
    return accountId;
  };
  const looksAt = async (accountId: string): Promise<number> => {
    const entries = await service.ports.auditLog.entries({ after: 0, limit: 500, subject: accountId });
    return entries.filter(({ action }) => action === 'payee.view').length;
  };
  const answer = async (page: Page, dialog: string, name: string) => {
    await page.getByRole('dialog', { name: dialog }).waitFor();
    await press(page, name);
  };
  const idIn = (page: Page): string => new URL(page.url()).searchParams.get('run') ?? '';

  it('are verified, proposed, approved by someone else, downloaded, sent, paid and returned, by keyboard', async () => {
    service = await aService({ environment });
    const mara = await anEarner('Mara Lind', 5_500);
    await withOldDetails(service, mara);
    await anEarner('Ada Moreno', 900);
    await inTab(async (page, tab) => {
      await signInStaff(service, tab, 'finance');
      await page.goto('/staff/finance');
      await press(page, 'Payouts', 'link');
      await page.getByText('No payout runs yet').waitFor();
      expect(await issuesOf(tab)).toEqual([]);
      await press(page, 'Payees', 'link');
      const list = page.getByRole('table', { name: 'payees' });
      await list
        .getByRole('row', { name: /^Mara Lind/v })
        .getByText('Not verified')
        .waitFor();
      const ada = await list.getByRole('row', { name: /^Ada Moreno/v }).innerText();
      expect(ada).toMatch(/No payout details[^]*Below the threshold[^]*€9\.00/);
      expect(await issuesOf(tab)).toEqual([]);

      await press(page, 'Mara Lind', 'link');
      await page.getByText('The payout details are hidden.').waitFor();
      expect(await looksAt(mara)).toBe(0);
      await press(page, 'Show details');
      await page.getByText(iban, { exact: true }).waitFor();
      expect(await issuesOf(tab)).toEqual([]);
      await press(page, 'Hold payouts…');
      await page.getByLabel('Reason').selectOption('dispute');
      expect(await issuesOf(tab)).toEqual([]);
      await press(page, 'Hold payouts');
      await toast(page, 'Payouts held');
      await page.getByText('Someone contests what the account earned.').waitFor();
      await press(page, 'Verify…');
      await answer(page, 'Verify the holder of these details?', 'Verify');
      await page.getByText('The holder of these details was verified on').waitFor();
      expect(await page.getByRole('region', { name: 'Account' }).innerText()).toContain('On hold');
      await press(page, 'Release payouts…');
      await answer(page, 'Release payouts to this account?', 'Release payouts');
      await page.getByText('Payouts to this account are not held.').waitFor();
      expect(await page.getByRole('region', { name: 'Account' }).innerText()).toContain('Possible');
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await issuesOf(tab)).toEqual([]);
      await press(page, 'Hide details');
      expect(await page.getByText(iban).count()).toBe(0);
      expect(await looksAt(mara)).toBe(1);
      await page.setViewportSize({ width: 1280, height: 800 });

      await page.goto('/staff/finance/payouts');
      await press(page, 'Propose run…', 'link');
      await page.getByText('1 payout, €55.00 in total.').waitFor();
      const leftOut = page.getByRole('table', { name: 'Left out' }).getByRole('row').last();
      expect(await leftOut.innerText()).toMatch(/Ada Moreno[^]*No payout details[^]*€9\.00/);
      const date = page.getByLabel('Execution date (UTC)');
      await date.fill('2020-01-01');
      await press(page, 'Propose run…');
      const wrong = await date.getAttribute('aria-describedby');
      expect(wrong).toMatch(/-error$/);
      await page.getByText('Choose today or a later day, in UTC.').waitFor();
      await page.getByLabel('Currency').fill('EU');
      await page.getByText('Enter three letters, such as EUR.').waitFor();
      expect(await issuesOf(tab)).toEqual([]);
      await page.getByLabel('Currency').fill('EUR');
      await date.fill(today(service));
      await press(page, 'Propose run…');
      await answer(page, 'Propose this run?', 'Propose run');
      await page.getByText('You proposed this run, so another member of finance must approve it.').waitFor();
      expect(await page.getByRole('button', { name: /^Approve/v }).count()).toBe(0);
      expect(await issuesOf(tab)).toEqual([]);
      await page.goto('/staff/finance/payouts?run=new');
      await page.getByText('Another run in EUR waits for approval.').waitFor();
      expect(await issuesOf(tab)).toEqual([]);
    });

    await inTab(async (page, tab) => {
      const { token } = await signInStaff(service, tab, 'finance');
      const staff = service.anyone.as(token);
      await page.goto('/staff/finance/payouts');
      const runs = page.getByRole('table', { name: 'payout runs' });
      await runs.getByText('Waits for approval').waitFor();
      await runs.getByRole('link').focus();
      await page.keyboard.press('Enter');
      await headingOf(page, /^Payout run of /v).waitFor();
      await page.getByRole('table', { name: 'payouts', exact: true }).getByText('DE••6199').waitFor();
      const runId = idIn(page);
      // A run is not approved if a payee has changed since its proposal.
      await staff.ask('PATCH', `${payees}/${mara}`, { body: { hold: 'identity' } });
      await press(page, 'Approve run…');
      await answer(page, 'Approve this run?', 'Approve run');
      const alert = page.getByRole('alert').filter({ hasText: 'Nothing was changed.' });
      expect(await alert.innerText()).toContain('Cancel the run and propose it again, or end the hold.');
      await staff.ask('PATCH', `${payees}/${mara}`, { body: { hold: null } });
      await press(page, 'Approve run…');
      await page.getByRole('dialog').waitFor();
      expect(await issuesOf(tab)).toEqual([]);
      await press(page, 'Approve run');
      await toast(page, 'Run approved');
      for (const [name, ending, format] of [
        ['Download pain.001', 'xml', 'pain001'],
        ['Download CSV', 'csv', 'csv'],
      ] as const) {
        const saved = page.waitForEvent('download');
        await press(page, name);
        const download = await saved;
        expect(download.suggestedFilename()).toBe(`${runId}.${ending}`);
        const text = await readFile(await download.path(), 'utf8');
        expect(text).toContain(iban);
        expect(text).toBe((await staff.get(`${payoutRuns}/${runId}/file?format=${format}`)).text);
      }
      expect(await page.getByRole('button', { name: /^Record return/v }).count()).toBe(0);
      await press(page, 'Mark as sent…');
      await answer(page, 'Has the bank received the file?', 'Mark as sent');
      await toast(page, 'Run marked as sent');
      await press(page, 'Mark as paid…');
      await answer(page, 'Has the bank booked this run?', 'Mark as paid');
      await page.getByText('The bank has booked this run.').waitFor();
      await press(page, 'Record return of Mara Lind…');
      const reason = page.getByLabel('Reason of the bank');
      await reason.fill('closed');
      await page.keyboard.press('Enter');
      await page.getByText('Enter the four letters or digits of the code').waitFor();
      expect(await reason.getAttribute('aria-invalid')).toBe('true');
      expect(await issuesOf(tab)).toEqual([]);
      await reason.fill('ac04');
      await page.keyboard.press('Enter');
      await toast(page, 'Return recorded');
      await page.getByText('AC04: Account closed').waitFor();
      expect(await page.getByRole('button', { name: /^Record return/v }).count()).toBe(0);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await issuesOf(tab)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/staff/finance/payees');
      const row = page.getByRole('table', { name: 'payees' }).getByRole('row', { name: /^Mara Lind/v });
      expect(await row.innerText()).toMatch(/Not verified[^]*€55\.00/);
      expect(await issuesOf(tab)).toEqual([]);
    });
  });

  it('of other currencies are exported as CSV, without a debtor there is no pain.001, and a proposed run is canceled', async () => {
    service = await aService({});
    const staff = service.anyone.as((await service.aColleague('finance')).token);
    const accountId = await anEarner('Mara Lind', 5_500);
    await earnedInStore(service, accountId, 'USD', 7_000);
    const verifiedDetailsAt = await withOldDetails(service, accountId);
    await staff.ask('PATCH', `${payees}/${accountId}`, { body: { verifiedDetailsAt } });
    await inTab(async (page, tab) => {
      await signInStaff(service, tab, 'admin');
      await page.goto('/staff/finance/payouts?run=new');
      await page.getByLabel('Currency').fill('chf');
      await page.getByText('No balance in CHF can be paid now').waitFor();
      await press(page, 'Propose run…');
      await answer(page, 'Propose this run?', 'Propose run');
      await page.getByRole('dialog').getByText('No balance in this currency can be paid').waitFor();
      await press(page, 'Cancel');
      await page.getByLabel('Currency').fill('USD');
      await page.getByText('1 payout, US$70.00 in total.').waitFor();
      expect(await page.getByLabel('Scheme').locator('option').allInnerTexts()).toEqual(['Other']);
      await press(page, 'Propose run…');
      await answer(page, 'Propose this run?', 'Propose run');
      await headingOf(page, /, USD$/v).waitFor();
      await press(page, 'Cancel run…');
      await answer(page, 'Cancel this run?', 'Cancel run');
      await page.getByText('This run was canceled before its approval.').waitFor();
      expect(await issuesOf(tab)).toEqual([]);

      const body = { scheme: 'sepa', currency: 'EUR', executionDate: today(service) };
      const { runId } = (await staff.post(payoutRuns, body)).body;
      await page.goto(`/staff/finance/payouts?run=${String(runId)}`);
      await page.getByText('This run has no pain.001 file').waitFor();
      await press(page, 'Approve run…');
      await answer(page, 'Approve this run?', 'Approve run');
      await page.getByRole('button', { name: 'Download CSV' }).waitFor();
      expect(await page.getByRole('button', { name: 'Download pain.001' }).count()).toBe(0);
      await page.getByText('This run has no pain.001 file').waitFor();
      await page.goto(`/staff/finance/payees?account=${accountId}`);
      await press(page, 'Show details');
      await page.getByText('The holder of these details was verified on').waitFor();
      await withOldDetails(service, accountId);
      await press(page, 'Hide details');
      await press(page, 'Show details');
      await press(page, 'Verify…');
      // The account changes its details before the click.
      await withOldDetails(service, accountId);
      await answer(page, 'Verify the holder of these details?', 'Verify');
      await page.getByRole('alert').getByText('were changed or removed').waitFor();
      expect(await page.getByText(iban).count()).toBe(0);
      await page.goto('/staff/finance/payouts?run=prn_01K9GB2M4N6P8Q0R1S3T5V7W9X');
      await page.getByText('There is no such payout run.').waitFor();
      await page.goto('/staff/finance/payees?account=acc_01K9GB2M4N6P8Q0R1S3T5V7W9X');
      await press(page, 'Show details');
      await page.getByText('There is no such payee.').waitFor();
    });
  });
});
