import type { Browser, Page } from 'playwright-core';
import type { Fingerprint } from '../../../src/domain/catalog/fingerprint/fingerprint.ts';
import type { Track } from '../../../src/domain/catalog/track.ts';
import type { Role } from '../../../src/domain/staff/staff.ts';
import { aSoundAnalysis } from '../builders/sound-builders.ts';
import type { TestService } from '../service/service.ts';
import { aTab, type Look, type Tab } from './browser.ts';

/** Gives a tab a session of staff. */
export const resumeStaff = (
  { baseUrl: url }: TestService,
  { context }: Pick<Tab, 'context'>,
  token: string,
): Promise<void> =>
  context.addCookies([{ name: 'staff_session', value: token, url, httpOnly: true, sameSite: 'Strict' }]);

/** Gives a tab the session of a new member of staff. */
export const signInStaff = async (
  service: TestService,
  tab: Pick<Tab, 'context'>,
  role: Role,
): Promise<{ readonly token: string; readonly email: string }> => {
  const { token, caller } = await service.aColleague(role);
  await resumeStaff(service, tab, token);
  return { token, email: caller.member.email };
};

/** Tracks that wait for review, with sound. */
export const pendingTracks = async (service: TestService, count: number) => {
  const tracks = [];
  for (let n = 1; n <= count; n++)
    tracks.push(
      await service.aTrackWithSound({ title: `Night Ferry ${n}`, moderationStatus: 'pending_review' }),
    );
  return tracks;
};

/** Records that the tempo and the key of a track were measured as they are declared. */
export const measureAsDeclared = async (
  { ports: { library } }: TestService,
  { trackId }: Pick<Track, 'trackId'>,
): Promise<void> => {
  const track = await library.find(trackId);
  if (!track) throw new Error('no such track');
  const { catalogVersion, ...before } = track;
  const { bpm, key } = track;
  const analysis = aSoundAnalysis({
    tempo: { known: true, value: { bpm, alternatives: [] }, confidence: 0.9 },
    key: { known: true, value: key, confidence: 0.9 },
  });
  const effects = { events: [], mails: [], audit: undefined, idempotency: undefined };
  const committed = await library.commit({ track: before, analysis, guards: { catalogVersion }, effects });
  if (committed.outcome !== 'committed') throw new Error(`not committed: ${committed.guard}`);
};

/** Records the acoustic fingerprint of the recording of a track. */
export const fingerprintAs = async (
  { ports: { library } }: TestService,
  { trackId }: Pick<Track, 'trackId'>,
  fingerprint: Fingerprint,
): Promise<void> => {
  const track = await library.find(trackId);
  if (!track) throw new Error('no such track');
  const { catalogVersion, ...before } = track;
  const effects = { events: [], mails: [], audit: undefined, idempotency: undefined };
  await library.commit({ track: before, fingerprint, guards: { catalogVersion }, effects });
};

/** Replaces a track, as a later delivery does. */
export const deliverAgain = async (
  { ports: { library } }: TestService,
  { trackId }: Pick<Track, 'trackId'>,
  changes: Partial<Pick<Track, 'title' | 'bpm'>>,
): Promise<void> => {
  const track = await library.find(trackId);
  if (!track) throw new Error('no such track');
  const { catalogVersion, ...before } = track;
  const committed = await library.commit({
    track: { ...before, ...changes },
    guards: { catalogVersion },
    effects: { events: [], mails: [], audit: undefined, idempotency: undefined },
  });
  if (committed.outcome !== 'committed') throw new Error(`not committed: ${committed.guard}`);
};

/** Presses the key of an action, and waits for its form. */
export const openForm = async (page: Page, key: string, form: string): Promise<void> => {
  await page.getByRole('group', { name: 'Decision' }).getByRole('button', { name: 'Approve' }).waitFor();
  await page.keyboard.press(key);
  await page.getByRole('form', { name: form }).waitFor();
};

/** Confirms an open form, as soon as it can be confirmed. */
export const confirmForm = async (page: Page, form: string): Promise<void> => {
  await page.getByRole('form', { name: form }).getByRole('button', { name: form, disabled: false }).waitFor();
  await page.keyboard.press('Enter');
};

/** Simulates a return to the tab after some minutes, which loads data again that is not fresh. */
export const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(
    `(({ now }) => { Date.now = () => now() + 180_000; dispatchEvent(new Event('visibilitychange')); })(Date)`,
  );

/** Opens a tab for a story, which must end without issues. */
export const inTabOf =
  (browser: () => Browser, service: () => TestService) =>
  async (story: (page: Page, tab: Tab) => Promise<void>, look: Look = {}): Promise<void> => {
    const tab = await aTab(browser(), service().baseUrl, look);
    try {
      await story(tab.page, tab);
      expect(tab.issues()).toEqual([]);
    } finally {
      await tab.close();
    }
  };

/** Presses a button by keyboard, as soon as it can be pressed. */
export const press = async (page: Page, name: string | RegExp, kind: 'button' | 'link' = 'button') => {
  await page.getByRole(kind, { name, exact: true, disabled: false }).focus();
  await page.keyboard.press('Enter');
};

/** Waits for a message that the console shows for a few seconds. */
export const toast = (page: Page, hasText: string): Promise<void> =>
  page.locator('.said').filter({ hasText }).waitFor();
