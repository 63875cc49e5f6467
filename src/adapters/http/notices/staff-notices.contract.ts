import { z } from 'zod';
import { ifMatch } from '../vocabulary/if-match.ts';
import { onlyPage, pageOf } from '../vocabulary/lists.ts';
import { anyOf, pages } from '../vocabulary/parameters.ts';
import { route } from '../kernel/route.ts';
import { ground, noticeId } from './notice.schemas.ts';
import {
  DecideNoticeDto,
  exampleDecideNotice,
  exampleForStaff,
  exampleListed,
  ListedNotice,
  NoticeForStaff,
  state,
} from './staff-notice.schemas.ts';

const tags = ['Staff'];
const access = { kind: 'staff', anyOf: ['rights'] } as const;
const params = z.strictObject({ noticeId });
const shown = {
  200: { description: 'The report.', schema: NoticeForStaff, example: exampleForStaff },
} as const;

export const listNotices = route({
  operation: 'listNotices',
  method: 'GET',
  path: '/api/v1/staff/notices',
  access,
  summary: 'List reports of tracks',
  description:
    'Returns reports by the time in their state, the longest first. Returns those that wait for staff unless `state` is set.',
  tags,
  query: z.strictObject({
    state: anyOf(state, 'State of the report.', ['received', 'complained']).exactOptional(),
    ground: ground.exactOptional(),
    ...pages,
  }),
  responses: {
    200: {
      description: 'A page of reports.',
      schema: pageOf(ListedNotice, 'Reports.').meta({
        id: 'TrackNoticePage',
        description: 'A page of reports.',
      }),
      example: { data: [exampleListed], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const readNotice = route({
  operation: 'getNoticeForStaff',
  method: 'GET',
  path: '/api/v1/staff/notices/{noticeId}',
  access,
  summary: 'Retrieve a report of a track',
  tags,
  params,
  responses: shown,
  problems: ['NOT_FOUND'],
});

export const decideNotice = route({
  operation: 'decideNotice',
  method: 'POST',
  path: '/api/v1/staff/notices/{noticeId}/decision',
  access,
  summary: 'Decide a report of a track',
  description:
    'Decides a report, or the complaint about it, which must be decided by someone other than the person who made the first decision. `actioned` also takes the track down or restricts it: both are stored together, or neither is. The reporter gets the reasons by email if the address is confirmed. [Claim](/reference/operations/claimReview) the report first so that nobody else decides it.',
  tags,
  params,
  headers: ifMatch('report'),
  body: { schema: DecideNoticeDto, example: exampleDecideNotice },
  responses: shown,
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT'],
});
