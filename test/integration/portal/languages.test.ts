import type { Browser, Page } from 'playwright-core';
import { needing } from '../../support/needing.ts';
import { mailedLanguages } from '../../support/clients/mailed-links.ts';
import { violationsOf } from '../../support/portal/axe.ts';
import { aTab, openBrowser, type Tab } from '../../support/portal/browser.ts';
import { loadedLanguages } from '../../support/portal/loaded-languages.ts';
import { overflowIn, setTextSize } from '../../support/portal/narrow.ts';
import { headingOf, settled, signInTab } from '../../support/portal/visits.ts';
import { aService, type Partner, type TestService } from '../../support/service/service.ts';
import { seenSoon } from '../../support/eventually.ts';

needing('chromium', 'the portal in other languages', () => {
  let service: TestService;
  let browser: Browser;
  let partner: Partner;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
    for (const title of ['Harbour Lights', 'Engine Room']) await service.aTrackWithSound({ title });
    partner = await service.aPartner();
    await seenSoon(
      async () => (await partner.client.get('/api/v1/tracks')).body['data'] as readonly unknown[],
      ({ length }) => length === 2,
      10_000,
    );
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const language = (page: Page) => page.evaluate<string>('document.documentElement.lang');
  /** Expects a page without accessibility violations that fits its width. */
  const fits = async (tab: Tab) => {
    await settled(tab);
    expect(await violationsOf(tab.page)).toEqual([]);
    expect(await overflowIn(tab.page)).toEqual([]);
  };

  it('follows a German browser from the sign-in over a search to a license', async () => {
    const tab = await aTab(browser, service.baseUrl, { locale: 'de-DE' });
    const { page } = tab;
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    try {
      await page.goto('/portal/');
      await headingOf(page, 'Partnerportal').waitFor();
      expect(await language(page)).toBe('de');
      await fits(tab);
      await page.getByLabel('API-Schlüssel').fill('plk_wrong');
      await press(page, 'Anmelden');
      await page.getByText('Dieser API-Schlüssel ist ungültig.').waitFor();
      await page.getByLabel('API-Schlüssel').fill(partner.apiKey);
      await press(page, 'Anmelden');
      await headingOf(page, /^Übersicht \p{L}+ \d{4}$/u).waitFor();
      await fits(tab);

      await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Katalog' }).click();
      await page.getByLabel('Suche').fill('harbour');
      await page.getByText('1 Titel', { exact: true }).waitFor();
      await fits(tab);
      await page.getByRole('link', { name: 'Harbour Lights' }).click();
      await headingOf(page, 'Harbour Lights').waitFor();
      await fits(tab);
      await press(page, 'Lizenz ausstellen');
      await page.getByText('Geben Sie eine Inhalts-ID ein.').waitFor();
      await page.getByLabel('Inhalts-ID').fill('video-1');
      await page.getByText('Diese Anfrage kann lizenziert werden.').waitFor();
      await press(page, 'Lizenz ausstellen');
      await page
        .getByRole('region', { name: 'Ihre Lizenz' })
        .getByText(/^lic_\w+$/)
        .waitFor();
      await page.getByRole('link', { name: 'Lizenz anzeigen' }).click();
      await headingOf(page, 'video-1').waitFor();
      await page.getByText('Über API oder Portal').waitFor();
      await fits(tab);
      expect(loadedLanguages(scripts)).toEqual(['de']);
      expect(tab.issues()).toEqual([]);
    } finally {
      await tab.close();
    }
  });

  it('changes the language in place, keeps what was typed, and remembers the choice', async () => {
    const tab = await aTab(browser, service.baseUrl);
    const { page } = tab;
    try {
      await page.goto('/portal/');
      await page.getByLabel('Email address').fill('ada@harbour.example');
      await page.getByLabel('Language').selectOption('Español');
      await headingOf(page, 'Portal de socios').waitFor();
      expect(await page.getByLabel('Dirección de correo').inputValue()).toBe('ada@harbour.example');
      expect(await language(page)).toBe('es');
      await press(page, 'Enviarme un enlace');
      await page.getByText('Revise su correo: hemos enviado un mensaje a ada@harbour.example.').waitFor();
      expect(await mailedLanguages(service, 'ada@harbour.example')).toEqual(['es']);
      await signInTab(service, tab, partner.apiKey);
      await page.goto('/portal/members');
      await headingOf(page, 'Miembros').waitFor();
      await page.getByLabel('Idioma').selectOption('Français');
      await headingOf(page, 'Membres').waitFor();
      await page.getByText('Personne ne se connecte encore par e-mail.').waitFor();
      expect(tab.issues()).toEqual([]);
    } finally {
      await tab.close();
    }
  });

  it.each([
    ['de-DE', 'Mitglieder'],
    ['fr-FR', 'Membres'],
    ['es-ES', 'Miembros'],
  ])('fits a screen of 320 pixels with text at 200 %% in %s', async (locale, members) => {
    const tab = await aTab(browser, service.baseUrl, { locale, width: 320 });
    const { page } = tab;
    try {
      await signInTab(service, tab, partner.apiKey);
      await page.goto('/portal/members');
      await headingOf(page, members).waitFor();
      const found: string[] = [];
      for (const path of [
        '',
        'catalog',
        'licenses',
        'webhooks',
        'credentials',
        'plan',
        'settings',
        'account',
      ]) {
        await page.goto(`/portal/${path}`);
        await setTextSize(page, 200);
        await settled(tab);
        found.push(...(await overflowIn(page)).map((issue) => `/portal/${path}: ${issue}`));
      }
      expect(found).toEqual([]);
      expect(tab.issues()).toEqual([]);
    } finally {
      await tab.close();
    }
  });
});
