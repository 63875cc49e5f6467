import type { Browser } from 'playwright-core';
import { seenSoon } from '../../support/eventually.ts';
import { needing } from '../../support/needing.ts';
import { violationsOf } from '../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../support/portal/browser.ts';
import { settled, signInTab } from '../../support/portal/visits.ts';
import { aService, anOrder, type Partner, type TestService } from '../../support/service/service.ts';

interface Listed {
  readonly eventId: string;
  readonly deliveryId: string;
  readonly eventType: string;
}

needing('chromium', 'the search by ID of the page on webhooks', () => {
  let service: TestService;
  let browser: Browser;
  let partner: Partner;
  let tab: Tab;
  let trackId: string;
  let licenseId: string;
  let issued: Listed;

  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
    partner = await service.aPartner();
    const webhooks = `/api/v1/platforms/${partner.slug}/webhooks`;
    const add = (url: string) => partner.client.post(webhooks, { url });
    const first = (await add('https://first.example/events')).member('endpointId');
    await add('https://second.example/events');
    ({ trackId } = await service.aTrackWithSound());
    const license = (contentId: string) =>
      partner.client.post('/api/v1/licenses', anOrder(trackId, { contentId }));
    licenseId = (await license('one')).member('licenseId');
    await license('two');
    const log = async () => {
      const { body } = await partner.client.get(
        `${webhooks}/${first}/deliveries?licenseId=${licenseId}&eventType=license.issued`,
      );
      return body['data'] as readonly Listed[];
    };
    const [found] = await seenSoon(log, ({ length }) => length === 1);
    if (!found) throw new Error('no delivery');
    issued = found;
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });
  afterEach(async () => {
    const found = [...(await violationsOf(tab.page)), ...tab.issues()];
    await tab.close();
    expect(found).toEqual([]);
  });

  const open = async (query = '', look = {}) => {
    tab = await aTab(browser, service.baseUrl, look);
    await signInTab(service, tab, partner.apiKey);
    await tab.page.goto(`/portal/webhooks${query}`);
    await settled(tab);
  };
  const field = () => tab.page.getByLabel('ID of an event, a delivery, a license or a track');
  const results = () => tab.page.getByRole('table', { name: 'Events found' }).getByRole('rowheader');

  it('finds the events of a license and of a track, with a delivery to each endpoint', async () => {
    await open();
    const { page } = tab;
    // The key of the search puts the focus into the field.
    await page.keyboard.press('/');
    await page.keyboard.type(licenseId);
    await page.getByText('End of list. Events are kept').waitFor();
    await settled(tab);
    expect(await results().allInnerTexts()).toEqual([expect.stringContaining('license.issued')]);
    expect(new URL(page.url()).searchParams.get('id')).toBe(licenseId);
    const cell = page.getByRole('table', { name: 'Events found' }).getByRole('listitem');
    expect((await cell.getByRole('link').allInnerTexts()).toSorted()).toEqual([
      'first.example',
      'second.example',
    ]);

    await field().fill(trackId);
    await tab.until(`location.search.endsWith('${trackId}')`);
    await settled(tab);
    const ofTrack = await results().allInnerTexts();
    expect(ofTrack.filter((text) => text.startsWith('license.issued'))).toHaveLength(2);
  });

  it('opens a delivery from the address with the ID of its event', async () => {
    await open(`?id=${issued.eventId}`);
    expect(await results().allInnerTexts()).toEqual([expect.stringContaining(issued.eventId)]);
    await tab.page.getByRole('link', { name: 'first.example' }).first().press('Enter');
    await tab.until(`location.pathname.endsWith('/${issued.deliveryId}')`);
    await settled(tab);
  });

  it('finds one delivery by its ID, and fits a narrow screen', async () => {
    await open(`?id=${issued.deliveryId}`, { width: 320, dark: true });
    const links = tab.page.getByRole('table', { name: 'Events found' }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(['first.example']);
    await tab.until('document.documentElement.scrollWidth <= 320');
  });

  it('says which IDs can be searched, and that nothing was found', async () => {
    await open('?id=whe_1');
    const { page } = tab;
    await page.getByText('Enter an ID that begins with evt_, dlv_, lic_ or trk_.').waitFor();
    expect(await field().getAttribute('aria-invalid')).toBe('true');
    expect(await results().count()).toBe(0);
    await field().fill('evt/1');
    await page.getByText('An ID can contain only letters, digits, hyphens and underscores').waitFor();
    for (const id of ['evt_01J9ZC4V7N4R3T8W2Y6K5M1P0Q', 'dlv_01J9ZC4V7N4R3T8W2Y6K5M1P0Q']) {
      await field().fill(id);
      await tab.until(`location.search.endsWith('${id}')`);
      await settled(tab);
      await page.getByText('No events found').waitFor();
    }
    await page.getByRole('button', { name: 'Clear search' }).press('Enter');
    await tab.until(`location.search === ''`);
    expect(await field().inputValue()).toBe('');
    await tab.until(`document.activeElement.type === 'search'`);
  });

  it('is beside a link to the catalog of events, which has an example of each type', async () => {
    await open();
    await tab.page.getByRole('link', { name: 'Event catalog' }).click();
    await tab.page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
    await tab.page.locator('[id="license.issued"]').waitFor({ state: 'attached' });
  });
});
