import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { aRecording } from '../../support/audio/quiet-audio-processor.ts';
import { mailedArtistCode, mailedTextsWith } from '../../support/clients/mailed-links.ts';
import { ownTracks } from '../../support/http/successes/draft-successes.ts';
import { needing } from '../../support/needing.ts';
import { openBrowser } from '../../support/portal/browser.ts';
import { confirmForm, inTabOf, openForm, signInStaff, toast } from '../../support/portal/console.ts';
import { headingOf } from '../../support/portal/visits.ts';
import { anOrder, aService, type TestService } from '../../support/service/service.ts';

const [own, writer] = ['mara@journey.example', 'noor@journey.example'];
const numbered = (n: number): string => String(n).padStart(2, '0');

/** A folder with twelve files: eight recordings, a copy, a damaged file, an empty one and an MP3. */
const aFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'album-'));
  const good = Array.from({ length: 8 }, (_, n) => [`${numbered(n + 1)} Track.wav`, aRecording(`${n}`)]);
  const others = [
    ['09 Copy.wav', aRecording('0')],
    ['10 Damaged.wav', 'no sound'],
    ['11 Empty.wav', ''],
    ['12 Demo.mp3', aRecording('12')],
  ];
  for (const [name = '', content = ''] of [...good, ...others]) await writeFile(join(folder, name), content);
  return folder;
};

const wav = (name: string) => ({ name, mimeType: 'audio/wav', buffer: Buffer.from(aRecording(name)) });

