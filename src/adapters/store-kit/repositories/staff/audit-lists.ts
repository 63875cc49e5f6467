import { entryIn, type AuditEntry } from '../../../../domain/audit/entry.ts';
import { matchesAudit, type AuditFilter } from '../../../../domain/audit/filter.ts';
import type { ListPage, ListPlace } from '../../../../ports/driven/shared/list-page.ts';
import { auditEntries, auditSubjects, type AuditRecord } from '../../collections/effects.ts';
import type { Kernel } from '../../kernel.ts';
import { page, peekPage } from '../../program.ts';
import { maxLookedAt, nextSize, type ListRequest } from '../shared/list-walk.ts';
import { manyOf } from '../shared/many.ts';

const { key, byTime, byActor, byAction } = auditEntries.indexes;

export const entriesOf = (records: readonly AuditRecord[]): readonly AuditEntry[] =>
  records.map(({ text, place }) => entryIn(text, place));

/** The place of an entry in the index: that of a damaged entry is not in its text. */
interface Found {
  readonly at: number;
  readonly place: number;
}

/** Reads the places of the entries after a place, in the order of the list. */
type ReadAfter = (limit: number, after: ListPlace | undefined) => Promise<readonly Found[]>;

/** The subjects of an entry have no time of their own: their order is that of the places. */
const aboutSubject =
  (kernel: Kernel, subject: string): ReadAfter =>
  async (limit, after) => {
    const behind = after && { after: [Number(after.id)] };
    const range = { equal: [subject], limit, descending: true, ...behind };
    const named = await kernel.read(page(auditSubjects.indexes.key, range));
    return named.map(({ place }) => ({ at: 0, place }));
  };

const inOrderOfTime =
  (kernel: Kernel, { actor, action, since, until }: AuditFilter): ReadAfter =>
  async (limit, after) => {
    const index = actor !== undefined ? byActor : action !== undefined ? byAction : byTime;
    const value = actor ?? action;
    const range = {
      ...{ equal: value === undefined ? [] : [value], limit, descending: true },
      ...(since !== undefined && { from: since }),
      ...(until !== undefined && { until }),
      ...(after && { after: [Number(after.at), Number(after.id)] }),
    };
    const read = await kernel.read(peekPage(index, range, 'at', 'place'));
    return read.map(({ at, place }) => ({ at: Number(at), place: Number(place) }));
  };

const placeOf = ({ at, place }: Found): ListPlace => ({ at, id: String(place) });

const isDamaged = ({ digest }: AuditEntry): boolean => digest === '';

/** Returns a page of the entries that match, which examines at most `maxLookedAt` of them. */
export const listOf = async (
  kernel: Kernel,
  filter: AuditFilter,
  { limit, after }: ListRequest,
): Promise<ListPage<AuditEntry>> => {
  const { subject } = filter;
  const read = subject === undefined ? inOrderOfTime(kernel, filter) : aboutSubject(kernel, subject);
  const found: { readonly entry: AuditEntry; readonly at: Found }[] = [];
  let position = after;
  for (let size = limit + 1, examined = 0; ; size = nextSize(size, examined)) {
    const part = await read(size, position);
    const places = part.map(({ place }) => place);
    const entries = entriesOf(await manyOf(kernel, key, places));
    const byPlace = new Map(entries.map((entry) => [entry.place, entry]));
    for (const at of part) {
      const entry = byPlace.get(at.place);
      // A damaged entry is shown wherever its index has it, since its text says nothing.
      if (entry && (isDamaged(entry) || matchesAudit(filter, entry))) found.push({ entry, at });
    }
    examined += part.length;
    const items = found.slice(0, limit).map(({ entry }) => entry);
    const end = found.length > limit ? found[limit - 1] : undefined;
    if (end) return { items, next: placeOf(end.at) };
    const last = part.at(-1);
    if (part.length < size || !last) return { items };
    position = placeOf(last);
    if (examined >= maxLookedAt) return { items, next: position };
  }
};
