import { z } from 'zod';
import { albumTypes } from '../../../domain/albums/album.ts';
import { maxAlbumTracks, maxDiscs } from '../../../domain/albums/track-list.ts';
import { parseUpc } from '../../../domain/catalog/identifiers.ts';
import { artistExamples } from '../artists/artist.schemas.ts';
import { parsed } from '../artists/profile.schemas.ts';
import { exampleTrack } from '../catalog/catalog.examples.ts';
import { Track } from '../catalog/track.contract.ts';
import { exampleImage, Image, imageId } from '../images/picture.view.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';

const { examples } = field;
export const albumId = field.id('album', examples.albumId);
export const artistId = field.id('artist profile', artistExamples.artistId);

const upc = parsed(parseUpc, 'a UPC or EAN: 12 or 13 digits with the check digit').meta({
  description: 'UPC or EAN, with or without spaces and hyphens.',
  examples: ['4006381333931'],
});
const label = field.text(200, 'Label.', 'Nordlicht Records');

const described = {
  title: field.text(200, 'Title.', 'Northern Windows'),
  type: z.enum(albumTypes).meta({ description: 'Type of the release.', examples: ['album'] }),
  releaseDate: field.day.meta({ description: 'Release date.', examples: ['2026-03-01'] }),
  artists: z
    .array(field.text(200, 'Name of an artist.', artistExamples.name))
    .min(1)
    .max(20)
    .meta({ description: 'Artists as the album shows them, 1 to 20.', examples: [[artistExamples.name]] }),
  pLine: field.text(200, 'Phonogram notice.', '℗ 2026 Nordlicht Records'),
  cLine: field.text(200, 'Copyright notice.', '© 2026 Nordlicht Publishing'),
};

const cover = imageId.meta({
  description: 'A confirmed image with the purpose `album_cover`, the cover of the album.',
});

export const exampleCreated = {
  ...{ title: 'Northern Windows', type: 'album' as const, upc: '4006381333931', releaseDate: '2026-03-01' },
  ...{ artists: [artistExamples.name], label: 'Nordlicht Records' },
  ...{ pLine: '℗ 2026 Nordlicht Records', cLine: '© 2026 Nordlicht Publishing' },
};

export const CreateAlbumBodyDto = z
  .strictObject({
    artistId: artistId
      .meta({
        description: 'Profile that releases the album. Required if your account has several profiles.',
      })
      .exactOptional(),
    ...described,
    upc: upc.exactOptional(),
    label: label.exactOptional(),
    imageId: cover.exactOptional(),
  })
  .meta({ id: 'CreateAlbumBodyDto', description: 'An album to create.', examples: [exampleCreated] });

export const UpdateAlbumDto = z
  .strictObject({
    title: described.title.exactOptional(),
    type: described.type.exactOptional(),
    releaseDate: described.releaseDate.exactOptional(),
    artists: described.artists.exactOptional(),
    pLine: described.pLine.exactOptional(),
    cLine: described.cLine.exactOptional(),
    upc: upc
      .nullable()
      .meta({ description: 'UPC or EAN. Null removes it.', examples: [exampleCreated.upc] })
      .exactOptional(),
    label: label
      .nullable()
      .meta({ description: 'Label. Null removes it.', examples: [exampleCreated.label] })
      .exactOptional(),
    imageId: cover
      .nullable()
      .meta({ description: 'Image of the cover. Null removes the cover.', examples: [exampleImage.imageId] })
      .exactOptional(),
  })
  .refine((edit) => Object.keys(edit).length > 0, 'must have at least one field')
  .meta({
    id: 'UpdateAlbumDto',
    description: 'Changes to an album. Send at least one field.',
    minProperties: 1,
    examples: [{ title: 'Northern Windows (Deluxe)' }],
  });

const place = (what: string, max: number) =>
  z
    .int()
    .min(1)
    .max(max)
    .meta({ description: `${what}, from 1.`, examples: [1] });
const placed = {
  disc: place('Number of the disc', maxDiscs),
  position: place('Number of the track on its disc', maxAlbumTracks),
};

export const AssignAlbumTracksDto = z
  .strictObject({
    tracks: z
      .array(z.strictObject({ trackId: field.trackId, ...placed }))
      .max(maxAlbumTracks)
      .meta({
        description: `All tracks of the album, at most ${maxAlbumTracks}: tracks that the list leaves out are removed.`,
        examples: [[{ trackId: examples.trackId, disc: 1, position: 1 }]],
      }),
  })
  .meta({
    id: 'AssignAlbumTracksDto',
    description: 'Tracks of an album with disc and position.',
    examples: [{ tracks: [{ trackId: examples.trackId, disc: 1, position: 1 }] }],
  });

const head = {
  albumId,
  artistId,
  ...described,
  upc: z
    .string()
    .meta({ description: 'UPC or EAN.', examples: ['4006381333931'] })
    .optional(),
  label: label.optional(),
  cover: Image.meta({ description: 'Cover. Absent if there is none.' }).optional(),
};

export const OwnAlbum = z
  .object({
    ...head,
    tracks: z
      .array(z.object({ trackId: field.trackId, ...placed }))
      .meta({ description: 'Tracks, sorted by disc and position.' }),
    createdAt: field.timestampOut('When the album was created.', examples.before),
    updatedAt: field.timestampOut('When the album last changed.'),
  })
  .meta({ id: 'OwnAlbum', description: 'An album of your account.' });
export const OwnAlbumPage = pageOf(OwnAlbum, 'Your albums, newest first.').meta({
  id: 'OwnAlbumPage',
  description: 'A page of albums of your account.',
});

export const AlbumSummary = z
  .object(head)
  .meta({ id: 'AlbumSummary', description: 'An album without its tracks.' });
export const AlbumPage = pageOf(AlbumSummary, 'Albums of the artist, the latest release first.').meta({
  id: 'AlbumPage',
  description: 'A page of albums.',
});
export const Album = z
  .object({
    ...head,
    tracks: z
      .array(z.object({ ...placed, track: Track }))
      .meta({ description: 'Available tracks, sorted by disc and position.' }),
  })
  .meta({ id: 'Album', description: 'A released album with its available tracks.' });

const exampleHead = {
  ...{ albumId: examples.albumId, artistId: artistExamples.artistId },
  ...exampleCreated,
  cover: exampleImage,
};
export const exampleSummary = exampleHead;
export const exampleOwnAlbum = {
  ...exampleHead,
  tracks: [{ trackId: examples.trackId, disc: 1, position: 1 }],
  createdAt: examples.before,
  updatedAt: examples.now,
};
export const exampleAlbum = { ...exampleHead, tracks: [{ disc: 1, position: 1, track: exampleTrack }] };
