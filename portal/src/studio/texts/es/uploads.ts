import type { Translation } from '../../../kit/language/message.ts';
import type { uploads as english } from '../en/uploads.ts';

export const uploads: Translation<typeof english> = {
  'issue.checksum_mismatch': 'El archivo recibido no es el anunciado. Súbalo de nuevo.',
  'issue.format_mismatch': 'El contenido del archivo no coincide con su nombre. Suba un archivo WAV o FLAC.',
  'issue.processing_failed':
    'No hemos podido procesar este archivo. Expórtelo de nuevo y suba el archivo nuevo.',
  'issue.sample_rate':
    'La frecuencia de muestreo del archivo no se admite. Expórtelo con una habitual, por ejemplo 44,1 o 48 kHz.',
  'issue.silent':
    'El archivo no contiene sonido audible o empieza con demasiado silencio. Expórtelo de nuevo.',
  'issue.too_large': 'El archivo es demasiado grande: como máximo 2 GiB.',
  'issue.too_long': 'La grabación es demasiado larga. Divídala en varios archivos.',
  'issue.too_many_channels': 'El archivo tiene demasiados canales. Expórtelo en mono o estéreo.',
  'issue.too_short': 'La grabación es demasiado corta. Compruebe que la exportación esté completa.',
  'issue.truncated': 'El archivo termina antes de tiempo: está cortado o dañado. Expórtelo de nuevo.',
  'issue.undecodable': 'El archivo está dañado y no se puede decodificar. Expórtelo de nuevo.',
  'issue.unknown_format':
    'El archivo no contiene ningún formato de audio conocido. Suba un archivo WAV o FLAC.',
  'uploads.actOnFile': '{act}: {name}',
  'uploads.added':
    '{number, plural, one {# archivo añadido.} many {# de archivos añadidos.} other {# archivos añadidos.}}',
  'uploads.alreadyUploaded': 'Su cuenta ya tiene este archivo.',
  'uploads.cannotContinue':
    'Recibido {share} de {size}. Esta subida se empezó sin suma de comprobación, así que ningún archivo puede continuarla. Quítela y suba el archivo de nuevo.',
  'uploads.chooseAgain': 'Recibido {share} de {size}. Elija de nuevo el mismo archivo para continuar.',
  'uploads.chooseCorrected': 'Elegir archivo corregido',
  'uploads.chooseFiles': 'Elegir archivos',
  'uploads.chooseFolder': 'Elegir carpeta',
  'uploads.chooseTheFile': 'Elegir archivo',
  'uploads.connectionLost':
    'La conexión se perdió con {share} de {size}. Continúe cuando vuelva a estar en línea.',
  'uploads.continue': 'Continuar',
  'uploads.continueAll': 'Continuar todo',
  'uploads.dropHere': 'Suelte aquí archivos o una carpeta',
  'uploads.files': 'Archivos',
  'uploads.loading': 'Cargando las subidas',
  'uploads.mistake.empty': 'El archivo está vacío. Expórtelo de nuevo.',
  'uploads.mistake.format':
    'Solo se pueden subir archivos WAV y FLAC. Exporte esta grabación como WAV o FLAC.',
  'uploads.mistake.otherFile':
    'No es el archivo de la subida interrumpida. Elija ese archivo, o añada este arriba: se convertirá en el borrador de otra pista.',
  'uploads.mistake.replaced':
    'La subida de este archivo se reemplazó o se eliminó en otro lugar. Añada el archivo de nuevo.',
  'uploads.mistake.tooLarge':
    'El archivo supera los 2 GiB. Expórtelo con una frecuencia de muestreo menor o como FLAC.',
  'uploads.mistake.unreadable':
    'El archivo ya no se puede leer: se movió, se modificó o se eliminó. Quítelo aquí y añádalo de nuevo.',
  'uploads.none': 'Aún no hay subidas',
  'uploads.openTrack': 'Abrir pista',
  'uploads.pause': 'Pausar',
  'uploads.pauseAll': 'Pausar todo',
  'uploads.profile': 'Artista de las grabaciones',
  'uploads.remove': 'Quitar',
  'uploads.sameAsFile': 'El mismo archivo que {name}.',
  'uploads.shareOfSize': '{share} de {size}',
  'uploads.stage.analyzing': 'Se miden el tempo, la tonalidad y el ambiente.',
  'uploads.stage.assembling': 'Se unen las partes del archivo.',
  'uploads.stage.measuring': 'Se comprueba y se mide el sonido.',
  'uploads.stage.waiting': 'Se han recibido todos los bytes. El procesamiento empieza pronto.',
  'uploads.state.duplicate': 'duplicado',
  'uploads.state.failed': 'rechazado',
  'uploads.state.interrupted': 'interrumpido',
  'uploads.state.mistake': 'no subido',
  'uploads.state.paused': 'en pausa',
  'uploads.state.processing': 'procesando',
  'uploads.state.reading': 'leyendo',
  'uploads.state.ready': 'listo',
  'uploads.state.sending': 'subiendo',
  'uploads.state.stopped': 'detenido',
  'uploads.state.waiting': 'en espera',
  'uploads.whatIsAccepted':
    'WAV o FLAC, hasta 2 GiB cada uno. Cada archivo se convierte en el borrador de una pista.',
};
