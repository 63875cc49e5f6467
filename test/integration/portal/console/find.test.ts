import type { Browser, Page } from 'playwright-core';
import { accountId, anArtistAddition } from '../../../support/artists/artist-builders.ts';
import { aPayout, aRun } from '../../../support/builders/payouts/payout-builders.ts';
import { aPeriod } from '../../../support/builders/royalties/random-period.ts';
import { aSubscriber } from '../../../support/http/successes/billing-operations.ts';
import { closedInStore } from '../../../support/http/successes/royalties/royalty-successes.ts';
import { aDecisionDto } from '../../../support/http/successes/moderation-successes.ts';
import { noEffects } from '../../../support/effects.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf, signInStaff } from '../../../support/portal/console.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { aService, anOrder, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'the search by ID in the console', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService({}), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  const inTab = inTabOf(
    () => browser,
    () => service,
  );
  /** Opens the dialog by keyboard, and enters an ID. */
  const find = async (page: Page, id: string) => {
    await page.getByRole('button', { name: 'Find by ID' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    await page.keyboard.insertText(id);
    await page.keyboard.press('Enter');
  };

  it('opens a record from any page by keyboard alone, also by an ISRC and with spaces around', () =>
    inTab(async (page, tab) => {
      const track = await service.aTrackInCatalog({ title: 'Night Ferry' });
      const { slug } = await service.aPartner({ name: 'Harbour Video' });
      await signInStaff(service, tab, 'rights');
      await page.goto('/staff/transparency');
      await find(page, `  ${track.trackId}\n`);
      await headingOf(page, 'Night Ferry').waitFor();
      expect(new URL(page.url()).pathname).toBe(`/staff/tracks/${track.trackId}`);
      expect(await page.getByRole('dialog').count()).toBe(0);
      await find(page, slug);
      await headingOf(page, 'Harbour Video').waitFor();
      await find(page, track.isrc);
      await headingOf(page, 'Night Ferry').waitFor();
    }));

  it('opens the decision with the ID in the history of its track', () =>
    inTab(async (page, tab) => {
      const { trackId } = await service.aTrackInCatalog({ title: 'Meadow' });
      const { token } = await signInStaff(service, tab, 'rights');
      const decision = aDecisionDto('take_down', { facts: 'A court decided so.' });
      const made = await service.anyone.as(token).post(`/api/v1/staff/tracks/${trackId}/decisions`, decision);
      expect(made.status).toBe(201);
      await page.goto('/staff');
      await find(page, made.member('decisionId'));
      await headingOf(page, 'Meadow').waitFor();
      await page.getByText('A court decided so.').first().waitFor();
      await page.locator('li[aria-current]').getByText('Taken down').waitFor();
    }));

  it('opens the page of an invoice, of a royalty statement, of an event and of a delivery', () =>
    inTab(async (page, tab) => {
      const { slug, client, platformId } = await aSubscriber(
        await service.aPartner({ name: 'Meadow Films' }),
      );
      const { token } = await signInStaff(service, tab, 'finance');
      const invoices = await service.anyone.as(token).get(`/api/v1/staff/invoices?platform=${slug}`);
      const [invoice] = invoices.body['data'] as readonly { readonly invoiceId: string }[];
      const { statements } = await closedInStore(service, aPeriod(), { owner: accountId(1) });
      const { trackId } = await service.aTrackInCatalog();
      const endpoint = await client.post(`/api/v1/platforms/${slug}/webhooks`, {
        url: 'https://receiver.example/events?key=1',
        eventTypes: ['license.issued'],
      });
      expect((await client.post('/api/v1/licenses', anOrder(trackId))).status).toBe(201);
      const events = await service.ports.outbox.list({ limit: 100 });
      const issued = events.find((event) => event.platformId === platformId);
      const log = `/api/v1/platforms/${slug}/webhooks/${endpoint.member('endpointId')}/deliveries`;
      const { body } = await seenSoon(
        () => client.get(log),
        (listed) => (listed.body['data'] as readonly object[]).length === 1,
        60_000,
      );
      const [delivery] = body['data'] as readonly { readonly deliveryId: string }[];
      await page.goto('/staff');
      await find(page, invoice?.invoiceId ?? '');
      await headingOf(page, 'Finance').waitFor();
      expect(new URL(page.url()).search).toBe(`?invoiceId=${invoice?.invoiceId}&platform=${platformId}`);
      await page.getByRole('rowheader', { name: /^Meadow Films/v }).waitFor();
      await find(page, statements[0]?.file.statement.statementId ?? '');
      await headingOf(page, /^Statement of /v).waitFor();
      await find(page, issued?.eventId ?? '');
      await headingOf(page, 'license.issued').waitFor();
      await page.getByText(`"trackId": "${trackId}"`).waitFor();
      await page.getByRole('link', { name: 'receiver.example' }).click();
      await page.getByRole('region', { name: 'Attempts' }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/staff/deliveries/${delivery?.deliveryId}`);
      await page.goto('/staff');
      await find(page, delivery?.deliveryId ?? '');
      await page.getByRole('region', { name: 'Attempts' }).waitFor();
      await page.getByText(`"trackId": "${trackId}"`).waitFor();
      await page.getByRole('link', { name: issued?.eventId ?? '' }).waitFor();
    }));

  it('opens the page of a payout run, of a payout and of a payee', () =>
    inTab(async (page, tab) => {
      const { artist, account, ...addition } = anArtistAddition(1);
      await service.ports.artistStore.add({ artist, account, ...addition });
      const payout = aPayout({ accountId: account.accountId });
      const run = aRun([payout]);
      await service.ports.payoutStore.propose({ run, payouts: [payout], effects: noEffects });
      await signInStaff(service, tab, 'finance');
      for (const id of [run.runId, payout.payoutId]) {
        await page.goto('/staff');
        await find(page, id);
        await headingOf(page, /^Payout run of /v).waitFor();
        expect(new URL(page.url()).search).toBe(`?run=${run.runId}`);
      }
      await find(page, account.accountId);
      await page.getByText('The payout details are hidden.').waitFor();
      expect(new URL(page.url()).search).toBe(`?account=${account.accountId}`);
    }));

  it('says that no record has the ID, or that the roles do not include its page', () =>
    inTab(async (page, tab) => {
      const { trackId } = await service.aTrackInCatalog({ title: 'Night Ferry' });
      await signInStaff(service, tab, 'finance');
      await page.goto('/staff/platforms');
      await find(page, 'trk_none');
      const dialog = page.getByRole('dialog');
      await dialog.getByText('No record has the ID').waitFor();
      await dialog.getByRole('textbox').fill(trackId);
      await page.keyboard.press('Enter');
      await dialog.getByText('Your roles do not include a page that shows it.').waitFor();
      await dialog.getByText('Night Ferry').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('textbox').fill('two words');
      await dialog.getByText('An ID has only letters, digits').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await page.evaluate('location.pathname')).toBe('/staff/platforms');
    }));
});
