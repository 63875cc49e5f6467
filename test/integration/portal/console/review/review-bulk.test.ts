import type { Browser, Page } from 'playwright-core';
import { fingerprintOf } from '../../../../../src/domain/catalog/fingerprint/fingerprint.ts';
import type { Track } from '../../../../../src/domain/catalog/track.ts';
import { somePeaks } from '../../../../support/builders/fingerprints.ts';
import { needing } from '../../../../support/needing.ts';
import { violationsOf } from '../../../../support/portal/axe.ts';
import { openBrowser, type Tab } from '../../../../support/portal/browser.ts';
import {
  deliverAgain,
  fingerprintAs,
  inTabOf,
  measureAsDeclared,
  pendingTracks,
  signInStaff,
} from '../../../../support/portal/console.ts';
import { aService, type TestService } from '../../../../support/service/service.ts';

needing('chromium', 'approval of several tracks in the console', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    service = await aService({});
  });
  afterEach(() => service.close());
  const inTab = inTabOf(
    () => browser,
    () => service,
  );

  const statusOf = async ({ trackId }: Pick<Track, 'trackId'>) =>
    (await service.ports.library.find(trackId))?.moderationStatus;
  const begin = async (page: Page, tab: Tab) => {
    await signInStaff(service, tab, 'moderator');
    await page.goto('/staff/review');
    await page.getByRole('button', { name: 'Select tracks' }).click();
  };
  const measuredTracks = async (count: number) => {
    const tracks = await pendingTracks(service, count);
    for (const track of tracks) await measureAsDeclared(service, track);
    return tracks;
  };
  const select = (page: Page, title: string) =>
    page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check();

  it('approves the selected tracks with one statement, leaves those with findings, and opens the next', () =>
    inTab(async (page, tab) => {
      const tracks = await measuredTracks(4);
      const ai = await service.aTrackWithSound({
        title: 'Made by AI',
        moderationStatus: 'pending_review',
        aiDisclosure: { vocals: 'none', instruments: 'full', composition: 'none', lyrics: 'none' },
      });
      await measureAsDeclared(service, ai);
      const [one, two, three, four] = tracks;
      if (!one || !two || !three || !four) throw new Error('no tracks');
      await begin(page, tab);
      for (const { title } of [one, two, three, ai]) await select(page, title);
      await page.getByText('4 selected').waitFor();
      await page.getByRole('button', { name: 'Approve selected' }).click();
      const dialog = page.getByRole('dialog', { name: 'Approve 4 tracks?' });
      await dialog.getByText('AI was used in instruments.').waitFor();
      expect(
        await dialog.getByRole('list', { name: 'Tracks to approve' }).getByRole('listitem').count(),
      ).toBe(3);
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByLabel('Facts').fill('Delivered by a label whose catalog was reviewed.');
      await dialog.getByRole('button', { name: 'Approve 3 tracks' }).click();
      await dialog.getByText('3 tracks approved.').waitFor();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('heading', { level: 1, name: four.title }).waitFor();
      expect(await page.getByRole('checkbox').filter({ visible: true }).count()).toBe(1);
      expect(await Promise.all([one, two, three, four, ai].map(statusOf))).toEqual([
        ...['approved', 'approved', 'approved'],
        ...['pending_review', 'pending_review'],
      ]);
      const [decision] = await service.ports.moderationStore.decisions(two.trackId);
      expect(decision?.statement).toMatchObject({
        ground: 'meets_requirements',
        facts: 'Delivered by a label whose catalog was reviewed.',
        source: 'own_review',
        automated: false,
      });
    }));

  it('leaves a track with the same recording as another one in the list, and says which', () =>
    inTab(async (page, tab) => {
      const [one, two] = await measuredTracks(2);
      if (!one || !two) throw new Error('no tracks');
      const recording = fingerprintOf(somePeaks('night ferry', 40));
      const known = await service.aTrackWithSound({ title: 'Harbour Lights' });
      for (const track of [known, two]) await fingerprintAs(service, track, recording);
      await begin(page, tab);
      await page.getByRole('button', { name: 'Select all' }).click();
      await page.getByRole('button', { name: 'Approve selected' }).click();
      const dialog = page.getByRole('dialog', { name: 'Approve 2 tracks?' });
      const kept = dialog.getByRole('list', { name: 'Tracks that stay in the list' });
      await kept.getByText(`Same recording as “Harbour Lights” (${known.isrc}).`).waitFor();
      await dialog.getByRole('button', { name: 'Approve 1 track' }).click();
      await dialog.getByText('1 track approved.').waitFor();
      expect(await Promise.all([one, two].map(statusOf))).toEqual(['approved', 'pending_review']);
    }));

  it('approves each track in the version that was read, and says which changed meanwhile', () =>
    inTab(async (page, tab) => {
      const [one, two] = await measuredTracks(2);
      if (!one || !two) throw new Error('no tracks');
      await begin(page, tab);
      await page.getByRole('button', { name: 'Select all' }).click();
      await page.getByRole('button', { name: 'Approve selected' }).click();
      const dialog = page.getByRole('dialog', { name: 'Approve 2 tracks?' });
      const approve = dialog.getByRole('button', { name: 'Approve 2 tracks' });
      await approve.waitFor();
      await deliverAgain(service, two, { title: 'Another recording' });
      await approve.click();
      await dialog.getByText('1 track could not be approved.').waitFor();
      const outcomes = dialog.getByRole('list', { name: 'Outcomes' }).getByRole('listitem');
      expect(await outcomes.filter({ hasText: 'not approved' }).textContent()).toContain(two.title);
      await dialog.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('heading', { level: 1, name: 'Another recording' }).waitFor();
      expect(await Promise.all([one, two].map(statusOf))).toEqual(['approved', 'pending_review']);
    }));

  it('cannot select what another reviewer has claimed, and is for moderators only', () =>
    inTab(async (page, tab) => {
      const [one, two, three] = await pendingTracks(service, 3);
      if (!one || !two || !three) throw new Error('no tracks');
      const { token } = await service.aColleague('moderator');
      await service.anyone.as(token).post('/api/v1/staff/queue/claims', { subject: two.trackId });
      await begin(page, tab);
      expect(await page.getByRole('checkbox', { name: `Select ${two.title}` }).isDisabled()).toBe(true);
      await page.getByRole('button', { name: 'Select all' }).click();
      await page.getByText('2 selected').waitFor();
      await page
        .getByRole('group', { name: 'Selected tracks' })
        .getByRole('button', { name: 'Cancel' })
        .click();
      expect(await page.getByRole('checkbox', { name: /^Select/ }).count()).toBe(0);
      await signInStaff(service, tab, 'rights');
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('button', { name: 'Select tracks' }).count()).toBe(0);
    }));
});
