import fc from 'fast-check';
import type { Rights } from '../../../../src/domain/catalog/rights.ts';
import type { PartyShares } from '../../../../src/domain/drafts/party-shares.ts';
import type { License } from '../../../../src/domain/licensing/license.ts';
import type { ContentRegister, Segment } from '../../../../src/domain/webhooks/content-register.ts';
import { cuesOf, type CueFacts, type CueTrack } from '../../../../src/domain/webhooks/cue-sheet.ts';
import {
  aLicense,
  aPlatform,
  aRevoked,
  aTerms,
  aTrack,
  contentId,
  licenseId,
  noon,
  platformId,
  trackId,
} from '../../../support/builders/builders.ts';
import { partyId } from '../../../support/parties/party-records.ts';

const hour = 3_600_000;
const ada = { name: 'Ada Finch', ipi: '00014107338', pro: 'GEMA' };
const complete: Rights = {
  master: [{ party: 'Finch Recordings', sharePct: '100' }],
  writers: [{ ...ada, role: 'composer', sharePct: '100' }],
  publishers: [{ ...ada, name: 'Finch Music', sharePct: '100' }],
};

const aCueTrack = (n = 1, changes: Partial<CueTrack> = {}, rights: Partial<Rights> = {}): CueTrack => ({
  track: aTrack({ rights: { ...complete, ...rights } }, n),
  licenses: [aLicense({ trackId: trackId(n) }, n)],
  ...changes,
});

const aRegister = (changes: Partial<ContentRegister> = {}): ContentRegister => ({
  ...{ platformId: platformId(), contentId: contentId(), state: 'published', at: noon },
  ...{ contentType: 'ugc_video', territories: ['DE'], trackIds: [trackId()], version: 1 },
  ...changes,
});

const whole: Segment = { trackId: trackId(), startMs: 1_000, endMs: 4_000, use: 'featured' };

const cuesWith = (
  tracks: readonly CueTrack[],
  register: Partial<ContentRegister> = {},
  changes: Partial<CueFacts> = {},
) =>
  cuesOf({
    register: aRegister({ segments: [whole], ...register }),
    platform: aPlatform(),
    tracks: new Map(tracks.map((one) => [one.track.trackId, one])),
    parties: new Map(),
    ...changes,
  });

const missingWith = (rights: Partial<Rights>, register: Partial<ContentRegister> = {}) =>
  cuesWith([aCueTrack(1, {}, rights)], register)[0]?.missing;

