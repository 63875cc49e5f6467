import type { Translation } from '../../kit/language/message.ts';
import type { session as english } from '../en/session.ts';

export const session: Translation<typeof english> = {
  'session.acceptThePartnerTermsTo': 'Acceptez les conditions pour les partenaires afin de continuer.',
  'session.anEarlierAttemptGotNo':
    'Une tentative précédente est restée sans réponse et a peut-être créé votre plateforme. Demandez une nouvelle clé API à l’opérateur de ce service.',
  'session.anotherSlug': 'Autre nom court',
  'session.apiKey': 'Clé API',
  'session.changeOrSendAgain': 'Modifier ou renvoyer',
  'session.checkYourEmail': 'Consultez vos e-mails',
  'session.checkYourEmailWeSent':
    'Consultez vos e-mails : nous avons envoyé un message à {mailedTo}. Son lien fonctionne une seule fois, dans les 15 minutes.',
  'session.contentTypesOptional': 'Types de contenu (facultatif)',
  'session.continue': 'Continuer',
  'session.createPlatform': 'Créer la plateforme',
  'session.createYourPlatform': 'Créer votre plateforme',
  'session.doYouHaveAnAPI': 'Vous avez une clé API ? <link>Connectez-vous</link>.',
  'session.email': 'E-mail',
  'session.emailAddress': 'Adresse e-mail',
  'session.emailMeALink': 'M’envoyer un lien',
  'session.enterAnAPIKey': 'Saisissez une clé API.',
  'session.enterTheNameOfYour': 'Saisissez le nom de votre plateforme.',
  'session.enterYourEmailAddress': 'Saisissez votre adresse e-mail.',
  'session.forMembersOfAPlatform':
    'Pour les membres d’une plateforme. Nous vous envoyons un lien par e-mail.',
  'session.iAcceptThePartnerTerms': 'J’accepte les conditions pour les partenaires',
  'session.nameIsRegistered': '{name} est inscrite',
  'session.noAPIKeyYourBackend': 'Pas de clé API ? Votre backend peut créer un lien de connexion : {a}.',
  'session.noEmailCheckTheSpam':
    'Pas d’e-mail ? Vérifiez le dossier des indésirables, ou corrigez l’adresse et renvoyez l’e-mail.',
  'session.noPasskeyWasUsedTry':
    'Aucune clé d’accès n’a été utilisée. Réessayez ou connectez-vous par e-mail.',
  'session.noPlatformYetRegisterYour': 'Pas encore de plateforme ? <link>Inscrivez votre plateforme</link>.',
  'session.partnerPortal': 'Portail partenaires',
  'session.platformName': 'Nom de la plateforme',
  'session.platformsThatRegisterHereAre':
    'Les plateformes inscrites ici sont des plateformes de bac à sable. Leurs licences n’accordent aucun droit.',
  'session.receivesTheConfirmationLinkThen':
    'Reçoit le lien de confirmation, puis des e-mails sur les licences, les retraits et la facturation.',
  'session.registerAgain': 'S’inscrire à nouveau',
  'session.registerYourPlatform': 'Inscrire votre plateforme',
  'session.registrationIsClosedAskThe':
    'Les inscriptions sont fermées. Demandez un accès à l’opérateur de ce service.',
  'session.sendConfirmationLink': 'Envoyer le lien de confirmation',
  'session.shownOnYourLicensesAnd': 'Figure sur vos licences et vos certificats.',
  'session.signIn': 'Se connecter',
  'session.signInByEmail': 'Se connecter par e-mail',
  'session.signInTo': 'Se connecter à {brand}',
  'session.signInWithAPasskey': 'Se connecter avec une clé d’accès',
  'session.signOut': 'Se déconnecter',
  'session.slugOptional': 'Nom court (facultatif)',
  'session.startsWithPlkTheSession':
    'Commence par plk_. La session dure 12 heures. La clé n’est pas enregistrée dans ce navigateur.',
  'session.thisAPIKeyIsInvalid': 'Cette clé API n’est pas valide. Elle a peut-être été supprimée.',
  'session.thisAuthenticatorHasAPasskey':
    'Cet authentificateur possède déjà une clé d’accès pour votre compte.',
  'session.thisBrowserCannotUsePasskeys': 'Ce navigateur ne peut pas utiliser de clés d’accès ici.',
  'session.thisBrowserNowShows': 'Ce navigateur est maintenant connecté à {name}. Vous voyez son portail.',
  'session.thisLinkOpensOnlyWhere':
    'Ce lien ne s’ouvre que dans le navigateur où il a été créé, tant que son auteur y est connecté à la console de notre équipe.',
  'session.thisLinkWasAlreadyUsed':
    'Ce lien a déjà été utilisé ou a expiré. Demandez-en un nouveau ou connectez-vous avec une clé API.',
  'session.thisLinkWasAlreadyUsedOrHasExpired':
    'Ce lien a déjà été utilisé ou a expiré. Demandez-en un nouveau.',
  'session.thisPasskeyDoesNotSign':
    'Cette clé d’accès ne permet pas de vous connecter ici : elle a été supprimée ou vous n’êtes plus membre. Connectez-vous par e-mail.',
  'session.useOptional': 'Utilisation (facultatif)',
  'session.weSentALinkTo':
    'Nous avons envoyé un lien à {mailedTo}. Ouvrez-le dans les 24 heures pour créer votre plateforme et obtenir sa première clé API.',
  'session.whatYouPublishAndHow': 'Ce que vous publiez et comment, en 300 caractères au plus.',
  'session.whatYouPublishTheType':
    'Ce que vous publiez. Le type sélectionné en premier est la valeur par défaut des nouvelles licences.',
  'session.youAreStillSignedIn':
    'Vous êtes toujours connecté : votre session reprend lorsque vous êtes de retour à une adresse autorisée. Pour utiliser une autre clé API ici, connectez-vous avec elle ci-dessous.',
  'session.youSignInToThis':
    'Vous vous connectez à ce portail avec la clé. Vos programmes l’envoient avec chaque requête.',
  'session.youSignedOut': 'Vous vous êtes déconnecté.',
  'session.youSignedOutInAnother':
    'Vous vous êtes déconnecté dans un autre onglet. Connectez-vous à nouveau pour continuer.',
  'session.yourEmailAddressIsConfirmed':
    'Votre adresse e-mail est confirmée lorsque vous créez la plateforme. Vous obtenez alors sa première clé API.',
  'session.yourLinkWorksOnce': 'Votre lien fonctionne une seule fois.',
  'session.yourPlatformsNameInAPI':
    'Le nom de votre plateforme dans les adresses de l’API, par exemple acme-video. Dérivé du nom par défaut.',
  'session.yourSessionHasEndedIt':
    'Votre session est terminée : elle a expiré, a été fermée dans un autre navigateur, ou sa clé API ou son membre a été supprimé. Connectez-vous à nouveau.',
  'session.yourViewDoesNotInclude': 'Votre vue ne comprend pas ceci.',
};
