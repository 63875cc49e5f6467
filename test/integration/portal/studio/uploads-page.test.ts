import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { aConfirmedArtist } from '../../../support/http/successes/artist-successes.ts';
import { aMasterDto, sentBytes, uploads, urlOf } from '../../../support/http/successes/upload-successes.ts';
import { needing } from '../../../support/needing.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf, toast } from '../../../support/portal/console.ts';
import { signInArtist } from '../../../support/portal/studio.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

const wav = (name: string, content = aRecording(name)) => ({
  name,
  mimeType: 'audio/wav',
  buffer: Buffer.from(content),
});

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const stateOf = (page: Page, name: string, state: string) =>
  rowOf(page, name).getByText(state, { exact: true }).waitFor();
const filesInput = '[data-input="files"]';

needing('chromium', 'the uploads of the studio', () => {
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

  it('make drafts of twelve files, and say of each mistake what to do', async () => {
    await inTab(async (page, tab) => {
      const artist = await aConfirmedArtist(service);
      await signInArtist(service, tab, artist);
      await page.goto('/studio');
      await page.getByRole('link', { name: 'Upload recordings' }).click();
      await headingOf(page, 'Uploads').waitFor();
      const good = Array.from({ length: 8 }, (_, n) => wav(`0${n + 1} Track.wav`));
      await page.setInputFiles(filesInput, [
        ...good,
        wav('09 Copy of the first.wav', aRecording('01 Track.wav')),
        wav('10 Damaged.wav', 'no sound'),
        wav('11 Empty.wav', ''),
        { ...wav('12 Demo.mp3'), mimeType: 'audio/mpeg' },
      ]);
      await toast(page, '12 files added.');
      for (const { name } of good) await stateOf(page, name, 'ready');
      await stateOf(page, '09 Copy', 'duplicate');
      await rowOf(page, '09 Copy').getByText('The same file as 01 Track.wav.').waitFor();
      await stateOf(page, '10 Damaged', 'rejected');
      await stateOf(page, '11 Empty', 'not uploaded');
      await rowOf(page, '12 Demo').getByText('Only WAV and FLAC files can be uploaded.').waitFor();
      const damaged = rowOf(page, '10 Damaged');
      const before = await artist.client.get(`${uploads}?limit=1`);
      expect(before.body['data']).toHaveLength(1);
      await damaged.locator('input[type="file"]').setInputFiles(wav('10 Repaired.wav'));
      await stateOf(page, '10 Repaired', 'ready');
      await damaged.waitFor({ state: 'detached' });
      const { body } = await artist.client.get('/api/v1/artists/me/tracks?limit=100');
      const titles = (body['data'] as readonly { readonly title: string }[]).map(({ title }) => title);
      // The corrected file has become the recording of the same track.
      expect(titles.toSorted()).toEqual([...good.map(({ name }) => name.slice(0, -4)), '10 Damaged']);
      await page.getByRole('link', { name: 'Open track: 03 Track.wav' }).click();
      await headingOf(page, '03 Track').waitFor();
    });
  });

  it('take a folder with its files', async () => {
    await inTab(async (page, tab) => {
      await signInArtist(service, tab, await aConfirmedArtist(service));
      await page.goto('/studio/uploads');
      await headingOf(page, 'Uploads').waitFor();
      // A dropped folder is read in the same way as a dropped file: browsers let only users drop folders.
      await page.evaluate(`{
        const dropped = new DataTransfer();
        dropped.items.add(new File([${JSON.stringify(aRecording('dropped'))}], 'Dropped.wav'));
        dropped.items.add(new File(['x'], '.DS_Store'));
        document.querySelector('.drop-zone').dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: dropped }));
      }`);
      await stateOf(page, 'Dropped.wav', 'ready');
      expect(await page.locator('.upload-row').count()).toBe(1);
    });
  });

  it('continue an upload of an earlier visit where it stopped, if the same file is chosen', async () => {
    await inTab(async (page, tab) => {
      const artist = await aConfirmedArtist(service);
      const bytes = Buffer.from(aRecording('Long Way').padEnd(4_000, '.'));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const dto = aMasterDto(bytes.length, { fileName: 'Long Way.wav', sha256 });
      const begun = await artist.client.post(uploads, dto);
      await sentBytes(urlOf(begun), bytes.subarray(0, 1_000));
      await signInArtist(service, tab, artist);
      await page.goto('/studio/uploads');
      await stateOf(page, 'Long Way', 'interrupted');
      await rowOf(page, 'Long Way').getByText('25% of 4 KiB received.').waitFor();
      const offsets: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PATCH') offsets.push(request.headers()['upload-offset']);
      });
      await page.setInputFiles(filesInput, { name: 'Long Way.wav', mimeType: 'audio/wav', buffer: bytes });
      await stateOf(page, 'Long Way', 'ready');
      expect(offsets).toEqual(['1000']);
    });
  });

  it('continue after the connection was lost, and after a pause', async () => {
    await inTab(async (page, tab) => {
      const artist = await aConfirmedArtist(service);
      await signInArtist(service, tab, artist);
      await page.goto('/studio/uploads');
      await headingOf(page, 'Uploads').waitFor();
      let isOffline = true;
      let lost = 0;
      await page.route('**/uploads/masters/**', async (route) => {
        if (!isOffline) return route.continue();
        lost++;
        return route.abort('connectionreset');
      });
      await page.setInputFiles(filesInput, [wav('Far.wav')]);
      await stateOf(page, 'Far.wav', 'uploading');
      await page.getByRole('button', { name: 'Pause: Far.wav' }).click();
      await stateOf(page, 'Far.wav', 'paused');
      isOffline = false;
      await page.getByRole('button', { name: 'Continue all' }).click();
      await stateOf(page, 'Far.wav', 'ready');
      expect(lost).toBeGreaterThan(0);
      const { body } = await artist.client.get(uploads);
      expect(body['data']).toHaveLength(1);
    });
  });

  it('say that a file is gone, and that another file does not continue an interrupted upload', async () => {
    await inTab(async (page, tab) => {
      const artist = await aConfirmedArtist(service);
      const sha256 = createHash('sha256').update('begun').digest('hex');
      await artist.client.post(uploads, aMasterDto(5, { fileName: 'Begun.wav', sha256 }));
      await artist.client.post(uploads, aMasterDto(5, { fileName: 'Unknown.wav' }));
      await signInArtist(service, tab, artist);
      await page.goto('/studio/uploads');
      await stateOf(page, 'Begun.wav', 'interrupted');
      await rowOf(page, 'Unknown.wav').getByText('This upload was begun without a checksum').waitFor();
      expect(await rowOf(page, 'Unknown.wav').locator('input').count()).toBe(0);
      await rowOf(page, 'Begun.wav').locator('input').setInputFiles(wav('Other.wav', 'other'));
      await stateOf(page, 'Other.wav', 'not uploaded');
      await rowOf(page, 'Other.wav').getByText('This is not the file of the interrupted upload.').waitFor();
      const { body } = await artist.client.get(uploads);
      expect(body['data']).toHaveLength(2);
      const folder = await mkdtemp(join(tmpdir(), 'studio-'));
      const path = join(folder, 'Gone.wav');
      await writeFile(path, aRecording('Gone'));
      let isHeld = true;
      await page.route('**/uploads/masters/**', (route) =>
        isHeld ? route.abort('connectionreset') : route.continue(),
      );
      await page.setInputFiles(filesInput, path);
      await stateOf(page, 'Gone.wav', 'uploading');
      await page.getByRole('button', { name: 'Pause: Gone.wav' }).click();
      await rm(folder, { recursive: true });
      isHeld = false;
      await page.getByRole('button', { name: 'Continue: Gone.wav' }).click();
      await stateOf(page, 'Gone.wav', 'not uploaded');
      await rowOf(page, 'Gone.wav').getByText('The file can no longer be read').waitFor();
      const titles = async () => {
        const listed = await artist.client.get('/api/v1/artists/me/tracks?limit=100');
        return (listed.body['data'] as readonly { readonly title: string }[]).map(({ title }) => title);
      };
      expect(await titles()).toContain('Gone');
      await page.getByRole('button', { name: 'Remove: Gone.wav' }).click();
      await rowOf(page, 'Gone.wav').waitFor({ state: 'detached' });
      // Added again, the file would otherwise have two drafts.
      expect(await seenSoon(titles, (found) => !found.includes('Gone'))).toHaveLength(2);
    });
  });
});
