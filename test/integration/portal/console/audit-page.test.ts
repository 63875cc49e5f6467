import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf, press, signInStaff, toast } from '../../../support/portal/console.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'the audit log in the console', () => {
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
  /** A platform that was edited twice and suspended, in the log of an admin. */
  const recorded = async (token: string) => {
    const { slug, platformId } = await service.aPartner({ name: 'Harbour Video' });
    const admin = service.anyone.as(token);
    const edit = (body: object) => admin.ask('PATCH', `/api/v1/staff/platforms/${slug}`, { body });
    await edit({ tier: 'growth' });
    await edit({ tier: 'developer' });
    expect((await edit({ status: 'suspended', reason: 'Harbour fees' })).status).toBe(200);
    return { slug, platformId };
  };

  it('shows the latest entries, filters them by their links, and exports what is filtered', () =>
    inTab(async (page, tab) => {
      const { token } = await signInStaff(service, tab, 'admin');
      const { slug, platformId } = await recorded(token);
      await page.goto(`/staff/platforms/${slug}`);
      await press(page, 'View audit log', 'link');
      await headingOf(page, 'Audit log').waitFor();
      const rows = page.getByRole('rowheader');
      await rows.nth(2).waitFor();
      expect(await page.getByLabel('Record', { exact: true }).inputValue()).toBe(platformId);
      expect(await rows.first().innerText()).toContain('platform.suspend');
      await page.getByText('Harbour fees').waitFor();

      await rows.nth(1).getByRole('link', { name: 'platform.edit' }).click();
      await rows.nth(2).waitFor({ state: 'detached' });
      expect(await rows.count()).toBe(2);
      expect(new URL(page.url()).searchParams.get('subject')).toBe(platformId);
      const [csv] = await Promise.all([
        page.waitForEvent('download'),
        toast(page, 'Saved 2 rows'),
        press(page, 'Export CSV'),
      ]);
      expect(await readFile(await csv.path(), 'utf8')).toMatch(/^sequence,at,actor,action,subjects,detail,/);
      await page.locator('.said').waitFor({ state: 'detached' });
      const [lines] = await Promise.all([
        page.waitForEvent('download'),
        toast(page, 'Saved 2 rows'),
        press(page, 'Export JSON lines'),
      ]);
      const entries = (await readFile(await lines.path(), 'utf8')).trimEnd().split('\n');
      expect(entries.map((line) => JSON.parse(line) as unknown)).toMatchObject([
        { action: 'platform.edit', subjects: [platformId] },
        { action: 'platform.edit', subjects: [platformId] },
      ]);

      await page.getByLabel('From (UTC)').fill('2001-01-01');
      const [request] = await Promise.all([
        page.waitForRequest((sent) => sent.url().includes('until=')),
        page.getByLabel('To (UTC)').fill('2001-01-02'),
      ]);
      const sent = new URL(request.url()).searchParams;
      expect([sent.get('since'), sent.get('until')]).toEqual(['2001-01-01', '2001-01-02']);
      await page.getByText('No entries found').waitFor();
      await press(page, 'Clear filters');
      await rows.nth(2).waitFor();
      expect(new URL(page.url()).search).toBe('');
      const dayAway = (days: number) =>
        new Date(service.now() + days * 86_400_000).toISOString().slice(0, 10);
      await page.goto(`/staff/audit-log?subject=${platformId}&since=${dayAway(-2)}`);
      await rows.nth(2).waitFor();
      for (const none of [`since=${dayAway(2)}`, `until=${dayAway(-2)}`]) {
        await page.goto(`/staff/audit-log?subject=${platformId}&${none}`);
        await page.getByText('No entries found').waitFor();
      }
      await page.goto(`/staff/audit-log?subject=${platformId}&until=${dayAway(2)}`);
      await rows.nth(2).waitFor();
      await page.getByLabel('Actor').selectOption('operator');
      await page.getByText('No entries found').waitFor();
    }));

  it('verifies the log by keyboard, also against an entry that was stored earlier', () =>
    inTab(async (page, tab) => {
      const { token } = await signInStaff(service, tab, 'admin');
      await recorded(token);
      await page.goto('/staff/audit-log');
      await press(page, 'Verify…');
      const dialog = page.getByRole('dialog', { name: 'Verify the audit log' });
      await press(page, 'Verify');
      await dialog.getByText(/^All \d+ entries are unchanged\.$/).waitFor();
      const last = await dialog.locator('code').innerText();
      expect(last).toMatch(/^\d+:[0-9a-f]{64}$/);

      const known = dialog.getByLabel('Entry stored earlier (optional)');
      await known.fill(last);
      await press(page, 'Verify');
      await dialog.getByText(/^All \d+ entries/).waitFor();
      const [place = ''] = last.split(':');
      await known.fill(`${place}:${'0'.repeat(64)}`);
      await press(page, 'Verify');
      await dialog.getByText(`Entry ${place} was changed, added or removed`).waitFor();
      await known.fill('1204');
      await dialog.getByText('Enter a sequence number, a colon and a digest.').waitFor();
      expect(await dialog.getByRole('button', { name: 'Verify', disabled: true }).count()).toBe(1);
    }));
});
