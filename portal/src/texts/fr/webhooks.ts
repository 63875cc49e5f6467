import type { Translation } from '../../kit/language/message.ts';
import type { webhooks as english } from '../en/webhooks.ts';

export const webhooks: Translation<typeof english> = {
  'webhooks.80Or100OfA':
    '80 % ou 100 % d’un quota est utilisé : licences par mois, ou requêtes, lignes d’enrichissement ou secondes enrichies par jour.',
  'webhooks.aLicenseExpiredIncludesWhether':
    'Une licence a expiré. Indique si les contenus publiés peuvent rester en ligne.',
  'webhooks.aLicenseExpiresIn30':
    'Une licence expire dans 30 ou 7 jours. Indique si les contenus publiés peuvent rester en ligne.',
  'webhooks.aLicenseWasIssuedTo':
    'Une licence vous a été délivrée par l’API, par un événement entrant ou par notre équipe.',
  'webhooks.aLicenseWasRevokedIncludes':
    'Une licence a été révoquée. Indique le motif, qui l’a révoquée et si les contenus publiés peuvent rester en ligne.',
  'webhooks.aLicenseWasWidenedOr':
    'Une licence a été étendue ou renouvelée. Contient ce qu’elle couvre désormais et ce qui a été ajouté.',
  'webhooks.aRotationIsAlreadyIn':
    'Une rotation est déjà en cours : le plus ancien des deux secrets cesse immédiatement de fonctionner, sans attendre ses 24 heures.',
  'webhooks.aTestEventThatYou': 'Un événement de test que vous avez envoyé.',
  'webhooks.aTrackWasAddedTo': 'Un titre a été ajouté au catalogue ou y est revenu.',
  'webhooks.aTrackWasTakenDown':
    'Un titre a été retiré. Indique le motif, si les contenus publiés peuvent rester en ligne, vos licences et des titres de remplacement.',
  'webhooks.addEndpoint': 'Ajouter un point de terminaison',
  'webhooks.addTheURLOfYour':
    'Ajoutez l’URL de votre serveur pour être informé en quelques secondes des événements tels que les retraits.',
  'webhooks.all': 'Tous',
  'webhooks.anAppealAboutAPublished':
    'Une réclamation concernant un titre publié a été tranchée. Les changements du titre ont leurs propres événements.',
  'webhooks.anotherEndpointOfYourPlatform':
    'Un autre point de terminaison de votre plateforme échoue depuis un jour.',
  'webhooks.anotherEndpointOfYourPlatformWasDisabledIncludes':
    'Un autre point de terminaison de votre plateforme a été désactivé. Contient le motif.',
  'webhooks.countTypes': '{types, plural, one {# type} other {# types}}',
  'webhooks.currentSecret': 'Secret actuel',
  'webhooks.deliveriesAreKeptFor30': 'Les livraisons sont conservées pendant 30 jours.',
  'webhooks.deliveryNotFound': 'Livraison introuvable',
  'webhooks.endpoint': 'Point de terminaison',
  'webhooks.endpointNotFound': 'Point de terminaison introuvable',
  'webhooks.endpoints': 'Points de terminaison',
  'webhooks.eventCatalog': 'Catalogue des événements',
  'webhooks.eventTypes': 'Types d’événement',
  'webhooks.loadingEndpoints': 'Chargement des points de terminaison',
  'webhooks.newSecret': 'Nouveau secret',
  'webhooks.noEndpointsYet': 'Aucun point de terminaison',
  'webhooks.oldSecret': 'Ancien secret',
  'webhooks.secretCreated': '{name}, créé le {createdAt}, {verb}',
  'webhooks.secretCreatedUntil': '{name}, créé le {createdAt}, {verb} jusqu’au {endsAt}',
  'webhooks.signingSecret': 'Secret de signature',
  'webhooks.status': 'Statut',
  'webhooks.theRecordOfATrack':
    'La fiche d’un titre a changé. Contient les champs modifiés et, pour une restriction, les motifs, les territoires et vos licences.',
  'webhooks.viewDeliveriesOfThisEndpoint': 'Voir les livraisons de ce point de terminaison',
  'webhooks.viewEndpointsOfName': 'Voir les points de terminaison de {name}',
  'webhooks.weSendEventsAboutThe':
    'Nous envoyons les événements du catalogue et de vos licences à vos points de terminaison sous forme de requêtes POST signées, et réessayons les livraisons en échec. <a>En savoir plus</a>',
  'webhooks.webhooks': 'Webhooks',
  'webhooks.youAreSignedInAs':
    'Vous êtes connecté en tant que {name}. Le point de terminaison a été supprimé ou appartient à une autre plateforme.',
  'webhooks.yourEndpoints': 'Vos points de terminaison',
};
