import type { DecisionInForce } from '@platform-licensing/client';
import { texts } from '../language/texts.ts';

export const actions = texts<DecisionInForce['action']>({
  approve: 'kit.approved',
  reopen: 'kit.backInReview',
  request_changes: 'kit.changesRequested',
  reject: 'kit.rejected',
  take_down: 'kit.takenDown',
  restrict: 'kit.takenDownInSomeTerritories',
  reinstate: 'kit.reinstated',
});

export const reasons = texts<NonNullable<DecisionInForce['reason']>>({
  withdrawn: 'kit.withdrawnNoNewLicensesPublished',
  disputed: 'kit.disputedNothingNewMayBe',
  infringing: 'kit.infringingPublishedContentMustBe',
  legal: 'kit.legalReasonsPublishedContentMust',
});

export const grounds = texts<DecisionInForce['ground']>({
  meets_requirements: 'kit.meetsTheRequirements',
  metadata: 'kit.metadata',
  audio_quality: 'kit.audioQuality',
  content_policy: 'kit.contentPolicy',
  rights_claim: 'kit.rightsClaim',
  rights_conflict: 'kit.conflictingRightsClaims',
  rights_holder_request: 'kit.requestOfARightsHolder',
  legal_order: 'kit.courtOrGovernmentOrder',
  fraud: 'kit.fraud',
  appeal_upheld_facts: 'kit.findingsOfAnAppeal',
  other: 'kit.other',
});

export const sources = texts<DecisionInForce['source']>({
  own_review: 'kit.ourReview',
  notice: 'kit.notice',
  order: 'kit.courtOrGovernmentOrder',
  rights_holder: 'kit.rightsHolder',
  appeal: 'kit.appeal',
});
