import { fr as artists } from './artists/fr.ts';
import { fr as notices } from './notices/fr.ts';
import type { Catalog } from './catalog.ts';

const role =
  '{role, select, owner {propriétaire} developer {développement} finance {finances} viewer {lecture seule} other {{role}}}';
const before =
  '{before, select, owner {propriétaire} developer {développement} finance {finances} viewer {lecture seule} other {{before}}}';
const quota =
  '{quota, select, requests {requêtes} enrichment_rows {lignes d’enrichissement} enrichment_seconds {secondes d’audio enrichi} other {licences}}';
const licenses = '{count, plural, one {# licence} other {# licences}} de {slug}';
const expiring =
  '{count, plural, one {# licence} other {{more, select, yes {Plus de {count, number}} other {{count, number}}} licences}} de {slug}';
const when = '{placed, select, yes {{where} } other {}}le {at}';

/** Before a colon and within quotation marks, the spaces do not break. */
export const fr: Catalog = {
  ...artists,
  ...notices,
  'mail.api_reference': 'Référence de l’API',

  'appeal.link_note':
    'Ne partagez pas ce lien : toute personne qui l’a peut faire de même. S’il ne fonctionne plus, la page qu’il ouvre peut envoyer un nouveau lien à cette adresse.',
  'appeal.view': 'Voir votre réclamation',
  'appeal_received.subject': 'Votre réclamation {appealId} a été reçue',
  'appeal_received.received':
    'Nous avons reçu une réclamation contre la décision {decisionId} concernant le titre « {title} ». Une personne qui n’a pas participé à cette décision statuera au plus tard le {decideBy}.',
  'appeal_received.link':
    'Avec le lien ci-dessous, vous pouvez consulter la réclamation, la compléter et la retirer.',
  'appeal_received.unexpected':
    'Si vous n’avez pas déposé cette réclamation, une autre personne a saisi votre adresse e-mail. Vous pouvez retirer la réclamation ou ignorer cet e-mail.',
  'appeal_code.subject': 'Un nouveau lien vers votre réclamation {appealId}',
  'appeal_code.link':
    'Voici le nouveau lien vers votre réclamation concernant le titre « {title} ». Les liens précédents ne fonctionnent plus.',
  'appeal_code.code': 'Si vous suivez cette réclamation par l’API, utilisez ce nouveau code :',
  'appeal_code.unexpected':
    'Si vous n’avez pas demandé de nouveau lien, vous n’avez rien à faire : il n’a été envoyé qu’à vous.',
  'appeal_question.subject': 'Une question sur votre réclamation {appealId}',
  'appeal_question.asks': 'Nous avons une question sur votre réclamation concernant le titre « {title} » :',
  'appeal_question.answer':
    'Répondez avec le lien ci-dessous au plus tard le {answerBy}. Vous pouvez aussi y joindre des fichiers. Passé cette date, nous pouvons statuer sans votre réponse.',
  'appeal_question.action': 'Répondre à la question',
  'appeal_decided.subject': 'Nous avons statué sur votre réclamation {appealId}',
  'appeal_decided.decided':
    'Nous avons statué sur votre réclamation contre la décision {decisionId} concernant le titre « {title} ». {outcome, select, overturned {La décision ne s’applique plus.} other {La décision reste en vigueur.}}',
  'appeal_decided.reasons': 'Motifs : {reasons}',
  'appeal_decided.remedies':
    'Vous pouvez encore saisir un organe de règlement extrajudiciaire des litiges ou un tribunal.',
  'appeal_decided.action': 'Voir l’état du titre',

  'billing.plan': '{tier}{extended, select, yes { avec {addOns}} other {}}',
  'billing.tier': 'la formule {tier}',
  'billing.add_on': 'l’option {addOn}',
  'billing.items': '{first} et {second}',
  'billing.unaffected': 'Les licences délivrées et les contenus publiés ne sont pas concernés.',
  'plan_changed.subject': 'La formule de {name} est désormais {plan}',
  'plan_changed.changed':
    'La formule de {name} était {before} ; elle est désormais {after}. La modification s’applique immédiatement à toutes les clés et à tous les jetons.',
  'interval_changed.subject':
    'La facturation de {name} est désormais {interval, select, year {annuelle} other {mensuelle}}',
  'interval_changed.changed':
    '{name} paie désormais {after} par {afterInterval, select, year {an} other {mois}} pour {items}, au lieu de {before} par {beforeInterval, select, year {an} other {mois}}. Une nouvelle période a commencé ; elle est payée jusqu’au {paidUntil} (UTC). Le prestataire de paiement crédite le reste de l’ancienne période.',
  'interval_changed.unexpected':
    'Si vous n’avez pas fait cette modification, supprimez les identifiants utilisés et contactez-nous.',
  'payment_failed.subject': 'Un paiement de {name} a échoué',
  'payment_failed.last_subject': '{name} perd sa formule le {until}',
  'payment_failed.missing':
    'Nous n’avons pas reçu le paiement pour {items}. Rien ne change avant le {until} (UTC). Si le paiement n’est pas arrivé d’ici là, {name} perd son accès jusqu’au paiement.',
  'invoice_issued.subject': 'Facture {number} pour les licences de {name}',
  'invoice_issued.issued':
    'Nous avons émis la facture {number} pour les licences de {name} jusqu’à fin {month} : {total}{taxed, select, yes {, taxes comprises} other {}}. Merci de la payer au plus tard le {dueAt}.',
  'invoice_issued.payment':
    'Payez par virement en indiquant le numéro de facture {number}. Pour obtenir les coordonnées bancaires, écrivez à {email}.',
  'invoice_issued.lines':
    'La facture et ses lignes, une par prix de licence et par avoir, se trouvent dans le portail sous Formule. Les licences délivrées et les contenus publiés ne sont pas concernés.',
  'invoice_overdue.subject': 'La facture {number} de {name} est en retard',
  'invoice_overdue.owed':
    'La facture {number} pour les frais de licence de {name} était à payer au plus tard le {dueAt}. Il reste {owed} à payer. Si vous avez payé ces derniers jours, vous n’avez rien à faire.',
  'invoice_overdue.credits':
    'Les avoirs pour les licences révoquées depuis l’émission de la facture figurent sur une facture ultérieure et ne sont pas déduits ici. Si vous souhaitez payer moins pour cette raison, écrivez d’abord à {email}.',

  'licenses_expiring.subject': `${expiring} {count, plural, one {expire} other {expirent}} au plus tard le {lastDay}`,
  'licenses_expiring.duty':
    'Une licence reste valable jusqu’à son expiration. Ensuite, ne publiez rien de nouveau sous cette licence.',
  'licenses_expiring.api':
    "GET /api/v1/licenses?status=active liste vos licences. Pour prolonger une licence avant son expiration, envoyez POST /api/v1/licenses/'{licenseId}'/amendments avec un validUntil ultérieur. Après l’expiration, POST /api/v1/licenses délivre une nouvelle licence pour le même contenu, si le titre est encore disponible.",
  'licenses_expired.subject': `${expiring} {count, plural, one {a expiré ou expire} other {ont expiré ou expirent}} aujourd’hui ({lastDay})`,
  'licenses_expired.duty': 'Après l’expiration d’une licence, ne publiez rien de nouveau sous cette licence.',
  'licenses_expired.api':
    'GET /api/v1/licenses?status=expired liste vos licences. Après l’expiration, POST /api/v1/licenses délivre une nouvelle licence pour le même contenu, si le titre est encore disponible.',
  'expiry.license':
    '{licenseId} pour le titre {trackId} {ended, select, yes {a expiré} other {expire}} le {at}. {stays, select, yes {Les contenus publiés peuvent rester en ligne.} other {Retirez les contenus publiés{ended, select, yes {} other { d’ici là}}.}}',
  'expiry.first': 'Cette liste montre les {count} premières.',

  'sign_in_link.subject': 'Connexion au portail',
  'sign_in_link.link':
    'Connectez-vous à {name} avec le lien ci-dessous. Il fonctionne une seule fois, pendant {minutes, plural, one {# minute} other {# minutes}}.',
  'sign_in_link.other': 'Pour vous connecter plutôt à {name}, ouvrez {url}',
  'sign_in_link.unexpected':
    'Si vous n’avez pas demandé cet e-mail, vous pouvez l’ignorer. Personne ne peut se connecter sans le lien.',
  'sign_in_link.action': 'Se connecter',
  'sign_in_link.stranger':
    'Quelqu’un a essayé de se connecter sur {baseUrl}/portal avec cette adresse, mais elle n’est celle d’aucun membre d’une plateforme.',
  'sign_in_link.advice':
    'Demandez à un propriétaire de votre plateforme d’inviter cette adresse, connectez-vous avec une clé d’API ou inscrivez une plateforme.',
  'member_invitation.subject': 'Rejoignez une plateforme sur le portail des licences',
  'member_invitation.invited': `Vous avez reçu une invitation à rejoindre une plateforme sur le portail {baseUrl}/portal, avec le rôle ${role}. Acceptez avec le lien ci-dessous. Il fonctionne une seule fois, pendant 7 jours.`,
  'member_invitation.later': 'Ensuite, connectez-vous à tout moment avec cette adresse e-mail.',
  'member_invitation.unexpected': 'Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.',
  'member_invitation.action': 'Accepter l’invitation',
  'member_changed.subject': 'Les membres de {platform} ont changé',
  'member_changed.invited': `Une invitation à rejoindre {platform} a été envoyée à {email}, avec le rôle ${role}.`,
  'member_changed.invited_again': `Une nouvelle invitation à rejoindre {platform} a été envoyée à {email}, avec le rôle ${role}.`,
  'member_changed.joined': `{email} a accepté l’invitation et rejoint {platform} avec le rôle ${role}.`,
  'member_changed.edited': 'La fiche de {email} parmi les membres de {platform} a été modifiée.',
  'member_changed.removed': '{email} ne fait plus partie de {platform}. Ses sessions sont terminées.',
  'member_changed.role': `Le rôle de {email} dans {platform} a changé : ${before} devient ${role}.`,
  'member_changed.unexpected':
    'Si vous n’attendiez pas ce changement, vérifiez les membres et mettez fin aux sessions sur la page des identifiants.',
  'member_changed.action': 'Afficher les membres',
  'passkey_added.subject': 'Une clé d’accès a été ajoutée à votre compte sur {platform}',
  'passkey_added.added':
    'La clé d’accès « {name} » a été ajoutée à votre compte sur {platform} le {at}. Elle vous connecte au portail sans lien envoyé par e-mail.',
  'passkey_added.unexpected':
    'Si vous ne l’avez pas ajoutée, supprimez-la et mettez fin à vos autres sessions dans votre compte.',
  'passkey_added.action': 'Afficher votre compte',

  'registration_confirmation.subject': 'Confirmez votre adresse e-mail',
  'registration_confirmation.confirm':
    'Quelqu’un a saisi cette adresse pour inscrire une plateforme. Confirmez l’adresse dans les 24 heures pour créer la plateforme et recevoir sa première clé d’API. Le lien fonctionne une seule fois.',
  'registration_confirmation.unexpected':
    'Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer. Rien n’est créé sans la confirmation.',
  'registration_confirmation.action': 'Confirmer et créer la plateforme',
  'contact_confirmation.subject': 'Confirmez l’adresse de contact de {name}',
  'contact_confirmation.confirm':
    '{name} a saisi cette adresse comme contact pour les e-mails sur les licences, les retraits et la facturation. La modification prend effet lorsqu’une personne qui peut se connecter pour {name} la confirme avec le lien ci-dessous, dans les 24 heures.',
  'contact_confirmation.code':
    "Pour confirmer plutôt par l’API, envoyez ce code à POST /platforms/'{slug}'/contact/confirm :",
  'contact_confirmation.unexpected':
    'Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer. Rien ne change sans la confirmation.',
  'contact_confirmation.action': 'Confirmer cette adresse',
  'contact_changed.subject': 'L’adresse de contact de {name} a changé',
  'contact_changed.changed':
    'Les messages concernant {name} sont désormais envoyés à {contactEmail}. Cette adresse ne les reçoit plus.',
  'contact_changed.unexpected':
    'Si vous n’avez pas fait cette modification, supprimez les identifiants que vous ne reconnaissez pas et contactez-nous.',
  'platform_suspended.subject': 'La plateforme {name} est suspendue',
  'platform_suspended.suspended':
    'Nous avons suspendu {name}. Ses identifiants, ses jetons et ses sessions du portail ne fonctionnent pas, les liens vers les extraits et les téléchargements renvoient des erreurs, et les webhooks ne sont pas envoyés. Les licences délivrées restent inchangées.',
  'platform_suspended.mistake':
    'Si vous pensez qu’il s’agit d’une erreur, contactez notre équipe partenaires.',
  'platform_reinstated.subject': 'La plateforme {name} est de nouveau active',
  'platform_reinstated.reinstated':
    'Nous avons levé la suspension de {name}. Ses identifiants fonctionnent de nouveau.',
  'platform_reinstated.events':
    'Vos points de terminaison n’ont pas reçu les événements de cette période. Vous pouvez les faire renvoyer ou les lire dans la liste des événements.',
  'platform.reason': 'Motif : {reason}',

  'endpoint_failing.subject': 'Un point de terminaison de webhook de {slug} est en échec',
  'endpoint_failing.failing':
    'Toutes les livraisons au point de terminaison {endpointId} sur {host} échouent depuis le {since}.',
  'endpoint_failing.retries':
    'Nous continuons d’essayer. Un point de terminaison en échec pendant cinq jours de suite est désactivé.',
  'endpoint_failing.others':
    'D’autres points de terminaison sont peut-être en échec. GET /api/v1/platforms/{slug}/webhooks les liste tous, et leurs livraisons montrent les réponses de votre serveur.',
  'endpoint_disabled.subject': 'Un point de terminaison de webhook de {slug} a été désactivé',
  'endpoint_disabled.disabled':
    'Le point de terminaison {endpointId} sur {host} a été désactivé le {at}{reason, select, gone { : il a répondu 410 Gone} failing { : les livraisons ont échoué pendant cinq jours} other {}}.',
  'endpoint_disabled.stopped':
    'Les livraisons sont arrêtées. Quand le point de terminaison est rétabli, activez-le et faites renvoyer les événements manqués.',
  'endpoint_disabled.others':
    'D’autres points de terminaison ont peut-être été désactivés. GET /api/v1/platforms/{slug}/webhooks les liste tous.',
  'quota_warning.subject': `{slug} a utilisé {exhausted, select, yes {100 %} other {80 %}} de son quota de ${quota} ({period})`,
  'quota_warning.used': `Utilisation ({period}) : {used, number} sur {limit, number} ${quota}.`,
  'quota_warning.near':
    'Une fois le quota épuisé, {quota, select, requests {les requêtes suivantes sont refusées jusqu’à la fin du jour} enrichment_rows {les enrichissements suivants sont refusés jusqu’à la fin du jour} enrichment_seconds {les enrichissements d’audio suivants sont refusés jusqu’à la fin du jour} other {les nouvelles licences sont refusées jusqu’à la fin du mois}} (UTC) ou jusqu’à un changement de formule.',
  'quota_warning.exhausted':
    '{quota, select, requests {Les requêtes suivantes sont refusées jusqu’à la fin du jour (UTC) ou jusqu’à un changement de formule. Vous pouvez toujours gérer les identifiants, révoquer des licences et déclarer l’utilisation.} enrichment_rows {Les enrichissements suivants sont refusés jusqu’à la fin du jour (UTC) ou jusqu’à un changement de formule. Les résultats précédents restent disponibles.} enrichment_seconds {Les enrichissements d’audio suivants sont refusés jusqu’à la fin du jour (UTC) ou jusqu’à un changement de formule. Les lignes qui renvoient à des titres du catalogue fonctionnent toujours.} other {Les nouvelles licences sont refusées jusqu’à la fin du mois (UTC) ou jusqu’à un changement de formule. Les licences existantes ne sont pas concernées.}}',
  'quota_warning.remaining': 'GET /api/v1/platforms/{slug}/usage montre le quota restant.',
  'license_revoked.subject': 'Une licence de {slug} a été révoquée',
  'license_revoked.revoked': 'Notre équipe a révoqué la licence {licenseId} pour le titre {trackId} le {at}.',
  'license_revoked.code': 'Motif : {code}',
  'license_revoked.reason': 'Motif : {code} – {reason}',
  'license_revoked.content':
    '{stays, select, yes {Les contenus que vous avez publiés sous cette licence peuvent rester en ligne. Rien de nouveau ne peut être publié sous cette licence.} other {Retirez les contenus que vous avez publiés sous cette licence.}}',
  'license_revoked.api': 'GET /api/v1/licenses/{licenseId} montre la licence avec ses contenus.',

  'places.all': 'dans tous les territoires',
  'places.some': 'en {codes}',
  'places.many': 'en {codes} et dans {others, plural, one {# autre pays} other {# autres pays}}',
  'places.except': 'dans tous les pays sauf {codes}',
  'compliance.remove_subject': `Retirer les contenus sous ${licenses} au plus tard le {by}`,
  'compliance.on_hold_subject': `${licenses} en suspens`,
  'compliance.clear_subject': `${licenses} de nouveau sans restriction`,
  'compliance.decided': `Le titre {trackId} a été {action, select, take_down {retiré} restrict {restreint} other {rétabli}} ${when}.`,
  'compliance.stays_down': `Le titre {trackId} reste retiré. Motif : {reason}. Une autre décision le concernant a été levée ${when}.`,
  'compliance.reason': 'Motif : {reason}.',
  'compliance.ground': 'Fondement de la décision : {ground}.',
  'compliance.remove': 'Retirez les contenus publiés {where}.',
  'compliance.remove_by': 'Retirez les contenus publiés {where} au plus tard le {by}.',
  'compliance.on_hold':
    'En suspens {where} : les contenus publiés peuvent rester en ligne, mais ne publiez rien de nouveau.',
  'compliance.clear':
    'Sans restriction {where} : les contenus publiés peuvent rester en ligne. Vous n’avez rien à faire.',
  'compliance.licenses': `Cela concerne ${licenses} : {ids}{more, plural, =0 {} one { et # autre} other { et # autres}}.`,
  'compliance.api':
    'GET /api/v1/licenses?{query} les liste, chacune avec `compliance`. GET /api/v1/tracks/{trackId}/moderation-status montre l’exposé des motifs.',
  'compliance.action': 'Voir les licences',
};
