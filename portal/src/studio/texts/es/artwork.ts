import type { Translation } from '../../../kit/language/message.ts';
import type { artwork as english } from '../en/artwork.ts';

export const artwork: Translation<typeof english> = {
  'artwork.cannotBeCropped': 'Este navegador no ha podido recortar la imagen. Recórtela con otro programa.',
  'artwork.choose': 'Elegir imagen',
  'artwork.crop': 'Recortar la portada',
  'artwork.cropHint': 'La portada es cuadrada. Arrastre la imagen o use los controles deslizantes.',
  'artwork.hint': 'JPEG, PNG o WebP con al menos 1400 píxeles por lado.',
  'artwork.horizontal': 'Posición de izquierda a derecha',
  'artwork.notAnImage':
    'Este archivo no es una imagen que el navegador pueda leer. Elija un JPEG, PNG o WebP.',
  'artwork.remove': 'Quitar la portada',
  'artwork.tooSmall':
    'La imagen tiene {width} × {height} píxeles; cada lado necesita al menos {least}. Elija una mayor.',
  'artwork.use': 'Usar este recorte',
  'artwork.vertical': 'Posición de arriba abajo',
  'artwork.zoom': 'Ampliación',
};
