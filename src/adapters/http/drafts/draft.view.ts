import type { DecidedRevision, Draft, DraftCredit, DraftDetails } from '../../../domain/drafts/draft.ts';
import { shownRevision } from '../../../domain/drafts/revision.ts';
import { decidedRevisions } from '../../../domain/drafts/decided-revisions.ts';
import { hasUnsubmittedChanges } from '../../../domain/drafts/draft.ts';
import type { PartyShares } from '../../../domain/drafts/party-shares.ts';
import { splitVersions } from '../../../domain/drafts/splits.ts';
import type { Decision } from '../../../domain/moderation/decision.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { ListedDraft, ShownDraft } from '../../../ports/driving/drafts/drafts.ts';
import { pictureView } from '../images/picture.view.ts';
import { measuredMasterView } from '../uploads/upload-result.ts';

const headView = ({ draft, status }: ListedDraft) => ({
  ...{ trackId: draft.trackId, artistId: draft.artistId, status },
  ...(draft.externalId !== undefined && { externalId: draft.externalId }),
  hasUnsubmittedChanges: hasUnsubmittedChanges(draft),
  ...(draft.submitted && { submittedAt: timestamp(draft.submitted.at) }),
  createdAt: timestamp(draft.createdAt),
  updatedAt: timestamp(draft.updatedAt),
});

const creditView = (credit: DraftCredit) => ({ ...credit });

const sharesView = ({ master, writers, publishers }: PartyShares) => {
  const located = (share: PartyShares['master'][number]) => ({
    ...{ partyId: share.partyId, sharePct: share.sharePct },
    ...(share.territories && { territories: [...share.territories] }),
  });
  return {
    master: master.map(located),
    writers: writers.map((share) => ({ ...share })),
    publishers: publishers.map(located),
  };
};

const detailsView = (details: DraftDetails, baseUrl: string) => {
  const { artists, rights, artwork, territories, genres, moods, instruments, keywords, stems, ...same } =
    details;
  return {
    ...same,
    ...(genres && { genres: [...genres] }),
    ...(moods && { moods: [...moods] }),
    ...(instruments && { instruments: [...instruments] }),
    ...(keywords && { keywords: [...keywords] }),
    ...(artists && { artists: artists.map(creditView) }),
    ...(rights && { rights: sharesView(rights) }),
    ...(territories && {
      territories: { include: [...territories.include], exclude: [...territories.exclude] },
    }),
    ...(stems && { stems: stems.map(({ uploadId: _, ...stem }) => stem) }),
    ...(artwork && { artwork: pictureView(baseUrl, artwork) }),
  };
};

const decisionView = ({ decisionId, verdict, statement, decidedAt, appealUntil }: Decision) => ({
  ...{ decisionId, action: verdict.act },
  ...{ ground: statement.ground, facts: statement.facts, clause: statement.clause },
  decidedAt: timestamp(decidedAt),
  ...(appealUntil !== undefined && { appealUntil: timestamp(appealUntil) }),
});

const chosen = (details: DraftDetails, fields: readonly string[], baseUrl: string) => {
  const given = Object.entries(details).filter(([name]) => fields.includes(name));
  return detailsView(Object.fromEntries(given), baseUrl);
};

const revisionIn = ({ draft, status }: ListedDraft, baseUrl: string) => {
  const revision = shownRevision(draft, status);
  if (!revision) return {};
  const { state, fields, before, after, submittedAt, reasons } = revision;
  return {
    revision: {
      ...{ state, fields: [...fields] },
      before: chosen(before, fields, baseUrl),
      after: chosen(after, fields, baseUrl),
      ...(submittedAt !== undefined && { submittedAt: timestamp(submittedAt) }),
      ...(reasons !== undefined && { reasons }),
    },
  };
};

/** Returns a decision about a revision as accounts and staff see it. */
export const decidedRevisionView = ({ act, fields, reasons, submittedAt, at }: DecidedRevision) => ({
  ...{ action: act, fields: [...fields], reasons },
  ...{ submittedAt: timestamp(submittedAt), decidedAt: timestamp(at) },
});

const decisionsIn = (draft: Draft) => {
  const decided = decidedRevisions(draft).map(decidedRevisionView);
  return decided.length > 0 ? { revisionDecisions: decided } : {};
};

const splitsIn = ({ draft, status }: ListedDraft) =>
  status === 'approved' || status === 'taken_down'
    ? {
        splits: splitVersions(draft).map(({ effectiveFrom, shares }) => ({
          ...{ effectiveFrom: timestamp(effectiveFrom), rights: sharesView(shares) },
        })),
      }
    : {};

/** Returns a track as its account sees it. `baseUrl` is the public URL of the service. */
export const ownTrackView = (shown: ShownDraft, baseUrl: string) => ({
  ...headView(shown),
  ...detailsView(shown.draft.details, baseUrl),
  ...(shown.master && {
    recording: {
      uploadId: shown.master.uploadId,
      isSubmitted: shown.master.uploadId === shown.draft.submitted?.uploadId,
      measured: measuredMasterView(shown.master.measured),
    },
  }),
  ...(shown.decision && { decision: decisionView(shown.decision) }),
  ...revisionIn(shown, baseUrl),
  ...decisionsIn(shown.draft),
  ...splitsIn(shown),
});

export const listedTrackView = (listed: ListedDraft, baseUrl: string) => {
  const { title, isrc, artwork } = listed.draft.details;
  return {
    ...headView(listed),
    ...(title !== undefined && { title }),
    ...(isrc !== undefined && { isrc }),
    ...(artwork && { artwork: pictureView(baseUrl, artwork) }),
  };
};
