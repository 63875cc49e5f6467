import type { DraftRow } from '../../../../../src/domain/drafts/delivery/draft-row.ts';
import { partyResolver } from '../../../../../src/domain/drafts/delivery/party-resolver.ts';
import { planDelivery, type DeliveryFacts } from '../../../../../src/domain/drafts/delivery/plan.ts';
import type { Draft } from '../../../../../src/domain/drafts/draft.ts';
import { ArtistId } from '../../../../../src/domain/shared/ids.ts';
import { accountId, artistProfileId } from '../../../../support/artists/artist-builders.ts';
import { noon, trackId } from '../../../../support/builders/builders.ts';
import { aDraft, anUploadOf, submittedDraft } from '../../../../support/drafts/draft-records.ts';
import { partyId } from '../../../../support/parties/party-records.ts';
import { uploadId } from '../../../../support/uploads/upload-records.ts';

const own = { artistId: artistProfileId(), name: 'Mara Lind' };
const other = { artistId: ArtistId('art_another'), name: 'Ida Grün' };
const bare = (changes: Partial<Draft> = {}, n = 1): Draft =>
  aDraft({ details: { title: 'Tide' }, ...changes }, n);

const factsWith = (changes: Partial<DeliveryFacts> = {}): DeliveryFacts => {
  let next = 100;
  return {
    ...{ profiles: [own], drafts: [], uploads: [], images: new Map(), accountId: accountId(), now: noon },
    resolver: partyResolver([], [], () => partyId(50)),
    nextTrackId: () => trackId(next++),
    ...changes,
  };
};
const rows = (...given: readonly Partial<DraftRow>[]) =>
  given.map((row, n) => ({ line: n + 2, row: { title: 'Tide', ...row } }));

const issuesOf = (row: Partial<DraftRow>, facts: Partial<DeliveryFacts> = {}): readonly string[] =>
  planDelivery(rows(row), factsWith(facts)).rejected.flatMap(({ issues }) =>
    issues.map(({ field, detail }) => `${field}: ${detail}`),
  );

