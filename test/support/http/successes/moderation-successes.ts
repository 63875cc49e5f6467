import { fileBody } from '../../uploads/file-body.ts';
import { revisionSuccesses } from './drafts/revision-successes.ts';
import { stemSuccesses } from './drafts/stem-successes.ts';
import { disputeSuccesses } from './parties/dispute-successes.ts';
import type { Answered, PartnerClient } from '../../clients/partner-client.ts';
import type { Stage } from '../stage.ts';
import { noticeSuccesses } from './notices/notice-successes.ts';

const staff = '/api/v1/staff';

/** An appeal from a contact of its own. */
export const anAppealDto = (contactEmail = 'ada@finch.example') => ({
  grounds: 'licensed',
  statement: 'We hold a license for the sample.',
  contactEmail,
  evidence: [{ url: 'https://finch.example/license.pdf' }],
});

/** A decision, with all that may be said of one. */
export const aDecisionDto = (action: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  action,
  ...(action === 'take_down' && { reason: 'disputed' }),
  statement: {
    ground: 'rights_claim',
    facts: 'The recording contains a sample.\nIts use was not licensed.',
    clause: 'Terms, section 4.2',
    source: 'notice',
    automated: false,
    ...changes,
  },
});

/** A track of its own that was taken down by someone else than the admin. */
const takenDown = async ({ aTrackInCatalog, useCases }: Stage) => {
  const { trackId } = await aTrackInCatalog();
  await useCases.takeDownTrack({ trackId, reason: 'infringing' });
  return trackId;
};

/** The clients that have the code of an appeal, by the path of the appeal. */
const holders = new Map<string, PartnerClient>();
export const currentHolderOf = (path: string): PartnerClient | undefined => holders.get(path);

const anAppeal = async (stage: Stage) => {
  const trackId = await takenDown(stage);
  const created = await stage.anyone.post(`/api/v1/tracks/${trackId}/appeal`, anAppealDto());
  const appealId = created.member('appealId');
  const path = `/api/v1/appeals/${appealId}`;
  const holder = stage.anyone.as(created.member('code'));
  holders.set(path, holder);
  return { created, appealId, path, holder, trackId };
};

const attach = async ({ holder, path }: { readonly holder: PartnerClient; readonly path: string }) => {
  const { body, headers } = fileBody('split-sheet.pdf', '%PDF-1.7 split sheet');
  return holder.post(`${path}/evidence`, body, { headers });
};

const underReview = async (stage: Stage) => {
  const { appealId } = await anAppeal(stage);
  const path = `${staff}/appeals/${appealId}`;
  const taken = await stage.admin.post(`${path}/review`, { action: 'take_up' });
  return { path, taken };
};

