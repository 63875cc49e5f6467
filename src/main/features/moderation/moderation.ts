import {
  attachEvidence,
  listEvidence,
  mayAttachEvidence,
} from '../../../application/moderation/appeals/attach-evidence.ts';
import { assignAppeal, listReviewers } from '../../../application/moderation/review/assign-appeal.ts';
import { claimSubject, unclaim } from '../../../application/moderation/review/claim-subject.ts';
import { deleteDueEvidence } from '../../../application/moderation/appeals/delete-due-evidence.ts';
import {
  listEvidenceForStaff,
  openEvidence,
} from '../../../application/moderation/appeals/evidence-for-staff.ts';
import { findAppealedTrack } from '../../../application/moderation/appeals/find-appealed-track.ts';
import { overturnDecision } from '../../../application/moderation/review/overturn-decision.ts';
import {
  answerAppeal,
  followAppeal,
  withdrawAppeal,
} from '../../../application/moderation/appeals/own-appeal.ts';
import {
  listAppeals,
  readAppeal,
  readTrackForStaff,
} from '../../../application/moderation/review/read-for-staff.ts';
import {
  listDecisions,
  readModerationStatus,
} from '../../../application/moderation/read-moderation-status.ts';
import { readTransparencyReport } from '../../../application/moderation/read-transparency-report.ts';
import { listLookAlikes } from '../../../application/moderation/review/list-look-alikes.ts';
import { previewImpact } from '../../../application/moderation/impact/preview-impact.ts';
import { readQueue } from '../../../application/moderation/review/read-queue.ts';
import { renewAppealCode } from '../../../application/moderation/appeals/renew-appeal-code.ts';
import { moveAppeal, upholdDecision } from '../../../application/moderation/review/review-appeal.ts';
import { submitAppeal } from '../../../application/moderation/appeals/submit-appeal.ts';
import { takeDecision } from '../../../application/moderation/review/take-decision.ts';
import { watchAppealDeadlines } from '../../../application/moderation/review/watch-deadlines.ts';
import type { Assignment } from '../../../ports/driving/moderation/assignment.ts';
import type { Moderation } from '../../../ports/driving/moderation/moderation.ts';
import type { Transparency } from '../../../ports/driving/moderation/transparency.ts';
import type { Evidence } from '../../../ports/driving/moderation/evidence.ts';
import { deciding } from '../wiring/deciding.ts';
import { driven } from '../wiring/tokens.ts';
import { feature, use } from '../wiring/wiring.ts';

const {
  moderationStore,
  noticeStore,
  library,
  index,
  clock,
  delay,
  ids,
  limiter,
  digest,
  randomness,
  secretCipher,
  textSigner,
  evidence,
  mediaStore,
  inspector,
  auditLog,
  staffRegistry,
  ledger,
  registry,
  contentStore,
  confirmationStore,
  partyStore,
  draftStore,
} = driven;

const ownAppeal = { moderationStore, digest, textSigner };

export const moderation = feature<Moderation & Assignment & Evidence & Transparency>({
  readModerationStatus: use(readModerationStatus, { moderationStore, library }),
  submitAppeal: use(submitAppeal, { ...deciding, limiter, digest, randomness, secretCipher }),
  findAppealedTrack: use(findAppealedTrack, { library, moderationStore }),
  followAppeal: use(followAppeal, { moderationStore, digest, textSigner, clock }),
  renewAppealCode: use(renewAppealCode, { ...deciding, limiter, digest, randomness, secretCipher }),
  answerAppeal: use(answerAppeal, { moderationStore, digest, textSigner, clock }),
  withdrawAppeal: use(withdrawAppeal, { moderationStore, digest, textSigner, clock }),
  mayAttachEvidence: use(mayAttachEvidence, { ...ownAppeal, limiter, evidence }),
  attachEvidence: use(attachEvidence, { ...ownAppeal, limiter, evidence, mediaStore, inspector, ids, clock }),
  listEvidence: use(listEvidence, { ...ownAppeal, evidence }),
  listEvidenceForStaff: use(listEvidenceForStaff, { moderationStore, evidence }),
  openEvidence: use(openEvidence, { evidence, mediaStore, auditLog, clock }),
  deleteDueEvidence: use(deleteDueEvidence, { evidence, mediaStore, clock }),
  readQueue: use(readQueue, { moderationStore, library, confirmationStore, textSigner, digest, clock }),
  claimSubject: use(claimSubject, { moderationStore, library, noticeStore, clock }),
  unclaim: use(unclaim, { moderationStore }),
  readTrackForStaff: use(readTrackForStaff, {
    ...{ moderationStore, library, confirmationStore, partyStore, draftStore, digest, clock },
  }),
  listDecisions: use(listDecisions, { moderationStore, library }),
  previewImpact: use(previewImpact, { library, ledger, registry, contentStore, clock }),
  listLookAlikes: use(listLookAlikes, { library, index, clock, delay }),
  takeDecision: use(takeDecision, deciding),
  listAppeals: use(listAppeals, { moderationStore, textSigner, digest, clock }),
  readAppeal: use(readAppeal, { moderationStore, clock }),
  listReviewers: use(listReviewers, { moderationStore, staffRegistry }),
  assignAppeal: use(assignAppeal, { ...deciding, staffRegistry }),
  moveAppeal: use(moveAppeal, { ...deciding, textSigner, secretCipher }),
  upholdDecision: use(upholdDecision, deciding),
  overturnDecision: use(overturnDecision, deciding),
  readTransparencyReport: use(readTransparencyReport, { moderationStore, noticeStore, clock }),
  watchAppealDeadlines: use(watchAppealDeadlines, { ...deciding, staffRegistry }),
});
