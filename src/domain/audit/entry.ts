import { canonical } from '../shared/canonical.ts';
import type { Instant } from '../shared/calendar.ts';
import type { ArtistMemberId, PlatformId, StaffId } from '../shared/ids.ts';

/** A member of staff, the operator at the command line, or the service, as the actor of an entry. */
export type Actor =
  | { readonly kind: 'staff'; readonly staffId: StaffId }
  | { readonly kind: 'operator' }
  | { readonly kind: 'service' };

/** A platform that changes its own record. */
export interface PlatformActor {
  readonly kind: 'platform';
  readonly platformId: PlatformId;
}

/** A member of the account of an artist or a label that changes its own records. */
export interface ArtistActor {
  readonly kind: 'artist';
  readonly memberId: ArtistMemberId;
}

/** Returns the ID of a person or platform, otherwise `operator` or `service`. */
export const actorName = (actor: AuditNote['actor']): string => {
  switch (actor.kind) {
    case 'staff':
      return actor.staffId;
    case 'platform':
      return actor.platformId;
    case 'artist':
      return actor.memberId;
    case 'operator':
    case 'service':
      return actor.kind;
  }
};

/** A description of a change, committed together with the change. It never contains a secret. */
export interface AuditNote {
  readonly at: Instant;
  readonly actor: Actor | PlatformActor | ArtistActor;
  /** A name such as `track.take_down`, `platform.suspend` or `staff.sign_in`. */
  readonly action: string;
  /** IDs of the records that were changed, the principal one first. */
  readonly subjects: readonly string[];
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
}

/** A note at its place in the chain: each entry contains the digest of the entry before it. */
export interface AuditEntry extends AuditNote {
  /** The places are 1, 2, 3 and so on, without gaps. */
  readonly place: number;
  /** The digest of the entry before, in hex; 64 zeros in the first entry. */
  readonly previous: string;
  /** The SHA-256 digest of the rest of the entry, in hex. */
  readonly digest: string;
}

/** The place and digest of an entry, which identify it and all entries before it. */
export type ChainLink = Pick<AuditEntry, 'place' | 'digest'>;

export const chainBeginning: ChainLink = { place: 0, digest: '0'.repeat(64) };

type Sha256 = (text: string) => string;

const digestOf = (entry: Omit<AuditEntry, 'digest'>, sha256: Sha256): string => sha256(canonical(entry));

/** Returns the entry of a note that follows the given entry. */
export const chained = (note: AuditNote, last: ChainLink, sha256: Sha256): AuditEntry => {
  const entry = { ...note, place: last.place + 1, previous: last.digest };
  return { ...entry, digest: digestOf(entry, sha256) };
};

/** Returns an entry as it is stored: exactly the text that was digested, with the digest. */
export const entryText = (entry: AuditEntry): string => canonical(entry);

const damaged: Omit<AuditEntry, 'place'> = {
  previous: '',
  digest: '',
  at: 0,
  actor: { kind: 'service' },
  action: 'damaged',
  subjects: [],
  detail: {},
};

const parsed = (text: string): Partial<AuditEntry> => {
  try {
    return Object(JSON.parse(text)) as Partial<AuditEntry>;
  } catch {
    return {};
  }
};

/**
 * Returns the entry that is stored at a place. An entry whose text is damaged has no content and follows no
 * other entry.
 */
export const entryIn = (text: string, place: number): AuditEntry => {
  const read = parsed(text);
  const { at, actor, action, subjects, detail } = read;
  const isWhole =
    canonical(read) === text &&
    read.place === place &&
    Number.isSafeInteger(at) &&
    typeof actor === 'object' &&
    typeof action === 'string' &&
    Array.isArray(subjects) &&
    typeof detail === 'object';
  return isWhole ? (read as AuditEntry) : { ...damaged, place };
};

/** Returns the place of the first entry that was changed or that does not follow the entry before it. */
export const firstIssue = (
  entries: readonly AuditEntry[],
  before: ChainLink,
  sha256: Sha256,
): number | undefined => {
  let last = before;
  for (const entry of entries) {
    const { digest, ...rest } = entry;
    const follows = entry.place === last.place + 1 && entry.previous === last.digest;
    if (!follows || digest !== digestOf(rest, sha256)) return last.place + 1;
    last = entry;
  }
  return undefined;
};
