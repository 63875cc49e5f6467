import type { Translation } from '../../../kit/language/message.ts';
import type { breakdown as english } from '../en/breakdown.ts';

export const breakdown: Translation<typeof english> = {
  'breakdown.byPlatform': 'Nach Plattform',
  'breakdown.byTerritory': 'Nach Land',
  'breakdown.csvHasAll': 'Die CSV-Datei enthält alle Zahlen.',
  'breakdown.platform': 'Plattform',
  'breakdown.saveCsv': 'CSV speichern',
  'breakdown.territory': 'Land',
};
