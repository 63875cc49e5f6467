import { cpus } from 'node:os';
import type { Browser } from 'playwright-core';
import { aTab, openBrowser } from '../test/support/portal/browser.ts';
import { headingOf } from '../test/support/portal/visits.ts';
import { aService, type TestService } from '../test/support/service.ts';
import { percentile, rounded, type Bench } from './figures.ts';

const rounds = 15;

/** Milliseconds until the sign-in form takes a key, and from its sending to the overview's heading; with nothing cached. */
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

/** Of the rival: the service's own page of all error codes, which needs no script to be read. */
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
 * How soon the portal can be used, beside a page that is drawn by the service, in turns, in Debian's Chromium; each in a
 * browser context of its own, whose opening is not counted.
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
      const rival = await plain(browser, service);
      if (round < 0) continue;
      times.usable.push(own.usable);
      times.signedIn.push(own.signedIn);
      times.shown.push(own.shown);
      times.plain.push(rival);
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
