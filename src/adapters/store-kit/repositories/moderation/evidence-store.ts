import type { AuditNote } from '../../../../domain/audit/entry.ts';
import {
  acceptEvidence,
  reconsidered,
  stored,
  type EvidenceFile,
} from '../../../../domain/moderation/appeals/evidence.ts';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { AppealId, EvidenceId } from '../../../../domain/shared/ids.ts';
import type { EvidenceStore } from '../../../../ports/driven/moderation/evidence-store.ts';
import { appeals, evidenceFiles } from '../../collections/moderation.ts';
import type { Kernel } from '../../kernel.ts';
import { all, get, insert, page, program, remove, replace } from '../../program.ts';
import { auditEnd, note } from '../shared/conclude.ts';
import { moderationLock } from '../shared/locks.ts';

const { ofAppeal, shown, allStored, byDue } = evidenceFiles.indexes;
const everything = Number.MAX_SAFE_INTEGER;

const begin = program<EvidenceFile, Awaited<ReturnType<EvidenceStore['begin']>>>(
  'evidence-store.begin',
  ({ appealId }) => [moderationLock(appealId)],
  function* (file) {
    const { appealId, evidenceId } = file;
    const [record, files] = yield* all(
      get(appeals, appealId),
      page(ofAppeal, { equal: [appealId], limit: everything }),
    );
    if (!record) return { outcome: 'appeal-not-found' };
    // An attempt with an unknown outcome has recorded it.
    if (files.some((each) => each.evidenceId === evidenceId)) return { outcome: 'accepted' };
    const accepted = acceptEvidence(record.appeal, files, file);
    if (accepted.outcome === 'accepted') yield* all(insert(evidenceFiles, file));
    return accepted;
  },
);

interface OfFile {
  readonly evidenceId: EvidenceId;
  /** The appeal whose lock covers the file. */
  readonly appealId: AppealId;
}

const complete = program<OfFile, EvidenceFile | undefined>(
  'evidence-store.complete',
  ({ appealId }) => [moderationLock(appealId)],
  function* ({ evidenceId }) {
    const [file] = yield* all(get(evidenceFiles, evidenceId));
    const completed = file && stored(file);
    if (completed) yield* all(replace(evidenceFiles, completed));
    return completed;
  },
);

const reconsider = program<OfFile & { readonly now: Instant }, EvidenceFile | undefined>(
  'evidence-store.reconsider',
  ({ appealId }) => [moderationLock(appealId)],
  function* ({ evidenceId, appealId, now }) {
    const [file, record] = yield* all(get(evidenceFiles, evidenceId), get(appeals, appealId));
    if (!file) return undefined;
    const next = reconsidered(file, record?.appeal, now);
    if (next !== file) yield* all(replace(evidenceFiles, next));
    return next;
  },
);

const deleteExpired = program<OfFile & { readonly audit: AuditNote }, boolean>(
  'evidence-store.remove',
  ({ appealId }) => [moderationLock(appealId), auditEnd],
  function* ({ evidenceId, audit }) {
    const [removed] = yield* all(remove(evidenceFiles, [evidenceId], { state: 'deleting' }));
    if (removed) yield* note(audit);
    return removed;
  },
);

export const evidenceStorePrograms = [begin, complete, reconsider, deleteExpired];

export const evidenceStore = (kernel: Kernel): EvidenceStore => {
  const find: EvidenceStore['find'] = (id) => kernel.read(get(evidenceFiles, id));
  const withLock = async (evidenceId: EvidenceId): Promise<OfFile | undefined> => {
    const file = await find(evidenceId);
    return file && { evidenceId, appealId: file.appealId };
  };
  return {
    begin: (file) => kernel.run(begin, file),
    complete: async (id) => {
      const file = await withLock(id);
      return file && kernel.run(complete, file);
    },
    find,
    list: (appealId) => kernel.read(page(shown, { equal: [appealId], limit: everything })),
    due: (now, limit) => kernel.read(page(byDue, { until: now, limit })),
    reconsider: async (id, now) => {
      const file = await withLock(id);
      return file && kernel.run(reconsider, { ...file, now });
    },
    remove: async (id, audit) => {
      const file = await withLock(id);
      return file ? kernel.run(deleteExpired, { ...file, audit }) : false;
    },
    all: async ({ after, limit }) =>
      kernel.read(page(allStored, { limit, ...(after !== undefined && { after: [after] }) })),
  };
};
