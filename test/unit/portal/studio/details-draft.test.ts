import type { OwnTrack } from '../../../../clients/typescript/src/index.ts';
import { draftOf, editOf } from '../../../../portal/src/studio/track/details/details-draft.ts';
import { fieldErrors, withoutMeasured } from '../../../../portal/src/studio/track/field-errors.ts';
import { totalOf, unitsOf } from '../../../../portal/src/studio/track/shares/totals.ts';
import { useEnglishTexts } from '../../../support/portal/english-texts.ts';

const track: OwnTrack = {
  ...{ trackId: 'trk_1', artistId: 'art_1', status: 'draft', hasUnsubmittedChanges: true },
  ...{ createdAt: '2026-02-01T12:00:00Z', updatedAt: '2026-02-02T12:00:00Z', title: 'Harbour Lights' },
  genres: ['electronic', 'ambient'],
  bpm: 112,
  rights: {
    master: [{ partyId: 'pty_1', sharePct: '100', territories: ['DE'] }],
    writers: [{ partyId: 'pty_2', role: 'composer', sharePct: '100', administeredBy: 'pty_1' }],
    publishers: [{ partyId: 'pty_1', sharePct: '100' }],
  },
};

describe('the details of a track in the form', () => {
  const before = draftOf(track);

  it('are no edit until one changes', () => {
    expect(editOf(before, draftOf(track))).toBeUndefined();
    expect(editOf(before, { ...before, title: ' Harbour Lights ' })).toBeUndefined();
  });

  it('are sent as the API has them, and an emptied one as null', () => {
    const after = {
      ...before,
      ...{ title: '', genres: ' electronic,  house ,', bpm: '98,5', energy: 'much' },
      artists: [
        { artistId: 'art_1', name: '', role: 'main' as const },
        { artistId: '', name: ' Juno Vale ', role: 'featured' as const },
      ],
    };
    expect(editOf(before, after)).toEqual({
      ...{ title: null, genres: ['electronic', 'house'], bpm: 98.5, energy: 'much' },
      artists: [
        { artistId: 'art_1', role: 'main' },
        { name: 'Juno Vale', role: 'featured' },
      ],
    });
  });

  it('keep the territories and the administrator of shares when another share changes', () => {
    const rights = { ...before.rights, publishers: [{ partyId: 'pty_1', sharePct: '99,5' }] };
    expect(editOf(before, { ...before, rights })).toEqual({
      rights: { ...track.rights, publishers: [{ partyId: 'pty_1', sharePct: '99.5' }] },
    });
    const none = { master: [], writers: [], publishers: [] };
    expect(editOf(before, { ...before, rights: none })).toEqual({ rights: null });
  });
});

describe('the territories and consents of a track in the form', () => {
  const before = draftOf(track);

  it('are all countries and no consent until they are entered, and again when they are emptied', () => {
    expect([before.include, before.exclude, before.tdm.aiTraining]).toEqual([[], [], 'notAllowed']);
    const tdm = { ...before.tdm, aiTraining: 'constrained' as const };
    const edited = { ...before, include: ['DE', 'AT'], exclude: [], tdm };
    expect(editOf(before, edited)).toEqual({ territories: { include: ['DE', 'AT'], exclude: [] }, tdm });
    expect(editOf(before, { ...before, exclude: ['US'] })).toEqual({
      territories: { include: ['WORLD'], exclude: ['US'] },
    });
    const limited = draftOf({ ...track, territories: { include: ['DE'], exclude: ['AT'] }, tdm });
    expect([limited.include, limited.exclude]).toEqual([['DE'], ['AT']]);
    expect(editOf(limited, { ...limited, include: [], exclude: [], tdm: before.tdm })).toEqual({
      territories: null,
      tdm: null,
    });
  });
});

describe('a running total', () => {
  it('is exact, and reads what the service reads', () => {
    expect(totalOf(['33.3333', '33.3333', '33.3334'])).toBe(100);
    expect(totalOf(['0.1', '0,2', 'half'])).toBe(0.3);
    expect(['100', '100.0001', '0.00001', '', '-1', '50,5'].map(unitsOf)).toEqual([
      ...[1_000_000, undefined, undefined, undefined, undefined, 505_000],
    ]);
  });
});

describe('errors at fields', () => {
  useEnglishTexts();
  const required = (pointer: string) => ({ pointer, code: 'required', detail: 'is required' });

  it('are found by the pointer', () => {
    const at = fieldErrors([], [required('/isrc'), required('/rights/master/0/partyId')]);
    expect([at('isrc'), at('rights/master/0/partyId'), at('title')]).toEqual([
      ...['is required', 'is required', undefined],
    ]);
  });

  it('leave out what the recording will give, only while there is none', () => {
    const absent = [required('/bpm'), required('/isrc')];
    expect(withoutMeasured(absent)).toEqual(absent);
    const recording = { pointer: '/uploadId', code: 'recording_required', detail: 'is missing' };
    expect(withoutMeasured([...absent, recording])).toEqual([required('/isrc'), recording]);
  });
});
