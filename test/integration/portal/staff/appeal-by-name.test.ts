import type { Browser, Page } from 'playwright-core';
import { aDecisionDto } from '../../../support/http/successes/moderation-successes.ts';
import { needing } from '../../../support/needing.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'an appeal without a track ID', () => {
  let service: TestService;
  let browser: Browser;
  let decider: PartnerClient;
  let tab: Tab;
  let page: Page;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
    decider = service.anyone.as((await service.aColleague('rights')).token);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  beforeEach(async () => {
    tab = await aTab(browser, service.baseUrl, { width: 375 });
    page = tab.page;
  });
  afterEach(async () => {
    expect(tab.issues()).toEqual([]);
    await tab.close();
  });

  const taken = async (title: string) => {
    const track = await service.aTrackInCatalog({ title });
    const path = `/api/v1/staff/tracks/${track.trackId}/decisions`;
    expect((await decider.post(path, aDecisionDto('take_down'))).status).toBe(201);
    return track;
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const write = async () => {
    await page.goto('/appeals');
    await press('Appeal by ISRC or title');
    await page.getByRole('form', { name: 'Appeal by ISRC or title' }).waitFor();
    expect(await page.evaluate<string>('document.activeElement.labels[0].textContent')).toMatch(/^ISRC/);
    await page.getByLabel('Reason for your appeal').selectOption('I have a license or permission');
    await page.getByLabel('Explanation').fill('We hold the license 4711 for the sample.');
    await page.getByLabel('Email address').fill('ada@finch.example');
  };
  const waiting = async (): Promise<readonly string[]> => {
    const { body } = await decider.get('/api/v1/staff/appeals');
    return (body['data'] as readonly { readonly trackId: string }[]).map(({ trackId }) => trackId);
  };

  it('names the track by its ISRC', async () => {
    const { trackId, isrc } = await taken('Slow Harbour');
    await write();
    await page.getByRole('textbox', { name: 'ISRC' }).fill(` ${isrc.toLowerCase()} `);
    expect(await violationsOf(page)).toEqual([]);
    await press('Submit appeal');
    await page.getByText('Appeal submitted').first().waitFor();
    expect(await waiting()).toContain(trackId);
  });

  it('names it by title and artist, and asks for the ISRC if that means several', async () => {
    const one = await taken('Paper Lanterns');
    const other = await taken('Paper Lanterns');
    const [artist] = one.artists;
    await write();
    await press('Submit appeal');
    await page.getByRole('alert').first().waitFor();
    for (const label of ['Title', 'Artist'])
      expect(await page.getByLabel(label, { exact: true }).getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Title', { exact: true }).fill('Paper Lantern');
    await page.getByLabel('Artist', { exact: true }).fill(artist?.name ?? '');
    await press('Submit appeal');
    await page.getByText('No published track has this ISRC, or this title and artist.').waitFor();
    await page.getByLabel('Title', { exact: true }).fill('Paper Lanterns');
    await press('Submit appeal');
    await page.getByText('Several tracks match this title and artist. Enter the ISRC.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('textbox', { name: 'ISRC' }).fill(other.isrc);
    await press('Submit appeal');
    await page.getByText('Appeal submitted').first().waitFor();
    const appeals = await waiting();
    expect(appeals).toContain(other.trackId);
    expect(appeals).not.toContain(one.trackId);
  });
});
