import type { Browser, Page } from 'playwright-core';
import { mailedSignIn, mailedSignInLink } from '../../../support/clients/mailed-links.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { headingOf, settled, signInTab } from '../../../support/portal/visits.ts';
import { anOrder, aService, type Partner, type TestService } from '../../../support/service/service.ts';

const [ada, bo] = ['ada@harbour.example', 'bo@harbour.example'];

needing('chromium', 'members in the portal', () => {
  let service: TestService;
  let browser: Browser;
  let partner: Partner;
  let tab: Tab;
  let page: Page;
  let trackId: string;
  let licenseId: string;

  beforeAll(async () => {
    service = await aService();
    partner = await service.aPartner({ name: 'Harbour Video' });
    ({ trackId } = await service.aTrackInCatalog());
    licenseId = (
      await partner.client.post('/api/v1/licenses', anOrder(trackId, { contentId: 'video-1' }))
    ).member('licenseId');
    browser = await openBrowser();
    tab = await aTab(browser, service.baseUrl);
    page = tab.page;
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  afterEach(async () => {
    await settled(tab);
    expect([...(await violationsOf(page)), ...tab.issues()]).toEqual([]);
  });

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const rowOf = (email: string) => page.getByRole('row').filter({ hasText: email });
  const places = () => page.getByRole('navigation', { name: 'Portal' }).getByRole('link').allTextContents();
  const follow = async (email: string, count = 1) => {
    const link = await mailedSignInLink(service, email, count);
    const button = page.getByRole('button', { name: 'Sign in to Platform Licensing' });
    // Programs of mail servers open links with scripts, which must not use them up.
    for (const _ of ['program', 'person']) {
      await page.goto('about:blank');
      await page.goto(`/portal/#${link}`);
      await button.waitFor();
      await settled(tab);
    }
    await button.click();
    await headingOf(page, /^Overview of/).waitFor();
  };
  /** Shows a page to a member whose role may not use its buttons. */
  const rejected = async (path: string, shown: string, button: string | RegExp) => {
    await page.goto(path);
    await page.getByText(shown).first().waitFor();
    await settled(tab);
    expect([path, await page.getByRole('button', { name: button }).count()]).toEqual([path, 0]);
    expect(await violationsOf(page)).toEqual([]);
  };
  const invite = async (email: string, role?: string) => {
    await press('Invite…');
    const dialog = page.getByRole('dialog', { name: 'Invite a member' });
    await dialog.getByLabel('Email address').fill(email);
    if (role !== undefined) await dialog.getByLabel('Role').selectOption(role);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await rowOf(email).getByText('Invited').waitFor();
  };

  it('begin with an owner, whom a session with an API key invites', async () => {
    await signInTab(service, tab, partner.apiKey);
    await page.goto('/portal/members');
    await page.getByText('Nobody signs in by email yet.').waitFor();
    await invite(ada);
    await rowOf(ada).getByText('Owner').waitFor();
  });

  it('join with the emailed link, and manage the members as owner', async () => {
    await follow(ada);
    await page.getByRole('link', { name: 'Members' }).click();
    await rowOf(ada).getByText('Joined').waitFor();
    await rowOf(ada).getByText('You').waitFor();
    await invite(bo, 'viewer');
    await page.getByRole('button', { name: `Edit ${bo}` }).click();
    await page.getByRole('dialog').getByLabel('Role').selectOption('finance');
    await press('Change role');
    await rowOf(bo).getByText('Finance').waitFor();
    await page.getByRole('button', { name: `Remove ${ada}` }).click();
    await press('Remove member');
    await page.getByText('This is the only owner who has joined.').first().waitFor();
    await press('Cancel');
  });

  it('sign in with their email address, and see the pages of their role', async () => {
    await follow(bo);
    expect(await places()).not.toContain('Credentials');
    await rejected('/portal/settings', 'Only owners can change these settings.', 'Save');
    await rejected('/portal/credentials', 'Only owners and developers can see credentials.', /^Create/);
    await rejected(`/portal/catalog/${trackId}`, 'Only owners and developers can issue licenses.', /^Issue/);
    await rejected(`/portal/licenses/${licenseId}`, licenseId, /^(Amend|Revoke)/);
    await rejected('/portal/licenses', 'video-1', /^Revoke/);
    await rejected('/portal/webhooks', 'No endpoints yet', /^Add/);
    await page.goto('/portal/');
    await headingOf(page, /^Overview of/).waitFor();
    await press('Sign out');
    await headingOf(page, 'Partner portal').waitFor();
    await page.getByLabel('Email address').fill('Bo@Harbour.example');
    await press('Email me a link');
    await page.getByText(`Check your email: we sent a message to ${bo}.`).waitFor();
    await follow(bo, 2);
    expect(await places()).toEqual(expect.arrayContaining(['Plan', 'Members']));
    await page.goto('/portal/members');
    await page.getByText('Only an owner can invite, change and remove members.').waitFor();
    expect(await page.getByRole('button', { name: /^(Invite|Edit|Remove)/ }).count()).toBe(0);
  });

  it('read that a link was used already, and stay signed in', async () => {
    await page.goto('about:blank');
    await page.goto(`/portal/#${await mailedSignInLink(service, bo, 2)}`);
    await press('Sign in to Platform Licensing');
    await page.getByText('This link was already used or has expired.').waitFor();
    await press('Continue');
    await headingOf(page, /^Overview of/).waitFor();
  });

  it('are signed out by the page when they are removed', async () => {
    const bosId = (await partner.client.get(`/api/v1/platforms/${partner.slug}/members`)).body['data'] as {
      email: string;
      memberId: string;
    }[];
    const { memberId = '' } = bosId.find(({ email }) => email === bo) ?? {};
    await service.anyone.post('/api/v1/portal/sign-in-links', { email: ada });
    const code = await mailedSignIn(service, ada, 2);
    const began = await service.anyone.post('/api/v1/portal/sessions', { code });
    const [cookie = ''] = (began.headers['set-cookie'] ?? '').split(';');
    const owner = service.anyone.withHeaders({ cookie, 'x-csrf-token': began.member('csrfToken') });
    const removed = await owner.delete(`/api/v1/platforms/${partner.slug}/members/${memberId}`);
    expect(removed.status).toBe(204);
    await page.goto('/portal/members');
    await headingOf(page, 'Partner portal').waitFor();
  });
});
