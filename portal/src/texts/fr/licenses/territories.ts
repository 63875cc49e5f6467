import type { Translation } from '../../../kit/language/message.ts';
import type { territories as english } from '../../en/licenses/territories.ts';

/** The texts of the fields for countries in French. */
export const territories: Translation<typeof english> = {
  'licenses.countries': 'Pays',
  'licenses.country': 'Pays',
  'licenses.forExampleDEATCH': 'Par exemple : DE, AT, CH.',
  'licenses.quoted': '« {part} »',
  'licenses.removeCode': 'Retirer {code}',
  'licenses.selectACountryOrEnter': 'Sélectionnez un pays, ou saisissez son nom ou son code.',
  'licenses.selectTheCountries':
    '{unknown} : sélectionnez un pays dans la liste, ou saisissez son nom ou son code.',
};
