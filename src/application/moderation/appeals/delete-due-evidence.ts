import { evidenceKey } from '../../../domain/moderation/appeals/evidence.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { EvidenceStore } from '../../../ports/driven/moderation/evidence-store.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { DeleteDueEvidence } from '../../../ports/driving/moderation/evidence.ts';
import { sweepDue } from '../../shared/sweep-due.ts';

interface Dependencies {
  readonly evidence: Pick<EvidenceStore, 'due' | 'reconsider' | 'remove'>;
  readonly mediaStore: Pick<MediaStore, 'discard'>;
  readonly clock: Clock;
}

const batchSize = 1_000;

/** Deletes as `sweepDue` does. If a file cannot be deleted, the next run tries it again, and each later one after a day. */
export const deleteDueEvidence =
  ({ evidence, mediaStore, clock }: Dependencies): DeleteDueEvidence =>
  async () => {
    const now = clock.now();
    const deleted = await sweepDue({
      due: await evidence.due(now, batchSize),
      deletes: 'immediately',
      reconsider: ({ evidenceId }) => evidence.reconsider(evidenceId, now),
      deleteFiles: (file) => mediaStore.discard(evidenceKey(file)),
      remove: ({ evidenceId, appealId }) =>
        evidence.remove(evidenceId, {
          at: now,
          actor: { kind: 'service' },
          action: 'evidence.delete',
          subjects: [evidenceId, appealId],
          detail: {},
        }),
    });
    return ok(deleted);
  };
