import type { Translation } from '../../kit/language/message.ts';
import type { webhooks as english } from '../en/webhooks.ts';

export const webhooks: Translation<typeof english> = {
  'webhooks.80Or100OfA':
    '80 % oder 100 % eines Kontingents sind verbraucht: Lizenzen pro Monat oder Anfragen, Anreicherungszeilen oder angereicherte Sekunden pro Tag.',
  'webhooks.aLicenseExpiredIncludesWhether':
    'Eine Lizenz ist abgelaufen. Gibt an, ob veröffentlichte Inhalte online bleiben dürfen.',
  'webhooks.aLicenseExpiresIn30':
    'Eine Lizenz läuft in 30 oder 7 Tagen ab. Gibt an, ob veröffentlichte Inhalte online bleiben dürfen.',
  'webhooks.aLicenseWasIssuedTo':
    'Für Sie wurde eine Lizenz ausgestellt: über die API, durch ein eingehendes Ereignis oder von unserem Team.',
  'webhooks.aLicenseWasRevokedIncludes':
    'Eine Lizenz wurde widerrufen. Enthält den Grund, wer sie widerrufen hat und ob veröffentlichte Inhalte online bleiben dürfen.',
  'webhooks.aLicenseWasWidenedOr':
    'Eine Lizenz wurde erweitert oder verlängert. Enthält, was sie nun abdeckt und was hinzukam.',
  'webhooks.aRotationIsAlreadyIn':
    'Eine Rotation läuft schon: Das ältere der beiden Geheimnisse gilt sofort nicht mehr, nicht erst nach seinen 24 Stunden.',
  'webhooks.aTestEventThatYou': 'Ein Testereignis, das Sie gesendet haben.',
  'webhooks.aTrackWasAddedTo': 'Ein Titel wurde in den Katalog aufgenommen oder ist dorthin zurückgekehrt.',
  'webhooks.aTrackWasTakenDown':
    'Ein Titel wurde gesperrt. Enthält den Grund, ob veröffentlichte Inhalte online bleiben dürfen, Ihre Lizenzen und Ersatztitel.',
  'webhooks.addEndpoint': 'Endpunkt hinzufügen',
  'webhooks.addTheURLOfYour':
    'Fügen Sie die URL Ihres Servers hinzu, um innerhalb von Sekunden von Ereignissen wie Sperrungen zu erfahren.',
  'webhooks.all': 'Alle',
  'webhooks.anAppealAboutAPublished':
    'Über eine Beschwerde zu einem veröffentlichten Titel wurde entschieden. Änderungen des Titels haben eigene Ereignisse.',
  'webhooks.anotherEndpointOfYourPlatform':
    'Ein anderer Endpunkt Ihrer Plattform schlägt seit einem Tag fehl.',
  'webhooks.anotherEndpointOfYourPlatformWasDisabledIncludes':
    'Ein anderer Endpunkt Ihrer Plattform wurde deaktiviert. Enthält den Grund.',
  'webhooks.countTypes': '{types, plural, one {# Typ} other {# Typen}}',
  'webhooks.currentSecret': 'Aktuelles Geheimnis',
  'webhooks.deliveriesAreKeptFor30': 'Zustellungen werden 30 Tage lang aufbewahrt.',
  'webhooks.deliveryNotFound': 'Zustellung nicht gefunden',
  'webhooks.endpoint': 'Endpunkt',
  'webhooks.endpointNotFound': 'Endpunkt nicht gefunden',
  'webhooks.endpoints': 'Endpunkte',
  'webhooks.eventCatalog': 'Ereigniskatalog',
  'webhooks.eventTypes': 'Ereignistypen',
  'webhooks.loadingEndpoints': 'Die Endpunkte werden geladen',
  'webhooks.newSecret': 'Neues Geheimnis',
  'webhooks.noEndpointsYet': 'Noch keine Endpunkte',
  'webhooks.oldSecret': 'Altes Geheimnis',
  'webhooks.secretCreated': '{name}, erstellt am {createdAt}, {verb}',
  'webhooks.secretCreatedUntil': '{name}, erstellt am {createdAt}, {verb} bis {endsAt}',
  'webhooks.signingSecret': 'Signaturgeheimnis',
  'webhooks.status': 'Status',
  'webhooks.theRecordOfATrack':
    'Die Angaben zu einem Titel haben sich geändert. Enthält die geänderten Felder und bei einer Beschränkung die Gründe, die Gebiete und Ihre Lizenzen.',
  'webhooks.viewDeliveriesOfThisEndpoint': 'Zustellungen dieses Endpunkts anzeigen',
  'webhooks.viewEndpointsOfName': 'Endpunkte von {name} anzeigen',
  'webhooks.weSendEventsAboutThe':
    'Wir senden Ereignisse zum Katalog und zu Ihren Lizenzen als signierte POST-Anfragen an Ihre Endpunkte und wiederholen fehlgeschlagene Zustellungen. <a>Mehr erfahren</a>',
  'webhooks.webhooks': 'Webhooks',
  'webhooks.youAreSignedInAs':
    'Sie sind als {name} angemeldet. Der Endpunkt wurde entfernt oder gehört zu einer anderen Plattform.',
  'webhooks.yourEndpoints': 'Ihre Endpunkte',
};
