import type { Container } from 'inversify';
import { readWaveformForStaff } from '../../application/catalog/read-waveform-for-staff.ts';
import { linkToReviewAudio, openReviewAudio } from '../../application/media/review-audio.ts';
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
import { moveAppeal, upholdDecision } from '../../application/moderation/review/review-appeal.ts';
import { renewAppealCode } from '../../application/moderation/appeals/renew-appeal-code.ts';
import { submitAppeal } from '../../application/moderation/appeals/submit-appeal.ts';
import { takeDecision } from '../../application/moderation/review/take-decision.ts';
import { watchAppealDeadlines } from '../../application/moderation/review/watch-deadlines.ts';
import { driven as $, driving, shared } from './wiring/tokens.ts';
import { provide } from './wiring/wiring.ts';

/** Binds the use cases of moderation and appeals. */
export const provideModerationUseCases = (c: Container): void => {
  const { docket, library, clock, ids, digest, texts, limiter, randomness, secrets } = $;
  const deciding = { docket, library, clock, ids, baseUrl: shared.baseUrl };

  provide(c, driving.readModerationStatus, readModerationStatus, { docket, library });
  provide(c, driving.submitAppeal, submitAppeal, { ...deciding, limiter, digest, randomness, secrets });
  provide(c, driving.findAppealedTrack, findAppealedTrack, { library, docket });
  provide(c, driving.followAppeal, followAppeal, { docket, digest, texts, clock });
  provide(c, driving.renewAppealCode, renewAppealCode, {
    ...deciding,
    ...{ limiter, digest, randomness, secrets },
  });
  provide(c, driving.answerAppeal, answerAppeal, { docket, digest, texts, clock });
  provide(c, driving.withdrawAppeal, withdrawAppeal, { docket, digest, texts, clock });

  const { evidence, vault, inspector, auditLog } = $;
  const ownAppeal = { docket, digest, texts };
  provide(c, driving.mayAttachEvidence, mayAttachEvidence, { ...ownAppeal, limiter, evidence });
  provide(c, driving.attachEvidence, attachEvidence, {
    ...ownAppeal,
    ...{ limiter, evidence, vault, inspector, ids, clock },
  });
  provide(c, driving.listEvidence, listEvidence, { ...ownAppeal, evidence });
  provide(c, driving.listEvidenceForStaff, listEvidenceForStaff, { docket, evidence });
  provide(c, driving.openEvidence, openEvidence, { evidence, vault, auditLog, clock });
  provide(c, driving.deleteDueEvidence, deleteDueEvidence, { evidence, vault, clock });

  provide(c, driving.readQueue, readQueue, { docket, library, texts, digest, clock });
  provide(c, driving.claimSubject, claimSubject, { docket, library, clock });
  provide(c, driving.unclaim, unclaim, { docket });
  provide(c, driving.readTrackForStaff, readTrackForStaff, { docket, library, clock });
  const audio = { library, renders: shared.renders, texts, clock };
  provide(c, driving.linkToReviewAudio, linkToReviewAudio, {
    ...audio,
    ...{ auditLog: $.auditLog, baseUrl: shared.baseUrl },
  });
  provide(c, driving.openReviewAudio, openReviewAudio, {
    ...audio,
    ...{ staffRegistry: $.staffRegistry, vault: $.vault },
  });
  provide(c, driving.readWaveformForStaff, readWaveformForStaff, { library });
  provide(c, driving.listDecisions, listDecisions, { docket, library });
  provide(c, driving.takeDecision, takeDecision, deciding);
  provide(c, driving.listAppeals, listAppeals, { docket, texts, digest, clock });
  provide(c, driving.readAppeal, readAppeal, { docket, clock });
  provide(c, driving.moveAppeal, moveAppeal, { ...deciding, texts, secrets });
  provide(c, driving.upholdDecision, upholdDecision, deciding);
  provide(c, driving.overturnDecision, overturnDecision, deciding);
  provide(c, driving.watchAppealDeadlines, watchAppealDeadlines, {
    ...deciding,
    staffRegistry: $.staffRegistry,
  });
};
