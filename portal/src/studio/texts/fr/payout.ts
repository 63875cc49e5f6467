import type { Translation } from '../../../kit/language/message.ts';
import type { payout as english } from '../en/payout.ts';

export const payout: Translation<typeof english> = {
  'payout.account': 'Compte',
  'payout.accountNumber': 'Numéro de compte',
  'payout.add': 'Ajouter des coordonnées de versement',
  'payout.bankCode': 'Code de la banque',
  'payout.bankCodeHint': 'Routing number, sort code ou BIC.',
  'payout.bic': 'BIC',
  'payout.change': 'Modifier les coordonnées de versement',
  'payout.changed': 'Dernière modification',
  'payout.confirmYourAddressFirst':
    'Confirmez votre adresse e-mail sur la page d’accueil avant d’ajouter des coordonnées de versement.',
  'payout.consequence':
    'Nous en informons les propriétaires du compte par e-mail et ne versons rien pendant les 72 heures qui suivent une modification.',
  'payout.country': 'Pays de la banque',
  'payout.holder': 'Titulaire du compte',
  'payout.holderHint': 'Le nom que connaît la banque. Nous le vérifions avant le premier versement.',
  'payout.iban': 'IBAN',
  'payout.loading': 'Chargement des coordonnées de versement',
  'payout.noPayoutsUntil': 'Nous ne versons rien avant {time}, car les coordonnées ont été modifiées.',
  'payout.none': 'Nous ne versons rien tant que votre compte n’a pas de coordonnées de versement.',
  'payout.notVerified': 'pas encore vérifiées',
  'payout.nothingIsMissing':
    'Il ne manque rien. Chaque solde supérieur au seuil est versé lors du prochain versement.',
  'payout.onePerAccount':
    'Nous conservons les coordonnées chiffrées et n’affichons que le pays et les quatre derniers caractères. Toutes les devises sont versées sur ce compte.',
  'payout.password': 'Votre mot de passe',
  'payout.removalConsequence':
    'Nous ne versons rien tant que vous n’avez pas ajouté d’autres coordonnées. Nous en informons les propriétaires du compte par e-mail.',
  'payout.remove': 'Supprimer les coordonnées de versement',
  'payout.removed': 'Coordonnées de versement supprimées.',
  'payout.save': 'Enregistrer les coordonnées de versement',
  'payout.saved': 'Coordonnées de versement enregistrées.',
  'payout.title': 'Coordonnées de versement',
  'payout.type': 'Type de compte',
  'payout.type.account': 'Compte sans IBAN',
  'payout.type.iban': 'Compte avec IBAN',
  'payout.verification': 'Vérification',
  'payout.verified': 'vérifiées',
  'payout.weHoldPayouts': 'Les versements à votre compte sont suspendus.',
  'payout.weVerifyTheHolder':
    'Nous vérifions que le titulaire est bien la personne ou la société à laquelle appartient votre compte. Vous n’avez rien à faire.',
  'payout.whatHappensNext': 'La suite',
};
