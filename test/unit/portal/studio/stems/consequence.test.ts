import type { OwnTrack } from '../../../../../clients/typescript/src/index.ts';
import { consequenceOf } from '../../../../../portal/src/studio/track/stems/consequence.ts';
import { aStem } from './stem-records.ts';

const { stemId, name, category } = aStem('Drums');
const stems = [{ stemId, name, category }];
const revisionOf = (state: 'open' | 'pending_review', before: typeof stems) => ({
  ...{ state, fields: ['stems'], before: { stems: before }, after: { stems } },
});

describe('the removal of a stem', () => {
  it.each<[string, Pick<OwnTrack, 'status' | 'revision' | 'stems'>, string]>([
    ['a draft deletes its file', { status: 'draft', stems }, 'deleted'],
    ['a track in review leaves it in the review', { status: 'pending_review', stems }, 'fromReview'],
    ['a published track leaves it with platforms', { status: 'approved', stems }, 'fromPublished'],
    [
      'the changes of a published track leaves it with platforms if they have it',
      { status: 'approved', stems, revision: revisionOf('open', stems) },
      'fromPublished',
    ],
    [
      'the changes of a published track deletes its file if platforms do not have it',
      { status: 'approved', stems, revision: revisionOf('open', []) },
      'deleted',
    ],
    [
      'changes in review leaves it in the review if platforms do not have it',
      { status: 'approved', stems, revision: revisionOf('pending_review', []) },
      'fromReview',
    ],
  ])('from %s', (_, track, consequence) => {
    expect(consequenceOf(track, stemId)).toBe(consequence);
  });
});
