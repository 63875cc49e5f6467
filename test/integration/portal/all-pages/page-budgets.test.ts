import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { pages } from '../../../../portal/src/pages.ts';
import { aConfirmedArtist, claimed } from '../../../support/http/successes/artist-successes.ts';
import { aReport } from '../../../support/http/successes/notices/notice-successes.ts';
import { needing } from '../../../support/needing.ts';
import { anAppealWithFile } from '../../../support/portal/appeal-stories.ts';
import { aTab, openBrowser, type Tab } from '../../../support/portal/browser.ts';
import { pendingTracks, signInStaff } from '../../../support/portal/console.ts';
import { common } from '../../../support/portal/stocked.ts';
import { aStockedArtist, closedMonthsOf, signInArtist } from '../../../support/portal/studio.ts';
import { routesIn, unvisited } from '../../../support/portal/visited.ts';
import { aStockedPartner, settled, signInTab } from '../../../support/portal/visits.ts';
import { httpReceiver, type HttpReceiver } from '../../../support/servers/receiver.ts';
import { aService, anOrder, type TestService } from '../../../support/service/service.ts';

/** Bytes of script, each compressed alone, as it is sent: those that all pages of a front end load, and those of its largest page. */
const budgets = {
  portal: { shell: 120_000, page: 190_000 },
  console: { shell: 120_000, page: 160_000 },
  studio: { shell: 120_000, page: 150_000 },
  reference: { shell: 120_000, page: 120_000 },
} as const;
type Budget = (typeof budgets)[keyof typeof budgets];

needing('chromium', 'the scripts of every page, opened by its address,', () => {
  let service: TestService;
  let browser: Browser;
  let receiver: HttpReceiver;
  /** Compressed sizes by address, because pages share scripts. */
  const sizes = new Map<string, number>();

  beforeAll(async () => {
    receiver = await httpReceiver((response) => response.writeHead(204).end());
    [service, browser] = await Promise.all([
      aService({ environment: { ALLOW_LOOPBACK_URLS: '1' } }),
      openBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
    await receiver.close();
  });

  const sizeOf = async (url: string): Promise<number> => {
    const known = sizes.get(url);
    if (known !== undefined) return known;
    const size = gzipSync(await (await fetch(url)).bytes()).byteLength;
    sizes.set(url, size);
    return size;
  };
  /** Returns the pages, and the shell that they have in common, whose scripts are larger than they may be. */
  const large = async (
    tab: Tab,
    paths: readonly string[],
    { page, shell }: Budget,
  ): Promise<readonly string[]> => {
    const scripts = new Map<string, readonly string[]>();
    for (const path of paths) {
      await tab.page.goto('about:blank');
      await tab.page.goto(path);
      await settled(tab);
      const urls = await tab.page.evaluate<readonly string[]>(
        '[...new Set(performance.getEntriesByType("resource").map(({ name }) => name))].filter((name) => new URL(name).pathname.endsWith(".js"))',
      );
      scripts.set(path, urls);
    }
    await tab.close();
    const [first = [], ...others] = scripts.values();
    const all = new Map([
      ...scripts,
      ['shell', first.filter((url) => others.every((urls) => urls.includes(url)))],
    ]);
    const found: string[] = [];
    for (const [path, urls] of all) {
      const size = (await Promise.all(urls.map(sizeOf))).reduce((sum, one) => sum + one, 0);
      if (size === 0 || size > (path === 'shell' ? shell : page)) found.push(`${path}: ${size}`);
    }
    return found;
  };

  it('are small in the portal', async () => {
    const stocked = await aStockedPartner(service, receiver);
    const paths = [...Object.values(common), '/portal/account', ...Object.values(stocked.at)];
    expect(
      unvisited(
        Object.values(pages).map(({ path }) => `/portal${path}`),
        paths,
      ),
    ).toEqual([]);
    const tab = await aTab(browser, service.baseUrl);
    await signInTab(service, tab, stocked.apiKey);
    expect(await large(tab, paths, budgets.portal)).toEqual([]);
  });

  it('are small in the staff console', async () => {
    const [waiting] = await pendingTracks(service, 1);
    const { token } = await service.aColleague('rights');
    const { appealId } = await anAppealWithFile(service, token, 'Harbour');
    const { slug, client } = await service.aPartner();
    const { trackId } = await service.aTrackWithSound({ title: 'Meadow' });
    const claimant = await aConfirmedArtist(service);
    await claimed(service, claimant);
    const artistId = (await claimant.client.get('/api/v1/artists/me')).member('artistId');
    const { noticeId } = await aReport(service);
    const licenseId = (await client.post('/api/v1/licenses', anOrder(trackId))).member('licenseId');
    const routes = routesIn('console', '/staff');
    const details = [`review/${waiting?.trackId ?? ''}`, `appeals/${appealId}`, `platforms/${slug}`];
    details.push(`tracks/${trackId}`, `artists/${artistId}`, `notices/${noticeId}`, `licenses/${licenseId}`);
    const paths = [...routes.filter((one) => !one.includes(':')), ...details.map((one) => `/staff/${one}`)];
    expect(unvisited(routes, paths)).toEqual([]);
    const tab = await aTab(browser, service.baseUrl);
    await signInStaff(service, tab, 'admin');
    expect(await large(tab, paths, budgets.console)).toEqual([]);
  });

  it('are small in the studio', async () => {
    const artist = await aStockedArtist(service);
    const before = ['/studio', '/studio/register', '/studio/password', '/studio/join'];
    const after = ['/studio', '/studio/uploads', `/studio/tracks/${artist.asked}`];
    after.push('/studio/albums', '/studio/albums/new', `/studio/albums/${artist.albumId}`);
    const { statementId } = await closedMonthsOf(service, artist);
    after.push('/studio/statements', `/studio/statements/${statementId}`);
    expect(unvisited(routesIn('studio', '/studio'), [...before, ...after])).toEqual([]);
    expect(await large(await aTab(browser, service.baseUrl), before, budgets.studio)).toEqual([]);
    const tab = await aTab(browser, service.baseUrl);
    await signInArtist(service, tab, artist);
    expect(await large(tab, after, budgets.studio)).toEqual([]);
  });

  it('are small where operations are tried out', async () => {
    const tab = await aTab(browser, service.baseUrl);
    expect(
      await large(
        tab,
        ['/reference', '/reference/operations/issueLicense', '/reference/staff'],
        budgets.reference,
      ),
    ).toEqual([]);
  });
});
