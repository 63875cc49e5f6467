import { isDraftOf } from '../../../../../portal/src/studio/uploads/remove-upload.ts';

const upload = { uploadId: 'upl_1', trackId: 'trk_1', fileName: 'Night Ferry.wav' };
const at = '2026-02-01T12:00:00Z';
const track = {
  ...{ trackId: 'trk_1', artistId: 'art_1', status: 'draft' as const, hasUnsubmittedChanges: true },
  ...{ createdAt: at, updatedAt: at, title: 'Night Ferry' },
};
const others = [upload, { uploadId: 'upl_2', trackId: 'trk_2' }, { uploadId: 'upl_3' }];

describe('the draft of an upload that is removed', () => {
  it('is deleted if it is as the upload created it', () => {
    expect(isDraftOf(upload, track, others)).toBe(true);
  });

  it.each([
    ['was submitted', { submittedAt: at }],
    ['was changed', { updatedAt: '2026-02-01T12:05:00Z' }],
    ['has a title of its own', { title: 'The Night Ferry' }],
    ['was delivered', { externalId: 'NL-0001' }],
    ['was created with other details', { isrc: 'DEA622699001' }],
  ])('stays if it %s', (_, changes) => {
    expect(isDraftOf(upload, { ...track, ...changes }, others)).toBe(false);
  });

  it('stays if it has another upload', () => {
    expect(isDraftOf(upload, track, [...others, { uploadId: 'upl_4', trackId: 'trk_1' }])).toBe(false);
  });
});
