import type { Translation } from '../../../kit/language/message.ts';
import type { artwork as english } from '../en/artwork.ts';

export const artwork: Translation<typeof english> = {
  'artwork.cannotBeCropped':
    'Ce navigateur n’a pas pu recadrer l’image. Recadrez-la avec un autre programme.',
  'artwork.choose': 'Choisir une image',
  'artwork.crop': 'Recadrer la pochette',
  'artwork.cropHint': 'La pochette est carrée. Faites glisser l’image ou utilisez les curseurs.',
  'artwork.hint': 'JPEG, PNG ou WebP d’au moins 1 400 pixels de chaque côté.',
  'artwork.horizontal': 'Position de gauche à droite',
  'artwork.notAnImage':
    'Ce fichier n’est pas une image que le navigateur peut lire. Choisissez un JPEG, PNG ou WebP.',
  'artwork.remove': 'Retirer la pochette',
  'artwork.tooSmall':
    'L’image a {width} × {height} pixels ; chaque côté doit en avoir au moins {least}. Choisissez-en une plus grande.',
  'artwork.use': 'Utiliser ce carré',
  'artwork.vertical': 'Position de haut en bas',
  'artwork.zoom': 'Agrandissement',
};
