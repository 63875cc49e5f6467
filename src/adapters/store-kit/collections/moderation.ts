import { endedAt, type Appeal } from '../../../domain/moderation/appeals/appeal.ts';
import type { Decision } from '../../../domain/moderation/decision.ts';
import type { EvidenceFile } from '../../../domain/moderation/appeals/evidence.ts';
import type { WorkClaim } from '../../../domain/moderation/ruling.ts';
import { collection } from '../collection.ts';
import { trackNotices } from './notices/notices.ts';
import { derived, optional, text, whole } from '../members.ts';

export interface DecisionRecord {
  readonly decision: Decision;
  /** The catalog version of the commit that contained the decision. */
  readonly catalogVersion: number;
}

export const decisions = collection<DecisionRecord>()('decisions', {
  key: ['decisionId'],
  members: {
    decisionId: derived(text, 1, ({ decision }: DecisionRecord) => decision.decisionId),
    trackId: derived(text, 1, ({ decision }: DecisionRecord) => decision.trackId),
    catalogVersion: whole,
    decidedAt: derived(whole, 1, ({ decision }: DecisionRecord) => decision.decidedAt),
  },
  indexes: {
    ofTrack: { on: ['trackId', 'catalogVersion', 'decisionId'] },
    byTime: { on: ['decidedAt', 'decisionId'] },
  },
});

export interface AppealRecord {
  readonly appeal: Appeal;
  /** The place among the appeals of its decision, from 1. */
  readonly place: number;
}

export const appeals = collection<AppealRecord>()('appeals', {
  key: ['appealId'],
  members: {
    appealId: derived(text, 1, ({ appeal }: AppealRecord) => appeal.appealId),
    decisionId: derived(text, 1, ({ appeal }: AppealRecord) => appeal.decisionId),
    place: whole,
    status: derived(text, 1, ({ appeal }: AppealRecord) => appeal.status),
    decideBy: derived(whole, 1, ({ appeal }: AppealRecord) => appeal.decideBy),
    version: derived(whole, 1, ({ appeal }: AppealRecord) => appeal.version),
    submittedAt: derived(whole, 1, ({ appeal }: AppealRecord) => appeal.submittedAt),
    endedAt: derived(optional(whole), 1, ({ appeal }: AppealRecord) => endedAt(appeal)),
  },
  indexes: {
    ofDecision: { unique: true, on: ['decisionId', 'place'] },
    byDeadline: { on: ['status', 'decideBy', 'appealId'] },
    bySubmission: { on: ['submittedAt', 'appealId'] },
    byEnd: { on: ['endedAt', 'appealId'], having: ['endedAt'] },
  },
});

/** The claims of members on tracks and appeals. */
export const claims = collection<WorkClaim>()('claims', { key: ['subject'], members: { subject: text } });

export const evidenceFiles = collection<EvidenceFile>()('evidence_files', {
  key: ['evidenceId'],
  members: { evidenceId: text, appealId: text, uploadedAt: whole, state: text, dueAt: whole },
  indexes: {
    ofAppeal: { on: ['appealId', 'evidenceId'] },
    shown: { on: ['appealId', 'uploadedAt', 'evidenceId'], where: { state: 'stored' } },
    allStored: { on: ['evidenceId'], where: { state: 'stored' } },
    byDue: { on: ['dueAt', 'evidenceId'] },
  },
});

export const moderationCollections = [decisions, appeals, claims, evidenceFiles, trackNotices];
