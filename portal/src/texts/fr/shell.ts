import type { Translation } from '../../kit/language/message.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Translation<typeof english> = {
  'shell.catalog': 'Catalogue',
  'shell.collections': 'Collections',
  'shell.credentials': 'Identifiants',
  'shell.endView': 'Quitter la vue',
  'shell.licenses': 'Licences',
  'shell.loadingThePortal': 'Chargement du portail',
  'shell.members': 'Membres',
  'shell.onlyOwnersAndDevelopersCan':
    'Seuls les membres ayant le rôle Propriétaire ou Développeur peuvent voir les identifiants.',
  'shell.onlyOwnersAndFinanceCan':
    'Seuls les membres ayant le rôle Propriétaire ou Finances peuvent voir la formule.',
  'shell.overview': 'Vue d’ensemble',
  'shell.pageNotFound': 'Page introuvable',
  'shell.partnerPortal': 'Portail partenaires',
  'shell.plan': 'Formule',
  'shell.portal': 'Portail',
  'shell.reasonOfView': 'Motif : {reason}',
  'shell.reference': 'Référence',
  'shell.settings': 'Paramètres',
  'shell.signOut': 'Se déconnecter',
  'shell.skipToContent': 'Aller au contenu',
  'shell.theAddressMayBeIncomplete':
    'L’adresse est peut-être incomplète. <link>Aller à la vue d’ensemble</link>',
  'shell.viewByOurStaff': 'Consultation par notre personnel',
  'shell.webhooks': 'Webhooks',
  'shell.youAreOfflineTheData':
    'Vous êtes hors ligne. Les données affichées peuvent être obsolètes et vous ne pouvez pas enregistrer de modifications.',
  'shell.youViewThePortalOf':
    '{name} (personnel) consulte le portail de {platform} jusqu’à {until} sans pouvoir rien modifier.',
  'shell.yourAccount': 'Votre compte',
  'shell.currentPlatform': 'Actuelle',
  'shell.licensesGrantNoRights': 'Les licences que vous délivrez ici n’accordent aucun droit.',
  'shell.live': 'production',
  'shell.sandbox': 'Bac à sable',
  'shell.suspended': 'Suspendue',
  'shell.switch': 'Changer',
  'shell.switchPlatform': 'Changer de plateforme',
  'shell.switchPlatformFromName': '{name} : changer de plateforme',
  'shell.switchToName': 'Passer à {name}',
};
