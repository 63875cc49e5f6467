import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { aTune } from '../../../support/audio/sounds.ts';
import { wavBytes } from '../../../support/audio/wav.ts';
import { aTrack } from '../../../support/builders/builders.ts';
import { needing } from '../../../support/needing.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf, signInStaff } from '../../../support/portal/console.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { anOrder, aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'forensics in the console', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService({ sound: 'real' }), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  const inTab = inTabOf(
    () => browser,
    () => service,
  );

  it('leads from a recording to the license that it was downloaded with', () =>
    inTab(async (page, tab) => {
      const song = wavBytes(aTune({ seconds: 40, channels: 1, seed: 'identified' }));
      const file = join(service.dataDir, 'song.wav');
      await writeFile(file, song);
      const kept = await service.ports.mediaStore.keep('masters/song.wav', file);
      const { trackId } = await service.aTrackInCatalog({
        master: { ...aTrack().master, ...kept, format: 'wav' },
      });
      const { client } = await service.aPartner({ name: 'Harbour Video' });
      const order = anOrder(trackId, { contentId: 'video-7' });
      const licenseId = (await client.post('/api/v1/licenses', order)).member('licenseId');
      const query = { licenseId, format: 'wav' };
      const link = await client.getWithRetries(`/api/v1/tracks/${trackId}/download`, { query });
      const { bytes } = await service.anyone.get(link.member('url'));

      await signInStaff(service, tab, 'rights');
      await page.goto('/staff/forensics');
      const field = page.getByLabel('Drop a recording here, or select a file');
      const send = (name: string, buffer: Buffer) =>
        field.setInputFiles({ name, mimeType: 'audio/wav', buffer });
      await send('unlicensed.wav', Buffer.from(song));
      await page.getByRole('region', { name: 'unlicensed.wav' }).getByText('No mark was found.').waitFor();
      await send('notes.wav', Buffer.from('no sound at all'));
      await page.getByText('The file is not audio that can be read').waitFor();
      await send('found.wav', Buffer.from(bytes));
      const found = page.getByRole('region', { name: 'found.wav', exact: true });
      await found.getByText('The recording was made from a download with this license.').waitFor();
      expect(await found.getByRole('link', { name: 'Harbour Video' }).count()).toBe(1);
      expect(await found.locator('.artwork').count()).toBe(1);
      await found.getByRole('link', { name: 'video-7' }).click();
      await headingOf(page, 'video-7').waitFor();
    }));
});
