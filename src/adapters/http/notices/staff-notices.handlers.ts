import type { z } from 'zod';
import { noticeState, openNoticeStates, stateSince } from '../../../domain/notices/notice.ts';
import type { NoticeTexts } from '../../../domain/notices/notice.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import { NoticeId } from '../../../domain/shared/ids.ts';
import type {
  ListedNotice,
  NoticeUnderReview,
  NoticeVerdict,
  StaffNotices,
} from '../../../ports/driving/notices/staff-notices.ts';
import { allowedBy, versionedTag } from '../kernel/response/conditional.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { claimView } from '../moderation/moderation.views.ts';
import { commonView } from './notice.views.ts';
import type { DecideNoticeDto } from './staff-notice.schemas.ts';
import * as routes from './staff-notices.contract.ts';

const listedView = ({ notice, track, claim }: ListedNotice) => ({
  ...commonView(notice),
  state: noticeState(notice),
  since: timestamp(stateSince(notice)),
  ...(track && { title: track.title }),
  artists: track?.artists.map(({ name }) => name) ?? [],
  ...(claim && { claim: claimView(claim) }),
});

type Judged<Outcome extends string> = {
  readonly outcome: Outcome;
  readonly decidedAt: number;
  readonly decidedBy: string;
  readonly decisionId?: string;
};

const judgedView = <Outcome extends string>(judgment: Judged<Outcome> | undefined, reasons = '') =>
  judgment && {
    decision: {
      outcome: judgment.outcome,
      decidedAt: timestamp(judgment.decidedAt),
      decidedBy: judgment.decidedBy,
      reasons,
      ...(judgment.decisionId !== undefined && { decisionId: judgment.decisionId }),
    },
  };

const none: Partial<NoticeTexts> = {};

/** A response with the report and its ETag. */
const forStaff = ({ texts, others, ...listed }: NoticeUnderReview) => {
  const { notice } = listed;
  const { judgment, complaint } = notice;
  const { explanation, name, email, ...said } = texts ?? none;
  const body = {
    ...listedView(listed),
    ...(explanation !== undefined && { explanation }),
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    emailConfirmed: notice.mailboxConfirmedAt !== undefined,
    ...judgedView(judgment, said.reasons),
    ...(complaint && {
      complaint: {
        text: said.complaint ?? '',
        submittedAt: timestamp(complaint.submittedAt),
        ...judgedView(complaint.judgment, said.complaintReasons),
      },
    }),
    others: others.map((other) => ({ ...commonView(other), state: noticeState(other) })),
  };
  return { status: 200, body, etag: versionedTag(notice.version, body) } as const;
};

const verdictOf = (body: z.infer<typeof DecideNoticeDto>): NoticeVerdict => {
  if (body.outcome !== 'actioned') return { outcome: body.outcome };
  const { outcome, action, reason, statement } = body;
  // The schema requires the reason of a takedown.
  return action === 'take_down' && reason !== undefined
    ? { outcome, verdict: { act: 'take_down', reason }, statement }
    : { outcome, verdict: { act: 'restrict', ...(reason && { reason }) }, statement };
};

export const staffNoticeEndpoints = (use: StaffNotices): readonly Endpoint[] => [
  endpoint(routes.listNotices, async ({ query: { state, ground, limit, cursor } }) => {
    const page = await use.listNotices({
      ...{ states: state ?? openNoticeStates, limit },
      ...(ground !== undefined && { ground }),
      ...(cursor !== undefined && { cursor }),
    });
    if (!page.ok) return page;
    const { notices, nextCursor } = page.value;
    return { status: 200, body: { data: notices.map(listedView), pagination: { limit, nextCursor } } };
  }),

  endpoint(routes.readNotice, async ({ params }) => {
    const found = await use.readNoticeForStaff(NoticeId(params.noticeId));
    return found.ok ? forStaff(found.value) : found;
  }),

  endpoint(routes.decideNotice, async ({ caller, params, headers, body }) => {
    const decided = await use.decideNotice({
      ...{ caller, noticeId: NoticeId(params.noticeId), decided: verdictOf(body), reasons: body.reasons },
      ...allowedBy(headers),
    });
    return decided.ok ? forStaff(decided.value) : decided;
  }),
];
