import fc from 'fast-check';
import {
  deliveryIssues,
  standardTerms,
  type DeliveredTrack,
  type RowIssue,
} from '../../../../src/domain/catalog/delivery/delivery.ts';
import { noMining } from '../../../../src/domain/catalog/license-terms.ts';
import type { DraftDetails } from '../../../../src/domain/drafts/draft.ts';
import { submissionOf, type SubmissionFacts } from '../../../../src/domain/drafts/submission.ts';
import { everywhere } from '../../../../src/domain/shared/territory.ts';
import { artistProfileId } from '../../../support/artists/artist-builders.ts';
import { aSoundAnalysis } from '../../../support/builders/sound-builders.ts';
import { draftDetails, someParties, someShares } from '../../../support/drafts/draft-records.ts';
import { partyId } from '../../../support/parties/party-records.ts';

const factsWith = (changes: Partial<SubmissionFacts> = {}): SubmissionFacts => ({
  parties: someParties,
  confirmations: new Map([...someParties.keys()].map((id) => [id, 'confirmed'])),
  profiles: new Map([[artistProfileId(), 'Ida Grün']]),
  analysis: aSoundAnalysis(),
  ...changes,
});
const delivered = (details: DraftDetails, facts = factsWith()): DeliveredTrack => {
  const found = submissionOf(details, facts);
  if (!found.ok) throw new Error(`rejected: ${JSON.stringify(found.failure)}`);
  return found.value;
};
const issuesOf = (details: DraftDetails, facts = factsWith()): readonly RowIssue[] => {
  const found = submissionOf(details, facts);
  return found.ok ? [] : found.failure;
};
const without = (...names: readonly string[]): DraftDetails =>
  Object.fromEntries(Object.entries(draftDetails()).filter(([name]) => !names.includes(name)));
const fieldsOf = (details: DraftDetails, facts = factsWith()): readonly string[] =>
  issuesOf(details, facts).map(({ field }) => field);

/** Members that only the account knows, those that the analysis can know, and those that can be absent. */
const required = [
  ...(['title', 'isrc', 'artists', 'releaseDate', 'genres', 'vocals', 'explicitness'] as const),
  ...(['pLine', 'cLine', 'aiDisclosure', 'rights'] as const),
];
const measured = ['bpm', 'key', 'energy', 'moods'] as const;
const optional = [
  ...(['version', 'iswc', 'instruments', 'keywords', 'language', 'territories', 'tdm', 'artwork'] as const),
];
const unmeasured = aSoundAnalysis({
  tempo: { known: false, reason: 'no_beat' },
  key: { known: false, reason: 'no_tonal_centre' },
  mood: { known: false, reason: 'too_short' },
});

