import type { Track, TrackForStaff } from '@platform-licensing/client';
import { findingsOf } from '../../../../portal/src/console/review/bulk/findings.ts';
import { changesOf } from '../../../../portal/src/console/review/decision/changes.ts';
import { comparisonsOf, warningsOf } from '../../../../portal/src/console/review/declared.ts';
import { isFree, neighbor, nextAfter } from '../../../../portal/src/console/review/neighbors.ts';
import { actions, templates } from '../../../../portal/src/console/review/decision/templates.ts';
import { trackView } from '../../../../src/adapters/http/catalog/track.view.ts';
import { StaffDecisionDto } from '../../../../src/adapters/http/moderation/review.schemas.ts';
import { aTrack } from '../../../support/builders/builders.ts';
import { useEnglishTexts } from '../../../support/portal/english-texts.ts';

beforeAll(useEnglishTexts);

const claimed = (trackId: string, staffId?: string) => ({
  trackId,
  ...(staffId !== undefined && { claim: { subject: trackId, staffId, until: '2026-11-23T12:00:00.000Z' } }),
});
const items = [claimed('a', 'other'), claimed('b'), claimed('c', 'me'), claimed('d', 'other')];

describe('the order of the review', () => {
  it('continues with the next track that nobody else has claimed, then with those before', () => {
    expect(nextAfter(items, undefined, 'me')).toBe('b');
    expect(nextAfter(items, 'b', 'me')).toBe('c');
    expect(nextAfter(items, 'c', 'me')).toBe('b');
    expect(nextAfter(items, 'd', 'me')).toBe('c');
    expect(nextAfter([claimed('a', 'other')], undefined, 'me')).toBeUndefined();
    expect(nextAfter([claimed('b')], 'b', 'me')).toBeUndefined();
  });

  it('moves by one track in the list, even to one that someone else claimed, and not beyond its ends', () => {
    expect([neighbor(items, 'c', 1), neighbor(items, 'b', -1)]).toEqual(['d', 'a']);
    expect([neighbor(items, 'd', 1), neighbor(items, 'a', -1)]).toEqual([undefined, undefined]);
  });

  it('treats an own claim like none', () => {
    expect(items.map((item) => isFree(item, 'me'))).toEqual([false, true, true, false]);
  });
});

const sound = {
  format: 'flac',
  sizeBytes: 1,
  sampleRate: 44_100,
  channels: 2,
  loudnessLufs: -14,
  peakDbfs: -1,
} as const;
const declared = { bpm: 96, key: { tonic: 'A', mode: 'minor', camelot: '8A' }, moods: ['calm'] } as const;
const compared = (measured: object) =>
  comparisonsOf({ ...declared, moods: [...declared.moods] }, { ...sound, ...measured }).map(
    ({ name, agrees, note }) => [name, agrees, note !== undefined],
  );
const bpm = (value: number) => ({ bpm: { value, confidence: 0.8 } });
const key = (tonic: 'A' | 'C' | 'E', mode: 'major' | 'minor') => ({
  key: { tonic, mode, camelot: '', confidence: 0.8 },
});

describe('declared values beside measured ones', () => {
  it('agree within 3 %, at half or double tempo, and in the relative key', () => {
    expect(compared({ ...bpm(98), ...key('A', 'minor') }).slice(0, 2)).toEqual([
      ['Tempo', true, false],
      ['Key', true, false],
    ]);
    expect(compared({ ...bpm(192), ...key('C', 'major') }).slice(0, 2)).toEqual([
      ['Tempo', true, true],
      ['Key', true, true],
    ]);
    expect(compared(bpm(48))[0]).toEqual(['Tempo', true, true]);
  });

  it('differ otherwise, and are not compared if nothing was measured', () => {
    expect(compared({ ...bpm(100), ...key('E', 'minor') }).slice(0, 2)).toEqual([
      ['Tempo', false, false],
      ['Key', false, false],
    ]);
    expect(compared(key('A', 'major'))[1]).toEqual(['Key', false, false]);
    expect(compared(key('C', 'minor'))[1]).toEqual(['Key', false, false]);
    expect(compared({}).map(([, agrees]) => agrees)).toEqual([undefined, undefined, undefined]);
  });

  it('come with warnings about the recording itself', () => {
    expect(warningsOf(sound)).toEqual([]);
    expect(
      warningsOf({ ...sound, peakDbfs: 0, loudnessLufs: -40, sampleRate: 22_050, channels: 1 }),
    ).toHaveLength(4);
  });
});

