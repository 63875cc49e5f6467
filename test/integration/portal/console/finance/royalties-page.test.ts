import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { dayMs, monthOf, nextMonth } from '../../../../../src/domain/shared/calendar.ts';
import { TrackId } from '../../../../../src/domain/shared/ids.ts';
import { accountId } from '../../../../support/artists/artist-builders.ts';
import { noon } from '../../../../support/builders/builders.ts';
import { aClosing, someHeld } from '../../../../support/builders/royalties/closings.ts';
import { aPeriod } from '../../../../support/builders/royalties/random-period.ts';
import { aSubscriber, ordered, press as pay } from '../../../../support/http/successes/billing-operations.ts';
import { closedInStore } from '../../../../support/http/successes/royalties/royalty-successes.ts';
import { aParty, aPartyAddition, partyId } from '../../../../support/parties/party-records.ts';
import { needing } from '../../../../support/needing.ts';
import { violationsOf } from '../../../../support/portal/axe.ts';
import { openBrowser } from '../../../../support/portal/browser.ts';
import { inTabOf, press, signInStaff, toast } from '../../../../support/portal/console.ts';
import { overflowIn } from '../../../../support/portal/narrow.ts';
import { headingOf, settled } from '../../../../support/portal/visits.ts';
import { anOrder, aService, type TestService } from '../../../../support/service/service.ts';

interface Dry {
  readonly hash: string;
  readonly totals: Readonly<Record<string, number>>;
  readonly largestPlatforms: readonly { readonly licenses: number }[];
}

const moneyIn = (currency: string, amount: number): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
const euros = (amount: number | undefined = Number.NaN): string => moneyIn('EUR', amount);

