import type { Translation } from '../../../kit/language/message.ts';
import type { webhookSearch as english } from '../../en/webhooks/search.ts';

export const webhookSearch: Translation<typeof english> = {
  'webhookSearch.anIDHasOnlyLetters':
    'Un ID ne contient que des lettres, des chiffres, des traits d’union et des traits de soulignement, 64 au maximum.',
  'webhookSearch.checkTheIDEventsAre':
    'Vérifiez l’ID. Les événements sont conservés 90 jours, leurs livraisons 30.',
  'webhookSearch.clearSearch': 'Effacer la recherche',
  'webhookSearch.deliveries': 'Livraisons',
  'webhookSearch.endOfListEventsAre': 'Fin de la liste. Les événements sont conservés 90 jours.',
  'webhookSearch.event': 'Événement',
  'webhookSearch.eventDeliveryLicenseOrTrack':
    'ID d’un événement, d’une livraison, d’une licence ou d’un titre',
  'webhookSearch.eventsFound': 'Événements trouvés, du plus récent au plus ancien',
  'webhookSearch.findEvents': 'Rechercher des événements',
  'webhookSearch.noDeliveries': 'Aucune livraison',
  'webhookSearch.noEventsFound': 'Aucun événement trouvé',
  'webhookSearch.occurred': 'Survenu le',
  'webhookSearch.searchByAnIDThat': 'Saisissez un ID qui commence par evt_, dlv_, lic_ ou trk_.',
  'webhookSearch.searching': 'Recherche des événements',
};
