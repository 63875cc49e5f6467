import type { Translation } from '../../../kit/language/message.ts';
import type { statements as english } from '../en/statements.ts';

export const statements: Translation<typeof english> = {
  'statements.all': 'Liquidaciones',
  'statements.amount': 'Importe',
  'statements.anyTerritory': 'Cualquier país',
  'statements.beforeRounding': 'Antes del redondeo',
  'statements.byMonth': 'Regalías por mes',
  'statements.byPlatform': 'Por plataforma',
  'statements.byTerritory': 'Por país',
  'statements.byTrack': 'Por pista',
  'statements.closed': 'Cerrada',
  'statements.csvHasAll': 'El archivo CSV tiene las {number} filas.',
  'statements.loadingTheStatement': 'Cargando la liquidación',
  'statements.loadingTheStatements': 'Cargando las liquidaciones',
  'statements.month': 'Mes',
  'statements.monthOfParty': '{month}: {party}',
  'statements.noStatementsYet': 'Aún no hay liquidaciones',
  'statements.notFound': 'Liquidación no encontrada',
  'statements.platform': 'Plataforma',
  'statements.proof': 'Prueba',
  'statements.reason.notInPeriod':
    'La liquidación, su sal o su prueba se ha modificado: el periodo cerrado no la contiene.',
  'statements.reason.periodNotClosed': 'El periodo de esta liquidación no está cerrado.',
  'statements.reason.sumsDiffer': 'Las líneas de la liquidación no suman su importe.',
  'statements.result': 'Resultado',
  'statements.root': 'Raíz del periodo:',
  'statements.royaltiesIn': 'Regalías en {currency}',
  'statements.saveCsv': 'Guardar CSV',
  'statements.saveProof': 'Guardar liquidación con su prueba',
  'statements.share': 'Participación',
  'statements.statementId': 'ID de la liquidación',
  'statements.territory': 'País',
  'statements.testIsNeverPaid': 'Esta liquidación es de dinero de prueba, que nunca se paga.',
  'statements.testMoney': 'prueba',
  'statements.track': 'Pista',
  'statements.verified':
    'El periodo cerrado el {time} contiene exactamente esta liquidación, y sus líneas suman el total.',
  'statements.verify': 'Verificar',
  'statements.whatTheProofShows':
    'La prueba muestra que el periodo cerrado contiene exactamente esta liquidación. <link>Cualquiera puede verificarla</link> con el archivo. No dice nada del uso ni de los pagos con los que se calculó.',
  'statements.whenStatementsCome':
    'Cerramos cada mes a partir del décimo día del siguiente. Cada una de sus partes que recibe algo tiene entonces aquí una liquidación.',
  'statements.yourAccountHasNoSuchStatement': 'Su cuenta no tiene ninguna liquidación en esta dirección.',
  'statements.yourRoleCannotRead':
    'Su rol no puede leer liquidaciones. Los propietarios y finanzas sí pueden.',
};
