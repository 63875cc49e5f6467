import type { Browser, Page } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { settled, signInTab } from '../../../support/portal/visits.ts';
import { aService, type Partner, type TestService } from '../../../support/service/service.ts';

interface Listed {
  readonly credentialId: string;
  readonly kind: string;
  readonly name?: string;
}

needing('chromium', 'the credentials in the portal', () => {
  let service: TestService;
  let partner: Partner;
  let browser: Browser;
  let tab: Tab;
  let page: Page;

  beforeAll(async () => {
    service = await aService();
    [browser, partner] = await Promise.all([openBrowser(), service.aPartner()]);
    tab = await aTab(browser, service.baseUrl, { height: 900 });
    page = tab.page;
    await signInTab(service, tab, partner.apiKey);
    await page.goto('/portal/credentials');
    await settled(tab);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  afterEach(() => expect(tab.issues()).toEqual([]));

  const path = () => `/api/v1/platforms/${partner.slug}/credentials`;
  const listed = async () => (await partner.client.get(path())).body['data'] as readonly Listed[];
  const named = async (name: string) => (await listed()).filter((one) => one.name === name);
  const keys = () => page.getByRole('region', { name: 'API keys' });
  const dialog = () => page.getByRole('dialog');
  const said = (text: string) => page.getByText(text).first().waitFor();
  const rowOf = (name: string) => keys().getByRole('row').filter({ hasText: name });
  const keepSecret = async () => {
    await said('shown only once');
    const secret = await dialog().locator('code').filter({ hasText: /^plk_/ }).first().textContent();
    await page.getByLabel('I have stored it').check();
    await page.getByRole('button', { name: 'Done' }).click();
    await dialog().waitFor({ state: 'detached' });
    return secret ?? '';
  };

  it('creates a key with a name, scopes, a last day and allowed addresses', async () => {
    await keys().getByRole('button', { name: 'Create API key…' }).click();
    await page.getByLabel('Name').fill('Encoder');
    await page.getByLabel('Access').selectOption('Selected scopes');
    const create = () => dialog().getByRole('button', { name: 'Create API key' }).click();
    await create();
    await said('Select at least one scope.');
    await dialog().getByRole('checkbox', { name: 'tracks:read' }).check();
    await dialog().getByRole('checkbox', { name: 'licenses:read' }).check();
    const day = new Date(service.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Expiration date').fill(day);
    await page.getByLabel('Allowed IP addresses').fill('127.0.0.0/8\n::1\n203.0.113.7/24');
    await create();
    await said('203.0.113.7/24 must be the first address of its block, as in 203.0.113.0/24.');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Allowed IP addresses').fill('127.0.0.0/8\n::1');
    await create();
    const secret = await keepSecret();
    expect((await service.anyone.as(secret).get('/api/v1/tracks')).status).toBe(200);
    expect(await named('Encoder')).toMatchObject([
      {
        kind: 'api_key',
        scopes: ['tracks:read', 'licenses:read'],
        expiresAt: `${day}T23:59:59.999Z`,
        allowedIps: ['127.0.0.0/8', '::1'],
      },
    ]);
  });

  it('lists what each key can do, from where and until when, and its last use', async () => {
    const row = rowOf('Encoder');
    for (const text of ['tracks:read', 'licenses:read', '127.0.0.0/8']) await row.getByText(text).waitFor();
    await row.getByRole('time').first().waitFor();
    expect(await row.getByText('expires soon').count()).toBe(0);
    await rowOf('current session').getByRole('cell').filter({ hasText: /^All$/ }).last().waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('marks keys that expire within two weeks', async () => {
    const expiresAt = new Date(service.now() + 3 * 86_400_000).toISOString();
    await partner.client.post(path(), { kind: 'api_key', name: 'Short', expiresAt });
    await page.reload();
    await settled(tab);
    await rowOf('Short').getByText('expires soon').waitFor();
    expect(await keys().getByText('expires soon').count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    await rowOf('Short')
      .getByRole('button', { name: /^Remove / })
      .click();
    await dialog().getByRole('button', { name: 'Remove API key' }).click();
    await dialog().waitFor({ state: 'detached' });
  });

  it('replaces one key of several by another with the same settings', async () => {
    const before = await named('Encoder');
    await rowOf('Encoder')
      .getByRole('button', { name: /^Replace / })
      .click();
    await keepSecret();
    await said('Rotate Encoder');
    const [old, successor] = await named('Encoder');
    expect(old).toEqual({ ...before[0], lastUsedAt: expect.any(String) as string });
    expect(successor).toMatchObject({
      scopes: ['tracks:read', 'licenses:read'],
      allowedIps: ['127.0.0.0/8', '::1'],
    });
    expect(await keys().getByRole('button', { name: 'Remove first API key' }).count()).toBe(1);
    expect(
      await keys()
        .getByRole('button', { name: /^Replace / })
        .count(),
    ).toBe(1);
    await keys().getByRole('button', { name: 'Remove first API key' }).click();
    await dialog().getByRole('button', { name: 'Remove API key' }).click();
    await dialog().waitFor({ state: 'detached' });
    expect((await named('Encoder')).map((one) => one.credentialId)).toEqual([successor?.credentialId]);
  });

  it('says what is removed with a compromised key, and removes it', async () => {
    const create = (by: typeof partner.client, name: string) => by.post(path(), { kind: 'api_key', name });
    const leaked = await create(partner.client, 'Leaked');
    const child = await create(service.anyone.as(leaked.member('apiKey')), 'Child');
    await create(service.anyone.as(child.member('apiKey')), 'Grandchild');
    await page.reload();
    await settled(tab);
    await rowOf('Leaked')
      .getByRole('button', { name: /^Remove / })
      .click();
    await page.getByLabel('This credential may be compromised').check();
    const taken = dialog().locator('.compromised li');
    expect((await taken.allTextContents()).map((text) => text.split(' ')[0])).toEqual([
      'Child',
      'Grandchild',
    ]);
    expect(await violationsOf(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Remove API key' }).click();
    await said('Removed 3 credentials');
    expect((await listed()).filter(({ name = '' }) => /Leaked|hild/.test(name))).toEqual([]);
  });

  it('ends all sessions and tokens, the own one too', async () => {
    const token = await partner.token();
    await page.getByRole('button', { name: 'End all sessions and tokens…' }).click();
    await dialog().getByText('you will be signed out').waitFor();
    await dialog().getByRole('button', { name: 'End all sessions and tokens' }).click();
    await said('Your session has ended');
    expect((await service.anyone.as(token).get('/api/v1/tracks')).status).toBe(401);
    expect((await partner.client.get('/api/v1/tracks')).status).toBe(200);
  });
});
