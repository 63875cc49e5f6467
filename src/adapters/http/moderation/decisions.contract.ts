import { z } from 'zod';
import { exampleTrack } from '../catalog/catalog.examples.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { exampleDecision, moderationExamples } from './moderation.schemas.ts';
import { exampleMeasured } from './measured-sound.ts';
import { ifMatch } from '../vocabulary/if-match.ts';
import { reviewers, tags } from './queue.contract.ts';
import { Decision, StaffDecisionDto } from './review.schemas.ts';
import { exampleRightsCheck } from './rights/rights-check.ts';
import { TrackForStaff } from './track-for-staff.schemas.ts';

const { examples } = field;
const reviewed = `https://api.example.com/api/v1/staff/tracks/${examples.trackId}`;
const trackPath = z.strictObject({ trackId: field.trackId });

export const readTrack = route({
  operation: 'getTrackForStaff',
  method: 'GET',
  path: '/api/v1/staff/tracks/{trackId}',
  access: reviewers,
  summary: 'Retrieve a track in any status',
  tags,
  params: trackPath,
  responses: {
    200: {
      description: 'The track with its decisions and appeals.',
      schema: TrackForStaff,
      example: {
        track: exampleTrack,
        decisionsInForce: [],
        openAppeals: [],
        disputes: [],
        rightsCheck: exampleRightsCheck,
        hasRevision: false,
        splits: [],
        revisionDecisions: [],
        measured: exampleMeasured,
        links: {
          audio: `${reviewed}/audio`,
          waveform: `${reviewed}/waveform`,
          decisions: `${reviewed}/decisions`,
        },
      },
    },
  },
  problems: ['TRACK_NOT_FOUND'],
});

const exampleFull = {
  ...exampleDecision,
  trackId: examples.trackId,
  before: 'approved',
  after: 'taken_down',
  decidedBy: { kind: 'staff', staffId: moderationExamples.staffId },
} as const;

export const listDecisions = route({
  operation: 'listDecisions',
  method: 'GET',
  path: '/api/v1/staff/tracks/{trackId}/decisions',
  access: reviewers,
  summary: 'List the decisions about a track',
  description: 'Returns all decisions about the track, the oldest first. Decisions are never changed.',
  tags,
  params: trackPath,
  responses: {
    200: {
      description: 'The decisions.',
      schema: z
        .object({ data: z.array(Decision).meta({ description: 'Decisions, the oldest first.' }) })
        .meta({ id: 'DecisionList', description: 'The decisions about a track.' }),
      example: { data: [exampleFull] },
    },
  },
  problems: ['TRACK_NOT_FOUND'],
});

export const takeDecision = route({
  operation: 'createDecision',
  method: 'POST',
  path: '/api/v1/staff/tracks/{trackId}/decisions',
  access: reviewers,
  summary: 'Create a decision',
  description:
    'Records a decision about a track. Moderators can `approve`, `request_changes`, `reject` and `reopen` tracks under review; rights staff can `take_down`, `restrict` and `reinstate` published tracks. A decision that lifts an earlier one closes the open appeals against it. A takedown for a more severe reason is added to the one in force (in ascending order: withdrawn, disputed, infringing, legal). A takedown for a less severe reason replaces it, and is rejected while an appeal against it is open. A track cannot be approved, or reinstated after a takedown, while a party disputes its shares: set the dispute aside first (409). A rejected track releases its ISRC: if another track uses it since, the rejected one cannot be reopened or approved (409 with `fields` and the `trackId` of the other).',
  tags,
  params: trackPath,
  headers: ifMatch('track'),
  body: {
    schema: StaffDecisionDto,
    example: {
      action: 'take_down',
      reason: 'disputed',
      statement: {
        ground: 'rights_claim',
        facts: exampleDecision.facts,
        clause: exampleDecision.clause,
        source: 'notice',
        automated: false,
      },
    },
  },
  responses: { 201: { description: 'The decision.', schema: Decision, example: exampleFull } },
  problems: ['TRACK_NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT'],
});
