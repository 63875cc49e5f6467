import type { Browser } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf, press, signInStaff, toast } from '../../../support/portal/console.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

const accounts = '/api/v1/staff/accounts';

needing('chromium', 'the people in the console', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    service = await aService({});
  });
  afterEach(() => service.close());
  const inTab = inTabOf(
    () => browser,
    () => service,
  );

  it('invites a person by keyboard, whose link is shown once and leads to the account', () =>
    inTab(async (page, tab) => {
      const { token } = await signInStaff(service, tab, 'admin');
      await page.goto('/staff');
      await press(page, 'People', 'link');
      await headingOf(page, 'People').waitFor();
      await press(page, 'Invite…');
      await page.getByRole('dialog').getByLabel('Email address').fill('jo@label.example');
      await page.getByLabel('Name', { exact: true }).fill('Jo Park');
      const send = page.getByRole('button', { name: 'Send invitation' });
      expect(await send.isDisabled()).toBe(true);
      await page.getByRole('checkbox', { name: /^Rights/ }).focus();
      await page.keyboard.press(' ');
      await press(page, 'Send invitation');
      const shown = page.getByRole('dialog', { name: 'Invitation for Jo Park' });
      const link = await shown.locator('code').innerText();
      await page.getByLabel('I have stored it').check();
      await press(page, 'Done');
      await page
        .getByRole('row', { name: /Jo Park/ })
        .getByText('Invited', { exact: true })
        .waitFor();

      const code = decodeURIComponent(new URL(link).hash.replace('#invitation=', ''));
      const body = { code, password: 'seven calm harbours' };
      expect((await service.anyone.post('/api/v1/staff/invitations/accept', body)).status).toBe(200);
      const { body: listed } = await service.anyone.as(token).get(accounts);
      expect(listed['data']).toContainEqual(
        expect.objectContaining({ email: 'jo@label.example', roles: ['rights'], status: 'active' }),
      );
    }));

  it('changes roles, disables an account and ends its sessions', () =>
    inTab(async (page, tab) => {
      const { token } = await signInStaff(service, tab, 'admin');
      const other = await service.aColleague('moderator');
      const { staffId, email } = other.caller.member;
      const one = async () => (await service.anyone.as(token).get(`${accounts}/${staffId}`)).body;
      const edit = async () => {
        const row = page.getByRole('row').filter({ hasText: email });
        await row.getByRole('button', { name: /^Edit / }).click();
        await page.getByRole('dialog', { name: email }).getByRole('checkbox').first().waitFor();
      };
      await page.goto('/staff/people');
      await edit();
      await page.getByRole('checkbox', { name: /^Finance/ }).check();
      await press(page, 'Save');
      await toast(page, 'Account saved');
      expect(await one()).toMatchObject({ roles: ['moderator', 'finance'] });

      await edit();
      await press(page, 'Disable account');
      await toast(page, 'Account disabled');
      expect(await one()).toMatchObject({ status: 'disabled' });
      expect((await service.anyone.as(other.token).get('/api/v1/staff/me')).status).toBe(401);
      await edit();
      await press(page, 'Enable account');
      await toast(page, 'Account enabled');
      expect(await one()).toMatchObject({ status: 'active' });
    }));

  it('saves nothing about an account that someone else changed, or that is the last admin', () =>
    inTab(async (page, tab) => {
      const { token, email } = await signInStaff(service, tab, 'admin');
      const other = await service.aColleague('moderator');
      const { staffId, email: theirs } = other.caller.member;
      await page.goto('/staff/people');
      const open = async (of: string) => {
        const row = page.getByRole('row').filter({ hasText: of });
        await row.getByRole('button', { name: /^Edit / }).click();
        await page.getByRole('dialog', { name: of }).getByRole('checkbox').first().waitFor();
      };
      await open(theirs);
      const body = { roles: ['rights'] };
      await service.anyone.as(token).ask('PATCH', `${accounts}/${staffId}`, { body });
      await press(page, 'Disable account');
      await page.getByText('Someone else changed this account. Nothing was changed').waitFor();
      const found = await service.anyone.as(token).get(`${accounts}/${staffId}`);
      expect(found.body).toMatchObject({ status: 'active', roles: ['rights'] });
      await press(page, 'Close');
      await page.getByRole('dialog').waitFor({ state: 'detached' });

      await open(email);
      await press(page, 'Disable account');
      await page.getByRole('alert').waitFor();
      expect((await service.anyone.as(token).get('/api/v1/staff/me')).status).toBe(200);
    }));
});
