import type { Translation } from '../message.ts';
import type { territories as english } from '../en/territories.ts';

/** The texts of the fields for countries in German. */
export const territories: Translation<typeof english> = {
  'territories.africa': 'Afrika',
  'territories.antarctica': 'Antarktis',
  'territories.asia': 'Asien',
  'territories.europe': 'Europa',
  'territories.europeanUnion': 'Europäische Union',
  'territories.northAmerica': 'Nordamerika',
  'territories.oceania': 'Ozeanien',
  'territories.southAmerica': 'Südamerika',
  'territories.countries': 'Länder',
  'territories.country': 'Land',
  'territories.forExampleDEATCH': 'Zum Beispiel: DE, AT, CH.',
  'territories.quoted': '„{part}“',
  'territories.removeCode': '{code} entfernen',
  'territories.selectACountryOrEnter': 'Wählen Sie ein Land aus oder geben Sie seinen Namen oder Code ein.',
  'territories.selectTheCountries':
    '{unknown}: Wählen Sie ein Land aus der Liste aus oder geben Sie seinen Namen oder Code ein.',
};
