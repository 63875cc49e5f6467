import type { Browser } from 'playwright-core';
import { monthOf } from '../../../../src/domain/shared/calendar.ts';
import { roles, type Role } from '../../../../src/domain/staff/staff.ts';
import { accountId } from '../../../support/artists/artist-builders.ts';
import { noon } from '../../../support/builders/builders.ts';
import { aClosing } from '../../../support/builders/royalties/closings.ts';
import { aPeriod } from '../../../support/builders/royalties/random-period.ts';
import { aConfirmedArtist, claimed } from '../../../support/http/successes/artist-successes.ts';
import { ordered, press as pay } from '../../../support/http/successes/billing-operations.ts';
import { closedInStore } from '../../../support/http/successes/royalties/royalty-successes.ts';
import {
  aVerifiedPayee,
  payoutRuns,
  today,
} from '../../../support/http/successes/royalties/payout-successes.ts';
import { needing } from '../../../support/needing.ts';
import { anAppealWithFile } from '../../../support/portal/appeal-stories.ts';
import { aTab, openBrowser } from '../../../support/portal/browser.ts';
import { issuesInLooks, type OpenLook } from '../../../support/portal/narrow.ts';
import { pendingTracks, signInStaff } from '../../../support/portal/console.ts';
import { routesIn, scriptBudget, unvisited } from '../../../support/portal/visited.ts';
import { headingOf, settled } from '../../../support/portal/visits.ts';
import { aReport } from '../../../support/http/successes/notices/notice-successes.ts';
import { anOrder, aService, type TestService } from '../../../support/service/service.ts';

/** The two narrow widths display the same elements. */
const looks: readonly OpenLook[] = [
  {},
  { dark: true, rules: 'rendering' },
  { dark: true, width: 375 },
  { width: 320, rules: 'rendering' },
  { width: 320, percent: 200, rules: 'rendering' },
];

