import type { Translation } from '../../../kit/language/message.ts';
import type { statements as english } from '../en/statements.ts';

export const statements: Translation<typeof english> = {
  'statements.all': 'Relevés',
  'statements.amount': 'Montant',
  'statements.anyTerritory': 'Tous les pays',
  'statements.beforeRounding': 'Avant arrondi',
  'statements.byMonth': 'Redevances par mois',
  'statements.byPlatform': 'Par plateforme',
  'statements.byTerritory': 'Par pays',
  'statements.byTrack': 'Par titre',
  'statements.closed': 'Clôturé',
  'statements.csvHasAll': 'Le fichier CSV contient les {number} lignes.',
  'statements.loadingTheStatement': 'Chargement du relevé',
  'statements.loadingTheStatements': 'Chargement des relevés',
  'statements.month': 'Mois',
  'statements.monthOfParty': '{month} : {party}',
  'statements.noStatementsYet': 'Aucun relevé pour l’instant',
  'statements.notFound': 'Relevé introuvable',
  'statements.platform': 'Plateforme',
  'statements.proof': 'Preuve',
  'statements.reason.notInPeriod':
    'Le relevé, son sel ou sa preuve a été modifié : la période clôturée ne le contient pas.',
  'statements.reason.periodNotClosed': 'La période de ce relevé n’est pas clôturée.',
  'statements.reason.sumsDiffer': 'Les lignes du relevé ne donnent pas son montant.',
  'statements.result': 'Résultat',
  'statements.root': 'Racine de la période :',
  'statements.royaltiesIn': 'Redevances en {currency}',
  'statements.saveCsv': 'Enregistrer le CSV',
  'statements.saveProof': 'Enregistrer le relevé avec sa preuve',
  'statements.share': 'Part',
  'statements.statementId': 'Identifiant du relevé',
  'statements.territory': 'Pays',
  'statements.testIsNeverPaid': 'Ce relevé concerne de l’argent de test, qui n’est jamais versé.',
  'statements.testMoney': 'argent de test',
  'statements.track': 'Titre',
  'statements.verified':
    'La période clôturée le {time} contient exactement ce relevé, et ses lignes donnent le total.',
  'statements.verify': 'Vérifier',
  'statements.whatTheProofShows':
    'La preuve montre que la période clôturée contient exactement ce relevé. <link>Chacun peut la vérifier</link> avec le fichier. Elle ne dit rien des utilisations et des paiements dont il a été calculé.',
  'statements.whenStatementsCome':
    'Nous clôturons chaque mois à partir du dixième jour du mois suivant. Chacune de vos parties qui reçoit une part a alors un relevé ici.',
  'statements.yourAccountHasNoSuchStatement': 'Votre compte n’a pas de relevé à cette adresse.',
  'statements.yourRoleCannotRead':
    'Votre rôle ne permet pas de lire les relevés. Les propriétaires et la finance le peuvent.',
};
