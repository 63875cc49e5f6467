import type { Translation } from '../../../kit/language/message.ts';
import type { stems as english } from '../en/stems.ts';

export const stems: Translation<typeof english> = {
  'issue.recording_mismatch':
    'La duración, la frecuencia de muestreo o los canales del archivo no coinciden con la grabación de la pista. Exporte el stem de nuevo, tan largo como la grabación y con su frecuencia.',
  'issue.stem_failed': 'se rechazó: reemplácelo o quítelo',
  'issue.stem_incomplete': 'no está subido del todo: termine la subida o quítelo',
  'issue.stem_mismatch': 'no coincide con la grabación: reemplácelo o quítelo',
  'issue.stem_missing': 'ya no tiene archivo: reemplácelo o quítelo',
  'issue.stem_processing': 'se está procesando: envíe de nuevo la pista dentro de un minuto',
  'issue.stems_not_comparable': 'no se han podido comparar con la grabación: reemplácelos o quítelos',
  'issue.stems_not_compared':
    'se están comparando con la grabación: envíe de nuevo la pista dentro de un minuto',
  'stems.alreadyAdded': 'La pista ya tiene este archivo como stem.',
  'stems.category.bass': 'Bajo',
  'stems.category.drums': 'Batería',
  'stems.category.fx': 'Efectos',
  'stems.category.harmony': 'Armonía',
  'stems.category.melody': 'Melodía',
  'stems.category.other': 'Otros',
  'stems.category.percussion': 'Percusión',
  'stems.category.vocals': 'Voces',
  'stems.changesAreReviewed':
    'La pista está publicada. Envíela después de cambiar sus stems: las plataformas reciben los nuevos cuando los aprobamos.',
  'stems.loading': 'Cargando los stems',
  'stems.missing': 'La subida se eliminó o no se completó en siete días. Reemplace o quite el stem.',
  'stems.nameIsEmpty': 'Introduzca un nombre.',
  'stems.nameIsTaken': 'Otro stem tiene este nombre. Introduzca otro.',
  'stems.nameIsTooLong': 'Introduzca como máximo 100 caracteres.',
  'stems.none': 'Aún no hay stems',
  'stems.otherFile':
    'No es el archivo de la subida interrumpida. Elija ese archivo, o quite el stem y añada este.',
  'stems.recordingFirst':
    '<link>Suba primero la grabación</link> de la pista y espere a que se procese. Comparamos los stems con ella.',
  'stems.remove': 'Quitar',
  'stems.removeForGood': 'Se elimina su archivo.',
  'stems.removeFromPublished':
    'Las plataformas conservan el stem hasta que aprobemos sus cambios. Envíe la pista después de quitar el stem.',
  'stems.removeFromReview': 'La versión enviada conserva el stem hasta que vuelva a enviar la pista.',
  'stems.removeTitle': '¿Quitar el stem {name}?',
  'stems.removed': '{name} quitado.',
  'stems.replace': 'Reemplazar',
  'stems.state.missing': 'falta el archivo',
  'stems.stemOfName': 'Stem {name}',
  'stems.sum': 'Suma de los stems',
  'stems.sum.close': 'parecida a la grabación',
  'stems.sum.closeMeans': 'Estas pequeñas diferencias son habituales si la mezcla se masterizó.',
  'stems.sum.different': 'distinta de la grabación',
  'stems.sum.differentMeans':
    'La diferencia es audible. Es habitual si la grabación se comprimió o limitó después de la mezcla. Si no, compruebe que no falte ningún stem y que todos tengan los niveles de la mezcla. Puede enviar la pista en cualquier caso.',
  'stems.sum.failed': 'Los stems no se han podido comparar con la grabación. Reemplácelos o quítelos.',
  'stems.sum.mismatch': 'Uno de los stems no coincide con la grabación. Reemplácelo o quítelo.',
  'stems.sum.residual': 'Residuo {residual} dB',
  'stems.sum.same': 'igual que la grabación',
  'stems.sum.sameMeans': 'La diferencia con la grabación es inaudible.',
  'stems.sum.unrelated': 'no coincide con la grabación',
  'stems.sum.unrelatedMeans':
    'Compruebe que no falte ningún stem principal, que todos sean de la misma versión y que tengan los niveles de la mezcla. Puede enviar la pista en cualquier caso.',
  'stems.sum.waiting': 'Estamos comparando la suma de los stems con la grabación.',
  'stems.sum.whenReady': 'Cuando todos los stems estén listos, comparamos su suma con la grabación.',
  'stems.title': 'Stems',
  'stems.tooLarge':
    'Los stems de una pista pueden ocupar hasta 2 GiB en total. Expórtelos como FLAC o quite algunos.',
  'stems.tooMany': 'Una pista puede tener hasta 32 stems. Quite algunos.',
  'stems.whatIsAccepted':
    'WAV o FLAC con la duración y la frecuencia de muestreo de la grabación; hasta 32 stems y 2 GiB en total.',
  'stems.whatStemsAre':
    'Partes de la pista en archivos separados, por ejemplo batería o voces. Cada cambio se guarda en el acto y se envía con la pista.',
};
