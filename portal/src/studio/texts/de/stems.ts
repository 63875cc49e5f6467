import type { Translation } from '../../../kit/language/message.ts';
import type { stems as english } from '../en/stems.ts';

export const stems: Translation<typeof english> = {
  'issue.recording_mismatch':
    'Länge, Abtastrate oder Kanäle der Datei passen nicht zur Aufnahme des Titels. Exportieren Sie den Stem erneut, so lang wie die Aufnahme und mit ihrer Abtastrate.',
  'issue.stem_failed': 'wurde abgelehnt: Ersetzen oder entfernen Sie ihn',
  'issue.stem_incomplete':
    'ist nicht vollständig hochgeladen: Laden Sie ihn fertig hoch oder entfernen Sie ihn',
  'issue.stem_mismatch': 'passt nicht zur Aufnahme: Ersetzen oder entfernen Sie ihn',
  'issue.stem_missing': 'hat keine Datei mehr: Ersetzen oder entfernen Sie ihn',
  'issue.stem_processing': 'wird verarbeitet: Reichen Sie den Titel in einer Minute erneut ein',
  'issue.stems_not_comparable':
    'konnten nicht mit der Aufnahme verglichen werden: Ersetzen oder entfernen Sie sie',
  'issue.stems_not_compared':
    'werden mit der Aufnahme verglichen: Reichen Sie den Titel in einer Minute erneut ein',
  'stems.alreadyAdded': 'Der Titel hat diese Datei bereits als Stem.',
  'stems.category.bass': 'Bass',
  'stems.category.drums': 'Schlagzeug',
  'stems.category.fx': 'Effekte',
  'stems.category.harmony': 'Harmonie',
  'stems.category.melody': 'Melodie',
  'stems.category.other': 'Sonstiges',
  'stems.category.percussion': 'Perkussion',
  'stems.category.vocals': 'Gesang',
  'stems.changesAreReviewed':
    'Der Titel ist veröffentlicht. Reichen Sie ihn ein, nachdem Sie seine Stems geändert haben: Plattformen erhalten die neuen, sobald wir sie freigeben.',
  'stems.loading': 'Die Stems werden geladen',
  'stems.missing':
    'Der Upload wurde gelöscht oder nicht innerhalb von sieben Tagen abgeschlossen. Ersetzen oder entfernen Sie den Stem.',
  'stems.nameIsEmpty': 'Geben Sie einen Namen ein.',
  'stems.nameIsTaken': 'Ein anderer Stem hat diesen Namen. Geben Sie einen anderen ein.',
  'stems.nameIsTooLong': 'Geben Sie höchstens 100 Zeichen ein.',
  'stems.none': 'Noch keine Stems',
  'stems.otherFile':
    'Das ist nicht die Datei des unterbrochenen Uploads. Wählen Sie jene Datei, oder entfernen Sie den Stem und fügen Sie diese hinzu.',
  'stems.recordingFirst':
    '<link>Laden Sie zuerst die Aufnahme</link> des Titels hoch und warten Sie, bis sie verarbeitet ist. Wir vergleichen die Stems mit ihr.',
  'stems.remove': 'Entfernen',
  'stems.removeForGood': 'Seine Datei wird gelöscht.',
  'stems.removeFromPublished':
    'Plattformen behalten den Stem, bis wir Ihre Änderungen freigeben. Reichen Sie den Titel ein, nachdem Sie den Stem entfernt haben.',
  'stems.removeFromReview': 'Die eingereichte Fassung behält den Stem, bis Sie den Titel erneut einreichen.',
  'stems.removeTitle': 'Den Stem {name} entfernen?',
  'stems.removed': '{name} entfernt.',
  'stems.replace': 'Ersetzen',
  'stems.state.missing': 'Datei fehlt',
  'stems.stemOfName': 'Stem {name}',
  'stems.sum': 'Summe der Stems',
  'stems.sum.close': 'fast wie die Aufnahme',
  'stems.sum.closeMeans': 'So kleine Unterschiede sind üblich, wenn die Mischung gemastert wurde.',
  'stems.sum.different': 'anders als die Aufnahme',
  'stems.sum.differentMeans':
    'Der Unterschied ist hörbar. Das ist üblich, wenn die Aufnahme nach der Mischung komprimiert oder begrenzt wurde. Prüfen Sie sonst, ob kein Stem fehlt und alle die Pegel der Mischung haben. Einreichen können Sie den Titel in jedem Fall.',
  'stems.sum.failed':
    'Die Stems konnten nicht mit der Aufnahme verglichen werden. Ersetzen oder entfernen Sie sie.',
  'stems.sum.mismatch': 'Einer der Stems passt nicht zur Aufnahme. Ersetzen oder entfernen Sie ihn.',
  'stems.sum.residual': 'Differenz {residual} dB',
  'stems.sum.same': 'wie die Aufnahme',
  'stems.sum.sameMeans': 'Der Unterschied zur Aufnahme ist unhörbar.',
  'stems.sum.unrelated': 'passt nicht zur Aufnahme',
  'stems.sum.unrelatedMeans':
    'Prüfen Sie, ob kein wichtiger Stem fehlt, alle aus derselben Fassung sind und die Pegel der Mischung haben. Einreichen können Sie den Titel in jedem Fall.',
  'stems.sum.waiting': 'Die Summe der Stems wird mit der Aufnahme verglichen.',
  'stems.sum.whenReady': 'Wenn alle Stems fertig sind, vergleichen wir ihre Summe mit der Aufnahme.',
  'stems.title': 'Stems',
  'stems.tooLarge':
    'Die Stems eines Titels dürfen zusammen höchstens 2 GiB groß sein. Exportieren Sie sie als FLAC oder entfernen Sie einige.',
  'stems.tooMany': 'Ein Titel kann höchstens 32 Stems haben. Entfernen Sie einige.',
  'stems.whatIsAccepted':
    'WAV oder FLAC mit Länge und Abtastrate der Aufnahme; bis zu 32 Stems und zusammen 2 GiB.',
  'stems.whatStemsAre':
    'Teile des Titels als eigene Dateien, zum Beispiel Schlagzeug oder Gesang. Jede Änderung wird sofort gespeichert und mit dem Titel eingereicht.',
};
