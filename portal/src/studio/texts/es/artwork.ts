import type { Translation } from '../../../kit/language/message.ts';
import type { artwork as english } from '../en/artwork.ts';

export const artwork: Translation<typeof english> = {
  'artwork.albumCover': 'Portada',
  'artwork.choose': 'Elegir imagen',
  'artwork.hint': 'JPEG, PNG o WebP con al menos 1400 píxeles por lado.',
  'artwork.notAnImage':
    'Este archivo no es una imagen que el navegador pueda leer. Elija un JPEG, PNG o WebP.',
  'artwork.remove': 'Quitar la portada',
  'artwork.tooSmall':
    'La imagen tiene {width} × {height} píxeles; cada lado necesita al menos {least}. Elija una mayor.',
};
