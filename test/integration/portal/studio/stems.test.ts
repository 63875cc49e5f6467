import { createHash } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { seenSoon } from '../../../support/eventually.ts';
import { aColleagueOf, aConfirmedLabel } from '../../../support/http/successes/artist-successes.ts';
import { aCompleteTrack, ownTracks } from '../../../support/http/successes/draft-successes.ts';
import {
  aStemDto,
  comparedStems,
  stemBytes,
  stemsIn,
  uploadedStem,
} from '../../../support/http/successes/drafts/stem-successes.ts';
import { sentBytes, urlOf } from '../../../support/http/successes/upload-successes.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf, toast } from '../../../support/portal/console.ts';
import { signInArtist } from '../../../support/portal/studio.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

const wav = (name: string, buffer = stemBytes(name)) => ({ name, mimeType: 'audio/wav', buffer });
const stems = (page: Page) => page.getByRole('region', { name: 'Stems', exact: true });
const rowOf = (page: Page, name: string) => stems(page).getByRole('listitem', { name, exact: true });
const stateOf = (page: Page, name: string, state: string) =>
  rowOf(page, name).getByText(state, { exact: true }).waitFor();
const chooseFiles = async (page: Page, ...files: readonly ReturnType<typeof wav>[]) => {
  await stems(page).getByRole('button', { name: 'Choose files' }).waitFor();
  await stems(page).locator('[data-input="files"]').setInputFiles(files);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

needing('chromium', 'the stems of a track in the studio', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  const inTab = inTabOf(
    () => browser,
    () => service,
  );
  type Track = Awaited<ReturnType<typeof aCompleteTrack>>;
  const ownStems = async ({ client, path }: Pick<Track, 'client' | 'path'>) =>
    stemsIn(await client.get(`${path}/stems`));

  it('are uploaded with proposed names, compared, and submitted, and unsaved edits of the track stay', async () => {
    await inTab(async (page, tab) => {
      const track = await aCompleteTrack(service);
      await signInArtist(service, tab, track);
      await page.goto(`/studio/tracks/${track.trackId}`);
      await page.getByLabel('Title', { exact: true }).fill('Harbour Lights at Night');
      await chooseFiles(
        page,
        wav('Harbour Lights - Kick.wav'),
        wav('Harbour Lights - Lead Vox.wav'),
        wav('Harbour Lights - Demo.mp3'),
      );
      const dialog = page.getByRole('dialog', { name: 'Add stems' });
      await dialog.getByText('Only WAV and FLAC files can be uploaded.').waitFor();
      const names = dialog.getByLabel('Name', { exact: true });
      const categories = dialog.getByLabel('Category', { exact: true });
      expect([await names.nth(0).inputValue(), await categories.nth(0).inputValue()]).toEqual([
        ...['Kick', 'drums'],
      ]);
      await names.nth(1).fill('Kick');
      await dialog.getByText('Another stem has this name. Enter a different one.').first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await names.nth(1).fill('Voice');
      expect(await categories.nth(1).inputValue()).toBe('vocals');
      await categories.nth(0).selectOption({ label: 'Percussion' });
      await dialog.getByRole('button', { name: 'Upload 2 stems' }).press('Enter');
      await stateOf(page, 'Kick', 'ready');
      await stateOf(page, 'Voice', 'ready');
      await rowOf(page, 'Kick').getByText('Percussion · Harbour Lights - Kick.wav').waitFor();
      await stems(page).getByText('matches the recording', { exact: true }).waitFor();
      await stems(page).getByText('Residual -80 dB').waitFor();
      expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Harbour Lights at Night');
      await press(page, 'Save and submit');
      await toast(page, 'Submitted for review.');
      const { body } = await track.client.get(track.path);
      expect(body).toMatchObject({ title: 'Harbour Lights at Night', status: 'pending_review' });
      const submitted = (await ownStems(track)).map((stem) => [stem['name'], stem['category']]);
      expect(submitted).toEqual([
        ['Kick', 'percussion'],
        ['Voice', 'vocals'],
      ]);
      await page.getByRole('link', { name: 'Uploads', exact: true }).click();
      await headingOf(page, 'Uploads').waitFor();
      // The page of recordings leaves out stems, also those of the queue.
      await page.locator('.upload-row').first().waitFor();
      expect(await page.locator('.upload-row').count()).toBe(1);
    });
  });

  it('that were added elsewhere do not make the save of another field a conflict', async () => {
    await inTab(async (page, tab) => {
      const track = await aCompleteTrack(service);
      await signInArtist(service, tab, track);
      await page.goto(`/studio/tracks/${track.trackId}`);
      await page.getByLabel('Title', { exact: true }).fill('Harbour Lights at Night');
      await uploadedStem(track.client, track.path);
      await press(page, 'Save changes');
      await toast(page, 'Changes saved.');
      const { body } = await track.client.get(track.path);
      expect(body).toMatchObject({ title: 'Harbour Lights at Night', stems: [{ name: 'Drums' }] });
    });
  });

  it('that were added elsewhere are not submitted before the page shows them', async () => {
    await inTab(async (page, tab) => {
      const track = await aCompleteTrack(service);
      await signInArtist(service, tab, track);
      await page.goto(`/studio/tracks/${track.trackId}`);
      await page.getByLabel('Title', { exact: true }).fill('Harbour Lights at Night');
      await uploadedStem(track.client, track.path);
      await comparedStems(track.client, track.path);
      await press(page, 'Save and submit');
      await page.getByText('Your changes are saved, but not submitted').waitFor();
      await stateOf(page, 'Drums', 'ready');
      const { body } = await track.client.get(track.path);
      expect(body).toMatchObject({ title: 'Harbour Lights at Night', status: 'draft' });
      await press(page, 'Submit for review');
      await toast(page, 'Submitted for review.');
    });
  });

  it('of the queue are uploaded or removed before the track can be submitted', async () => {
    await inTab(async (page, tab) => {
      const track = await aCompleteTrack(service);
      await signInArtist(service, tab, track);
      await page.goto(`/studio/tracks/${track.trackId}`);
      const status = page.getByRole('region', { name: 'Status' });
      await status.getByText('Nothing is missing.').waitFor();
      await page.route('**/stems', (route) =>
        route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
      );
      await chooseFiles(page, wav('Drums.wav'));
      await press(page, 'Upload stem');
      await rowOf(page, 'Drums').getByRole('button', { name: 'Continue: Drums.wav' }).waitFor();
      await status.getByText('Stems of this track are still in the queue.').waitFor();
      const submit = page.getByRole('button', { name: 'Submit for review' });
      expect(await submit.isDisabled()).toBe(true);
      expect(await status.getByText('Nothing is missing.').count()).toBe(0);
      await press(page, 'Remove: Drums.wav');
      await status.getByText('Nothing is missing.').waitFor();
      expect(await submit.isDisabled()).toBe(false);
    });
  });

  it('continue after a reload with the same file, and are replaced and removed', async () => {
    await inTab(async (page, tab) => {
      const track = await aCompleteTrack(service);
      const { client, path } = track;
      const bytes = stemBytes('long'.padEnd(4_000, '.'));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const begun = await client.post(`${path}/stems`, aStemDto(bytes.length, { sha256 }));
      await sentBytes(urlOf(begun), bytes.subarray(0, 1_000));
      await uploadedStem(client, path, stemBytes('bass', 90_000), { name: 'Bass', category: 'bass' });
      await signInArtist(service, tab, track);
      await page.goto(`/studio/tracks/${track.trackId}`);
      await stateOf(page, 'Drums', 'interrupted');
      const offsets: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset']);
      });
      await rowOf(page, 'Drums').locator('input').setInputFiles(wav('Other.wav'));
      await stems(page).getByText('This is not the file of the interrupted upload.').waitFor();
      const other = stems(page).getByRole('listitem').filter({ hasText: 'Other.wav' });
      await other.getByRole('button', { name: 'Remove: Other.wav' }).click();
      await other.waitFor({ state: 'detached' });
      await rowOf(page, 'Drums').locator('input').setInputFiles(wav('Drums.wav', bytes));
      await stateOf(page, 'Drums', 'ready');
      expect(offsets).toEqual(['1000']);

      await stateOf(page, 'Bass', 'rejected');
      await rowOf(page, 'Bass').getByText('The file is not as long as the master.').waitFor();
      await rowOf(page, 'Bass').locator('input').setInputFiles(wav('whole bass.wav'));
      const dialog = page.getByRole('dialog', { name: 'Replace the stem Bass' });
      await dialog.getByText('Replaces the stem Bass of this track.').waitFor();
      await dialog.getByRole('button', { name: 'Upload stem' }).click();
      await stateOf(page, 'Bass', 'ready');
      expect(await ownStems(track)).toMatchObject([
        { stemId: begun.member('stemId'), name: 'Drums' },
        { name: 'Bass', fileName: 'whole bass.wav' },
      ]);

      await press(page, 'Remove: Bass');
      await page
        .getByRole('dialog', { name: 'Remove the stem Bass?' })
        .getByText('Its file is deleted.')
        .waitFor();
      await press(page, 'Remove');
      await toast(page, 'Bass removed.');
      await rowOf(page, 'Bass').waitFor({ state: 'detached' });
      expect(await ownStems(track)).toMatchObject([{ name: 'Drums' }]);
    });
  });

  it('are named by the errors of a submission, which lead to them', async () => {
    await inTab(async (page, tab) => {
      const track = await aCompleteTrack(service);
      const { client, path, trackId } = track;
      const failed = await uploadedStem(client, path, stemBytes('drums', 90_000));
      await signInArtist(service, tab, track);
      await page.goto(`/studio/tracks/${trackId}`);
      await rowOf(page, 'Drums').waitFor();
      const missing = page.getByRole('region', { name: 'Status' }).getByRole('listitem');
      await missing.filter({ hasText: 'cannot be used: The file is not as long as the master.' }).waitFor();
      await missing.getByRole('link', { name: 'Stem Drums' }).press('Enter');
      expect(await page.evaluate('document.activeElement.id')).toBe(`stem-${failed.stemId}`);
    });
  });

  it('of a published track are submitted as a revision', async () => {
    await inTab(async (page, tab) => {
      const track = await aCompleteTrack(service);
      const { client, path, trackId } = track;
      await client.post(`${path}/submit`, undefined);
      const approved = await service.useCases.approveTrack({ trackId: trackId as never });
      if (!approved.ok) throw new Error(approved.failure.kind);
      await signInArtist(service, tab, track);
      await page.goto(`/studio/tracks/${trackId}`);
      await stems(page)
        .getByText('The track is published. Submit it after you have changed its stems')
        .waitFor();
      await chooseFiles(page, wav('Drums.wav'));
      await press(page, 'Upload stem');
      await stateOf(page, 'Drums', 'ready');
      await comparedStems(client, path);
      await press(page, 'Submit for review');
      await toast(page, 'Submitted for review.');
      const read = () => client.get(`${ownTracks}/${trackId}`);
      const { body } = await seenSoon(read, (one) => one.body['revision'] !== undefined);
      expect(body['revision']).toMatchObject({ state: 'pending_review', fields: ['stems'] });
    });
  });

  it('can only be read by finance', async () => {
    await inTab(async (page, tab) => {
      const label = await aConfirmedLabel(service);
      const created = await label.client.post(ownTracks, { title: 'Tide' });
      const trackId = created.member('trackId');
      const announced = await label.client.post(`${ownTracks}/${trackId}/stems`, aStemDto(9));
      expect(announced.status).toBe(201);
      await signInArtist(service, tab, await aColleagueOf(service, label, 'finance'));
      await page.goto(`/studio/tracks/${trackId}`);
      await headingOf(page, 'Tide').waitFor();
      await stateOf(page, 'Drums', 'interrupted');
      expect(await stems(page).getByRole('button').count()).toBe(0);
      expect(await stems(page).locator('input').count()).toBe(0);
    });
  });
});
