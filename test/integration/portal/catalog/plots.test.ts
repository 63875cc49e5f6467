import type { Browser } from 'playwright-core';
import { needing } from '../../../support/needing.ts';
import { aTab, openBrowser } from '../../../support/portal/browser.ts';
import { settled, signInTab } from '../../../support/portal/visits.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'the plots of the portal', () => {
  let service: TestService;
  let browser: Browser;

  beforeAll(async () => {
    service = await aService();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  it.each([1280, 390])(
    'have readable text, name the last day and show its figures, at %i pixels',
    async (width) => {
      const { apiKey } = await service.aPartner();
      const tab = await aTab(browser, service.baseUrl, { width });
      await signInTab(service, tab, apiKey);
      await tab.page.goto('/portal/');
      await settled(tab);
      const plot = tab.page.locator('.plot').first();
      const sizes = await tab.page.evaluate<readonly number[]>(
        '[...document.querySelectorAll(".plot svg text")].map((text) => text.getBoundingClientRect().height)',
      );
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
      expect(Math.max(...sizes)).toBeLessThan(20);
      const bars = plot.locator('.bar');
      expect(await bars.last().locator('text').count()).toBe(1);
      await bars.last().locator('.hit').hover();
      await plot.locator('.plot-total', { hasText: /: \d+ / }).waitFor();
      await tab.page.mouse.move(0, 0);
      await plot.locator('.plot-total', { hasText: /^\d+$/ }).waitFor();
      const chart = plot.getByRole('slider');
      await chart.focus();
      const today = await chart.getAttribute('aria-valuetext');
      expect(today).toMatch(/: \d+ requests$/);
      expect(await plot.locator('.plot-total').innerText()).toBe(today);
      await tab.page.keyboard.press('Home');
      await plot.locator('.plot-total', { hasText: /\b1\b.* 20\d\d: / }).waitFor();
      expect(await chart.getAttribute('aria-valuenow')).toBe('0');
      await tab.page.keyboard.press('End');
      expect(await chart.getAttribute('aria-valuetext')).toBe(today);
      await tab.page.keyboard.press('Escape');
      await plot.locator('.plot-total', { hasText: /^\d+$/ }).waitFor();
      expect(tab.issues()).toEqual([]);
      await tab.close();
    },
  );
});