describe('the plan of a delivery', () => {
  it('creates the track of a row that no draft has, for the profile that it credits', () => {
    const artists = [
      { name: 'ida  GRÜN', role: 'main' as const },
      { name: 'Ostrava', role: 'featured' as const },
    ];
    const { planned } = planDelivery(
      rows({ externalId: 'A', artists }),
      factsWith({ profiles: [own, other] }),
    );
    expect(planned).toMatchObject([
      {
        ...{ line: 2, outcome: 'created' },
        draft: {
          ...{ trackId: trackId(100), accountId: accountId(), artistId: other.artistId, externalId: 'A' },
          details: {
            title: 'Tide',
            artists: [
              { artistId: other.artistId, role: 'main' },
              { name: 'Ostrava', role: 'featured' },
            ],
          },
        },
      },
    ]);
  });

  it('changes what a row states of its draft, and leaves the rest', () => {
    const before = bare({ externalId: 'A', details: { title: 'Tide', bpm: 120, pLine: '℗ Lind' } });
    const { planned } = planDelivery(rows({ externalId: 'A', bpm: 121 }), factsWith({ drafts: [before] }));
    expect(planned).toEqual([
      {
        ...{ line: 2, outcome: 'updated' },
        draft: {
          ...before,
          details: { title: 'Tide', bpm: 121, pLine: '℗ Lind' },
          updatedAt: noon,
          version: 2,
        },
      },
    ]);
  });

  it('leaves a draft that already is as its row describes it, also a submitted one', () => {
    const drafts = [submittedDraft(bare({ externalId: 'A' }))];
    expect(planDelivery(rows({ externalId: 'A' }), factsWith({ drafts })).planned).toMatchObject([
      { outcome: 'unchanged', draft: { trackId: trackId(1), version: 2 } },
    ]);
    expect(issuesOf({ externalId: 'A', bpm: 99 }, { drafts })).toEqual([
      `row: your track ${trackId(1)} was submitted: change it with its own operations`,
    ]);
  });

  it.each([
    ['its external ID', { externalId: 'A' }, bare({ externalId: 'A' })],
    ['its ISRC', { isrc: 'DEA622600417' }, bare({ details: { title: 'Tide', isrc: 'DEA622600417' } })],
    ['the name of its recording, in any folder', { file: 'masters/night-drive.wav' }, bare()],
    ['the ID of its upload', { file: uploadId(1) }, bare()],
  ] as const)('finds a draft by %s', (_, row, draft) => {
    const facts = factsWith({
      drafts: [draft],
      uploads: [anUploadOf(1, 1, { fileName: 'night-drive.wav' })],
    });
    expect(planDelivery(rows(row), facts)).toMatchObject({
      rejected: [],
      planned: [{ draft: { trackId: trackId(1) } }],
    });
  });

  it('gives the draft of an upload the external ID of its row', () => {
    const facts = factsWith({ drafts: [bare()], uploads: [anUploadOf(1, 1, { fileName: 'a.wav' })] });
    expect(planDelivery(rows({ externalId: 'A', file: 'a.wav' }), facts).planned).toMatchObject([
      { outcome: 'updated', draft: { externalId: 'A', version: 2 } },
    ]);
  });

  it.each([
    ['an unknown file', { file: 'b.wav' }, ['file: your account has no upload "b.wav"']],
    [
      'a name of several uploads',
      { file: 'twice.wav' },
      ['file: "twice.wav" is the name of 2 uploads: use the ID of one'],
    ],
    [
      'a recording of another track than the external ID',
      { externalId: 'A', file: 'a.wav' },
      [
        `file: "a.wav" is the recording of ${trackId(1)}, but the externalId is that of ${trackId(2)}: delete ${trackId(1)} and upload the file again with trackId ${trackId(2)}`,
      ],
    ],
    [
      'the ISRC of another track',
      { externalId: 'A', isrc: 'DEA622600417' },
      [`isrc: is that of your track ${trackId(3)}`],
    ],
    [
      'another external ID than that of its track',
      { externalId: 'B', isrc: 'DEA622600417' },
      [`externalId: your track ${trackId(3)} has the externalId "C"`],
    ],
    [
      'artwork that is not an image of the account',
      { externalId: 'A', artwork: 'img_1' },
      ['artwork: must be the ID of a confirmed image of your account with the purpose track_artwork'],
    ],
    [
      'no profile of an account with several',
      { externalId: 'Z', artists: [{ name: 'Nobody', role: 'main' as const }] },
      ['artists: must have a profile of your account as a main artist, because your account has several'],
    ],
  ])('rejects %s', (_, row, expected) => {
    const drafts = [
      ...[bare(), bare({ externalId: 'A' }, 2)],
      bare({ externalId: 'C', details: { title: 'Tide', isrc: 'DEA622600417' } }, 3),
    ];
    const uploads = [
      anUploadOf(1, 1, { fileName: 'a.wav' }),
      anUploadOf(2, 2, { fileName: 'twice.wav' }),
      anUploadOf(3, 3, { fileName: 'twice.wav' }),
    ];
    expect(issuesOf(row, { drafts, uploads, profiles: [own, other] })).toEqual(expected);
  });

  it('guesses none of several tracks with one external ID', () => {
    const drafts = [bare({ externalId: 'A' }), bare({ externalId: 'A' }, 2)];
    expect(issuesOf({ externalId: 'A' }, { drafts })).toEqual([
      `externalId: ${trackId(1)} and ${trackId(2)} have this externalId: delete all but one of them`,
    ]);
  });

  it('rejects two rows that describe one track', () => {
    const drafts = [bare({ externalId: 'A', details: { title: 'Tide', isrc: 'DEA622600417' } })];
    const plan = planDelivery(rows({ externalId: 'A' }, { isrc: 'DEA622600417' }), factsWith({ drafts }));
    expect(plan.planned).toHaveLength(1);
    expect(plan.rejected).toEqual([
      { line: 3, issues: [{ field: 'row', detail: 'is the same track as row 2' }] },
    ]);
  });
});
