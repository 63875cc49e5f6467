export const territory = {
  'consent.meaning':
    'Nothing of this is allowed unless you choose it. Every party of the track confirms it with its shares. A change applies to new licenses; licenses that were issued keep their terms.',
  'territory.addRegion': 'Add the countries of a region ({field})',
  'territory.allCountries': 'All countries.',
  'territory.byRegion': 'Countries by region',
  'territory.exclude': 'Excluded countries',
  'territory.include': 'Countries',
  'territory.included': 'Included',
  'territory.noneExcluded': 'None.',
  'territory.notIncluded': 'Not included',
  'territory.region': 'Region',
  'territory.someOfAll': '{number} of {all}',
  'territory.wholeRegion': 'all of them',
} as const;
