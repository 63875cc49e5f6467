import type { Browser } from 'playwright-core';
import { needing } from '../../support/needing.ts';
import { violationsOf } from '../../support/portal/axe.ts';
import { aTab, openBrowser } from '../../support/portal/browser.ts';
import { settled, signInTab } from '../../support/portal/visits.ts';
import { aService, type TestService } from '../../support/service/service.ts';

needing('chromium', 'the form of a webhook endpoint', () => {
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  it('adds a custom header, names the field of a reserved one, and shows no value again', async () => {
    const partner = await service.aPartner();
    const tab = await aTab(browser, service.baseUrl);
    const { page } = tab;
    await signInTab(service, tab, partner.apiKey);
    await page.goto('/portal/webhooks?add=endpoint');
    await settled(tab);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('URL').fill('https://receiver.example/events');
    await dialog.getByRole('button', { name: 'Add header' }).click();
    const name = dialog.getByLabel('Name of header 1');
    await name.fill('Host');
    await dialog.getByLabel('Value of header 1').fill('tenant-6d0f');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add endpoint' }).click();
    await dialog.getByText('is reserved: choose another name').waitFor();
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await name.fill('X-Tenant');
    // The focus stays in the form when a row goes.
    await dialog.getByRole('button', { name: 'Add header' }).click();
    await dialog.getByRole('button', { name: 'Remove header 2' }).press('Enter');
    expect(await page.evaluate<string>('document.activeElement.textContent')).toBe('Add header');
    await dialog.getByRole('button', { name: 'Add endpoint' }).click();
    await page.getByText('Signing secret of your endpoint').waitFor();

    const { slug } = partner;
    const { body } = await partner.client.get(`/api/v1/platforms/${slug}/webhooks`);
    const [endpoint] = body['data'] as readonly { readonly endpointId: string; readonly headers: unknown }[];
    expect(endpoint?.headers).toEqual([{ name: 'x-tenant', updatedAt: expect.any(String) as unknown }]);
    await page.goto(`/portal/webhooks/${endpoint?.endpointId ?? ''}`);
    await page.getByText('x-tenant: ••••••••').waitFor();
    expect(await page.content()).not.toContain('tenant-6d0f');
  });
});
