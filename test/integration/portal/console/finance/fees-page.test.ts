import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { aTerms } from '../../../../support/builders/builders.ts';
import { needing } from '../../../../support/needing.ts';
import { violationsOf } from '../../../../support/portal/axe.ts';
import { openBrowser } from '../../../../support/portal/browser.ts';
import { inTabOf, press, signInStaff, toast } from '../../../../support/portal/console.ts';
import { overflowIn } from '../../../../support/portal/narrow.ts';
import { headingOf, settled } from '../../../../support/portal/visits.ts';
import { anOrder, aService, type TestService } from '../../../../support/service/service.ts';

const fee = { amount: 4_900, currency: 'EUR' };

needing('chromium', 'the license fees in the console', () => {
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

  /** A platform with a spend limit, which has bought a license. */
  const aBuyer = async (name: string) => {
    const partner = await service.aPartner({ name });
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    const limited = await admin.ask('PATCH', `/api/v1/staff/platforms/${partner.slug}`, {
      body: { spendLimit: { amount: 20_000, currency: 'EUR' } },
      headers: { 'if-match': '*' },
    });
    expect(limited.status).toBe(200);
    const terms = [aTerms({ effectiveAt: Date.now() - 60_000, fee })];
    const { trackId } = await service.aTrackInCatalog({ title: `Theme of ${name}`, terms });
    const issued = await partner.client.post('/api/v1/licenses', anOrder(trackId, { acceptFee: fee }));
    expect(issued.status).toBe(201);
    return { ...partner, trackId, licenseId: issued.member('licenseId') };
  };

  it('are listed with platform, license, track and amount, and exported; finance gets no link that it may not open', () =>
    inTab(async (page, tab) => {
      const { slug, licenseId, trackId } = await aBuyer('Harbour Video');
      await signInStaff(service, tab, 'finance');
      await page.goto('/staff/finance');
      await press(page, 'License fees', 'link');
      await headingOf(page, 'License fees').waitFor();
      const row = page.getByRole('table', { name: 'fees' }).getByRole('row').nth(1);
      await row.getByRole('link', { name: 'Harbour Video' }).waitFor();
      expect(await row.innerText()).toMatch(/License[^]*Theme of Harbour Video[^]*€49\.00/);
      const hrefs = await page.evaluate<readonly string[]>(
        `[...document.querySelectorAll('tbody a')].map(({ pathname }) => pathname)`,
      );
      expect(hrefs).toEqual([`/staff/platforms/${slug}`]);
      const [csv] = await Promise.all([
        page.waitForEvent('download'),
        toast(page, 'Saved 1 row'),
        press(page, 'Export CSV'),
      ]);
      const [head = '', line = ''] = (await readFile(await csv.path(), 'utf8')).split(/\r?\n/);
      expect(head).toMatch(/feeId,platformId,platform,kind,mode,licenseId,version,trackId,title,currency,/);
      expect(line).toContain(`,Harbour Video,license,live,${licenseId},1,${trackId},`);
      expect(line).toContain(',EUR,4900,');
      await settled(tab);
      expect([...(await violationsOf(page)), ...(await overflowIn(page))]).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect([...(await violationsOf(page)), ...(await overflowIn(page))]).toEqual([]);
    }));

  it('lead an admin to the license and its track', () =>
    inTab(async (page, tab) => {
      const { licenseId } = await aBuyer('Harbour Video');
      await signInStaff(service, tab, 'admin');
      await page.goto('/staff/finance/fees');
      await page.getByRole('link', { name: 'Theme of Harbour Video' }).waitFor();
      await press(page, licenseId, 'link');
      await page.getByText('Fees charged').waitFor();
    }));

  it('are filtered by license, platform, kind, mode and currency, and an empty list names what it will show', () =>
    inTab(async (page, tab) => {
      await signInStaff(service, tab, 'finance');
      await page.goto('/staff/finance/fees');
      await page.getByText('No fees yet').waitFor();
      const { licenseId } = await aBuyer('Harbour Video');
      const { slug } = await aBuyer('Meadow Films');
      await page.goto(`/staff/finance/fees?licenseId=${licenseId}`);
      const rows = page.getByRole('rowheader');
      await rows.filter({ hasText: 'Harbour Video' }).waitFor();
      expect(await rows.count()).toBe(1);
      await page.goto(`/staff/finance/fees?platform=${slug}&kind=license&mode=live&currency=EUR`);
      await rows.filter({ hasText: 'Meadow Films' }).waitFor();
      expect(await rows.count()).toBe(1);
      await page.getByLabel('Kind', { exact: true }).selectOption('credit');
      await page.getByText('No fees found').waitFor();
      await press(page, 'Clear filters');
      await rows.nth(1).waitFor();
      expect(new URL(page.url()).search).toBe('');
    }));
});