needing('chromium', 'the royalty periods in the console', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService({}), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  const inTab = inTabOf(
    () => browser,
    () => service,
  );
  const issuesOf = async (page: Page) => [...(await violationsOf(page)), ...(await overflowIn(page))];

  it('are listed, and previewed by pool, platform and party with the hash of the result', () =>
    inTab(async (page, tab) => {
      const { token } = await signInStaff(service, tab, 'finance');
      await page.goto('/staff/finance/royalties');
      await page.getByText('No periods yet').waitFor();
      expect(await issuesOf(page)).toEqual([]);

      const { client, slug } = await service.aPartner({ name: 'Harbour Video' });
      expect(await pay((await ordered({ client, slug })).member('url'), 'Pay')).toBe(303);
      const { trackId } = await service.aTrackInCatalog();
      expect((await client.post('/api/v1/licenses', anOrder(trackId))).status).toBe(201);
      await page.goto('/staff/finance');
      await press(page, 'Royalty periods', 'link');
      await headingOf(page, 'Royalty periods').waitFor();
      const periods = page.getByRole('table', { name: 'Periods' });
      await periods.getByRole('cell', { name: 'Open' }).first().waitFor();
      const link = periods.getByRole('link', { name: /^Preview of .*, EUR, test$/v }).first();
      await link.focus();
      await page.keyboard.press('Enter');
      const preview = page.getByRole('region', { name: 'Preview', exact: true });
      await preview.getByText('This is a dry run: nothing was booked').waitFor();

      const periodId = new URL(page.url()).searchParams.get('period') ?? '';
      const staff = service.anyone.as(token);
      const run = await staff.post(`/api/v1/staff/periods/${periodId}/close`, { dryRun: true });
      const { hash, totals, largestPlatforms } = run.body as unknown as Dry;
      await preview.getByText(hash, { exact: true }).waitFor();
      const pools = preview.getByRole('table', { name: 'Totals by pool' }).getByRole('row');
      const amounts = (await pools.all()).slice(1).map((row) => row.getByRole('cell').innerText());
      const { parties, unclaimed, contested, unallocated, service: ours, carriedOver, earned } = totals;
      expect(await Promise.all(amounts)).toEqual(
        [parties, unclaimed, contested, unallocated, ours, carriedOver, earned].map(euros),
      );
      expect(earned).toBeGreaterThan(0);
      const platform = preview.getByRole('row', { name: /^Harbour Video/v });
      expect(await platform.getByRole('cell').allInnerTexts()).toEqual([
        euros(earned),
        String(largestPlatforms[0]?.licenses),
        ...['0', '0'],
      ]);
      await preview.getByText('No party receives royalties for this month.').waitFor();
      expect(await issuesOf(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await issuesOf(page)).toEqual([]);
    }));

  it('are closed by two people with the same hash, by keyboard, and not with a result that has changed', async () => {
    const closable = await aService({});
    const inOwnTab = inTabOf(
      () => browser,
      () => closable,
    );
    try {
      await aSubscriber(await closable.aPartner({ name: 'Harbour Video' }));
      const ahead = nextMonth(closable.now()) + 9 * dayMs - closable.now();
      const tomorrow = `Date.now = ((now) => () => now() + ${ahead})(Date.now)`;
      const preview = (page: Page) => page.getByRole('region', { name: 'Preview', exact: true });
      const open = async (page: Page) => {
        await page.addInitScript(tomorrow);
        await page.goto('/staff/finance/royalties');
        const links = page.getByRole('table', { name: 'Periods' }).getByRole('link');
        await links.last().focus();
        await page.keyboard.press('Enter');
      };
      await inOwnTab(async (page, tab) => {
        await signInStaff(closable, tab, 'finance');
        await page.goto('/staff/finance/royalties');
        await page.getByRole('table', { name: 'Periods' }).getByRole('link').first().click();
        await preview(page).getByText('This month can be closed from').waitFor();
        expect(await page.getByRole('button', { name: /close…$/ }).count()).toBe(0);
      });
      closable.advance(ahead);
      await inOwnTab(async (page, tab) => {
        await signInStaff(closable, tab, 'finance');
        await open(page);
        await preview(page).getByText('A close takes two people').waitFor();
        await press(page, 'Propose close…');
        await page.getByRole('dialog', { name: 'Propose to close this month?' }).waitFor();
        await settled(tab);
        expect(await issuesOf(page)).toEqual([]);
        await press(page, 'Propose close');
        await toast(page, 'Close proposed');
        await preview(page).getByText('You proposed this result').waitFor();
        expect(await page.getByRole('button', { name: /close…$/ }).count()).toBe(0);
        await page.getByRole('cell', { name: 'Close proposed' }).waitFor();
        await settled(tab);
        expect(await issuesOf(page)).toEqual([]);
      });
      await inOwnTab(async (page, tab) => {
        await signInStaff(closable, tab, 'finance');
        await open(page);
        await press(page, 'Confirm and close…');
        const dialog = page.getByRole('dialog', { name: 'Close this month?' });
        await dialog.waitFor();
        const read = await dialog.locator('.whole-hash').innerText();
        // The service learns late of money of the month that is about to be closed.
        closable.advance(-ahead);
        await aSubscriber(await closable.aPartner({ name: 'Meadow Films' }));
        closable.advance(ahead);
        await press(page, 'Confirm and close');
        await preview(page).getByRole('alert').filter({ hasText: 'Nothing was booked.' }).waitFor();
        await preview(page).getByText('The result has changed since it was proposed').waitFor();
        await settled(tab);
        expect(await issuesOf(page)).toEqual([]);
        await press(page, 'Propose again…');
        const again = page.getByRole('dialog', { name: 'Propose to close this month?' });
        expect(await again.locator('.whole-hash').innerText()).not.toBe(read);
        await press(page, 'Propose close');
        await preview(page).getByText('You proposed this result').waitFor();
      });
      await inOwnTab(async (page, tab) => {
        await signInStaff(closable, tab, 'admin');
        await open(page);
        await press(page, 'Confirm and close…');
        await press(page, 'Confirm and close');
        await toast(page, 'Month closed');
        const closed = page.getByRole('region', { name: 'Closed period' });
        await closed.getByText('by you').waitFor();
        await closed.getByText('Root of the statements').waitFor();
        const total = closed.getByRole('row', { name: /^Earned/v });
        expect(await total.innerText()).not.toContain('€0.00');
        await settled(tab);
        expect(await issuesOf(page)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 800 });
        await settled(tab);
        expect(await issuesOf(page)).toEqual([]);
      });
    } finally {
      await closable.close();
    }
  });

  it('show the statements of a closed month with their files, and what is held by track and reason', () =>
    inTab(async (page, tab) => {
      const { trackId } = await service.aTrackInCatalog({ title: 'Slow Harbour' });
      await service.ports.partyStore.add(aPartyAddition(aParty({ name: 'Ada Moreno' }, 1), 1));
      const period = aPeriod('CHF', monthOf(noon));
      const [first] = someHeld(1, period);
      if (!first) throw new Error('nothing held');
      const amounts = [{ kind: 'contested', amount: 300, exact: '3.000000' }] as const;
      const contested = first.lines.map((line) => ({ ...line, kind: 'contested' as const }));
      const held = [{ ...first, trackId: TrackId(trackId), amounts, lines: contested }];
      const { transactions } = aClosing({}, period);
      const closing = { owner: accountId(1), held, transactions };
      const { statements } = await closedInStore(service, period, closing);
      await signInStaff(service, tab, 'finance');
      await page.goto(`/staff/finance/royalties?period=${period.periodId}`);
      const closed = page.getByRole('region', { name: 'Closed period' });
      const list = closed.getByRole('table', { name: 'statements', exact: true });
      await list.getByRole('rowheader', { name: /^Ada Moreno/v }).waitFor();
      expect(await list.getByRole('row').count()).toBe(1 + statements.length);
      // The statement of the nth party is the nth smallest.
      expect(await list.getByRole('rowheader').last().innerText()).toContain('Ada Moreno');
      await closed.getByLabel('Sort by').selectOption('Party ID');
      await list.getByRole('rowheader').first().filter({ hasText: 'Ada Moreno' }).waitFor();
      expect(new URL(page.url()).searchParams.get('sort')).toBe('party');
      const shown = closed.getByRole('table', { name: 'held royalties' }).getByRole('row').last();
      await shown.getByRole('rowheader', { name: /^Slow Harbour/v }).waitFor();
      const cells = await shown.getByRole('cell').allInnerTexts();
      expect(cells.map((text) => text.split('\n')[0])).toEqual([
        'Contested',
        'Master',
        moneyIn('CHF', 300),
        '3.000000',
      ]);
      expect(await issuesOf(page)).toEqual([]);

      const file = statements.find((one) => one.file.statement.partyId === partyId(1))?.file;
      const id = file?.statement.statementId ?? '';
      await press(page, 'Ada Moreno', 'link');
      await headingOf(page, /^Statement of /v).waitFor();
      expect(page.url()).toMatch(new RegExp(`/staff/finance/statement\\?id=${id}$`, 'v'));
      await page.getByText('Ada Moreno').waitFor();
      const lines = page.getByRole('table', { name: 'Amounts by track, platform and country' });
      expect(await lines.getByRole('row').count()).toBe(1 + (file?.statement.lines.length ?? 0));
      const saved = page.waitForEvent('download');
      await press(page, `JSON of ${id}`, 'link');
      const download = await saved;
      expect(download.suggestedFilename()).toBe(`${id}.json`);
      expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(file);
      await settled(tab);
      expect(await issuesOf(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await issuesOf(page)).toEqual([]);
      await page.reload();
      await headingOf(page, /^Statement of /v).waitFor();
      await page.goto('/staff/finance/statement?id=sta_01KNW7Q4M2X8Z3V5B6N7C8D9E0');
      await page.getByText('There is no such statement.').waitFor();
    }));

  it('say that there is no such period', () =>
    inTab(async (page, tab) => {
      await signInStaff(service, tab, 'finance');
      await page.goto('/staff/finance/royalties?period=per_01KJKB3Q00M4MH000000000000');
      await page.getByText('There is no such period.').waitFor();
      expect(await page.locator('.empty').count()).toBe(1);
    }));
});
