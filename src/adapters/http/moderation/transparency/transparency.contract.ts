import { z } from 'zod';
import { appealGrounds } from '../../../../domain/moderation/appeals/appeal.ts';
import { decisionActs } from '../../../../domain/moderation/decision.ts';
import { noticeGrounds } from '../../../../domain/notices/notice.ts';
import { decisionSources, grounds } from '../../../../domain/moderation/statement.ts';
import { route } from '../../kernel/route.ts';
import * as field from '../../vocabulary/fields.ts';

const Times = z
  .object({
    count: field.count('Number of decisions that were measured.', 31),
    medianMs: z
      .int()
      .nullable()
      .meta({ description: 'Median in milliseconds, or null if there is none.', examples: [93_600_000] }),
    longestMs: z
      .int()
      .nullable()
      .meta({ description: 'Longest in milliseconds, or null if there is none.', examples: [259_200_000] }),
  })
  .meta({ id: 'DecisionTimes', description: 'How long decisions took.' });

const Decisions = z
  .object({
    action: z.enum(decisionActs).meta({ description: 'Content of the decisions.', examples: ['take_down'] }),
    ground: z.enum(grounds).meta({ description: 'Ground of the decisions.', examples: ['rights_claim'] }),
    source: z
      .enum(decisionSources)
      .meta({ description: 'Event that initiated the decisions.', examples: ['notice'] }),
    count: field.count('Number of decisions.', 4),
    automated: field.count('Number of these decisions for which automated means were used.', 0),
  })
  .meta({ id: 'DecisionCount', description: 'Decisions with the same content, ground and source.' });

const Appeals = z
  .object({
    submitted: field.count('Appeals that were submitted in the month.', 3),
    grounds: z
      .array(
        z
          .object({
            grounds: z
              .enum(appealGrounds)
              .meta({ description: 'Reason that appellants gave.', examples: ['rights_held'] }),
            count: field.count('Number of submitted appeals.', 3),
          })
          .meta({ id: 'AppealCount', description: 'Appeals for the same reason.' }),
      )
      .meta({ description: 'The submitted appeals by the reason that appellants gave.' }),
    upheld: field.count('Appeals that ended in the month; the decision remains in force.', 1),
    overturned: field.count('Appeals that ended in the month; the decision was undone.', 1),
    withdrawn: field.count('Appeals that their appellants withdrew in the month.', 0),
    abusive: field.count('Upheld appeals that were dismissed as abusive.', 0),
    overdue: field.count('Appeals that were decided after their deadline.', 0),
    times: Times,
  })
  .meta({ id: 'AppealFigures', description: 'Appeals of a month and their outcomes.' });

const Notices = z
  .object({
    submitted: field.count('Reports of tracks that were submitted in the month.', 5),
    grounds: z
      .array(
        z
          .object({
            ground: z
              .enum(noticeGrounds)
              .meta({ description: 'Reason that reporters gave.', examples: ['copyright_recording'] }),
            submitted: field.count('Reports that were submitted in the month.', 5),
            actioned: field.count(
              'First decisions of the month that took the track down or restricted it.',
              2,
            ),
            rejected: field.count('First decisions of the month that left the track as it was.', 1),
            noLongerRelevant: field.count(
              'First decisions of the month that the report was no longer relevant.',
              1,
            ),
          })
          .meta({ id: 'TrackNoticeCount', description: 'Reports for the same reason.' }),
      )
      .meta({ description: 'The reports by the reason that reporters gave.' }),
    times: Times.meta({ description: 'The times from report to first decision.' }),
    complaints: z
      .object({
        submitted: field.count('Complaints of reporters that were submitted in the month.', 1),
        upheld: field.count('Complaints decided in the month; the first decision stays.', 1),
        reversed: field.count(
          'Complaints decided in the month by a new decision, including a further action.',
          0,
        ),
        times: Times.meta({ description: 'The times from complaint to decision.' }),
      })
      .meta({ description: 'Complaints of reporters against our decisions.' }),
  })
  .meta({ id: 'TrackNoticeFigures', description: 'Reports of tracks in a month, and their outcomes.' });

export const TransparencyReport = z
  .object({
    month: field.month('The month, in UTC.'),
    decisions: z
      .array(Decisions)
      .meta({ description: 'The decisions of the month. Kinds that did not occur are omitted.' }),
    reviewTimes: Times.meta({
      description:
        'How long tracks had waited, since their last change, for the decisions that ended their review.',
    }),
    appeals: Appeals,
    notices: Notices,
  })
  .meta({
    id: 'TransparencyReport',
    description: 'Moderation decisions, appeals and reports of tracks in a month.',
  });

const times = { count: 2, medianMs: 93_600_000, longestMs: 259_200_000 };

export const readTransparencyReport = route({
  operation: 'getTransparencyReport',
  method: 'GET',
  path: '/api/v1/transparency-reports/{month}',
  access: { kind: 'public', limit: 'transparency-reports' },
  summary: 'Get the transparency report of a month',
  description:
    'Returns the number of moderation decisions by content, ground and source, how long they took, the appeals against them with their outcomes, and the reports of tracks by ground and outcome (Articles 15 and 24 of Regulation (EU) 2022/2065). Requires no credential. The report of a month is published when the month is over, in UTC.',
  tags: ['Moderation'],
  params: z.strictObject({ month: field.month('The month, in UTC.') }),
  cacheControl: 'public, max-age=300',
  responses: {
    200: {
      description: 'The report.',
      schema: TransparencyReport,
      example: {
        month: '2026-03',
        decisions: [
          { action: 'approve', ground: 'meets_requirements', source: 'own_review', count: 31, automated: 0 },
          { action: 'take_down', ground: 'rights_claim', source: 'notice', count: 4, automated: 0 },
        ],
        reviewTimes: { ...times, count: 31 },
        appeals: {
          ...{ submitted: 3, grounds: [{ grounds: 'rights_held', count: 3 }] },
          ...{ upheld: 1, overturned: 1, withdrawn: 0, abusive: 0, overdue: 0, times },
        },
        notices: {
          submitted: 5,
          grounds: [
            {
              ...{ ground: 'copyright_recording', submitted: 5 },
              ...{ actioned: 2, rejected: 1, noLongerRelevant: 1 },
            },
          ],
          times: { ...times, count: 4 },
          complaints: { submitted: 1, upheld: 1, reversed: 0, times: { ...times, count: 1 } },
        },
      },
    },
  },
  problems: ['NOT_FOUND'],
});
