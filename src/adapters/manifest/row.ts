import { z } from 'zod';
import {
  deliveryIssues,
  madeByPeople,
  type DeliveredTrack,
  type ManifestRow,
  type RowIssue,
} from '../../domain/catalog/delivery/delivery.ts';
import { noMining } from '../../domain/catalog/license-terms.ts';
import { explicitnessKinds, stemCategories, vocalKinds } from '../../domain/catalog/track.ts';
import { everywhere } from '../../domain/shared/territory.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import { issuesIn } from './faults.ts';
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
  territory,
  upc,
} from './fields.ts';
import { mining, terms, territories } from './terms.ts';

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const stem = z
  .strictObject({ category: z.enum(stemCategories), name: line(100).exactOptional(), file: path })
  .transform(({ category, name, file }) => ({ category, name: name ?? capitalized(category), file }));

const party = { territories: z.array(territory).min(1, 'is empty').exactOptional(), sharePct: share };
const member = { name: line(), ipi: ipi.exactOptional(), pro: line(40).exactOptional() };
const rights = z.strictObject({
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

/** A row in the form of a JSON manifest, to which a CSV row is converted. */
export const deliveredRow = z
  .strictObject({
    externalId: line(200).exactOptional(),
    file: path,
    stems: z.array(stem).max(64, 'has more than 64 entries').default([]),
    title: line(),
    version: line(100).exactOptional(),
    artists: z
      .array(z.strictObject({ name: line(), role: z.enum(['main', 'featured', 'remixer']).default('main') }))
      .min(1, 'is empty')
      .max(50, 'has more than 50 entries'),
    album: z.strictObject({ title: line(), upc: upc.exactOptional() }).exactOptional(),
    isrc,
    iswc: iswc.exactOptional(),
    releaseDate: day,
    bpm: z.number().min(20).max(400),
    key,
    genres: tags.refine((given) => given.length > 0, 'is empty'),
    moods: tags.refine((given) => given.length > 0, 'is empty'),
    instruments: tags.default([]),
    keywords: tags.default([]),
    energy: z.number().min(0).max(1),
    vocals: z.enum(vocalKinds),
    language: language.exactOptional(),
    explicitness: z.enum(explicitnessKinds).default('unknown'),
    images: z.record(z.string().regex(/^\w{1,40}$/, 'is not a plain name'), address).default({}),
    artwork: path.exactOptional(),
    rights,
    pLine: line(),
    cLine: line(),
    territories: territories.default({
      include: [...everywhere.include],
      exclude: [...everywhere.exclude],
    }),
    aiDisclosure: z
      .strictObject({
        vocals: involvement,
        instruments: involvement,
        composition: involvement,
        lyrics: involvement,
      })
      .default(madeByPeople),
    tdm: mining(noMining).default(noMining),
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
  .transform(({ externalId, terms: versions, ...row }) => ({
    ...row,
    externalId: externalId ?? row.isrc,
    terms: versions.map((version) => ({ ...version, tdm: version.tdm ?? row.tdm })),
  }));

/** A file that a row names, and the member that names it. */
export interface NamedFile {
  readonly field: string;
  readonly name: string;
}

/** A row of a manifest, with the readable files that it names. */
export interface ReadRow extends ManifestRow {
  readonly files: readonly NamedFile[];
}

const namedIn = z.looseObject({
  file: z.unknown(),
  artwork: z.unknown().optional(),
  stems: z.array(z.looseObject({ file: z.unknown() }).catch({ file: undefined })).catch([]),
});

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
export const readRow = (raw: unknown): Result<DeliveredTrack, readonly RowIssue[]> => {
  const parsed = deliveredRow.safeParse(raw, { reportInput: true });
  if (!parsed.success) return fail(issuesIn(parsed.error));
  const issues = deliveryIssues(parsed.data);
  return issues.length > 0 ? fail(issues) : ok(parsed.data);
};
