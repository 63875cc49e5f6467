import type { Translation } from '../../../kit/language/message.ts';
import type { territories as english } from '../../en/licenses/territories.ts';

/** The texts of the fields for countries in German. */
export const territories: Translation<typeof english> = {
  'licenses.countries': 'Länder',
  'licenses.country': 'Land',
  'licenses.forExampleDEATCH': 'Zum Beispiel: DE, AT, CH.',
  'licenses.quoted': '„{part}“',
  'licenses.removeCode': '{code} entfernen',
  'licenses.selectACountryOrEnter': 'Wählen Sie ein Land aus oder geben Sie seinen Namen oder Code ein.',
  'licenses.selectTheCountries':
    '{unknown}: Wählen Sie ein Land aus der Liste aus oder geben Sie seinen Namen oder Code ein.',
};
