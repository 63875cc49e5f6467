import type * as moderation from '../../../ports/driving/moderation.ts';
import type * as evidence from '../../../ports/driving/evidence.ts';
import type * as reviewMedia from '../../../ports/driving/review-media.ts';
import { token } from './wiring.ts';

/** What the service offers to appellants, and to whoever decides about tracks. */
export const moderationTokens = {
  readModerationStatus: token<moderation.ReadModerationStatus>('read moderation status'),
  submitAppeal: token<moderation.SubmitAppeal>('submit appeal'),
  followAppeal: token<moderation.FollowAppeal>('follow appeal'),
  renewAppealCode: token<moderation.RenewAppealCode>('renew appeal code'),
  answerAppeal: token<moderation.AnswerAppeal>('answer appeal'),
  withdrawAppeal: token<moderation.WithdrawAppeal>('withdraw appeal'),
  readQueue: token<moderation.ReadQueue>('read queue'),
  claimSubject: token<moderation.ClaimSubject>('claim subject'),
  unclaim: token<moderation.Unclaim>('unclaim'),
  readTrackForStaff: token<moderation.ReadTrackForStaff>('read track for staff'),
  linkToReviewAudio: token<reviewMedia.LinkToReviewAudio>('link to review audio'),
  openReviewAudio: token<reviewMedia.OpenReviewAudio>('open review audio'),
  readWaveformForStaff: token<reviewMedia.ReadWaveformForStaff>('read waveform for staff'),
  listDecisions: token<moderation.ListDecisions>('list decisions'),
  takeDecision: token<moderation.TakeDecision>('take decision'),
  watchAppealDeadlines: token<moderation.WatchAppealDeadlines>('watch appeal deadlines'),
  findAppealedTrack: token<moderation.FindAppealedTrack>('find appealed track'),
  listAppeals: token<moderation.ListAppeals>('list appeals'),
  readAppeal: token<moderation.ReadAppeal>('read appeal'),
  moveAppeal: token<moderation.MoveAppeal>('move appeal'),
  upholdDecision: token<moderation.UpholdDecision>('uphold decision'),
  overturnDecision: token<moderation.OverturnDecision>('overturn decision'),
  mayAttachEvidence: token<evidence.MayAttachEvidence>('may attach evidence'),
  attachEvidence: token<evidence.AttachEvidence>('attach evidence'),
  listEvidence: token<evidence.ListEvidence>('list evidence'),
  listEvidenceForStaff: token<evidence.ListEvidenceForStaff>('list evidence for staff'),
  openEvidence: token<evidence.OpenEvidence>('open evidence'),
  deleteDueEvidence: token<evidence.DeleteDueEvidence>('delete due evidence'),
} as const;
