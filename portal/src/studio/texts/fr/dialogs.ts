import type { Translation } from '../../../kit/language/message.ts';
import type { dialogs as english } from '../en/dialogs.ts';

export const dialogs: Translation<typeof english> = {
  'artwork.cannotBeCropped':
    'Ce navigateur n’a pas pu recadrer l’image. Recadrez-la avec un autre programme.',
  'artwork.crop': 'Recadrer la pochette',
  'artwork.cropHint': 'La pochette est carrée. Faites glisser l’image ou utilisez les curseurs.',
  'artwork.horizontal': 'Position de gauche à droite',
  'artwork.use': 'Utiliser ce carré',
  'artwork.vertical': 'Position de haut en bas',
  'artwork.zoom': 'Agrandissement',
  'stems.addTitle': 'Ajouter des stems',
  'stems.category': 'Catégorie',
  'stems.name': 'Nom',
  'stems.replaceTitle': 'Remplacer le stem {name}',
  'stems.replaces': 'Remplace le stem {name} de ce titre.',
  'stems.upload': '{number, plural, one {Envoyer le stem} many {Envoyer # de stems} other {Envoyer # stems}}',
  'track.createParty': 'Créer l’ayant droit',
  'track.ipi': 'Numéro IPI',
  'track.partyCreated': '{name} peut maintenant être choisi.',
  'track.partyEmail': 'Adresse e-mail',
  'track.partyEmailHint': 'Nous demandons à cette adresse la confirmation des parts.',
  'track.partyName': 'Nom de la personne ou de la société',
  'track.society': 'Société de gestion',
  'track.societyHint': 'Par exemple : SACEM. Facultatif.',
};
