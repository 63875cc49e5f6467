import { z } from 'zod';
import { reviewerRoles } from '../../../domain/moderation/authority.ts';
import { trackEditor } from '../artists/artist-sessions.contract.ts';
import { exampleTrack } from '../catalog/catalog.examples.ts';
import { route } from '../kernel/route.ts';
import { examples, trackId } from '../vocabulary/fields.ts';
import { ifMatch } from '../vocabulary/if-match.ts';
import { onlyPage } from '../vocabulary/lists.ts';
import { pages } from '../vocabulary/parameters.ts';
import { exampleOwnTrack, OwnTrack } from './draft.schemas.ts';
import { DecidedRevision, DecideRevisionDto, RevisionForStaff, RevisionPage } from './revision.schemas.ts';

const params = z.strictObject({ trackId });
const reviewers = { kind: 'staff', anyOf: reviewerRoles } as const;
const ofTrack = '/api/v1/staff/tracks/{trackId}/revision';
const changed = { fields: ['territories'], submittedAt: examples.now };

export const withdrawRevision = route({
  operation: 'withdrawTrackRevision',
  method: 'DELETE',
  path: '/api/v1/artists/me/tracks/{trackId}/revision',
  access: trackEditor,
  summary: 'Withdraw the revision of a track',
  description:
    'Undoes all changes of an approved track that need our review, submitted or not: the fields get the values in the catalog again. Our decision about them stays in `revisionDecisions`, and what we rejected last cannot be submitted again unchanged. Needs the role `owner` or `editor`.',
  tags: ['Submissions'],
  params,
  headers: ifMatch('track'),
  responses: {
    200: {
      description: 'The track.',
      schema: OwnTrack,
      example: { ...exampleOwnTrack, status: 'approved' as const },
    },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT'],
});

export const listRevisions = route({
  operation: 'listRevisions',
  method: 'GET',
  path: '/api/v1/staff/revisions',
  access: reviewers,
  summary: 'List revisions',
  description:
    'Returns the changes of approved tracks that wait for review, the longest wait first. The approved versions stay in the catalog.',
  tags: ['Staff'],
  query: z.strictObject({ ...pages }),
  responses: {
    200: {
      description: 'A page of revisions.',
      schema: RevisionPage,
      example: {
        data: [{ trackId: examples.trackId, title: 'Slow Harbour', artists: ['Finch & Co'], ...changed }],
        pagination: onlyPage,
      },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const readRevision = route({
  operation: 'getRevision',
  method: 'GET',
  path: ofTrack,
  access: reviewers,
  summary: 'Retrieve the revision of a track',
  description: 'Returns an approved track before and after the changes that wait for review.',
  tags: ['Staff'],
  params,
  responses: {
    200: {
      description: 'The revision.',
      schema: RevisionForStaff,
      example: {
        ...{ trackId: examples.trackId, ...changed, before: exampleTrack, after: exampleTrack },
        rights: { before: exampleTrack.rights, after: exampleTrack.rights },
        stems: { before: [], after: [] },
      },
    },
  },
  problems: ['NOT_FOUND'],
});

export const decideRevision = route({
  operation: 'decideRevision',
  method: 'POST',
  path: `${ofTrack}/decision`,
  access: { kind: 'staff', anyOf: ['moderator'] },
  summary: 'Decide about the revision of a track',
  description:
    'Publishes the changes (`approve`), or returns or rejects them: then the approved version stays as it is. `If-Match` is required, so that you decide about the changes that you have read. A revision cannot be approved while a party disputes its shares and has not confirmed those of the revision, while another track has its ISRC (409 with `fields` and `trackId`), or while the track is taken down. Licenses that were issued before keep their terms. The account gets the decision by email.',
  tags: ['Staff'],
  params,
  headers: ifMatch('revision'),
  body: {
    schema: DecideRevisionDto,
    example: { action: 'approve', reasons: 'The split sheet matches.' },
  },
  responses: {
    200: {
      description: 'The decision.',
      schema: DecidedRevision,
      example: { trackId: examples.trackId, action: 'approve', decidedAt: examples.now },
    },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT', 'PRECONDITION_REQUIRED'],
});
