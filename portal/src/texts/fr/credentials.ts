import type { Translation } from '../../kit/language/message.ts';
import type { credentials as english } from '../en/credentials.ts';

export const credentials: Translation<typeof english> = {
  'credentials.access': 'Accès',
  'credentials.actions': 'Actions',
  'credentials.addressIssue': '{address} : {issue}',
  'credentials.all': 'Tous',
  'credentials.allAccessTokensPortalSessions':
    'Tous les jetons d’accès, sessions et liens du portail, et liens vers des extraits et des téléchargements de votre plateforme cessent immédiatement de fonctionner. Les programmes qui ont une clé API ne sont pas concernés. Ceux qui ont un secret client ont besoin d’un nouveau jeton.',
  'credentials.allScopesIncludingFutureOnes': 'Tous les droits d’accès, y compris futurs',
  'credentials.allowedIPAddresses': 'Adresses IP autorisées',
  'credentials.analyzeAndMatchYourOwn': 'Analyser et identifier vos propres fichiers audio',
  'credentials.apiKey': 'Clé API',
  'credentials.apiKeys': 'Clés API',
  'credentials.canAlsoManageCredentialsWebhooks':
    'Peut aussi gérer les identifiants, les webhooks et la facturation.',
  'credentials.cannotManageCredentialsWebhooksOr':
    'Ne peut pas gérer les identifiants, les webhooks ni la facturation : il faut pour cela tous les droits d’accès.',
  'credentials.catalog': 'Catalogue',
  'credentials.clientAuthentication': 'Authentification du client',
  'credentials.clientID': 'ID client',
  'credentials.clientIdToCopy': 'ID client',
  'credentials.clientSecret': 'Secret client',
  'credentials.clientSecrets': 'Secrets client',
  'credentials.codeCreatedCreatedAt': '{code} créé le {createdAt}',
  'credentials.codeLastUsed': '{code}, dernière utilisation : {time}.',
  'credentials.codeSamples': 'Exemples de code',
  'credentials.createASecondOneWith':
    '{kind, select, api_key {Créez une deuxième clé API avec les mêmes paramètres. Les deux fonctionnent jusqu’à ce que vous en supprimiez une.} other {Créez un deuxième secret client avec les mêmes paramètres. Les deux fonctionnent jusqu’à ce que vous en supprimiez un.}}',
  'credentials.createAnotherLink': 'Créer un autre lien',
  'credentials.createLink': 'Créer un lien',
  'credentials.createOne': '{kind, select, api_key {Créer une clé API} other {Créer un secret client}}',
  'credentials.createOneOpens':
    '{kind, select, api_key {Créer une clé API…} other {Créer un secret client…}}',
  'credentials.createSecondOne':
    '{kind, select, api_key {Créer une deuxième clé API} other {Créer un deuxième secret client}}',
  'credentials.credentials': 'Identifiants',
  'credentials.currentSession': 'session actuelle',
  'credentials.done': 'Terminé :',
  'credentials.eitherOr': '{one} ou {other}',
  'credentials.encoder': 'Encodeur',
  'credentials.endAllSessionsAndTokens': 'Mettre fin à toutes les sessions et à tous les jetons…',
  'credentials.endSessionsButton': 'Mettre fin à toutes les sessions et à tous les jetons',
  'credentials.endAllSessionsAndTokensQuestion': 'Mettre fin à toutes les sessions et à tous les jetons ?',
  'credentials.enrichment': 'Enrichissement',
  'credentials.exchangedForAccessTokensWith':
    'Échangés contre des jetons d’accès avec OAuth 2.0. Les jetons sont valables une heure et peuvent avoir moins de droits d’accès.',
  'credentials.expirationDate': 'Date d’expiration',
  'credentials.expired': 'expiré',
  'credentials.expires': 'Expire',
  'credentials.expiresAtTheEndOf': 'Expire à la fin de ce jour (UTC). Si ce champ est vide, n’expire jamais.',
  'credentials.expiresSoon': 'expire bientôt',
  'credentials.getAToken': 'Obtenir un jeton',
  'credentials.grantType': 'Type d’octroi (grant)',
  'credentials.ifSomeoneElseMayHave':
    'Si quelqu’un d’autre a pu l’utiliser, mettez aussi fin à toutes les sessions et à tous les jetons, renouvelez vos secrets de webhook et vérifiez vos points de terminaison.',
  'credentials.ipAddresses': 'Adresses IP',
  'credentials.issueAndRevokeLicensesReport': 'Obtenir et révoquer des licences, déclarer l’utilisation',
  'credentials.itWasUsedWithinThe':
    'Utilisé au cours de la dernière heure, peut-être seulement pour votre connexion à ce portail.',
  'credentials.itWasUsedWithinTheLastHourSomething':
    'Utilisé au cours de la dernière heure : quelque chose s’en sert encore.',
  'credentials.lastUsed': 'Dernière utilisation',
  'credentials.later': 'Plus tard :',
  'credentials.licenses': 'Licences',
  'credentials.link': 'le lien',
  'credentials.linkCreated': 'Lien créé',
  'credentials.loadingCredentials': 'Chargement des identifiants',
  'credentials.metadata': 'Métadonnées',
  'credentials.name': 'Nom',
  'credentials.never': 'Jamais',
  'credentials.noCredentialsWereCreatedWith': 'Aucun identifiant n’a été créé avec lui.',
  'credentials.noOneS': '{kind, select, api_key {Aucune clé API} other {Aucun secret client}}',
  'credentials.oneIPv4OrIPv6Address':
    'Une adresse IPv4 ou IPv6 ou un bloc CIDR par ligne, par exemple 203.0.113.0/24. Si ce champ est vide, toutes les adresses sont autorisées. S’applique aussi aux jetons et aux sessions du portail créés avec.',
  'credentials.oneTimePortalLink': 'Lien du portail à usage unique',
  'credentials.optionalForExampleTheProgram': 'Facultatif. Par exemple, le programme qui l’utilise.',
  'credentials.previews': 'Extraits',
  'credentials.readLicensesDownloadLicensedTracks': 'Lire les licences, télécharger les titres sous licence',
  'credentials.remove': 'Supprimer',
  'credentials.removeCodeWhenNothingUses':
    'Supprimez {code} lorsque plus rien ne l’utilise. Dernière utilisation : {time}.',
  'credentials.removeFirstOne':
    '{kind, select, api_key {Supprimer la première clé API} other {Supprimer le premier secret client}}',
  'credentials.removeHint': 'Supprimer {hint}…',
  'credentials.removeOne':
    '{kind, select, api_key {Supprimer la clé API} other {Supprimer le secret client}}',
  'credentials.removeOneHint':
    '{kind, select, api_key {Supprimer la clé API {hint}… ?} other {Supprimer le secret client {hint}… ?}}',
  'credentials.removedHint': 'Suppression de {hint}… effectuée',
  'credentials.removedLengthCredentials': '{length} identifiants supprimés',
  'credentials.replace': 'Remplacer',
  'credentials.replaceHint': 'Remplacer {hint}…',
  'credentials.requestsWithThisKeyAre':
    'Les requêtes avec cette clé sont immédiatement rejetées avec 401. Les sessions et liens du portail et les liens vers des médias créés avec elle cessent aussi de fonctionner.',
  'credentials.rotateName': 'Renouveler {name}',
  'credentials.rotateWithoutDowntime': 'Renouveler sans interruption',
  'credentials.scopes': 'Droits d’accès',
  'credentials.searchTrackDetailsAttributionLicense':
    'Recherche, fiches des titres, mentions des auteurs, conditions de licence, formes d’onde, stems, synchronisation du catalogue',
  'credentials.secondOneCreatedCode':
    '{kind, select, api_key {Deuxième clé API créée} other {Deuxième secret client créé}} : {code}',
  'credentials.selectAtLeastOneScope': 'Sélectionnez au moins un droit d’accès.',
  'credentials.selectedScopes': 'Droits d’accès sélectionnés',
  'credentials.sentWithEachRequestAs':
    'Envoyées avec chaque requête dans Authorization: Bearer ou X-API-Key. N’utilisez les clés API que sur des serveurs.',
  'credentials.sessionsAndTokens': 'Sessions et jetons',
  'credentials.signedJWTValidForOne': 'JWT signé, valable une heure (RFC 9068)',
  'credentials.signsAColleagueInTo':
    'Connecte un collègue à ce portail sans clé API. Le lien est valable cinq minutes et fonctionne une seule fois. Il donne le même accès que le vôtre : ne le transmettez qu’à une personne. Votre backend peut aussi créer des liens :',
  'credentials.switchAllProgramsToThe': 'Faites passer tous les programmes au nouvel identifiant.',
  'credentials.thePreviousOneStillWorks':
    'L’identifiant précédent fonctionne encore. Supprimez-le lorsque plus rien ne l’utilise.',
  'credentials.theSecretCanNoLonger':
    'Le secret ne peut plus être échangé contre des jetons. Ses jetons d’accès cessent immédiatement de fonctionner, de même que les sessions et liens du portail et les liens vers des médias créés avec eux.',
  'credentials.theseCredentialsWereCreatedWith':
    'Ces identifiants ont été créés avec lui, directement ou indirectement. Ils sont aussi supprimés, avec leurs jetons et sessions :',
  'credentials.thisCredentialMayBeCompromised': 'Cet identifiant est peut-être compromis',
  'credentials.thisEndsYourOwnSession': 'Cela met aussi fin à votre propre session : vous serez déconnecté.',
  'credentials.thisIsTheLastCredential':
    'C’est le dernier identifiant de votre plateforme. Créez-en un autre avant de le supprimer.',
  'credentials.thisIsYourOnlyAPI':
    'C’est votre seule clé API. Sans elle, les requêtes ont besoin d’un jeton OAuth et personne ne peut se connecter à ce portail avec une clé API.',
  'credentials.thisIsYourOnlyClient':
    'C’est votre seul secret client. Sans lui, les clients OAuth ne peuvent pas obtenir de jetons.',
  'credentials.thisLinkHasExpired': 'Ce lien a expiré',
  'credentials.token': 'Jeton',
  'credentials.tokenURL': 'URL du jeton',
  'credentials.useThisIfSomeoneUnknown':
    'À utiliser si un inconnu a peut-être un accès. Cela met fin à tous les jetons d’accès, sessions et liens du portail, et liens vers des extraits et des téléchargements. Les clés API et les secrets client continuent de fonctionner.',
  'credentials.worksOnceExpiresInRemaining': 'Fonctionne une fois, expire dans {remaining}',
  'credentials.youCannotUndoThisLast':
    'Vous ne pouvez pas annuler cette action. Dernière utilisation : {time}.',
  'credentials.yourNewOne':
    '{kind, select, api_key {Votre nouvelle clé API} other {Votre nouveau secret client}}',
  'credentials.yourScopes': 'Vos droits d’accès',
};
