import { z } from 'zod';
import { stemCategories } from '../../../domain/catalog/track.ts';
import { artistId } from '../albums/album.schemas.ts';
import { exampleImage, Image, imageId } from '../images/picture.view.ts';
import * as field from '../vocabulary/fields.ts';
import { details } from './details.schemas.ts';

const artwork = imageId.meta({
  description: 'A confirmed image with the purpose `track_artwork`.',
  examples: [exampleImage.imageId],
});

const entered = { ...details, imageId: artwork };
export type Entered = typeof entered;

export const mapped = (change: (schema: z.ZodType) => z.ZodType) =>
  Object.fromEntries(Object.entries(entered).map(([name, schema]) => [name, change(schema)]));

export const optional = mapped((schema) => schema.exactOptional()) as {
  [Name in keyof Entered]: z.ZodExactOptional<Entered[Name]>;
};

const { imageId: _, ...optionalDetails } = optional;

/** The members of a track as its account sees them. */
export const shownDetails = {
  ...optionalDetails,
  artists: z
    .array(
      z.object({
        artistId: artistId.exactOptional(),
        name: z
          .string()
          .meta({ description: 'Name of another artist.', examples: ['Juno Vale'] })
          .exactOptional(),
        role: z
          .enum(['main', 'featured', 'remixer'])
          .meta({ description: 'Role of the artist.', examples: ['main'] }),
      }),
    )
    .meta({ description: 'Credited artists.' })
    .exactOptional(),
  stems: z
    .array(
      z.object({
        stemId: field.id('stem', field.examples.stemId),
        category: z.enum(stemCategories).meta({ description: 'Category of the stem.', examples: ['drums'] }),
        name: z.string().meta({ description: 'Name of the stem.', examples: ['Drums'] }),
      }),
    )
    .meta({
      description:
        'Stems of the track; [their list](/reference/operations/listOwnStems) has their states. Absent if there are none.',
    })
    .exactOptional(),
  artwork: Image.meta({ description: 'Artwork. Absent if there is none.' }).exactOptional(),
};
