import type { Translation } from '../../kit/language/message.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translation<typeof english> = {
  'settings.checkoutsThatYouCreateWith':
    'Les paiements que vous créez avec l’API peuvent revenir aux pages de ce site.',
  'settings.clientID': 'ID client',
  'settings.codeFromTheEmail': 'Code reçu par e-mail',
  'settings.confirmAddress': 'Confirmer l’adresse',
  'settings.contactEmail': 'E-mail de contact',
  'settings.contactEmailChangedToEmail': 'E-mail de contact remplacé par {email}',
  'settings.empty': 'Vide',
  'settings.enterAName': 'Saisissez un nom.',
  'settings.environment': 'Environnement',
  'settings.identifiers': 'Identifiants techniques',
  'settings.ifEmptyNewLicensesCover':
    'Si ce champ est vide, les nouvelles licences couvrent tous les territoires où le titre est autorisé.',
  'settings.live': 'production',
  'settings.loadingYourSettings': 'Chargement de vos paramètres',
  'settings.name': 'Nom',
  'settings.onlyOwnersCanChangeThese': 'Seuls les propriétaires peuvent modifier ces paramètres.',
  'settings.platform': 'Plateforme',
  'settings.platformID': 'ID de la plateforme',
  'settings.receivesEmailsAboutLicensesTakedowns':
    'Reçoit des e-mails sur les licences, les retraits et la facturation. Une nouvelle adresse prend effet une fois confirmée.',
  'settings.sandbox': 'bac à sable',
  'settings.save': 'Enregistrer',
  'settings.settings': 'Paramètres',
  'settings.settingsSaved': 'Paramètres enregistrés',
  'settings.settingsSavedConfirmTheNew': 'Paramètres enregistrés. Confirmez la nouvelle adresse e-mail.',
  'settings.shownOnYourLicensesAnd': 'Figure sur vos licences et vos certificats.',
  'settings.slug': 'Nom court',
  'settings.theseSettings': 'ces paramètres',
  'settings.thisCodeIsInvalidOr':
    'Ce code n’est pas valide ou a expiré. Enregistrez à nouveau l’adresse e-mail pour en recevoir un autre.',
  'settings.weSentACodeTo':
    'Nous avons envoyé un code à {email}. La nouvelle adresse prend effet lorsque vous la confirmez.',
  'settings.website': 'Site web',
  'settings.whatYouPublishTheType':
    'Ce que vous publiez. Le type sélectionné en premier est la valeur par défaut des nouvelles licences.',
};
