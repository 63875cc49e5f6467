import { chained, type AuditEntry, type AuditNote } from '../../../../src/domain/audit/entry.ts';
import type { AuditLog } from '../../../../src/ports/driven/staff/audit-log.ts';
import { sha256 } from '../../staff/audit-log.contract.ts';

interface LogView {
  readonly auditLog: AuditLog;
}

const log =
  (break_: (real: AuditLog) => Partial<AuditLog>) =>
  <View extends LogView>(view: View): View => ({
    ...view,
    auditLog: { ...view.auditLog, ...break_(view.auditLog) },
  });

/** Replaces the entry that is returned at a place. */
const changing = (change: (entry: AuditEntry) => AuditEntry) =>
  log((real) => ({ entries: async (page) => (await real.entries(page)).map(change) }));

const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 2));

const plainly = (note: AuditNote): AuditNote => ({
  ...note,
  detail: Object.fromEntries(
    Object.entries(note.detail).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.toWellFormed() : value,
    ]),
  ),
});

/** Broken audit logs, by what they do wrong, each with the cases that must catch it. */
export const auditLogMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: <View extends LogView>(view: View) => View;
}[] = [
  {
    title: 'a read of the end of the chain first and a write later',
    by: ['stays one unbroken chain while fifty append concurrently'],
    of: log((real) => {
      const written: AuditEntry[] = [];
      return {
        append: async (note) => {
          const last = written.at(-1) ?? { place: 0, digest: '0'.repeat(64) };
          await slow();
          const entry = chained(note, last, sha256);
          written.push(entry);
          await real.append(note);
          return entry;
        },
        entries: async ({ after, limit }) => written.filter(({ place }) => place > after).slice(0, limit),
      };
    }),
  },
  {
    title: 'notes that are lost',
    by: ['stays one unbroken chain while fifty append concurrently'],
    of: log((real) => {
      let count = 0;
      let last: AuditEntry | undefined;
      return {
        append: async (note) => {
          if (++count % 10 !== 0 || !last) last = await real.append(note);
          return last;
        },
      };
    }),
  },
  {
    title: 'text that is corrected before it is stored',
    by: ['keeps the exact text of a note'],
    of: log((real) => ({ append: (note) => real.append(plainly(note)) })),
  },
  {
    title: 'entries whose digest does not cover every member',
    by: ['returns the entry of each note, which is chained to the one before'],
    of: changing((entry) => ({ ...entry, at: entry.at + 1 })),
  },
  {
    title: 'a chain whose entries are independent',
    by: ['returns the entry of each note, which is chained to the one before'],
    of: changing((entry) => ({ ...entry, previous: '0'.repeat(64) })),
  },
  {
    title: 'places in alphabetical order',
    by: ['returns entries in the order of their places, a limited number after a place'],
    of: log((real) => ({
      entries: async (page) =>
        (await real.entries(page)).toSorted((one, other) =>
          String(one.place) < String(other.place) ? -1 : 1,
        ),
    })),
  },
  {
    title: 'a page that begins with the place after which it should begin',
    by: ['returns entries in the order of their places, a limited number after a place'],
    of: log((real) => ({ entries: (page) => real.entries({ ...page, after: page.after - 1 }) })),
  },
  {
    title: 'a subject that is only found as the first of an entry',
    by: ['returns the entries that name a subject, first or later, and no others'],
    of: log((real) => ({
      entries: async (page) =>
        (await real.entries(page)).filter(
          ({ subjects }) => page.subject === undefined || subjects[0] === page.subject,
        ),
    })),
  },
  {
    title: 'a subject that is only searched in a limited number of entries',
    by: ['returns the entries that name a subject, first or later, and no others'],
    of: log((real) => ({
      entries: async ({ subject, ...page }) =>
        (await real.entries(page)).filter(
          ({ subjects }) => subject === undefined || subjects.includes(subject),
        ),
    })),
  },
  {
    title: 'a list that begins with the oldest entry',
    by: ['lists the latest entries first, in pages of any size'],
    of: log((real) => ({
      list: async (filter, page) => {
        const { items, ...rest } = await real.list(filter, page);
        return { items: items.toReversed(), ...rest };
      },
    })),
  },
  {
    title: 'a list whose last page says that more follow',
    by: ['lists the latest entries first, in pages of any size'],
    of: log((real) => ({
      list: async (filter, page) => {
        const { items, next } = await real.list(filter, page);
        const last = items.at(-1);
        return {
          items,
          ...((next ?? last) && { next: next ?? { at: last?.at ?? 0, id: String(last?.place) } }),
        };
      },
    })),
  },
  {
    title: 'a list that ignores the place to come after',
    by: ['continues a list after the place of a page, whatever was appended meanwhile'],
    of: log((real) => ({ list: (filter, { limit }) => real.list(filter, { limit }) })),
  },
  ...(['actor', 'action', 'subject', 'since', 'until'] as const).map((ignored) => ({
    title: `a list that ignores ${ignored}`,
    by: ['lists the entries that match each filter, and all of several'],
    of: log((real) => ({
      list: ({ [ignored]: _, ...filter }, page) => real.list(filter, page),
    })),
  })),
  {
    title: 'a list that applies only one filter',
    by: ['lists the entries that match each filter, and all of several'],
    of: log((real) => ({
      list: ({ actor, ...others }, page) => real.list(actor === undefined ? others : { actor }, page),
    })),
  },
];
