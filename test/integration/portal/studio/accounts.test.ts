import type { Browser, Page } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { mailedArtistCode } from '../../../support/clients/mailed-links.ts';
import { aConfirmedLabel } from '../../../support/http/successes/artist-successes.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf } from '../../../support/portal/console.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

const password = 'seven calm harbours';

needing('chromium', 'accounts in the studio', () => {
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
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const signIn = async (page: Page, email: string, secret: string) => {
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password').fill(secret);
    await press(page, 'Sign in');
  };

  it('are registered, confirmed with the emailed code, and signed out and in again', async () => {
    await inTab(async (page, { context }) => {
      const email = 'mara@studio.example';
      await page.goto('/studio');
      await page.getByRole('link', { name: 'Register your artist or label account' }).click();
      await page.getByLabel('Name of the artist').fill('Mara Lind');
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password').fill('short');
      await page.getByLabel('Country', { exact: true }).selectOption({ label: 'Germany' });
      await press(page, 'Register');
      await page.getByText('Confirm that you are of age.').waitFor();
      await page.getByLabel('I am of age in my country.').check();
      await page.getByLabel(/I accept version 1 of the agreement/).check();
      await press(page, 'Register');
      await page.getByText('must have 12 to 256 characters').waitFor();
      await page.getByLabel('Password').fill(password);
      await press(page, 'Register');
      await headingOf(page, 'Tracks of Mara Lind').waitFor();
      const [cookie] = await context.cookies();
      expect([cookie?.name, cookie?.httpOnly, cookie?.sameSite]).toEqual(['artist_session', true, 'Strict']);
      await page.getByLabel('Code from the email').fill('avc_wrong');
      await press(page, 'Confirm');
      await page.getByText('This code is invalid or has expired. Request a new one.').waitFor();
      await page.getByLabel('Code from the email').fill(await mailedArtistCode(service, email, 'avc'));
      await press(page, 'Confirm');
      await page.getByText('You have no tracks yet.').waitFor();
      await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor({ state: 'detached' });
      await press(page, 'Sign out');
      await headingOf(page, 'Sign in to the studio').waitFor();
      expect(await context.cookies()).toEqual([]);
      await signIn(page, email, 'another passphrase');
      await page.getByText(/^The email address or the password is wrong/).waitFor();
      await signIn(page, email, password);
      await headingOf(page, 'Tracks of Mara Lind').waitFor();
    });
  });

  it('do not show a stranger that an address has one', async () => {
    await inTab(async (page) => {
      const { email } = await aConfirmedLabel(service);
      await page.goto('/studio/register');
      await page.getByLabel('Name of the artist').fill('Someone Else');
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password').fill('not the password of that account');
      await page.getByLabel('I am of age in my country.').check();
      await page.getByLabel(/I accept version 1 of the agreement/).check();
      await press(page, 'Register');
      await headingOf(page, 'Check your email').waitFor();
      await page.getByText(`We sent an email to ${email}.`).waitFor();
    });
  });

  it('get a new password by email', async () => {
    await inTab(async (page) => {
      const { email } = await aConfirmedLabel(service);
      await page.goto('/studio/password');
      await page.getByLabel('Email address').fill(email);
      await press(page, 'Email me a code');
      await page.getByText(`If ${email} has an account`).waitFor();
      await page.getByLabel('Code from the email').fill(await mailedArtistCode(service, email, 'apc'));
      await page.getByLabel('New password').fill('eight calm harbours');
      await press(page, 'Set password');
      await headingOf(page, 'Tracks of Mara Lind').waitFor();
    });
  });

  it('of labels are joined with an emailed code', async () => {
    await inTab(async (page) => {
      const { client } = await aConfirmedLabel(service);
      const email = 'noor@studio.example';
      await client.post('/api/v1/artists/me/members', { email, role: 'editor' });
      await page.goto(`/studio/join#code=${await mailedArtistCode(service, email, 'aic')}`);
      await page.getByLabel('Password').fill(password);
      await press(page, 'Join');
      await page.getByRole('link', { name: 'Sign in' }).first().click();
      await signIn(page, email, password);
      await headingOf(page, 'Tracks of Mara Lind').waitFor();
    });
  });

  it('are left in every tab when one signs out, and the session of another member replaces them', async () => {
    await inTab(async (page, { context }) => {
      const { email } = await aConfirmedLabel(service);
      await page.goto('/studio');
      await signIn(page, email, 'seven calm harbours');
      await headingOf(page, 'Tracks of Mara Lind').waitFor();
      const other = await context.newPage();
      await other.goto('/studio');
      await headingOf(other, 'Tracks of Mara Lind').waitFor();
      await press(other, 'Sign out');
      await headingOf(other, 'Sign in to the studio').waitFor();
      await page.evaluate(`dispatchEvent(new Event('visibilitychange'))`);
      await page.getByText('Your session has ended. Sign in again.').waitFor();
    });
  });
});
