import type { Translation } from '../../../kit/language/message.ts';
import type { breakdown as english } from '../en/breakdown.ts';

export const breakdown: Translation<typeof english> = {
  'breakdown.byPlatform': 'Por plataforma',
  'breakdown.byTerritory': 'Por país',
  'breakdown.csvHasAll': 'El archivo CSV contiene todas las cifras.',
  'breakdown.platform': 'Plataforma',
  'breakdown.saveCsv': 'Guardar CSV',
  'breakdown.territory': 'País',
};
