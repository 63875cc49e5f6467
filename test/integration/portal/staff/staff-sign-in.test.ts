import type { Browser, Page } from 'playwright-core';
import { password } from '../../../support/stories/colleagues.ts';
import { needing } from '../../../support/needing.ts';
import { openIdProvider, type OpenIdProvider } from '../../../support/servers/openid/openid-provider.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { issueOf } from '../../../support/portal/watching.ts';
import { aTab, openBrowser, type Look, type Tab } from '../../../support/portal/browser.ts';
import { freePort } from '../../../support/servers/free-port.ts';
import { aService, inService, type TestService } from '../../../support/service/service.ts';
import { codeOf } from '../../../support/builders/totp.ts';

const place = '/staff/sign-in';
const staff = '/api/v1/staff';
const chosen = 'eight calm harbours';

/** The rows of the QR code on the page, with its quiet zone of four modules. */
const modules = `(() => {
  const canvas = document.querySelector('#qr');
  const { width } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, width);
  const signs = Array.from({ length: width * width }, (_, i) => (data[4 * i] === 0 ? '#' : '.')).join('');
  return Array.from({ length: width }, (_, y) => signs.slice(y * width, (y + 1) * width));
})()`;
/** The pattern in three corners of every QR code (ISO/IEC 18004). */
const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

