import { z } from 'zod';
import { artistSessionMs } from '../../../../domain/artists/account.ts';
import { route } from '../../kernel/route.ts';
import { cookieDescription, cookieHeaders, csrfTokenOf } from '../../vocabulary/browser-session.ts';
import * as field from '../../vocabulary/fields.ts';
import { anyone } from '../artist-sessions.contract.ts';
import { artistExamples, exampleOwn, Member } from '../artist.schemas.ts';
import { tags } from '../registration.contract.ts';

const days = artistSessionMs / 86_400_000;
const csrfToken = 'b5f7c2d81f0c4f1d9e6a3b2c7d8e9f00a1b2c3d4e5f60718293a4b5c6d7e8f90';

const BrowserSession = z
  .object({
    member: Member.meta({ description: 'The member who is signed in.' }),
    csrfToken: csrfTokenOf(csrfToken),
    expiresAt: field.timestampOut('When the session ends.', artistExamples.later),
  })
  .meta({ id: 'ArtistBrowserSession', description: 'The session of a browser.' });

const example = { member: exampleOwn.member, csrfToken, expiresAt: artistExamples.later };

const common = {
  path: '/api/v1/artists/browser-session',
  access: anyone,
  tags,
  problems: [],
  cacheControl: 'private, no-store',
} as const;

export const startBrowserSession = route({
  ...common,
  operation: 'createArtistBrowserSession',
  method: 'POST',
  summary: 'Move an artist session into a cookie',
  description: cookieDescription('operations of artists and labels', `${days} days`),
  responses: {
    201: {
      description: 'The session.',
      schema: BrowserSession,
      example,
      headers: cookieHeaders('artist_session', artistSessionMs),
    },
  },
});

export const readBrowserSession = route({
  ...common,
  operation: 'getArtistBrowserSession',
  method: 'GET',
  summary: 'Retrieve the artist session of the browser',
  description: 'Returns who is signed in and the CSRF token of the session.',
  responses: { 200: { description: 'The session.', schema: BrowserSession, example } },
});
