import type { Translation } from '../../../kit/language/message.ts';
import type { uploads as english } from '../en/uploads.ts';

export const uploads: Translation<typeof english> = {
  'issue.checksum_mismatch': 'Die empfangene Datei ist nicht die angekündigte. Laden Sie sie erneut hoch.',
  'issue.format_mismatch':
    'Der Inhalt der Datei passt nicht zu ihrem Namen. Laden Sie eine WAV- oder FLAC-Datei hoch.',
  'issue.processing_failed':
    'Wir konnten diese Datei nicht verarbeiten. Exportieren Sie sie erneut und laden Sie die neue Datei hoch.',
  'issue.sample_rate':
    'Die Abtastrate der Datei wird nicht unterstützt. Exportieren Sie sie mit einer üblichen Abtastrate, zum Beispiel 44,1 oder 48 kHz.',
  'issue.silent':
    'Die Datei enthält keinen hörbaren Ton, oder ihr Anfang ist zu lange still. Exportieren Sie sie erneut.',
  'issue.too_large': 'Die Datei ist zu groß: Höchstens 2 GiB sind möglich.',
  'issue.too_long': 'Die Aufnahme ist zu lang. Teilen Sie sie in mehrere Dateien.',
  'issue.too_many_channels': 'Die Datei hat zu viele Kanäle. Exportieren Sie sie in Mono oder Stereo.',
  'issue.too_short': 'Die Aufnahme ist zu kurz. Prüfen Sie, ob der Export vollständig ist.',
  'issue.truncated':
    'Die Datei endet zu früh: Sie ist abgeschnitten oder beschädigt. Exportieren Sie sie erneut.',
  'issue.undecodable':
    'Die Datei ist beschädigt und lässt sich nicht dekodieren. Exportieren Sie sie erneut.',
  'issue.unknown_format':
    'Die Datei enthält kein bekanntes Audioformat. Laden Sie eine WAV- oder FLAC-Datei hoch.',
  'uploads.actOnFile': '{act}: {name}',
  'uploads.added': '{number, plural, one {# Datei hinzugefügt.} other {# Dateien hinzugefügt.}}',
  'uploads.alreadyUploaded': 'Ihr Konto hat diese Datei bereits.',
  'uploads.cannotContinue':
    '{share} von {size} empfangen. Dieser Upload wurde ohne Prüfsumme begonnen, deshalb kann ihn keine Datei fortsetzen. Entfernen Sie ihn und laden Sie die Datei erneut hoch.',
  'uploads.chooseAgain': '{share} von {size} empfangen. Wählen Sie dieselbe Datei erneut, um fortzufahren.',
  'uploads.chooseCorrected': 'Korrigierte Datei wählen',
  'uploads.chooseFiles': 'Dateien wählen',
  'uploads.chooseFolder': 'Ordner wählen',
  'uploads.chooseTheFile': 'Datei wählen',
  'uploads.connectionLost':
    'Die Verbindung wurde bei {share} von {size} unterbrochen. Fahren Sie fort, sobald Sie wieder online sind.',
  'uploads.continue': 'Fortsetzen',
  'uploads.continueAll': 'Alle fortsetzen',
  'uploads.dropHere': 'Dateien oder einen Ordner hier ablegen',
  'uploads.files': 'Dateien',
  'uploads.loading': 'Die Uploads werden geladen',
  'uploads.mistake.empty': 'Die Datei ist leer. Exportieren Sie sie erneut.',
  'uploads.mistake.format':
    'Nur WAV- und FLAC-Dateien können hochgeladen werden. Exportieren Sie diese Aufnahme als WAV oder FLAC.',
  'uploads.mistake.otherFile':
    'Das ist nicht die Datei des unterbrochenen Uploads. Wählen Sie jene Datei, oder fügen Sie diese oben hinzu: Aus ihr wird der Entwurf eines anderen Titels.',
  'uploads.mistake.replaced':
    'Der Upload dieser Datei wurde anderswo ersetzt oder gelöscht. Fügen Sie die Datei erneut hinzu.',
  'uploads.mistake.tooLarge':
    'Die Datei ist größer als 2 GiB. Exportieren Sie sie mit einer niedrigeren Abtastrate oder als FLAC.',
  'uploads.mistake.unreadable':
    'Die Datei lässt sich nicht mehr lesen: Sie wurde verschoben, geändert oder gelöscht. Entfernen Sie sie hier und fügen Sie sie erneut hinzu.',
  'uploads.none': 'Noch keine Uploads',
  'uploads.openTrack': 'Titel öffnen',
  'uploads.pause': 'Anhalten',
  'uploads.pauseAll': 'Alle anhalten',
  'uploads.profile': 'Künstler der Aufnahmen',
  'uploads.remove': 'Entfernen',
  'uploads.sameAsFile': 'Dieselbe Datei wie {name}.',
  'uploads.shareOfSize': '{share} von {size}',
  'uploads.stage.analyzing': 'Tempo, Tonart und Stimmung werden gemessen.',
  'uploads.stage.assembling': 'Die Teile der Datei werden zusammengefügt.',
  'uploads.stage.measuring': 'Der Ton wird geprüft und gemessen.',
  'uploads.stage.waiting': 'Alle Bytes sind empfangen. Die Verarbeitung beginnt in Kürze.',
  'uploads.state.duplicate': 'doppelt',
  'uploads.state.failed': 'abgelehnt',
  'uploads.state.interrupted': 'unterbrochen',
  'uploads.state.mistake': 'nicht hochgeladen',
  'uploads.state.paused': 'angehalten',
  'uploads.state.processing': 'in Verarbeitung',
  'uploads.state.reading': 'wird gelesen',
  'uploads.state.ready': 'fertig',
  'uploads.state.sending': 'wird hochgeladen',
  'uploads.state.stopped': 'unterbrochen',
  'uploads.state.waiting': 'wartet',
  'uploads.whatIsAccepted': 'WAV oder FLAC, je bis zu 2 GiB. Aus jeder Datei wird der Entwurf eines Titels.',
};
