import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { violationsOf } from '../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../support/portal/browser.ts';
import { headingOf, signInByKey } from '../../support/portal/visits.ts';
import { aDemoService, type DemoService } from '../../support/service/demo-service.ts';
import { needing } from '../../support/needing.ts';
import { httpReceiver, type HttpReceiver, type Received } from '../../support/servers/receiver.ts';
import { seenSoon } from '../../support/eventually.ts';
import { verifiedBy } from '../../support/stories/webhook-story.ts';

/** The demo's first two, which are there while the others are still composed. */
const [song, another] = ['Night Ferry', 'Quarry Run'];

needing('chromium', "a partner's engineer in the portal of a new service with its demo catalog", () => {
  let service: DemoService;
  let anyone: DemoService['anyone'];
  let partner: DemoService['partner'];
  let browser: Browser;
  let tab: Tab;
  let page: Page;
  let receiver: HttpReceiver;
  let status = 204;
  let signingSecret: string;
  let secondKey: string;

  beforeAll(async () => {
    receiver = await httpReceiver((response) => response.writeHead(status).end('what I think of it'));
    service = await aDemoService(song, another);
    ({ anyone, partner } = service);
    browser = await openBrowser();
    // So tall that the player at the bottom never covers the content.
    tab = await aTab(browser, service.baseUrl, { height: 4_000 });
    page = tab.page;
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await service.close();
    await receiver.close();
  });
  /** Expects no accessibility violations and no console errors after each step. */
  const noIssues = async () => expect([...(await violationsOf(page)), ...tab.issues()]).toEqual([]);
  afterEach(noIssues);

  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const goTo = (name: string) =>
    page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name }).click();
  const said = (text: string | RegExp) => page.getByText(text).first().waitFor();
  const dialog = () => page.getByRole('dialog');
  /** Reads the secret that is shown once, and confirms that it is stored. */
  const keepSecret = async () => {
    const secret = (await dialog().locator('.secret code').first().textContent()) ?? '';
    await dialog().getByLabel('I have stored it').check();
    await dialog().getByRole('button', { name: 'Done' }).click();
    return secret;
  };
  /** Verifies a received message with the secret of the endpoint, and returns its type. */
  const vouched = (secret: string, { body, headers }: Received) =>
    verifiedBy(secret, { url: '', body, headers: headers as Readonly<Record<string, string>> }).type;
  /** Only test events: tracks of the demo catalog are published meanwhile and cause events too. */
  const tests = () => receiver.received.filter(({ body }) => body.includes('endpoint.test'));
  const receivedTypes = () => receiver.received.map((one) => vouched(signingSecret, one));
  const licenses = async () =>
    (await partner.client.get('/api/v1/licenses')).body['data'] as readonly Record<string, unknown>[];

  it('signs in with the API key and shows the month', async () => {
    await signInByKey(page, partner.apiKey);
    await said('Get started');
    await page.getByRole('list', { name: 'Monthly totals' }).waitFor();
  });

  it('finds a track while typing, and keeps the search in the address', async () => {
    await goTo('Catalog');
    const genre = page
      .getByRole('group', { name: 'Genre' })
      .getByRole('checkbox', { name: /^electronic \d/ });
    await genre.check();
    await page.waitForURL(/genre=electronic$/);
    const counts = () =>
      Promise.all(
        [genre.locator('..'), page.getByText(/^\d+ tracks?$/).first()].map(async (label) =>
          Number(/\d+/.exec(await label.innerText())?.[0]),
        ),
      );
    const [offered, found] = await seenSoon(counts, ([one, other]) => one === other);
    expect(found).toBe(offered);
    await press('Clear filters');
    await page.getByLabel('Search').pressSequentially('night fer', { delay: 30 });
    await said('1 track');
    await page.waitForURL(/\?q=night\+fer$/);
    expect(await page.getByRole('rowheader').allInnerTexts()).toEqual([expect.stringContaining(song)]);
  });

  it('plays the preview: audio is decoded, and the position advances', async () => {
    await press(`Play preview of ${song}`);
    await tab.until(
      'globalThis.playedAudio?.currentTime > 0.5 && playedAudio.webkitAudioDecodedByteCount > 0',
      60_000,
    );
    const [began, src] = await page.evaluate<[number, string]>(
      '[playedAudio.currentTime, playedAudio.currentSrc]',
    );
    expect(new URL(src).origin).toBe(service.baseUrl);
    await tab.until(`playedAudio.currentTime > ${began + 0.3}`);
    await press('Pause (space bar)');
    expect(await page.evaluate<boolean>('playedAudio.paused')).toBe(true);
  });

  it('licenses the track for a video', async () => {
    await page.getByRole('link', { name: song }).first().click();
    await headingOf(page, song).waitFor();
    await page.getByLabel('Content ID').fill('video-1');
    await press('Issue license');
    const issued = page.getByRole('region', { name: 'Your license' });
    await issued.getByText(/^lic_\w+$/).waitFor();
    const sample = issued.getByRole('tabpanel');
    expect(await sample.innerText()).toContain(`curl -X POST '${service.baseUrl}/api/v1/licenses'`);
    await issued.getByRole('tab', { name: 'TypeScript' }).click();
    expect(await sample.innerText()).toContain('await api.issueLicense({');
    expect(await licenses()).toMatchObject([{ contentId: 'video-1', source: 'api', status: 'active' }]);
  });

  it('downloads the recording with the checksum that the service returned', async () => {
    const promised = page.waitForResponse(
      (response) => /\/download\?.*format=wav/.test(response.url()) && response.status() === 200,
    );
    const begun = page.waitForEvent('download');
    await page.getByLabel('Format').selectOption('wav');
    await press('Download as WAV');
    const [answer, file] = await Promise.all([promised, begun]);
    const { sha256 } = (await answer.json()) as { sha256: string };
    const bytes = await readFile(await file.path());
    expect(file.suggestedFilename()).toMatch(/\.wav$/);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    await said(`${sha256.slice(0, 12)}…`);
  });

  it('adds an endpoint, and receives a test event signed with its secret', async () => {
    await goTo('Webhooks');
    await page.getByRole('button', { name: 'Add endpoint' }).first().click();
    await dialog().getByLabel('URL').fill(`http://127.0.0.1:${receiver.port}/events`);
    await dialog().getByRole('button', { name: 'Add endpoint' }).click();
    await said('Signing secret');
    signingSecret = await keepSecret();
    await press('Send test event');
    await said('The test event was delivered.');
    expect(tests().map((one) => vouched(signingSecret, one))).toEqual(['endpoint.test']);
  });

  it('shows the response to a failed delivery, and sends the event again', async () => {
    status = 500;
    await press('Send test event');
    await said('The test event was not delivered yet.');
    await page.getByRole('link', { name: 'View delivery' }).click();
    await said('what I think of it');
    status = 204;
    await press('Send now');
    await page.getByText('delivered', { exact: true }).waitFor();
    const [first, ...failed] = tests().map(({ headers }) => headers['webhook-id']);
    // After five seconds it is sent again automatically, too.
    expect([failed.length > 1, new Set(failed).size, failed.includes(first)]).toEqual([true, 1, false]);
  });

  it('recovers events from before the endpoint existed', async () => {
    await page.locator('a.back').click();
    await press('Recover');
    await said(/^\d+ deliveries are queued\.$/);
    const types = await seenSoon(
      async () => receivedTypes(),
      (all) => all.includes('license.issued'),
      20_000,
    );
    expect(types).toContain('license.issued');
  });

  it('rotates the signing secret: for a day messages carry signatures with both secrets', async () => {
    await press('Rotate');
    await dialog().getByText('For 24 hours, every message carries two signatures').waitFor();
    await dialog().getByRole('button', { name: 'Rotate secret' }).click();
    await said('New signing secret');
    const fresh = await keepSecret();
    const before = tests().length;
    await press('Send test event');
    const [sent] = await seenSoon(
      async () => tests().slice(before),
      ({ length }) => length > 0,
      20_000,
    );
    if (!sent) throw new Error('nothing was sent');
    expect(fresh).not.toBe(signingSecret);
    for (const secret of [signingSecret, fresh]) expect(vouched(secret, sent)).toBe('endpoint.test');
  });

  it('sends an inbound event, which issues a license', async () => {
    await goTo('Webhooks');
    await page.getByRole('link', { name: 'Set up and test' }).click();
    await press('Create secret');
    await said('Signing secret');
    await keepSecret();
    await page.getByLabel('Content ID').fill('video-2');
    await page.getByRole('searchbox', { name: 'Tracks' }).fill(another);
    await press(`Add ${another}`);
    await press('Sign and send');
    await said(/^Response (?:202|503)/);
    if (await page.getByText(/^Response 503/).isVisible()) await press('Sign and send');
    await said(/^Response 202/);
    await page
      .getByRole('table', { name: /video-2/ })
      .getByText('licensed', { exact: true })
      .waitFor();
    expect(await licenses()).toContainEqual(
      expect.objectContaining({ contentId: 'video-2', source: 'webhook', status: 'active' }),
    );
  });

  it('finds a license by its status, and verifies its certificate', async () => {
    await goTo('Licenses');
    await page.getByLabel('Status').selectOption('revoked');
    await said('No licenses found');
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click();
    await page.getByRole('link', { name: 'video-1' }).click();
    await headingOf(page, 'video-1').waitFor();
    await press('Verify certificate');
    await said('Genuine and in force.');
    const seen = page.getByRole('region', { name: 'Public verification' });
    await seen.getByText('active', { exact: true }).waitFor();
  });

  it('revokes a license after a confirmation that names the consequences', async () => {
    await press('Revoke…');
    await dialog().getByText('will no longer be licensed to use').waitFor();
    await dialog().getByRole('button', { name: 'Revoke license' }).click();
    await said('You need an active license');
    expect(await licenses()).toContainEqual(
      expect.objectContaining({ contentId: 'video-1', status: 'revoked' }),
    );
  });

  it('saves the month as CSV, and shows another month', async () => {
    await goTo('Overview');
    const begun = page.waitForEvent('download');
    await press('Save CSV');
    const file = await begun;
    const month = new Date().toISOString().slice(0, 7);
    expect(file.suggestedFilename()).toBe(`usage-${partner.slug}-${month}.csv`);
    const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(head).toMatch(/^month,kind,name,/);
    expect(rows).toContainEqual(expect.stringMatching(`^${month},day,`));
    await page.goto('/portal/?month=2026-01');
    await headingOf(page, 'Overview of January 2026').waitFor();
    await page.getByLabel('Month (UTC)').selectOption(month);
    await headingOf(page, 'Overview of January 2026').waitFor({ state: 'hidden' });
    await page.getByRole('list', { name: 'Monthly totals' }).waitFor();
  });

  it('buys a plan in the sandbox, which is active immediately', async () => {
    await goTo('Plan');
    await page.getByRole('button', { name: 'Select Growth' }).click();
    await page.getByRole('button', { name: 'Select Stems' }).click();
    await press('Continue to payment');
    await headingOf(page, 'Sandbox checkout').waitFor();
    await noIssues();
    await page.getByRole('link', { name: 'Return to the platform without payment' }).click();
    await page.getByRole('region', { name: 'Open checkouts' }).waitFor();
    expect(await page.getByRole('button', { name: 'Select Growth' }).count()).toBe(0);
    await noIssues();
    await page.getByRole('link', { name: 'Go to payment' }).click();
    await headingOf(page, 'Sandbox checkout').waitFor();
    await press('Pay');
    await page.getByRole('link', { name: 'Return to the platform as paid' }).click();
    await said('Payment received.');
    for (const name of ['Growth', 'Stems'])
      await page.getByRole('article', { name }).getByText('Your plan', { exact: true }).waitFor();
    const { body } = await partner.client.get(`/api/v1/platforms/${partner.slug}/billing`);
    expect(body).toMatchObject({ tier: 'growth', entitlements: ['stems'] });
  });

  it('rotates the API key: removing the old one ends the session, and the sign-in page says why', async () => {
    await goTo('Credentials');
    const keys = page.getByRole('region', { name: 'API keys' });
    await keys.getByRole('button', { name: 'Create second API key' }).click();
    await said('shown only once');
    secondKey = await keepSecret();
    expect((await anyone.as(secondKey).get('/api/v1/tracks')).status).toBe(200);
    await keys.getByRole('button', { name: 'Remove first API key' }).click();
    await dialog().getByText('you will be signed out').waitFor();
    await dialog().getByRole('button', { name: 'Remove API key' }).click();
    await said('Your session has ended');
    expect((await partner.client.get('/api/v1/tracks')).status).toBe(401);
  });

  it('signs in with the new key and signs out', async () => {
    await signInByKey(page, secondKey);
    await press('Sign out');
    await page.getByLabel('API key').waitFor();
    await page.goto('/portal/licenses');
    await page.getByLabel('API key').waitFor();
  });
});
