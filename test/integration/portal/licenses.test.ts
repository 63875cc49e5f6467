import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { ContentId, PlatformId } from '../../../src/domain/shared/ids.ts';
import { aTerms } from '../../support/builders/builders.ts';
import { noEffects } from '../../support/effects.ts';
import { needing } from '../../support/needing.ts';
import { violationsOf } from '../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../support/portal/browser.ts';
import { headingOf, settled, signInTab } from '../../support/portal/visits.ts';
import { aService, anOrder, type Partner, type TestService } from '../../support/service/service.ts';

const dayMs = 86_400_000;
/** The day as a date field has it. Two days away from today it is past, or to come, in every time zone. */
const localDay = (at: number): string => {
  const date = new Date(at);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
};

needing('chromium', 'licenses in the portal', () => {
  let service: TestService;
  let partner: Partner;
  let browser: Browser;
  let tab: Tab;
  let page: Page;

  beforeAll(async () => {
    service = await aService();
    [browser, partner] = await Promise.all([openBrowser(), service.aPartner()]);
    const terms = [aTerms({ effectiveAt: Date.now() - 60_000 })];
    const kept = await service.aTrackWithSound({ title: 'Kept', terms });
    const gone = await service.aTrackWithSound({ title: 'Gone', terms });
    const issue = (trackId: string, contentId: string, contentType: string) =>
      partner.client.post('/api/v1/licenses', anOrder(trackId, { contentId, contentType }));
    await issue(kept.trackId, 'by-api', 'ugc_video');
    await issue(kept.trackId, 'a-short-one', 'short_video');
    await issue(gone.trackId, 'to-be-removed', 'ugc_video');
    const platform = await service.ports.registry.find(PlatformId(partner.platformId));
    if (!platform) throw new Error('no platform');
    await service.useCases.receiveContentEvent({
      platform: platform.platform,
      webhookId: 'msg_1',
      event: {
        ...{ type: 'content.published', contentId: ContentId('by-event'), at: service.now() },
        trackIds: [kept.trackId],
      },
    });
    await service.useCases.takeDownTrack({ trackId: gone.trackId, reason: 'infringing' });
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  beforeEach(async () => {
    tab = await aTab(browser, service.baseUrl, { height: 1_400 });
    page = tab.page;
    await signInTab(service, tab, partner.apiKey);
  });
  afterEach(async () => {
    const found = [...(await violationsOf(page)), ...tab.issues()];
    await tab.close();
    expect(found).toEqual([]);
  });

  const open = async (query = '') => {
    await page.goto(`/portal/licenses${query}`);
    await headingOf(page, 'Licenses').waitFor();
    await settled(tab);
  };
  const contents = async () => {
    await settled(tab);
    const rows = await page.getByRole('rowheader').getByRole('link').allInnerTexts();
    return rows.toSorted();
  };
  const all = ['a-short-one', 'by-api', 'by-event', 'to-be-removed'];

  it.each([
    ['Compliance', 'must_remove', 'compliance=must_remove', ['to-be-removed']],
    ['Compliance', 'clear', 'compliance=clear', ['a-short-one', 'by-api', 'by-event']],
    ['Content type', 'short_video', 'contentType=short_video', ['a-short-one']],
    ['Source', 'webhook', 'source=webhook', ['by-event']],
    ['Source', 'api', 'source=api', ['a-short-one', 'by-api', 'to-be-removed']],
  ])('are narrowed by %s to %s, in an address that can be shared', async (label, value, query, expected) => {
    await open();
    expect(await contents()).toEqual(all);
    await page.getByLabel(label).selectOption(value);
    await page.waitForURL(`**/licenses?${query}`);
    expect(await contents()).toEqual(expected);
    await open(`?${query}`);
    expect(await contents()).toEqual(expected);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    expect(await contents()).toEqual(all);
  });

  it('are found by words, downloaded as CSV, and the search is cleared with text that is being typed', async () => {
    await open('?status=active');
    await page.keyboard.press('/');
    await page.keyboard.type('short');
    await page.waitForURL(/q=short/);
    expect(await contents()).toEqual(['a-short-one']);
    const begun = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    const download = await begun;
    expect(download.suggestedFilename()).toBe('licenses.csv');
    const [, ...rows] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(rows).toEqual([expect.stringContaining(',a-short-one,')]);
    await page.getByLabel('Track ID').fill('???');
    await page.getByText('An ID can contain only letters').waitFor();
    // The delay of the fields does not end, however slow the machine is.
    await page.evaluate(
      `(({ setTimeout: real }) => { globalThis.setTimeout = (act, ms) => ms === 300 ? 0 : real(act, ms); })(globalThis)`,
    );
    await page.getByLabel('Content ID').fill('nothing');
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await page.waitForURL(/\/licenses$/);
    expect(await contents()).toEqual(all);
    for (const label of ['Search', 'Track ID', 'Content ID'])
      expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('');
  });

  it('are narrowed to those updated since a day', async () => {
    await open();
    await page.getByLabel('Updated since').fill(localDay(Date.now() - 2 * dayMs));
    await page.waitForURL(/updatedSince=/);
    expect(await contents()).toEqual(all);
    await page.getByLabel('Updated since').fill(localDay(Date.now() + 2 * dayMs));
    await page.getByText('No licenses found').waitFor();
  });

  it('have a cue sheet of their content if an event has reported it, downloaded as CSV', async () => {
    const openLicense = async (contentId: string) => {
      await open();
      await page.getByRole('link', { name: contentId }).click();
      await headingOf(page, contentId).waitFor();
    };
    await openLicense('by-event');
    await page.getByLabel('Production title').fill('Harbour Lights');
    await page.getByRole('button', { name: 'Create cue sheet' }).click();
    await page.getByText('Incomplete cues: 1 of 1.').waitFor();
    await page.getByText('also needs the title and the date').waitFor();
    await page.getByLabel('Production date').fill('2026-03-01');
    await page.getByRole('button', { name: 'Create cue sheet' }).click();
    const link = page.getByRole('link', { name: 'Download cue sheet (CSV)' });
    await link.waitFor();
    expect(await page.getByText('also needs the title and the date').count()).toBe(0);
    const begun = page.waitForEvent('download');
    await link.click();
    const download = await begun;
    expect(download.suggestedFilename()).toBe('cue-sheet.csv');
    const [, ...rows] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(rows[0]).toMatch(/^Harbour Lights,,,2026-03-01,by-event,1,Kept,.*start end use/);
  });

  it('are downloaded in the format and quality that were chosen, and the samples ask for the same', async () => {
    await open();
    await page.getByRole('link', { name: 'by-api' }).click();
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (!pathname.endsWith('/download')) return;
      searchParams.delete('licenseId');
      requested.push(searchParams.toString());
    });
    const download = async (format: string, quality?: readonly [label: string, value: string]) => {
      await page.getByLabel('Format').selectOption(format);
      if (quality) await page.getByLabel(quality[0]).selectOption(quality[1]);
      const begun = page.waitForEvent('download');
      await page.getByRole('button', { name: `Download as ${format.toUpperCase()}` }).click();
      return (await begun).suggestedFilename();
    };
    expect(await download('mp3')).toMatch(/\.mp3$/);
    expect(await download('mp3', ['Bit rate', '192'])).toMatch(/\.mp3$/);
    expect(await download('flac', ['Sample rate', '48000'])).toMatch(/\.flac$/);
    expect(await download('ogg')).toMatch(/\.ogg$/);
    expect(await page.getByLabel(/rate$/).count()).toBe(0);
    expect(requested).toEqual([
      'format=mp3',
      'format=mp3&bitrate=192',
      'format=flac&sampleRate=48000',
      'format=ogg',
    ]);
    const files = page.getByRole('main').getByRole('listitem');
    for (const name of ['MP3', 'MP3, 192 kbit/s', 'FLAC, 48 kHz', 'OGG'])
      await files.getByRole('link', { name, exact: true }).waitFor();
    const sample = page.getByRole('tabpanel').filter({ hasText: '/download?' });
    expect(await sample.innerText()).toContain('&format=mp3&bitrate=192');
    await page.getByRole('tab', { name: 'TypeScript' }).click();
    const program = page.getByRole('tabpanel').filter({ hasText: 'mp3At192' });
    expect(await program.innerText()).toContain("format: 'flac',\n  sampleRate: 48000,\n");
  });

  it('are widened and renewed, and their history says what was added and when', async () => {
    const terms = [aTerms({ effectiveAt: Date.now() - 60_000 })];
    const { trackId } = await service.aTrackInCatalog({ title: 'Widened', terms });
    const validUntil = new Date(Date.now() + 90 * dayMs).toISOString();
    const order = anOrder(trackId, { contentId: 'to-be-widened', territories: ['DE'], validUntil });
    const licenseId = (await partner.client.post('/api/v1/licenses', order)).member('licenseId');
    await page.goto(`/portal/licenses/${licenseId}`);
    const dialog = page.getByRole('dialog');
    const amend = dialog.getByRole('button', { name: 'Amend license' });
    await page.getByRole('button', { name: 'Amend…' }).click();
    expect(await amend.isDisabled()).toBe(true);
    await dialog.getByLabel('Add territories').fill('fr, Atlantis');
    await dialog.getByLabel('Add a content type').focus();
    await dialog.getByText('“Atlantis”: select a country from the list').waitFor();
    expect(await amend.isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Remove France' }).click();
    await dialog.getByLabel('Add territories').fill('de');
    await dialog.getByText('The license already covers this.').waitFor();
    expect(await amend.isDisabled()).toBe(true);
    await dialog.getByLabel('Add territories').fill('fr, be');
    await dialog.getByLabel('Add a content type').selectOption('film');
    await dialog.getByText('The terms do not cover this content type.').waitFor();
    expect(await amend.isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'for short video' }).click();
    await dialog.getByLabel('New end date').fill(`${localDay(Date.now() + 400 * dayMs)}T12:00`);
    await dialog
      .getByText(/^Version 2 would cover user video and short video in Belgium, .* until/)
      .waitFor();
    const picture = process.env['AMENDMENT_PICTURES'];
    await dialog.locator('[aria-busy="false"]', { has: page.getByRole('status') }).waitFor();
    if (picture !== undefined) await page.screenshot({ path: `${picture}/dialog.png` });
    await amend.click();
    await page.getByText('Amended: version 2').waitFor();
    await settled(tab);
    await page.getByText('Belgium, Germany, and France (BE, DE, FR)').waitFor();
    await page.getByText('user video and short video').waitFor();
    if (picture !== undefined) await page.screenshot({ path: `${picture}/page.png`, fullPage: true });
    const read = await partner.client.get(`/api/v1/licenses/${licenseId}`);
    expect(read.body).toMatchObject({
      version: 2,
      territories: ['BE', 'DE', 'FR'],
      contentTypes: ['ugc_video', 'short_video'],
    });
    expect(read.body['validUntil']).not.toBe(validUntil);
  });
  it('are not amended if the terms now have a fee, which the dialog shows, or allow less than the license', async () => {
    const { library } = service.ports;
    const open = async (title: string, change: Partial<ReturnType<typeof aTerms>>) => {
      const terms = [aTerms({ effectiveAt: Date.now() - 60_000 })];
      const { trackId } = await service.aTrackInCatalog({ title, terms });
      const order = anOrder(trackId, { contentId: title, territories: ['DE'] });
      const licenseId = (await partner.client.post('/api/v1/licenses', order)).member('licenseId');
      const track = await library.find(trackId);
      if (!track) throw new Error('the track is not in the catalog');
      await library.commit({
        track: { ...track, terms: terms.map((offered) => ({ ...offered, ...change })) },
        guards: { catalogVersion: track.catalogVersion },
        effects: noEffects,
      });
      await page.goto(`/portal/licenses/${licenseId}`);
      await page.getByRole('button', { name: 'Amend…' }).click();
      await page.getByLabel('Add territories').fill('fr');
      await page.getByText('This amendment would be rejected.').waitFor();
      expect(await page.getByRole('button', { name: 'Amend license' }).isDisabled()).toBe(true);
      return page.getByRole('dialog').getByRole('status').innerText();
    };
    const priced = await open('priced', { fee: { amount: 4_900, currency: 'EUR' } });
    expect(priced).toContain('It costs €49.00. You have not accepted the fee.');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Accept €49.00' }).click();
    await dialog.getByText('The fee exceeds what is left of your monthly spend limit.').waitFor();
    const picture = process.env['AMENDMENT_PICTURES'];
    if (picture !== undefined) await page.screenshot({ path: `${picture}/priced.png` });
    const narrowed = await open('narrowed', { monetization: false, media: [] });
    expect(narrowed).toContain('The terms in force allow less than your license does.');
    expect(narrowed).toContain('clauses terms.media, terms.monetization');
  });

  it('asks for a description if a license is revoked for another reason', async () => {
    await page.goto('/portal/licenses');
    await page.getByRole('link', { name: 'a-short-one' }).click();
    await headingOf(page, 'a-short-one').waitFor();
    await page.getByRole('button', { name: 'Revoke…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Description (optional)').waitFor();
    await dialog.getByLabel('Reason').selectOption('other');
    const revoke = dialog.getByRole('button', { name: 'Revoke license' });
    await revoke.click();
    await dialog.getByText('Enter a reason.', { exact: true }).waitFor();
    await dialog.getByText('The license was not revoked: enter a reason.').waitFor();
    await dialog.getByLabel('Description', { exact: true }).fill('Cut\nfrom the film.');
    expect(await dialog.getByText('Enter a reason.', { exact: true }).count()).toBe(0);
    await revoke.click();
    await dialog.waitFor({ state: 'detached' });
    const { body } = await partner.client.get('/api/v1/licenses?contentId=a-short-one');
    expect(body['data']).toMatchObject([
      { status: 'revoked', revocation: { reasonCode: 'other', reason: 'Cut from the film.' } },
    ]);
  });
});
