import { evidenceKey } from '../../../domain/moderation/appeals/evidence.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { EvidenceStore } from '../../../ports/driven/moderation/evidence-store.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { DeleteDueEvidence } from '../../../ports/driving/moderation/evidence.ts';

interface Dependencies {
  readonly evidence: Pick<EvidenceStore, 'due' | 'reconsider' | 'remove'>;
  readonly mediaStore: Pick<MediaStore, 'discard'>;
  readonly clock: Clock;
}

const batchSize = 1_000;

/**
 * The record is marked first and removed last: after a crash at any point the next run continues. A file that cannot be deleted now
 * does not keep others from it, in this run or in the next ones: its second attempt and each further one put it off by a day. The first
 * error is thrown in the end.
 */
export const deleteDueEvidence =
  ({ evidence, mediaStore, clock }: Dependencies): DeleteDueEvidence =>
  async () => {
    const now = clock.now();
    const errors: unknown[] = [];
    let deleted = 0;
    for (const { evidenceId } of await evidence.due(now, batchSize)) {
      try {
        const file = await evidence.reconsider(evidenceId, now);
        if (file?.state !== 'deleting') continue;
        await mediaStore.discard(evidenceKey(file));
        const removed = await evidence.remove(evidenceId, {
          at: now,
          actor: { kind: 'service' },
          action: 'evidence.delete',
          subjects: [evidenceId, file.appealId],
          detail: {},
        });
        if (removed) deleted += 1;
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
    return ok(deleted);
  };
