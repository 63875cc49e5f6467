import type { Appeal, ModerationStatus, SubmitAppealDto } from '@platform-licensing/client';
import { texts } from './texts/texts.ts';

export const statuses = texts<ModerationStatus['status']>({
  pending_review: 'appeals.isWaitingForReview',
  changes_requested: 'appeals.needsChanges',
  rejected: 'appeals.wasRejected',
  approved: 'appeals.isInTheCatalog',
  taken_down: 'appeals.wasTakenDown',
});

/** Reasons for an appeal, in the words of the appellant. */
export const appealGrounds = texts<SubmitAppealDto['grounds']>({
  rights_held: 'appeals.iOwnTheRights',
  licensed: 'appeals.iHaveALicenseOr',
  misidentified: 'appeals.thisIsADifferentRecording',
  facts_wrong: 'appeals.theFactsAreWrong',
  policy_misapplied: 'appeals.thePolicyWasAppliedIncorrectly',
  remedied: 'appeals.theProblemWasFixed',
  other: 'appeals.anotherReason',
});

type Tone = 'quiet' | 'good' | 'warn' | 'bad';

export const appealTones: Readonly<Record<Appeal['status'], Tone>> = {
  submitted: 'quiet',
  under_review: 'quiet',
  more_info_requested: 'warn',
  upheld: 'bad',
  overturned: 'good',
  withdrawn: 'quiet',
};

export const appealStatuses = texts<Appeal['status']>({
  submitted: 'appeals.received',
  under_review: 'appeals.underReview',
  more_info_requested: 'appeals.answerNeeded',
  upheld: 'appeals.decisionUpheld',
  overturned: 'appeals.decisionOverturned',
  withdrawn: 'appeals.withdrawn',
});

/** Each status of an appeal in a sentence. */
export const appealMeanings = texts<Appeal['status']>({
  submitted: 'appeals.yourAppealIsWaitingFor',
  under_review: 'appeals.aReviewerWhoWasNot',
  more_info_requested: 'appeals.theReviewerHasAQuestion',
  upheld: 'appeals.yourAppealWasRejectedThe',
  overturned: 'appeals.yourAppealWasAcceptedThe',
  withdrawn: 'appeals.youWithdrewYourAppealIt',
});

export const isOpen = ({ status }: Pick<Appeal, 'status'>): boolean =>
  status === 'submitted' || status === 'under_review' || status === 'more_info_requested';
