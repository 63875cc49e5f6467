import { z } from 'zod';
import { parseIsrc } from '../../../domain/catalog/identifiers.ts';
import { route } from '../kernel/route.ts';
import { either } from '../vocabulary/either.ts';
import * as field from '../vocabulary/fields.ts';
import {
  Appeal,
  appealGround,
  decisionId,
  evidence,
  exampleAppeal,
  moderationExamples,
  prose,
} from './moderation.schemas.ts';

const tags = ['Moderation'];
const trackPath = z.strictObject({ trackId: field.trackId });

const said = prose(
  20,
  5_000,
  'Why the decision is wrong, in your words.',
  'We hold a license for the sample.',
);

const requested = {
  grounds: appealGround,
  statement: said,
  contactEmail: field.email.meta({
    description: 'Email address to which we send the outcome. Visible to staff only.',
  }),
  language: field
    .language('Language of emails to you. Default: from `Accept-Language`, or `en`.')
    .exactOptional(),
  evidence: evidence.exactOptional(),
  decisionId: decisionId
    .meta({ description: 'The decision to appeal. Default: the most severe decision in force.' })
    .exactOptional(),
};

export const SubmitAppealDto = z
  .strictObject(requested)
  .meta({ id: 'SubmitAppealDto', description: 'An appeal against a decision about a track.' });

const isrc = z
  .string()
  .max(16)
  .refine((given) => parseIsrc(given) !== undefined, 'must be an ISRC, such as DEA622600417')
  .meta({ description: 'ISRC, with or without hyphens.', examples: ['DEA622600417'] });

const byTrackId = z.strictObject({ trackId: field.trackId, ...requested });
const byIsrc = z.strictObject({ isrc, ...requested });
const byTitle = z.strictObject({
  title: field.text(500, 'The complete title of the track.', 'Slow Harbour'),
  artist: field.text(500, 'The name of one of its artists.', 'Ada Finch'),
  ...requested,
});

/** Exactly one way to name the track. */
export const SubmitAppealByRecordingDto = either(
  byIsrc,
  either(byTrackId, byTitle, (given) => 'trackId' in given),
  (given) => 'isrc' in given,
).meta({
  id: 'SubmitAppealByRecordingDto',
  description:
    'An appeal against a decision about a track, which is named by its ISRC, its ID, or title and artist.',
});

const SubmittedAppeal = Appeal.extend({
  code: z.string().meta({
    description:
      'Code of the appeal: send it as `Authorization: Bearer …` to view and answer the appeal. Shown only once. If you lose it, request a new one.',
    examples: [moderationExamples.code],
  }),
}).meta({ id: 'SubmittedAppeal', description: 'An appeal with its code.' });

export const submitAppeal = route({
  operation: 'submitAppeal',
  method: 'POST',
  path: '/api/v1/tracks/{trackId}/appeal',
  access: { kind: 'public', limit: 'appeals' },
  summary: 'Appeal a decision',
  description:
    'Appeals a decision against a track, until `appealUntil`. Requires no credential. Each contact can have one open appeal against a decision; a decision can have twenty appeals in total; an IP address can submit five appeals per hour against a track. The appeal is reviewed by someone who did not make the decision.',
  tags,
  params: trackPath,
  body: {
    schema: SubmitAppealDto,
    example: {
      grounds: 'licensed',
      statement: 'We hold a license for the sample.',
      contactEmail: 'ada@finch.example',
      evidence: [{ url: 'https://finch.example/license.pdf' }],
    },
  },
  responses: {
    201: {
      description: 'The appeal, with its code.',
      schema: SubmittedAppeal,
      example: { ...exampleAppeal, code: moderationExamples.code },
    },
  },
  problems: ['TRACK_NOT_FOUND', 'APPEAL_OPEN', 'STATE_CONFLICT'],
});

export const submitAppealByRecording = route({
  operation: 'submitAppealByRecording',
  method: 'POST',
  path: '/api/v1/appeals',
  access: { kind: 'public', limit: 'appeals' },
  summary: 'Appeal a decision by ISRC or title',
  description:
    'Appeals a decision against a track whose ID you do not know; otherwise the same as `submitAppeal`. ISRC, title and artist find published tracks only, including those taken down. If several tracks match the title and artist, the one with a decision against it is used; if several have one, send the ISRC. Title and artist must be complete; the case of ASCII letters is ignored.',
  tags,
  body: {
    schema: SubmitAppealByRecordingDto,
    example: {
      isrc: 'DEA622600417',
      grounds: 'licensed',
      statement: 'We hold a license for the sample.',
      contactEmail: 'ada@finch.example',
    },
  },
  responses: {
    201: {
      description: 'The appeal, with its code.',
      schema: SubmittedAppeal,
      example: { ...exampleAppeal, code: moderationExamples.code },
    },
  },
  problems: ['TRACK_NOT_FOUND', 'APPEAL_OPEN', 'STATE_CONFLICT'],
});
