import { entryIn, type AuditEntry, type AuditNote } from '../../../../domain/audit/entry.ts';
import type { AuditLog } from '../../../../ports/driven/staff/audit-log.ts';
import { auditEntries, auditSubjects } from '../../collections/effects.ts';
import type { Kernel } from '../../kernel.ts';
import { page, program } from '../../program.ts';
import { auditEnd, note } from '../shared/conclude.ts';
import { manyOf } from '../shared/many.ts';

const append = program<AuditNote, AuditEntry>('audit-log.append', () => [auditEnd], note);

export const auditLogPrograms = [append];

export const auditLog = (kernel: Kernel): AuditLog => ({
  append: (audit) => kernel.run(append, audit),
  entries: async ({ after, limit, subject }) => {
    if (subject === undefined) {
      const found = await kernel.read(page(auditEntries.indexes.key, { after: [after], limit }));
      return found.map(({ text, place }) => entryIn(text, place));
    }
    const range = { equal: [subject], after: [after], limit };
    const named = await kernel.read(page(auditSubjects.indexes.key, range));
    const places = named.map(({ place }) => place);
    const found = await manyOf(kernel, auditEntries.indexes.key, places);
    return found.map(({ text, place }) => entryIn(text, place));
  },
});
