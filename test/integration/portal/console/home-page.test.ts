import type { Browser } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { aTab, openBrowser } from '../../../support/portal/browser.ts';
import { pendingTracks, signInStaff } from '../../../support/portal/console.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'the home page of the console', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService({}), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  it('finds claims on later pages of the queue, and releases them', async () => {
    const [, , last] = await pendingTracks(service, 3);
    if (!last) throw new Error('no track');
    const tab = await aTab(browser, service.baseUrl);
    const { page } = tab;
    const { token } = await signInStaff(service, tab, 'moderator');
    await service.anyone.as(token).post('/api/v1/staff/queue/claims', { subject: last.trackId });
    await page.route(/\/staff\/queue\?/, (route) =>
      route.continue({ url: route.request().url().replace('limit=100', 'limit=2') }),
    );
    await page.goto('/staff');
    const tracks = page.getByRole('region', { name: 'Tracks to review' });
    await tracks.getByText('2+', { exact: true }).waitFor();
    await page.getByText('You have no claims.').waitFor();
    await page.getByText('Searched the first 2 waiting items for your claims.').waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('link', { name: last.title }).waitFor();
    await tracks.getByText('3', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: `Release the claim of ${last.title}` }).click();
    await page.getByText('You have no claims.').waitFor();
    expect(await service.ports.moderationStore.claimOf(last.trackId, service.now())).toBeUndefined();
    expect(tab.issues()).toEqual([]);
    await tab.close();
  });
});
