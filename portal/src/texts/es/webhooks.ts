import type { Translation } from '../../kit/language/message.ts';
import type { webhooks as english } from '../en/webhooks.ts';

export const webhooks: Translation<typeof english> = {
  'webhooks.80Or100OfA':
    'Se ha usado el 80 % o el 100 % de una cuota: licencias al mes, o solicitudes, filas de enriquecimiento o segundos enriquecidos al día.',
  'webhooks.aLicenseExpiredIncludesWhether':
    'Una licencia venció. Incluye si los contenidos publicados pueden seguir en línea.',
  'webhooks.aLicenseExpiresIn30':
    'Una licencia vence dentro de 30 o 7 días. Incluye si los contenidos publicados pueden seguir en línea.',
  'webhooks.aLicenseWasIssuedTo':
    'Se le emitió una licencia por la API, por un evento entrante o por nuestro equipo.',
  'webhooks.aLicenseWasRevokedIncludes':
    'Se revocó una licencia. Incluye el motivo, quién la revocó y si los contenidos publicados pueden seguir en línea.',
  'webhooks.aLicenseWasWidenedOr':
    'Se amplió o renovó una licencia. Incluye lo que cubre ahora y lo que se añadió.',
  'webhooks.aRotationIsAlreadyIn':
    'Ya hay una rotación en curso: el más antiguo de los dos secretos deja de funcionar de inmediato, no al cabo de sus 24 horas.',
  'webhooks.aTestEventThatYou': 'Un evento de prueba que usted envió.',
  'webhooks.aTrackWasAddedTo': 'Se añadió una pista al catálogo o volvió a él.',
  'webhooks.aTrackWasTakenDown':
    'Se retiró una pista. Incluye el motivo, si los contenidos publicados pueden seguir en línea, sus licencias y pistas alternativas.',
  'webhooks.addEndpoint': 'Añadir endpoint',
  'webhooks.addTheURLOfYour':
    'Añada la URL de su servidor para recibir en segundos los avisos de eventos, como las retiradas.',
  'webhooks.all': 'Todos',
  'webhooks.anAppealAboutAPublished':
    'Se decidió una reclamación sobre una pista publicada. Los cambios de la pista tienen sus propios eventos.',
  'webhooks.anotherEndpointOfYourPlatform': 'Otro endpoint de su plataforma falla desde hace un día.',
  'webhooks.anotherEndpointOfYourPlatformWasDisabledIncludes':
    'Se desactivó otro endpoint de su plataforma. Incluye el motivo.',
  'webhooks.countTypes': '{types, plural, one {# tipo} other {# tipos}}',
  'webhooks.currentSecret': 'Secreto actual',
  'webhooks.deliveriesAreKeptFor30': 'Las entregas se conservan 30 días.',
  'webhooks.deliveryNotFound': 'Entrega no encontrada',
  'webhooks.endpoint': 'Endpoint',
  'webhooks.endpointNotFound': 'Endpoint no encontrado',
  'webhooks.endpoints': 'Endpoints',
  'webhooks.eventCatalog': 'Catálogo de eventos',
  'webhooks.eventTypes': 'Tipos de evento',
  'webhooks.loadingEndpoints': 'Cargando los endpoints',
  'webhooks.newSecret': 'Secreto nuevo',
  'webhooks.noEndpointsYet': 'Todavía no hay endpoints',
  'webhooks.oldSecret': 'Secreto antiguo',
  'webhooks.secretCreated': '{name}, creado el {createdAt}, {verb}',
  'webhooks.secretCreatedUntil': '{name}, creado el {createdAt}, {verb} hasta el {endsAt}',
  'webhooks.signingSecret': 'Secreto de firma',
  'webhooks.status': 'Estado',
  'webhooks.theRecordOfATrack':
    'La ficha de una pista cambió. Incluye los campos cambiados y, si hay una restricción, los motivos, los territorios y sus licencias.',
  'webhooks.viewDeliveriesOfThisEndpoint': 'Ver las entregas de este endpoint',
  'webhooks.viewEndpointsOfName': 'Ver los endpoints de {name}',
  'webhooks.weSendEventsAboutThe':
    'Enviamos los eventos del catálogo y de sus licencias a sus endpoints como solicitudes POST firmadas y reintentamos las entregas fallidas. <a>Más información</a>',
  'webhooks.webhooks': 'Webhooks',
  'webhooks.youAreSignedInAs':
    'Ha iniciado sesión como {name}. El endpoint se eliminó o pertenece a otra plataforma.',
  'webhooks.yourEndpoints': 'Sus endpoints',
};
