import type { Browser, Page, Route } from 'playwright-core';
import { needing } from '../../../../support/needing.ts';
import { seenSoon } from '../../../../support/eventually.ts';
import { aTab, openBrowser, type Tab } from '../../../../support/portal/browser.ts';
import {
  comeBack,
  confirmForm,
  deliverAgain,
  openForm,
  pendingTracks,
  signInStaff,
} from '../../../../support/portal/console.ts';
import { aService, type TestService } from '../../../../support/service/service.ts';

type Track = Awaited<ReturnType<typeof pendingTracks>>[number];

/** A response that the client does not try again. */
const problem = (status: number, detail: string) => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: JSON.stringify({ status, code: 'NOT_POSSIBLE', detail }),
});

needing('chromium', 'a decision on the review page', () => {
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

  /** Opens the first of some pending tracks as a moderator. */
  const reviewing = async (
    count: number,
    story: (page: Page, tracks: readonly [Track, ...Track[]], tab: Tab) => Promise<void>,
  ): Promise<void> => {
    const [first, ...others] = await pendingTracks(service, count);
    if (!first) throw new Error('no track');
    const tab = await aTab(browser, service.baseUrl);
    try {
      await signInStaff(service, tab, 'moderator');
      await tab.page.goto('/staff/review');
      await opened(tab.page, first.title);
      await story(tab.page, [first, ...others], tab);
      expect(tab.issues()).toEqual([]);
    } finally {
      await tab.close();
    }
  };
  const opened = (page: Page, name: string) =>
    page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const statusOf = async ({ trackId }: Track) =>
    (await service.ports.library.find(trackId))?.moderationStatus ?? 'gone';
  const toast = (page: Page, hasText: string) => page.locator('.said').filter({ hasText }).waitFor();
  const approveButton = (page: Page) => page.getByRole('button', { name: 'Approve' });

  /** Holds the requests to an address until they are released. */
  const holding = async (page: Page, address: string) => {
    let count = 0;
    let release: (act: (route: Route) => Promise<void>) => void = () => undefined;
    const released = new Promise<(route: Route) => Promise<void>>((resolve) => {
      release = resolve;
    });
    await page.route(address, async (route) => {
      count++;
      await (
        await released
      )(route);
    });
    const arrived = () =>
      seenSoon(
        async () => count,
        (requests) => requests > 0,
        60_000,
      );
    return { arrived, count: () => count, release };
  };

  it('carries the version that the reviewer saw, and says what changed since', () =>
    reviewing(1, async (page, [track]) => {
      const { title } = track;
      await deliverAgain(service, track, { title: 'Day Ferry', bpm: 133 });
      // On return, the page sends all its requests together, that for the list among them.
      const list = page.waitForResponse(/\/staff\/queue\?/);
      await comeBack(page);
      await list;
      await openForm(page, 'a', 'Approve');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
      await confirmForm(page, 'Approve');
      await page.getByRole('alert').filter({ hasText: 'Changed: title, tempo.' }).waitFor();
      await opened(page, 'Day Ferry');
      expect(await page.getByRole('form').count()).toBe(0);
      expect(await statusOf(track)).toBe('pending_review');
      await openForm(page, 'a', 'Approve');
      await confirmForm(page, 'Approve');
      await toast(page, 'Approved “Day Ferry”.');
      expect(await statusOf(track)).toBe('approved');
    }));

  it('is not sent by holding a key, by the space bar or by a double click', () =>
    reviewing(1, async (page, [track]) => {
      await approveButton(page).focus();
      await page.keyboard.down('Enter');
      const form = page.getByRole('form', { name: 'Approve' });
      await form.getByRole('button', { name: 'Approve', disabled: false }).waitFor();
      // The browser repeats a key that is pressed again before it was released.
      for (let n = 0; n < 3; n++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: /the recording$/ }).waitFor();
      await page.keyboard.press('Escape');
      await approveButton(page).waitFor();
      // Both clicks happen before any timer runs.
      await page.evaluate(`(async () => {
        document.querySelector('.decision-acts button').click();
        await Promise.resolve();
        document.querySelector('.decision-form button[type=submit]').click();
      })()`);
      await form.waitFor();
      await page.keyboard.press('Escape');
      await approveButton(page).waitFor();
      expect(await service.ports.moderationStore.decisions(track.trackId)).toEqual([]);
    }));

  it('blocks keys while it is sent, and stays on the track that was opened meanwhile', () =>
    reviewing(3, async (page, [first, second]) => {
      if (!second) throw new Error('no track');
      const sent = await holding(page, '**/decisions');
      await openForm(page, 'a', 'Approve');
      await confirmForm(page, 'Approve');
      await sent.arrived();
      for (const key of ['r', 'j', 'Escape', 'Enter']) await page.keyboard.press(key);
      expect(await page.getByRole('form', { name: 'Approve' }).count()).toBe(1);
      await opened(page, first.title);
      await page.getByRole('link', { name: second.title }).click();
      await opened(page, second.title);
      sent.release((route) => route.continue());
      await toast(page, `Approved “${first.title}”.`);
      await page.getByRole('link', { name: first.title }).waitFor({ state: 'detached' });
      await opened(page, second.title);
      expect(sent.count()).toBe(1);
    }));

  it('shows its failure even if another track is open, and keeps what was written', () =>
    reviewing(2, async (page, [first, second]) => {
      if (!second) throw new Error('no track');
      const sent = await holding(page, '**/decisions');
      await openForm(page, 'r', 'Reject');
      await page.keyboard.press('3');
      await page.getByLabel('Facts').fill('The sample of “Harbour” is not cleared.');
      await page.keyboard.press('Tab');
      await confirmForm(page, 'Reject');
      await sent.arrived();
      await page.getByRole('link', { name: second.title }).click();
      await opened(page, second.title);
      sent.release((route) => route.fulfill(problem(403, 'Needs another role.')));
      await toast(page, `“${first.title}”: Needs another role.`);
      await page.getByRole('link', { name: first.title }).click();
      await opened(page, first.title);
      await page.getByRole('alert').filter({ hasText: 'Needs another role.' }).waitFor();
      await openForm(page, 'r', 'Reject');
      expect(await page.getByLabel('Facts').inputValue()).toBe('The sample of “Harbour” is not cleared.');
      await page.keyboard.press('1');
      await page.keyboard.press('3');
      expect(await page.getByLabel('Facts').inputValue()).toBe('The sample of “Harbour” is not cleared.');
      await page
        .getByLabel('Facts')
        .evaluate(
          `(field) => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }))`,
        );
      expect(await page.getByRole('form', { name: 'Reject' }).count()).toBe(1);
    }));

  it('is followed by a track that nobody has claimed since the list was loaded', () =>
    reviewing(3, async (page, [first, second, third]) => {
      if (!second || !third) throw new Error('no tracks');
      const colleague = service.anyone.as((await service.aColleague('moderator')).token);
      await colleague.post('/api/v1/staff/queue/claims', { subject: second.trackId });
      await openForm(page, 'a', 'Approve');
      await confirmForm(page, 'Approve');
      await toast(page, `Approved “${first.title}”.`);
      await opened(page, third.title);
      await page.getByText('Claimed by you until').waitFor();
      const claimed = page.getByRole('listitem').filter({ hasText: second.title });
      await claimed.getByRole('img', { name: 'Claimed by another reviewer' }).waitFor();
    }));

  it('leads to the next page of the queue', () =>
    reviewing(3, async (page, [, second, third]) => {
      if (!second || !third) throw new Error('no tracks');
      await page.route(/\/staff\/queue\?/, (route) =>
        route.continue({ url: route.request().url().replace('limit=100', 'limit=1') }),
      );
      await page.reload();
      for (const next of [second, third, undefined]) {
        await openForm(page, 'a', 'Approve');
        await confirmForm(page, 'Approve');
        if (next) await opened(page, next.title);
      }
      await page.getByText('Every track is reviewed.').waitFor();
      await pendingTracks(service, 1);
      await comeBack(page);
      await approveButton(page).waitFor();
    }));

  it('asks for the recording once, however often the space bar is pressed', () =>
    reviewing(1, async (page) => {
      const requested = await holding(page, '**/audio?*');
      await page.keyboard.press('Space');
      await requested.arrived();
      for (let n = 0; n < 3; n++) await page.keyboard.press('Space');
      await page.keyboard.press('a');
      await page.getByRole('form', { name: 'Approve' }).waitFor();
      requested.release((route) => route.fulfill(problem(404, 'Not found.')));
      await page.getByRole('alert').filter({ hasText: 'Not found.' }).waitFor();
      expect(requested.count()).toBe(1);
    }));

  it('belongs to the member who reads: another one who signs in starts again', () =>
    reviewing(1, async (page, [track], tab) => {
      await openForm(page, 'r', 'Reject');
      // A mark that lasts as long as the pages of this member.
      await page.evaluate(`document.querySelector('.console').dataset.marked = 'yes'`);
      await signInStaff(service, tab, 'rights');
      await comeBack(page);
      await toast(page, 'signed in with this browser');
      await opened(page, track.title);
      await page.getByText('Moderators decide about this track.').waitFor();
      expect(await page.locator('[data-marked], form').count()).toBe(0);
    }));
});
