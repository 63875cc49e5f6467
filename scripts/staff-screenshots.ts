/**
 * Writes screenshots of the staff console to docs/console and of the studio to docs/studio, light, dark and narrow. Run
 * `npm run staff:screenshots`: it starts a service in this process, with made-up records.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aTab, openBrowser, type Look, type Tab } from '../test/support/portal/browser.ts';
import { anAppealWithFile } from '../test/support/portal/appeal-stories.ts';
import { pendingTracks, resumeStaff } from '../test/support/portal/console.ts';
import { aStockedArtist, closedMonthsOf, signInArtist } from '../test/support/portal/studio.ts';
import { settled } from '../test/support/portal/visits.ts';
import { aReport } from '../test/support/http/successes/notices/notice-successes.ts';
import { anOrder, aService } from '../test/support/service/service.ts';

const docs = join(import.meta.dirname, '..', 'docs');
const maxBytes = 60_000;
const looks: readonly (readonly [string, Look])[] = [
  ['light', {}],
  ['dark', { dark: true }],
  ['narrow', { width: 375 }],
];

const service = await aService();
await pendingTracks(service, 4);
const { token: reviewer } = await service.aColleague('rights');
const { appealId } = await anAppealWithFile(service, reviewer, 'Harbour');
await aReport(service);
const { slug, client } = await service.aPartner({ name: 'Reel House' });
const { trackId } = await service.aTrackWithSound({ title: 'Meadow' });
await client.post('/api/v1/licenses', anOrder(trackId));
const artist = await aStockedArtist(service);
const { statementId } = await closedMonthsOf(service, artist);
const { token: admin } = await service.sessionOf(
  await service.anAccount({ roles: ['admin'], name: 'Robin Okafor' }),
);

const sets = [
  {
    folder: 'console',
    signIn: (tab: Tab) => resumeStaff(service, tab, admin),
    pages: {
      home: '/staff',
      review: '/staff/review',
      appeals: `/staff/appeals/${appealId}`,
      track: `/staff/tracks/${trackId}`,
      platform: `/staff/platforms/${slug}`,
      licenses: '/staff/licenses',
      'audit-log': '/staff/audit-log',
      transparency: '/staff/transparency',
    },
  },
  {
    folder: 'studio',
    signIn: (tab: Tab) => signInArtist(service, tab, artist),
    pages: {
      home: '/studio',
      uploads: '/studio/uploads',
      track: `/studio/tracks/${artist.returned}`,
      album: `/studio/albums/${artist.albumId}`,
      statements: '/studio/statements',
      statement: `/studio/statements/${statementId}`,
    },
  },
] as const;

const browser = await openBrowser();
for (const { folder, signIn, pages } of sets) {
  await mkdir(join(docs, folder), { recursive: true });
  for (const [look, how] of looks) {
    const tab = await aTab(browser, service.baseUrl, how);
    await signIn(tab);
    const view = await tab.context.newCDPSession(tab.page);
    for (const [name, path] of Object.entries(pages)) {
      await tab.page.goto(path);
      await settled(tab);
      const { data } = await view.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
      const bytes = Buffer.from(data, 'base64');
      if (bytes.byteLength > maxBytes) throw new Error(`${name}, ${look}: ${bytes.byteLength} bytes`);
      await writeFile(join(docs, folder, `${name}-${look}.webp`), bytes);
    }
    await tab.close();
  }
}
await browser.close();
await service.close();
