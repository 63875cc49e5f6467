import type { Browser } from 'playwright-core';
import { aConfirmedArtist, claimed } from '../../../support/http/successes/artist-successes.ts';
import { needing } from '../../../support/needing.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf, press, signInStaff, toast } from '../../../support/portal/console.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

const me = '/api/v1/artists/me';

needing('chromium', 'the artists in the console', () => {
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

  it('are found by the address of a member, and shown with their account', () =>
    inTab(async (page, tab) => {
      const { client, email } = await aConfirmedArtist(service);
      await client.ask('PATCH', me, { body: { name: 'Ylva Grün', country: 'SE' } });
      await aConfirmedArtist(service);
      await signInStaff(service, tab, 'moderator');
      await page.goto('/staff');
      await press(page, 'Artists', 'link');
      await headingOf(page, 'Artists').waitFor();
      await page.getByRole('row', { name: /Mara Lind/ }).waitFor();
      await page.getByLabel('Search').fill(email);
      await page.getByRole('row', { name: /Mara Lind/ }).waitFor({ state: 'detached' });
      await press(page, 'Ylva Grün', 'link');
      await headingOf(page, 'Ylva Grün').waitFor();
      await page.getByText((await client.get(me)).member('accountId')).waitFor();
      await page
        .getByRole('row', { name: new RegExp(email) })
        .getByText('Owner')
        .waitFor();
      expect(await page.getByRole('link', { name: 'View audit log' }).count()).toBe(0);
    }));

  it('get the decisions about their claims with reasons', () =>
    inTab(async (page, tab) => {
      const artist = await aConfirmedArtist(service);
      await claimed(service, artist);
      const statement = 'Your site names the account.';
      const { body: listed } = await artist.client.get(`${me}/claims`);
      const [claim] = listed['data'] as readonly { readonly artistName: string }[];
      await signInStaff(service, tab, 'rights');
      await page.goto('/staff/artists');
      const row = page.getByRole('row', { name: new RegExp(claim?.artistName ?? '') });
      await row.getByText('Our contract.').waitFor();
      await row.getByRole('button', { name: /^Approve/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Approve this claim?' });
      await dialog.getByRole('button', { name: 'Approve claim' }).click();
      await dialog.getByText('Nothing was approved: enter the reasons.').waitFor();
      await dialog.getByLabel('Reasons').fill(statement);
      await dialog.getByRole('button', { name: 'Approve claim' }).click();
      await toast(page, 'Claim approved');
      await page.getByText('No claim is open.').waitFor();
      const { body } = await artist.client.get(`${me}/claims`);
      expect(body['data']).toMatchObject([{ status: 'approved', statement }]);
    }));
});
