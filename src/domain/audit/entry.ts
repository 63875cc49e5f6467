import { canonical } from '../shared/canonical.ts';
import type { Instant } from '../shared/calendar.ts';
import type { PlatformId, StaffId } from '../shared/ids.ts';

/** Who did it: a member of staff, the operator at the command line, or the service by itself. */
export type Actor =
  | { readonly kind: 'staff'; readonly staffId: StaffId }
  | { readonly kind: 'operator' }
  | { readonly kind: 'service' };

/** The owner of a platform, who changes its own record. */
export interface PlatformActor {
  readonly kind: 'platform';
  readonly platformId: PlatformId;
}

/** What was done, as it is said in the commit that did it. Never holds a secret. */
export interface AuditNote {
  readonly at: Instant;
  readonly actor: Actor | PlatformActor;
  /** As in `track.take_down`, `platform.suspend`, `staff.sign_in`. */
  readonly action: string;
  /** Ids of what it was done to, the first before all. */
  readonly subjects: readonly string[];
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
}

/** A note in its place of the chain: each holds the digest of the one before it. */
export interface AuditEntry extends AuditNote {
  /** 1, 2, 3, … without gaps. */
  readonly place: number;
  /** Hex; of the first entry 64 zeros. */
  readonly previous: string;
  /** SHA-256 over everything else of the entry, hex. */
  readonly digest: string;
}

export const chainBeginning = { place: 0, digest: '0'.repeat(64) };

type Sha256 = (text: string) => string;

const digestOf = (entry: Omit<AuditEntry, 'digest'>, sha256: Sha256): string => sha256(canonical(entry));

/** The entry that follows another. */
export const chained = (
  note: AuditNote,
  last: Pick<AuditEntry, 'place' | 'digest'>,
  sha256: Sha256,
): AuditEntry => {
  const entry = { ...note, place: last.place + 1, previous: last.digest };
  return { ...entry, digest: digestOf(entry, sha256) };
};

/** An entry as it is kept: to the letter what was digested, with the digest. */
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

/** The entry that is kept at a place. One whose text was damaged follows from nothing, and tells nothing. */
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

/** The place of the first entry that does not follow from the one before it, or is not what was written. */
export const firstFlaw = (
  entries: readonly AuditEntry[],
  before: Pick<AuditEntry, 'place' | 'digest'>,
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
