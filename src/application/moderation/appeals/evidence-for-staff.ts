import { evidenceKey } from '../../../domain/moderation/appeals/evidence.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { AuditLog } from '../../../ports/driven/staff/audit-log.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { EvidenceStore } from '../../../ports/driven/moderation/evidence-store.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { ListEvidenceForStaff, OpenEvidence } from '../../../ports/driving/moderation/evidence.ts';
import { staffNote } from '../../shared/staff-notes.ts';

export const listEvidenceForStaff =
  ({
    moderationStore,
    evidence,
  }: {
    readonly moderationStore: Pick<ModerationStore, 'appeal'>;
    readonly evidence: Pick<EvidenceStore, 'list'>;
  }): ListEvidenceForStaff =>
  async (appealId) =>
    (await moderationStore.appeal(appealId))
      ? ok(await evidence.list(appealId))
      : fail({ kind: 'appeal-not-found' });

interface Dependencies {
  readonly evidence: Pick<EvidenceStore, 'find'>;
  readonly mediaStore: Pick<MediaStore, 'read'>;
  readonly auditLog: Pick<AuditLog, 'append'>;
  readonly clock: Clock;
}

export const openEvidence =
  ({ evidence, mediaStore, auditLog, clock }: Dependencies): OpenEvidence =>
  async ({ caller: { member }, appealId, evidenceId }) => {
    const file = await evidence.find(evidenceId);
    if (file?.state !== 'stored' || file.appealId !== appealId) return fail({ kind: 'evidence-not-found' });
    await auditLog.append(
      staffNote(member.staffId, clock.now(), 'evidence.download', [evidenceId, appealId]),
    );
    const key = evidenceKey(file);
    const { sizeBytes, sha256 } = file;
    return ok({ file, object: { key, sizeBytes, sha256 }, read: (range) => mediaStore.read(key, range) });
  };
