import { readCsv } from '../../../../src/adapters/manifest/csv.ts';
import { importForm, readRow } from '../../../../src/adapters/manifest/row.ts';
import { aRow, csvOf, someCells } from './rows.ts';

const rowsOf = (content: string) => {
  const read = readCsv(content, importForm);
  if (!read.ok) throw new Error(read.failure.detail);
  return read.value;
};

const only = (cells: Readonly<Record<string, string>>) => {
  const [first] = rowsOf(csvOf([someCells(cells)]));
  if (!first) throw new Error('no row');
  return first.row;
};

const issuesOf = (cells: Readonly<Record<string, string>>): readonly string[] => {
  const row = only(cells);
  return row.ok ? [] : row.failure.map(({ field, detail }) => `${field}: ${detail}`);
};

const unreadable = (content: string): string => {
  const read = readCsv(content, importForm);
  return read.ok ? 'readable' : read.failure.detail;
};

describe('a CSV manifest', () => {
  it('has a column for each member of a JSON manifest', () => {
    expect(only({})).toEqual(readRow(aRow()));
  });

  it.each([
    [
      'artists',
      'Nora Vale; Halden (featured); DJ (Kit) (remixer)',
      {
        artists: [
          { name: 'Nora Vale', role: 'main' },
          { name: 'Halden', role: 'featured' },
          { name: 'DJ (Kit)', role: 'remixer' },
        ],
      },
    ],
    [
      'stems',
      'drums=s/a.wav; harmony/Felt piano = s/b=c.wav',
      {
        stems: [
          { category: 'drums', name: 'Drums', file: 's/a.wav' },
          { category: 'harmony', name: 'Felt piano', file: 's/b=c.wav' },
        ],
      },
    ],
    [
      'stems',
      '[{"category":"bass","name":"A; B","file":"s;.wav"}]',
      { stems: [{ category: 'bass', name: 'A; B', file: 's;.wav' }] },
    ],
    [
      'master',
      'Northlight | 60 | in GB IE; Meridian Tapes | 40,0% | in GB, IE',
      {
        rights: {
          master: [
            { party: 'Northlight', sharePct: '60', territories: ['GB', 'IE'] },
            { party: 'Meridian Tapes', sharePct: '40.0', territories: ['GB', 'IE'] },
          ],
        },
      },
    ],
    [
      'writers',
      'Vale, Nora | composer | 50% | IPI 250165006 | PRO PRS; Halden | lyricist | 50%',
      {
        rights: {
          writers: [
            { name: 'Vale, Nora', role: 'composer', sharePct: '50', ipi: '00250165006', pro: 'PRS' },
            { name: 'Halden', role: 'lyricist', sharePct: '50' },
          ],
        },
      },
    ],
    [
      'publishers',
      'Songs & Co | 100% | pro STIM',
      { rights: { publishers: [{ name: 'Songs & Co', sharePct: '100', pro: 'STIM' }] } },
    ],
    ['territories', 'WORLD -US -ca', { territories: { include: ['WORLD'], exclude: ['US', 'CA'] } }],
    ['territories', 'GB; IE', { territories: { include: ['GB', 'IE'], exclude: [] } }],
    ['keywords', 'night; city lights ;night', { keywords: ['night', 'city lights'] }],
    ['bpm', '120,5', { bpm: 120.5 }],
    [
      'tdm',
      'dataMining=allowed; aiTraining=constrained',
      { tdm: { dataMining: 'allowed', aiTraining: 'constrained', aiInference: 'notAllowed' } },
    ],
    ['artwork', 'covers/a b.jpg', { artwork: 'covers/a b.jpg' }],
    ['images', 'cover=https://example.org/a.jpg', { images: { cover: 'https://example.org/a.jpg' } }],
    ['terms.term', '12 months', { terms: [{ term: { type: 'fixed', months: 12 } }] }],
    [
      'terms.edits',
      'trim; mix',
      { terms: [{ edits: { trim: true, loop: false, mix: true, lyricsChange: false } }] },
    ],
    [
      'terms.edits',
      'none',
      { terms: [{ edits: { trim: false, loop: false, mix: false, lyricsChange: false } }] },
    ],
    ['terms.fee', '49.00 EUR', { terms: [{ fee: { amount: 4900, currency: 'EUR' } }] }],
    ['terms.fee', '5000 JPY', { terms: [{ fee: { amount: 5000, currency: 'JPY' } }] }],
    ['terms.attributionRequired', 'No', { terms: [{ attributionRequired: false }] }],
    ['terms.effectiveAt', '2024-03-01', { terms: [{ effectiveAt: Date.UTC(2024, 2, 1) }] }],
    [
      'terms',
      '[{"effectiveAt":"2024-03-01"},{"effectiveAt":"2025-03-01","monetization":false}]',
      { terms: [{ monetization: true }, { monetization: false }] },
    ],
    ['status', 'approved', { status: 'approved' }],
  ])('reads %s: %s', (column, cell, wanted) => {
    expect(only({ [column]: cell })).toMatchObject({ ok: true, value: wanted });
  });

  it('reads album and UPC from separate columns', () => {
    expect(only({ album: 'Harbour Lights', upc: '036000291452' })).toMatchObject({
      ok: true,
      value: { album: { title: 'Harbour Lights', upc: '036000291452' } },
    });
  });

  it.each([
    ['stems', 'drums', ['stems: "drums" is not category=file or category/name=file']],
    ['stems', '[{"category":', ['stems: is not JSON']],
    ['artwork', '../a.jpg', ['artwork: is not a path inside the folder']],
    ['stems', 'drums=../a.wav', ['stems[0].file: is not a path inside the folder']],
    [
      'master',
      'Northlight | all',
      ['master: "all" of "Northlight" is not a share, a role, IPI …, PRO … or in …'],
    ],
    ['master', 'Northlight', ['master[0].sharePct: is missing']],
    ['master', 'Northlight | 90%', ['master: shares total 90, but must total 100']],
    ['writers', 'Nora | 100%', ['writers[0].role: is missing']],
    ['writers', '', ['writers: is missing']],
    ['publishers', 'A | 100% | composer', ['publishers[0].role: is not a known field']],
    ['upc', '036000291452', ['album: is missing']],
    ['bpm', 'fast', ['bpm: expected a number, not text']],
    ['bpm', '1e3', ['bpm: expected a number, not text']],
    ['energy', '', ['energy: is missing']],
    [
      'territories',
      'WORLD -UK',
      ['territories.exclude[0]: "UK" is not an ISO 3166-1 country (two letters) or WORLD'],
    ],
    ['tdm', 'allowed', ['tdm: "allowed" is not name=value']],
    ['tdm', 'training=allowed', ['tdm.training: is not a known field']],
    ['terms.fee', '49 EUR', ['terms.fee: "49 EUR" needs 2 decimals (EUR)']],
    ['terms.fee', 'free', ['terms.fee: "free" is not an amount and a currency (49.00 EUR)']],
    ['terms.monetization', 'maybe', ['terms.monetization: expected true or false, not text']],
    ['terms.edits', 'trim; shuffle', ['terms.edits.shuffle: is not a known field']],
    ['terms.term', 'a year', ['terms.term: is neither perpetual nor fixed with months']],
    [
      'terms.territories',
      'FR -FR',
      ['terms.territories: must include a country in which the track is cleared'],
    ],
    ['terms', '{', ['terms: is not JSON']],
  ])('names the column of an error: %s: %s', (column, cell, issues) => {
    expect(issuesOf({ [column]: cell })).toEqual(issues);
  });

  it('accepts terms as a whole or in columns, not both', () => {
    expect(issuesOf({ terms: '{}', 'terms.fee': '1.00 EUR' })).toEqual([
      'terms: cannot be combined with terms.fee: use one or the other',
    ]);
  });

  it('counts rows as a spreadsheet does, including blank ones', () => {
    const [header, row] = csvOf([someCells()]).split('\r\n');
    const rows = rowsOf([header, row, '', ',,', row].join('\n'));
    expect(rows.map(({ line }) => line)).toEqual([2, 5]);
  });

  it.each([[','], [';'], ['\t']])('is read with cells separated by %j', (delimiter) => {
    const [row] = rowsOf(csvOf([someCells({ genres: 'House; Deep House' })], delimiter));
    expect(row?.row).toMatchObject({ ok: true, value: { genres: ['house', 'deep house'] } });
  });

  it('accepts a byte order mark, and headers in any spelling', () => {
    const spelled = csvOf([someCells()]).replace('releaseDate', 'Release Date').replace('pLine', 'P-LINE');
    expect(rowsOf(`\uFEFF${spelled}`)).toEqual(rowsOf(csvOf([someCells()])));
  });

  it('rejects a row with more cells than the header has', () => {
    const longer = csvOf([someCells()]).trimEnd() + ',surplus\r\n';
    expect(rowsOf(longer)[0]?.row).toMatchObject({ ok: false, failure: [{ field: 'row' }] });
  });

  it.each([
    [
      'an unknown column',
      'title,tempo\nX,1\n',
      'manifest.csv, column 2: "tempo" is not a manifest column; docs/import.md lists them',
    ],
    [
      'a column that is misspelled',
      'title,Release Dat,X\nX,1\n',
      'manifest.csv, column 2: "Release Dat" is not a manifest column; did you mean "releaseDate"?',
    ],
    ['a column twice', 'title,Title\nX,Y\n', 'manifest.csv, column 2: duplicate column "title"'],
    ['nothing at all', '', 'manifest.csv is empty'],
  ])('is unreadable with %s', (_, content, detail) => expect(unreadable(content)).toBe(detail));

  it('is rejected with an unclosed quote, and says where', () => {
    expect(unreadable('title\n"open\n')).toMatch(/^manifest.csv: .*line/);
  });
});
