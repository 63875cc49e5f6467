import { demoTracks, rowOf } from '@platform-licensing/demo';
import { readRow } from '../../../../src/adapters/manifest/row.ts';
import { standardTerms, madeByPeople } from '../../../../src/domain/catalog/delivery/delivery.ts';
import { noMining } from '../../../../src/domain/catalog/license-terms.ts';
import { everywhere } from '../../../../src/domain/shared/territory.ts';
import { aRow } from './rows.ts';

const issuesOf = (row: unknown): readonly string[] => {
  const read = readRow(row);
  return read.ok ? [] : read.failure.map(({ field, detail }) => `${field}: ${detail}`);
};

const rights = (changes: Readonly<Record<string, unknown>>) => ({
  rights: {
    master: [{ party: 'Northlight', sharePct: '100' }],
    writers: [{ name: 'Nora Vale', role: 'composer', sharePct: '100' }],
    publishers: [{ name: 'Northlight Songs', sharePct: '100' }],
    ...changes,
  },
});

describe('a row of a JSON manifest', () => {
  it('needs few members, and the others have defaults', () => {
    expect(readRow(aRow())).toEqual({
      ok: true,
      value: {
        externalId: 'GBABC2400001',
        file: 'masters/harbour-light.wav',
        stems: [],
        title: 'Harbour Light',
        artists: [{ name: 'Nora Vale', role: 'main' }],
        isrc: 'GBABC2400001',
        releaseDate: '2024-03-01',
        bpm: 120,
        key: { tonic: 'A', mode: 'minor' },
        genres: ['house'],
        moods: ['warm'],
        instruments: [],
        keywords: [],
        energy: 0.6,
        vocals: 'instrumental',
        explicitness: 'unknown',
        images: {},
        ...rights({}),
        pLine: '℗ 2024 Northlight',
        cLine: '© 2024 Northlight',
        territories: everywhere,
        aiDisclosure: madeByPeople,
        tdm: noMining,
        terms: [standardTerms],
        status: 'pending_review',
      },
    });
  });

  it.each([
    ['an ISRC with hyphens', { isrc: 'gb-abc-24-00001' }, { isrc: 'GBABC2400001' }],
    ['an ISWC with points', { iswc: 'T-034.524.680-1' }, { iswc: 'T0345246801' }],
    ['a key of the Camelot wheel', { key: '8B' }, { key: { tonic: 'C', mode: 'major' } }],
    ['a flat as a sharp', { key: 'Dbm' }, { key: { tonic: 'C#', mode: 'minor' } }],
    [
      'tags in any case, once each',
      { moods: ['  Warm ', 'warm', 'Late  Night'] },
      { moods: ['warm', 'late night'] },
    ],
    [
      'countries in lower case',
      { territories: { include: ['gb', 'ie'] } },
      { territories: { include: ['GB', 'IE'], exclude: [] } },
    ],
    ['a language in its usual form', { language: 'pt-br' }, { language: 'pt-BR' }],
    [
      'a stem by its category',
      { stems: [{ category: 'bass', file: 'b.wav' }] },
      { stems: [{ category: 'bass', name: 'Bass', file: 'b.wav' }] },
    ],
    ['its own id', { externalId: 'NL-7' }, { externalId: 'NL-7' }],
  ])('reads %s', (_, given, wanted) => {
    expect(readRow(aRow(given))).toMatchObject({ ok: true, value: wanted });
  });

  it('copies the mining permissions of the track to terms without their own', () => {
    const read = readRow(aRow({ tdm: { dataMining: 'allowed' }, terms: { edits: { mix: true } } }));
    expect(read).toMatchObject({
      ok: true,
      value: { terms: [{ edits: { trim: true, mix: true }, tdm: { ...noMining, dataMining: 'allowed' } }] },
    });
  });

  it('accepts several versions of the terms, each with its date', () => {
    const terms = [
      { effectiveAt: '2024-03-01' },
      { effectiveAt: '2025-01-01T12:00:00+01:00', monetization: false },
    ];
    const read = readRow(aRow({ terms }));
    expect(read.ok && read.value.terms.map(({ effectiveAt }) => effectiveAt)).toEqual([
      Date.UTC(2024, 2, 1),
      Date.UTC(2025, 0, 1, 11),
    ]);
  });

  it.each([
    ['a member missing', { title: undefined }, ['title: is missing']],
    ['an unknown member', { tempo: 120 }, ['tempo: is not a known field']],
    ['an unknown member deep down', { album: { title: 'X', year: 1 } }, ['album.year: is not a known field']],
    ['text for a number', { bpm: 'fast' }, ['bpm: expected a number, not text']],
    ['a number for text', { title: 7 }, ['title: expected text, not a number']],
    ['an empty title', { title: '  ' }, ['title: is empty']],
    ['a title too long', { title: 'x'.repeat(301) }, ['title: is longer than 300 characters']],
    ['a line break in a title', { title: 'a\nb' }, ['title: contains a control character']],
    ['a line separator in a title', { title: 'a\u2028b' }, ['title: contains a control character']],
    ['a wrong ISRC', { isrc: 'GB-ABC-24-1' }, ['isrc: "GB-ABC-24-1" is not an ISRC (CC-XXX-YY-NNNNN)']],
    [
      'an ISWC with a wrong check digit',
      { iswc: 'T-034.524.680-2' },
      ['iswc: "T-034.524.680-2" is not an ISWC (T-DDD.DDD.DDD-C with its check digit)'],
    ],
    [
      'a UPC with a wrong check digit',
      { album: { title: 'X', upc: '036000291453' } },
      ['album.upc: "036000291453" is not a UPC or EAN (12 or 13 digits with the check digit)'],
    ],
    [
      'a day that is none',
      { releaseDate: '2024-02-30' },
      ['releaseDate: "2024-02-30" is not a day (YYYY-MM-DD)'],
    ],
    ['a tempo too slow', { bpm: 19 }, ['bpm: 19 is not at least 20']],
    ['a tempo too fast', { bpm: 401 }, ['bpm: 401 is not at most 400']],
    ['too much energy', { energy: 1.2 }, ['energy: 1.2 is not at most 1']],
    ['a key that is none', { key: 'H minor' }, ['key: "H minor" is not a key (A minor, Am or 8A)']],
    ['no genre', { genres: [] }, ['genres: is empty']],
    [
      'vocals of another kind',
      { vocals: 'robot' },
      ['vocals: "robot" is not one of instrumental, male, female, mixed, choir'],
    ],
    [
      'a language that is none',
      { language: 'english' },
      ['language: "english" is not a language tag (BCP 47: en, pt-BR)'],
    ],
    [
      'a country that is none',
      { territories: { include: ['UK'] } },
      ['territories.include[0]: "UK" is not an ISO 3166-1 country (two letters) or WORLD'],
    ],
    [
      'no country left',
      { territories: { include: ['GB'], exclude: ['GB'] } },
      ['territories: must leave at least one country'],
    ],
    [
      'an IPI with letters',
      rights({ writers: [{ name: 'N', role: 'composer', sharePct: '100', ipi: 'I-001' }] }),
      ['rights.writers[0].ipi: "I-001" is not an IPI name number (9 to 11 digits)'],
    ],
    [
      'a share that is none',
      rights({ master: [{ party: 'N', sharePct: '33.33333' }] }),
      ['rights.master[0].sharePct: "33.33333" is not a share from 0 to 100 with at most four decimals'],
    ],
    ['a share missing', rights({ master: [{ party: 'N' }] }), ['rights.master[0].sharePct: is missing']],
    [
      'shares over 100',
      rights({
        publishers: [
          { name: 'A', sharePct: 60 },
          { name: 'B', sharePct: '50' },
        ],
      }),
      ['rights.publishers: shares exceed 100 in AD'],
    ],
    [
      'shares under 100',
      rights({ writers: [{ name: 'A', role: 'composer', sharePct: '99.9999' }] }),
      ['rights.writers: shares total 99.9999, but must total 100'],
    ],
    ['no side of the rights', { rights: undefined }, ['rights: is missing']],
    ['a path out of the folder', { file: '../secret.wav' }, ['file: is not a path inside the folder']],
    ['an absolute path', { file: '/etc/passwd' }, ['file: is not a path inside the folder']],
    ['a path of Windows', { file: 'masters\\a.wav' }, ['file: is not a path inside the folder']],
    [
      'a stem of another category',
      { stems: [{ category: 'kazoo', file: 'k.wav' }] },
      [
        'stems[0].category: "kazoo" is not one of drums, bass, harmony, melody, vocals, percussion, fx, other',
      ],
    ],
    [
      'a picture without https',
      { images: { cover: 'http://example.org/a.jpg' } },
      ['images.cover: is not an https address'],
    ],
    ['terms that are none', { terms: 'standard' }, ['terms: is neither an object nor a list of versions']],
    ['an unknown member of terms', { terms: { price: 3 } }, ['terms.price: is not a known field']],
    [
      'a medium that is none',
      { terms: { media: ['radio'] } },
      [
        'terms.media[0]: "radio" is not one of online, social, podcast, broadcast, theatrical, in_app, in_game',
      ],
    ],
    ['a term without its months', { terms: { term: { type: 'fixed' } } }, ['terms.term.months: is missing']],
    [
      'a currency that is none',
      { terms: { fee: { amount: 100, currency: 'EURO' } } },
      ['terms.fee.currency: is not an ISO 4217 currency'],
    ],
    [
      'half a cent',
      { terms: { fee: { amount: 10.5, currency: 'EUR' } } },
      ['terms.fee.amount: 10.5 is not a whole number'],
    ],
    [
      'more than the largest fee',
      { terms: { fee: { amount: 1_000_000_000_001, currency: 'EUR' } } },
      ['terms.fee.amount: 1000000000001 is not at most 1000000000000'],
    ],
    [
      'versions of terms without days',
      { terms: [{}, {}] },
      [
        'terms[0].effectiveAt: is required when there are several versions',
        'terms[1].effectiveAt: is required when there are several versions',
      ],
    ],
    ['standalone use', { terms: { standaloneUse: true } }, ['terms.standaloneUse: true is not false']],
    [
      'a status that only a decision gives',
      { status: 'taken_down' },
      ['status: "taken_down" is not one of approved, pending_review'],
    ],
  ])('rejects %s', (_, given, issues) => expect(issuesOf(aRow(given))).toEqual(issues));

  it.each([[null], [7], ['x'], [[]]])('rejects %j for a row', (row) => {
    expect(issuesOf(row)).toEqual([expect.stringContaining('expected an object')]);
  });

  it('returns all errors together', () => {
    expect(issuesOf(aRow({ bpm: 1, isrc: 'x', tempo: 1 }))).toHaveLength(3);
  });

  it.each(demoTracks.map((spec) => [spec.slug, rowOf(spec)] as const))(
    'accepts the demo track %s',
    (_, row) => {
      const terms = row.terms.map((one) => ({
        ...one,
        effectiveAt: new Date(one.effectiveAt ?? 0).toISOString(),
      }));
      const written: unknown = JSON.parse(
        JSON.stringify({ ...row, key: `${row.key.tonic} ${row.key.mode}`, terms }),
      );
      expect(readRow(written)).toEqual({ ok: true, value: row });
    },
  );
});
