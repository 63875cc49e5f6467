import type { Translation } from '../../../kit/language/message.ts';
import type { dialogs as english } from '../en/dialogs.ts';

export const dialogs: Translation<typeof english> = {
  'artwork.cannotBeCropped':
    'Dieser Browser konnte das Bild nicht zuschneiden. Schneiden Sie es mit einem anderen Programm zu.',
  'artwork.crop': 'Artwork zuschneiden',
  'artwork.cropHint': 'Das Artwork ist quadratisch. Ziehen Sie das Bild oder nutzen Sie die Regler.',
  'artwork.horizontal': 'Lage von links nach rechts',
  'artwork.use': 'Diesen Ausschnitt verwenden',
  'artwork.vertical': 'Lage von oben nach unten',
  'artwork.zoom': 'Vergrößerung',
  'stems.addTitle': 'Stems hinzufügen',
  'stems.category': 'Kategorie',
  'stems.name': 'Name',
  'stems.replaceTitle': 'Den Stem {name} ersetzen',
  'stems.replaces': 'Ersetzt den Stem {name} dieses Titels.',
  'stems.upload': '{number, plural, one {Stem hochladen} other {# Stems hochladen}}',
  'track.createParty': 'Beteiligten anlegen',
  'track.ipi': 'IPI-Namensnummer',
  'track.partyCreated': '{name} kann jetzt ausgewählt werden.',
  'track.partyEmail': 'E-Mail-Adresse',
  'track.partyEmailHint': 'An diese Adresse senden wir die Bitte um Bestätigung der Anteile.',
  'track.partyName': 'Name der Person oder Firma',
  'track.society': 'Verwertungsgesellschaft',
  'track.societyHint': 'Zum Beispiel: GEMA. Freiwillig.',
};
