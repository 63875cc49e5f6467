import type { Browser, Page } from 'playwright-core';
import { anAppealDto } from '../../../support/http/successes/moderation-successes.ts';
import { needing } from '../../../support/needing.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser } from '../../../support/portal/browser.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

const staff = '/api/v1/staff';

needing('chromium', 'the files on the page of an appeal', () => {
  let service: TestService;
  let browser: Browser;
  let reviewer: PartnerClient;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
    reviewer = service.anyone.as((await service.aColleague('rights')).token);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  const inTab = async (story: (page: Page) => Promise<void>): Promise<void> => {
    const tab = await aTab(browser, service.baseUrl);
    try {
      await story(tab.page);
      expect(tab.issues()).toEqual([]);
    } finally {
      await tab.close();
    }
  };
  const appealed = async (contactEmail: string) => {
    const { trackId } = await service.aTrackInCatalog();
    await service.useCases.takeDownTrack({ trackId, reason: 'infringing' });
    const created = await service.anyone.post(`/api/v1/tracks/${trackId}/appeal`, anAppealDto(contactEmail));
    return { appealId: created.member('appealId'), code: created.member('code') };
  };
  const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  it('attaches files with the keyboard, and shows rejected files with reasons', () =>
    inTab(async (page) => {
      const { appealId, code } = await appealed('files@finch.example');
      await page.goto(`/appeals#appeal=${appealId}&code=${code}`);
      const field = page.getByLabel('Select files');
      const attach = page.getByRole('button', { name: 'Attach files', exact: true });
      await attach.focus();
      await page.keyboard.press('Enter');
      await seen(page, 'Select at least one file.');
      expect(await page.evaluate<string>('document.activeElement.type')).toBe('file');
      await field.setInputFiles([
        { name: 'Split sheet.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 split') },
        { name: 'letter.doc', mimeType: 'application/msword', buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]) },
        { name: 'large.wav', mimeType: 'audio/wav', buffer: Buffer.alloc(26 * 2 ** 20) },
      ]);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await seen(page, /must be a PDF, PNG, JPEG/);
      await seen(page, 'larger than 25 MiB');
      const attached = page.getByRole('list').filter({ hasText: 'Split sheet.pdf' });
      await attached.getByRole('listitem').first().waitFor();
      expect(await attached.getByRole('listitem').count()).toBe(1);
      expect(await violationsOf(page)).toEqual([]);
      const files = await reviewer.get(`${staff}/appeals/${appealId}/evidence`);
      expect(files.body).toMatchObject({ data: [{ name: 'Split sheet.pdf', sizeBytes: 14 }] });
      await press(page, 'Withdraw appeal…');
      await press(page, 'Withdraw appeal');
      await seen(page, 'You withdrew your appeal.');
      expect(await field.count()).toBe(0);
      await seen(page, 'Split sheet.pdf');
    }));

  it('shows the progress of an upload', () =>
    inTab(async (page) => {
      const { appealId, code } = await appealed('progress@finch.example');
      await page.goto(`/appeals#appeal=${appealId}&code=${code}`);
      await page.route('**/evidence', async (route) => {
        if (route.request().method() === 'POST') await page.getByRole('progressbar').waitFor();
        await route.continue();
      });
      const buffer = Buffer.from(`ID3${'a'.repeat(3_000_000)}`);
      await page
        .getByLabel('Select files')
        .setInputFiles({ name: 'demo.mp3', mimeType: 'audio/mpeg', buffer });
      await press(page, 'Attach files');
      await seen(page, 'Uploading demo.mp3');
      await seen(page, /2.9 MiB, attached/);
      await page.getByRole('progressbar').waitFor({ state: 'detached' });
    }));
});
