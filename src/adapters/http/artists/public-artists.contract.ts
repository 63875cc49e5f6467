import { z } from 'zod';
import { examplePage } from '../catalog/catalog.examples.ts';
import { Track } from '../catalog/track.contract.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { pages } from '../vocabulary/parameters.ts';
import { artistExamples, exampleOwn, pictureFields, profileFields } from './artist.schemas.ts';

const reader = { kind: 'platform', anyOf: ['tracks:read'] } as const;
const tags = ['Catalog'];
const one = '/api/v1/artists/{artistId}';
const artistId = field.id('artist, as tracks name it', artistExamples.artistId);
const params = z.strictObject({ artistId });
const { kind, name, bio, country, links, ipi, isni } = profileFields;

const PublicArtist = z
  .object({
    artistId: field.id('artist', artistExamples.artistId),
    name,
    claimed: z.boolean().meta({
      description:
        'Whether the artist or a label manages a profile. If not, only the name is known, from the credits of tracks.',
    }),
    kind: kind.optional(),
    bio,
    country: country.optional(),
    links: links.optional(),
    ipi,
    isni,
    ...pictureFields,
    credits: z
      .array(
        z.object({
          artistId: field.id('artist in tracks', artistExamples.artistId),
          name: z.string().meta({ description: 'Name of the artist.', examples: [artistExamples.name] }),
        }),
      )
      .meta({
        description:
          'All IDs under which tracks name the artist, each with its name. Each of them retrieves this artist.',
      }),
    trackCount: field.count('Number of available tracks that credit the artist.', 12),
  })
  .meta({ id: 'Artist', description: 'An artist or label with an available track.' });

export const readArtist = route({
  operation: 'getArtist',
  method: 'GET',
  path: one,
  access: reader,
  summary: 'Retrieve an artist',
  description:
    'Returns an artist whom an available track credits, by an `artistId` of the track or of a profile. Several IDs can lead to one artist; `artistId` of the response is the same for all of them.',
  tags,
  params,
  responses: {
    200: {
      description: 'The artist.',
      schema: PublicArtist,
      example: {
        artistId: artistExamples.artistId,
        name: artistExamples.name,
        claimed: true,
        kind: 'artist',
        bio: exampleOwn.bio,
        country: 'DE',
        links: exampleOwn.links,
        isni: exampleOwn.isni,
        picture: exampleOwn.picture,
        credits: [{ artistId: artistExamples.artistId, name: artistExamples.name }],
        trackCount: 12,
      },
    },
  },
  problems: ['NOT_FOUND'],
});

export const listArtistTracks = route({
  operation: 'listArtistTracks',
  method: 'GET',
  path: `${one}/tracks`,
  access: reader,
  summary: 'List the tracks of an artist',
  description: 'Returns the available tracks that credit an artist under any ID, the newest first.',
  tags,
  params,
  query: z.strictObject(pages),
  responses: {
    200: {
      description: 'A page of tracks.',
      schema: pageOf(Track, 'Available tracks.').meta({
        id: 'ArtistTrackPage',
        description: 'A page of tracks of an artist.',
      }),
      example: { data: examplePage.data, pagination: examplePage.pagination },
    },
  },
  problems: ['NOT_FOUND', 'CURSOR_INVALID'],
});
