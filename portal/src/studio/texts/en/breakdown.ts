export const breakdown = {
  'breakdown.byPlatform': 'By platform',
  'breakdown.byTerritory': 'By country',
  'breakdown.csvHasAll': 'The CSV file has all figures.',
  'breakdown.platform': 'Platform',
  'breakdown.saveCsv': 'Save CSV',
  'breakdown.territory': 'Country',
} as const;
