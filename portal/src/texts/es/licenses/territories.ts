import type { Translation } from '../../../kit/language/message.ts';
import type { territories as english } from '../../en/licenses/territories.ts';

/** The texts of the fields for countries in Spanish. */
export const territories: Translation<typeof english> = {
  'licenses.countries': 'Países',
  'licenses.country': 'País',
  'licenses.forExampleDEATCH': 'Por ejemplo: DE, AT, CH.',
  'licenses.quoted': '«{part}»',
  'licenses.removeCode': 'Quitar {code}',
  'licenses.selectACountryOrEnter': 'Seleccione un país o introduzca su nombre o código.',
  'licenses.selectTheCountries': '{unknown}: seleccione un país de la lista o introduzca su nombre o código.',
};
