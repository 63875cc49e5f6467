import { z } from 'zod';
import { route } from '../kernel/route.ts';
import {
  ComplaintDto,
  exampleNotice,
  exampleNoticeDto,
  NoticeCodeDto,
  noticeExamples,
  SubmitNoticeDto,
  SubmittedNotice,
  TrackNotice,
} from './notice.schemas.ts';

const tags = ['Moderation'];
const shown = { description: 'The report.', schema: TrackNotice, example: exampleNotice };
const byCode = {
  method: 'POST',
  access: { kind: 'public', limit: 'notice-codes' },
  tags,
} as const;

export const submitNotice = route({
  operation: 'submitNotice',
  method: 'POST',
  path: '/api/v1/notices',
  access: { kind: 'public', limit: 'notices' },
  summary: 'Report a track',
  description:
    'Reports a published track, including one that was taken down. Requires no credential. The response is a receipt with a number and a code; a receipt is also emailed with another code, which confirms the address. We send nothing more to an address until it is confirmed. Name and email address are required, except for `child_sexual_abuse`. A person decides every report; automated means are not used. An IP address can report ten times in a burst and ten times an hour; a mailbox gets three receipts in a burst and five a day, and reports beyond that are accepted without an email.',
  tags,
  headers: z.object({
    'idempotency-key': z
      .string()
      .regex(/^[\x20-\x7e]{16,257}$/, 'must be 16 to 255 printable ASCII characters, bare or in quotes')
      .meta({
        description:
          'A random text of your choice: 16 to 255 printable characters, with or without quotes. The key belongs to the `email` of the report, so that you share it with no other reporter. The same request with the same key returns the same report and code, and sends no further email, also in another `language`. The same key and `email` with a different request return 422 IDEMPOTENCY_MISMATCH; without `email`, a different request is another report. After the texts of the report were deleted, the key returns 409 STATE_CONFLICT. In both cases, use a new key.',
        examples: ['5f0b6c1e-8a54-4b0e-9a53-1f4f6c1a2b3c'],
      })
      .exactOptional(),
  }),
  body: { schema: SubmitNoticeDto, example: exampleNoticeDto },
  responses: {
    201: {
      description: 'The report, with its code.',
      schema: SubmittedNotice,
      example: { ...exampleNotice, code: noticeExamples.code },
    },
  },
  problems: ['TRACK_NOT_FOUND', 'STATE_CONFLICT', 'IDEMPOTENCY_MISMATCH'],
});

export const readNotice = route({
  ...byCode,
  operation: 'readNotice',
  path: '/api/v1/notices/read',
  summary: 'Read your report',
  description:
    'Returns the report of a code, with our decision and its reasons. Works until the texts of the report are deleted, 185 days after our last decision about it. Requires no credential.',
  body: { schema: NoticeCodeDto, example: { code: noticeExamples.code } },
  responses: { 200: shown },
  problems: ['NOT_FOUND'],
});

export const confirmNoticeMailbox = route({
  ...byCode,
  operation: 'confirmNoticeEmail',
  path: '/api/v1/notices/confirm',
  summary: 'Confirm the email address of your report',
  description:
    'Confirms the address by the code that we emailed, so that we send our decision to it. If we have decided already, we send the decision now. Requires no credential.',
  body: { schema: NoticeCodeDto, example: { code: 'nmc_7hQmW2eRtY7uIoP1aSdF4gHjK6lZxC8vBnM3qLwEkNr' } },
  responses: { 200: { ...shown, example: { ...exampleNotice, emailConfirmed: true } } },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const complain = route({
  ...byCode,
  operation: 'complainAboutNotice',
  path: '/api/v1/notices/complaint',
  summary: 'Complain about the decision on your report',
  description:
    'Submits a complaint against our decision, until `complainUntil` (six months). A report can have one complaint, which is decided by someone who did not make the first decision. Requires no credential.',
  body: {
    schema: ComplaintDto,
    example: { code: noticeExamples.code, text: 'The contract that you name ended in 2022.' },
  },
  responses: { 200: shown },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
});
