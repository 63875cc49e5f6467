import type { Translation } from '../../../kit/language/message.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Translation<typeof english> = {
  'shell.albums': 'Alben',
  'shell.goToTheHomePage': 'Zur <a>Startseite</a>.',
  'shell.guide': 'Anleitung',
  'shell.home': 'Startseite',
  'shell.loadingTheStudio': 'Das Studio wird geladen',
  'shell.noPageAtThisAddress': 'Unter dieser Adresse gibt es keine Seite.',
  'shell.pageNotFound': 'Seite nicht gefunden',
  'shell.signOut': 'Abmelden',
  'shell.skipToContent': 'Zum Inhalt',
  'shell.statements': 'Abrechnungen',
  'shell.studio': 'Studio',
  'shell.uploads': 'Hochladen',
  'shell.youAreOffline':
    'Sie sind offline. Die angezeigten Daten können veraltet sein, und Änderungen lassen sich nicht speichern.',
};
