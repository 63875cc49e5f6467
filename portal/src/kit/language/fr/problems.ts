import type { Translation } from '../message.ts';
import type { problems as english } from '../en/problems.ts';

export const problems: Translation<typeof english> = {
  'issue.address_blocked': 'Cette adresse n’est pas autorisée.',
  'issue.in_the_future': 'Cette date est dans le futur.',
  'issue.invalid': 'Cette valeur n’est pas valide. Message du service, en anglais : {detail}',
  'issue.invalid_format': 'Cette valeur n’a pas le bon format.',
  'issue.invalid_type': 'Cette valeur n’a pas le bon format.',
  'issue.invalid_value': 'Cette valeur n’est pas autorisée.',
  'issue.required': 'Ce champ est obligatoire.',
  'issue.too_big': 'Cette valeur est trop longue ou trop grande (maximum : {limit}).',
  'issue.too_small': 'Cette valeur est trop courte ou trop petite (minimum : {limit}).',
  'problem.APPEAL_OPEN': 'Une réclamation contre cette décision est déjà en cours.',
  'problem.AUDIO_INVALID': 'Le fichier audio n’est pas valide.',
  'problem.BODY_TOO_LARGE': 'La requête est trop volumineuse.',
  'problem.CONTENT_TYPE_NOT_CLEARED': 'Ce titre n’est pas autorisé pour ce type de contenu.',
  'problem.CSRF_TOKEN_INVALID':
    'Rien n’a été modifié, car ce navigateur a maintenant une autre session. Vérifiez la page et réessayez.',
  'problem.CURSOR_EXPIRED': 'Cette liste n’est plus à jour. Rechargez la page.',
  'problem.ENTITLEMENT_REQUIRED': 'Votre formule ne comprend pas cette fonction.',
  'problem.IDEMPOTENCY_IN_PROGRESS': 'La même requête est encore en cours. Réessayez dans un instant.',
  'problem.IP_NOT_ALLOWED': 'Votre adresse IP n’est pas autorisée pour ces identifiants.',
  'problem.LICENSE_NOT_ACTIVE': 'Cette licence n’est plus active.',
  'problem.LICENSE_NOT_FOUND': 'Cette licence est introuvable.',
  'problem.NOT_FOUND': 'Introuvable.',
  'problem.PAYMENT_REQUIRED':
    'Un paiement est nécessaire. Vérifiez le prix et la limite de dépenses pour une licence, ou le moyen de paiement pour votre formule.',
  'problem.PLATFORM_NOT_FOUND': 'Cette plateforme est introuvable.',
  'problem.PLATFORM_SUSPENDED': 'Cette plateforme est suspendue. Contactez-nous.',
  'problem.QUOTA_EXCEEDED':
    'Votre quota est épuisé. La vue d’ensemble indique vos quotas et la date de leur renouvellement.',
  'problem.RATE_LIMITED': 'Trop de requêtes.',
  'problem.READ_ONLY_SESSION':
    'Vous consultez seulement le portail d’une plateforme et ne pouvez pas faire cela.',
  'problem.REAUTHENTICATION_FAILED': 'Les identifiants sont incorrects.',
  'problem.ROLE_MISSING': 'Votre rôle ne le permet pas. Adressez-vous à un propriétaire de la plateforme.',
  'problem.SCOPE_MISSING': 'Ces identifiants ne donnent pas cette autorisation.',
  'problem.SIGN_IN_FAILED': 'La connexion a échoué.',
  'problem.SLUG_TAKEN': 'Ce nom court est déjà pris.',
  'problem.STATE_CONFLICT':
    'Ce n’est pas possible dans l’état actuel. Message du service, en anglais : {detail}',
  'problem.TERRITORY_NOT_CLEARED': 'Ce titre n’est pas autorisé dans l’un des territoires.',
  'problem.TOKEN_EXPIRED': 'Votre session a expiré. Reconnectez-vous.',
  'problem.TOKEN_INVALID': 'La clé ou le lien n’est pas valide ou a expiré.',
  'problem.TRACK_NOT_FOUND': 'Ce titre est introuvable.',
  'problem.TRACK_NOT_LICENSABLE': 'Ce titre ne peut pas faire l’objet d’une licence.',
  'problem.TRACK_TAKEN_DOWN': 'Ce titre a été retiré.',
  'problem.UNAVAILABLE': 'Le service est temporairement indisponible. Réessayez plus tard.',
  'problem.VALIDATION_FAILED':
    'Certaines données ne sont pas valides. Message du service, en anglais : {detail}',
  'problem.VERSION_CONFLICT': 'Quelqu’un d’autre a effectué une modification entre-temps. Rechargez la page.',
};
