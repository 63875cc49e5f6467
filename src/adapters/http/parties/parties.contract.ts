import { z } from 'zod';
import { maxParties } from '../../../domain/parties/party.ts';
import { anyone, trackEditor } from '../artists/artist-sessions.contract.ts';
import { route } from '../kernel/route.ts';
import { ifMatch } from '../vocabulary/if-match.ts';
import { onlyPage } from '../vocabulary/lists.ts';
import { pages } from '../vocabulary/parameters.ts';
import {
  CreatePartyDto,
  exampleNewParty,
  exampleParty,
  Party,
  partyExamples,
  partyId,
  PartyPage,
  UpdatePartyDto,
} from './party.schemas.ts';

const tags = ['Parties'];
const all = '/api/v1/artists/me/parties';
const one = `${all}/{partyId}` as const;
const params = z.strictObject({ partyId });
const shown = { description: 'The party.', schema: Party, example: exampleParty };

export const createParty = route({
  operation: 'createParty',
  method: 'POST',
  path: all,
  access: trackEditor,
  summary: 'Create a party',
  description: `Creates a person or a company that your tracks can name as an owner of the master, a writer or a publisher. Only your account sees the party and its email address. An account can have ${maxParties} parties. Needs the role \`owner\` or \`editor\`.`,
  tags,
  body: { schema: CreatePartyDto, example: exampleNewParty },
  responses: {
    201: {
      ...shown,
      headers: {
        location: {
          description: 'URL of the party.',
          example: `https://api.example.com${all}/${partyExamples.partyId}`,
        },
      },
    },
  },
  problems: ['NOT_FOUND', 'STATE_CONFLICT'],
  idempotent: true,
});

export const listParties = route({
  operation: 'listParties',
  method: 'GET',
  path: all,
  access: anyone,
  summary: 'List your parties',
  description: 'Returns the parties of your account by name.',
  tags,
  query: z.strictObject(pages),
  responses: {
    200: {
      description: 'A page of parties.',
      schema: PartyPage,
      example: { data: [exampleParty], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const readParty = route({
  operation: 'getParty',
  method: 'GET',
  path: one,
  access: anyone,
  summary: 'Retrieve a party',
  description: 'Returns a party of your account.',
  tags,
  params,
  responses: { 200: shown },
  problems: ['NOT_FOUND'],
});

export const editParty = route({
  operation: 'updateParty',
  method: 'PATCH',
  path: one,
  access: trackEditor,
  summary: 'Update a party',
  description: 'Changes the fields that you send. Needs the role `owner` or `editor`.',
  tags,
  params,
  headers: ifMatch('party'),
  body: { schema: UpdatePartyDto, example: { society: 'STIM' } },
  responses: { 200: shown },
  problems: ['NOT_FOUND', 'VERSION_CONFLICT'],
});

export const deleteParty = route({
  operation: 'deleteParty',
  method: 'DELETE',
  path: one,
  access: trackEditor,
  summary: 'Delete a party',
  description:
    'Deletes a party with its email address. Returns 409 while a track of your account names it. Needs the role `owner` or `editor`.',
  tags,
  params,
  headers: ifMatch('party'),
  responses: { 204: { description: 'The party was deleted.' } },
  problems: ['NOT_FOUND', 'STATE_CONFLICT', 'VERSION_CONFLICT'],
});
