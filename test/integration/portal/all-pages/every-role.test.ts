import type { Browser } from 'playwright-core';
import { pageNames, pageOf, type PageName } from '../../../../portal/src/pages.ts';
import { english } from '../../../../portal/src/texts/en.ts';
import { formOf } from '../../../../src/adapters/http/kernel/allowed-methods.ts';
import { memberRoles, type MemberRole } from '../../../../src/domain/platforms/members/member.ts';
import { roleMay } from '../../../../src/domain/platforms/members/permissions.ts';
import { operationsInView, viewingRoles } from '../../../../src/domain/staff/portal-view.ts';
import { openView, viewLinkOf } from '../../../support/http/portal-view.ts';
import { aTeam, type SignedInMember } from '../../../support/http/team.ts';
import { needing } from '../../../support/needing.ts';
import { aTab, openBrowser } from '../../../support/portal/browser.ts';
import { common } from '../../../support/portal/stocked.ts';
import { aStockedPartner, putSession, settled, type StockedPartner } from '../../../support/portal/visits.ts';
import { httpReceiver, type HttpReceiver } from '../../../support/servers/receiver.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

/** A session, and what it may call. */
interface Session {
  readonly cookie: string;
  readonly may: (operation: string) => boolean;
  /** The sentence of a page that the session may not see. */
  readonly rejectionOf: (name: PageName) => string | undefined;
}

const pathOf = (address: string): string => new URL(address, 'http://portal').pathname.slice(7) || '/';
const pageAt = (path: string): PageName => {
  const form = (name: PageName) => formOf(pageOf(name).path.replaceAll(/:(\w+)/g, '{$1}'));
  const found = pageNames.find((name) => form(name).test(path));
  if (!found) throw new Error(`no page is at ${path}`);
  return found;
};

needing('chromium', 'every page of the portal in every role', () => {
  let service: TestService;
  let receiver: HttpReceiver;
  let browser: Browser;
  let partner: StockedPartner;
  let team: Readonly<Record<MemberRole, SignedInMember>>;
  let addresses: Readonly<Record<PageName, string>>;

  beforeAll(async () => {
    receiver = await httpReceiver((response) => response.writeHead(500).end('out of order'));
    service = await aService({ environment: { ALLOW_LOOPBACK_URLS: '1' } });
    [browser, partner] = await Promise.all([openBrowser(), aStockedPartner(service, receiver)]);
    team = await aTeam(service, partner);
    const { at } = partner;
    addresses = { ...common, ...at, collection: at.project, account: '/portal/account' };
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
    await receiver.close();
  });

  const pagesWithout = (may: Session['may']) =>
    pageNames.filter((name) => {
      const { needs } = pageOf(name);
      return needs && !may(needs.operation);
    });
  const namesExcept = (rejected: readonly PageName[]) => [
    ...pageNames
      .filter((name) => !rejected.includes(name))
      .flatMap((name) => {
        const text = pageOf(name).name;
        return text === undefined ? [] : [english[text]];
      }),
    'Reference',
  ];

  /** A tab that lists failed requests, failures that a page shows, and what no page may log. */
  const aWatchedTab = async (cookie: string) => {
    const tab = await aTab(browser, service.baseUrl);
    const { page } = tab;
    await putSession(service, tab, cookie);
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} of ${response.url()}`);
    });
    return {
      ...tab,
      open: async (path: string) => {
        await page.goto(path);
        await settled(tab);
      },
      issues: async () => [
        ...failed.splice(0),
        ...(await page.locator('.failure, .notice.bad').allInnerTexts()),
        ...tab.issues(),
      ],
      linked: () =>
        page.evaluate<readonly string[]>(
          `[...document.querySelectorAll('main a[href^="/portal"]')].map(({ href }) => href)`,
        ),
    };
  };

  const visitAll = async ({ cookie, may, rejectionOf }: Session) => {
    const tab = await aWatchedTab(cookie);
    const mayNot = pagesWithout(may);
    const found: string[] = [];
    const rejected: PageName[] = [];
    for (const name of pageNames) {
      await tab.open(addresses[name]);
      const issues = await tab.issues();
      const linked = (await tab.linked()).map(pathOf).map(pageAt);
      issues.push(...mayNot.filter((other) => linked.includes(other)).map((other) => `links to ${other}`));
      const rejection = rejectionOf(name);
      const main = tab.page.getByRole('main').filter({ hasNot: tab.page.locator('.panel') });
      if (rejection !== undefined && (await main.getByText(rejection, { exact: true }).count()) > 0)
        rejected.push(name);
      found.push(...issues.map((issue) => `${name}: ${issue}`));
    }
    const navigation = tab.page.getByRole('navigation', { name: 'Portal' });
    const links = await navigation.getByRole('link').allInnerTexts();
    await tab.close();
    expect({ found, links }).toEqual({ found: [], links: namesExcept(mayNot) });
    expect(rejected).toEqual(mayNot);
  };

  it.each(memberRoles)('works, or says who may see it: a member with the role %s', async (role) => {
    await visitAll({
      cookie: team[role].headers['cookie'] ?? '',
      may: (operation) => roleMay(role, operation),
      rejectionOf: (name) => {
        const { needs } = pageOf(name);
        return needs && english[needs.otherwise];
      },
    });
  });

  it.each(viewingRoles)(
    'works, or says that a view does not include it: staff with the role %s',
    async (role) => {
      const { token, caller } = await service.aColleague(role);
      const staff = service.anyone.as(token);
      const { cookie } = await openView(service, staff, await viewLinkOf(staff, partner.slug));
      const operations = operationsInView(caller.member);
      const may: Session['may'] = (operation) => operations.includes(operation);
      const rejectionOf = (name: PageName) => pageOf(name).needs && english['session.yourViewDoesNotInclude'];
      await visitAll({ cookie, may, rejectionOf });
    },
  );
});
