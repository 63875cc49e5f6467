import type { Translation } from '../../../kit/language/message.ts';
import type { breakdown as english } from '../en/breakdown.ts';

export const breakdown: Translation<typeof english> = {
  'breakdown.byPlatform': 'Par plateforme',
  'breakdown.byTerritory': 'Par pays',
  'breakdown.csvHasAll': 'Le fichier CSV contient tous les chiffres.',
  'breakdown.platform': 'Plateforme',
  'breakdown.saveCsv': 'Enregistrer le CSV',
  'breakdown.territory': 'Pays',
};
