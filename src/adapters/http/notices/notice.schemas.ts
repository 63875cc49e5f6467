import { z } from 'zod';
import { needsReporter, noticeGrounds, noticeOutcomes } from '../../../domain/notices/notice.ts';
import { prose } from '../moderation/moderation.schemas.ts';
import * as field from '../vocabulary/fields.ts';

const { examples } = field;

export const noticeExamples = {
  noticeId: 'ntc_01JB2M6X8KH3J4K5M6N7P8Q9R0',
  code: 'nrc_7hQmW2eRtY7uIoP1aSdF4gHjK6lZxC8vBnM3qLwEkNr',
  until: '2026-09-01T14:05:12.481Z',
} as const;

export const noticeId = field.id('report', noticeExamples.noticeId);

export const ground = z.enum(noticeGrounds).meta({
  description:
    'Reason for the report. `copyright_recording`, `copyright_composition`: rights in the recording or in the work. `personal_rights`: rights of a person, such as name, voice or privacy. `illegal_content`: content against the law. `child_sexual_abuse`: sexual abuse or exploitation of children.',
  examples: ['copyright_recording'],
});

export const explanation = prose(
  20,
  5_000,
  'Why the track should be removed, with facts that we can check. Visible to staff only.',
  'The recording is ours: it was released on 3 May 2019 with the ISRC DEA621900001.',
);
export const complaintText = prose(
  20,
  5_000,
  'Why the decision is wrong, in your words. Visible to staff only.',
  'The contract that you name ended in 2022.',
);

const requested = {
  track: field.text(
    2_000,
    'ID or ISRC of the track, or the address of a page or preview of this service that shows it.',
    examples.trackId,
  ),
  ground,
  explanation,
  name: field.text(200, 'Your name, or that of the company that reports.', 'Finch & Co').exactOptional(),
  email: field.email
    .meta({ description: 'Email address for the receipt and our decision. Visible to staff only.' })
    .exactOptional(),
  goodFaith: z.literal(true).meta({
    description:
      'You believe in good faith that the information and the statements in the report are correct and complete.',
  }),
  language: field
    .language('Language of emails to you. Default: from `Accept-Language`, or `en`.')
    .exactOptional(),
};

const required = 'is required, except for `child_sexual_abuse`';

export const SubmitNoticeDto = z
  .strictObject(requested)
  .superRefine((given, context) => {
    if (!needsReporter(given.ground)) return;
    for (const path of ['name', 'email'] as const)
      if (given[path] === undefined)
        context.addIssue({ code: 'custom', path: [path], message: required, input: given });
  })
  .meta({ id: 'SubmitNoticeDto', description: 'A report of a track.' });

export const exampleNoticeDto = {
  track: examples.trackId,
  ground: 'copyright_recording' as const,
  explanation: 'The recording is ours: it was released on 3 May 2019 with the ISRC DEA621900001.',
  name: 'Finch & Co',
  email: 'ada@finch.example',
  goodFaith: true as const,
};

export const noticeCode = field.text(
  200,
  'The code of your receipt, or the one that we emailed.',
  noticeExamples.code,
);
export const NoticeCodeDto = z
  .strictObject({ code: noticeCode })
  .meta({ id: 'NoticeCodeDto', description: 'The code of a report.' });
export const ComplaintDto = z
  .strictObject({ code: noticeCode, text: complaintText })
  .meta({ id: 'NoticeComplaintDto', description: 'A complaint against the decision about a report.' });

export const outcome = z.enum(noticeOutcomes).meta({
  description:
    'Our decision. `actioned`: the track was taken down or restricted. `rejected`: the report led to no action. `no_longer_relevant`: the reason no longer exists.',
  examples: ['actioned'],
});
export const reasons = z
  .string()
  .meta({ description: 'Reasons of the decision.', examples: ['The recording is yours.'] });

/** Members that reporters and staff see. */
export const noticeFields = {
  noticeId,
  trackId: field.trackId,
  ground,
  status: z.enum(['received', ...noticeOutcomes]).meta({
    description: 'Status of the report, by the last decision.',
    examples: ['received'],
  }),
  submittedAt: field.timestampOut('When the report was submitted.'),
  explanation: z.string().meta({ description: 'The explanation.', examples: [exampleNoticeDto.explanation] }),
  name: z.string().meta({ description: 'Name of the reporter.' }).exactOptional(),
  email: z.string().meta({ description: 'Email address of the reporter.' }).exactOptional(),
  emailConfirmed: z.boolean().meta({
    description: 'Whether the emailed code was used. We send our decision only to a confirmed address.',
  }),
};

const judged = {
  decidedAt: field.timestampOut('When it was decided.'),
  reasons,
};
export const complaintOutcome = z.enum(['upheld', ...noticeOutcomes]).meta({
  description: 'The decision about the complaint. `upheld`: the first decision stays.',
  examples: ['upheld'],
});

export const TrackNotice = z
  .object({
    ...noticeFields,
    decision: z
      .object({ outcome, ...judged })
      .meta({ description: 'The first decision. Absent until it is made.' })
      .exactOptional(),
    complainUntil: field
      .timestampOut('Until when you can complain. Absent if you cannot.', noticeExamples.until)
      .exactOptional(),
    complaint: z
      .object({
        text: z.string().meta({ description: 'The complaint.' }),
        submittedAt: field.timestampOut('When the complaint was submitted.'),
        decision: z
          .object({ outcome: complaintOutcome, ...judged })
          .meta({ description: 'The decision about the complaint. Absent until it is made.' })
          .exactOptional(),
      })
      .meta({ description: 'Your complaint. Absent if there is none.' })
      .exactOptional(),
  })
  .meta({ id: 'TrackNotice', description: 'A report of a track, as its reporter sees it.' });

export const exampleNotice = {
  noticeId: noticeExamples.noticeId,
  trackId: examples.trackId,
  ground: 'copyright_recording' as const,
  status: 'received' as const,
  submittedAt: examples.now,
  explanation: exampleNoticeDto.explanation,
  name: 'Finch & Co',
  email: 'ada@finch.example',
  emailConfirmed: false,
};

export const SubmittedNotice = TrackNotice.extend({
  code: z.string().meta({
    description: 'Code of the report, with which you read it and complain. Shown only here. Keep it.',
    examples: [noticeExamples.code],
  }),
}).meta({ id: 'SubmittedTrackNotice', description: 'A report with its code.' });
