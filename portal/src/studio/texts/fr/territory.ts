import type { Translation } from '../../../kit/language/message.ts';
import type { territory as english } from '../en/territory.ts';

export const territory: Translation<typeof english> = {
  'consent.meaning':
    'Rien de cela n’est autorisé tant que vous ne le choisissez pas. Chaque partie du titre le confirme avec ses parts. Une modification s’applique aux nouvelles licences ; les licences délivrées gardent leurs conditions.',
  'territory.addRegion': 'Ajouter les pays d’une région ({field})',
  'territory.allCountries': 'Tous les pays.',
  'territory.byRegion': 'Pays par région',
  'territory.exclude': 'Pays exclus',
  'territory.include': 'Pays',
  'territory.included': 'Inclus',
  'territory.noneExcluded': 'Aucun.',
  'territory.notIncluded': 'Non inclus',
  'territory.region': 'Région',
  'territory.someOfAll': '{number} sur {all}',
  'territory.wholeRegion': 'tous',
};
