import type { Browser } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf, press, signInStaff, toast } from '../../../support/portal/console.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { anOrder, aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'the platforms in the console', () => {
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
  const recordOf = async (slug: string) => {
    const found = await service.ports.registry.findBySlug(slug);
    if (!found) throw new Error('no such platform');
    return found.platform;
  };
  /** A platform with a license. */
  const licensed = async () => {
    const partner = await service.aPartner({ name: 'Harbour Video' });
    const { trackId } = await service.aTrackInCatalog();
    await partner.client.post('/api/v1/licenses', anOrder(trackId, { contentId: 'video-1' }));
    return { ...partner, trackId };
  };

  it('finds a platform by search and filters, which the address keeps, and loads later pages', () =>
    inTab(async (page, tab) => {
      for (const name of ['Harbour Video', 'Harbour Audio', 'Meadow Films']) await service.aPartner({ name });
      await signInStaff(service, tab, 'finance');
      await page.route(/\/staff\/platforms\?/, (route) =>
        route.continue({ url: route.request().url().replace('limit=50', 'limit=2') }),
      );
      await page.goto('/staff/platforms');
      const rows = page.getByRole('rowheader');
      await rows.nth(1).waitFor();
      expect([await rows.count(), await page.getByText('End of list').count()]).toEqual([2, 0]);
      await press(page, 'Show more');
      await page.getByText('End of list').waitFor();
      expect(await rows.count()).toBe(3);

      await page.evaluate('document.getElementById("content").focus()');
      await page.keyboard.press('/');
      await page.keyboard.type('harbour');
      await page.waitForURL(/[?&]q=harbour$/);
      await page.getByRole('link', { name: 'Meadow Films' }).waitFor({ state: 'detached' });
      expect((await rows.allInnerTexts()).map((text) => text.split('\n')[0]).toSorted()).toEqual([
        'Harbour Audio',
        'Harbour Video',
      ]);
      await page.getByLabel('Tier').selectOption('enterprise');
      await page.getByText('No platforms found').waitFor();
      expect(new URL(page.url()).searchParams.toString()).toBe('q=harbour&tier=enterprise');
      await page.reload();
      await page.getByText('No platforms found').waitFor();
      await press(page, 'Clear filters');
      await rows.nth(1).waitFor();
      expect(await page.getByRole('searchbox').inputValue()).toBe('');
    }));

  it('registers a platform by keyboard, and shows its credentials once, which work', () =>
    inTab(async (page, tab) => {
      await service.aPartner({ name: 'Harbour Audio', slug: 'harbour-audio' });
      await signInStaff(service, tab, 'admin');
      await page.goto('/staff/platforms');
      await press(page, 'Register platform…');
      const dialog = page.getByRole('dialog', { name: 'Register a platform' });
      await dialog.waitFor();
      await page.keyboard.type('Harbour Audio');
      expect(await dialog.getByLabel('Slug').inputValue()).toBe('harbour-audio');
      expect(await dialog.getByRole('button', { name: 'Register platform' }).isDisabled()).toBe(true);
      await dialog.getByLabel('Contact email address').fill('music@harbour.example');
      await dialog.getByLabel('Environment').selectOption('live');
      await dialog.getByLabel('Tier').selectOption('growth');
      await dialog.getByLabel('Stems').check();
      await page.keyboard.press('Enter');
      await dialog.getByRole('alert').filter({ hasText: 'harbour-audio' }).waitFor();
      await dialog.getByLabel('Slug').fill('harbour-sound');
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Enter');

      const shown = page.getByRole('dialog', { name: 'Credentials of Harbour Audio' });
      await shown.waitFor();
      await headingOf(page, 'Harbour Audio').waitFor();
      expect(new URL(page.url()).pathname).toBe('/staff/platforms/harbour-sound');
      const [apiKey = ''] = await shown.locator('code').allInnerTexts();
      expect((await service.anyone.as(apiKey).get('/api/v1/tracks')).status).toBe(200);
      expect(await recordOf('harbour-sound')).toMatchObject({
        ...{ environment: 'live', tier: 'growth', addOns: ['stems'] },
        contactEmail: 'music@harbour.example',
      });
      await page.keyboard.press('Escape');
      expect(await shown.isVisible()).toBe(true);
      await page.getByLabel('I have stored it').check();
      await press(page, 'Done');
      await shown.waitFor({ state: 'detached' });
      expect(await page.getByText(apiKey).count()).toBe(0);
    }));

  it('shows the health of webhook endpoints by their host alone', () =>
    inTab(async (page, tab) => {
      const { slug, client } = await service.aPartner({ name: 'Harbour Video' });
      const endpoint = { url: 'https://hooks.harbour.example/in?key=secret', eventTypes: ['license.issued'] };
      const created = await client.post(`/api/v1/platforms/${slug}/webhooks`, endpoint);
      expect(created.status).toBe(201);
      await signInStaff(service, tab, 'finance');
      await page.goto(`/staff/platforms/${slug}`);
      const panel = page.getByRole('region', { name: 'Webhooks' });
      await panel.getByRole('row', { name: /^hooks\.harbour\.example.*Enabled None 0 0 0$/ }).waitFor();
      expect(await page.content()).not.toContain('key=secret');
    }));

  it('shows the latest use without a license, with the tracks, and exports it', () =>
    inTab(async (page, tab) => {
      const { slug, client, trackId } = await licensed();
      const other = await service.aTrackInCatalog({ title: 'Night Ferry' });
      const use = { eventType: 'play', occurredAt: new Date(service.now()).toISOString(), territory: 'DE' };
      await client.post('/api/v1/usage-events', {
        events: [
          { ...use, trackId, contentId: 'video-1', quantity: 7 },
          { ...use, trackId: other.trackId, contentId: 'video-2', quantity: 40 },
        ],
      });
      await signInStaff(service, tab, 'rights');
      await page.goto(`/staff/platforms/${slug}`);
      const rows = page.getByRole('table', { name: 'Latest unlicensed use' }).getByRole('row');
      const row = rows.filter({ hasText: 'Night Ferry' });
      await row.getByText('No license for the track').waitFor();
      expect(await rows.count()).toBe(2);
      for (const text of ['video-2', 'Germany', '40']) await row.getByText(text, { exact: true }).waitFor();
      expect(await row.locator('.artwork').count()).toBe(1);
      expect(await violationsOf(page)).toEqual([]);
      const saved = page.waitForEvent('download');
      const usage = page.getByRole('region', { name: 'Usage' });
      await usage.getByRole('link', { name: 'Export CSV' }).click();
      expect((await saved).suggestedFilename()).toBe('usage-events.csv');
      await row.getByRole('link', { name: 'Night Ferry' }).click();
      await headingOf(page, 'Night Ferry').waitFor();
    }));

  it('changes tier, add-ons and quotas by keyboard, and never overwrites what someone else saved', () =>
    inTab(async (page, tab) => {
      const { slug } = await service.aPartner({ name: 'Harbour Video' });
      const { token } = await signInStaff(service, tab, 'admin');
      await page.goto('/staff/platforms');
      await press(page, 'Harbour Video', 'link');
      await headingOf(page, 'Harbour Video').waitFor();
      await press(page, 'Edit plan and quotas');
      const field = page.getByLabel('Licenses per month');
      await field.fill('many');
      await page.getByText('Enter a whole number, or “unlimited”.').waitFor();
      expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
      await field.fill('500');
      await page.getByLabel('Stems').check();

      const body = { tier: 'growth', quotas: { burst: 40 } };
      await service.anyone.as(token).ask('PATCH', `/api/v1/staff/platforms/${slug}`, { body });
      await press(page, 'Save');
      const notice = page.getByRole('status').filter({ hasText: 'Someone else changed this platform' });
      await notice.waitFor();
      expect(await notice.getByRole('listitem').allInnerTexts()).toEqual([
        'Tier: Growth',
        'Burst of requests: 40',
      ]);
      expect((await recordOf(slug)).quotas).toEqual({ burst: 40 });
      await press(page, 'Keep my changes');
      await press(page, 'Save');
      await toast(page, 'Plan and quotas saved');
      expect(await recordOf(slug)).toMatchObject({
        tier: 'growth',
        addOns: ['stems'],
        quotas: { burst: 40, licensesPerMonth: 500 },
      });

      await press(page, 'Edit plan and quotas');
      await field.fill('unlimited');
      await page.getByLabel('Burst of requests').fill('');
      await press(page, 'Save');
      await page.getByRole('form', { name: 'Plan and quotas' }).waitFor({ state: 'detached' });
      expect((await recordOf(slug)).quotas).toEqual({ licensesPerMonth: null });
    }));

  it('suspends a platform and ends the suspension, with a reason in the audit log', () =>
    inTab(async (page, tab) => {
      const { slug, client, platformId } = await service.aPartner({ name: 'Harbour Video' });
      const { token } = await signInStaff(service, tab, 'admin');
      await page.goto(`/staff/platforms/${slug}`);
      await press(page, 'Suspend…');
      await press(page, 'Suspend platform');
      await page.getByText('Enter a reason.', { exact: true }).waitFor();
      expect((await recordOf(slug)).status).toBe('active');
      await page.getByLabel('Reason').fill('Unpaid\ninvoices');
      await press(page, 'Suspend platform');
      await page.getByText('This platform is suspended. No credential of it works.').waitFor();
      expect((await client.get('/api/v1/tracks')).code).toBe('PLATFORM_SUSPENDED');

      await press(page, 'End suspension…');
      await page.getByLabel('Reason').fill('Paid');
      await press(page, 'End suspension');
      await page.getByRole('button', { name: 'Suspend…' }).waitFor();
      expect((await client.get('/api/v1/tracks')).status).toBe(200);
      const { body } = await service.anyone.as(token).get(`/api/v1/staff/audit?subject=${platformId}`);
      const notes = body['data'] as readonly { readonly action: string; readonly detail: object }[];
      expect(notes.map(({ action, detail }) => [action, detail])).toEqual([
        ['platform.reinstate', { changed: 'status', reason: 'Paid' }],
        ['platform.suspend', { changed: 'status', reason: 'Unpaid invoices' }],
      ]);
    }));

  it('can be edited and suspended when it was opened from the page of a license', () =>
    inTab(async (page, tab) => {
      const { slug, client, trackId } = await licensed();
      await signInStaff(service, tab, 'admin');
      await page.goto('/staff/licenses');
      await press(page, 'video-1', 'link');
      await headingOf(page, 'video-1').waitFor();
      await press(page, 'Harbour Video', 'link');
      await page.waitForURL(`**/staff/platforms/${slug}`);
      const field = page.getByLabel('Licenses per month');
      for (const quota of ['500', '600']) {
        await press(page, 'Edit plan and quotas');
        await field.fill(quota);
        await press(page, 'Save');
        await field.waitFor({ state: 'detached' });
      }
      expect((await recordOf(slug)).quotas).toEqual({ licensesPerMonth: 600 });
      await press(page, 'Suspend…');
      await page.getByLabel('Reason').fill('Unpaid invoices');
      await press(page, 'Suspend platform');
      await page.getByText('This platform is suspended. No credential of it works.').waitFor();
      expect((await client.get(`/api/v1/tracks/${trackId}`)).code).toBe('PLATFORM_SUSPENDED');
    }));

  it('ends the sessions of a platform, and shows its new credentials once', () =>
    inTab(async (page, tab) => {
      const { slug, client, token } = await service.aPartner({ name: 'Harbour Video' });
      const session = service.anyone.as(await token());
      await signInStaff(service, tab, 'admin');
      await page.goto(`/staff/platforms/${slug}`);
      await press(page, 'End all sessions and tokens…');
      await press(page, 'End all sessions and tokens');
      await toast(page, 'All sessions and tokens ended');
      expect((await session.get('/api/v1/tracks')).status).toBe(401);
      expect((await client.get('/api/v1/tracks')).status).toBe(200);

      await press(page, 'Reset credentials…');
      await press(page, 'Reset credentials');
      const shown = page.getByRole('dialog', { name: 'New credentials of Harbour Video' });
      await shown.waitFor();
      const [apiKey = ''] = await shown.locator('code').allInnerTexts();
      expect((await client.get('/api/v1/tracks')).status).toBe(401);
      expect((await service.anyone.as(apiKey).get('/api/v1/tracks')).status).toBe(200);
      await page.getByLabel('I have stored it').check();
      await press(page, 'Done');
      await shown.waitFor({ state: 'detached' });
      expect(await page.getByText(apiKey).count()).toBe(0);
    }));

  const parts = ['Plan and quotas', 'Usage', 'Billing', 'Access'];
  it.each([
    ['moderator', ['Plan and quotas'], false],
    ['rights', ['Plan and quotas', 'Usage'], false],
    ['finance', ['Plan and quotas', 'Usage', 'Billing'], false],
    ['admin', parts, true],
  ] as const)('shows what the role %s allows', (role, allowed, mayEdit) =>
    inTab(async (page, tab) => {
      const { slug } = await service.aPartner({ name: 'Harbour Video' });
      await signInStaff(service, tab, role);
      await page.goto(`/staff/platforms/${slug}`);
      await headingOf(page, 'Harbour Video').waitFor();
      const isShown = await Promise.all(
        parts.map((name) => page.getByRole('region', { name, exact: true }).isVisible()),
      );
      expect(parts.filter((_, at) => isShown[at])).toEqual(allowed);
      const acts = ['Suspend…', 'Edit plan and quotas'];
      for (const name of acts)
        expect(await page.getByRole('button', { name, exact: true }).count()).toBe(mayEdit ? 1 : 0);
      await page.goto('/staff/platforms');
      await page.getByRole('rowheader').first().waitFor();
      expect(await page.getByRole('button', { name: 'Register platform…' }).count()).toBe(mayEdit ? 1 : 0);
    }),
  );

  it('says that there is no such platform', () =>
    inTab(async (page, tab) => {
      await signInStaff(service, tab, 'admin');
      await page.goto('/staff/platforms/nobody');
      await page.getByText('There is no such platform.').waitFor();
    }));
});
