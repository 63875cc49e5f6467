import { z } from 'zod';
import { deliveryIssues, madeByPeople, type DeliveredTrack } from '../../domain/catalog/delivery/delivery.ts';
import { noMining } from '../../domain/catalog/license-terms.ts';
import { explicitnessKinds, stemCategories, vocalKinds } from '../../domain/catalog/track.ts';
import { everywhere } from '../../domain/shared/territory.ts';
import { columns } from './columns.ts';
import {
  address,
  day,
  ipi,
  isrc,
  iswc,
  key,
  language,
  line,
  path,
  share,
  tags,
  territoryList,
  upc,
} from './fields.ts';
import { checkedRow, type RowForm } from './form.ts';
import { mining, terms, territories } from './terms.ts';

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const stem = z
  .strictObject({ category: z.enum(stemCategories), name: line(100).exactOptional(), file: path })
  .transform(({ category, name, file }) => ({ category, name: name ?? capitalized(category), file }));

const party = { territories: territoryList.min(1, 'is empty').exactOptional(), sharePct: share };
const member = { name: line(), ipi: ipi.exactOptional(), pro: line(40).exactOptional() };
export const rights = z.strictObject({
  master: z.array(z.strictObject({ party: line(), ...party })).min(1, 'is empty'),
  writers: z
    .array(
      z.strictObject({
        ...member,
        role: z.enum(['composer', 'lyricist', 'composer_lyricist', 'arranger']),
        sharePct: share,
      }),
    )
    .min(1, 'is empty'),
  publishers: z.array(z.strictObject({ ...member, ...party })).min(1, 'is empty'),
});

const involvement = z.enum(['none', 'partial', 'full']).default('none');

/** The members that describe a track, in the form of a JSON file, to which a CSV row is converted. */
export const described = {
  externalId: line(200),
  title: line(),
  version: line(100),
  artists: z
    .array(z.strictObject({ name: line(), role: z.enum(['main', 'featured', 'remixer']).default('main') }))
    .min(1, 'is empty')
    .max(50, 'has more than 50 entries'),
  isrc,
  iswc,
  releaseDate: day,
  bpm: z.number().min(20).max(400),
  key,
  genres: tags.refine((given) => given.length > 0, 'is empty'),
  moods: tags.refine((given) => given.length > 0, 'is empty'),
  instruments: tags,
  keywords: tags,
  energy: z.number().min(0).max(1),
  vocals: z.enum(vocalKinds),
  language,
  explicitness: z.enum(explicitnessKinds),
  rights,
  pLine: line(),
  cLine: line(),
  territories,
  aiDisclosure: z.strictObject({
    vocals: involvement,
    instruments: involvement,
    composition: involvement,
    lyrics: involvement,
  }),
  tdm: mining(noMining),
} as const;

const { externalId, ...others } = described;

/** A row of the operator's import. */
export const deliveredRow = z
  .strictObject({
    externalId: externalId.exactOptional(),
    file: path,
    stems: z.array(stem).max(64, 'has more than 64 entries').default([]),
    ...others,
    version: described.version.exactOptional(),
    album: z.strictObject({ title: line(), upc: upc.exactOptional() }).exactOptional(),
    iswc: iswc.exactOptional(),
    instruments: tags.default([]),
    keywords: tags.default([]),
    language: language.exactOptional(),
    explicitness: described.explicitness.default('unknown'),
    images: z.record(z.string().regex(/^\w{1,40}$/, 'is not a plain name'), address).default({}),
    artwork: path.exactOptional(),
    territories: territories.default({
      include: [...everywhere.include],
      exclude: [...everywhere.exclude],
    }),
    aiDisclosure: described.aiDisclosure.default(madeByPeople),
    tdm: described.tdm.default(noMining),
    terms: z
      .union(
        [
          z.array(terms).min(1, 'is empty').max(100, 'has more than 100 entries'),
          terms.transform((one) => [one]),
        ],
        { error: 'is neither an object nor a list of versions' },
      )
      .default([terms.parse({})]),
    status: z.enum(['approved', 'pending_review']).default('pending_review'),
  })
  .transform(({ externalId: ownId, terms: versions, ...row }) => ({
    ...row,
    externalId: ownId ?? row.isrc,
    terms: versions.map((version) => ({ ...version, tdm: version.tdm ?? row.tdm })),
  }));

/** A file that a row names, and the member that names it. */
export interface NamedFile {
  readonly field: string;
  readonly name: string;
}

const namedIn = z.looseObject({
  file: z.unknown(),
  artwork: z.unknown().optional(),
  stems: z.array(z.looseObject({ file: z.unknown() }).catch({ file: undefined })).catch([]),
});

/** Returns the files that a row names, as far as their names are readable. */
export const filesIn = (raw: unknown): readonly NamedFile[] => {
  const row = namedIn.safeParse(raw);
  if (!row.success) return [];
  const { file, stems, artwork } = row.data;
  return [
    { field: 'file', file },
    ...stems.map((stem, n) => ({ field: `stems[${n}].file`, file: stem.file })),
    { field: 'artwork', file: artwork },
  ].flatMap(({ field, file: written }) => {
    const name = path.safeParse(written);
    return name.success ? [{ field, name: name.data }] : [];
  });
};

/** Returns a row as delivered, or all of its problems: those of its form, or else those of its content. */
export const readRow = checkedRow<DeliveredTrack>(deliveredRow, deliveryIssues);

/** The rows of the operator's import. */
export const importForm: RowForm<DeliveredTrack> = {
  columns,
  nameOf: (format) => `manifest.${format}`,
  kindOfColumn: 'a manifest column',
  documentation: 'docs/import.md',
  read: readRow,
};
