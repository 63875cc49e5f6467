import type { OwnStem } from '@platform-licensing/client';
import { texts } from '../../texts/texts.ts';
import type { NameIssue } from './chosen-stems.ts';
import type { Closeness } from './comparison.ts';
import type { Consequence } from './consequence.ts';

export const categoryNames = texts<OwnStem['category']>({
  drums: 'stems.category.drums',
  bass: 'stems.category.bass',
  harmony: 'stems.category.harmony',
  melody: 'stems.category.melody',
  vocals: 'stems.category.vocals',
  percussion: 'stems.category.percussion',
  fx: 'stems.category.fx',
  other: 'stems.category.other',
});

export const nameIssues = texts<NameIssue>({
  empty: 'stems.nameIsEmpty',
  tooLong: 'stems.nameIsTooLong',
  taken: 'stems.nameIsTaken',
});

export const consequences = texts<Consequence>({
  deleted: 'stems.removeForGood',
  fromPublished: 'stems.removeFromPublished',
  fromReview: 'stems.removeFromReview',
});

export const limits = texts<'number' | 'bytes'>({
  number: 'stems.tooMany',
  bytes: 'stems.tooLarge',
});

export const closenessNames = texts<Closeness>({
  same: 'stems.sum.same',
  close: 'stems.sum.close',
  different: 'stems.sum.different',
  unrelated: 'stems.sum.unrelated',
});

export const closenessTexts = texts<Closeness>({
  same: 'stems.sum.sameMeans',
  close: 'stems.sum.closeMeans',
  different: 'stems.sum.differentMeans',
  unrelated: 'stems.sum.unrelatedMeans',
});
