import type { Translation } from '../../../kit/language/message.ts';
import type { dialogs as english } from '../en/dialogs.ts';

export const dialogs: Translation<typeof english> = {
  'artwork.cannotBeCropped': 'Este navegador no ha podido recortar la imagen. Recórtela con otro programa.',
  'artwork.crop': 'Recortar la portada',
  'artwork.cropHint': 'La portada es cuadrada. Arrastre la imagen o use los controles deslizantes.',
  'artwork.horizontal': 'Posición de izquierda a derecha',
  'artwork.use': 'Usar este recorte',
  'artwork.vertical': 'Posición de arriba abajo',
  'artwork.zoom': 'Ampliación',
  'stems.addTitle': 'Añadir stems',
  'stems.category': 'Categoría',
  'stems.name': 'Nombre',
  'stems.replaceTitle': 'Reemplazar el stem {name}',
  'stems.replaces': 'Reemplaza el stem {name} de esta pista.',
  'stems.upload': '{number, plural, one {Subir stem} many {Subir # de stems} other {Subir # stems}}',
  'track.createParty': 'Crear parte',
  'track.ipi': 'Número IPI',
  'track.partyCreated': '{name} ya se puede elegir.',
  'track.partyEmail': 'Dirección de correo',
  'track.partyEmailHint': 'A esta dirección pedimos la confirmación de la participación.',
  'track.partyName': 'Nombre de la persona o empresa',
  'track.society': 'Entidad de gestión',
  'track.societyHint': 'Por ejemplo: SGAE. Opcional.',
};
