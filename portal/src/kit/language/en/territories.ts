/** The texts of the fields for countries in English. */
export const territories = {
  'territories.africa': 'Africa',
  'territories.antarctica': 'Antarctica',
  'territories.asia': 'Asia',
  'territories.europe': 'Europe',
  'territories.europeanUnion': 'European Union',
  'territories.northAmerica': 'North America',
  'territories.oceania': 'Oceania',
  'territories.southAmerica': 'South America',
  'territories.countries': 'Countries',
  'territories.country': 'Country',
  'territories.forExampleDEATCH': 'For example: DE, AT, CH.',
  'territories.quoted': '“{part}”',
  'territories.removeCode': 'Remove {code}',
  'territories.selectACountryOrEnter': 'Select a country, or enter its name or code.',
  'territories.selectTheCountries': '{unknown}: select a country from the list, or enter its name or code.',
} as const;
