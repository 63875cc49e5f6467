import type { Translation } from '../../kit/language/message.ts';
import type { session as english } from '../en/session.ts';

export const session: Translation<typeof english> = {
  'session.acceptThePartnerTermsTo': 'Akzeptieren Sie die Partnerbedingungen, um fortzufahren.',
  'session.anEarlierAttemptGotNo':
    'Ein früherer Versuch blieb ohne Antwort und hat Ihre Plattform möglicherweise erstellt. Bitten Sie den Betreiber dieses Dienstes um einen neuen API-Schlüssel.',
  'session.anotherSlug': 'Anderer Kurzname',
  'session.apiKey': 'API-Schlüssel',
  'session.changeOrSendAgain': 'Ändern oder erneut senden',
  'session.checkYourEmail': 'Prüfen Sie Ihre E-Mails',
  'session.checkYourEmailWeSent':
    'Prüfen Sie Ihre E-Mails: Wir haben eine Nachricht an {mailedTo} gesendet. Ihr Link funktioniert einmal, innerhalb von 15 Minuten.',
  'session.contentTypesOptional': 'Inhaltsarten (optional)',
  'session.continue': 'Weiter',
  'session.createPlatform': 'Plattform erstellen',
  'session.createYourPlatform': 'Plattform erstellen',
  'session.doYouHaveAnAPI': 'Haben Sie einen API-Schlüssel? <link>Anmelden</link>.',
  'session.email': 'E-Mail',
  'session.emailAddress': 'E-Mail-Adresse',
  'session.emailMeALink': 'Link per E-Mail senden',
  'session.enterAnAPIKey': 'Geben Sie einen API-Schlüssel ein.',
  'session.enterTheNameOfYour': 'Geben Sie den Namen Ihrer Plattform ein.',
  'session.enterYourEmailAddress': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'session.forMembersOfAPlatform': 'Für Mitglieder einer Plattform. Wir senden Ihnen einen Link.',
  'session.iAcceptThePartnerTerms': 'Ich akzeptiere die Partnerbedingungen',
  'session.nameIsRegistered': '{name} ist registriert',
  'session.noAPIKeyYourBackend': 'Kein API-Schlüssel? Ihr Backend kann einen Anmeldelink erstellen: {a}.',
  'session.noEmailCheckTheSpam':
    'Keine E-Mail? Sehen Sie im Spam-Ordner nach, oder korrigieren Sie die Adresse und senden Sie sie erneut.',
  'session.noPasskeyWasUsedTry':
    'Es wurde kein Passkey verwendet. Versuchen Sie es erneut oder melden Sie sich mit Ihrer E-Mail-Adresse an.',
  'session.noPlatformYetRegisterYour': 'Noch keine Plattform? <link>Registrieren Sie Ihre Plattform</link>.',
  'session.partnerPortal': 'Partnerportal',
  'session.platformName': 'Name der Plattform',
  'session.platformsThatRegisterHereAre':
    'Plattformen, die sich hier registrieren, sind Sandbox-Plattformen. Ihre Lizenzen gewähren keine Rechte.',
  'session.receivesTheConfirmationLinkThen':
    'Erhält den Bestätigungslink, danach E-Mails zu Lizenzen, Sperrungen und Abrechnung.',
  'session.registerAgain': 'Erneut registrieren',
  'session.registerYourPlatform': 'Plattform registrieren',
  'session.registrationIsClosedAskThe':
    'Die Registrierung ist geschlossen. Bitten Sie den Betreiber dieses Dienstes um Zugang.',
  'session.sendConfirmationLink': 'Bestätigungslink senden',
  'session.shownOnYourLicensesAnd': 'Steht auf Ihren Lizenzen und Zertifikaten.',
  'session.signIn': 'Anmelden',
  'session.signInByEmail': 'Mit E-Mail anmelden',
  'session.signInTo': 'Bei {brand} anmelden',
  'session.signInWithAPasskey': 'Mit einem Passkey anmelden',
  'session.signOut': 'Abmelden',
  'session.slugOptional': 'Kurzname (optional)',
  'session.startsWithPlkTheSession':
    'Beginnt mit plk_. Die Sitzung dauert 12 Stunden. Der Schlüssel wird nicht in diesem Browser gespeichert.',
  'session.thisAPIKeyIsInvalid': 'Dieser API-Schlüssel ist ungültig. Möglicherweise wurde er entfernt.',
  'session.thisAuthenticatorHasAPasskey': 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  'session.thisBrowserCannotUsePasskeys': 'Dieser Browser kann hier keine Passkeys verwenden.',
  'session.thisBrowserNowShows':
    'Dieser Browser ist jetzt bei {name} angemeldet. Sie sehen das Portal dieser Plattform.',
  'session.thisLinkOpensOnlyWhere':
    'Dieser Link lässt sich nur in dem Browser öffnen, in dem er erstellt wurde, solange die Person dort an der Konsole angemeldet ist.',
  'session.thisLinkWasAlreadyUsed':
    'Dieser Link wurde schon verwendet oder ist abgelaufen. Fordern Sie einen neuen an oder melden Sie sich mit einem API-Schlüssel an.',
  'session.thisLinkWasAlreadyUsedOrHasExpired':
    'Dieser Link wurde schon verwendet oder ist abgelaufen. Fordern Sie einen neuen an.',
  'session.thisPasskeyDoesNotSign':
    'Mit diesem Passkey können Sie sich hier nicht anmelden: Er wurde entfernt, oder Ihre Mitgliedschaft ist beendet. Melden Sie sich mit Ihrer E-Mail-Adresse an.',
  'session.useOptional': 'Verwendung (optional)',
  'session.weSentALinkTo':
    'Wir haben einen Link an {mailedTo} gesendet. Öffnen Sie ihn innerhalb von 24 Stunden, um Ihre Plattform zu erstellen und ihren ersten API-Schlüssel zu erhalten.',
  'session.whatYouPublishAndHow': 'Was Sie veröffentlichen und wie, in höchstens 300 Zeichen.',
  'session.whatYouPublishTheType':
    'Was Sie veröffentlichen. Die zuerst gewählte Art ist der Standard für neue Lizenzen.',
  'session.youAreStillSignedIn':
    'Sie sind noch angemeldet: Ihre Sitzung läuft weiter, sobald Sie wieder eine erlaubte Adresse haben. Um hier einen anderen API-Schlüssel zu verwenden, melden Sie sich unten mit ihm an.',
  'session.youSignInToThis':
    'Mit dem Schlüssel melden Sie sich in diesem Portal an. Ihre Programme senden ihn mit jeder Anfrage.',
  'session.youSignedOut': 'Sie haben sich abgemeldet.',
  'session.youSignedOutInAnother':
    'Sie haben sich in einem anderen Tab abgemeldet. Melden Sie sich erneut an, um fortzufahren.',
  'session.yourEmailAddressIsConfirmed':
    'Ihre E-Mail-Adresse ist bestätigt, sobald Sie die Plattform erstellen. Sie erhalten dann ihren ersten API-Schlüssel.',
  'session.yourLinkWorksOnce': 'Ihr Link funktioniert einmal.',
  'session.yourPlatformsNameInAPI':
    'Der Name Ihrer Plattform in API-Adressen, zum Beispiel acme-video. Wird sonst aus dem Namen abgeleitet.',
  'session.yourSessionHasEndedIt':
    'Ihre Sitzung ist beendet: Sie ist abgelaufen, wurde in einem anderen Browser beendet, oder ihr API-Schlüssel oder Mitglied wurde entfernt. Melden Sie sich erneut an.',
  'session.yourViewDoesNotInclude': 'Ihre Ansicht enthält das nicht.',
};
