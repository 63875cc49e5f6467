import type { Browser } from 'playwright-core';
import {
  aNoticeDto,
  anActionDto,
  aReport,
  notices,
  staffNotices,
} from '../../../support/http/successes/notices/notice-successes.ts';
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
      const { token } = await signInStaff(service, tab, 'rights');
      await service.anyone.as(token).post('/api/v1/staff/queue/claims', { subject: one.noticeId });
      const found: string[] = [];
      const check = async () => {
        found.push(...(await violationsOf(page)), ...(await overflowIn(page)));
      };
      await page.goto('/staff');
      const card = page.getByRole('region', { name: 'Reports' });
      await card.getByText('2', { exact: true }).waitFor();
      const claimed = page.getByRole('region', { name: 'My work' });
      await claimed.getByRole('cell', { name: 'Report', exact: true }).waitFor();
      await check();
      await claimed.getByRole('button', { name: /^Release the claim/ }).click();
      await claimed.getByText('You have no claims.').waitFor();
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
      const territories = dialog.getByLabel('Territories');
      await territories.fill('Germany');
      await dialog.getByText('Enter two-letter country codes, such as DE, AT.').waitFor();
      await territories.fill('de');
      await dialog.getByRole('button', { name: 'Restrict', disabled: false }).waitFor();
      await territories.fill('');
      await dialog.getByRole('button', { name: 'Take down' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('The recording is yours.').waitFor();
      const acted = await service.anyone.post(`${notices}/read`, { code: other.code });
      expect(acted.body['status']).toBe('actioned');
      expect(found).toEqual([]);
    }));

  it('are listed by state and ground, and link to other reports of the track and to the decision about it', () =>
    inTab(async (page, tab) => {
      const decided = await aReport(service, { ground: 'personal_rights' });
      const again = await service.anyone.post(notices, aNoticeDto(decided.trackId));
      const colleague = service.anyone.as((await service.aColleague('rights')).token);
      const path = `${staffNotices}/${decided.noticeId}`;
      expect((await colleague.post(`${path}/decision`, anActionDto())).status).toBe(200);
      await signInStaff(service, tab, 'rights');
      await page.goto('/staff/notices');
      const rows = page.getByRole('row', { name: /Rights of a person/ });
      const waiting = page.getByRole('row', { name: /Rights in the recording/ });
      await waiting.first().waitFor();
      expect(await rows.count()).toBe(0);
      await page.getByLabel('State').selectOption('Decided');
      await page.getByLabel('Ground').selectOption('Rights of a person');
      await page.waitForURL('**/notices?state=decided&ground=personal_rights');
      await rows.getByText('Acted on').waitFor();
      await waiting.first().waitFor({ state: 'detached' });
      expect([...(await violationsOf(page)), ...(await overflowIn(page))]).toEqual([]);
      await rows.getByRole('link').click();
      await page.getByText('Acted on by a member of staff').waitFor();
      const others = page.getByRole('region', { name: 'Other reports of the track' });
      await others.getByRole('cell', { name: 'Not decided' }).waitFor();
      expect([...(await violationsOf(page)), ...(await overflowIn(page))]).toEqual([]);
      await others.getByRole('link', { name: 'Rights in the recording' }).click();
      await page.waitForURL(`**/notices/${again.member('noticeId')}`);
      await others.getByRole('cell', { name: 'Acted on' }).waitFor();
      await others.getByRole('link', { name: 'Rights of a person' }).click();
      await page.getByRole('link', { name: 'View the decision about the track' }).click();
      await page.waitForURL(`**/tracks/${decided.trackId}#dec_*`);
      await page.locator('li[aria-current]').getByText('Taken down').waitFor();
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
      const why = page.getByRole('status').getByText(/claimed/i);
      expect(await why.textContent()).toMatch(/until \d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d\.$/);
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
      expect(await page.locator('.said').count()).toBe(0);
      const unread = await service.anyone.post(`${notices}/read`, { code: one.code });
      expect(unread.body['status']).toBe('received');
      await send();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('The contract covers it.').waitFor();
      const rejected = await service.anyone.post(`${notices}/read`, { code: one.code });
      expect(rejected.body['status']).toBe('rejected');
    }));
});
