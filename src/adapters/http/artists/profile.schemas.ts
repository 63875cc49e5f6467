import { z } from 'zod';
import { parseIpiName, parseIsni } from '../../../domain/catalog/identifiers.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { artistExamples, country, exampleOwn, name, profileFields } from './artist.schemas.ts';

/** A text that a parser accepts. */
export const parsed = (parse: (text: string) => string | undefined, what: string) =>
  z
    .string()
    .max(60)
    .refine((given) => parse(given) !== undefined, `must be ${what}`);

/** The members of a profile that can be left out. */
const optionalEdits = {
  bio: z
    .string()
    .max(5_000)
    .refine((given) => /\S/.test(given), 'must not be blank')
    .refine(
      (given) => !/[\u0000-\u0008\u000b-\u001f\u007f]/.test(given),
      'must not contain control characters',
    )
    .nullable()
    .meta({
      description: 'Biography, shown to platforms. Null removes it.',
      examples: ['Piano and field recordings.'],
    })
    .exactOptional(),
  links: z
    .array(field.webUrl)
    .max(20)
    .meta({ description: 'Pages of the artist or label.', examples: [['https://mara-lind.example']] })
    .exactOptional(),
  ipi: parsed(parseIpiName, 'an IPI name number with valid check digits')
    .nullable()
    .meta({
      description: 'IPI name number, 9 to 11 digits with check digits. Null removes it.',
      examples: ['00334284961'],
    })
    .exactOptional(),
  isni: parsed(parseIsni, 'an ISNI with a valid check character')
    .nullable()
    .meta({
      description: 'ISNI (ISO 27729), with or without spaces. Null removes it.',
      examples: ['0000 0001 2103 2683'],
    })
    .exactOptional(),
};

/** The changes of a profile. */
export const profileEdits = {
  name: name.exactOptional(),
  country: country.exactOptional(),
  ...optionalEdits,
};

export const AddArtistDto = z
  .strictObject({ name, country, ...optionalEdits })
  .meta({ id: 'AddArtistDto', description: 'An artist to add to the roster of a label.' });

export const EditArtistDto = z.strictObject(profileEdits).meta({
  id: 'EditArtistDto',
  description: 'Changes to a profile. Absent fields stay unchanged.',
});

export const ArtistProfile = z
  .object({
    ...profileFields,
    createdAt: field.timestampOut('When the profile was created.', field.examples.before),
  })
  .meta({ id: 'ArtistProfile', description: 'A profile in your account.' });

export const ArtistProfilePage = pageOf(ArtistProfile, 'Profiles, by name.').meta({
  id: 'ArtistProfilePage',
  description: 'A page of the roster.',
});

export const exampleProfile = {
  artistId: artistExamples.artistId,
  kind: 'artist' as const,
  name: artistExamples.name,
  bio: exampleOwn.bio,
  country: 'DE',
  links: exampleOwn.links,
  ipi: exampleOwn.ipi,
  isni: exampleOwn.isni,
  createdAt: field.examples.before,
};