/** For each operation of moderation and appeals, a request that succeeds. */
export const moderationSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  ...disputeSuccesses,
  ...noticeSuccesses,
  ...revisionSuccesses,
  ...stemSuccesses,
  getTransparencyReport: ({ anyone }) => anyone.get('/api/v1/transparency-reports/2026-01'),
  getModerationStatus: async (stage) =>
    stage.anyone.get(`/api/v1/tracks/${await takenDown(stage)}/moderation-status`),
  submitAppeal: async (stage) => (await anAppeal(stage)).created,
  submitAppealByRecording: async (stage) => {
    const { trackId, isrc } = await stage.aTrackInCatalog();
    await stage.useCases.takeDownTrack({ trackId, reason: 'infringing' });
    return stage.anyone.post('/api/v1/appeals', { ...anAppealDto(), isrc });
  },
  getAppeal: async (stage) => {
    const { holder, path } = await anAppeal(stage);
    return holder.get(path);
  },
  renewAppealCode: async (stage) => stage.anyone.post(`${(await anAppeal(stage)).path}/code`),
  answerAppeal: async (stage) => {
    const { holder, path } = await anAppeal(stage);
    const evidence = [{ url: 'https://finch.example/more.pdf' }];
    return holder.post(`${path}/answer`, { text: 'The license is\nnumber 4711.', evidence });
  },
  attachEvidence: async (stage) => attach(await anAppeal(stage)),
  listEvidence: async (stage) => {
    const appeal = await anAppeal(stage);
    await attach(appeal);
    return appeal.holder.get(`${appeal.path}/evidence`);
  },
  listEvidenceForStaff: async (stage) => {
    const appeal = await anAppeal(stage);
    await attach(appeal);
    return stage.admin.get(`${staff}/appeals/${appeal.appealId}/evidence`);
  },
  downloadEvidence: async (stage) => {
    const appeal = await anAppeal(stage);
    const evidenceId = (await attach(appeal)).member('evidenceId');
    return stage.admin.get(`${staff}/appeals/${appeal.appealId}/evidence/${evidenceId}`);
  },
  withdrawAppeal: async (stage) => {
    const { holder, path } = await anAppeal(stage);
    return holder.post(`${path}/withdraw`);
  },

  listReviewQueue: async (stage) => {
    await anAppeal(stage);
    return stage.admin.get(`${staff}/queue?kind=appeal&limit=1&unclaimed=true`);
  },
  claimReview: async ({ admin, pending }) =>
    admin.post(`${staff}/queue/claims`, { subject: pending.trackId }),
  releaseReview: async ({ admin, pending }) => admin.delete(`${staff}/queue/claims/${pending.trackId}`),
  getTrackForStaff: async (stage) => {
    const { trackId, appealId } = await anAppeal(stage);
    await stage.admin.post(`${staff}/queue/claims`, { subject: trackId });
    await stage.admin.post(`${staff}/queue/claims`, { subject: appealId });
    return stage.admin.get(`${staff}/tracks/${trackId}`);
  },
  getReviewAudio: async ({ admin, other }) => admin.getWithRetries(`${staff}/tracks/${other.trackId}/audio`),
  getReviewWaveform: async ({ admin, pending }) => admin.get(`${staff}/tracks/${pending.trackId}/waveform`),
  openReviewAudio: async ({ anyone, admin, other }) => {
    const link = await admin.getWithRetries(`${staff}/tracks/${other.trackId}/audio?part=full`);
    return anyone.get(link.member('url'));
  },
  listDecisions: async (stage) =>
    stage.admin.get(`${staff}/tracks/${(await underReview(stage)).taken.member('trackId')}/decisions`),
  listLookAlikes: async ({ admin, track }) => admin.get(`${staff}/tracks/${track.trackId}/look-alikes`),
  getDecisionImpact: async ({ admin, track }) =>
    admin.get(`${staff}/tracks/${track.trackId}/impact?territories=DE,AT`),
  createDecision: async ({ admin, aTrackInCatalog }) => {
    const { trackId } = await aTrackInCatalog();
    const body = aDecisionDto('restrict', { territories: ['DE', 'US'] });
    const { headers } = await admin.get(`${staff}/tracks/${trackId}`);
    return admin.post(`${staff}/tracks/${trackId}/decisions`, body, {
      headers: { 'if-match': headers['etag'] ?? '' },
    });
  },
  listAppeals: async (stage) => {
    const { path } = await underReview(stage);
    await stage.admin.post(`${path}/review`, { action: 'dismiss', text: 'No appeal at all.' });
    return stage.admin.get(`${staff}/appeals?status=submitted,upheld&limit=100`);
  },
  listAppealReviewers: async (stage) => stage.admin.get(`${(await underReview(stage)).path}/reviewers`),
  assignAppeal: async (stage) => {
    const { appealId } = await anAppeal(stage);
    const { headers } = await stage.admin.get(`${staff}/appeals/${appealId}`);
    const me = await stage.admin.get(`${staff}/me`);
    return stage.admin.ask('PUT', `${staff}/appeals/${appealId}/reviewer`, {
      body: { staffId: me.member('staffId') },
      headers: { 'if-match': headers['etag'] ?? '' },
    });
  },
  getAppealForStaff: async (stage) => stage.admin.get((await underReview(stage)).path),
  reviewAppeal: async (stage) => {
    const { path } = await underReview(stage);
    const requested = { action: 'request_info', text: 'Which license?' };
    await stage.admin.post(`${path}/review`, requested);
    return stage.admin.post(`${path}/review`, { action: 'dismiss', text: 'No appeal at all.' });
  },
};
