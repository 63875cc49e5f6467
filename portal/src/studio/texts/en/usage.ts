export const usage = {
  'track.use.impressions': 'Impressions',
  'track.use.isIncomplete':
    'The newest months are missing here, because there are too many figures. The CSV file has all of them.',
  'track.use.isReportedLate': 'As platforms have reported it. They can report use up to 61 days late.',
  'track.use.licensed': 'licensed',
  'track.use.loading': 'Loading the usage',
  'track.use.noCountry': 'Country not reported',
  'track.use.none': 'No use has been reported yet',
  'track.use.plays': 'Plays',
  'track.use.playsByMonth': 'Plays by month',
  'track.use.unlicensed': 'unlicensed',
  'track.use.unlicensedPlays': 'Unlicensed plays',
} as const;
