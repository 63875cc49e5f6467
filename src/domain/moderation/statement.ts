import type { Territory } from '../shared/territory.ts';

/** The grounds of a decision, after Article 17 of Regulation (EU) 2022/2065. */
export const grounds = [
  'meets_requirements',
  'metadata',
  'audio_quality',
  'content_policy',
  'rights_claim',
  'rights_conflict',
  'rights_holder_request',
  'legal_order',
  'fraud',
  'appeal_upheld_facts',
  'other',
] as const;
export type Ground = (typeof grounds)[number];

export const decisionSources = ['own_review', 'notice', 'order', 'rights_holder', 'appeal'] as const;
export type DecisionSource = (typeof decisionSources)[number];

/** The statement of reasons of a decision. */
export interface StatementOfReasons {
  readonly ground: Ground;
  /** The facts and circumstances of the decision, in words for the people affected. */
  readonly facts: string;
  /** The clause of the terms, or the law, on which the decision is based. */
  readonly clause: string;
  /** The event that initiated the decision. */
  readonly source: DecisionSource;
  /** Whether the decision was automated, at least in part. */
  readonly automated: boolean;
  /** Where the decision applies; absent if it applies everywhere. */
  readonly territories?: readonly Territory[];
}