describe('a submission', () => {
  it('names each party that has not confirmed its shares, beside all other problems', () => {
    const confirmations = new Map([
      [partyId(1), 'disputed' as const],
      [partyId(2), 'confirmed' as const],
      [partyId(4), 'notAsked' as const],
    ]);
    expect(fieldsOf(draftDetails(), factsWith({ confirmations }))).toEqual([
      'rights.master[0].partyId',
      'rights.publishers[0].partyId',
    ]);
    expect(fieldsOf(without('title'), factsWith({ confirmations }))).toEqual([
      ...['title', 'rights.master[0].partyId', 'rights.publishers[0].partyId'],
    ]);
  });

  it('has the details, the names of profiles and parties, and the standard terms', () => {
    const { artwork: _, artists: __, rights: ___, ...described } = draftDetails();
    expect(delivered(draftDetails())).toMatchObject({
      ...described,
      artists: [
        { artistId: artistProfileId(), name: 'Ida Grün', role: 'main' },
        { name: 'Zoë O’Neil', role: 'featured' },
      ],
      rights: { publishers: [{ name: 'Party 4', sharePct: '100' }] },
      terms: [{ ...standardTerms, tdm: described.tdm }],
      status: 'pending_review',
      stems: [],
    });
    expect(delivered(draftDetails())).not.toHaveProperty('artwork');
  });

  it('permits no data mining, is cleared everywhere and has no keywords, unless the details say otherwise', () => {
    const bare = delivered(without(...optional));
    expect(bare).toMatchObject({
      tdm: noMining,
      territories: everywhere,
      instruments: [],
      keywords: [],
    });
    expect(bare.terms).toEqual([{ ...standardTerms, tdm: noMining }]);
    for (const name of ['version', 'iswc', 'language']) expect(bare).not.toHaveProperty(name);
  });

  it('names every missing member once, and no other', () => {
    const all = [...required, ...measured, ...optional];
    fc.assert(
      fc.property(fc.subarray(all), (missing) => {
        const needed = missing.filter((name) => !(optional as readonly string[]).includes(name));
        const found = submissionOf(without(...missing), factsWith({ analysis: unmeasured }));
        const fields = found.ok ? [] : found.failure.map(({ field }) => field);
        expect(fields.toSorted()).toEqual(needed.toSorted());
      }),
    );
  });

  it.each([...required, ...measured])('treats an empty %s as missing', (name) => {
    const isList = Array.isArray(draftDetails()[name]);
    const details = { ...without(name), ...(isList && { [name]: [] }) };
    expect(fieldsOf(details, factsWith({ analysis: unmeasured }))).toEqual([name]);
  });

  it('takes tempo, key, energy and moods from the recording if the details do not state them', () => {
    const filled = delivered(without(...measured));
    const { tempo, key } = aSoundAnalysis();
    expect(filled).toMatchObject({
      bpm: tempo.known && tempo.value.bpm,
      key: key.known && key.value,
      moods: ['calm'],
      energy: 0.55,
    });
    expect(delivered(draftDetails())).toMatchObject({ bpm: 96, energy: 0.3 });
  });

  it.each([
    [-1, 0],
    [0, 0.5],
    [1, 1],
    [0.333, 0.67],
  ])('converts an arousal of %d to an energy of %d', (arousal, energy) => {
    const value = { valence: 0, arousal, labels: ['warm'], method: 'rules' } as const;
    const analysis = aSoundAnalysis({ mood: { known: true, value, confidence: 1 } });
    expect(delivered(without(...measured), factsWith({ analysis }))).toMatchObject({ energy });
  });

  it('says which members could not be measured, and requires a recording', () => {
    const cannot = 'is required to submit the track: it could not be measured in the recording';
    expect(issuesOf(without('bpm', 'title'), factsWith({ analysis: unmeasured }))).toEqual([
      { field: 'title', detail: 'is required to submit the track', code: 'required' },
      { field: 'bpm', detail: cannot, code: 'not_measured' },
    ]);
    expect(issuesOf(without('bpm'), factsWith({ analysis: undefined }))).toEqual([
      { field: 'bpm', detail: 'is required to submit the track', code: 'required' },
      {
        field: 'uploadId',
        detail: 'a processed recording is required to submit the track',
        code: 'recording_required',
      },
    ]);
    expect(fieldsOf(draftDetails(), factsWith({ analysis: undefined }))).toEqual(['uploadId']);
    expect(fieldsOf({}, factsWith({ analysis: undefined })).toSorted()).toEqual(
      [...required, ...measured, 'uploadId'].toSorted(),
    );
  });

  it('names profiles and parties that the account does not have', () => {
    expect(fieldsOf(draftDetails(), factsWith({ profiles: new Map() }))).toEqual(['artists[0].artistId']);
    const parties = new Map([...someParties].filter(([id]) => id !== partyId(2)));
    expect(fieldsOf(draftDetails(), factsWith({ parties }))).toEqual(['rights.master[1].partyId']);
    expect(fieldsOf(without('title'), factsWith({ parties, profiles: new Map() }))).toEqual([
      'title',
      'artists[0].artistId',
      'rights.master[1].partyId',
    ]);
  });

  it.each<[string, DraftDetails['artists']]>([
    ['only by name', [{ name: 'Zoë O’Neil', role: 'main' }]],
    ['as a featured artist', [{ artistId: artistProfileId(), role: 'featured' }]],
    [
      'as a remixer beside another main artist',
      [
        { name: 'Zoë O’Neil', role: 'main' },
        { artistId: artistProfileId(), role: 'remixer' },
      ],
    ],
  ])('requires a profile of the account as a main artist, who is not credited %s', (_, artists = []) => {
    expect(fieldsOf({ ...draftDetails(), artists })).toEqual(['artists']);
  });

  it.each([
    ['master', { master: [{ partyId: partyId(1), sharePct: '99.9999' }] }, 'rights.master'],
    [
      'writers',
      { writers: [{ partyId: partyId(1), role: 'composer' as const, sharePct: '50' }] },
      'rights.writers',
    ],
    [
      'publishers',
      {
        publishers: [
          { partyId: partyId(4), sharePct: '100' },
          { partyId: partyId(1), sharePct: '1' },
        ],
      },
      'rights.publishers',
    ],
    ['any side', { master: [], writers: [], publishers: [] }, 'rights.master'],
  ])('requires shares of 100 in total: %s', (_, changes, field) => {
    expect(fieldsOf({ ...draftDetails(), rights: { ...someShares, ...changes } })).toContain(field);
  });

  it('rejects territories that leave no country', () => {
    const territories = { include: ['DE'], exclude: ['DE'] };
    expect(fieldsOf({ ...draftDetails(), territories })).toEqual(['territories']);
  });

  it('is a delivery without problems', () => {
    fc.assert(
      fc.property(fc.subarray([...optional, ...measured]), (missing) => {
        expect(deliveryIssues(delivered(without(...missing)))).toEqual([]);
      }),
    );
  });
});
