import { z } from 'zod';
import { maxProfiles } from '../../../domain/artists/roster.ts';
import { route } from '../kernel/route.ts';
import { ifMatch } from '../vocabulary/if-match.ts';
import { onlyPage } from '../vocabulary/lists.ts';
import { pages } from '../vocabulary/parameters.ts';
import { anyone, profileEditor } from './artist-sessions.contract.ts';
import { artistExamples, artistId } from './artist.schemas.ts';
import {
  AddArtistDto,
  ArtistProfile,
  ArtistProfilePage,
  EditArtistDto,
  exampleProfile,
} from './profile.schemas.ts';
import { tags } from './registration.contract.ts';

const roster = '/api/v1/artists/me/roster';
const one = `${roster}/{artistId}` as const;
const path = z.strictObject({ artistId });
const shown = { description: 'The profile.', schema: ArtistProfile, example: exampleProfile };

export const addProfile = route({
  operation: 'addRosterArtist',
  method: 'POST',
  path: roster,
  access: profileEditor,
  summary: 'Add an artist to your roster',
  description: `Creates the profile of an artist in the account of a label. Owners and editors can do it. A label can have ${maxProfiles} profiles, its own included; the account of an artist has exactly one profile (409).`,
  tags,
  body: { schema: AddArtistDto, example: { name: artistExamples.name, country: 'DE' } },
  responses: {
    201: {
      ...shown,
      headers: {
        location: {
          description: 'URL of the profile.',
          example: `https://api.example.com${roster}/${artistExamples.artistId}`,
        },
      },
    },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
  idempotent: true,
});

export const listProfiles = route({
  operation: 'listRosterArtists',
  method: 'GET',
  path: roster,
  access: anyone,
  summary: 'List your roster',
  description:
    'Returns the profiles of your account by name, with its own. The account of an artist has exactly one.',
  tags,
  query: z.strictObject(pages),
  responses: {
    200: {
      description: 'A page of profiles.',
      schema: ArtistProfilePage,
      example: { data: [exampleProfile], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const readProfile = route({
  operation: 'getRosterArtist',
  method: 'GET',
  path: one,
  access: anyone,
  summary: 'Retrieve a profile',
  description: 'Returns a profile of your account.',
  tags,
  params: path,
  responses: { 200: shown },
  problems: ['NOT_FOUND'],
});

export const editProfile = route({
  operation: 'updateRosterArtist',
  method: 'PATCH',
  path: one,
  access: profileEditor,
  summary: 'Update a profile',
  description: 'Changes the fields that you send. Owners and editors can do it.',
  tags,
  params: path,
  headers: ifMatch('profile'),
  body: { schema: EditArtistDto, example: { name: 'Mara Lind Trio' } },
  responses: { 200: shown },
  problems: ['NOT_FOUND', 'VERSION_CONFLICT'],
});
