/** The texts of the fields for countries in English. */
export const territories = {
  'licenses.countries': 'Countries',
  'licenses.country': 'Country',
  'licenses.forExampleDEATCH': 'For example: DE, AT, CH.',
  'licenses.quoted': '“{part}”',
  'licenses.removeCode': 'Remove {code}',
  'licenses.selectACountryOrEnter': 'Select a country, or enter its name or code.',
  'licenses.selectTheCountries': '{unknown}: select a country from the list, or enter its name or code.',
} as const;
