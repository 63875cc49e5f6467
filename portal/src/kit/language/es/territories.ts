import type { Translation } from '../message.ts';
import type { territories as english } from '../en/territories.ts';

/** The texts of the fields for countries in Spanish. */
export const territories: Translation<typeof english> = {
  'territories.africa': 'África',
  'territories.antarctica': 'Antártida',
  'territories.asia': 'Asia',
  'territories.europe': 'Europa',
  'territories.europeanUnion': 'Unión Europea',
  'territories.northAmerica': 'América del Norte',
  'territories.oceania': 'Oceanía',
  'territories.southAmerica': 'América del Sur',
  'territories.countries': 'Países',
  'territories.country': 'País',
  'territories.forExampleDEATCH': 'Por ejemplo: DE, AT, CH.',
  'territories.quoted': '«{part}»',
  'territories.removeCode': 'Quitar {code}',
  'territories.selectACountryOrEnter': 'Seleccione un país o introduzca su nombre o código.',
  'territories.selectTheCountries':
    '{unknown}: seleccione un país de la lista o introduzca su nombre o código.',
};
