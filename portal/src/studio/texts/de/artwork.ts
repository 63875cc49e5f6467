import type { Translation } from '../../../kit/language/message.ts';
import type { artwork as english } from '../en/artwork.ts';

export const artwork: Translation<typeof english> = {
  'artwork.albumCover': 'Cover',
  'artwork.choose': 'Bild wählen',
  'artwork.hint': 'JPEG, PNG oder WebP mit mindestens 1.400 Pixeln an jeder Seite.',
  'artwork.notAnImage':
    'Diese Datei ist kein Bild, das der Browser lesen kann. Wählen Sie ein JPEG, PNG oder WebP.',
  'artwork.remove': 'Artwork entfernen',
  'artwork.tooSmall':
    'Das Bild hat {width} × {height} Pixel; jede Seite braucht mindestens {least}. Wählen Sie ein größeres.',
};
