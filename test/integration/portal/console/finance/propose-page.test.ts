import type { Browser, Page } from 'playwright-core';
import { aConfirmedArtist } from '../../../../support/http/successes/artist-successes.ts';
import { aVerifiedPayee } from '../../../../support/http/successes/royalties/payout-successes.ts';
import { needing } from '../../../../support/needing.ts';
import { violationsOf } from '../../../../support/portal/axe.ts';
import { openBrowser } from '../../../../support/portal/browser.ts';
import { inTabOf, press, signInStaff } from '../../../../support/portal/console.ts';
import { settled } from '../../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../../support/service/service.ts';

/** Lets requests for balances fail at first, and then serves the balances with empty pages after them that never end. */
const serveBalances = async (page: Page) => {
  let isFailing = true;
  let read = 0;
  await page.route(/\/staff\/payees\?/v, async (route) => {
    if (isFailing) {
      const body = JSON.stringify({ status: 500, code: 'INTERNAL_ERROR', detail: 'The service failed.' });
      await route.fulfill({ status: 500, contentType: 'application/problem+json', body });
      return;
    }
    read += 1;
    const pagination = { nextCursor: `cursor-${read}` };
    if (read > 1) {
      await route.fulfill({ json: { data: [], pagination } });
      return;
    }
    const response = await route.fetch();
    const { data } = (await response.json()) as { readonly data: readonly unknown[] };
    await route.fulfill({ response, json: { data, pagination } });
  });
  return { recover: () => (isFailing = false), read: () => read };
};

needing('chromium', 'the proposal of a payout run', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  const inTab = inTabOf(
    () => browser,
    () => service,
  );

  it('is confirmed only after the balances were read, which are read once, with a note if there are more', async () => {
    const finance = service.anyone.as((await service.aColleague('finance')).token);
    const { client } = await aConfirmedArtist(service, { name: 'Mara Lind' });
    await aVerifiedPayee(service, finance, client, { amount: 5_500 });
    await inTab(async (page, tab) => {
      await signInStaff(service, tab, 'finance');
      const balances = await serveBalances(page);
      await page.goto('/staff/finance/payouts?run=new');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      expect(await page.getByRole('button', { name: 'Propose run…' }).isDisabled()).toBe(true);
      balances.recover();
      await press(page, 'Try again');
      await press(page, 'Propose run…');
      const dialog = page.getByRole('dialog', { name: 'Propose this run?' });
      await dialog.getByText('The number and the total are those of the first 1 balances.').waitFor();
      expect(await dialog.innerText()).toMatch(/Payouts\s+1\s+Total\s+€55\.00/v);
      await settled(tab);
      expect(await violationsOf(page)).toEqual([]);
      expect(balances.read()).toBe(200);
    });
  });
});
