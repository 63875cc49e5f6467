import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { aTerms } from '../../support/builders/builders.ts';
import { needing } from '../../support/needing.ts';
import { pdfPages, qrTextIn } from '../../support/pdf.ts';
import { violationsOf } from '../../support/portal/axe.ts';
import { aTab, openBrowser, type Look, type Tab } from '../../support/portal/browser.ts';
import { headingOf, signInTab } from '../../support/portal/visits.ts';
import { aService, anOrder, type Partner, type TestService } from '../../support/service/service.ts';

needing('chromium', 'the PDF of a certificate, and the page that verifies it', () => {
  let service: TestService;
  let partner: Partner;
  let browser: Browser;
  let licenseId: string;

  beforeAll(async () => {
    service = await aService();
    [browser, partner] = await Promise.all([openBrowser(), service.aPartner({ name: 'Žofie & Söhne' })]);
    const terms = [aTerms({ effectiveAt: Date.now() - 60_000 })];
    const { trackId } = await service.aTrackInCatalog({ title: 'Harbour Lights', terms });
    const order = anOrder(trackId, { contentId: 'video-1', territories: ['AT', 'DE'] });
    licenseId = (await partner.client.post('/api/v1/licenses', order)).member('licenseId');
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  /** Runs steps in a tab, and expects that every page in it is accessible and logs no error. */
  const inTab = async (look: Look, steps: (page: Page, tab: Tab) => Promise<void>) => {
    const tab = await aTab(browser, service.baseUrl, look);
    await steps(tab.page, tab);
    const found = [...(await violationsOf(tab.page)), ...tab.issues()];
    await tab.close();
    expect(found).toEqual([]);
  };
  const verdict = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

  it('lets anyone scan the QR code of a downloaded PDF, and paste its signed text as proof', async () => {
    let pdf = new Uint8Array();
    await inTab({}, async (page, tab) => {
      await signInTab(service, tab, partner.apiKey);
      await page.goto(`/portal/licenses/${licenseId}`);
      const begun = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download PDF' }).click();
      const download = await begun;
      expect(download.suggestedFilename()).toBe(`${licenseId}.pdf`);
      pdf = await readFile(await download.path());
      await page.getByText('The certificate was downloaded as a PDF.').waitFor();
    });
    const text = (await pdfPages(pdf)).join(' ');
    expect(text).toContain('Žofie & Söhne (platform)');
    const link = qrTextIn(pdf) ?? '';
    expect(link).toBe(`${service.baseUrl}/verify/${licenseId}`);
    const [, signed = ''] = text.split('Then compare.');
    await inTab({ width: 375 }, async (page) => {
      await page.goto(link);
      await headingOf(page, 'Verify a license').waitFor();
      await verdict(page, 'In force').waitFor();
      expect(await page.getByText('Žofie').count()).toBe(0);
      await page.getByLabel('Verify another certificate or license ID').fill(signed);
      await page.getByRole('button', { name: 'Verify' }).click();
      await verdict(page, 'Genuine and in force').waitFor();
      await page.getByText('Žofie & Söhne (platform)').waitFor();
      await page.getByText('Austria (AT), Germany (DE)').waitFor();
    });
  });

  it.each([
    ['light', {}],
    ['dark', { dark: true }],
    ['narrow', { width: 375 }],
  ] as const)('rejects an altered certificate, %s', async (_, look) => {
    const path = `/api/v1/licenses/${licenseId}/certificate`;
    const { text } = await partner.client.get(path);
    await inTab(look, async (page) => {
      await page.goto('/verify');
      await page.getByLabel('Certificate or license ID').fill(`${text.slice(0, -8)}AAAAAAAA`);
      await page.getByRole('button', { name: 'Verify' }).click();
      await verdict(page, 'Not genuine').waitFor();
    });
  });

  it('speaks the language of the browser, and others by links and buttons', async () => {
    const { text } = await partner.client.get(`/api/v1/licenses/${licenseId}/certificate`);
    await inTab({ locale: 'de-AT', width: 320 }, async (page) => {
      await page.goto(`/verify/${licenseId}`);
      await verdict(page, 'In Kraft').waitFor();
      await page.getByRole('link', { name: 'Français' }).click();
      await verdict(page, 'En vigueur').waitFor();
      await page.getByRole('textbox').fill(text);
      await page.getByRole('button', { name: 'Vérifier' }).click();
      await verdict(page, 'Authentique et en vigueur').waitFor();
      await page.getByRole('button', { name: 'Español' }).click();
      await verdict(page, 'Auténtico y en vigor').waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth <= 320')).toBe(true);
    });
  });

  it('reports that a license was revoked, by its ID and by its certificate', async () => {
    const { text } = await partner.client.get(`/api/v1/licenses/${licenseId}/certificate`);
    await partner.client.post(`/api/v1/licenses/${licenseId}/revoke`, { reasonCode: 'content_deleted' });
    await inTab({ dark: true }, async (page) => {
      await page.goto(`/verify/${licenseId}`);
      await verdict(page, 'Not in force').waitFor();
      await page.getByLabel('Verify another certificate or license ID').fill(text);
      await page.getByRole('button', { name: 'Verify' }).click();
      await verdict(page, 'Genuine, but not in force').waitFor();
    });
  });
});