needing('chromium', 'a label manager with a folder of twelve files', () => {
  let service: TestService;
  let browser: Browser;
  let folder: string;
  beforeAll(async () => {
    [service, browser, folder] = await Promise.all([aService(), openBrowser(), aFolder()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
    await rm(folder, { recursive: true });
  });
  const inTab = inTabOf(
    () => browser,
    () => service,
  );
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const fill = (page: Page, label: string, value: string) =>
    page.getByLabel(label, { exact: true }).fill(value);
  const choose = (page: Page, label: string, option: string) =>
    page.getByLabel(label, { exact: true }).selectOption({ label: option });

  const register = async (page: Page) => {
    await page.goto('/studio/register');
    await fill(page, 'Name of the artist', 'Mara Lind');
    await fill(page, 'Email address', own);
    await fill(page, 'Password', 'seven calm harbours');
    await choose(page, 'Country', 'Germany');
    await page.getByLabel('I am of age in my country.').check();
    await page.getByLabel(/I accept version 1 of the agreement/).check();
    await press(page, 'Register');
    await page.getByLabel('Code from the email').fill(await mailedArtistCode(service, own, 'avc'));
    await press(page, 'Confirm');
    await page.getByRole('link', { name: 'Upload recordings' }).click();
    await headingOf(page, 'Uploads').waitFor();
  };

  const upload = async (page: Page) => {
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    const state = (name: string, text: string) => row(name).getByText(text, { exact: true }).waitFor();
    await page.setInputFiles('[data-input="folder"]', folder);
    await toast(page, '12 files added.');
    for (let n = 1; n <= 8; n++) await state(`${numbered(n)} Track`, 'ready');
    await state('09 Copy', 'duplicate');
    await state('10 Damaged', 'rejected');
    for (const name of ['11 Empty', '12 Demo']) await state(name, 'not uploaded');
    for (const name of ['09 Copy', '11 Empty', '12 Demo'])
      await row(name)
        .getByRole('button', { name: /^Remove/ })
        .click();
    await row('10 Damaged').locator('input').setInputFiles(wav('10 Repaired.wav'));
    await page.setInputFiles('[data-input="files"]', [wav('11 Full.wav'), wav('12 Demo.wav')]);
    for (const name of ['10 Repaired', '11 Full', '12 Demo']) await state(name, 'ready');
    await page.getByRole('link', { name: /^Open track: .*03 Track\.wav$/ }).click();
    await headingOf(page, '03 Track').waitFor();
  };

  const newParty = async (page: Page, name: string, email: string) => {
    await press(page, 'New party…');
    await fill(page, 'Name of the person or company', name);
    await page.getByRole('dialog').getByLabel('Email address').fill(email);
    await press(page, 'Create party');
    await toast(page, `${name} can now be chosen.`);
  };

  const describeTrack = async (page: Page) => {
    await fill(page, 'Title', 'Harbour Lights');
    await fill(page, 'ISRC', 'DE-A62-26-99001');
    await press(page, 'Add artist');
    await fill(page, 'Release date', '2026-03-01');
    await fill(page, '℗ line', '℗ 2026 Mara Lind');
    await fill(page, '© line', '© 2026 Mara Lind');
    await fill(page, 'Genres', 'electronic');
    await choose(page, 'Vocals', 'None (instrumental)');
    await choose(page, 'Explicit lyrics', 'No');
    for (const part of ['vocals', 'instruments', 'composition', 'lyrics'])
      await choose(page, `AI in the ${part}`, 'None');
    await fill(page, 'Moods', 'calm');
    await fill(page, 'Tempo in BPM', '112');
    await fill(page, 'Energy', '0.4');
    await choose(page, 'Key', 'A');
    await choose(page, 'Major or minor', 'Minor');
    await newParty(page, 'Mara Lind', own);
    await newParty(page, 'Noor Elia', writer);
    for (const [side, party] of [
      ['Recording', 'Mara Lind'],
      ['Writers', 'Noor Elia'],
      ['Publishers', 'Mara Lind'],
    ] as const) {
      await press(page, `Add share (${side})`);
      const group = page.getByRole('group', { name: new RegExp(`^${side}`) });
      await group.getByLabel('Party', { exact: true }).selectOption({ label: party });
    }
    await press(page, 'Save changes');
    await toast(page, 'Changes saved.');
  };

  const statusIs = (page: Page, text: string) =>
    page.getByRole('region', { name: 'Status' }).getByText(text, { exact: true }).waitFor();

  it('registers, mends them, has a writer confirm, makes the change that is requested, and sees the track published', async () => {
    await inTab(async (page) => {
      await register(page);
      await upload(page);
      await describeTrack(page);
      const trackId = page.url().split('/').at(-1) ?? '';
      await press(page, 'Request confirmations');
      await inTab(async (visitor) => {
        await visitor.goto('/shares');
        await visitor.getByLabel('Code from the email').fill(await mailedArtistCode(service, writer, 'asc'));
        await press(visitor, 'View the shares');
        await headingOf(visitor, 'Harbour Lights').waitFor();
        await press(visitor, 'Confirm the shares');
        await visitor.getByRole('heading', { name: 'You confirmed these shares' }).waitFor();
      });
      await press(page, 'Submit for review');
      await toast(page, 'Submitted for review.');
      await inTab(async (staff, tab) => {
        await signInStaff(service, tab, 'moderator');
        await staff.goto(`/staff/review/${trackId}`);
        await openForm(staff, 'c', 'Request changes');
        await staff.keyboard.press('2');
        await confirmForm(staff, 'Request changes');
        await staff.getByRole('form', { name: 'Request changes' }).waitFor({ state: 'detached' });
      });
      const [mail = ''] = await mailedTextsWith(service, own, 'submit it again');
      await page.goto(/\S+\/studio\/tracks\/\w+/.exec(mail)?.[0] ?? 'no link');
      await statusIs(page, 'changes requested');
      await fill(page, 'Genres', 'electronic, ambient');
      await press(page, 'Save and submit');
      await toast(page, 'Submitted for review.');
      await inTab(async (staff, tab) => {
        await signInStaff(service, tab, 'moderator');
        await staff.goto(`/staff/review/${trackId}`);
        await openForm(staff, 'a', 'Approve');
        await confirmForm(staff, 'Approve');
        await staff.getByRole('form', { name: 'Approve' }).waitFor({ state: 'detached' });
      });
      const { client } = await service.aPartner();
      const license = await client.post('/api/v1/licenses', anOrder(trackId));
      const query = { licenseId: license.member('licenseId'), format: 'flac' };
      const download = await client.getWithRetries(`/api/v1/tracks/${trackId}/download`, { query });
      expect([download.status, typeof download.body['url']]).toEqual([200, 'string']);
      await page.goto('/studio');
      const published = page.getByRole('region', { name: 'Published' });
      await published.getByRole('link', { name: 'Harbour Lights' }).click();
      await statusIs(page, 'published');
      expect(page.url()).toContain(`${ownTracks.split('/').at(-1)}/${trackId}`);
    });
  });
});
