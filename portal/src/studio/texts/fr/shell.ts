import type { Translation } from '../../../kit/language/message.ts';
import type { shell as english } from '../en/shell.ts';

export const shell: Translation<typeof english> = {
  'shell.albums': 'Albums',
  'shell.goToTheHomePage': 'Aller à la <a>page d’accueil</a>.',
  'shell.guide': 'Guide d’utilisation',
  'shell.home': 'Accueil',
  'shell.loadingTheStudio': 'Chargement du studio',
  'shell.noPageAtThisAddress': 'Il n’y a pas de page à cette adresse.',
  'shell.pageNotFound': 'Page introuvable',
  'shell.signOut': 'Se déconnecter',
  'shell.skipToContent': 'Aller au contenu',
  'shell.statements': 'Relevés',
  'shell.studio': 'Studio',
  'shell.uploads': 'Envois',
  'shell.youAreOffline':
    'Vous êtes hors ligne. Les données affichées peuvent être périmées et vous ne pouvez rien enregistrer.',
};
