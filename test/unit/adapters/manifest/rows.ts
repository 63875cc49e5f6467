/** A JSON row with only the required members and these changes; `undefined` removes a member. */
export const aRow = (changes: Readonly<Record<string, unknown>> = {}): unknown =>
  JSON.parse(
    JSON.stringify({
      file: 'masters/harbour-light.wav',
      title: 'Harbour Light',
      artists: [{ name: 'Nora Vale' }],
      isrc: 'GB-ABC-24-00001',
      releaseDate: '2024-03-01',
      bpm: 120,
      key: 'A minor',
      genres: ['House'],
      moods: ['warm'],
      energy: 0.6,
      vocals: 'instrumental',
      rights: {
        master: [{ party: 'Northlight', sharePct: '100' }],
        writers: [{ name: 'Nora Vale', role: 'composer', sharePct: '100' }],
        publishers: [{ name: 'Northlight Songs', sharePct: '100' }],
      },
      pLine: '℗ 2024 Northlight',
      cLine: '© 2024 Northlight',
      ...changes,
    }),
  );

/** The same as cells of a CSV manifest, by column. */
export const someCells = (
  changes: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> => ({
  file: 'masters/harbour-light.wav',
  title: 'Harbour Light',
  artists: 'Nora Vale',
  isrc: 'GB-ABC-24-00001',
  releaseDate: '2024-03-01',
  bpm: '120',
  key: 'A minor',
  genres: 'House',
  moods: 'warm',
  energy: '0.6',
  vocals: 'instrumental',
  master: 'Northlight | 100%',
  writers: 'Nora Vale | composer | 100%',
  publishers: 'Northlight Songs | 100%',
  pLine: '℗ 2024 Northlight',
  cLine: '© 2024 Northlight',
  ...changes,
});

const quoted = (cell: string): string => (/[",;\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const csvOf = (rows: readonly Readonly<Record<string, string>>[], delimiter = ','): string => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))];
  return lines.map((cells) => `${cells.map(quoted).join(delimiter)}\r\n`).join('');
};
