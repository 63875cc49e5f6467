import type { Translation } from '../../kit/language/message.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Translation<typeof english> = {
  'shell.catalog': 'Katalog',
  'shell.collections': 'Sammlungen',
  'shell.credentials': 'Zugangsdaten',
  'shell.endView': 'Ansicht beenden',
  'shell.licenses': 'Lizenzen',
  'shell.loadingThePortal': 'Das Portal wird geladen',
  'shell.members': 'Mitglieder',
  'shell.onlyOwnersAndDevelopersCan':
    'Nur Mitglieder mit der Rolle Inhaber oder Entwickler können Zugangsdaten sehen.',
  'shell.onlyOwnersAndFinanceCan':
    'Nur Mitglieder mit der Rolle Inhaber oder Finanzen können den Tarif sehen.',
  'shell.overview': 'Übersicht',
  'shell.pageNotFound': 'Seite nicht gefunden',
  'shell.partnerPortal': 'Partnerportal',
  'shell.plan': 'Tarif',
  'shell.portal': 'Portal',
  'shell.reasonOfView': 'Grund: {reason}',
  'shell.reference': 'Referenz',
  'shell.settings': 'Einstellungen',
  'shell.signOut': 'Abmelden',
  'shell.skipToContent': 'Zum Inhalt springen',
  'shell.theAddressMayBeIncomplete':
    'Die Adresse ist möglicherweise unvollständig. <link>Zur Übersicht</link>',
  'shell.viewByOurStaff': 'Ansicht durch unser Personal',
  'shell.webhooks': 'Webhooks',
  'shell.youAreOfflineTheData':
    'Sie sind offline. Die angezeigten Daten können veraltet sein, und Sie können keine Änderungen speichern.',
  'shell.youViewThePortalOf':
    '{name} (Personal) sieht das Portal von {platform} bis {until} und kann nichts ändern.',
  'shell.yourAccount': 'Ihr Konto',
  'shell.currentPlatform': 'Aktuell',
  'shell.licensesGrantNoRights': 'Lizenzen, die Sie hier ausstellen, gewähren keine Rechte.',
  'shell.live': 'Live',
  'shell.sandbox': 'Sandbox-Modus',
  'shell.suspended': 'Gesperrt',
  'shell.switch': 'Wechseln',
  'shell.switchPlatform': 'Plattform wechseln',
  'shell.switchPlatformFromName': '{name}: Plattform wechseln',
  'shell.switchToName': 'Zu {name} wechseln',
};
