import { entryIn, entryText } from '../../../domain/audit/entry.ts';
import type { ArchiveKind } from '../../../ports/driven/archive.ts';
import { auditEntries, auditSubjects, type AuditRecord } from '../collections/effects.ts';
import { all, insertIfAbsent } from '../program.ts';
import { kindOf, type KitKind } from './kind.ts';

/** What was committed along with changes. */
export const effectKinds = {
  'audit-entries': kindOf<'audit-entries', AuditRecord>({
    index: auditEntries.indexes.key,
    others: [auditSubjects],
    record: ({ text, place }) => entryIn(text, place),
    write: (entries) =>
      all(
        ...entries.flatMap((entry) => [
          insertIfAbsent(auditEntries, {
            place: entry.place,
            digest: entry.digest,
            text: entryText(entry),
          }),
          ...[...new Set(entry.subjects)].map((subject) =>
            insertIfAbsent(auditSubjects, { subject, place: entry.place }),
          ),
        ]),
      ),
  }),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
