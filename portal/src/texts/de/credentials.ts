import type { Translation } from '../../kit/language/message.ts';
import type { credentials as english } from '../en/credentials.ts';

export const credentials: Translation<typeof english> = {
  'credentials.access': 'Zugriff',
  'credentials.actions': 'Aktionen',
  'credentials.addressIssue': '{address}: {issue}',
  'credentials.all': 'Alle',
  'credentials.allAccessTokensPortalSessions':
    'Alle Zugriffstoken, Portalsitzungen, Portallinks und Links zu Vorschauen und Downloads Ihrer Plattform funktionieren sofort nicht mehr. Programme mit einem API-Schlüssel sind nicht betroffen. Programme mit einem Client-Geheimnis brauchen ein neues Token.',
  'credentials.allScopesIncludingFutureOnes': 'Alle Berechtigungen, auch künftige',
  'credentials.allowedIPAddresses': 'Erlaubte IP-Adressen',
  'credentials.analyzeAndMatchYourOwn': 'Eigene Audiodateien analysieren und abgleichen',
  'credentials.apiKey': 'API-Schlüssel',
  'credentials.apiKeys': 'API-Schlüssel',
  'credentials.canAlsoManageCredentialsWebhooks':
    'Kann auch Zugangsdaten, Webhooks und Abrechnung verwalten.',
  'credentials.cannotManageCredentialsWebhooksOr':
    'Kann Zugangsdaten, Webhooks und Abrechnung nicht verwalten: Dafür sind alle Berechtigungen nötig.',
  'credentials.catalog': 'Katalog',
  'credentials.clientAuthentication': 'Client-Authentifizierung',
  'credentials.clientID': 'Client-ID',
  'credentials.clientIdToCopy': 'Client-ID',
  'credentials.clientSecret': 'Client-Geheimnis',
  'credentials.clientSecrets': 'Client-Geheimnisse',
  'credentials.codeCreatedCreatedAt': '{code} erstellt am {createdAt}',
  'credentials.codeLastUsed': '{code} zuletzt verwendet: {time}.',
  'credentials.codeSamples': 'Codebeispiele',
  'credentials.createASecondOneWith':
    '{kind, select, api_key {Erstellen Sie einen zweiten API-Schlüssel mit denselben Einstellungen. Beide funktionieren, bis Sie einen davon entfernen.} other {Erstellen Sie ein zweites Client-Geheimnis mit denselben Einstellungen. Beide funktionieren, bis Sie eines davon entfernen.}}',
  'credentials.createAnotherLink': 'Weiteren Link erstellen',
  'credentials.createLink': 'Link erstellen',
  'credentials.createOne':
    '{kind, select, api_key {API-Schlüssel erstellen} other {Client-Geheimnis erstellen}}',
  'credentials.createOneOpens':
    '{kind, select, api_key {API-Schlüssel erstellen …} other {Client-Geheimnis erstellen …}}',
  'credentials.createSecondOne':
    '{kind, select, api_key {Zweiten API-Schlüssel erstellen} other {Zweites Client-Geheimnis erstellen}}',
  'credentials.credentials': 'Zugangsdaten',
  'credentials.currentSession': 'aktuelle Sitzung',
  'credentials.done': 'Erledigt:',
  'credentials.eitherOr': '{one} oder {other}',
  'credentials.encoder': 'Encoder',
  'credentials.endAllSessionsAndTokens': 'Alle Sitzungen und Token beenden …',
  'credentials.endSessionsButton': 'Alle Sitzungen und Token beenden',
  'credentials.endAllSessionsAndTokensQuestion': 'Alle Sitzungen und Token beenden?',
  'credentials.enrichment': 'Anreicherung',
  'credentials.exchangedForAccessTokensWith':
    'Werden mit OAuth 2.0 gegen Zugriffstoken getauscht. Token gelten eine Stunde und können weniger Berechtigungen haben.',
  'credentials.expirationDate': 'Ablaufdatum',
  'credentials.expired': 'abgelaufen',
  'credentials.expires': 'Läuft ab',
  'credentials.expiresAtTheEndOf': 'Läuft am Ende dieses Tages (UTC) ab. Falls leer, läuft es nie ab.',
  'credentials.expiresSoon': 'läuft bald ab',
  'credentials.getAToken': 'Token abrufen',
  'credentials.grantType': 'Grant-Typ',
  'credentials.ifSomeoneElseMayHave':
    'Falls jemand anderes sie verwendet haben könnte, beenden Sie auch alle Sitzungen und Token, erneuern Sie Ihre Webhook-Geheimnisse und prüfen Sie Ihre Endpunkte.',
  'credentials.ipAddresses': 'IP-Adressen',
  'credentials.issueAndRevokeLicensesReport': 'Lizenzen ausstellen und widerrufen, Nutzung melden',
  'credentials.itWasUsedWithinThe':
    'In der letzten Stunde verwendet, möglicherweise nur für Ihre Anmeldung in diesem Portal.',
  'credentials.itWasUsedWithinTheLastHourSomething': 'In der letzten Stunde verwendet: Etwas nutzt es noch.',
  'credentials.lastUsed': 'Zuletzt verwendet',
  'credentials.later': 'Später:',
  'credentials.licenses': 'Lizenzen',
  'credentials.link': 'Link',
  'credentials.linkCreated': 'Link erstellt',
  'credentials.loadingCredentials': 'Die Zugangsdaten werden geladen',
  'credentials.metadata': 'Metadaten',
  'credentials.name': 'Name',
  'credentials.never': 'Nie',
  'credentials.noCredentialsWereCreatedWith': 'Mit ihnen wurden keine Zugangsdaten erstellt.',
  'credentials.noOneS': '{kind, select, api_key {Keine API-Schlüssel} other {Keine Client-Geheimnisse}}',
  'credentials.oneIPv4OrIPv6Address':
    'Eine IPv4- oder IPv6-Adresse oder ein CIDR-Block pro Zeile, zum Beispiel 203.0.113.0/24. Falls leer, sind alle Adressen erlaubt. Gilt auch für Token und Portalsitzungen, die damit erstellt werden.',
  'credentials.oneTimePortalLink': 'Einmaliger Portallink',
  'credentials.optionalForExampleTheProgram': 'Optional. Zum Beispiel das Programm, das es verwendet.',
  'credentials.previews': 'Vorschauen',
  'credentials.readLicensesDownloadLicensedTracks': 'Lizenzen lesen, lizenzierte Titel herunterladen',
  'credentials.remove': 'Entfernen',
  'credentials.removeCodeWhenNothingUses':
    'Entfernen Sie {code}, wenn nichts mehr es verwendet. Zuletzt verwendet: {time}.',
  'credentials.removeFirstOne':
    '{kind, select, api_key {Ersten API-Schlüssel entfernen} other {Erstes Client-Geheimnis entfernen}}',
  'credentials.removeHint': '{hint}… entfernen',
  'credentials.removeOne':
    '{kind, select, api_key {API-Schlüssel entfernen} other {Client-Geheimnis entfernen}}',
  'credentials.removeOneHint':
    '{kind, select, api_key {API-Schlüssel {hint}… entfernen?} other {Client-Geheimnis {hint}… entfernen?}}',
  'credentials.removedHint': '{hint}… entfernt',
  'credentials.removedLengthCredentials': '{length} Zugangsdaten entfernt',
  'credentials.replace': 'Ersetzen',
  'credentials.replaceHint': '{hint}… ersetzen',
  'credentials.requestsWithThisKeyAre':
    'Anfragen mit diesem Schlüssel werden sofort mit 401 abgewiesen. Portalsitzungen, Portallinks und Medienlinks, die mit ihm erstellt wurden, funktionieren ebenfalls nicht mehr.',
  'credentials.rotateName': '{name} erneuern',
  'credentials.rotateWithoutDowntime': 'Ohne Ausfall erneuern',
  'credentials.scopes': 'Berechtigungen',
  'credentials.searchTrackDetailsAttributionLicense':
    'Suche, Angaben zu Titeln, Namensnennung, Lizenzbedingungen, Wellenformen, Stems, Katalogabgleich',
  'credentials.secondOneCreatedCode':
    '{kind, select, api_key {Zweiter API-Schlüssel erstellt} other {Zweites Client-Geheimnis erstellt}}: {code}',
  'credentials.selectAtLeastOneScope': 'Wählen Sie mindestens eine Berechtigung aus.',
  'credentials.selectedScopes': 'Ausgewählte Berechtigungen',
  'credentials.sentWithEachRequestAs':
    'Mit jeder Anfrage gesendet, als Authorization: Bearer oder X-API-Key. Verwenden Sie API-Schlüssel nur auf Servern.',
  'credentials.sessionsAndTokens': 'Sitzungen und Token',
  'credentials.signedJWTValidForOne': 'Signiertes JWT, eine Stunde gültig (RFC 9068)',
  'credentials.signsAColleagueInTo':
    'Meldet jemanden aus Ihrem Team ohne API-Schlüssel in diesem Portal an. Der Link gilt fünf Minuten und funktioniert einmal. Er gibt denselben Zugriff, den Sie haben; geben Sie ihn also nur an eine Person weiter. Auch Ihr Backend kann Links erstellen:',
  'credentials.switchAllProgramsToThe': 'Stellen Sie alle Programme auf die neuen Zugangsdaten um.',
  'credentials.thePreviousOneStillWorks':
    'Die vorigen Zugangsdaten funktionieren noch. Entfernen Sie sie, wenn nichts mehr sie verwendet.',
  'credentials.theSecretCanNoLonger':
    'Das Geheimnis kann nicht mehr gegen Token getauscht werden. Seine Zugriffstoken funktionieren sofort nicht mehr, ebenso die Portalsitzungen, Portallinks und Medienlinks, die mit ihnen erstellt wurden.',
  'credentials.theseCredentialsWereCreatedWith':
    'Diese Zugangsdaten wurden direkt oder indirekt mit ihnen erstellt. Sie werden mit ihren Token und Sitzungen ebenfalls entfernt:',
  'credentials.thisCredentialMayBeCompromised': 'Diese Zugangsdaten könnten kompromittiert sein',
  'credentials.thisEndsYourOwnSession': 'Das beendet auch Ihre eigene Sitzung: Sie werden abgemeldet.',
  'credentials.thisIsTheLastCredential':
    'Dies sind die letzten Zugangsdaten Ihrer Plattform. Erstellen Sie neue, bevor Sie sie entfernen.',
  'credentials.thisIsYourOnlyAPI':
    'Dies ist Ihr einziger API-Schlüssel. Ohne ihn brauchen Anfragen ein OAuth-Token, und niemand kann sich in diesem Portal mit einem API-Schlüssel anmelden.',
  'credentials.thisIsYourOnlyClient':
    'Dies ist Ihr einziges Client-Geheimnis. Ohne es erhalten OAuth-Clients keine Token.',
  'credentials.thisLinkHasExpired': 'Dieser Link ist abgelaufen',
  'credentials.token': 'Token',
  'credentials.tokenURL': 'Token-URL',
  'credentials.useThisIfSomeoneUnknown':
    'Verwenden Sie dies, wenn jemand Unbekanntes Zugriff haben könnte. Es beendet alle Zugriffstoken, Portalsitzungen, Portallinks und Links zu Vorschauen und Downloads. API-Schlüssel und Client-Geheimnisse funktionieren weiter.',
  'credentials.worksOnceExpiresInRemaining': 'Funktioniert einmal, läuft ab in {remaining}',
  'credentials.youCannotUndoThisLast': 'Sie können das nicht rückgängig machen. Zuletzt verwendet: {time}.',
  'credentials.yourNewOne':
    '{kind, select, api_key {Ihr neuer API-Schlüssel} other {Ihr neues Client-Geheimnis}}',
  'credentials.yourScopes': 'Ihre Berechtigungen',
};