describe('a cue sheet', () => {
  it('shows times, use, codes, shares and license of a segment, and misses nothing', () => {
    const track = aTrack({ rights: complete, iswc: 'T0345246801', version: 'Live' });
    expect(cuesWith([aCueTrack(1, { track })])).toEqual([
      {
        ...{ sequence: 1, trackId: trackId(), title: 'Slow Harbour 1 (Live)', artists: ['Ada Finch'] },
        ...{ isrc: 'QZABC2600001', iswc: 'T0345246801' },
        ...{ startMs: 1_000, endMs: 4_000, durationMs: 3_000, use: 'featured' },
        ...{ writers: complete.writers, publishers: complete.publishers },
        ...{ licenseId: licenseId(), missing: [] },
      },
    ]);
  });

  it('has one cue for each segment by its start, then those without a start, and a cue for a track without segments', () => {
    const segment = fc.record(
      {
        trackId: fc.integer({ min: 1, max: 3 }).map((n) => trackId(n)),
        startMs: fc.nat(50),
        endMs: fc.integer({ min: 50, max: 99 }),
      },
      { requiredKeys: ['trackId'] },
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 12 }), (segments) => {
        const trackIds = [1, 2, 3].map((n) => trackId(n));
        const cues = cuesWith(
          [1, 2, 3].map((n) => aCueTrack(n)),
          { trackIds, segments },
        );
        const bare = trackIds.filter((id) => segments.every((one) => one.trackId !== id));
        expect(cues).toHaveLength(segments.length + bare.length);
        expect(cues.map(({ sequence }) => sequence)).toEqual(cues.map((_, n) => n + 1));
        const starts = cues.map(({ startMs = Infinity }) => startMs);
        expect(starts).toEqual(starts.toSorted((one, other) => (one < other ? -1 : Number(one > other))));
        for (const { startMs, endMs, durationMs, missing } of cues) {
          const isTimed = startMs !== undefined && endMs !== undefined;
          expect(durationMs).toBe(isTimed ? endMs - startMs : undefined);
          expect(missing.filter((gap) => gap === 'start' || gap === 'end')).toEqual([
            ...(startMs === undefined ? ['start'] : []),
            ...(endMs === undefined ? ['end'] : []),
          ]);
        }
        for (const id of bare) {
          const own = cues.filter((cue) => cue.trackId === id);
          expect(own.map(({ missing }) => missing)).toEqual([['start', 'end', 'use']]);
        }
      }),
    );
  });

  it.each<readonly [string, Partial<Rights>, readonly string[]]>([
    ['no writer', { writers: [] }, ['writers']],
    ['no publisher', { publishers: [] }, ['publishers']],
    [
      'a writer without IPI and society',
      { writers: [{ name: 'Bo', role: 'lyricist', sharePct: '100' }] },
      ['writerIpi', 'writerSociety'],
    ],
    ['writers below 100', { writers: [{ ...ada, role: 'composer', sharePct: '99.9999' }] }, ['writerShares']],
    [
      'publishers above 100',
      { publishers: [1, 2].map(() => ({ ...ada, sharePct: '60' })) },
      ['publisherShares'],
    ],
    [
      'a publisher without IPI and society',
      { publishers: [{ name: 'Finch Music', sharePct: '100' }] },
      ['publisherIpi', 'publisherSociety'],
    ],
  ])('lists what is missing of %s', (_, rights, missing) => {
    expect(missingWith(rights)).toEqual(missing);
  });

  it('adds up the shares of publishers in the territories of the content alone', () => {
    const publishers = [{ ...ada, sharePct: '100', territories: ['DE', 'AT'] }];
    expect(missingWith({ publishers })).toEqual([]);
    expect(missingWith({ publishers }, { territories: ['DE', 'CH'] })).toEqual(['publisherShares']);
    const { territories: _, ...anywhere } = aRegister({ segments: [whole] });
    const facts = { register: anywhere, platform: aPlatform() };
    const ofPlatform = aPlatform({ territories: ['AT'] });
    const tracks = [aCueTrack(1, {}, { publishers })];
    expect(cuesWith(tracks, {}, facts)[0]?.missing).toEqual(['publisherShares']);
    expect(cuesWith(tracks, {}, { ...facts, platform: ofPlatform })[0]?.missing).toEqual([]);
  });

  it('shows the shares that applied when the content was published, with the parties as they are known now', () => {
    const ownedBy = (n: number): PartyShares => ({
      master: [],
      writers: [{ partyId: partyId(n), role: 'composer', sharePct: '100' }],
      publishers: [{ partyId: partyId(n), sharePct: '100' }],
    });
    const versions = [
      { effectiveFrom: noon - hour, shares: ownedBy(1) },
      { effectiveFrom: noon + hour, shares: ownedBy(2) },
    ];
    const parties = new Map(
      [1, 2].map((n) => [partyId(n), { partyId: partyId(n), name: `Writer ${n}`, society: 'SACEM' }]),
    );
    const at = (moment: number) => cuesWith([aCueTrack(1, { versions })], { at: moment }, { parties })[0];
    expect(at(noon)).toMatchObject({
      writers: [{ name: 'Writer 1', pro: 'SACEM', sharePct: '100' }],
      sharesSince: noon - hour,
      missing: ['writerIpi', 'publisherIpi'],
    });
    expect(at(noon + hour)).toMatchObject({
      publishers: [{ name: 'Writer 2' }],
      sharesSince: noon + hour,
    });
    const before = at(noon - 2 * hour);
    expect(before).toMatchObject({ writers: [], publishers: [], missing: ['writers', 'publishers'] });
    expect(before).not.toHaveProperty('sharesSince');
  });

  it.each<readonly [string, License, boolean]>([
    ['that is active', aLicense(), true],
    ['for another content type', aLicense({ contentType: 'film' }), false],
    ['of the sandbox', aLicense({ environment: 'sandbox' }), false],
    ['for another territory', aLicense({ territories: ['FR'] }), false],
    ['that was revoked', aRevoked(aLicense()), false],
    [
      'that has expired since the publication',
      { ...aLicense(), status: 'expired', validUntil: noon + 1 },
      true,
    ],
    ['that had expired before', { ...aLicense(), status: 'expired', validUntil: noon }, false],
    [
      'that has expired and ends published use',
      {
        ...aLicense({ terms: aTerms({ publishedContentSurvives: false }) }),
        status: 'expired',
        validUntil: noon + 1,
      },
      false,
    ],
  ])('names a license %s only if it covers the content as published', (_, license, covers) => {
    const [cue] = cuesWith([aCueTrack(1, { licenses: [license] })]);
    expect([cue?.licenseId, cue?.missing]).toEqual(
      covers ? [license.licenseId, []] : [undefined, ['license']],
    );
  });

  it('shows nothing about a track that does not exist or that partners have never seen', () => {
    const { rights: _, ...rest } = aTrack();
    const unseen = { ...rest, rights: complete, moderationStatus: 'pending_review' } as const;
    const row = { sequence: 1, trackId: trackId(), artists: [], writers: [], publishers: [] };
    const times = { startMs: 1_000, endMs: 4_000, durationMs: 3_000, use: 'featured', missing: ['track'] };
    expect(cuesWith([])).toEqual([{ ...row, ...times }]);
    expect(cuesWith([aCueTrack(1, { track: unseen })])).toEqual([{ ...row, ...times }]);
  });
});
