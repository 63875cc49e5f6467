import type { Browser, Page } from 'playwright-core';
import { ordered, press as pay } from '../../../support/http/successes/billing-operations.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf, press, signInStaff } from '../../../support/portal/console.ts';
import { overflowIn } from '../../../support/portal/narrow.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { anOrder, aService, type TestService } from '../../../support/service/service.ts';

interface Dry {
  readonly hash: string;
  readonly totals: Readonly<Record<string, number>>;
  readonly largestPlatforms: readonly { readonly licenses: number }[];
}

const euros = (amount: number | undefined = Number.NaN): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(amount / 100);

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
      await preview.getByText('No party gets a part of this month.').waitFor();
      expect(await issuesOf(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await issuesOf(page)).toEqual([]);
    }));

  it('say that there is no such period', () =>
    inTab(async (page, tab) => {
      await signInStaff(service, tab, 'finance');
      await page.goto('/staff/finance/royalties?period=per_01KJKB3Q00M4MH000000000000');
      await page.getByText('There is no such period.').waitFor();
    }));
});
