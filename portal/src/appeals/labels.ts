import type { Appeal, ModerationStatus, SubmitAppealDto } from '@platform-licensing/client';

export const statuses: Readonly<Record<ModerationStatus['status'], string>> = {
  pending_review: 'is waiting for review',
  changes_requested: 'needs changes',
  rejected: 'was rejected',
  approved: 'is in the catalog',
  taken_down: 'was taken down',
};

/** Reasons for an appeal, in the words of the appellant. */
export const appealGrounds: Readonly<Record<SubmitAppealDto['grounds'], string>> = {
  rights_held: 'I own the rights',
  licensed: 'I have a license or permission',
  misidentified: 'This is a different recording or composition',
  facts_wrong: 'The facts are wrong',
  policy_misapplied: 'The policy was applied incorrectly',
  remedied: 'The problem was fixed',
  other: 'Another reason',
};

type Tone = 'quiet' | 'good' | 'warn' | 'bad';

export const appealStatuses: Readonly<
  Record<Appeal['status'], { readonly name: string; readonly tone: Tone; readonly meaning: string }>
> = {
  submitted: {
    name: 'Received',
    tone: 'quiet',
    meaning: 'Your appeal is waiting for a reviewer who was not involved in the decision.',
  },
  under_review: {
    name: 'Under review',
    tone: 'quiet',
    meaning: 'A reviewer who was not involved in the decision is looking at your appeal.',
  },
  more_info_requested: {
    name: 'Answer needed',
    tone: 'warn',
    meaning: 'The reviewer has a question for you.',
  },
  upheld: {
    name: 'Decision upheld',
    tone: 'bad',
    meaning: 'Your appeal was rejected. The decision stays in force.',
  },
  overturned: {
    name: 'Decision overturned',
    tone: 'good',
    meaning: 'Your appeal was accepted. The decision no longer applies.',
  },
  withdrawn: { name: 'Withdrawn', tone: 'quiet', meaning: 'You withdrew your appeal. It is closed.' },
};

export const isOpen = ({ status }: Pick<Appeal, 'status'>): boolean =>
  status === 'submitted' || status === 'under_review' || status === 'more_info_requested';
