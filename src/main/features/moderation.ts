import {
  attachEvidence,
  listEvidence,
  mayAttachEvidence,
} from '../../application/moderation/appeals/attach-evidence.ts';
import { claimSubject, unclaim } from '../../application/moderation/review/claim-subject.ts';
import { deleteDueEvidence } from '../../application/moderation/appeals/delete-due-evidence.ts';
import {
  listEvidenceForStaff,
  openEvidence,
} from '../../application/moderation/appeals/evidence-for-staff.ts';
import { findAppealedTrack } from '../../application/moderation/appeals/find-appealed-track.ts';
import { overturnDecision } from '../../application/moderation/review/overturn-decision.ts';
import {
  answerAppeal,
  followAppeal,
  withdrawAppeal,
} from '../../application/moderation/appeals/own-appeal.ts';
import {
  listAppeals,
  readAppeal,
  readTrackForStaff,
} from '../../application/moderation/review/read-for-staff.ts';
import { listDecisions, readModerationStatus } from '../../application/moderation/read-moderation-status.ts';
import { readQueue } from '../../application/moderation/review/read-queue.ts';
import { renewAppealCode } from '../../application/moderation/appeals/renew-appeal-code.ts';
import { moveAppeal, upholdDecision } from '../../application/moderation/review/review-appeal.ts';
import { submitAppeal } from '../../application/moderation/appeals/submit-appeal.ts';
import { takeDecision } from '../../application/moderation/review/take-decision.ts';
import { watchAppealDeadlines } from '../../application/moderation/review/watch-deadlines.ts';
import type { Moderation } from '../../ports/driving/moderation.ts';
import type { Evidence } from '../../ports/driving/evidence.ts';
import { driven, settings } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const {
  docket,
  library,
  clock,
  ids,
  limiter,
  digest,
  randomness,
  secrets,
  texts,
  evidence,
  vault,
  inspector,
  auditLog,
  staffRegistry,
} = driven;
const { baseUrl } = settings;

const deciding = { docket, library, clock, ids, baseUrl };
const ownAppeal = { docket, digest, texts };

export const moderation = feature<Moderation & Evidence>({
  readModerationStatus: use(readModerationStatus, { docket, library }),
  submitAppeal: use(submitAppeal, { ...deciding, limiter, digest, randomness, secrets }),
  findAppealedTrack: use(findAppealedTrack, { library, docket }),
  followAppeal: use(followAppeal, { docket, digest, texts, clock }),
  renewAppealCode: use(renewAppealCode, { ...deciding, limiter, digest, randomness, secrets }),
  answerAppeal: use(answerAppeal, { docket, digest, texts, clock }),
  withdrawAppeal: use(withdrawAppeal, { docket, digest, texts, clock }),
  mayAttachEvidence: use(mayAttachEvidence, { ...ownAppeal, limiter, evidence }),
  attachEvidence: use(attachEvidence, { ...ownAppeal, limiter, evidence, vault, inspector, ids, clock }),
  listEvidence: use(listEvidence, { ...ownAppeal, evidence }),
  listEvidenceForStaff: use(listEvidenceForStaff, { docket, evidence }),
  openEvidence: use(openEvidence, { evidence, vault, auditLog, clock }),
  deleteDueEvidence: use(deleteDueEvidence, { evidence, vault, clock }),
  readQueue: use(readQueue, { docket, library, texts, digest, clock }),
  claimSubject: use(claimSubject, { docket, library, clock }),
  unclaim: use(unclaim, { docket }),
  readTrackForStaff: use(readTrackForStaff, { docket, library, clock }),
  listDecisions: use(listDecisions, { docket, library }),
  takeDecision: use(takeDecision, deciding),
  listAppeals: use(listAppeals, { docket, texts, digest, clock }),
  readAppeal: use(readAppeal, { docket, clock }),
  moveAppeal: use(moveAppeal, { ...deciding, texts, secrets }),
  upholdDecision: use(upholdDecision, deciding),
  overturnDecision: use(overturnDecision, deciding),
  watchAppealDeadlines: use(watchAppealDeadlines, { ...deciding, staffRegistry }),
});
