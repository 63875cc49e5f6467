import type { Day, Instant } from '../../shared/calendar.ts';
import type { Result } from '../../shared/result.ts';
import { cleared, everywhere, type TerritoryRule } from '../../shared/territory.ts';
import { noMining, type OfferedTerms, type TextAndDataMining } from '../license-terms.ts';
import type { MusicalKey } from '../musical-key.ts';
import { flawsOf, type Rights } from '../rights.ts';
import type { AiDisclosure, ArtistCredit, Explicitness, StemCategory, Vocals } from '../track.ts';

export interface DeliveredStem {
  readonly category: StemCategory;
  readonly name: string;
  readonly file: string;
}

/** One version of the terms; without `effectiveAt` it holds from when the track is taken in. */
export type DeliveredTerms = OfferedTerms & { readonly effectiveAt?: Instant };

/** What a label says of one track. Files are paths below the delivery's folder, parted by `/`. */
export interface DeliveredTrack {
  /** The deliverer's own id of the track: the same again means the same track. */
  readonly externalId: string;
  readonly file: string;
  readonly stems: readonly DeliveredStem[];
  readonly title: string;
  readonly version?: string;
  readonly artists: readonly Pick<ArtistCredit, 'name' | 'role'>[];
  readonly album?: { readonly title: string; readonly upc?: string };
  readonly isrc: string;
  readonly iswc?: string;
  readonly releaseDate: Day;
  readonly bpm: number;
  readonly key: MusicalKey;
  readonly genres: readonly string[];
  readonly moods: readonly string[];
  readonly instruments: readonly string[];
  readonly keywords: readonly string[];
  /** 0 … 1. */
  readonly energy: number;
  readonly vocals: Vocals;
  readonly language?: string;
  readonly explicitness: Explicitness;
  /** Addresses of pictures by what they show: `cover`. */
  readonly images: Readonly<Record<string, string>>;
  readonly rights: Rights;
  readonly pLine: string;
  readonly cLine: string;
  readonly territories: TerritoryRule;
  readonly aiDisclosure: AiDisclosure;
  readonly tdm: TextAndDataMining;
  /** Oldest first, never empty. */
  readonly terms: readonly DeliveredTerms[];
  readonly status: 'approved' | 'pending_review';
}

/** One thing wrong with a row. `field` names the column or member: `isrc`, `rights.writers`, `stems[1].file`. */
export interface RowFlaw {
  readonly field: string;
  readonly detail: string;
}

export interface ManifestRow {
  /** Of a CSV file the row as a spreadsheet counts it, the header being 1; of a JSON file the place in `tracks`, from 1. */
  readonly line: number;
  readonly row: Result<DeliveredTrack, readonly RowFlaw[]>;
}

export interface Manifest {
  readonly rows: readonly ManifestRow[];
}

/** No row could be read: `detail` is one sentence for who wrote the manifest. */
export interface ManifestUnreadable {
  readonly kind: 'manifest-unreadable';
  readonly detail: string;
}

/** What is offered where the deliverer states no terms: online use without paid advertising, nothing unusual. */
export const standardTerms: OfferedTerms = {
  media: ['online', 'social', 'podcast', 'in_app'],
  contentTypes: [
    'ugc_video',
    'short_video',
    'livestream',
    'podcast_episode',
    'corporate',
    'elearning',
    'other',
  ],
  territories: everywhere,
  term: { type: 'perpetual' },
  exclusivity: 'non_exclusive',
  monetization: true,
  paidAdvertising: false,
  edits: { trim: true, loop: true, mix: false, lyricsChange: false },
  standaloneUse: false,
  sublicensable: false,
  attributionRequired: true,
  publishedContentSurvives: true,
  tdm: noMining,
};

/** Made by people alone, where the deliverer discloses nothing. */
export const madeByPeople: AiDisclosure = {
  vocals: 'none',
  instruments: 'none',
  composition: 'none',
  lyrics: 'none',
};

/** Lower case, trimmed, single spaces: how genres, moods, instruments and keywords are kept. */
export const folded = (tag: string): string => tag.trim().replace(/\s+/g, ' ').toLowerCase();

/** What is wrong between the parts of a track, each of them well formed by itself. */
export const deliveryFlaws = (track: DeliveredTrack): readonly RowFlaw[] => [
  ...flawsOf(track.rights).map(({ side, detail }) => ({
    field: side === 'publishing' ? 'rights.publishers' : `rights.${side}`,
    detail,
  })),
  ...territoryFlaws(track),
  ...fileFlaws(track),
  ...chronologyFlaws(track.terms),
  ...(track.artists.some(({ role }) => role === 'main')
    ? []
    : [{ field: 'artists', detail: 'one artist at least has the role main' }]),
];

const territoryFlaws = ({ territories, terms }: DeliveredTrack): readonly RowFlaw[] => {
  if (cleared(territories).size === 0) return [{ field: 'territories', detail: 'no country is left' }];
  return terms.flatMap((offered, index) =>
    cleared(offered.territories).isDisjointFrom(cleared(territories))
      ? [{ field: `terms[${index}].territories`, detail: 'no country in which the track is cleared' }]
      : [],
  );
};

const fileFlaws = ({ file, stems }: DeliveredTrack): readonly RowFlaw[] => {
  const taken = new Map([[file, 'the master']]);
  const named = new Set<string>();
  return stems.flatMap((stem, index): RowFlaw[] => {
    const field = `stems[${index}]`;
    const holder = taken.get(stem.file);
    taken.set(stem.file, field);
    const repeated = named.has(stem.name);
    named.add(stem.name);
    return [
      ...(holder ? [{ field: `${field}.file`, detail: `the same file as ${holder}` }] : []),
      ...(repeated ? [{ field: `${field}.name`, detail: `"${stem.name}" names another stem` }] : []),
    ];
  });
};

const chronologyFlaws = (terms: readonly DeliveredTerms[]): readonly RowFlaw[] => {
  if (terms.length === 0) return [{ field: 'terms', detail: 'one version at least' }];
  if (terms.length === 1) return [];
  return terms.flatMap(({ effectiveAt }, index): RowFlaw[] => {
    const field = `terms[${index}].effectiveAt`;
    if (effectiveAt === undefined) return [{ field, detail: 'needed where there are several versions' }];
    const before = terms[index - 1]?.effectiveAt;
    return before !== undefined && before >= effectiveAt
      ? [{ field, detail: 'not later than the version before; list the oldest first' }]
      : [];
  });
};
