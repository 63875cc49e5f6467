import type { Translation } from '../../../kit/language/message.ts';
import type { webhookSearch as english } from '../../en/webhooks/search.ts';

export const webhookSearch: Translation<typeof english> = {
  'webhookSearch.anIDHasOnlyLetters':
    'Eine ID besteht nur aus Buchstaben, Ziffern, Bindestrichen und Unterstrichen, höchstens 64.',
  'webhookSearch.checkTheIDEventsAre':
    'Prüfen Sie die ID. Ereignisse werden 90 Tage lang aufbewahrt, ihre Zustellungen 30.',
  'webhookSearch.clearSearch': 'Suche zurücksetzen',
  'webhookSearch.deliveries': 'Zustellungen',
  'webhookSearch.endOfListEventsAre': 'Ende der Liste. Ereignisse werden 90 Tage lang aufbewahrt.',
  'webhookSearch.event': 'Ereignis',
  'webhookSearch.eventDeliveryLicenseOrTrack':
    'ID eines Ereignisses, einer Zustellung, einer Lizenz oder eines Titels',
  'webhookSearch.eventsFound': 'Gefundene Ereignisse, neueste zuerst',
  'webhookSearch.findEvents': 'Ereignisse suchen',
  'webhookSearch.noDeliveries': 'Keine Zustellungen',
  'webhookSearch.noEventsFound': 'Keine Ereignisse gefunden',
  'webhookSearch.occurred': 'Eingetreten',
  'webhookSearch.searchByAnIDThat': 'Geben Sie eine ID ein, die mit evt_, dlv_, lic_ oder trk_ beginnt.',
  'webhookSearch.searching': 'Die Ereignisse werden gesucht',
};
