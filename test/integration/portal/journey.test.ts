import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { violationsOf } from '../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../support/portal/browser.ts';
import { headingOf, musicIn, signInByKey } from '../../support/portal/visits.ts';
import { needing } from '../../support/needing.ts';
import { httpReceiver, type HttpReceiver } from '../../support/receiver.ts';
import { aService, type Partner, type TestService } from '../../support/service.ts';
import { verifiedBy } from '../../support/webhook-story.ts';

needing('chromium', "a partner's engineer in the portal", () => {
  let service: TestService;
  let partner: Partner;
  let browser: Browser;
  let tab: Tab;
  let page: Page;
  let receiver: HttpReceiver;
  let status = 204;
  let secondKey: string;

  beforeAll(async () => {
    receiver = await httpReceiver((response) => response.writeHead(status).end('what I think of it'));
    service = await aService({ sound: 'real', environment: { ALLOW_LOOPBACK_URLS: '1' } });
    [, browser, partner] = await Promise.all([musicIn(service), openBrowser(), service.aPartner()]);
    tab = await aTab(browser, service.baseUrl);
    page = tab.page;
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await service.close();
    await receiver.close();
  });
  /** Nothing is wrong with the page as each step leaves it, for whoever sees, hears or looks into the console. */
  const unflawed = async () => expect([...(await violationsOf(page)), ...tab.flaws()]).toEqual([]);
  afterEach(unflawed);

  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const goTo = (name: string) =>
    page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name }).click();
  const said = (text: string | RegExp) => page.getByText(text).first().waitFor();
  const dialog = () => page.getByRole('dialog');
  /** Reads the secret that is shown once, and says that it is kept. */
  const keepSecret = async () => {
    const secret = (await dialog().locator('.secret code').first().textContent()) ?? '';
    await dialog().getByLabel('I have kept it').check();
    await dialog().getByRole('button', { name: 'Done' }).click();
    return secret;
  };
  const licenses = async () =>
    (await partner.client.get('/api/v1/licenses')).body['data'] as readonly Record<string, unknown>[];

  it('signs in with the API key, and sees the month', async () => {
    await signInByKey(page, partner.apiKey);
    await said('The first five minutes');
    await page.getByRole('list', { name: 'Figures of the month' }).waitFor();
  });

  it('finds a track while typing, with a search that a link carries', async () => {
    await goTo('Catalog');
    await said('2 tracks');
    await page.getByLabel('Search').pressSequentially('daw', { delay: 30 });
    await said('1 track');
    await page.waitForURL(/\?q=daw$/);
    expect(await page.getByRole('rowheader').allInnerTexts()).toEqual([
      expect.stringContaining('Song of dawn'),
    ]);
  });

  it('hears the preview: sound is decoded, and its time moves', async () => {
    await press('Play the preview of Song of dawn');
    await tab.until('globalThis.heard?.currentTime > 0.5 && heard.webkitAudioDecodedByteCount > 0');
    const [began, src] = await page.evaluate<[number, string]>('[heard.currentTime, heard.currentSrc]');
    expect(new URL(src).origin).toBe(service.baseUrl);
    await tab.until(`heard.currentTime > ${began + 0.3}`);
    await press('Pause (space bar)');
    expect(await page.evaluate<boolean>('heard.paused')).toBe(true);
  }, 60_000);

  it('licenses it for a video', async () => {
    await page.getByRole('link', { name: 'Song of dawn' }).first().click();
    await headingOf(page, 'Song of dawn').waitFor();
    await page.getByLabel('Content id').fill('video-1');
    await press('Issue the license');
    const issued = page.getByRole('region', { name: 'Your license' });
    await issued.getByText(/^lic_\w+$/).waitFor();
    expect(await licenses()).toMatchObject([{ contentId: 'video-1', source: 'api', status: 'active' }]);
  });

  it('downloads the recording, byte for byte what the service promised', async () => {
    const promised = page.waitForResponse(/\/download\?.*format=wav/);
    const begun = page.waitForEvent('download');
    await press('Download as WAV');
    const [answer, file] = await Promise.all([promised, begun]);
    const { sha256 } = (await answer.json()) as { sha256: string };
    const bytes = await readFile(await file.path());
    expect(file.suggestedFilename()).toMatch(/\.wav$/);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    await said(`${sha256.slice(0, 12)}…`);
  }, 60_000);

  it('adds a webhook, and a test event arrives that its secret signed', async () => {
    await goTo('Webhooks');
    await page.getByRole('button', { name: 'Add an endpoint' }).first().click();
    await dialog().getByLabel('Address').fill(`http://127.0.0.1:${receiver.port}/events`);
    await dialog().getByRole('button', { name: 'Add the endpoint' }).click();
    await said('Signing secret');
    const secret = await keepSecret();
    await press('Send a test event');
    await said('The test event arrived.');
    const [arrived] = receiver.received;
    const headers = arrived?.headers as Readonly<Record<string, string>>;
    expect(verifiedBy(secret, { url: '', body: arrived?.body ?? '', headers })).toMatchObject({
      type: 'endpoint.test',
    });
  });

  it('sees what the server answered to a delivery that failed, and sends it again', async () => {
    status = 500;
    await press('Send a test event');
    await said('The test event has not arrived yet.');
    await page.getByRole('link', { name: 'Its delivery' }).click();
    await said('what I think of it');
    status = 204;
    await press('Send now');
    await page.getByText('delivered', { exact: true }).waitFor();
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, ids[1] === ids[2], ids[0] === ids[1]]).toEqual([3, true, false]);
  });

  it('tries out an event of their own, which issues a license', async () => {
    await goTo('Webhooks');
    await page.getByRole('link', { name: 'Set up and try out' }).click();
    await press('Make a secret');
    await said('Signing secret');
    await keepSecret();
    await page.getByLabel('Content id').fill('video-2');
    await press('Add Song of dusk');
    await press('Sign and send');
    await said(/^Answered 202/);
    await page
      .getByRole('table', { name: /video-2/ })
      .getByText('licensed', { exact: true })
      .waitFor();
    expect(await licenses()).toContainEqual(
      expect.objectContaining({ contentId: 'video-2', source: 'webhook', status: 'active' }),
    );
  });

  it('revokes a license after its consequence was named', async () => {
    await goTo('Licenses');
    await page.getByRole('link', { name: 'video-1' }).click();
    await headingOf(page, 'video-1').waitFor();
    await press('Revoke …');
    await dialog().getByText('is no longer licensed to use').waitFor();
    await dialog().getByRole('button', { name: 'Revoke the license' }).click();
    await said('Only an active license gives the recording.');
    expect(await licenses()).toContainEqual(
      expect.objectContaining({ contentId: 'video-1', status: 'revoked' }),
    );
  });

  it('buys a plan in the sandbox, and holds it at once', async () => {
    await goTo('Plan');
    await page.getByRole('checkbox', { name: /Growth tier/ }).check();
    await page.getByRole('checkbox', { name: /Stems/ }).check();
    await press('To the payment');
    await headingOf(page, 'Sandbox checkout').waitFor();
    await unflawed();
    await press('Pay');
    await page.getByRole('link', { name: 'Back to the platform: paid' }).click();
    await said('The payment has arrived.');
    const held = page.getByRole('region', { name: 'What you have' });
    await held.getByText('growth', { exact: true }).waitFor();
    await held.getByText('included', { exact: true }).waitFor();
    const { body } = await partner.client.get(`/api/v1/platforms/${partner.slug}/billing`);
    expect(body).toMatchObject({ tier: 'growth', entitlements: ['stems'] });
  });

  it('rotates the API key: with the old one the session ends, and sign-in says why', async () => {
    await goTo('Credentials');
    const keys = page.getByRole('region', { name: 'API keys' });
    await keys.getByRole('button', { name: 'Make the second' }).click();
    await said('It is shown this once');
    secondKey = await keepSecret();
    expect((await service.anyone.as(secondKey).get('/api/v1/tracks')).status).toBe(200);
    await keys.getByRole('button', { name: 'Remove the first' }).click();
    await dialog().getByText('you will be signed out').waitFor();
    await dialog().getByRole('button', { name: 'Remove the API key' }).click();
    await said('That session has ended');
    expect((await partner.client.get('/api/v1/tracks')).status).toBe(401);
  });

  it('signs in with the new key, and out again', async () => {
    await signInByKey(page, secondKey);
    await press('Sign out');
    await page.getByLabel('API key').waitFor();
    await page.goto('/portal/licenses');
    await page.getByLabel('API key').waitFor();
  });
});
