import type { Browser } from 'playwright-core';
import { ContentId, TrackId } from '../../../../src/domain/shared/ids.ts';
import { anyVersion, aRevisedTrack } from '../../../support/http/successes/drafts/revision-successes.ts';
import { shareConfirmations } from '../../../support/http/successes/parties/confirmation-successes.ts';
import { aDisputedTrack } from '../../../support/http/successes/parties/dispute-successes.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf, press, signInStaff, toast } from '../../../support/portal/console.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { anOrder, aService, type Partner, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'the tracks in the console', () => {
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
  /** A platform reports that it published content with a track. It does not license what it reports. */
  const publish = async (trackId: string, { client, slug }: Partner, contentId: string) => {
    const policy = { autoLicense: false, revokeOnDelete: false };
    await client.ask('PUT', `/api/v1/platforms/${slug}/inbound`, { body: policy });
    const found = await service.ports.registry.findBySlug(slug);
    if (!found) throw new Error(`there is no platform ${slug}`);
    await service.useCases.receiveContentEvent({
      platform: found.platform,
      webhookId: `msg_${contentId}`,
      event: {
        type: 'content.published',
        ...{ contentId: ContentId(contentId), at: service.now(), trackIds: [TrackId(trackId)] },
      },
    });
  };
  /** Two platforms with three licenses of one track, and content that they published with it. */
  const licensed = async () => {
    const { trackId } = await service.aTrackWithSound({ title: 'Night Ferry' });
    const [one, other] = [
      await service.aPartner({ name: 'Harbour Video' }),
      await service.aPartner({ name: 'Meadow Audio' }),
    ];
    const issue = ({ client }: typeof one, contentId: string) =>
      client.post('/api/v1/licenses', anOrder(trackId, { contentId }));
    await issue(one, 'video-1');
    await issue(one, 'video-2');
    await issue(other, 'video-3');
    await publish(trackId, one, 'video-1');
    await publish(trackId, other, 'video-9');
    return { trackId, client: one.client };
  };
  const statusOf = async (trackId: string) => {
    const found = await service.ports.library.find(trackId as never);
    return found?.moderationStatus;
  };

  it('takes a track down by keyboard, after it has shown the licenses and platforms concerned, and reinstates it', () =>
    inTab(async (page, tab) => {
      const { trackId, client } = await licensed();
      await service.aTrackInCatalog({ title: 'Night Ferry Reprise' });
      await signInStaff(service, tab, 'rights');
      await page.goto('/staff/tracks');
      await page.getByRole('searchbox').fill('ferr');
      await press(page, 'Night Ferry', 'link');
      await headingOf(page, 'Night Ferry').waitFor();
      const sameName = page.getByRole('region', { name: 'Tracks of the same name' });
      await sameName.getByRole('link', { name: 'Night Ferry Reprise' }).waitFor();
      await page.getByText('No decision was made about this track.').waitFor();

      await press(page, 'Take down…');
      const impact = page.getByRole('region', { name: 'Impact' });
      await impact
        .getByText('3 active licenses of 2 platforms, each for one published or planned content item.')
        .waitFor();
      const platforms = impact.getByRole('table', { name: 'Affected platforms' });
      expect(await platforms.getByRole('rowheader').allInnerTexts()).toEqual([
        'Harbour Video',
        'Meadow Audio',
      ]);
      await impact.getByText('2 published content items').waitFor();
      const content = impact.getByRole('table', { name: 'Published content' });
      const shown = await content.getByRole('row').allInnerTexts();
      expect(shown.slice(1).map((row) => row.split(/\s*\t\s*/).slice(0, 2))).toEqual([
        ['video-9 No license', 'Meadow Audio'],
        ['video-1', 'Harbour Video'],
      ]);
      expect(await content.getByRole('link', { name: 'video-1' }).getAttribute('href')).toMatch(
        /^\/staff\/licenses\/lic_/,
      );
      expect(await page.getByRole('button', { name: 'Take down', exact: true }).isDisabled()).toBe(true);
      expect(await statusOf(trackId)).toBe('approved');
      await page.getByLabel('Reason').selectOption('infringing');
      await page.getByLabel('Facts').fill('The recording has an uncleared sample.');
      await press(page, 'Take down');
      await toast(page, 'Track taken down');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await statusOf(trackId)).toBe('taken_down');
      const decisions = page.getByRole('region', { name: 'Decisions' });
      await decisions.getByText('In force').waitFor();
      await decisions.getByText('The recording has an uncleared sample.').waitFor();
      const { body } = await client.get('/api/v1/licenses?compliance=must_remove');
      expect(body['data']).toHaveLength(2);

      await press(page, 'Reinstate…');
      await page.getByLabel('Facts').fill('The sample was cleared.');
      await page.getByLabel('Clause').fill('Terms of service, rights and warranties');
      await press(page, 'Reinstate');
      await decisions.getByText('The sample was cleared.').waitFor();
      await decisions.getByText('In force').waitFor({ state: 'detached' });
      expect(await statusOf(trackId)).toBe('approved');
    }));

  it('restricts a track to territories, with the impact in these territories', () =>
    inTab(async (page, tab) => {
      const { trackId } = await licensed();
      await signInStaff(service, tab, 'rights');
      await page.goto(`/staff/tracks/${trackId}`);
      await press(page, 'Restrict…');
      await page.getByText('Enter the territories to see the impact.').waitFor();
      const territories = page.getByRole('textbox', { name: 'Territories' });
      await territories.fill('Germany');
      await page.getByText('Enter two-letter country codes, such as DE, AT.').waitFor();
      await territories.fill('de, at');
      await page.getByText('3 active licenses of 2 platforms').waitFor();
      await page.getByLabel('Facts').fill('A label claims the rights there.');
      await press(page, 'Restrict');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('region', { name: 'Decisions' }).getByText('Germany').waitFor();
      const restricted = await service.ports.moderationStore.decisions(trackId);
      expect(restricted).toMatchObject([
        { verdict: { act: 'restrict', reason: 'disputed' }, statement: { territories: ['DE', 'AT'] } },
      ]);
    }));

  it('decides nothing about a track that changed while the dialog was open, and keeps the text', () =>
    inTab(async (page, tab) => {
      const { trackId } = await licensed();
      const { token } = await signInStaff(service, tab, 'rights');
      await page.goto(`/staff/tracks/${trackId}`);
      await press(page, 'Take down…');
      await page.getByText('3 active licenses of 2 platforms').waitFor();
      const statement = {
        ...{ ground: 'rights_claim', facts: 'A label claims the rights there.', clause: 'Terms, rights' },
        ...{ source: 'notice', automated: false, territories: ['FR'] },
      };
      const path = `/api/v1/staff/tracks/${trackId}/decisions`;
      await service.anyone.as(token).post(path, { action: 'restrict', statement });
      await page.getByLabel('Facts').fill('The recording has an uncleared sample.');
      await press(page, 'Take down');
      await page.getByText('Someone else changed this track. Nothing was decided.').waitFor();
      expect(await statusOf(trackId)).toBe('approved');
      expect(await page.getByLabel('Facts').inputValue()).toBe('The recording has an uncleared sample.');
    }));

  it('offers a moderator no decision about a published track', () =>
    inTab(async (page, tab) => {
      const { trackId } = await licensed();
      await signInStaff(service, tab, 'moderator');
      await page.goto(`/staff/tracks/${trackId}`);
      await page.getByText('No decision was made about this track.').waitFor();
      for (const name of ['Take down…', 'Restrict…', 'Reinstate…'])
        expect(await page.getByRole('button', { name }).count()).toBe(0);
    }));

  it('decides about a revision from the home page, in the version that was read, and in the current one after a conflict', () =>
    inTab(async (page, tab) => {
      const { client, path, trackId } = await aRevisedTrack(service);
      await signInStaff(service, tab, 'moderator');
      await page.goto('/staff');
      const revisions = page.getByRole('region', { name: 'Revisions of approved tracks' });
      await revisions.getByRole('cell', { name: 'Territories', exact: true }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await revisions.getByRole('link').click();
      await page.waitForURL(`**/tracks/${trackId}`);
      const panel = page.getByRole('region', { name: 'Revision', exact: true });
      await panel.getByRole('row', { name: /Territories/ }).waitFor();
      await press(page, 'Request changes…');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Reason').fill('Name the year of the recording.');
      await client.ask('PATCH', path, { headers: anyVersion, body: { cLine: '© 2026 Other' } });
      service.advance(1);
      expect((await client.post(`${path}/submit`, undefined)).status).toBe(200);
      const send = () => dialog.getByRole('button', { name: 'Request changes' }).click();
      await send();
      await dialog.getByText('This revision changed while you read it. Nothing was decided.').waitFor();
      expect(await page.locator('.said').count()).toBe(0);
      await panel.getByText('© 2026 Other').waitFor();
      expect(await dialog.getByLabel('Reason').inputValue()).toBe('Name the year of the recording.');
      await send();
      await dialog.waitFor({ state: 'detached' });
      await panel.waitFor({ state: 'detached' });
      expect((await client.get(path)).body['revision']).toMatchObject({ state: 'changes_requested' });
      await press(page, 'Home', 'link');
      await revisions.getByText('No revision is waiting for review.').waitFor();
    }));

  it('shows each changed field before and after, and publishes all of them with the approval', () =>
    inTab(async (page, tab) => {
      const { client, path, trackId } = await aRevisedTrack(service, {
        ...{ territories: { include: ['WORLD'], exclude: ['FR'] }, releaseDate: '2026-04-01' },
        ...{ iswc: 'T-034.524.680-1', pLine: '℗ 2026 Other' },
        aiDisclosure: { vocals: 'none', instruments: 'none', composition: 'none', lyrics: 'partial' },
      });
      await signInStaff(service, tab, 'moderator');
      await page.goto(`/staff/tracks/${trackId}`);
      const panel = page.getByRole('region', { name: 'Revision', exact: true });
      await panel.getByRole('row', { name: /Territories/ }).waitFor();
      const cells = (await panel.getByRole('row').all()).map((row) =>
        row.getByRole('rowheader').or(row.getByRole('cell')).allInnerTexts(),
      );
      const ai = 'Vocals: Not used; Instruments: Not used; Composition: Not used; Lyrics: ';
      expect((await Promise.all(cells)).slice(1)).toEqual([
        ['AI', `${ai}Not used`, `${ai}Used in part`],
        ['ISWC', '–', 'T0345246801'],
        ['Recording notice', '℗ 2026 Mara Lind', '℗ 2026 Other'],
        ['Release date', '2026-03-01', '2026-04-01'],
        ['Territories', 'All countries', 'All countries except France'],
      ]);
      await press(page, 'Approve…');
      const dialog = page.getByRole('dialog');
      await dialog.getByText('The changes are published in the catalog.').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByLabel('Reason').fill('The documents match.');
      await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await panel.waitFor({ state: 'detached' });
      expect(await service.ports.library.find(trackId as never)).toMatchObject({ pLine: '℗ 2026 Other' });
      expect((await client.get(path)).body).not.toHaveProperty('revision');
      const decided = page.getByRole('table', { name: 'Decisions about revisions, the latest first' });
      await decided.getByRole('row', { name: /Approved AI, ISWC, .* The documents match\.$/v }).waitFor();
      const splits = page.getByRole('table', { name: 'Shares by the time from which they apply' });
      await splits.getByRole('cell', { name: /^Mara Lind 100 % \(recording\); /v }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
    }));

  it('shows the disputed shares, and sets a dispute aside only as it was read', () =>
    inTab(async (page, tab) => {
      const { trackId, code } = await aDisputedTrack(service);
      await signInStaff(service, tab, 'rights');
      await page.goto(`/staff/tracks/${trackId}`);
      const panel = page.getByRole('region', { name: 'Disputed shares' });
      await panel.getByText(/^100 % \(work as composer, administered by .+\)$/v).waitFor();
      const dialog = page.getByRole('dialog');
      const setAside = async () => {
        await press(page, 'Set aside…');
        await dialog
          .getByText(/^The dispute no longer prevents an approval\. The account can submit/v)
          .waitFor();
        await dialog.getByLabel('Reason').fill('The split sheet is signed.');
      };
      const send = () => dialog.getByRole('button', { name: 'Set aside' }).click();
      await setAside();
      service.advance(1_000);
      const answer = { code, answer: 'dispute', reason: 'I wrote all of it.' };
      expect((await service.anyone.post(`${shareConfirmations}/answer`, answer)).status).toBe(200);
      await send();
      await dialog.getByText('The dispute changed while you read it').waitFor();
      await panel.getByText('I wrote all of it.').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await setAside();
      await send();
      await dialog.waitFor({ state: 'detached' });
      await panel.getByText('The split sheet is signed.').waitFor();
    }));

  it('says that a revision was withdrawn while the dialog was open', () =>
    inTab(async (page, tab) => {
      const { client, path, trackId } = await aRevisedTrack(service);
      await signInStaff(service, tab, 'moderator');
      await page.goto(`/staff/tracks/${trackId}`);
      await press(page, 'Reject…');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Reason').fill('The territories are wrong.');
      await client.ask('DELETE', `${path}/revision`);
      await dialog.getByRole('button', { name: 'Reject' }).click();
      await toast(page, 'This revision no longer waits for review');
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('region', { name: 'Revision', exact: true }).waitFor({ state: 'detached' });
    }));

  it('says that the track does not exist', () =>
    inTab(async (page, tab) => {
      await signInStaff(service, tab, 'rights');
      await page.goto('/staff/tracks/trk_01JB2M6X8K3Q5S7V9X1Z3B5D7F');
      await page.getByText('There is no such track.').waitFor();
    }));
});
