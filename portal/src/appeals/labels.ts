import type { Appeal, ModerationStatus, DecisionInForce, SubmitAppealDto } from '@platform-licensing/client';

export const statuses: Readonly<Record<ModerationStatus['status'], string>> = {
  pending_review: 'waits for review',
  changes_requested: 'was sent back for changes',
  rejected: 'was not accepted',
  approved: 'is in the catalog',
  taken_down: 'was taken down',
};

export const actions: Readonly<Record<DecisionInForce['action'], string>> = {
  approve: 'Accepted',
  reopen: 'To be reviewed anew',
  request_changes: 'Changes asked for',
  reject: 'Not accepted',
  take_down: 'Taken down',
  restrict: 'Taken down in some territories',
  reinstate: 'Put back',
};

export const reasons: Readonly<Record<NonNullable<DecisionInForce['reason']>, string>> = {
  withdrawn: 'Withdrawn: nothing new is licensed; what was published stays',
  disputed: 'Disputed: nothing new is published until the dispute is settled',
  infringing: 'Infringing: what was published has to go',
  legal: 'For legal reasons: what was published has to go',
};

export const grounds: Readonly<Record<DecisionInForce['ground'], string>> = {
  meets_requirements: 'It meets the requirements',
  metadata: 'What is said about the track',
  audio_quality: 'Quality of the recording',
  content_policy: 'The rules on content',
  rights_claim: 'Somebody claims rights in it',
  rights_conflict: 'Claims to rights contradict each other',
  rights_holder_request: 'A rights holder asked for it',
  legal_order: 'An order of a court or an authority',
  fraud: 'Fraud',
  appeal_upheld_facts: 'What an appeal brought to light',
  other: 'Another',
};

export const sources: Readonly<Record<DecisionInForce['source'], string>> = {
  own_review: 'Our own review',
  notice: 'A notice that we were sent',
  order: 'An order of a court or an authority',
  rights_holder: 'A rights holder',
  appeal: 'An appeal',
};

/** Why a decision is said to be wrong, in the appellant’s words. */
export const appealGrounds: Readonly<Record<SubmitAppealDto['grounds'], string>> = {
  rights_held: 'I hold the rights',
  licensed: 'I have a license or permission',
  misidentified: 'It is another recording or work',
  facts_wrong: 'The facts are wrong',
  policy_misapplied: 'The rules do not say so',
  remedied: 'What was wrong is put right',
  other: 'Another reason',
};

type Tone = 'quiet' | 'good' | 'warn' | 'bad';

export const appealStates: Readonly<
  Record<Appeal['status'], { readonly name: string; readonly tone: Tone; readonly meaning: string }>
> = {
  submitted: {
    name: 'Received',
    tone: 'quiet',
    meaning: 'It waits for somebody to take it up who did not take the decision.',
  },
  under_review: {
    name: 'Under review',
    tone: 'quiet',
    meaning: 'Somebody who did not take the decision is looking at it.',
  },
  more_info_requested: {
    name: 'Your answer is wanted',
    tone: 'warn',
    meaning: 'Whoever reviews it has a question for you.',
  },
  upheld: { name: 'The decision stands', tone: 'bad', meaning: 'Your appeal was decided.' },
  overturned: {
    name: 'The decision is undone',
    tone: 'good',
    meaning: 'Your appeal was decided: the decision was wrong, or stands no longer.',
  },
  withdrawn: { name: 'Withdrawn', tone: 'quiet', meaning: 'You withdrew it; nothing more happens with it.' },
};

export const isOpen = ({ status }: Pick<Appeal, 'status'>): boolean =>
  status === 'submitted' || status === 'under_review' || status === 'more_info_requested';
