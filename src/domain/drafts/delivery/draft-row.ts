import { rightsIssues, type RowIssue } from '../../catalog/delivery/delivery.ts';
import type { Rights } from '../../catalog/rights.ts';
import type { ArtistCredit } from '../../catalog/track.ts';
import { cleared } from '../../shared/territory.ts';
import type { DraftDetails } from '../draft.ts';

/** The most tracks of one delivery, which is one commit. */
export const maxDelivered = 500;
/** The most problems that are listed. Rows after them are not checked. */
export const maxListedIssues = 1_000;

/** A track as an account describes it in a row of a file. Members that the row leaves out stay as they are. */
export interface DraftRow extends Omit<DraftDetails, 'title' | 'artists' | 'rights' | 'artwork'> {
  readonly title: string;
  /** The account's own ID of the track. */
  readonly externalId?: string;
  /** The ID of an upload, or the name of its file. */
  readonly file?: string;
  /** The ID of an image. */
  readonly artwork?: string;
  readonly artists?: readonly Pick<ArtistCredit, 'name' | 'role'>[];
  /** The sides that the row states. */
  readonly rights?: Partial<Rights>;
}

/** A row of a delivery that can be read. `line` is its number, as in the messages. */
export interface ReadDraftRow {
  readonly line: number;
  readonly row: DraftRow;
}

/** A row that cannot be delivered, with its problems. */
export interface RejectedRow {
  readonly line: number;
  readonly issues: readonly RowIssue[];
}

const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;

/** Returns a problem without most of a long text that it repeats. */
export const shortenedIssue = ({ field, detail }: RowIssue): RowIssue => ({
  field: shortened(field, 200),
  detail: shortened(detail, 500),
});

const sideOf = (field: string): string => field.replace(/^rights\./, '');

const identityIssues = ({ externalId, isrc, file }: DraftRow): readonly RowIssue[] =>
  externalId === undefined && isrc === undefined && file === undefined
    ? [{ field: 'externalId', detail: 'is missing: a row needs an externalId, an isrc or a file' }]
    : [];

const shareIssues = (rights: Partial<Rights>): readonly RowIssue[] => {
  const whole: Rights = { master: [], writers: [], publishers: [], ...rights };
  return rightsIssues(whole).filter(({ field }) => sideOf(field) in rights);
};

/** Returns the contradictions of a row whose members are valid alone, as the operator's import names them. */
export const draftRowIssues = (row: DraftRow): readonly RowIssue[] => [
  ...identityIssues(row),
  ...shareIssues(row.rights ?? {}),
  ...(row.territories && cleared(row.territories).size === 0
    ? [{ field: 'territories', detail: 'must leave at least one country' }]
    : []),
  ...(row.artists && !row.artists.some(({ role }) => role === 'main')
    ? [{ field: 'artists', detail: 'must contain at least one artist with the role main' }]
    : []),
];
