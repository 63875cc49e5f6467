import type { Translation } from '../../../kit/language/message.ts';
import type { artwork as english } from '../en/artwork.ts';

export const artwork: Translation<typeof english> = {
  'artwork.cannotBeCropped':
    'Dieser Browser konnte das Bild nicht zuschneiden. Schneiden Sie es mit einem anderen Programm zu.',
  'artwork.choose': 'Bild wählen',
  'artwork.crop': 'Artwork zuschneiden',
  'artwork.cropHint': 'Das Artwork ist quadratisch. Ziehen Sie das Bild oder nutzen Sie die Regler.',
  'artwork.hint': 'JPEG, PNG oder WebP mit mindestens 1.400 Pixeln an jeder Seite.',
  'artwork.horizontal': 'Lage von links nach rechts',
  'artwork.notAnImage':
    'Diese Datei ist kein Bild, das der Browser lesen kann. Wählen Sie ein JPEG, PNG oder WebP.',
  'artwork.remove': 'Artwork entfernen',
  'artwork.tooSmall':
    'Das Bild hat {width} × {height} Pixel; jede Seite braucht mindestens {least}. Wählen Sie ein größeres.',
  'artwork.use': 'Diesen Ausschnitt verwenden',
  'artwork.vertical': 'Lage von oben nach unten',
  'artwork.zoom': 'Vergrößerung',
};
