import type { AuditEntry, AuditNote } from '../../../../domain/audit/entry.ts';
import type { AuditLog } from '../../../../ports/driven/staff/audit-log.ts';
import { auditEntries, auditSubjects } from '../../collections/effects.ts';
import type { Kernel } from '../../kernel.ts';
import { page, program } from '../../program.ts';
import { auditEnd, note } from '../shared/conclude.ts';
import { manyOf } from '../shared/many.ts';
import { entriesOf, listOf } from './audit-lists.ts';

const append = program<AuditNote, AuditEntry>('audit-log.append', () => [auditEnd], note);

export const auditLogPrograms = [append];

export const auditLog = (kernel: Kernel): AuditLog => ({
  append: (audit) => kernel.run(append, audit),
  entries: async ({ after, limit, subject }) => {
    if (subject === undefined)
      return entriesOf(await kernel.read(page(auditEntries.indexes.key, { after: [after], limit })));
    const range = { equal: [subject], after: [after], limit };
    const named = await kernel.read(page(auditSubjects.indexes.key, range));
    const places = named.map(({ place }) => place);
    return entriesOf(await manyOf(kernel, auditEntries.indexes.key, places));
  },
  list: (filter, request) => listOf(kernel, filter, request),
});
