/** Texts of the pages that are the same in English and in another language. */
export const sharedTexts: Readonly<Record<string, readonly string[]>> = {
  all: [
    ...['{format} KiB', '{format} MiB', '{latency}\u00A0ms', '{bitrate}\u00A0kbit/s', '{rate}\u00A0kHz'],
    ...['{before} feat. {name}', 'Camelot {camelot}', 'Hash', 'Webhooks', 'API', 'Stems', 'stems', 'Stem'],
    ...['instrumental', 'Markdown', 'Original', 'Portal', 'Studio', 'Developer', 'Growth', 'Enterprise'],
  ],
  German: [
    ...[
      'online',
      'Version',
      'Browser',
      'Name',
      'Name (optional)',
      'Passkeys',
      'Genre',
      'Genres',
      'Instrument',
    ],
    ...['Downloads', 'Encoder', 'Token', 'Pause', 'Player', 'Position', 'Bass', 'Compliance'],
    ...['Status', 'live', 'Live', 'Website', 'Album', 'Format', 'Text'],
    ...['Film', 'Livestream', 'E-Learning', 'Link {number}'],
  ],
  French: [
    'Collections',
    'Note',
    ...['film', 'podcasts', 'Version', 'Messages', 'active', 'Actions', 'Sessions', 'Genre', 'Genres'],
    ...['Instrument', 'Instruments', 'instruments', 'Pause', 'Position', 'clause', 'clauses', 'Clause'],
    ...['Description', '{types, plural, one {# type} other {# types}}', 'Production', 'Signature'],
    ...['Impressions', 'impressions', 'Quotas', 'composition', 'Album', 'Copyright', 'Format', 'Source'],
    ...['Date', 'Document'],
  ],
  Spanish: ['Plan', 'Endpoint', 'Endpoints', 'Token'],
};
