import type { Territory } from '../shared/territory.ts';

/** Why a decision was taken (after Art. 17 of Regulation (EU) 2022/2065). */
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

/** What every decision says of itself. */
export interface StatementOfReasons {
  readonly ground: Ground;
  /** The facts and circumstances relied on, in words for whoever is affected. */
  readonly facts: string;
  /** Of the terms, or the law, that it stands on. */
  readonly clause: string;
  /** What set it off. */
  readonly source: DecisionSource;
  /** Whether a machine took part in it. */
  readonly automated: boolean;
  /** Where it holds; absent: everywhere. */
  readonly territories?: readonly Territory[];
}
