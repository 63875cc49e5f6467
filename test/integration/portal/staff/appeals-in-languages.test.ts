import type { Browser, Page } from 'playwright-core';
import { aDecisionDto } from '../../../support/http/successes/moderation-successes.ts';
import { needing } from '../../../support/needing.ts';
import { violationsOf } from '../../../support/portal/axe.ts';
import { aTab, openBrowser } from '../../../support/portal/browser.ts';
import { loadedLanguages } from '../../../support/portal/loaded-languages.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

needing('chromium', 'the appeals page in other languages', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([aService(), openBrowser()]);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    await service.close();
  });

  const taken = async () => {
    const { trackId } = await service.aTrackInCatalog();
    const decider = service.anyone.as((await service.aColleague('rights')).token);
    await decider.post(`/api/v1/staff/tracks/${trackId}/decisions`, aDecisionDto('take_down'));
    return trackId;
  };
  const seen = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const language = (page: Page) => page.evaluate<string>('document.documentElement.lang');
  const fits = async (page: Page) => {
    expect(await violationsOf(page)).toEqual([]);
    const wide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
    expect(await page.evaluate<boolean>(wide)).toBe(false);
  };

  it('follows a German browser: shows a decision, submits an appeal and shows its status, on a narrow screen with large text', async () => {
    const trackId = await taken();
    const tab = await aTab(browser, service.baseUrl, { locale: 'de-AT', width: 320 });
    const { page } = tab;
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    try {
      await page.goto(`/appeals?track=${trackId}`);
      await seen(page, 'Rechteanspruch');
      expect(await language(page)).toBe('de');
      expect(await page.title()).toBe('Entscheidungen und Beschwerden');
      expect(loadedLanguages(scripts)).toEqual(['de']);
      await fits(page);

      await press(page, 'Beschwerde gegen diese Entscheidung einlegen');
      await press(page, 'Beschwerde einreichen');
      await seen(page, 'Wählen Sie einen Grund aus.');
      await page.getByLabel('Grund Ihrer Beschwerde').selectOption('Ich habe eine Lizenz oder Erlaubnis');
      await page.getByLabel('Erläuterung').fill('Kurz.');
      await page.getByLabel('E-Mail-Adresse').fill('ada@finch.example');
      await press(page, 'Beschwerde einreichen');
      await seen(page, 'Dieser Wert ist zu kurz oder zu klein (Minimum: 20).');
      await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
      await fits(page);
      await page.getByLabel('Erläuterung').fill('Wir haben die Lizenz 4711 für das Sample.');
      await press(page, 'Beschwerde einreichen');
      await seen(page, /Wir entscheiden bis zum \d{1,2}\.\d{1,2}\.\d{4}\./);
      await press(page, 'Beschwerde anzeigen');
      await seen(page, 'Eingegangen');
      await fits(page);
      expect(tab.issues()).toEqual([]);
    } finally {
      await tab.close();
    }
  });

  it('changes to another language, keeps what was typed, remembers the choice, and asks for emails in it', async () => {
    const trackId = await taken();
    const tab = await aTab(browser, service.baseUrl, { locale: 'fr-FR' });
    const { page } = tab;
    try {
      await page.goto('/appeals');
      await page.getByLabel('ID du titre').fill(trackId);
      await page.getByLabel('Langue').selectOption('Español');
      expect(await page.getByLabel('ID de la pista').inputValue()).toBe(trackId);
      expect(await language(page)).toBe('es');
      await page.reload();
      await seen(page, 'Decisiones y reclamaciones');

      await page.goto(`/appeals?track=${trackId}`);
      await press(page, 'Reclamar contra esta decisión');
      await page.getByLabel('Motivo de su reclamación').selectOption('Soy titular de los derechos');
      await page.getByLabel('Explicación').fill('La grabación es nuestra, de 2019.');
      await page.getByLabel('Correo electrónico').fill('eva@finch.example');
      const submitted = page.waitForRequest(/\/appeal$/);
      await press(page, 'Presentar la reclamación');
      await seen(page, 'Reclamación presentada');
      expect((await submitted).headers()['accept-language']).toBe('es');
      expect(tab.issues()).toEqual([]);
    } finally {
      await tab.close();
    }
  });

  it('shows the language that was chosen last, whichever texts arrive last', async () => {
    const tab = await aTab(browser, service.baseUrl, { locale: 'de-DE' });
    const { page } = tab;
    const release = Promise.withResolvers<undefined>();
    try {
      await page.route(/\/fr-[\w-]+\.js$/, async (route) => {
        await release.promise;
        await route.continue();
      });
      await page.goto('/appeals');
      await page.getByLabel('Sprache').selectOption('Français');
      await page.getByLabel('Sprache').selectOption('Español');
      await seen(page, 'Decisiones y reclamaciones');
      const arrived = page.waitForResponse(/\/fr-[\w-]+\.js$/);
      release.resolve(undefined);
      await (await arrived).finished();
      // An import of the same module ends after that of the page.
      const { pathname } = new URL((await arrived).url());
      await page.evaluate(`import('${pathname}')`);
      expect(await language(page)).toBe('es');
      await page.reload();
      await seen(page, 'Decisiones y reclamaciones');
    } finally {
      release.resolve(undefined);
      await tab.close();
    }
  });

  it('stays in its language, and says why, if the texts of another one cannot be loaded', async () => {
    const tab = await aTab(browser, service.baseUrl, { locale: 'de-DE' });
    const { page } = tab;
    try {
      await page.route(/\/fr-[\w-]+\.js$/, (route) => route.abort());
      await page.goto('/appeals');
      await page.getByLabel('Sprache').selectOption('Français');
      await seen(
        page,
        'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
      );
      expect(await language(page)).toBe('de');
      expect(await page.getByLabel('Sprache').inputValue()).toBe('de');
    } finally {
      await tab.close();
    }
  });

  it('says so in the language of the browser if its texts cannot be loaded', async () => {
    const tab = await aTab(browser, service.baseUrl, { locale: 'fr-FR' });
    const { page } = tab;
    try {
      await page.route(/\/fr-[\w-]+\.js$/, (route) => route.abort());
      await page.goto('/appeals');
      await page.getByRole('alert').getByText('Cette page n’a pas pu être chargée. Rechargez-la.').waitFor();
      expect(await language(page)).toBe('fr');
    } finally {
      await tab.close();
    }
  });
});
