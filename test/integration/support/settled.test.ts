import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { needing } from '../../support/needing.ts';
import { aTab, openBrowser, type Tab } from '../../support/portal/browser.ts';
import { settled } from '../../support/portal/visits.ts';

const html = '<!doctype html><link rel="icon" href="data:,"><h1>Page</h1>';
/** The longest time for which a page of the portal waits for the end of typing. */
const debounceMs = 350;

needing('chromium', 'a page of a browser test', () => {
  let server: Server;
  let browser: Browser;
  let tab: Tab;
  beforeAll(async () => {
    server = createServer(({ url }, response) => {
      if (url === '/hung') return;
      response.setHeader('content-type', 'text/html');
      response.end(html);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    server.closeAllConnections();
    server.close();
  });
  beforeEach(async () => {
    tab = await aTab(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    await tab.page.goto('/');
  });
  afterEach(() => tab.close());

  it('settles after the requests that it begins once the user has stopped typing', async () => {
    await tab.page.evaluate(`void setTimeout(async () => {
      await fetch('/found');
      globalThis.isFound = true;
    }, ${debounceMs})`);
    await settled(tab);
    expect(await tab.page.evaluate('globalThis.isFound')).toBe(true);
  });

  it('does not settle while a request is in flight, and the error names it', async () => {
    await tab.page.evaluate("void fetch('/hung', { method: 'POST' })");
    await expect(settled(tab, 1_000)).rejects.toThrow(/requests in flight: POST http:.+\/hung$/);
  });

  it('does not settle while it keeps beginning requests', async () => {
    await tab.page.evaluate("void setInterval(() => fetch('/again'), 100)");
    await expect(settled(tab, 1_000)).rejects.toThrow(
      /keeps beginning requests: .+\/again$|in flight: GET .+\/again$/,
    );
  });

  it('settles without the end of a request that the page has, but the browser did not report', async () => {
    await tab.page.evaluate("fetch('/found').then((response) => response.text())");
    const { begun } = tab.requests();
    const unreported = { ...tab, requests: () => ({ begun, inFlight: new Set(begun) }) };
    await settled(unreported, 1_000);
    await tab.page.evaluate("void fetch('/hung')");
    await expect(settled(unreported, 1_000)).rejects.toThrow(/requests in flight: GET http:.+\/hung$/);
  });

  it('settles while it receives a stream of events', async () => {
    await tab.page.evaluate("void new EventSource('/hung')");
    await settled(tab, 1_000);
    expect(tab.requests().begun.at(-1)?.url()).toContain('/hung');
  });
});
