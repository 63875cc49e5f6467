import type { Browser, Page } from 'playwright-core';
import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { needing } from '../../../support/needing.ts';
import { aConfirmedArtist } from '../../../support/http/successes/artist-successes.ts';
import { ownTracks, uploaded } from '../../../support/http/successes/draft-successes.ts';
import {
  anAskedTrack,
  aTrackWithWriter,
} from '../../../support/http/successes/parties/confirmation-successes.ts';
import { openBrowser } from '../../../support/portal/browser.ts';
import { inTabOf, toast } from '../../../support/portal/console.ts';
import { signInArtist } from '../../../support/portal/studio.ts';
import { headingOf } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'the page of a track in the studio', () => {
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
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const fill = (page: Page, label: string, value: string) =>
    page.getByLabel(label, { exact: true }).fill(value);
  const choose = (page: Page, label: string, option: string) =>
    page.getByLabel(label, { exact: true }).selectOption({ label: option });

  it('takes a recording to the review: errors at their fields, parties, shares with a total, and the submission', async () => {
    await inTab(async (page, tab) => {
      const artist = await aConfirmedArtist(service);
      const upload = await uploaded(artist.client, Buffer.from(aRecording('studio')), { title: 'Tide' });
      const trackId = upload.member('trackId');
      await signInArtist(service, tab, artist);
      await page.goto('/studio');
      await page.getByRole('link', { name: 'Tide' }).click();
      await headingOf(page, 'Tide').waitFor();
      const status = page.getByRole('region', { name: 'Status' });
      await status.getByText(/things are missing before you can submit$/).waitFor();
      await press(page, 'Submit for review');
      await page.getByText('Not accepted. The fields below say what is wrong.').waitFor();
      const isrc = page.getByLabel('ISRC', { exact: true });
      expect(await isrc.getAttribute('aria-invalid')).toBe('true');
      await isrc.fill('not one');
      await press(page, 'Save changes');
      await page.getByText('must be an ISRC, such as DEA622600417').waitFor();
      await isrc.fill('DE-A62-26-99001');
      await press(page, 'Add artist');
      await fill(page, 'Release date', '2026-12-04');
      await fill(page, '℗ line', '℗ 2026 Mara Lind');
      await fill(page, '© line', '© 2026 Mara Lind');
      await fill(page, 'Genres', 'electronic, ambient');
      await choose(page, 'Vocals', 'None (instrumental)');
      await choose(page, 'Explicit lyrics', 'No');
      for (const part of ['vocals', 'instruments', 'composition', 'lyrics'])
        await choose(page, `AI in the ${part}`, 'None');
      await fill(page, 'Moods', 'calm');
      await fill(page, 'Tempo in BPM', '112');
      await fill(page, 'Energy', '0.4');
      await choose(page, 'Key', 'A');
      await choose(page, 'Major or minor', 'Minor');
      await press(page, 'New party…');
      await fill(page, 'Name of the person or company', 'Mara Lind');
      await page.getByRole('dialog').getByLabel('Email address').fill(artist.email);
      await press(page, 'Create party');
      await toast(page, 'Mara Lind can now be chosen.');
      for (const side of ['Recording', 'Writers', 'Publishers']) {
        const group = page.getByRole('group', { name: new RegExp(`^${side}`) });
        await group.getByText('0 % in total, 100 % missing').waitFor();
        await press(page, `Add share (${side})`);
        await group.getByLabel('Party', { exact: true }).selectOption({ label: 'Mara Lind' });
        await group.getByText('100 % in total', { exact: true }).waitFor();
      }
      const master = page.getByRole('group', { name: /^Recording/ });
      await master.getByLabel('Share in %').fill('90');
      await master.getByText('90 % in total, 10 % missing').waitFor();
      await press(page, 'Save and submit');
      await page.getByText('shares total 90, but must total 100').first().waitFor();
      await master.getByLabel('Share in %').fill('100');
      await press(page, 'Save and submit');
      await toast(page, 'Submitted for review.');
      await status.getByText('in review', { exact: true }).waitFor();
      const own = await artist.client.get(`${ownTracks}/${trackId}`);
      expect(own.body).toMatchObject({
        ...{ status: 'pending_review', isrc: 'DEA622699001', genres: ['electronic', 'ambient'] },
        artists: [{ role: 'main' }],
      });
    });
  });

  it('limits the territories of a track by country and by region, and gives consents, which parties confirm', async () => {
    await inTab(async (page, tab) => {
      const artist = await aConfirmedArtist(service);
      const { path, created } = await aTrackWithWriter(service, artist);
      await signInArtist(service, tab, artist);
      await page.goto(`/studio/tracks/${created.member('trackId')}`);
      const panel = page.getByRole('region', { name: 'Territories' });
      await panel.getByText('The track can be licensed in: all countries.').waitFor();
      await press(page, 'Change territories');
      await choose(page, 'Add the countries of a region (Countries)', 'European Union');
      await panel.getByText('The track can be licensed in: 27 countries.').waitFor();
      const excluded = panel.getByLabel('Excluded countries', { exact: true });
      await excluded.fill('germany');
      await excluded.press('Enter');
      await panel.getByText('The track can be licensed in: 27 countries except Germany.').waitFor();
      await panel.getByRole('row', { name: /^Europe 25 of 52/ }).waitFor();
      await panel.getByRole('row', { name: /^Africa 0 of \d+ all of them/ }).waitFor();
      const consents = page.getByRole('region', { name: 'Data mining and AI' });
      await press(page, 'Show consents');
      await consents.getByLabel('AI training', { exact: true }).selectOption({ label: 'Allowed' });
      await press(page, 'Save changes');
      await toast(page, 'Changes saved.');
      const { body } = await artist.client.get(path);
      const territories = body['territories'] as { readonly include: readonly string[] };
      expect(territories).toMatchObject({ exclude: ['DE'] });
      expect(territories.include).toHaveLength(27);
      expect(body['tdm']).toMatchObject({ aiTraining: 'allowed', dataMining: 'notAllowed' });
      await page.reload();
      await panel.getByText('The track can be licensed in: 27 countries except Germany.').waitFor();
    });
  });

  it('shows who has confirmed, and never overwrites the change of a colleague', async () => {
    await inTab(async (page, tab) => {
      const artist = await aConfirmedArtist(service);
      const { path, created } = await anAskedTrack(service, artist);
      await signInArtist(service, tab, artist);
      await page.goto(`/studio/tracks/${created.member('trackId')}`);
      const rows = page.getByRole('region', { name: 'Confirmations' }).getByRole('row');
      await rows.filter({ hasText: 'Noor Elia' }).getByText('asked', { exact: true }).waitFor();
      await rows.filter({ hasText: 'Mara Lind' }).getByText('confirmed', { exact: true }).waitFor();
      await fill(page, 'Title', 'Harbour Lights (Mix)');
      const body = { version: 'Live' };
      const headers = { 'if-match': '*' };
      expect((await artist.client.ask('PATCH', path, { headers, body })).status).toBe(200);
      await press(page, 'Save changes');
      await page.getByText('Someone else changed this track while you were editing.').waitFor();
      await press(page, 'Keep my changes');
      await press(page, 'Save changes');
      await toast(page, 'Changes saved.');
      const { body: saved } = await artist.client.get(path);
      expect(saved).toMatchObject({ title: 'Harbour Lights (Mix)', version: 'Live' });
      // Another title needs another confirmation.
      await rows.filter({ hasText: 'Noor Elia' }).getByText('not asked', { exact: true }).waitFor();
    });
  });

  it('continues with the change of a colleague if the own changes are discarded', async () => {
    await inTab(async (page, tab) => {
      const artist = await aConfirmedArtist(service);
      const { path, created } = await aTrackWithWriter(service, artist);
      await signInArtist(service, tab, artist);
      await page.goto(`/studio/tracks/${created.member('trackId')}`);
      await fill(page, 'Title', 'Mine');
      await fill(page, 'Tempo in BPM', '99');
      const headers = { 'if-match': '*' };
      const theirs = await artist.client.ask('PATCH', path, { headers, body: { title: 'Theirs' } });
      expect(theirs.status).toBe(200);
      await press(page, 'Save changes');
      await page.getByText('Someone else changed this track while you were editing.').waitFor();
      await press(page, 'Discard my changes');
      await headingOf(page, 'Theirs').waitFor();
      expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Theirs');
      expect(await page.getByLabel('Tempo in BPM', { exact: true }).inputValue()).not.toBe('99');
      expect(await page.getByText('Someone else changed this track').count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Save changes' }).isDisabled()).toBe(true);
      expect((await artist.client.get(path)).body).toMatchObject({ title: 'Theirs' });
    });
  });

  it('emails the parties that were not asked', async () => {
    await inTab(async (page, tab) => {
      const artist = await aConfirmedArtist(service);
      const { created } = await aTrackWithWriter(service, artist);
      await signInArtist(service, tab, artist);
      await page.goto(`/studio/tracks/${created.member('trackId')}`);
      const row = page.getByRole('region', { name: 'Confirmations' }).getByRole('row');
      await row.filter({ hasText: 'Noor Elia' }).getByText('not asked', { exact: true }).waitFor();
      await press(page, 'Request confirmations');
      await row.filter({ hasText: 'Noor Elia' }).getByText('asked', { exact: true }).waitFor();
    });
  });
});
