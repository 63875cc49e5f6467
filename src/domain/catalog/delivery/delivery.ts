import type { Day, Instant } from '../../shared/calendar.ts';
import type { Result } from '../../shared/result.ts';
import { cleared, everywhere } from '../../shared/territory.ts';
import { noMining, type OfferedTerms } from '../license-terms.ts';
import { issuesOf, type Rights } from '../rights.ts';
import type { AiDisclosure, ArtistCredit, Stem, TrackDescription } from '../track.ts';

/** Without an ID, a stem has that of the track's stem with the same name and category, or a new one. */
export interface DeliveredStem extends Pick<Stem, 'category' | 'name'>, Partial<Pick<Stem, 'stemId'>> {
  readonly file: string;
}

/** One version of the terms; without `effectiveAt` it applies from the delivery on. */
export type DeliveredTerms = OfferedTerms & { readonly effectiveAt?: Instant };

/** A track as a label describes it. Files are paths below the folder of the delivery, separated by `/`. */
export interface DeliveredTrack extends TrackDescription {
  /** The deliverer's own ID of the track: a repeated ID means the same track. */
  readonly externalId: string;
  readonly file: string;
  readonly stems: readonly DeliveredStem[];
  /** An artist without an ID gets the one that follows from the name. */
  readonly artists: readonly (Pick<ArtistCredit, 'name' | 'role'> &
    Partial<Pick<ArtistCredit, 'artistId'>>)[];
  readonly album?: { readonly title: string; readonly upc?: string };
  readonly releaseDate: Day;
  /** Addresses of pictures by their subject, such as `cover`. */
  readonly images: Readonly<Record<string, string>>;
  /** The file of its cover. */
  readonly artwork?: string;
  /** The versions of the terms, oldest first; there is at least one. */
  readonly terms: readonly DeliveredTerms[];
  readonly status: 'approved' | 'pending_review';
}

/**
 * A problem of a row. `field` names the column or member, such as `isrc`, `rights.writers` or
 * `stems[1].file`.
 */
export interface RowIssue {
  readonly field: string;
  readonly detail: string;
  /** Absent where only people read the issue. */
  readonly code?: IssueCode;
}

/** The kind of an issue, for programs. */
export type IssueCode =
  | 'required'
  | 'not_measured'
  | 'recording_required'
  | 'image_deleted'
  | 'profile_unknown'
  | 'main_artist_required'
  | 'party_unknown'
  | 'not_a_publisher'
  | 'share_total'
  | 'no_territory'
  | 'not_asked'
  | 'not_confirmed'
  | 'disputed'
  | 'opted_out'
  | 'stem_missing'
  | 'stem_incomplete'
  | 'stem_processing'
  | 'stem_failed'
  | 'stem_mismatch'
  | 'stems_not_compared'
  | 'stems_not_comparable'
  | 'no_address';

export interface ManifestRow<Row = DeliveredTrack> {
  /**
   * In a CSV file, the row as a spreadsheet counts it, the header being 1; in a JSON file, the place in
   * `tracks`, from 1.
   */
  readonly line: number;
  readonly row: Result<Row, readonly RowIssue[]>;
}

export interface Manifest {
  readonly rows: readonly ManifestRow[];
}

/** The manifest contains no readable row; `detail` explains the reason to its author in one sentence. */
export interface ManifestUnreadable {
  readonly kind: 'manifest-unreadable';
  readonly detail: string;
}

/** The terms that apply if the deliverer states none: online use without paid advertising. */
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

/** The disclosure that applies if the deliverer states none: made without AI. */
export const madeByPeople: AiDisclosure = {
  vocals: 'none',
  instruments: 'none',
  composition: 'none',
  lyrics: 'none',
};

/** Returns a tag as it is stored: in lower case, trimmed, with single spaces. */
export const folded = (tag: string): string => tag.trim().replace(/\s+/g, ' ').toLowerCase();

/** Returns the contradictions between the parts of a track, although each part is valid alone. */
export const deliveryIssues = (track: DeliveredTrack): readonly RowIssue[] => [
  ...rightsIssues(track.rights),
  ...territoryIssues(track),
  ...fileIssues(track),
  ...chronologyIssues(track.terms),
  ...(track.artists.some(({ role }) => role === 'main')
    ? []
    : [{ field: 'artists', detail: 'must contain at least one artist with the role main' }]),
];

/** Returns the problems of shares, each with its field. */
export const rightsIssues = (rights: Rights): readonly RowIssue[] =>
  issuesOf(rights).map(({ side, detail }) => ({
    field: side === 'publishing' ? 'rights.publishers' : `rights.${side}`,
    detail,
  }));

const territoryIssues = ({ territories, terms }: DeliveredTrack): readonly RowIssue[] => {
  if (cleared(territories).size === 0)
    return [{ field: 'territories', detail: 'must leave at least one country' }];
  return terms.flatMap((offered, index) =>
    cleared(offered.territories).isDisjointFrom(cleared(territories))
      ? [
          {
            field: `terms[${index}].territories`,
            detail: 'must include a country in which the track is cleared',
          },
        ]
      : [],
  );
};

/** Returns the files of a delivery: the master, its stems and its artwork. */
export const filesOf = ({ file, stems, artwork }: DeliveredTrack): readonly string[] => [
  file,
  ...stems.map((stem) => stem.file),
  ...(artwork === undefined ? [] : [artwork]),
];

const fileIssues = ({ file, stems }: DeliveredTrack): readonly RowIssue[] => {
  const taken = new Map([[file, 'the master']]);
  const named = new Set<string>();
  return stems.flatMap((stem, index): RowIssue[] => {
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

const chronologyIssues = (terms: readonly DeliveredTerms[]): readonly RowIssue[] => {
  if (terms.length === 0) return [{ field: 'terms', detail: 'must contain at least one version' }];
  if (terms.length === 1) return [];
  return terms.flatMap(({ effectiveAt }, index): RowIssue[] => {
    const field = `terms[${index}].effectiveAt`;
    if (effectiveAt === undefined) return [{ field, detail: 'is required when there are several versions' }];
    const before = terms[index - 1]?.effectiveAt;
    return before !== undefined && before >= effectiveAt
      ? [{ field, detail: 'must be later than that of the version before; list the oldest version first' }]
      : [];
  });
};