needing('chromium', 'every page of the staff console', () => {
  let service: TestService;
  let browser: Browser;
  let tracks: readonly { readonly trackId: string }[];
  let appeals: readonly string[];
  let platform: string;
  let license: string;
  let track: string;
  let artist: string;
  let report: string;
  let statement: string;
  let period: string;
  let payoutRun: string;
  let payee: string;
  let event: string;
  let delivery: string;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService({}), openBrowser()]);
    tracks = await pendingTracks(service, 2);
    const { token } = await service.aColleague('rights');
    const stories = [];
    for (let n = 0; n < 2; n++) stories.push(await anAppealWithFile(service, token, 'Harbour'));
    appeals = stories.map(({ appealId }) => `/staff/appeals/${appealId}`);
    const { slug, client } = await service.aPartner();
    platform = `/staff/platforms/${slug}`;
    await pay((await ordered({ client, slug })).member('url'), 'Pay');
    const { trackId } = await service.aTrackWithSound({ title: 'Meadow' });
    track = `/staff/tracks/${trackId}`;
    const claimant = await aConfirmedArtist(service);
    await claimed(service, claimant);
    artist = `/staff/artists/${(await claimant.client.get('/api/v1/artists/me')).member('artistId')}`;
    report = `/staff/notices/${(await aReport(service)).noticeId}`;
    const closed = aPeriod('EUR', monthOf(noon));
    const { transactions } = aClosing({}, closed);
    const { statements } = await closedInStore(service, closed, { owner: accountId(1), transactions });
    statement = `/staff/finance/statement?id=${statements[0]?.file.statement.statementId}`;
    period = `/staff/finance/royalties?period=${closed.periodId}`;
    const finance = service.anyone.as((await service.aColleague('finance')).token);
    const { accountId: payeeId } = await aVerifiedPayee(service, finance, claimant.client);
    payee = `/staff/finance/payees?account=${payeeId}`;
    const body = { currency: 'EUR', scheme: 'sepa', executionDate: today(service) };
    payoutRun = `/staff/finance/payouts?run=${(await finance.post(payoutRuns, body)).member('runId')}`;
    const order = anOrder(trackId);
    license = `/staff/licenses/${(await client.post('/api/v1/licenses', order)).member('licenseId')}`;
    const webhooks = `/api/v1/platforms/${slug}/webhooks`;
    const endpoint = { url: 'https://receiver.example/events', eventTypes: ['license.issued'] };
    const endpointId = (await client.post(webhooks, endpoint)).member('endpointId');
    const sent = await client.post(`${webhooks}/${endpointId}/test`);
    event = `/staff/events/${sent.member('eventId')}`;
    delivery = `/staff/deliveries/${sent.member('deliveryId')}`;
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  it('is accessible, small, and fits the screen, light and dark, wide and narrow, with small and large text', async () => {
    const review = `/staff/review/${tracks[0]?.trackId ?? ''}`;
    const appeal = appeals[0] ?? '';
    const tab = await aTab(browser, service.baseUrl);
    const { page } = tab;
    await signInStaff(service, tab, 'admin');
    const found: string[] = [];
    const scripts = scriptBudget({ shell: 120_000, page: 160_000, others: { '/staff': 120_000 } });
    const check = async (name: string) => {
      await settled(tab);
      found.push(...(await issuesInLooks(tab, looks)).map((issue) => `${name}, ${issue}`));
    };
    const paths = ['/staff', '/staff/nowhere', '/staff/platforms', platform, '/staff/licenses', license];
    paths.push(
      '/staff/tracks',
      track,
      '/staff/artists',
      artist,
      '/staff/people',
      '/staff/forensics',
      '/staff/finance',
      '/staff/finance/fees',
      '/staff/finance/royalties',
      period,
      statement,
      '/staff/finance/payouts',
      '/staff/finance/payouts?run=new',
      payoutRun,
      '/staff/finance/payees',
      payee,
      '/staff/audit-log',
      '/staff/transparency',
      '/staff/notices',
      report,
      event,
      delivery,
    );
    expect(unvisited(routesIn('console', '/staff'), [...paths, appeal, review])).toEqual([]);
    for (const path of [...paths, appeal]) {
      await page.goto(path);
      await check(path);
      if (path !== '/staff/nowhere') await scripts.note(tab, path);
    }
    await page.getByRole('button', { name: 'Assign…' }).click();
    await page.getByRole('dialog', { name: 'Assign this appeal' }).getByRole('radio').first().waitFor();
    await check('the dialog that assigns an appeal');
    await page.goto(platform);
    await page.getByRole('button', { name: 'Edit plan and quotas' }).click();
    await page.getByRole('form', { name: 'Plan and quotas' }).waitFor();
    await check('the form of a plan');
    await page.getByRole('button', { name: 'Suspend…' }).click();
    await page.getByRole('dialog').waitFor();
    await check('the dialog of a suspension');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByLabel('ID, ISRC or slug').fill(platform.slice(17));
    await check('the search by ID');
    await page.goto('/staff/platforms');
    await page.getByRole('button', { name: 'Register platform…' }).click();
    await page.getByRole('dialog').getByLabel('Slug').waitFor();
    await check('the registration of a platform');
    await page.goto('/staff/people');
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('Name').waitFor();
    await check('the dialog of an account');
    await page.goto(payee);
    await page.getByRole('button', { name: 'Show details' }).click();
    await page.getByRole('region', { name: 'Payout details' }).waitFor();
    await check('the details of a payee');
    await page.goto('/staff/audit-log');
    await page.getByRole('button', { name: 'Verify…' }).click();
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByText(/unchanged\.$/).waitFor();
    await check('the verification of the audit log');
    await page.goto(track);
    await page.getByRole('button', { name: 'Take down…' }).click();
    await page.getByRole('region', { name: 'Impact' }).getByText('1 active license').waitFor();
    await check('the dialog of a takedown');
    await page.goto(review);
    await check('a track to review');
    await scripts.note(tab, review);
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('radio').first().check();
    const form = page.getByRole('form', { name: 'Reject' });
    await form.waitFor();
    await check('the form of a decision');
    expect(await form.count()).toBe(1);
    await tab.close();
    expect([...found, ...(await scripts.exceeded())]).toEqual([]);
  });

  const shown: Readonly<Record<Role, readonly string[]>> = {
    moderator: ['Home', 'Review', 'Appeals', 'Tracks', 'Artists', 'Platforms', 'Licenses', 'Transparency'],
    rights: [
      'Home',
      'Review',
      'Appeals',
      'Reports',
      'Tracks',
      'Artists',
      'Platforms',
      'Licenses',
      'Forensics',
      'Transparency',
    ],
    finance: ['Home', 'Platforms', 'Finance', 'Transparency'],
    admin: [
      'Home',
      'Review',
      'Appeals',
      'Reports',
      'Tracks',
      'Artists',
      'Platforms',
      'Licenses',
      'Forensics',
      'Finance',
      'Transparency',
      'People',
      'Audit log',
    ],
  };
  const pages: Readonly<Record<string, { readonly path: string; readonly heading: string | RegExp }>> = {
    Home: { path: '/staff', heading: /^Hello/ },
    Review: { path: '/staff/review', heading: /^Night Ferry/ },
    Appeals: { path: '/staff/appeals', heading: 'Appeal: Harbour' },
    Reports: { path: '/staff/notices', heading: 'Reports' },
    Tracks: { path: '/staff/tracks', heading: 'Tracks' },
    Artists: { path: '/staff/artists', heading: 'Artists' },
    Platforms: { path: '/staff/platforms', heading: 'Platforms' },
    Licenses: { path: '/staff/licenses', heading: 'Licenses' },
    Forensics: { path: '/staff/forensics', heading: 'Forensics' },
    Finance: { path: '/staff/finance', heading: 'Finance' },
    Transparency: { path: '/staff/transparency', heading: 'Transparency' },
    People: { path: '/staff/people', heading: 'People' },
    'Audit log': { path: '/staff/audit-log', heading: 'Audit log' },
  };
  /** Detail pages, with the heading that they have for roles that may see them. */
  const details = () => [
    { page: 'Platforms', path: platform, heading: /./ },
    { page: 'Licenses', path: license, heading: /./ },
    { page: 'Platforms', path: event, heading: 'endpoint.test' },
    { page: 'Platforms', path: delivery, heading: 'endpoint.test' },
    { page: 'Tracks', path: track, heading: 'Meadow' },
    { page: 'Artists', path: artist, heading: 'Mara Lind' },
    { page: 'Appeals', path: appeals.at(-1) ?? '', heading: 'Appeal: Harbour' },
    { page: 'Finance', path: '/staff/finance/fees', heading: 'License fees' },
    { page: 'Finance', path: '/staff/finance/royalties', heading: 'Royalty periods' },
    { page: 'Finance', path: period, heading: 'Royalty periods' },
    { page: 'Finance', path: statement, heading: /^Statement of / },
    { page: 'Finance', path: '/staff/finance/payouts', heading: 'Payout runs' },
    { page: 'Finance', path: '/staff/finance/payouts?run=new', heading: 'Propose a payout run' },
    { page: 'Finance', path: payoutRun, heading: /^Payout run of / },
    { page: 'Finance', path: '/staff/finance/payees', heading: 'Payees' },
    { page: 'Finance', path: payee, heading: 'Payee' },
    { page: 'Review', path: `/staff/review/${tracks.at(-1)?.trackId ?? ''}`, heading: /^Night Ferry/ },
  ];
  it.each(roles)('shows pages without a rejected request, or says who may see them: %s', async (role) => {
    const tab = await aTab(browser, service.baseUrl);
    const { page } = tab;
    await signInStaff(service, tab, role);
    const found: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) found.push(`${response.status()} of ${response.url()}`);
    });
    await page.goto('/staff');
    await headingOf(page, /^Hello/).waitFor();
    const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(shown[role]);
    const lists = Object.entries(pages).map(([name, one]) => ({ page: name, ...one }));
    for (const { page: name, path, heading } of [...lists, ...details()]) {
      await page.goto(path);
      await headingOf(page, shown[role].includes(name) ? heading : 'No access').waitFor();
      await settled(tab);
      const failures = await page.locator('.failure, .notice.bad').allInnerTexts();
      found.push(...failures.map((text) => `${path} shows: ${text}`));
      // No link leads to a page that the role may not see.
      const linked = await page.evaluate<readonly string[]>(
        `[...document.querySelectorAll('main a[href^="/staff"]')].map(({ pathname }) => pathname)`,
      );
      const closed = Object.entries(pages).filter(([other]) => !shown[role].includes(other));
      for (const [other, { path: at }] of closed)
        if (linked.some((one) => one === at || one.startsWith(`${at}/`)))
          found.push(`${path} links to ${other}`);
    }
    found.push(...tab.issues());
    await tab.close();
    expect(found).toEqual([]);
  });

  it('sends a browser without a session to the sign-in page, and one that signs out too', async () => {
    const tab = await aTab(browser, service.baseUrl);
    const { page } = tab;
    await page.goto('/staff/review');
    await page.getByLabel('Email address').waitFor();
    const { token } = await signInStaff(service, tab, 'moderator');
    await page.goto('/staff');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Email address').waitFor();
    expect(await tab.context.cookies()).toEqual([]);
    expect((await service.anyone.as(token).get('/api/v1/staff/me')).status).toBe(401);
    await tab.close();
  });
});
