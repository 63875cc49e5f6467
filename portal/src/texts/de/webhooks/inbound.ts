import type { Translation } from '../../../kit/language/message.ts';
import type { inbound as english } from '../../en/webhooks/inbound.ts';

export const inbound: Translation<typeof english> = {
  'inbound.aLicenseWasIssued': 'Eine Lizenz wurde ausgestellt.',
  'inbound.add': 'Hinzufügen',
  'inbound.addAtLeastOneTrack': 'Fügen Sie mindestens einen Titel hinzu.',
  'inbound.addName': '{name} hinzufügen',
  'inbound.alsoRevokeAPIIssuedLicenses':
    'Beim Löschen von Inhalten auch Lizenzen widerrufen, die über die API ausgestellt wurden<span>Falls nicht, widerruft eine Löschung nur Lizenzen, die Ihre Ereignisse ausgestellt haben.</span>',
  'inbound.anActiveLicenseExistsBut': 'Es gibt eine aktive Lizenz, die das aber nicht abdeckt: {join}',
  'inbound.codeSamples': 'Codebeispiele',
  'inbound.contentID': 'Inhalts-ID',
  'inbound.contentIdHasNoActiveLicense':
    '{which, select, event {{contentId} hat keine aktive Lizenz, die durch ein Ereignis ausgestellt wurde.} other {{contentId} hat keine aktive Lizenz.}} Die Löschung wird vermerkt, und keine Lizenz wird widerrufen.',
  'inbound.contentType': 'Inhaltsart',
  'inbound.createASigningSecretFirst': 'Erstellen Sie zuerst ein Signaturgeheimnis',
  'inbound.createSecret': 'Geheimnis erstellen',
  'inbound.defaultOfYourPlatform': 'Standard Ihrer Plattform',
  'inbound.eachEventListsAllTracks':
    'Jedes Ereignis führt alle Titel des Inhalts auf. Ein Titel, den ein späteres Ereignis auslässt, verliert seine Lizenz.',
  'inbound.endpoint': 'Endpunkt',
  'inbound.enterAContentIDSuch': 'Geben Sie eine Inhalts-ID ein, zum Beispiel video-42.',
  'inbound.eventType': 'Ereignistyp',
  'inbound.events': 'Ereignisse',
  'inbound.inboundEvents': 'Eingehende Ereignisse',
  'inbound.isAccepted': 'wird akzeptiert',
  'inbound.license': 'Lizenz',
  'inbound.licensePublishedContentAutomatically': 'Veröffentlichte Inhalte automatisch lizenzieren',
  'inbound.licensePublishedContentAutomaticallyIf':
    'Veröffentlichte Inhalte automatisch lizenzieren<span>Falls nicht, wird {code} nur vermerkt, und Sie stellen Lizenzen über die API aus.</span>',
  'inbound.licensesAutomatically': 'Lizenziert automatisch',
  'inbound.loadingInboundEvents': 'Die eingehenden Ereignisse werden geladen',
  'inbound.loadingTheAffectedLicenses': 'Die betroffenen Lizenzen werden geladen',
  'inbound.loadingTracks': 'Die Titel werden geladen',
  'inbound.noSecretYet': 'Noch kein Geheimnis',
  'inbound.noTracksFound': 'Keine Titel gefunden.',
  'inbound.none': 'Keine',
  'inbound.off': 'Aus',
  'inbound.on': 'Ein',
  'inbound.onlyOwnersAndDevelopersCan':
    'Nur Mitglieder mit der Rolle Inhaber oder Entwickler können die Richtlinie und die Geheimnisse ändern.',
  'inbound.outcome': 'Ergebnis',
  'inbound.outcome.existing': 'vorhanden',
  'inbound.outcome.licensed': 'lizenziert',
  'inbound.outcome.rejected': 'abgelehnt',
  'inbound.outcome.revoked': 'widerrufen',
  'inbound.outcome.skipped': 'übersprungen',
  'inbound.policy': 'Richtlinie',
  'inbound.policySavedItAppliesTo': 'Richtlinie gespeichert. Sie gilt für neue Ereignisse.',
  'inbound.recordsEventsOnly': 'Vermerkt nur Ereignisse',
  'inbound.remove': 'Entfernen',
  'inbound.removeName': '{name} entfernen',
  'inbound.responseReceived': 'Antwort erhalten',
  'inbound.responseStatusAfterLatencyMsMs': 'Antwort {status} nach {latencyMs} ms',
  'inbound.resultsForContentId': 'Ergebnisse für {contentId}',
  'inbound.revokeAPIIssuedLicenses': 'Lizenzen der API widerrufen',
  'inbound.revokes':
    '{which, select, event {{count, plural, one {Die aktive Lizenz von {contentId}, die durch ein Ereignis ausgestellt wurde, wird sofort widerrufen, mit dem Grund {reason}.} other {# aktive Lizenzen von {contentId}, die durch ein Ereignis ausgestellt wurden, werden sofort widerrufen, mit dem Grund {reason}.}}} other {{count, plural, one {Die aktive Lizenz von {contentId} wird sofort widerrufen, mit dem Grund {reason}.} other {# aktive Lizenzen von {contentId} werden sofort widerrufen, mit dem Grund {reason}.}}}} Sie können das nicht rückgängig machen. Sie können den Inhalt später erneut lizenzieren.',
  'inbound.revokesAll':
    '{which, select, event {Alle aktiven Lizenzen von {contentId}, die durch ein Ereignis ausgestellt wurden, werden sofort widerrufen, mit dem Grund {reason}.} other {Alle aktiven Lizenzen von {contentId} werden sofort widerrufen, mit dem Grund {reason}.}} Sie können das nicht rückgängig machen. Sie können den Inhalt später erneut lizenzieren.',
  'inbound.rotate': 'Erneuern',
  'inbound.rotateSecret': 'Geheimnis erneuern',
  'inbound.rotateSigningSecret': 'Signaturgeheimnis erneuern?',
  'inbound.sandboxLicensesGrantNoRights': 'Sandbox-Lizenzen gewähren keine Rechte.',
  'inbound.save': 'Speichern',
  'inbound.searchResults': 'Suchergebnisse',
  'inbound.selectedTracks': 'Ausgewählte Titel',
  'inbound.sendAnEvent': 'Ereignis senden',
  'inbound.sendContentDeletedForContentId': 'content.deleted für {contentId} senden?',
  'inbound.sendEvent': 'Ereignis senden',
  'inbound.sendThisMessageYourself': 'Diese Nachricht selbst senden',
  'inbound.sendUsAnEventWhen':
    'Senden Sie uns ein Ereignis, wenn auf Ihrer Plattform Inhalte mit unseren Titeln veröffentlicht oder gelöscht werden; wir stellen deren Lizenzen aus oder widerrufen sie. <a>Mehr erfahren</a>',
  'inbound.sendUsAnEventWhenContentIsPublished':
    'Senden Sie uns ein Ereignis, wenn Inhalte veröffentlicht oder gelöscht werden; wir stellen deren Lizenzen automatisch aus oder widerrufen sie.',
  'inbound.setUpAndTest': 'Einrichten und testen',
  'inbound.signAndSend': 'Signieren und senden',
  'inbound.signature': 'Signatur',
  'inbound.signingSecretForYourEvents': 'Signaturgeheimnis für Ihre Ereignisse',
  'inbound.status': 'Status',
  'inbound.supersededWeHaveAlreadyReceived':
    'Überholt: Wir haben schon ein neueres Ereignis für {contentId} erhalten.',
  'inbound.theEventWasRecordedNo':
    'Das Ereignis wurde vermerkt. Keine Lizenz hat sich geändert. <link>Lizenzen für diesen Inhalt anzeigen</link>',
  'inbound.theLicenseWasRevoked': 'Die Lizenz wurde widerrufen.',
  'inbound.theLicensesAreRealAnd': 'Die Lizenzen sind echt und zählen zu Ihrem Monatskontingent.',
  'inbound.theSignatureIsValidFor':
    'Die Signatur gilt fünf Minuten lang. Eine Nachricht mit derselben {code} wird nur einmal verarbeitet; eine Wiederholung erhält dieselbe Antwort.',
  'inbound.theTermsDoNotAllow': 'Die Bedingungen erlauben es nicht.',
  'inbound.thenYouCanSignAnd':
    'Danach können Sie hier Ereignisse signieren und senden, wie Ihr Server es täte.',
  'inbound.theseSettings': 'diese Einstellungen',
  'inbound.titleArtistAlbum': 'Titel, Interpret, Album',
  'inbound.track': 'Titel',
  'inbound.tracks': 'Titel',
  'inbound.weCreateANewSecret':
    'Wir erstellen ein neues Geheimnis und zeigen es einmal an. Ereignisse, die mit dem alten signiert sind, akzeptieren wir noch 24 Stunden lang. Danach weisen wir sie mit 401 zurück, und keine Lizenzen werden ausgestellt oder widerrufen.',
  'inbound.weSignTheEventAnd':
    'Wir signieren das Ereignis, und Ihr Browser sendet es an Ihre URL für eingehende Ereignisse.',
  'inbound.webhooks': 'Webhooks',
  'inbound.whenWeReceiveYourEvents': 'Wenn wir Ihre Ereignisse erhalten',
  'inbound.youAlreadyHaveAnActive': 'Sie haben schon eine aktive Lizenz.',
  'inbound.yourOwnIDOfThe': 'Ihre eigene ID des Videos, der Folge oder des Streams.',
  'inbound.yourPolicyDoesNotLicense': 'Ihre Richtlinie lizenziert Inhalte nicht automatisch.',
  'inbound.yourPolicyDoesNotLicenseContentAutomaticallyThe':
    'Ihre Richtlinie lizenziert Inhalte nicht automatisch. Das Ereignis wird nur vermerkt.',
  'inbound.yourServerSignsItsEvents': 'Ihr Server signiert seine Ereignisse mit diesem Geheimnis.',
  'inbound.yourServerSignsItsEventsWithASecret':
    'Ihr Server signiert seine Ereignisse mit einem Geheimnis. Ohne Geheimnis weisen wir Ihre Ereignisse zurück.',
  'inbound.yourSigningSecret': 'Ihr Signaturgeheimnis',
};
