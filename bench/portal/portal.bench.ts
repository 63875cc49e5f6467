import { cpus } from 'node:os';
import type { Browser } from 'playwright-core';
import { aTab, openBrowser } from '../../test/support/portal/browser.ts';
import { headingOf } from '../../test/support/portal/visits.ts';
import { aService, type TestService } from '../../test/support/service/service.ts';
import { percentile, rounded, type Bench } from '../figures.ts';

const rounds = 15;

/** Measures the time until the sign-in form is ready, and from sign-in to the heading of the overview, without a cache, in ms. */
const portal = async (browser: Browser, { baseUrl }: TestService, apiKey: string) => {
  const { page, close } = await aTab(browser, baseUrl);
  const began = performance.now();
  await page.goto('/portal/', { waitUntil: 'commit' });
  await page.getByLabel('API key').fill(apiKey);
  const usable = performance.now();
  await page.getByLabel('API key').press('Enter');
  await headingOf(page, /^Overview of/).waitFor();
  const signedIn = performance.now();
  await page.getByRole('list', { name: 'Figures of the month' }).waitFor();
  const shown = performance.now();
  await close();
  return { usable: usable - began, signedIn: signedIn - usable, shown: shown - usable };
};

/** Measures the baseline: the page of all error codes, which needs no script. */
const plain = async (browser: Browser, { baseUrl }: TestService) => {
  const { page, close } = await aTab(browser, baseUrl);
  const began = performance.now();
  await page.goto('/reference/errors', { waitUntil: 'commit' });
  await headingOf(page, /./).waitFor();
  const shown = performance.now() - began;
  await close();
  return shown;
};

/**
 * Measures how soon the portal can be used, beside a page that the service renders, in turns, in Debian's Chromium. Each runs in a
 * new browser context; opening it is not counted.
 */
export const run: Bench = async function* () {
  const service = await aService();
  const browser = await openBrowser();
  try {
    const { apiKey } = await service.aPartner();
    const times = {
      usable: [] as number[],
      signedIn: [] as number[],
      shown: [] as number[],
      plain: [] as number[],
    };
    for (let round = -1; round < rounds; round++) {
      const own = await portal(browser, service, apiKey);
      const plainPage = await plain(browser, service);
      if (round < 0) continue;
      times.usable.push(own.usable);
      times.signedIn.push(own.signedIn);
      times.shown.push(own.shown);
      times.plain.push(plainPage);
    }
    const at = (name: keyof typeof times, share: number) => rounded(percentile(times[name], share), 0);
    for (const [share, result] of [
      [0.5, 'median'],
      [0.9, 'of ten, the slowest but one'],
    ] as const) {
      yield {
        bench: 'portal',
        result,
        cores: cpus().length,
        signInUsableMs: at('usable', share),
        overviewHeadingMs: at('signedIn', share),
        overviewFiguresMs: at('shown', share),
        plainPageShownMs: at('plain', share),
      };
    }
  } finally {
    await browser.close();
    await service.close();
  }
};
