import type { Translation } from '../message.ts';
import type { territories as english } from '../en/territories.ts';

/** The texts of the fields for countries in French. */
export const territories: Translation<typeof english> = {
  'territories.africa': 'Afrique',
  'territories.antarctica': 'Antarctique',
  'territories.asia': 'Asie',
  'territories.europe': 'Europe',
  'territories.europeanUnion': 'Union européenne',
  'territories.northAmerica': 'Amérique du Nord',
  'territories.oceania': 'Océanie',
  'territories.southAmerica': 'Amérique du Sud',
  'territories.countries': 'Pays',
  'territories.country': 'Pays',
  'territories.forExampleDEATCH': 'Par exemple : DE, AT, CH.',
  'territories.quoted': '« {part} »',
  'territories.removeCode': 'Retirer {code}',
  'territories.selectACountryOrEnter': 'Sélectionnez un pays, ou saisissez son nom ou son code.',
  'territories.selectTheCountries':
    '{unknown} : sélectionnez un pays dans la liste, ou saisissez son nom ou son code.',
};
