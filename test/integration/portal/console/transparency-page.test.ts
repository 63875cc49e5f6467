import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { nextMonth, monthOf } from '../../../../src/domain/shared/calendar.ts';
import { needing } from '../../../support/needing.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf, press, signInStaff } from '../../../support/portal/console.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { aDecisionDto, anAppealDto } from '../../../support/http/successes/moderation-successes.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'the transparency report in the console', () => {
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

  it('shows the figures of a month to finance, and saves them as CSV', () =>
    inTab(async (page, tab) => {
      const rights = service.anyone.as((await service.aColleague('rights')).token);
      const { trackId } = await service.aTrackInCatalog();
      await rights.post(`/api/v1/staff/tracks/${trackId}/decisions`, aDecisionDto('take_down'));
      await service.anyone.post(`/api/v1/tracks/${trackId}/appeal`, anAppealDto());
      const month = monthOf(service.now());
      service.advance(nextMonth(service.now()) - service.now());
      await signInStaff(service, tab, 'finance');
      await page.goto(`/staff/transparency?month=${month}`);
      await headingOf(page, 'Transparency').waitFor();
      const decisions = page.getByRole('region', { name: 'Decisions' });
      await decisions.getByRole('row', { name: /^Taken down Rights claim Notice 1 0$/ }).waitFor();
      const appeals = page.getByRole('region', { name: 'Appeals' });
      await appeals.getByText('The appellant has a license or permission').waitFor();
      const [saved] = await Promise.all([page.waitForEvent('download'), press(page, 'Export CSV')]);
      const lines = (await readFile(await saved.path(), 'utf8')).split('\r\n');
      expect(lines[0]).toBe('month,figure,action,ground,source,value');
      expect(lines).toContain(`${month},decisions,take_down,rights_claim,notice,1`);
      expect(lines).toContain(`${month},appeals.submitted,,,,1`);

      await page.getByLabel('Month (UTC)').fill('2098-12');
      await page
        .getByText('The report for December 2098 will be published after the month has ended.')
        .waitFor();
      await page.goto('/staff/transparency?month=1999-12');
      await page.getByText('Enter a month, such as 2026-03.').waitFor();
      expect(await page.getByRole('region').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Export CSV' }).count()).toBe(0);
    }));
});
