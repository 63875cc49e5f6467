import type { OwnTrack } from '@platform-licensing/client';

/** The effect of the removal of a stem on its file. */
export type Consequence = 'deleted' | 'fromPublished' | 'fromReview';

/** Returns the effect of the removal of a stem on its file. The changes of a published track do not concern stems that only the changes have. */
export const consequenceOf = (
  { status, revision, stems }: Pick<OwnTrack, 'status' | 'revision' | 'stems'>,
  stemId: string | undefined,
): Consequence => {
  if (status === 'pending_review') return 'fromReview';
  if (status !== 'approved') return 'deleted';
  const published = revision?.fields.includes('stems') ? revision.before.stems : stems;
  if (published?.some((stem) => stem.stemId === stemId)) return 'fromPublished';
  return revision?.state === 'pending_review' ? 'fromReview' : 'deleted';
};
