import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { eventually } from '../../../support/audio/fake-ffmpeg.ts';
import { needing } from '../../../support/needing.ts';
import { anAppealWithFile } from '../../../support/portal/appeal-stories.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { resumeStaff, signInStaff } from '../../../support/portal/console.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

type Appeal = Awaited<ReturnType<typeof anAppealWithFile>>;

needing('chromium', 'the appeals inbox of the console', () => {
  let service: TestService;
  let browser: Browser;
  let decider: string;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  /** Every story has an inbox to itself. */
  beforeEach(async () => {
    service = await aService({});
    ({ token: decider } = await service.aColleague('rights'));
  });
  afterEach(() => service.close());

  const inTab = async (story: (page: Page, tab: Tab) => Promise<void>): Promise<void> => {
    const tab = await aTab(browser, service.baseUrl);
    try {
      await story(tab.page, tab);
      expect(tab.issues()).toEqual([]);
    } finally {
      await tab.close();
    }
  };
  const opened = (page: Page, title: string) =>
    page.getByRole('heading', { level: 1, name: `Appeal: ${title}`, exact: true }).waitFor();
  const steps = (page: Page) => page.getByRole('group', { name: 'Review' }).getByRole('button');
  const press = async (page: Page, name: string) => {
    await page.getByRole('button', { name, exact: true, disabled: false }).focus();
    await page.keyboard.press('Enter');
  };
  /** Chooses a step, writes its message, and sends it, all by keyboard. */
  const write = async (page: Page, step: string, text: string) => {
    await press(page, step);
    await page.getByRole('form', { name: step }).locator('textarea:focus').waitFor();
    await page.keyboard.type(text);
    await press(page, step);
  };
  const toast = (page: Page, hasText: string) => page.locator('.said').filter({ hasText }).waitFor();

  it('can be used by keyboard from the first appeal to the last, with a question, an answer and both outcomes', () =>
    inTab(async (page, tab) => {
      const first: Appeal = await anAppealWithFile(service, decider, 'Night Ferry');
      const second: Appeal = await anAppealWithFile(service, decider, 'Harbour');
      await signInStaff(service, tab, 'rights');
      await page.goto('/staff');
      await page.getByRole('link', { name: 'Review appeals' }).focus();
      await page.keyboard.press('Enter');
      await opened(page, 'Night Ferry');
      await page.getByText('Its use was not licensed.').waitFor();
      await page.getByText('We hold a license for the sample.').waitFor();

      await press(page, 'Start review');
      await toast(page, 'You now review this appeal.');
      await write(page, 'Ask a question', 'Which license is it?');
      await toast(page, 'Question sent.');
      await page.getByText('The appellant can answer until').waitFor();
      expect(await steps(page).allInnerTexts()).toEqual(['Dismiss as abusive', 'Assign…']);
      expect(await first.status()).toBe('more_info_requested');

      await first.answer('Number 4711.');
      await page.reload();
      await page.getByText('Number 4711.').waitFor();
      await write(page, 'Overturn decision', 'The license covers the sample.');
      await toast(page, 'Decision overturned.');
      expect(await first.status()).toBe('overturned');
      expect((await service.ports.library.find(first.trackId))?.moderationStatus).toBe('approved');

      await opened(page, 'Harbour');
      await press(page, 'Start review');
      await toast(page, 'You now review this appeal.');
      await write(page, 'Uphold decision', 'The sample is not part of the license.');
      await page.getByText('No appeal is open.').waitFor();
      expect(await second.status()).toBe('upheld');
    }));

  it('says before any click that a member cannot review the appeal against their own decision, or lacks the role', () =>
    inTab(async (page, tab) => {
      const own = await signInStaff(service, tab, 'rights');
      const { appealId } = await anAppealWithFile(service, own.token, 'Night Ferry');
      await page.goto(`/staff/appeals/${appealId}`);
      await page.getByText('You made this decision, so another member must review the appeal.').waitFor();
      expect(await steps(page).count()).toBe(0);

      const other = await aTab(browser, service.baseUrl);
      await signInStaff(service, other, 'moderator');
      await other.page.goto(`/staff/appeals/${appealId}`);
      await other.page.getByText('This appeal is reviewed by the role rights.').waitFor();
      expect(await steps(other.page).count()).toBe(0);
      await other.close();
    }));

  it('assigns an appeal to a colleague by keyboard, and says before any click who made the decision', () =>
    inTab(async (page, tab) => {
      const { appealId, status } = await anAppealWithFile(service, decider, 'Night Ferry');
      const colleague = await service.aColleague('rights');
      await signInStaff(service, tab, 'rights');
      await page.goto(`/staff/appeals/${appealId}`);
      await opened(page, 'Night Ferry');
      await press(page, 'Assign…');
      const dialog = page.getByRole('dialog', { name: 'Assign this appeal' });
      const conflict = dialog.getByRole('radio', { name: 'made this decision and cannot review it' });
      expect(await conflict.isDisabled()).toBe(true);
      expect(await dialog.getByRole('radio').count()).toBe(3);
      const { staffId, name } = colleague.caller.member;
      await dialog.locator(`input[value="${staffId}"]`).focus();
      await page.keyboard.press('Space');
      await press(page, 'Assign');
      await dialog.waitFor({ state: 'detached' });
      await toast(page, `Appeal assigned to ${name}.`);
      await page.getByRole('button', { name: 'Take over the review' }).waitFor();
      expect(await status()).toBe('under_review');
      // The colleague is not kept out by a claim of the member who assigned the appeal.
      const theirs = service.anyone.as(colleague.token);
      await eventually(
        async () => (await theirs.post('/api/v1/staff/queue/claims', { subject: appealId })).status === 201,
      );

      const other = await aTab(browser, service.baseUrl);
      await resumeStaff(service, other, colleague.token);
      await other.page.goto('/staff');
      const work = other.page.getByRole('region', { name: 'My work' });
      await work.getByRole('link', { name: 'Night Ferry' }).click();
      await other.page.getByRole('button', { name: 'Uphold decision' }).waitFor();
      await other.page.getByRole('img', { name: 'You review this appeal' }).waitFor();
      await other.close();
    }));

  it('sends no step about an appeal that changed while it was read, and keeps the text', () =>
    inTab(async (page, tab) => {
      const appeal = await anAppealWithFile(service, decider, 'Night Ferry');
      await signInStaff(service, tab, 'rights');
      await page.goto('/staff/appeals');
      await opened(page, 'Night Ferry');
      await press(page, 'Start review');
      await toast(page, 'You now review this appeal.');
      await press(page, 'Uphold decision');
      await appeal.answer('The label agrees, see page 2.');
      await page.getByLabel('Reasons').fill('The sample is not part of the license.');
      await press(page, 'Uphold decision');
      await page.getByRole('alert').filter({ hasText: 'This appeal changed while you read it.' }).waitFor();
      await page.getByText('The label agrees, see page 2.').waitFor();
      expect(await appeal.status()).toBe('under_review');
      expect(await page.getByLabel('Reasons').inputValue()).toBe('The sample is not part of the license.');
      await press(page, 'Uphold decision');
      await toast(page, 'Decision upheld.');
      expect(await appeal.status()).toBe('upheld');
    }));

  it('stays on the appeal that was opened meanwhile, and keeps what was written there', () =>
    inTab(async (page, tab) => {
      const first = await anAppealWithFile(service, decider, 'Night Ferry');
      await anAppealWithFile(service, decider, 'Harbour');
      const { token } = await signInStaff(service, tab, 'rights');
      const review = `/api/v1/staff/appeals/${first.appealId}/review`;
      await service.anyone.as(token).post(review, { action: 'take_up' });
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const open = (title: string) => page.getByRole('link', { name: title }).click();
      await page.goto('/staff/appeals');
      await open('Harbour');
      await opened(page, 'Harbour');
      await press(page, 'Dismiss as abusive');
      await page.getByLabel('Reasons').fill('The same appeal was sent ten times.');
      await open('Night Ferry');
      await opened(page, 'Night Ferry');
      await page.route(`**${review}`, async (route) => {
        await released;
        await route.continue();
      });
      const sent = page.waitForRequest(`**${review}`);
      await write(page, 'Uphold decision', 'The sample is not part of the license.');
      await sent;
      await open('Harbour');
      await opened(page, 'Harbour');
      release();
      await page.getByRole('link', { name: 'Night Ferry' }).waitFor({ state: 'detached' });
      await opened(page, 'Harbour');
      expect(await first.status()).toBe('upheld');
      await press(page, 'Dismiss as abusive');
      expect(await page.getByLabel('Reasons').inputValue()).toBe('The same appeal was sent ten times.');
    }));

  it('downloads the files of the appellant, and records each download', () =>
    inTab(async (page, tab) => {
      const { appealId } = await anAppealWithFile(service, decider, 'Night Ferry');
      await signInStaff(service, tab, 'rights');
      await page.goto(`/staff/appeals/${appealId}`);
      const file = page.getByRole('link', { name: 'Download split-sheet.pdf' });
      const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
      expect(download.suggestedFilename()).toBe('split-sheet.pdf');
      expect(await readFile(await download.path(), 'utf8')).toBe('%PDF-1.7 split sheet');
      const admin = service.anyone.as((await service.aColleague('admin')).token);
      const { body } = await admin.get(`/api/v1/staff/audit?subject=${appealId}`);
      const noted = body['data'] as readonly { readonly action: string }[];
      expect(noted.map(({ action }) => action)).toContain('evidence.download');
    }));
});
