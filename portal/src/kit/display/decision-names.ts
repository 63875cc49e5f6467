import type { DecisionInForce } from '@platform-licensing/client';

export const actions: Readonly<Record<DecisionInForce['action'], string>> = {
  approve: 'Approved',
  reopen: 'Back in review',
  request_changes: 'Changes requested',
  reject: 'Rejected',
  take_down: 'Taken down',
  restrict: 'Taken down in some territories',
  reinstate: 'Reinstated',
};

export const reasons: Readonly<Record<NonNullable<DecisionInForce['reason']>, string>> = {
  withdrawn: 'Withdrawn: no new licenses; published content may stay up',
  disputed: 'Disputed: nothing new may be published until the dispute is settled',
  infringing: 'Infringing: published content must be removed',
  legal: 'Legal reasons: published content must be removed',
};

export const grounds: Readonly<Record<DecisionInForce['ground'], string>> = {
  meets_requirements: 'Meets the requirements',
  metadata: 'Metadata',
  audio_quality: 'Audio quality',
  content_policy: 'Content policy',
  rights_claim: 'Rights claim',
  rights_conflict: 'Conflicting rights claims',
  rights_holder_request: 'Request of a rights holder',
  legal_order: 'Court or government order',
  fraud: 'Fraud',
  appeal_upheld_facts: 'Findings of an appeal',
  other: 'Other',
};

export const sources: Readonly<Record<DecisionInForce['source'], string>> = {
  own_review: 'Our review',
  notice: 'Notice',
  order: 'Court or government order',
  rights_holder: 'Rights holder',
  appeal: 'Appeal',
};
