import type { Translation } from '../../../kit/language/message.ts';
import type { artwork as english } from '../en/artwork.ts';

export const artwork: Translation<typeof english> = {
  'artwork.albumCover': 'Pochette',
  'artwork.choose': 'Choisir une image',
  'artwork.hint': 'JPEG, PNG ou WebP d’au moins 1 400 pixels de chaque côté.',
  'artwork.notAnImage':
    'Ce fichier n’est pas une image que le navigateur peut lire. Choisissez un JPEG, PNG ou WebP.',
  'artwork.remove': 'Retirer la pochette',
  'artwork.tooSmall':
    'L’image a {width} × {height} pixels ; chaque côté doit en avoir au moins {least}. Choisissez-en une plus grande.',
};