describe('the templates of statements', () => {
  it.each(actions)('are complete decisions that the API accepts: $name', ({ action }) => {
    expect(templates[action].length).toBeLessThanOrEqual(9);
    for (const { ground, facts, clause } of templates[action])
      expect(
        StaffDecisionDto.safeParse({ action, statement: { ground, facts, clause, source: 'own_review' } }),
      ).toMatchObject({ success: true });
  });

  it('have names of their own, and keys of their own for each action', () => {
    const names = actions.flatMap(({ action }) => templates[action].map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(actions.map(({ key: one }) => one)).size).toBe(actions.length);
  });
});

describe('the findings that keep a track from being approved with others', () => {
  const pending = {
    ...trackView(aTrack(), 'https://music.example'),
    moderationStatus: 'pending_review' as const,
  };
  const measured = {
    ...sound,
    bpm: { value: pending.bpm, confidence: 0.9 },
    key: { ...pending.key, confidence: 0.9 },
  };
  const rightsCheck = {
    ...{ licensableIn: ['WORLD'], gaps: [], issues: [] },
    mandates: 'confirmed' as const,
  };
  const shown = { track: pending, measured, decisionsInForce: [], disputes: [], rightsCheck };
  const alone = { data: [], sameRecordings: [] };
  const none = { vocals: 'none', instruments: 'none', composition: 'none', lyrics: 'none' } as const;
  const clean = { ...shown, track: { ...pending, aiDisclosure: none } };

  it('are none if everything agrees', () => {
    expect(findingsOf(clean, alone)).toEqual([]);
  });

  it('name what was not measured', () => {
    expect(findingsOf({ ...clean, measured: sound }, alone)).toEqual([
      ...['Tempo: not measured.', 'Key: not measured.'],
    ]);
  });

  it.each([
    [
      'a status in which nothing can be approved',
      { track: { ...clean.track, moderationStatus: 'rejected' } },
    ],
    ['use of AI', { track: { ...clean.track, aiDisclosure: { ...none, lyrics: 'partial' } } }],
    [
      'a tempo that differs',
      { measured: { ...measured, bpm: { value: pending.bpm * 1.3, confidence: 0.9 } } },
    ],
    ['half of the tempo', { measured: { ...measured, bpm: { value: pending.bpm / 2, confidence: 0.9 } } }],
    ['a warning about the recording', { measured: { ...measured, peakDbfs: 0 } }],
    ['an earlier decision', { decisionsInForce: [{}] }],
    ['rights with which nothing can be licensed', { rightsCheck: { ...rightsCheck, licensableIn: [] } }],
  ])('name %s', (_, changed) => {
    expect(findingsOf({ ...clean, ...changed } as Parameters<typeof findingsOf>[0], alone)).toHaveLength(1);
  });

  it('name parties that dispute shares, also if staff set the dispute aside', () => {
    const open = { name: 'Ada Moreno' } as TrackForStaff['disputes'][number];
    const setAside = { setAside: {} } as TrackForStaff['disputes'][number];
    expect(findingsOf({ ...clean, disputes: [open, setAside] }, alone)).toEqual([
      'Ada Moreno disputes shares.',
      'A party disputes shares, which was set aside.',
    ]);
  });

  it('name each track with the same recording once, and those with nearly the same sound', () => {
    const [twin, near, far] = [aTrack({}, 2), aTrack({}, 3), aTrack({}, 4)].map((track) => ({
      ...trackView(track, 'https://music.example'),
      title: `T${track.trackId.at(-1)}`,
    })) as [Track, Track, Track];
    const same = { track: twin, fromMs: 0, otherFromMs: 0, lengthMs: 40_000, speed: 1, share: 0.9 };
    const data = [
      { track: twin, similarity: 1 },
      { track: near, similarity: 0.98 },
      { track: far, similarity: 0.97 },
    ];
    expect(findingsOf(clean, { data, sameRecordings: [same] })).toEqual([
      `Same recording as “T2” (${twin.isrc}).`,
      `Sounds like “T3” (${near.isrc}): 98% similar.`,
    ]);
  });
});

describe('what changed in a track while it was reviewed', () => {
  const track = trackView(aTrack(), 'https://music.example');
  const shown = { track, measured: { ...sound } };

  it('is named as the page names it, the recording included', () => {
    const later = { ...track, bpm: track.bpm + 1, title: 'Other', catalogVersion: 99 };
    expect(changesOf(shown, { ...shown, track: later })).toEqual(['title', 'tempo']);
    expect(changesOf(shown, { ...shown, measured: { ...sound, sizeBytes: 2 } })).toEqual(['recording']);
  });

  it('is empty if only members changed that the page does not show', () => {
    const later = { ...track, catalogVersion: 99, updatedAt: '2030-01-01T00:00:00.000Z' };
    expect(changesOf(shown, { ...shown, track: later })).toEqual([]);
  });
});
