import type { ArchiveKind } from '../../../ports/driven/storage/archive.ts';
import { catalogKinds } from './catalog.ts';
import { licensingKinds } from './licensing.ts';
import type { OlderCollection } from './names.ts';
import type { OlderKind } from './older-kind.ts';
import { usageKinds } from './usage.ts';
import { workKinds } from './work.ts';

/**
 * The kinds of records that the earlier release had. Plays of a day are not among them: they were spread over sixteen
 * sums, which are read together.
 */
export const olderKinds: { readonly [Kind in ArchiveKind]?: OlderKind<Kind> } = {
  ...catalogKinds,
  ...licensingKinds,
  ...usageKinds,
  ...workKinds,
};

/** Collections whose records are not copied. */
export const notCarried: Readonly<Partial<Record<OlderCollection, string>>> = {
  audit_end: 'is the place and digest of the last audit entry',
  catalog_head: 'is the version of the last track',
  claims: 'expire',
  enrichment_turns: 'count for ten minutes at most',
  hold: 'is empty: a store with blocked writes is not upgraded',
  meters: 'distinguishes flushes of running processes',
  moves: 'is copied at the end',
  registry_revision: 'marks copies in memory as outdated',
  staff_attempts: 'expire after a day',
  staff_roster: 'was a lock',
  track_guards: 'were locks',
  write_probe: 'was written to test whether writes work',
};
