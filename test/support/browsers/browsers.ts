import process from 'node:process';
import { launch, type Browser, type LaunchOptions } from 'puppeteer-core';
import { needing } from '../needing.ts';
import { chromiumPath } from '../portal/chromium.ts';
import { firefoxPath, firefoxPreferences } from '../portal/firefox.ts';

const browsers = {
  Firefox: {
    tool: 'firefox',
    options: (): LaunchOptions => ({
      browser: 'firefox',
      protocol: 'webDriverBiDi',
      executablePath: firefoxPath,
      extraPrefsFirefox: firefoxPreferences,
    }),
  },
  Chromium: {
    tool: 'chromium',
    options: (): LaunchOptions => ({
      executablePath: chromiumPath,
      // Root may not have the sandbox.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-dev-shm-usage',
        '--lang=en-GB',
      ],
    }),
  },
} as const;

type Journey = (browser: () => Browser) => void;

/** Describes a journey in these browsers, one after the other. */
export const inBrowsers = (
  names: readonly (keyof typeof browsers)[],
  title: string,
  journey: Journey,
): void => {
  for (const name of names)
    needing(browsers[name].tool, `${title}, in ${name}`, () => {
      let browser: Browser;
      beforeAll(async () => {
        browser = await launch({ ...browsers[name].options(), headless: true, timeout: 180_000 });
      });
      journey(() => browser);
      // Last: the journey closes its windows before.
      afterAll(() => browser.close());
    });
};

/** Describes a journey in Firefox, which is driven by WebDriver BiDi. Chromium has journeys in `test/integration/portal`. */
export const inFirefox = (title: string, journey: Journey): void => inBrowsers(['Firefox'], title, journey);
