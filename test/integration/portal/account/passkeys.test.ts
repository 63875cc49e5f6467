import type { Browser, CDPSession } from 'playwright-core';
import { mailedSignInLink } from '../../../support/clients/mailed-links.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { headingOf, settled } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'passkeys in the portal', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  /** An authenticator of the browser that needs nobody's finger. */
  const anAuthenticator = async ({ context, page }: Tab) => {
    const devtools: CDPSession = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
        ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      },
    });
    const verifies = (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    return { verifies };
  };

  /** A member who has signed in by email, on the page of the account. */
  const aMember = async (email: string): Promise<Tab> => {
    const partner = await service.aPartner();
    await partner.client.post(`/api/v1/platforms/${partner.slug}/members`, { email, role: 'owner' });
    const tab = await aTab(browser, service.baseUrl);
    await tab.page.goto(`/portal/#${await mailedSignInLink(service, email)}`);
    await tab.page.getByRole('button', { name: 'Sign in to Platform Licensing' }).click();
    await headingOf(tab.page, /^Overview of/).waitFor();
    await tab.page.goto('/portal/account');
    return tab;
  };
  const press = ({ page }: Tab, name: string) => page.getByRole('button', { name, exact: true }).click();
  const seen = ({ page }: Tab, text: string) => page.getByText(text).first().waitFor();
  const fine = async (tab: Tab) => {
    await settled(tab);
    expect([...(await violationsOf(tab.page)), ...tab.issues()]).toEqual([]);
  };
  const add = async (tab: Tab, name: string) => {
    await press(tab, 'Add a passkey…');
    await tab.page.getByRole('textbox', { name: 'Name' }).fill(name);
    await press(tab, 'Create passkey');
  };
  const signOut = async ({ page, context }: Tab) => {
    await context.clearCookies();
    await page.goto('/portal/');
    await headingOf(page, 'Partner portal').waitFor();
  };

  it('are added, sign in, are renamed and removed', async () => {
    const tab = await aMember('ada@keys.example');
    const { page } = tab;
    try {
      await anAuthenticator(tab);
      await seen(tab, 'You have no passkeys yet.');
      await add(tab, 'Laptop');
      await page.getByRole('row').filter({ hasText: 'Laptop' }).getByText('Never').waitFor();
      await fine(tab);

      await signOut(tab);
      await fine(tab);
      await press(tab, 'Sign in with a passkey');
      await headingOf(page, /^Overview of/).waitFor();
      await page.goto('/portal/account');
      await seen(tab, 'Signed in as ada@keys.example.');
      await page.getByRole('row').filter({ hasText: 'Laptop' }).waitFor();
      expect(await page.getByRole('row').filter({ hasText: 'Never' }).count()).toBe(0);
      expect(await page.getByRole('row').filter({ hasText: 'Chrome' }).count()).toBe(2);

      await press(tab, 'Rename Laptop…');
      await page.getByRole('textbox', { name: 'Name' }).fill('Laptop at home');
      await fine(tab);
      await press(tab, 'Rename');
      await seen(tab, 'Passkey renamed to Laptop at home');
      await press(tab, 'Remove Laptop at home…');
      await press(tab, 'Remove passkey');
      await seen(tab, 'You have no passkeys yet.');

      await signOut(tab);
      await press(tab, 'Sign in with a passkey');
      await seen(tab, 'This passkey does not sign you in here');
      expect(tab.issues()).toEqual([]);
    } finally {
      await tab.close();
    }
  });

  it('are neither created nor used while the authenticator does not verify the person', async () => {
    const tab = await aMember('kim@keys.example');
    try {
      const { verifies } = await anAuthenticator(tab);
      await verifies(false);
      await add(tab, 'Laptop');
      await seen(tab, 'No passkey was created. Try again.');
      await verifies(true);
      await press(tab, 'Create passkey');
      await tab.page.getByRole('row').filter({ hasText: 'Laptop' }).waitFor();
      await add(tab, 'Laptop again');
      await seen(tab, 'This authenticator has a passkey for your account already.');
      await press(tab, 'Cancel');

      await signOut(tab);
      await verifies(false);
      await press(tab, 'Sign in with a passkey');
      await seen(tab, 'No passkey was used. Try again, or sign in by email.');
    } finally {
      await tab.close();
    }
  });
});
