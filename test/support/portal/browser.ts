import process from 'node:process';
import { chromium, type Browser, type BrowserContext, type Page, type Request } from 'playwright-core';
import { seenSoon } from '../eventually.ts';
import { chromiumPath } from './chromium.ts';
import { issueOf, isRequestElsewhere, isStatus, watching } from './watching.ts';

/** For what a page shows: the machine may be busy with other suites. */
const timeoutMs = 180_000;

/** Root may not have the sandbox; sound may begin without a press, as a test presses with nobody's finger. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--autoplay-policy=no-user-gesture-required',
      '--disable-dev-shm-usage',
    ],
  });

export interface Look {
  readonly dark?: boolean;
  /** In CSS pixels; 1280 where absent. */
  readonly width?: number;
  /** In CSS pixels; 900 where absent. */
  readonly height?: number;
  /** A language with a country; British English where absent. */
  readonly locale?: string;
  /** The time zone of the user; `Europe/Berlin` by default. */
  readonly zone?: string;
}

/** Adds up layout shifts. Only Chromium reports them. */
const summingShifts = `
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

interface Requests {
  /** All of them, in the order in which they began. */
  readonly begun: readonly Request[];
  /** Those that have not ended. */
  readonly inFlight: ReadonlySet<Request>;
}

export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Problems since the last call: logged and uncaught errors, policy violations, requests to other origins. */
  readonly issues: () => readonly string[];
  /** Waits until an expression holds in the page. */
  readonly until: (expression: string, withinMs?: number) => Promise<void>;
  /** The requests of the page. A new document has none of those that the document before it began. */
  readonly requests: () => Requests;
  /** How far what was shown has jumped since the page was loaded (cumulative layout shift). */
  readonly shifted: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** A player that has buffered enough keeps its request open on purpose, and so does a stream of events. */
const isHeldOpen = (request: Request): boolean => ['media', 'eventsource'].includes(request.resourceType());

const requestsOf = (page: Page): Requests => {
  const begun: Request[] = [];
  const inFlight = new Set<Request>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      begun.length = 0;
      inFlight.clear();
    }
    begun.push(request);
    if (!isHeldOpen(request)) inFlight.add(request);
  });
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', (request) => void inFlight.delete(request));
  return { begun, inFlight };
};

/** A tab with nothing in it yet, in a session of its own, that notes what must never happen. */
export const aTab = async (
  browser: Browser,
  baseUrl: string,
  { dark = false, width = 1280, height = 900, locale = 'en-GB', zone = 'Europe/Berlin' }: Look = {},
): Promise<Tab> => {
  const context = await browser.newContext({
    baseURL: baseUrl,
    colorScheme: dark ? 'dark' : 'light',
    viewport: { width, height },
    locale,
    timezoneId: zone,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(timeoutMs);
  await context.addInitScript(watching + summingShifts);
  const issues: string[] = [];
  context.on('request', (request) => {
    if (isRequestElsewhere(request.url(), baseUrl)) issues.push(issueOf.request(request.url()));
  });
  context.on('console', (message) => {
    if (message.type() === 'error' && !isStatus(message.text())) issues.push(issueOf.log(message.text()));
  });
  context.on('weberror', (error) => void issues.push(issueOf.error(error.error().stack)));
  const page = await context.newPage();
  const requests = requestsOf(page);
  return {
    page,
    requests: () => requests,
    context,
    issues: () => issues.splice(0),
    until: async (expression, withinMs = timeoutMs) => {
      // By evaluation, which the page's policy does not bind; playwright's own waiting needs `eval` in the page.
      const look = () => page.evaluate<boolean>(`Boolean(${expression})`);
      if (!(await seenSoon(look, (holds) => holds, withinMs))) throw new Error(issueOf.timeout(expression));
    },
    shifted: () => page.evaluate<number>('globalThis.shifted'),
    close: () => context.close(),
  };
};
