import type { Browser } from 'playwright-core';
import { english } from '../../../../portal/src/studio/texts/en.ts';
import { artistRoles, type ArtistRole } from '../../../../src/domain/artists/account.ts';
import { aColleagueOf, aConfirmedLabel } from '../../../support/http/successes/artist-successes.ts';
import { needing } from '../../../support/needing.ts';
import { aTab, openBrowser } from '../../../support/portal/browser.ts';
import {
  aStockedArtist,
  closedMonthsOf,
  signInArtist,
  withStemsOf,
  type StockedArtist,
} from '../../../support/portal/studio.ts';
import { routesIn, unvisited } from '../../../support/portal/visited.ts';
import { settled } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

/** A page, the sentence that other roles read there, and what only roles that may change it see. */
interface Page {
  readonly path: string;
  /** The roles that see the page; all of them where absent. */
  readonly seenBy?: readonly ArtistRole[];
  readonly rejection?: string;
  /** A control for roles that may change the page. */
  readonly control?: string;
}

const editors: readonly ArtistRole[] = ['owner', 'editor'];
const payees: readonly ArtistRole[] = ['owner', 'finance'];

needing('chromium', 'every page of the studio in every role', () => {
  let service: TestService;
  let browser: Browser;
  let label: StockedArtist;
  let statementId: string;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
    label = await aStockedArtist(service, await aConfirmedLabel(service));
    await withStemsOf(label.client, label.returned);
    ({ statementId } = await closedMonthsOf(service, label));
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  const pages = (): readonly Page[] => {
    const statements = { seenBy: payees, rejection: english['statements.yourRoleCannotRead'] };
    return [
      { path: '/studio' },
      { path: '/studio/uploads', control: 'input[type=file]' },
      { path: '/studio/albums', control: 'a[href$="/albums/new"]' },
      { path: '/studio/albums/new', control: 'main input:not(:disabled)' },
      { path: `/studio/albums/${label.albumId}`, control: 'main input:not(:disabled)' },
      { path: '/studio/statements', ...statements },
      { path: `/studio/statements/${statementId}`, ...statements },
      { path: `/studio/tracks/${label.returned}`, control: 'main input:not(:disabled)' },
      { path: `/studio/tracks/${label.asked}`, control: 'main input:not(:disabled)' },
    ];
  };

  it('includes every route', () => {
    const signedOut = ['/studio/sign-in', '/studio/register', '/studio/password', '/studio/join'];
    const visited = [...pages().map(({ path }) => path), ...signedOut];
    expect(unvisited(routesIn('studio', '/studio'), visited)).toEqual([]);
  });

  it.each(artistRoles)(
    'works, or says who may see or change it, without a rejected request: %s',
    async (role) => {
      const member = role === 'owner' ? label : await aColleagueOf(service, label, role);
      const tab = await aTab(browser, service.baseUrl);
      const { page } = tab;
      await signInArtist(service, tab, member);
      const found: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) found.push(`${response.status()} of ${response.url()}`);
      });
      for (const { path, seenBy = artistRoles, rejection, control } of pages()) {
        await page.goto(path);
        await settled(tab);
        const failures = await page.locator('.failure, .notice.bad').allInnerTexts();
        found.push(...failures.map((text) => `${path} shows: ${text}`));
        if (rejection !== undefined) {
          const isRejected = await page.getByText(rejection, { exact: true }).isVisible();
          if (isRejected === seenBy.includes(role)) found.push(`${path}: rejected is ${isRejected}`);
        }
        if (control !== undefined) {
          const isShown = (await page.locator(control).count()) > 0;
          if (isShown !== editors.includes(role)) found.push(`${path}: ${control} is shown: ${isShown}`);
        }
        // No link leads to a page that the role may not see.
        const linked = await page.locator('a[href^="/studio/statements"]').count();
        if (linked > 0 !== payees.includes(role)) found.push(`${path} links to statements ${linked} times`);
      }
      found.push(...tab.issues());
      await tab.close();
      expect(found).toEqual([]);
    },
  );
});