needing('chromium', 'the staff sign-in page', () => {
  let provider: OpenIdProvider;
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    const port = await freePort();
    provider = await openIdProvider(`http://localhost:${port}`);
    const environment = { ...provider.environment, PORT: String(port) };
    [service, browser] = await Promise.all([aService({ environment }), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
    await provider.close();
  });

  /** Fails if the page loads anything except from the service and the provider. */
  const inTab = async (story: (page: Page, tab: Tab) => Promise<void>, look: Look = {}): Promise<void> => {
    const tab = await aTab(browser, service.baseUrl, look);
    try {
      await story(tab.page, tab);
      expect(
        tab.issues().filter((issue) => !issue.startsWith(issueOf.request(provider.settings.issuer))),
      ).toEqual([]);
    } finally {
      await tab.close();
    }
  };
  const signedIn = (page: Page) => page.getByRole('heading', { name: 'You are signed in' }).waitFor();
  const fill = async (page: Page, email: string, given = password) => {
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(given);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };
  const tokenIn = async (page: Page) => (await page.locator('#token').textContent()) ?? '';
  const me = (token: string) => service.anyone.as(token).get(`${staff}/me`);
  const said = (page: Page, hasText: string) => page.getByRole('status').filter({ hasText }).waitFor();
  const fits = async (page: Page) => {
    expect(await violationsOf(page)).toEqual([]);
    const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    expect(await page.evaluate<number>(wide)).toBe(0);
  };
  const invited = async () => {
    const { token } = await service.aColleague('admin');
    const email = `jo-${Date.now()}@label.example`;
    const created = await service.anyone
      .as(token)
      .post(`${staff}/accounts`, { email, name: 'Jo Park', roles: ['rights', 'finance'] });
    return { email, code: created.member('invitationCode') };
  };

  it('signs a member in with a password from the keyboard, shows the session, and ends it', () =>
    inTab(async (page) => {
      const { email } = await service.anAccount({ roles: ['moderator'], withPassword: true });
      await page.goto(place);
      await page.keyboard.type(email);
      await page.keyboard.press('Tab');
      await page.keyboard.type('not the password');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').filter({ hasText: 'password or code is wrong' }).waitFor();
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.keyboard.press('Enter');
      await signedIn(page);
      for (const shown of [email, 'moderator']) await page.getByText(shown).first().waitFor();
      const end = Date.parse((await page.locator('#session-end').getAttribute('datetime')) ?? '');
      expect(Math.abs(end - Date.now() - 8 * 3_600_000)).toBeLessThan(60_000);

      const ground = (of: string) =>
        page.evaluate<string>(`getComputedStyle(document.querySelector("${of}")).backgroundColor`);
      expect(await ground('.acts a')).toBe(await ground('#enter button'));
      await page.getByText('Use the API with this session').click();
      await page.getByRole('button', { name: 'Copy token' }).waitFor();
      await fits(page);
      const token = await tokenIn(page);
      expect((await me(token)).body).toMatchObject({ email });
      expect(await page.locator('#curl').textContent()).toBe(
        `curl -H 'Authorization: Bearer ${token}' ${service.baseUrl}${staff}/me`,
      );
      await page.reload();
      await signedIn(page);
      expect(await page.content()).not.toContain(token);
      expect(await page.evaluate<string>('document.cookie')).toBe('');
      expect((await page.context().cookies()).map(({ name, value }) => [name, value])).toEqual([
        ['staff_session', token],
      ]);

      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('You have signed out.').waitFor();
      expect((await me(token)).status).toBe(401);
      expect(await page.content()).not.toContain(token);
      expect(await page.evaluate<number>('sessionStorage.length')).toBe(0);
    }));

  it('says so if the service fails', () =>
    inTab(async (page) => {
      const { email } = await service.anAccount({ roles: ['moderator'], withPassword: true });
      await page.goto(place);
      const body = JSON.stringify({ title: 'Service unavailable', status: 503, code: 'UNAVAILABLE' });
      await page.route(`**${staff}/sessions`, (route) =>
        route.fulfill({ status: 503, contentType: 'application/problem+json', body }),
      );
      await fill(page, email);
      await page.getByRole('alert').filter({ hasText: 'Something went wrong on our side' }).waitFor();
      await page.unroute(`**${staff}/sessions`);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await signedIn(page);
    }));

  it('changes the password, sets up and turns off one-time codes, and ends other sessions', () =>
    inTab(async (page) => {
      const { caller, token } = await service.aColleague('finance');
      await page.goto(place);
      await fill(page, caller.member.email);
      await signedIn(page);
      const sessions = page.getByRole('list', { name: 'Your sessions' }).getByRole('listitem');
      await sessions.nth(1).waitFor();
      expect(await sessions.count()).toBe(2);
      await page.getByRole('button', { name: /^End session: .*, signed in / }).click();
      await said(page, 'Session ended.');
      await sessions.nth(1).waitFor({ state: 'detached' });
      expect([await sessions.count(), (await me(token)).status]).toEqual([1, 401]);

      await page.getByLabel('New password', { exact: true }).fill(chosen);
      await page.getByLabel('Current password').fill('not the password');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').filter({ hasText: 'The password is wrong' }).waitFor();
      await page.getByLabel('Current password').fill(password);
      await page.keyboard.press('Enter');
      await said(page, 'Password changed.');
      expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe('');

      await page.locator('#codes-password').fill(chosen);
      await page.keyboard.press('Enter');
      await said(page, 'Secret created.');
      const secret = (await page.locator('#secret').textContent()) ?? '';
      const link = page.getByRole('link', { name: 'open it in an app on this device' });
      expect(await link.getAttribute('href')).toMatch(new RegExp(`^otpauth://totp/.*secret=${secret}&`));
      const drawn = await page.evaluate<readonly string[]>(modules);
      const far = drawn.length - 11;
      for (const [x, y] of [
        [4, 4],
        [far, 4],
        [4, far],
      ] as const)
        expect(drawn.slice(y, y + 7).map((row) => row.slice(x, x + 7))).toEqual(finder);
      await fits(page);
      await page.getByLabel('First code').fill(codeOf(secret, Date.now()));
      await page.keyboard.press('Enter');
      await said(page, 'One-time codes are on.');
      expect((await me(await tokenIn(page))).body).toMatchObject({ totp: true });
      expect(await page.content()).not.toContain(secret);

      await page.locator('#remove-password').fill(chosen);
      await page.keyboard.press('Enter');
      await said(page, 'One-time codes are off.');
      expect((await me(await tokenIn(page))).body).toMatchObject({ totp: false });
    }));

  it('clears the page if the session was ended in another place', () =>
    inTab(async (page) => {
      const { email } = await service.anAccount({ withPassword: true });
      await page.goto(place);
      await fill(page, email);
      await signedIn(page);
      const token = await tokenIn(page);
      const next = page.getByLabel('New password', { exact: true });
      await next.fill(chosen);
      await page.getByLabel('Show new password').check();
      expect(await next.getAttribute('type')).toBe('text');
      await service.anyone.as(token).delete(`${staff}/sessions/current`);
      await page.locator('#codes-password').fill(password);
      await page.keyboard.press('Enter');
      await page.getByRole('alert').filter({ hasText: 'Your session has ended.' }).waitFor();
      expect(await page.content()).not.toContain(token);
      const left = page.locator('#next-password');
      expect([await left.inputValue(), await left.getAttribute('type')]).toEqual(['', 'password']);
    }));

  it('asks for a one-time code only if the account needs one', () =>
    inTab(async (page) => {
      const { caller, token } = await service.aColleague('finance');
      const own = service.anyone.as(token);
      const begun = await own.post(`${staff}/me/totp`, { password });
      const [secret, enrollment] = [begun.member('secret'), begun.member('enrollment')];
      const at = Date.now();
      await own.post(`${staff}/me/totp/confirm`, { enrollment, code: codeOf(secret, at) });

      await page.goto(place);
      const field = page.getByLabel('One-time code');
      expect(await field.isVisible()).toBe(false);
      await fill(page, caller.member.email);
      await page.getByText('needs a one-time code').waitFor();
      expect(await page.evaluate<string>('document.activeElement.id')).toBe('totp');
      // The code after the one that was used, or the current one.
      await page.keyboard.type(codeOf(secret, Math.max(at + 30_000, Date.now())));
      await page.keyboard.press('Enter');
      await signedIn(page);
    }));

  it('accepts an invitation, and sends its code only in the request that accepts it', () =>
    inTab(async (page, { context }) => {
      const { email, code } = await invited();
      const requested: string[] = [];
      context.on('request', (request) => requested.push(request.url()));
      await page.goto(`${place}#invitation=${code}`);
      await page.getByRole('heading', { name: 'Set your password' }).waitFor();
      expect(page.url()).toBe(`${service.baseUrl}${place}`);
      await page.getByLabel('Choose a password').fill('too short');
      await page.getByRole('button', { name: 'Set password' }).click();
      expect(await page.locator('#new-password:invalid').count()).toBe(1);
      await page.getByLabel('Choose a password').fill(chosen);
      await page.keyboard.press('Enter');
      await signedIn(page);
      await page.getByText('rights, finance').waitFor();
      expect((await me(await tokenIn(page))).body).toMatchObject({ email, status: 'active' });
      expect(requested.join()).not.toContain(code);

      await page.goto(`${place}#invitation=${code}`);
      await page.getByLabel('Choose a password').fill(chosen);
      await page.keyboard.press('Enter');
      await page.getByRole('alert').filter({ hasText: 'This code is invalid or has expired' }).waitFor();
    }));

  it('signs in with the OpenID provider, into the account of the verified email address', () =>
    inTab(async (page) => {
      const { email } = await service.anAccount();
      provider.expecting('jo', { email, verified: true });
      await page.goto(place);
      await page.getByRole('button', { name: /^Sign in with 127\.0\.0\.1/ }).click();
      await signedIn(page);
      expect(page.url()).toBe(`${service.baseUrl}${place}`);
      expect((await me(await tokenIn(page))).body).toMatchObject({ email, oidc: true });
      expect(await page.evaluate('sessionStorage.getItem("staff-attempt")')).toBeNull();
    }));

  it('rejects a return that was not started in this tab or that the provider rejected', () =>
    inTab(async (page) => {
      await page.goto(`${place}?code=made-up&state=made-up`);
      await page.getByRole('alert').filter({ hasText: 'not started in this tab' }).waitFor();
      await page.goto(`${place}?error=access_denied&state=made-up`);
      await page.getByRole('alert').filter({ hasText: 'access_denied' }).waitFor();
      expect(page.url()).toBe(`${service.baseUrl}${place}`);
    }));

  it.each<Look>([{}, { dark: true }, { width: 375 }, { dark: true, width: 375 }])(
    'is accessible and does not scroll sideways (%j)',
    (look) =>
      inTab(async (page) => {
        const { email } = await service.anAccount({ roles: ['admin'], withPassword: true });
        await page.goto(`${place}#invitation=sti_made-up`);
        await page.getByRole('heading', { name: 'Set your password' }).waitFor();
        await fits(page);
        await page.goto(`${place}?error=access_denied`);
        await page.getByRole('alert').filter({ hasText: 'access_denied' }).waitFor();
        await fits(page);
        await fill(page, email);
        await signedIn(page);
        await fits(page);
      }, look),
  );
});

it('offers no provider if none is configured, and is never cached', () =>
  inService({}, async ({ baseUrl }) => {
    const page = await fetch(`${baseUrl}${place}?code=made-up`);
    const { headers } = page;
    expect([page.status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
      ...[200, 'no-store', 'no-referrer'],
    ]);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'; connect-src 'self'");
    expect(await page.text()).not.toMatch(/data-oidc|made-up/);
  }));
