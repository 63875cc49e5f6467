import { z } from 'zod';
import { maxDrafts } from '../../../domain/drafts/draft.ts';
import { anyone, trackEditor } from '../artists/artist-sessions.contract.ts';
import { route } from '../kernel/route.ts';
import { examples, trackId } from '../vocabulary/fields.ts';
import { ifMatch } from '../vocabulary/if-match.ts';
import { onlyPage } from '../vocabulary/lists.ts';
import { pages } from '../vocabulary/parameters.ts';
import {
  CreateTrackBodyDto,
  exampleListed,
  exampleOwnTrack,
  exampleTrackErrors,
  OwnTrack,
  OwnTrackPage,
  TrackErrors,
  UpdateTrackBodyDto,
} from './draft.schemas.ts';

const tags = ['Submissions'];
const all = '/api/v1/artists/me/tracks';
const one = `${all}/{trackId}` as const;
const params = z.strictObject({ trackId });
const shown = { description: 'The track.', schema: OwnTrack, example: exampleOwnTrack };
const role = 'Needs the role `owner` or `editor`.';

export const createTrack = route({
  operation: 'createTrack',
  method: 'POST',
  path: all,
  access: trackEditor,
  summary: 'Create a track',
  description: `Creates a track without a recording; an [upload](/reference/operations/initiateUpload) with its \`trackId\` adds one. Nobody else sees it until it is submitted. An account can have ${maxDrafts} tracks. ${role}`,
  tags,
  body: { schema: CreateTrackBodyDto, example: { title: 'Harbour Lights' } },
  responses: {
    201: {
      ...shown,
      example: { ...exampleOwnTrack, status: 'draft' as const, hasUnsubmittedChanges: true },
      headers: {
        location: {
          description: 'URL of the track in your account.',
          example: `https://api.example.com${all}/${examples.trackId}`,
        },
      },
    },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
  idempotent: true,
});

export const listTracks = route({
  operation: 'listOwnTracks',
  method: 'GET',
  path: all,
  access: anyone,
  summary: 'List your tracks',
  description: 'Returns the tracks that your account created, newest first, with their statuses.',
  tags,
  query: z.strictObject(pages),
  responses: {
    200: {
      description: 'A page of tracks.',
      schema: OwnTrackPage,
      example: { data: [exampleListed], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const readTrack = route({
  operation: 'getOwnTrack',
  method: 'GET',
  path: one,
  access: anyone,
  summary: 'Retrieve one of your tracks',
  description:
    'Returns a track that your account created, as you have described it, with the measurements of its recording.',
  tags,
  params,
  responses: { 200: shown },
  problems: ['NOT_FOUND'],
});

export const editTrack = route({
  operation: 'updateTrack',
  method: 'PATCH',
  path: one,
  access: trackEditor,
  summary: 'Update a track',
  description: `Changes the fields that you send. \`If-Match\` is required, so that you do not overwrite someone else’s change. A track that is waiting for review is reviewed as you submitted it: submit it again to have your changes reviewed. You can still change the description of a published track (title, version, genres, moods, instruments, keywords, tempo, key, energy, vocals, language, explicitness and artwork), and platforms see the change immediately. Changes of other fields of an approved track are a \`revision\`, which needs our review: submit the track to have them reviewed. The approved version stays in the catalog meanwhile. While a track is taken down, changes of other fields are rejected with 409. ${role}`,
  tags,
  params,
  headers: ifMatch('track'),
  body: { schema: UpdateTrackBodyDto, example: { title: 'Harbour Lights (Night Mix)' } },
  responses: { 200: shown },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT', 'PRECONDITION_REQUIRED'],
});

export const submitTrack = route({
  operation: 'submitTrack',
  method: 'POST',
  path: `${one}/submit`,
  access: trackEditor,
  summary: 'Submit a track for review',
  description: `Submits the track as it is now, with its latest processed recording. If anything is missing or wrong, all errors are returned and nothing is submitted. A track that is already waiting for review keeps its place. For an approved track, this submits the changes that need a review. Parties whose shares, name, IPI name number or address change must confirm their shares first; a party that has no more shares is not asked. Your email address must be confirmed. ${role}`,
  tags,
  params,
  headers: ifMatch('track'),
  responses: { 200: shown },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT'],
});

export const checkTrack = route({
  operation: 'checkTrack',
  method: 'GET',
  path: `${one}/errors`,
  access: anyone,
  summary: 'Check a track',
  description:
    'Returns everything that would prevent the submission of the track as it is now, in the same form as a submission that is rejected. For an approved track, checks the changes that need a review. Nothing is submitted. Only a submission checks that no other track has the ISRC, and that your email address is confirmed.',
  tags,
  params,
  responses: { 200: { description: 'The errors.', schema: TrackErrors, example: exampleTrackErrors } },
  problems: ['NOT_FOUND'],
});

export const deleteTrack = route({
  operation: 'deleteTrack',
  method: 'DELETE',
  path: one,
  access: trackEditor,
  summary: 'Delete a track',
  description: `Deletes a track that was never submitted, with its uploads. ${role}`,
  tags,
  params,
  headers: ifMatch('track'),
  responses: { 204: { description: 'The track was deleted.' } },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT'],
});
