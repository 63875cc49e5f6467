import { launch, type Browser } from 'puppeteer-core';
import { needing } from '../needing.ts';
import { firefoxPath, firefoxPreferences } from '../portal/firefox.ts';

const timeoutMs = 180_000;

/** Describes a journey in Firefox, which is driven by WebDriver BiDi. Chromium has journeys in `test/integration/portal`. */
export const inFirefox = (title: string, journey: (browser: () => Browser) => void): void =>
  needing('firefox', `${title}, in Firefox`, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launch({
        browser: 'firefox',
        protocol: 'webDriverBiDi',
        executablePath: firefoxPath,
        headless: true,
        timeout: timeoutMs,
        extraPrefsFirefox: firefoxPreferences,
      });
    });
    afterAll(() => browser.close());
    journey(() => browser);
  });
