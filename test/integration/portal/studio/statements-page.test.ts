import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { aColleagueOf, aConfirmedLabel } from '../../../support/http/successes/artist-successes.ts';
import {
  aVerifiedPayee,
  payoutRuns,
  today,
} from '../../../support/http/successes/royalties/payout-successes.ts';
import { needing } from '../../../support/needing.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf } from '../../../support/portal/console.ts';
import { closedMonthsOf, signInArtist } from '../../../support/portal/studio.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'the statements of the studio', () => {
  let service: TestService;
  let browser: Browser;
  let label: Awaited<ReturnType<typeof aConfirmedLabel>>;
  let closed: Awaited<ReturnType<typeof closedMonthsOf>>;
  beforeAll(async () => {
    [service, browser] = await Promise.all([
      aService({ environment: { EVENT_WORKER: 'off' } }),
      openBrowser(),
    ]);
    label = await aConfirmedLabel(service);
    closed = await closedMonthsOf(service, label);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  const inTab = inTabOf(
    () => browser,
    () => service,
  );
  const saved = async (page: Page, name: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name }).click(),
    ]);
    return readFile(await download.path(), 'utf8');
  };

  it('are listed by month with a chart, and each shows what earned it, and is verified', async () => {
    await inTab(async (page, tab) => {
      await signInArtist(service, tab, label);
      await page.goto('/studio');
      await page.getByRole('link', { name: 'Statements' }).click();
      await headingOf(page, 'Statements').waitFor();
      await page.getByRole('slider', { name: /^Royalties in EUR/ }).waitFor();
      const { file, statementId } = closed;
      const all = page.getByRole('region', { name: 'Statements', exact: true });
      expect(await all.getByRole('row').count()).toBe(1 + 2 * closed.statements.length);
      await all.locator(`a[href$="${statementId}"]`).click();
      await headingOf(page, `October 2026: ${file.statement.partyId}`).waitFor();
      const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
      const result = page.getByRole('region', { name: 'Result' });
      await result
        .getByText(euros.format(file.statement.amount / 100), { exact: true })
        .first()
        .waitFor();
      const byTrack = page.getByRole('region', { name: 'By track' });
      const tracks = new Set(file.statement.lines.map(({ trackId }) => trackId));
      expect(await byTrack.getByRole('row').count()).toBe(1 + tracks.size);
      expect(JSON.parse(await saved(page, 'Save statement with proof'))).toEqual(file);
      const rows = (await saved(page, 'Save CSV')).trim().split('\n');
      expect(rows).toHaveLength(1 + file.statement.lines.length);
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.getByText(/contains exactly this statement, and its lines add up/).waitFor();
      await page.getByText(file.root).waitFor();
    });
  });

  /** An account whose payout is proposed, and a function that approves it. */
  const aProposedPayout = async () => {
    const payee = await aConfirmedLabel(service);
    const [first, second] = await Promise.all(
      ['finance', 'finance'].map(async (role) =>
        service.anyone.as((await service.aColleague(role as 'finance')).token),
      ),
    );
    if (!first || !second) throw new Error('no members of finance');
    await aVerifiedPayee(service, first, payee.client, { amount: 5_500 });
    const run = { currency: 'EUR', scheme: 'sepa', executionDate: today(service) };
    const path = `${payoutRuns}/${(await first.post(payoutRuns, run)).member('runId')}`;
    return { payee, approve: () => second.ask('PATCH', path, { body: { status: 'approved' } }) };
  };

  it('are below the balance and the payouts of the account, with the reasons why nothing is paid', async () => {
    const { payee, approve } = await aProposedPayout();
    await inTab(async (page, tab) => {
      await signInArtist(service, tab, payee);
      await page.goto('/studio/statements');
      const balances = page.getByRole('region', { name: 'Balances' });
      await balances.getByText('Will be paid with the next payouts.').waitFor();
      expect(await page.getByRole('region', { name: 'Payouts' }).count()).toBe(0);
      await approve();
      await page.reload();
      await balances.getByText('Balances of at least €25.00 are paid out.').waitFor();
      const payouts = page.getByRole('region', { name: 'Payouts' });
      await payouts.getByText('Approved').waitFor();
      expect(await payouts.textContent()).toContain('DE••6199');
      expect(await payouts.textContent()).toContain('€55.00');
      await page.route('**/artists/me/balances', async (route) => {
        const body = JSON.stringify({ status: 500, code: 'INTERNAL_ERROR', detail: 'The service failed.' });
        await route.fulfill({ status: 500, contentType: 'application/problem+json', body });
      });
      await page.reload();
      // The balances, and the payout details, which need to know why nothing is paid.
      const failures = page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
      await failures.nth(1).waitFor();
      await page.unroute('**/artists/me/balances');
      await failures.nth(1).getByRole('button', { name: 'Try again' }).click();
      await payouts.getByText('Approved').waitFor();
    });
  });

  it('are below payouts that continue after an empty first page', async () => {
    const { payee, approve } = await aProposedPayout();
    await approve();
    await inTab(async (page, tab) => {
      await signInArtist(service, tab, payee);
      await page.route('**/artists/me/payouts?*', (route) => {
        const url = new URL(route.request().url());
        if (!url.searchParams.has('cursor'))
          return route.fulfill({ json: { data: [], pagination: { limit: 50, nextCursor: 'second' } } });
        url.searchParams.delete('cursor');
        return route.continue({ url: url.href });
      });
      await page.goto('/studio/statements');
      const payouts = page.getByRole('region', { name: 'Payouts' });
      await payouts.getByRole('button', { name: 'Show more' }).click();
      await payouts.getByText('Approved').waitFor();
    });
  });

  it('are not shown to editors', async () => {
    await inTab(async (page, tab) => {
      const editor = await aColleagueOf(service, label, 'editor');
      await signInArtist(service, tab, editor);
      await page.goto(`/studio/statements/${closed.statementId}`);
      await page.getByText('Your role cannot read statements.').waitFor();
      expect(await page.getByRole('link', { name: 'Statements' }).count()).toBe(0);
    });
  });
});
