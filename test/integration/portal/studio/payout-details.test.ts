import type { Browser } from 'playwright-core';
import { seenSoon } from '../../../support/eventually.ts';
import { aConfirmedLabel, anArtist, fullProfile } from '../../../support/http/successes/artist-successes.ts';
import {
  aVerifiedPayee,
  withOldDetails,
} from '../../../support/http/successes/royalties/payout-successes.ts';
import { needing } from '../../../support/needing.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf } from '../../../support/portal/console.ts';
import { signInArtist } from '../../../support/portal/studio.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

const me = '/api/v1/artists/me';

needing('chromium', 'the payout details of the studio', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([
      aService({ environment: { EVENT_WORKER: 'off' } }),
      openBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  const inTab = inTabOf(
    () => browser,
    () => service,
  );

  it('are set, changed and removed with the password', async () => {
    const owner = await aConfirmedLabel(service);
    const account = async () => (await owner.client.get('/api/v1/artists/me')).body['payout'];
    await inTab(async (page, tab) => {
      await signInArtist(service, tab, owner);
      await page.goto('/studio/statements');
      const panel = page.getByRole('region', { name: 'Payout details' });
      await panel.getByText('We pay nothing until your account has payout details.').waitFor();
      await panel.getByRole('button', { name: 'Add payout details' }).click();
      const dialog = page.getByRole('dialog');
      const save = dialog.getByRole('button', { name: 'Save payout details' });
      await dialog.getByLabel('Account holder').fill('Mara Lind');
      await dialog.getByLabel('IBAN', { exact: true }).fill('DE75 5121 0800 1245 1261 98');
      expect(await save.isDisabled()).toBe(true);
      await dialog.getByLabel('Your password').fill('not the password');
      await save.click();
      await dialog.getByText('must be an IBAN with valid check digits').waitFor();
      await dialog.getByLabel('IBAN', { exact: true }).fill('DE75 5121 0800 1245 1261 99');
      await save.click();
      await dialog.getByRole('alert').waitFor();
      expect(await account()).toBeUndefined();
      await dialog.getByLabel('Your password').fill(fullProfile.password);
      await save.click();
      await panel.getByText('DE••6199').waitFor();
      await panel.getByText('not verified yet').waitFor();
      await panel.getByText(/^We make no payouts until/).waitFor();
      expect(await page.locator('body').textContent()).not.toContain('5121');

      await panel.getByRole('button', { name: 'Change payout details' }).click();
      await dialog.getByLabel('Type of account').selectOption('account');
      await dialog.getByLabel('Account holder').fill('Mara Lind');
      await dialog.getByLabel('Country of the bank').selectOption('US');
      await dialog.getByLabel('Bank code').fill('026009593');
      await dialog.getByLabel('Account number').fill('1234567890');
      await dialog.getByLabel('Your password').fill(fullProfile.password);
      await save.click();
      await panel.getByText('US••7890').waitFor();

      await panel.getByRole('button', { name: 'Remove payout details' }).click();
      await dialog.getByLabel('Your password').fill(fullProfile.password);
      await dialog.getByRole('button', { name: 'Remove payout details' }).click();
      await panel.getByText('We pay nothing until your account has payout details.').waitFor();
      expect(await account()).toBeUndefined();
    });
  });

  it('need a confirmed address', async () => {
    await inTab(async (page, tab) => {
      await signInArtist(service, tab, await anArtist(service));
      await page.goto('/studio/statements');
      await page.getByText('Confirm your email address on the home page').waitFor();
      expect(await page.getByRole('button', { name: 'Add payout details' }).count()).toBe(0);
    });
  });

  it('that were removed or added elsewhere are read again, and removed ones are not shown as verified', async () => {
    const owner = await aConfirmedLabel(service);
    const finance = service.anyone.as((await service.aColleague('finance')).token);
    const { accountId } = await aVerifiedPayee(service, finance, owner.client);
    const account = async () => (await owner.client.get(me)).body;
    await inTab(async (page, tab) => {
      await signInArtist(service, tab, owner);
      let reads = 0;
      /** Loads the page with a session that was read before a change. */
      const openWith = async (earlier: Readonly<Record<string, unknown>>) => {
        reads = 0;
        await page.route(`**${me}`, (route) => {
          reads += 1;
          return reads === 1 ? route.fulfill({ json: earlier }) : route.continue();
        });
        await page.goto('/studio/statements');
      };
      const panel = page.getByRole('region', { name: 'Payout details' });
      const verified = panel.getByText('verified', { exact: true });
      const withDetails = await account();
      await openWith(withDetails);
      await verified.waitFor();
      await page.unroute(`**${me}`);

      const removed = await owner.client.ask('PATCH', me, {
        body: { payout: null, password: fullProfile.password },
      });
      expect(removed.status).toBe(200);
      await openWith(withDetails);
      await panel.getByText('We pay nothing until your account has payout details.').waitFor();
      expect(await verified.count()).toBe(0);
      expect(
        await seenSoon(
          async () => reads,
          (count) => count > 1,
        ),
      ).toBeGreaterThan(1);
      await page.unroute(`**${me}`);

      const withoutDetails = await account();
      await withOldDetails(service, accountId);
      await openWith(withoutDetails);
      await panel.getByText('DE••6199').waitFor();
      await page.unroute(`**${me}`);
    });
  });
});
