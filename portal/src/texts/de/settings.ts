import type { Translation } from '../../kit/language/message.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  'settings.checkoutsThatYouCreateWith':
    'Bezahlvorgänge, die Sie mit der API erstellen, können auf Seiten dieser Website zurückführen.',
  'settings.clientID': 'Client-ID',
  'settings.codeFromTheEmail': 'Code aus der E-Mail',
  'settings.confirmAddress': 'Adresse bestätigen',
  'settings.contactEmail': 'Kontakt-E-Mail',
  'settings.contactEmailChangedToEmail': 'Kontakt-E-Mail auf {email} geändert',
  'settings.empty': 'Leer',
  'settings.enterAName': 'Geben Sie einen Namen ein.',
  'settings.environment': 'Umgebung',
  'settings.identifiers': 'Kennungen',
  'settings.ifEmptyNewLicensesCover':
    'Falls leer, gelten neue Lizenzen in jedem Gebiet, in dem der Titel freigegeben ist.',
  'settings.live': 'live',
  'settings.loadingYourSettings': 'Ihre Einstellungen werden geladen',
  'settings.name': 'Name',
  'settings.onlyOwnersCanChangeThese':
    'Nur Mitglieder mit der Rolle Inhaber können diese Einstellungen ändern.',
  'settings.platform': 'Plattform',
  'settings.platformID': 'Plattform-ID',
  'settings.receivesEmailsAboutLicensesTakedowns':
    'Erhält E-Mails zu Lizenzen, Sperrungen und Abrechnung. Eine neue Adresse gilt, sobald sie bestätigt ist.',
  'settings.sandbox': 'Sandbox',
  'settings.save': 'Speichern',
  'settings.settings': 'Einstellungen',
  'settings.settingsSaved': 'Einstellungen gespeichert',
  'settings.settingsSavedConfirmTheNew': 'Einstellungen gespeichert. Bestätigen Sie die neue E-Mail-Adresse.',
  'settings.shownOnYourLicensesAnd': 'Steht auf Ihren Lizenzen und Zertifikaten.',
  'settings.slug': 'Kurzname',
  'settings.theseSettings': 'diese Einstellungen',
  'settings.thisCodeIsInvalidOr':
    'Dieser Code ist ungültig oder abgelaufen. Speichern Sie die E-Mail-Adresse erneut, um einen neuen zu erhalten.',
  'settings.weSentACodeTo':
    'Wir haben einen Code an {email} gesendet. Die neue Adresse gilt, sobald Sie sie bestätigen.',
  'settings.website': 'Website',
  'settings.whatYouPublishTheType':
    'Was Sie veröffentlichen. Die zuerst gewählte Art ist der Standard für neue Lizenzen.',
};
