import { z } from 'zod';
import { collectionKinds, maxTracks } from '../../../domain/collections/collection.ts';
import { listingStatuses } from '../../../domain/collections/listing.ts';
import { exampleTrack } from '../catalog/catalog.examples.ts';
import { Track } from '../catalog/track.contract.ts';
import { exampleImage, Image } from '../images/picture.view.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';

const { examples } = field;
const exampleId = 'col_01JB2M6X8KT4V6W8X0Y2Z4A6B8';

/** An ID, or `favorites`. */
export const collectionId = field
  .id('collection', exampleId)
  .meta({ description: 'ID of the collection, or `favorites`.', examples: [exampleId, 'favorites'] });

const name = field.text(100, 'Name of the project.', 'Spring campaign');
const note = field.text(500, 'Your note about the project.', 'Bright and slow, for the opening scene');
const trackNote = field.text(200, 'Your note about the track.', 'For the last scene, from 0:48');

const listed = z
  .array(z.strictObject({ trackId: field.trackId, note: trackNote.exactOptional() }))
  .max(maxTracks)
  .superRefine((tracks, context) => {
    const seen = new Set<string>();
    for (const [at, { trackId }] of tracks.entries()) {
      if (seen.has(trackId))
        context.addIssue({ code: 'custom', path: [at, 'trackId'], message: 'is listed twice' });
      seen.add(trackId);
    }
  });

export const CreateCollectionDto = z
  .strictObject({
    name,
    note: note.exactOptional(),
    tracks: listed
      .meta({
        description: `The tracks in their order, at most ${maxTracks}. Default: none.`,
        examples: [[{ trackId: examples.trackId }]],
      })
      .exactOptional(),
  })
  .meta({
    id: 'CreateCollectionDto',
    description: 'A project to create.',
    examples: [{ name: 'Spring campaign', tracks: [{ trackId: examples.trackId }] }],
  });

export const UpdateCollectionDto = z
  .strictObject({
    name: name.exactOptional(),
    note: note
      .nullable()
      .exactOptional()
      .meta({ description: 'Your note about the project. Null removes it.' }),
    tracks: listed
      .meta({
        description:
          'Replaces the whole list: tracks that it leaves out are removed. Send `If-Match`, so that you do not remove what others added meanwhile.',
        examples: [[{ trackId: examples.trackId }]],
      })
      .exactOptional(),
  })
  .refine((edit) => Object.keys(edit).length > 0, 'must have at least one field')
  .meta({
    id: 'UpdateCollectionDto',
    description: 'Changes to a collection. Send at least one field.',
    minProperties: 1,
    examples: [{ name: 'Summer campaign' }],
  });

export const SaveCollectionTrackDto = z
  .strictObject({
    note: trackNote.nullable().exactOptional().meta({
      description: 'Your note about the track. Null removes it. Default: the note stays as it is.',
    }),
    position: z
      .int()
      .min(1)
      .max(maxTracks)
      .meta({
        description:
          'The position in the list, from 1. A number that is higher than the number of tracks means the end. Default: the track stays where it is, or is added at the end.',
        examples: [1],
      })
      .exactOptional(),
  })
  .meta({
    id: 'SaveCollectionTrackDto',
    description: 'Position and note of a track in a collection.',
    examples: [{ position: 1 }, {}],
  });

const status = z.enum(listingStatuses).meta({
  description:
    '`available`: can be played and licensed. `taken_down`: was taken down. `unavailable`: is under review. Tracks stay in the list until you remove them.',
  examples: ['available'],
});

const entry = {
  trackId: field.trackId,
  note: z.string().exactOptional().meta({ description: 'Your note about the track.' }),
  addedAt: field.timestampOut('When the track was added.'),
  status,
};

const head = {
  collectionId: field.id('collection', exampleId),
  kind: z.enum(collectionKinds).meta({
    description: '`favorites`: every platform has one list of favorites. `project`: a list with a name.',
    examples: ['project'],
  }),
  name: z.string().exactOptional().meta({ description: 'Name of the project. Favorites have none.' }),
  note: z.string().exactOptional().meta({ description: 'Your note about the project.' }),
  trackCount: field.count('Number of tracks.', 1),
  firstTracks: z
    .array(
      z.object({
        trackId: field.trackId,
        artwork: Image.exactOptional().meta({
          description: 'Cover of the track. Absent if it has none, or while the track is not available.',
        }),
      }),
    )
    .meta({ description: 'The first four tracks, for a cover of the collection.' }),
  createdAt: field.timestampOut('When the collection was created.', examples.before),
  updatedAt: field.timestampOut('When the collection last changed.'),
};

export const Collection = z
  .object({
    ...head,
    tracks: z.array(z.object(entry)).meta({ description: 'The tracks in their order.' }),
  })
  .meta({ id: 'Collection', description: 'An ordered list of tracks that your platform keeps.' });
export type Collection = z.infer<typeof Collection>;

export const CollectionSummary = z
  .object({
    ...head,
    firstTrackIds: z
      .array(field.trackId)
      .meta({ description: 'The IDs of `firstTracks`.', examples: [[examples.trackId]] }),
  })
  .meta({ id: 'CollectionSummary', description: 'A collection without its list of tracks.' });
export type CollectionSummary = z.infer<typeof CollectionSummary>;

export const CollectionPage = pageOf(CollectionSummary, 'Your projects, newest first.').meta({
  id: 'CollectionPage',
  description: 'A page of projects.',
});

export const CollectionTrack = z
  .object({
    ...entry,
    title: z
      .string()
      .exactOptional()
      .meta({ description: 'Title of the track. Absent while it is `unavailable`.' }),
    artists: z
      .array(z.string())
      .exactOptional()
      .meta({ description: 'Names of its artists. Absent while it is `unavailable`.' }),
    track: Track.exactOptional().meta({ description: 'The track. Present while it is `available`.' }),
  })
  .meta({ id: 'CollectionTrack', description: 'A track of a collection as the catalog has it now.' });
export type CollectionTrack = z.infer<typeof CollectionTrack>;

export const CollectionTrackList = pageOf(CollectionTrack, 'The tracks in their order.').meta({
  id: 'CollectionTrackList',
  description: 'All tracks of a collection.',
});

const exampleEntry = { trackId: examples.trackId, addedAt: examples.now, status: 'available' } as const;
const exampleHead: Omit<CollectionSummary, 'firstTrackIds'> = {
  collectionId: exampleId,
  kind: 'project',
  name: 'Spring campaign',
  trackCount: 1,
  firstTracks: [{ trackId: examples.trackId, artwork: exampleImage }],
  createdAt: examples.before,
  updatedAt: examples.now,
};
export const exampleCollection: Collection = { ...exampleHead, tracks: [exampleEntry] };
export const exampleSummary: CollectionSummary = { ...exampleHead, firstTrackIds: [examples.trackId] };
export const exampleCollectionTrack: CollectionTrack = {
  ...exampleEntry,
  title: exampleTrack.title,
  artists: exampleTrack.artists.map(({ name: of }) => of),
  track: exampleTrack,
};
