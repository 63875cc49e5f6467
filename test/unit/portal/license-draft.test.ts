import { emptyDraft, endIssue, orderOf } from '../../../portal/src/pages/catalog/track/license-draft.ts';
import { useEnglishTexts } from '../../support/portal/english-texts.ts';

beforeAll(useEnglishTexts);

const draft = { ...emptyDraft, contentId: ' video-1 ', contentType: 'ugc_video' };

describe('the request of the license form', () => {
  it('contains typed values and omits empty fields', () => {
    expect(orderOf('trk_1', draft)).toEqual({
      trackId: 'trk_1',
      contentId: 'video-1',
      contentType: 'ugc_video',
    });
    expect(
      orderOf('trk_1', { ...draft, territories: 'de, at', endUser: 'Ada', endUserRef: '7' }),
    ).toMatchObject({
      territories: ['DE', 'AT'],
      licensee: { name: 'Ada', type: 'end_user', ref: '7' },
    });
  });

  it('is undefined while the content ID is missing or a country is invalid', () => {
    expect(orderOf('trk_1', emptyDraft)).toBeUndefined();
    expect(orderOf('trk_1', { ...draft, territories: 'XX' })).toBeUndefined();
  });

  it('is undefined and does not throw while an invalid year is typed', () => {
    expect(endIssue('20261-01-01T00:00')).toBe('Enter a valid date and time.');
    expect(orderOf('trk_1', { ...draft, validUntil: '20261-01-01T00:00' })).toBeUndefined();
    expect(endIssue('2026-01-01T00:00')).toBeUndefined();
  });
});
