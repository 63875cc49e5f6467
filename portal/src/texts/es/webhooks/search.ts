import type { Translation } from '../../../kit/language/message.ts';
import type { webhookSearch as english } from '../../en/webhooks/search.ts';

export const webhookSearch: Translation<typeof english> = {
  'webhookSearch.anIDHasOnlyLetters':
    'Un ID solo contiene letras, cifras, guiones y guiones bajos, 64 como máximo.',
  'webhookSearch.checkTheIDEventsAre': 'Compruebe el ID. Los eventos se conservan 90 días; sus entregas, 30.',
  'webhookSearch.clearSearch': 'Borrar la búsqueda',
  'webhookSearch.deliveries': 'Entregas',
  'webhookSearch.endOfListEventsAre': 'Fin de la lista. Los eventos se conservan 90 días.',
  'webhookSearch.event': 'Evento',
  'webhookSearch.eventDeliveryLicenseOrTrack': 'ID de un evento, una entrega, una licencia o una pista',
  'webhookSearch.eventsFound': 'Eventos encontrados, del más reciente al más antiguo',
  'webhookSearch.findEvents': 'Buscar eventos',
  'webhookSearch.noDeliveries': 'Sin entregas',
  'webhookSearch.noEventsFound': 'No se encontraron eventos',
  'webhookSearch.occurred': 'Fecha',
  'webhookSearch.searchByAnIDThat': 'Introduzca un ID que empiece por evt_, dlv_, lic_ o trk_.',
  'webhookSearch.searching': 'Buscando eventos',
};
