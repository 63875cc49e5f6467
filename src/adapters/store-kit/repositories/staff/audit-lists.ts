import { entryIn, type AuditEntry } from '../../../../domain/audit/entry.ts';
import { matchesAudit, type AuditFilter } from '../../../../domain/audit/filter.ts';
import type { ListPage, ListPlace } from '../../../../ports/driven/shared/list-page.ts';
import { auditEntries, auditSubjects, type AuditRecord } from '../../collections/effects.ts';
import type { Kernel } from '../../kernel.ts';
import { page } from '../../program.ts';
import { mostLookedAt, nextSize, type ListRequest } from '../shared/list-walk.ts';
import { manyOf } from '../shared/many.ts';

const { key, byTime, byActor, byAction } = auditEntries.indexes;

/** Reads the entries after a place, in the order of the list. */
type ReadAfter = (limit: number, after: ListPlace | undefined) => Promise<readonly AuditEntry[]>;

export const entriesOf = (records: readonly AuditRecord[]): readonly AuditEntry[] =>
  records.map(({ text, place }) => entryIn(text, place));

/** The subjects of an entry have no time of their own: their order is that of the places. */
const aboutSubject =
  (kernel: Kernel, subject: string): ReadAfter =>
  async (limit, after) => {
    const behind = after && { after: [Number(after.id)] };
    const range = { equal: [subject], limit, descending: true, ...behind };
    const named = await kernel.read(page(auditSubjects.indexes.key, range));
    const places = named.map(({ place }) => place);
    return entriesOf(await manyOf(kernel, key, places)).toReversed();
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
    return entriesOf(await kernel.read(page(index, range)));
  };

const placeOf = ({ at, place }: AuditEntry): ListPlace => ({ at, id: String(place) });

/** Returns a page of the entries that match, which examines at most `mostLookedAt` of them. */
export const listOf = async (
  kernel: Kernel,
  filter: AuditFilter,
  { limit, after }: ListRequest,
): Promise<ListPage<AuditEntry>> => {
  const { subject } = filter;
  const read = subject === undefined ? inOrderOfTime(kernel, filter) : aboutSubject(kernel, subject);
  const found: AuditEntry[] = [];
  let position = after;
  for (let size = limit + 1, examined = 0; ; size = nextSize(size, examined)) {
    const part = await read(size, position);
    found.push(...part.filter((entry) => matchesAudit(filter, entry)));
    examined += part.length;
    const items = found.slice(0, limit);
    const end = found.length > limit ? items.at(-1) : undefined;
    if (end) return { items, next: placeOf(end) };
    const last = part.at(-1);
    if (part.length < size || !last) return { items };
    position = placeOf(last);
    if (examined >= mostLookedAt) return { items, next: position };
  }
};
