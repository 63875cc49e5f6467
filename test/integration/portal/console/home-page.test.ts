import type { Browser } from 'playwright-core';
import { disabledBy } from '../../../../src/domain/webhooks/endpoint.ts';
import { anEndpoint } from '../../../support/builders/builders.ts';
import { noEffects } from '../../../support/effects.ts';
import {
  aDisputedTrack,
  aTrackDisputedInDraft,
} from '../../../support/http/successes/parties/dispute-successes.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser } from '../../../support/portal/browser.ts';
import { deliverAgain, pendingTracks, signInStaff } from '../../../support/portal/console.ts';
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
    await page.getByText('Searched the first 2 waiting items for your work.').waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByRole('region', { name: 'My work' }).getByRole('link', { name: last.title }).waitFor();
    await tracks.getByText('3', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: `Release the claim of ${last.title}` }).click();
    await page.getByText('You have no claims.').waitFor();
    expect(await service.ports.moderationStore.claimOf(last.trackId, service.now())).toBeUndefined();
    expect(tab.issues()).toEqual([]);
    await tab.close();
  });

  it('says that nobody disputes shares only when no dispute was left unexamined', async () => {
    await aTrackDisputedInDraft(service);
    const { trackId } = await aDisputedTrack(service);
    const tab = await aTab(browser, service.baseUrl);
    const { page } = tab;
    await signInStaff(service, tab, 'rights');
    await page.route(/\/staff\/disputes\?/, (route) =>
      route.continue({ url: route.request().url().replace('limit=5', 'limit=1') }),
    );
    await page.goto('/staff');
    const disputes = page.getByRole('region', { name: 'Disputed shares' });
    await disputes.getByText('None of the disputes that were examined match.').waitFor();
    expect(await disputes.getByText('Nobody disputes shares').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await disputes.getByRole('button', { name: 'Show more' }).click();
    const track = disputes.getByRole('rowheader').getByRole('link');
    expect(await track.getAttribute('href')).toBe(`/staff/tracks/${trackId}`);
    await disputes.getByRole('button', { name: 'Show more' }).waitFor({ state: 'detached' });
    expect(tab.issues()).toEqual([]);
    await tab.close();
  });

  it('shows the tracks that changed last, and admins the endpoints that the service disabled', async () => {
    const track = await service.aTrackWithSound({ title: 'First of all' });
    await service.aTrackWithSound({ title: 'Imported later' });
    await deliverAgain(service, track, { title: 'Latest of all' });
    const { trackId } = track;
    const { slug } = await service.aPartner();
    const { platform } = (await service.ports.registry.findBySlug(slug)) ?? {};
    if (!platform) throw new Error('no platform');
    const endpoint = anEndpoint({ platformId: platform.platformId, url: 'https://gone.example/?key=1' }, 1);
    await service.ports.endpointStore.add(endpoint, { count: 0 });
    await service.ports.endpointStore.change({
      endpoint: disabledBy(endpoint, 'gone', service.now()),
      guards: { version: 1 },
      effects: noEffects,
    });
    const tab = await aTab(browser, service.baseUrl);
    const { page } = tab;
    await signInStaff(service, tab, 'admin');
    await page.goto('/staff');
    const changes = page.getByRole('table', { name: 'Latest changes of tracks' });
    await changes.getByRole('link', { name: 'Latest of all' }).waitFor();
    const names = await changes.getByRole('link').allTextContents();
    expect(names.slice(0, 2)).toEqual(['Latest of all', 'Imported later']);
    const row = page
      .getByRole('table', { name: 'Disabled endpoints' })
      .getByRole('row', { name: /gone\.example/ });
    await row.getByText('It responded with 410', { exact: true }).waitFor();
    expect(await row.textContent()).not.toContain('key');
    expect(await violationsOf(page)).toEqual([]);
    await row.getByRole('link', { name: platform.name }).click();
    await page.getByRole('heading', { level: 1, name: platform.name }).waitFor();
    await page.goto('/staff');
    await changes.getByRole('link', { name: 'Latest of all' }).click();
    await page.waitForURL(`**/tracks/${trackId}`);
    await signInStaff(service, tab, 'moderator');
    await page.goto('/staff');
    await changes.waitFor();
    expect(await page.getByText('Disabled endpoints').count()).toBe(0);
    expect(tab.issues()).toEqual([]);
    await tab.close();
  });
});
