import { trackView } from '../../../../src/adapters/http/catalog/track.view.ts';
import { reviewedDetails } from '../../../../src/domain/drafts/publication.ts';
import { aTrack } from '../../../support/builders/builders.ts';
import { useEnglishTexts } from '../../../support/portal/english-texts.ts';

type View = ReturnType<typeof trackView> & { readonly stems: readonly (typeof drums)[] };
type Changes = Readonly<Record<(typeof reviewedDetails)[number], readonly Partial<View>[]>>;

const drums = {
  ...{ stemId: 'stm_1', category: 'drums' as const, name: 'Drums' },
  ...{ durationMs: 1, sha256: '1'.repeat(64) },
};

// The names of options are read when their module is loaded.
useEnglishTexts();
const { fieldTexts, sharesIn } =
  await import('../../../../portal/src/console/tracks/revisions/field-texts.ts');
const { fieldName } = await import('../../../../portal/src/console/tracks/names.ts');

const track = { ...trackView(aTrack(), 'https://music.example'), iswc: 'T0345246801', stems: [drums] };
const { iswc: _, ...withoutIswc } = track;
const countries = ['DE', 'AT', 'CH', 'FR', 'ES', 'IT', 'PT', 'PL', 'CZ', 'SK', 'SE', 'NO', 'FI', 'DK'];
const ai = { vocals: 'none', instruments: 'none', composition: 'none', lyrics: 'none' } as const;
const mining: View['tdm'] = {
  dataMining: 'allowed',
  aiInference: 'allowed',
  aiTraining: 'allowed',
  aiGenerativeTraining: 'notAllowed',
};
const [artist] = track.artists;
if (!artist) throw new Error('no artist');
const written = {
  ...track.rights,
  writers: [{ name: 'Noor Elia', sharePct: '100', role: 'composer' as const }],
};

const administered = {
  ...written,
  writers: written.writers.map((share) => ({ ...share, administeredBy: 'Nordlicht' })),
};

/** Versions of each reviewed field, all of them different. */
const versions: Changes = {
  isrc: [{ isrc: 'QZXYZ2600001' }, { isrc: 'QZXYZ2600002' }],
  iswc: [{ iswc: 'T0345246801' }, { iswc: 'T0000000010' }],
  artists: [
    { artists: [{ ...artist, name: 'Ada' }] },
    { artists: [{ ...artist, name: 'Ada', role: 'featured' }] },
    { artists: [{ ...artist, name: 'Ada', artistId: 'art_other' }] },
    { artists: [artist, { ...artist, name: 'Noor' }] },
  ],
  releaseDate: [{ releaseDate: '2026-03-01' }, { releaseDate: '2026-04-01' }],
  rights: [{ rights: track.rights }, { rights: written }, { rights: administered }],
  pLine: [{ pLine: '℗ 2026 Mara Lind' }, { pLine: '℗ 2026 Other' }],
  cLine: [{ cLine: '© 2026 Mara Lind' }, { cLine: '© 2026 Other' }],
  territories: [
    { territories: { include: ['WORLD'], exclude: [] } },
    { territories: { include: ['WORLD'], exclude: ['DE'] } },
    { territories: { include: countries.slice(0, 13), exclude: [] } },
    { territories: { include: countries.slice(1), exclude: [] } },
  ],
  aiDisclosure: [
    { aiDisclosure: ai },
    ...(['vocals', 'instruments', 'composition', 'lyrics'] as const).flatMap((part) => [
      { aiDisclosure: { ...ai, [part]: 'partial' as const } },
      { aiDisclosure: { ...ai, [part]: 'full' as const } },
    ]),
  ],
  tdm: [
    { tdm: mining },
    ...(['dataMining', 'aiInference', 'aiTraining'] as const).flatMap((use) => [
      { tdm: { ...mining, [use]: 'notAllowed' as const } },
      { tdm: { ...mining, [use]: 'constrained' as const } },
    ]),
    { tdm: { ...mining, aiGenerativeTraining: 'allowed' } },
  ],
  stems: [
    { stems: [] },
    { stems: [drums] },
    { stems: [{ ...drums, sha256: '2'.repeat(64) }] },
    { stems: [{ ...drums, name: 'Beat' }] },
  ],
};

describe('the fields of a revision', () => {
  it.each(reviewedDetails)('show in words in what two versions differ: %s', (field) => {
    expect(fieldName(field)).not.toBe(field);
    for (const [n, before] of versions[field].entries())
      for (const after of versions[field].slice(n + 1)) {
        const shown = fieldTexts(field, { ...track, ...before }, { ...track, ...after });
        expect(shown[0]).not.toBe(shown[1]);
        for (const text of shown) expect(text).not.toMatch(/^–?$|undefined|\[object|notAllowed/);
      }
  });

  it('show an absent number as a dash', () => {
    expect(fieldTexts('iswc', withoutIswc, track)).toEqual(['–', 'T0345246801']);
  });

  it('name every country, all parts of the disclosure, and all uses of data mining', () => {
    const territories = { include: countries.slice(0, 13), exclude: [] };
    const [all, most] = fieldTexts(
      'territories',
      { ...track, territories },
      {
        ...track,
        territories: { include: ['WORLD'], exclude: ['FR', 'DE'] },
      },
    );
    expect(all).toMatch(/^Germany, Austria, .*Norway, and Finland$/);
    expect(most).toBe('All countries except France and Germany');
    const disclosed = {
      ...track,
      aiDisclosure: { ...ai, vocals: 'full' as const, lyrics: 'partial' as const },
    };
    expect(fieldTexts('aiDisclosure', track, disclosed)[1]).toBe(
      'Vocals: Made by AI; Instruments: Not used; Composition: Not used; Lyrics: Used in part',
    );
  });
});

const master = { party: 'Mara Lind', sharePct: '100' };
const writer = { name: 'Noor Elia', sharePct: '100', role: 'composer' as const };
const publisher = { name: 'Nordlicht', sharePct: '100' };
const textOf = (changes: {
  readonly master?: object;
  readonly writer?: object;
  readonly publisher?: object;
}): string =>
  sharesIn({
    rights: {
      master: [{ ...master, ...changes.master }],
      writers: [{ ...writer, ...changes.writer }],
      publishers: [{ ...publisher, ...changes.publisher }],
    },
  });

describe('the shares of a revision', () => {
  it('are shown with every detail that can change', () => {
    const all = [
      {},
      { master: { party: 'Other' } },
      { master: { territories: ['DE', 'AT'] } },
      { master: { territories: ['DE'] } },
      { writer: { role: 'lyricist' } },
      { writer: { ipi: '00000000001' } },
      { writer: { pro: 'GEMA' } },
      { publisher: { territories: ['FR'] } },
      { publisher: { ipi: '00000000001' } },
      { publisher: { pro: 'SACEM' } },
    ].map(textOf);
    expect(new Set(all).size).toBe(all.length);
    expect(textOf({ writer: { role: 'composer_lyricist', ipi: '00000000001', pro: 'GEMA' } })).toBe(
      'Mara Lind 100 % (recording); Noor Elia 100 % (work as composer and lyricist, IPI 00000000001, GEMA); Nordlicht 100 % (publishing)',
    );
  });
});
