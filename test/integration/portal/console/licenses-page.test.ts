import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf, press, signInStaff, toast } from '../../../support/portal/console.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { anOrder, aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'the licenses in the console', () => {
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
  const stocked = async () => {
    const partner = await service.aPartner({ name: 'Harbour Video' });
    const { trackId } = await service.aTrackInCatalog();
    const issue = async (contentId: string, projectName: string) => {
      const order = anOrder(trackId, { contentId, projectName });
      return (await partner.client.post('/api/v1/licenses', order)).member('licenseId');
    };
    const [, , last] = [
      await issue('video-1', 'Spring campaign'),
      await issue('video-2', '=1+1, "quoted"'),
      await issue('video-3', 'Winter campaign'),
    ];
    return { ...partner, trackId, licenseId: last };
  };

  it('searches, filters and exports the licenses of all platforms', () =>
    inTab(async (page, tab) => {
      const { slug, trackId } = await stocked();
      await signInStaff(service, tab, 'moderator');
      await page.route(/\/staff\/licenses\?/, (route) =>
        route.continue({ url: route.request().url().replace('limit=100', 'limit=2') }),
      );
      await page.goto(`/staff/platforms/${slug}`);
      await press(page, 'View licenses', 'link');
      const rows = page.getByRole('rowheader');
      await rows.nth(2).waitFor();
      expect(await page.getByLabel('Platform', { exact: true }).inputValue()).toBe(slug);
      await page.getByText('3 licenses', { exact: true }).waitFor();

      // The message lasts for some seconds only: the wait for it begins before the download.
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        toast(page, 'Saved 3 rows'),
        press(page, 'Export CSV'),
      ]);
      const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
      expect(lines).toHaveLength(5);
      expect(lines[0]).toMatch(/^licenseId,status,compliance,platformId,/);
      expect(lines[2]).toContain(`video-2,ugc_video,"'=1+1, ""quoted""",`);

      await page.getByRole('searchbox').fill('camp wint');
      await page.getByRole('link', { name: 'video-1' }).waitFor({ state: 'detached' });
      expect(await rows.count()).toBe(1);
      await page.getByLabel('Track ID').fill('trk_1');
      await page.getByText('Enter a complete track ID: trk_…').waitFor();
      await page.getByLabel('Track ID').fill(trackId);
      await page.waitForURL(/[?&]trackId=/);
      await page.getByLabel('Status').selectOption('revoked');
      await page.getByText('No licenses found').waitFor();
      await press(page, 'Clear filters');
      await rows.nth(2).waitFor();
      expect(new URL(page.url()).search).toBe('');
    }));

  it('ends an export that is canceled, and one whose page is left', () =>
    inTab(async (page, tab) => {
      await stocked();
      await signInStaff(service, tab, 'moderator');
      // The service does not answer the requests of an export.
      await page.route(/\/staff\/licenses\?.*limit=100/, () => undefined);
      const ended = () => page.waitForEvent('requestfailed', (request) => /limit=100/.test(request.url()));
      const begin = async () => {
        const sent = page.waitForRequest(/limit=100/);
        await press(page, 'Export CSV');
        await sent;
      };
      await page.goto('/staff/licenses');
      await begin();
      await Promise.all([ended(), press(page, 'Cancel export')]);
      await begin();
      await Promise.all([ended(), press(page, 'Platforms', 'link')]);
      await headingOf(page, 'Platforms').waitFor();
      expect(await page.locator('.said').count()).toBe(0);
    }));

  it('clears text that is invalid or still being typed along with the filters', () =>
    inTab(async (page, tab) => {
      await stocked();
      await signInStaff(service, tab, 'moderator');
      await page.goto('/staff/licenses?status=revoked');
      await page.getByText('No licenses found').waitFor();
      await page.getByLabel('Track ID').fill('trk_1');
      await page.getByText('Enter a complete track ID: trk_…').waitFor();
      // The delay of the fields does not end, however slow the machine is.
      await page.evaluate(
        `(({ setTimeout: real }) => { globalThis.setTimeout = (act, ms) => ms === 300 ? 0 : real(act, ms); })(globalThis)`,
      );
      await page.getByLabel('Platform', { exact: true }).fill('nobody');
      await press(page, 'Clear filters');
      await page.getByRole('rowheader').nth(2).waitFor();
      expect(new URL(page.url()).search).toBe('');
      for (const label of ['Track ID', 'Platform'])
        expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('');
    }));

  it('shows a license with its terms, versions and usage, and revokes it by keyboard after a reason', () =>
    inTab(async (page, tab) => {
      const { client, licenseId, trackId } = await stocked();
      await client.post('/api/v1/usage-events', {
        ...{ eventType: 'play', trackId, licenseId, quantity: 1234, territory: 'DE' },
        occurredAt: new Date(service.now()).toISOString(),
      });
      await signInStaff(service, tab, 'rights');
      await page.goto('/staff/licenses');
      await press(page, 'video-3', 'link');
      await headingOf(page, 'video-3').waitFor();
      await page.getByRole('region', { name: 'Terms for the licensee' }).getByText('Monetization').waitFor();
      await page.getByRole('region', { name: 'Versions' }).getByRole('rowheader', { name: '1' }).waitFor();
      const usage = page.getByRole('region', { name: 'Reported usage' });
      await usage.getByText('1,234').waitFor();
      const saved = usage.getByRole('link', { name: 'Export CSV' });
      const [download] = await Promise.all([page.waitForEvent('download'), saved.click()]);
      expect(await readFile(await download.path(), 'utf8')).toContain(',1234,');

      await press(page, 'Revoke…');
      await press(page, 'Revoke license');
      await page.getByText('Enter an explanation.', { exact: true }).waitFor();
      expect((await client.get(`/api/v1/licenses/${licenseId}`)).body['status']).toBe('active');
      await page.getByLabel('Reason').selectOption('terms_breach');
      await page.getByLabel('Explanation').fill('Used in an\nadvertisement.');
      await press(page, 'Revoke license');
      await page.getByText('breach of terms.').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.getByRole('button', { name: 'Revoke…' }).count()).toBe(0);
      expect((await client.get(`/api/v1/licenses/${licenseId}`)).body).toMatchObject({
        status: 'revoked',
        revocation: { reasonCode: 'terms_breach', reason: 'Used in an advertisement.', actor: 'staff' },
      });
    }));

  it('says that a license ended before it was revoked', () =>
    inTab(async (page, tab) => {
      const { client, licenseId } = await stocked();
      await signInStaff(service, tab, 'rights');
      await page.goto(`/staff/licenses/${licenseId}`);
      await press(page, 'Revoke…');
      await page.getByLabel('Explanation').fill('Used in an advertisement.');
      await client.post(`/api/v1/licenses/${licenseId}/revoke`, { reasonCode: 'content_deleted' });
      await press(page, 'Revoke license');
      await page.getByRole('dialog').getByText('The license has ended meanwhile.').waitFor();
      await page.getByText('content deleted.').waitFor();
      expect(await page.getByText('License revoked', { exact: true }).count()).toBe(0);
    }));

  it('offers a moderator neither revocation nor usage', () =>
    inTab(async (page, tab) => {
      const { licenseId } = await stocked();
      await signInStaff(service, tab, 'moderator');
      await page.goto(`/staff/licenses/${licenseId}`);
      await headingOf(page, 'video-3').waitFor();
      expect(await page.getByRole('button', { name: 'Revoke…' }).count()).toBe(0);
      expect(await page.getByRole('region', { name: 'Reported usage' }).count()).toBe(0);
    }));

  it('says that there is no such license', () =>
    inTab(async (page, tab) => {
      await signInStaff(service, tab, 'rights');
      await page.goto('/staff/licenses/lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F');
      await page.getByText('There is no such license.').waitFor();
    }));
});
