import { z } from 'zod';
import { audioFormats, stemFormats } from '../../../domain/catalog/audio.ts';
import { stemCategories } from '../../../domain/catalog/track.ts';
import type { StemsUnavailable } from '../../../ports/driving/catalog.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { reader, tags, trackPath } from './catalog.contract.ts';

const Stem = z
  .object({
    stemId: field.id('stem', field.examples.stemId),
    category: z.enum(stemCategories).meta({ description: 'Category of the stem.', examples: ['drums'] }),
    name: z.string().meta({ description: 'Name of the stem.', examples: ['Drums'] }),
    durationMs: field.count('Length in milliseconds.', 95_000),
    format: z.enum(audioFormats).meta({ description: 'Format of the file.', examples: ['flac'] }),
    downloadUrl: z
      .url()
      .meta({
        description: 'A signed link to the file. Present with an active license whose terms allow mixing.',
      })
      .exactOptional(),
    sizeBytes: field
      .count(
        'Size of the file in bytes; without a link, of the file as delivered. Absent until the linked file has been rendered, which its first download does.',
        4_060_200,
      )
      .exactOptional(),
    sha256: field
      .sha256(
        'SHA-256 of the file, in hex; without a link, of the file as delivered. Absent until the linked file has been rendered.',
      )
      .exactOptional(),
    expiresAt: field.timestampOut('When the link expires. Request a new one after that.').exactOptional(),
  })
  .meta({ id: 'Stem', description: 'One part of a track, such as drums, as a separate file.' });

/** The wire code of each reason why stems have no links. */
export const downloadUnavailableCodes = {
  'license-required': 'license_required',
  'mixing-not-allowed': 'mixing_not_allowed',
} as const satisfies Readonly<Record<StemsUnavailable, string>>;

const StemList = z
  .object({
    data: z.array(Stem).meta({ description: 'The stems, which together make up the master.' }),
    downloadUnavailable: z
      .enum(Object.values(downloadUnavailableCodes))
      .meta({
        description:
          'Why no stem has a `downloadUrl`. `license_required`: set `licenseId` to an active license for the track. `mixing_not_allowed`: the terms of the license do not allow mixing.',
        examples: ['mixing_not_allowed'],
      })
      .exactOptional(),
    stemsSumToMaster: z
      .object({
        residualDb: z.number().meta({
          description:
            'Difference between the sum of the stems and the master, in decibels. Lower is closer.',
          examples: [-84.2],
        }),
      })
      .meta({ description: 'How closely the sum of the stems matches the master, as measured.' })
      .exactOptional(),
  })
  .meta({ id: 'StemList', description: 'The stems of a track.' });

export const listStems = route({
  operation: 'listStems',
  method: 'GET',
  path: '/api/v1/tracks/{trackId}/stems',
  access: reader,
  summary: 'List the stems of a track',
  description:
    'Returns the stems of a track, with download links if you send `licenseId`. Requires the enterprise tier or the stems add-on. Each link counts as a download and is valid for one hour. Files have the title, ISRC, license ID and data mining consents as tags. A file is rendered when its link is first opened; if that takes longer than 10 seconds, the link returns 503 with `Retry-After`.',
  tags,
  params: trackPath,
  query: z.strictObject({
    licenseId: field.licenseId
      .meta({ description: 'Your license for the track. Adds download links.' })
      .exactOptional(),
    format: z
      .enum(stemFormats)
      .meta({
        description: 'Format of the linked files. Default: the format as delivered.',
        examples: ['wav'],
      })
      .exactOptional(),
  }),
  responses: {
    200: {
      description: 'The stems.',
      schema: StemList,
      example: {
        data: [
          {
            stemId: field.examples.stemId,
            category: 'drums',
            name: 'Drums',
            durationMs: 95_000,
            format: 'flac',
            sizeBytes: 4_060_200,
            sha256: field.examples.hash,
          },
        ],
        downloadUnavailable: 'license_required',
        stemsSumToMaster: { residualDb: -84.2 },
      },
    },
  },
  problems: [
    'ENTITLEMENT_REQUIRED',
    'TRACK_NOT_FOUND',
    'TRACK_TAKEN_DOWN',
    'LICENSE_NOT_FOUND',
    'LICENSE_NOT_ACTIVE',
    'LICENSE_TRACK_MISMATCH',
  ],
});
