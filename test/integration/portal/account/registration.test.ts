import type { Browser, Page, Route } from 'playwright-core';
import { PlatformLicensing } from '../../../../clients/typescript/src/index.ts';
import { needing } from '../../../support/needing.ts';
import { mailedRegistration } from '../../../support/clients/mailed-links.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { headingOf, settled } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

const email = 'ada@harbour.example';

needing('chromium', 'registration in the portal', () => {
  let service: TestService;
  let browser: Browser;
  let tab: Tab;
  let page: Page;
  let apiKey = '';

  beforeAll(async () => {
    service = await aService({ environment: { ALLOW_LOOPBACK_URLS: '1' } });
    await service.aTrackWithSound({ title: 'Harbour Lights' });
    browser = await openBrowser();
    tab = await aTab(browser, service.baseUrl, { height: 1600 });
    page = tab.page;
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  afterEach(async () => expect([...(await violationsOf(page)), ...tab.issues()]).toEqual([]));

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const said = (text: string) => page.getByText(text).first().waitFor();
  const open = async (code: string) => {
    await page.goto('about:blank');
    await page.goto(`/portal/register#registration=${code}`);
  };

  /** Returns the code of a link that was emailed to the address. */
  const requested = async (contactEmail: string, name: string) => {
    const body = { name, contactEmail, acceptTerms: true };
    expect((await service.anyone.post('/api/v1/platforms/register/request', body)).status).toBe(202);
    return mailedRegistration(service, contactEmail);
  };

  it('starts on the sign-in page, and says what is missing', async () => {
    await page.goto('/portal/');
    await page.getByRole('link', { name: 'Register your platform' }).click();
    await headingOf(page, 'Register your platform').waitFor();
    await press('Send confirmation link');
    await said('Enter the name of your platform.');
    await page.getByLabel('Platform name').fill('Harbour Video');
    await page.getByLabel('Email').fill('nobody');
    await press('Send confirmation link');
    await said('Accept the partner terms to continue.');
    await page.getByLabel('I accept the partner terms').check();
    await press('Send confirmation link');
    await said('must be an email address');
  });

  it('rejects a slug that is taken while it can be changed', async () => {
    const { slug } = await service.aPartner();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Slug').fill(slug);
    await press('Send confirmation link');
    await said(`The slug ${slug} is taken or reserved. Choose another.`);
  });

  it('emails a link, and creates nothing before it is opened', async () => {
    await page.getByLabel('Slug').fill('harbour');
    await page.getByLabel('Use case (optional)').fill('Clips\nof ships');
    for (const type of ['Film', 'User video']) await page.getByLabel(type, { exact: true }).check();
    expect(await page.getByLabel('Film (default)', { exact: true }).isChecked()).toBe(true);
    expect(await page.getByLabel('User video', { exact: true }).isChecked()).toBe(true);
    await press('Send confirmation link');
    await headingOf(page, 'Check your email').waitFor();
    await said(email);
    expect(await service.ports.registry.findBySlug('harbour')).toBeUndefined();
  });

  it('shows the first API key once, and leads to the overview', async () => {
    await open(await mailedRegistration(service, email));
    await headingOf(page, 'Create your platform').waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await press('Create platform');
    const dialog = page.getByRole('dialog', { name: 'Harbour Video is registered' });
    apiKey = (await dialog.locator('.secret code').textContent()) ?? '';
    expect(apiKey).toMatch(/^plk_live_/);
    await dialog.getByLabel('I have stored it').check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await headingOf(page, /^Overview of/).waitFor();
    expect(await service.ports.registry.findBySlug('harbour')).toMatchObject({
      platform: {
        name: 'Harbour Video',
        contactEmail: email,
        useCase: 'Clips of ships',
        contentTypes: ['film', 'ugc_video'],
      },
    });
  });

  it('ticks the first steps off as they are done', async () => {
    const list = page.getByRole('region', { name: 'Get started' });
    const done = () => list.getByRole('listitem').filter({ has: page.getByLabel('Done') });
    const doneOf = async (count: number) => {
      await page.goto('/portal/');
      await list.getByText(`${count} of 5 done`).waitFor();
      expect(await done().count()).toBe(count);
    };
    const api = new PlatformLicensing({ baseUrl: service.baseUrl, credentials: { apiKey } });
    // Requests that search nothing tick nothing off.
    const requests = async () => {
      await api.listWebhookEndpoints({ slug: 'harbour' });
      return (await api.getMonthlyUsage({ slug: 'harbour' })).requests;
    };
    expect(await seenSoon(requests, (count) => count > 0)).toBeGreaterThan(0);
    await doneOf(1);
    await page.goto('/portal/catalog?q=harbour');
    await page.getByRole('rowheader', { name: /Harbour Lights/ }).waitFor();
    await doneOf(2);
    const [track] = (await api.searchTracks({ q: 'harbour' })).data;
    const trackId = track?.trackId ?? '';
    const { licenseId } = await api.issueLicense({
      body: { trackId, contentId: 'video-1', contentType: 'ugc_video' },
    });
    await doneOf(3);
    await api.createWebhookEndpoint({ slug: 'harbour', body: { url: 'http://127.0.0.1:9999/events' } });
    await doneOf(4);
    const use = { eventType: 'play', quantity: 1, territory: 'DE' } as const;
    await api.recordUsage({
      body: { ...use, trackId, licenseId, occurredAt: new Date().toISOString() },
    });
    await doneOf(5);
    await said('You have completed all of these steps.');
    await press('Hide');
    await list.waitFor({ state: 'detached' });
    await page.reload();
    await settled(tab);
    expect(await list.count()).toBe(0);
  });

  it('says that a link was used, and starts over', async () => {
    await open(await mailedRegistration(service, email));
    await press('Create platform');
    await said('This link is invalid, was used or has expired.');
    await press('Register again');
    await headingOf(page, 'Register your platform').waitFor();
  });

  it('asks for another slug if it is taken by now', async () => {
    const body = { name: 'Second', contactEmail: 'second@harbour.example', acceptTerms: true };
    const slug = 'second-harbour';
    await service.anyone.post('/api/v1/platforms/register/request', { ...body, slug });
    const code = await mailedRegistration(service, body.contactEmail);
    await service.anyone.post('/api/v1/platforms/register', { ...body, slug });
    await open(code);
    await press('Create platform');
    await said(`The slug ${slug} is taken or reserved.`);
    await page.getByLabel('Another slug').fill('third-harbour');
    await press('Create platform');
    await page.getByRole('dialog', { name: 'Second is registered' }).waitFor();
    const created = async () => service.ports.registry.findBySlug('third-harbour');
    expect(await seenSoon(created, (found) => found !== undefined)).toMatchObject({
      platform: { name: 'Second' },
    });
    await page.getByRole('dialog').getByLabel('I have stored it').check();
    await press('Done');
    await page.locator('.who-name', { hasText: 'Second' }).waitFor();
  });

  it('keeps the API key shown while another tab signs out, and signs in with it', async () => {
    await open(await requested('third@harbour.example', 'Third'));
    await press('Create platform');
    const dialog = page.getByRole('dialog', { name: 'Third is registered' });
    await dialog.getByLabel('I have stored it').waitFor();
    const other = await tab.context.newPage();
    await other.goto('/portal/');
    await other.getByRole('button', { name: 'Sign out' }).click();
    await other.getByLabel('API key').waitFor();
    await other.close();
    await headingOf(page, 'Register your platform').waitFor({ state: 'attached' });
    expect(await dialog.locator('.secret code').textContent()).toMatch(/^plk_live_/);
    await dialog.getByLabel('I have stored it').check();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.locator('.who-name', { hasText: 'Third' }).waitFor();
  });

  it('says that the platform may exist if the response with its key was lost', async () => {
    await open(await requested('fourth@harbour.example', 'Fourth'));
    const lose = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route('**/register/confirm', lose, { times: 1 });
    await press('Create platform');
    await said('Could not reach the service.');
    await press('Create platform');
    await said('Ask the operator of this service for a new API key.');
  });
});

needing('chromium', 'the portal of a service where registration is closed', () => {
  it('offers no registration', async () => {
    const service = await aService({ environment: { SELF_REGISTRATION: 'closed' } });
    const browser = await openBrowser();
    const { page, issues } = await aTab(browser, service.baseUrl);
    await page.goto('/portal/');
    await page.getByLabel('API key').waitFor();
    expect(await page.getByRole('link', { name: 'Register your platform' }).count()).toBe(0);
    await page.goto('/portal/register');
    await page.getByText('Registration is closed.').waitFor();
    expect(issues()).toEqual([]);
    await browser.close();
    await service.close();
  });
});
