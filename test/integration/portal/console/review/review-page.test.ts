import type { Browser, Page } from 'playwright-core';
import { password } from '../../../../support/stories/colleagues.ts';
import { aRealTrack } from '../../../../support/audio/real-track.ts';
import { aLikeness } from '../../../../support/builders/builders.ts';
import { violationsOf } from '../../../../support/portal/axe.ts';
import { needing } from '../../../../support/needing.ts';
import { aTab, openBrowser, type Tab } from '../../../../support/portal/browser.ts';
import { confirmForm, openForm, pendingTracks, signInStaff } from '../../../../support/portal/console.ts';
import { aService, type TestService } from '../../../../support/service/service.ts';

type Track = Awaited<ReturnType<typeof pendingTracks>>[number];

needing('chromium', 'the review page of the console', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  /** Every story has a queue to itself. */
  beforeEach(async () => {
    service = await aService({});
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
  const titleIn = async (page: Page) => (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const opened = (page: Page, title: string) =>
    page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  const statusOf = async ({ trackId }: Track) =>
    (await service.ports.library.find(trackId))?.moderationStatus ?? 'gone';
  const decisionsOf = ({ trackId }: Track) => service.ports.moderationStore.decisions(trackId);
  /** The key of an action, and of the template if there are several. */
  const steps = [
    { form: 'Approve', key: 'a', template: undefined },
    { form: 'Request changes', key: 'c', template: '2' },
    { form: 'Reject', key: 'r', template: '1' },
  ] as const;
  const stepAt = (n: number) => steps[n % 4] ?? steps[0];

  it('decides 20 tracks by keyboard alone, without leaving the page', () =>
    inTab(async (page, { until }) => {
      const tracks = await pendingTracks(service, 20);
      const { email } = await service.anAccount({ roles: ['moderator'], withPassword: true });
      await page.goto('/staff/review');
      await page.getByLabel('Email address').waitFor();
      await page.keyboard.type(email);
      await page.keyboard.press('Tab');
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: 'Decision' }).getByRole('button', { name: 'Approve' }).waitFor();
      await page.evaluate('globalThis.sameDocument = true');
      const order: string[] = [];
      for (let n = 0; n < tracks.length; n++) {
        const title = await titleIn(page);
        order.push(title);
        const { form, key, template } = stepAt(n);
        await openForm(page, key, form);
        if (template !== undefined) await page.keyboard.press(template);
        await confirmForm(page, form);
        await until(`document.querySelector('h1')?.textContent !== ${JSON.stringify(title)}`);
        expect(page.url()).toContain('/staff/review');
      }
      await page.getByText('Every track is reviewed.').waitFor();
      expect(await page.evaluate('globalThis.sameDocument')).toBe(true);
      expect(order.toSorted()).toEqual(tracks.map(({ title }) => title).toSorted());
      const statuses = await Promise.all(
        tracks.toSorted((a, b) => order.indexOf(a.title) - order.indexOf(b.title)).map(statusOf),
      );
      const wanted = ['approved', 'changes_requested', 'rejected', 'approved'];
      expect(statuses).toEqual(tracks.map((_, n) => wanted[n % 4]));
      const [first] = tracks.filter(({ title }) => title === order[1]);
      if (!first) throw new Error('no such track');
      const [decision] = await decisionsOf(first);
      expect(decision?.statement).toMatchObject({
        ground: 'metadata',
        source: 'own_review',
        automated: false,
      });
      expect(decision?.statement.facts).toContain('use of AI');
    }));

  it('plays the whole recording with the space bar, and shows what was declared beside what was measured', async () => {
    await service.close();
    service = await aService({ sound: 'real' });
    await inTab(async (page, tab) => {
      const row = { status: 'pending_review', title: 'Dawn', bpm: 240, key: 'A minor' };
      const trackId = await aRealTrack(service, { name: 'dawn', seconds: 12, row });
      const analysis = (await service.ports.library.analyses([trackId])).get(trackId);
      await signInStaff(service, tab, 'moderator');
      await page.goto('/staff');
      await page.getByRole('link', { name: 'Review tracks' }).click();
      await opened(page, 'Dawn');
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Pause the recording' }).waitFor();
      await tab.until('globalThis.playedAudio.currentTime > 0');
      expect(await page.evaluate<string>('globalThis.playedAudio.src')).toContain('/media/review/');
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Play the recording' }).waitFor();
      const tempo = (await page.getByRole('row', { name: /^Tempo/ }).textContent()) ?? '';
      expect(tempo).toContain('240 BPM');
      const measured = analysis?.tempo.known ? Math.round(analysis.tempo.value.bpm) : undefined;
      expect(tempo).toContain(measured === undefined ? 'Unknown' : `${measured} BPM (`);
      await page.getByText('LUFS').waitFor();
      const check = page.getByRole('region', { name: 'Rights check' });
      await check.getByText('Licenses could be granted in all countries.').waitFor();
      expect(await check.getByText('Complete').count()).toBe(7);
      const holders = page.getByRole('table', { name: 'Rights holders' });
      await holders.getByText('Synthesis Records').waitFor();
    });
  });

  it('shows the tracks that sound most alike, with their similarity, and plays them', async () => {
    const likeness = aLikeness([1, 0]);
    const { trackId } = await service.aTrackWithSound({ title: 'Harbour Lights', likeness });
    await service.aTrackWithSound({ title: 'Long Road', likeness: aLikeness([0, 1]) });
    await service.aTrackWithSound({ title: 'Night Ferry', moderationStatus: 'pending_review', likeness });
    await inTab(async (page, tab) => {
      await signInStaff(service, tab, 'moderator');
      await page.goto('/staff/review');
      const panel = page.getByRole('region', { name: 'Similar tracks in the catalog' });
      await panel.getByText('Harbour Lights').waitFor();
      expect(await panel.getByRole('row').allInnerTexts()).toEqual([
        expect.stringContaining('Similarity'),
        expect.stringMatching(/Harbour Lights[^]*100%$/),
        expect.stringMatching(/Long Road[^]*0%$/),
      ]);
      expect(await panel.locator('.artwork').count()).toBe(2);
      // Lists and track scroll on their own: the page ends with the screen.
      expect(
        await page.evaluate<number>('document.documentElement.scrollHeight - globalThis.innerHeight'),
      ).toBe(0);
      expect(await violationsOf(page)).toEqual([]);
      const linked = page.waitForResponse((answer) => answer.url().includes(`/tracks/${trackId}/audio`));
      await panel.getByRole('button', { name: 'Play Harbour Lights' }).click();
      expect((await linked).status()).toBe(200);
    });
  });

  it('claims the open track, releases it when another is opened, and keeps others from deciding', () =>
    inTab(async (page, tab) => {
      const [one, two] = await pendingTracks(service, 2);
      if (!one || !two) throw new Error('no tracks');
      const { token } = await signInStaff(service, tab, 'moderator');
      const own = service.anyone.as(token);
      const claimants = async () => {
        const { body } = await own.get('/api/v1/staff/queue?kind=track');
        return (body['data'] as readonly { readonly claim?: unknown }[]).map(
          ({ claim }) => claim !== undefined,
        );
      };
      await page.goto(`/staff/review/${one.trackId}`);
      await page.getByText('Claimed by you until').waitFor();
      expect((await claimants()).filter(Boolean)).toHaveLength(1);

      const other = await aTab(browser, service.baseUrl);
      await signInStaff(service, other, 'moderator');
      await other.page.goto(`/staff/review/${one.trackId}`);
      await other.page.getByText('Not claimed').waitFor();
      expect(await other.page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
      // Without an address the page opens the track that nobody has claimed.
      await other.page.goto('/staff/review');
      await opened(other.page, two.title);
      await other.close();

      await page.getByRole('link', { name: two.title }).click();
      await opened(page, two.title);
      const released = async () =>
        (await service.ports.moderationStore.claimOf(one.trackId, Date.now())) === undefined;
      for (let look = 0; !(await released()); look++) {
        if (look === 600) throw new Error('the claim was not released');
        await page.waitForTimeout(100);
      }
    }));

  it('says so if the track changed while it was open, and decides nothing', () =>
    inTab(async (page, tab) => {
      const [track] = await pendingTracks(service, 1);
      if (!track) throw new Error('no track');
      const { token } = await signInStaff(service, tab, 'moderator');
      await page.goto(`/staff/review/${track.trackId}`);
      await page.getByRole('button', { name: 'Reject' }).waitFor();
      const statement = { ground: 'metadata', facts: 'Wrong key', clause: 'Terms', source: 'own_review' };
      const path = `/api/v1/staff/tracks/${track.trackId}/decisions`;
      await service.anyone.as(token).post(path, { action: 'request_changes', statement });
      await openForm(page, 'a', 'Approve');
      await confirmForm(page, 'Approve');
      await page.getByRole('alert').filter({ hasText: 'Changed: status.' }).waitFor();
      await page.getByText('This track was decided: it is changes requested.').waitFor();
      expect(await statusOf(track)).toBe('changes_requested');
    }));

  it('acts on single keys only while they are on, and never while text is typed', () =>
    inTab(async (page, tab) => {
      const [track] = await pendingTracks(service, 1);
      if (!track) throw new Error('no track');
      await signInStaff(service, tab, 'moderator');
      await page.goto(`/staff/review/${track.trackId}`);
      await page.getByRole('button', { name: 'Approve' }).waitFor();
      await page.keyboard.press('r');
      await page.getByRole('form', { name: 'Reject' }).waitFor();
      expect(await page.getByRole('button', { name: 'Reject' }).isDisabled()).toBe(true);
      await page.keyboard.press('3');
      await page.getByLabel('Facts').focus();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(' carj 1');
      expect(await page.getByLabel('Facts').inputValue()).toMatch(/ carj 1$/);
      expect(await page.getByRole('radio', { name: 'Uncleared sample' }).isChecked()).toBe(true);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Approve' }).waitFor();
      await page.getByLabel('Keys on').uncheck();
      await page.keyboard.press('r');
      // The button is there only while no form is open.
      await page.getByRole('button', { name: 'Request changes' }).click();
      await page.getByRole('form', { name: 'Request changes' }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Approve' }).waitFor();
      expect(await page.getByLabel('Keys on').isChecked()).toBe(false);
    }));

  it('lets rights staff listen, and leaves the decision to moderators', () =>
    inTab(async (page, tab) => {
      const [track] = await pendingTracks(service, 1);
      if (!track) throw new Error('no track');
      await signInStaff(service, tab, 'rights');
      await page.goto('/staff/review');
      await opened(page, track.title);
      await page.getByText('Moderators decide about this track.').waitFor();
      expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Play the recording' }).waitFor();
      expect(await service.ports.moderationStore.claimOf(track.trackId, Date.now())).toBeUndefined();
    }));
});
