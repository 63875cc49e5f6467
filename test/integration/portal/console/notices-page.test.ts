import type { Browser } from 'playwright-core';
import { aReport, notices } from '../../../support/http/successes/notices/notice-successes.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf, press, signInStaff } from '../../../support/portal/console.ts';
import { overflowIn } from '../../../support/portal/narrow.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'reports of tracks in the console', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService({}), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  const inTab = inTabOf(
    () => browser,
    () => service,
  );

  it('are counted on the home page, listed, rejected and acted on', () =>
    inTab(async (page, tab) => {
      const [one, other] = [await aReport(service), await aReport(service)];
      await signInStaff(service, tab, 'rights');
      const found: string[] = [];
      const check = async () => {
        found.push(...(await violationsOf(page)), ...(await overflowIn(page)));
      };
      await page.goto('/staff');
      const card = page.getByRole('region', { name: 'Reports' });
      await card.getByText('2', { exact: true }).waitFor();
      await card.getByRole('link', { name: 'Review reports' }).click();
      await headingOf(page, 'Reports').waitFor();
      await page
        .getByRole('row', { name: /Rights in the recording/ })
        .nth(1)
        .waitFor();
      await check();

      await page.goto(`/staff/notices/${one.noticeId}`);
      await page.getByText('The recording is ours').waitFor();
      await check();
      await press(page, 'Reject report…');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Reasons').fill('The contract covers it.');
      await dialog.getByRole('button', { name: 'Reject report' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('The contract covers it.').waitFor();
      expect(await page.getByRole('button', { name: 'Reject report…' }).count()).toBe(0);
      const rejected = await service.anyone.post(`${notices}/read`, { code: one.code });
      expect(rejected.body['status']).toBe('rejected');

      await page.goto(`/staff/notices/${other.noticeId}`);
      await press(page, 'Act on report…');
      await dialog.getByLabel('Facts').fill('The recording belongs to someone else.');
      await dialog.getByLabel('Reasons for the reporter').fill('The recording is yours.');
      await check();
      await dialog.getByRole('button', { name: 'Take down' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('The recording is yours.').waitFor();
      const acted = await service.anyone.post(`${notices}/read`, { code: other.code });
      expect(acted.body['status']).toBe('actioned');
      expect(found).toEqual([]);
    }));

  it('are claimed by the first person who opens them, and decided only in the version that was read', () =>
    inTab(async (page, tab) => {
      const [one, taken] = [await aReport(service), await aReport(service)];
      const colleague = service.anyone.as((await service.aColleague('rights')).token);
      const claims = '/api/v1/staff/queue/claims';
      const claim = (noticeId: string) => colleague.post(claims, { subject: noticeId });
      expect((await claim(taken.noticeId)).status).toBe(201);
      await signInStaff(service, tab, 'rights');

      await page.goto(`/staff/notices/${taken.noticeId}`);
      await page
        .getByRole('status')
        .getByText(/claimed/i)
        .waitFor();
      expect(await page.getByRole('button', { name: 'Act on report…' }).count()).toBe(0);

      await page.goto(`/staff/notices/${one.noticeId}`);
      await page.getByText('You have claimed this report.').waitFor();
      expect((await claim(one.noticeId)).status).toBe(409);
      await press(page, 'Reject report…');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Reasons').fill('The contract covers it.');
      await service.anyone.post(`${notices}/confirm`, { code: await one.mailedCode() });
      const send = () => dialog.getByRole('button', { name: 'Reject report' }).click();
      await send();
      await dialog.getByText('This report changed while you read it.').waitFor();
      const unread = await service.anyone.post(`${notices}/read`, { code: one.code });
      expect(unread.body['status']).toBe('received');
      await send();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('The contract covers it.').waitFor();
      const rejected = await service.anyone.post(`${notices}/read`, { code: one.code });
      expect(rejected.body['status']).toBe('rejected');
    }));
});
