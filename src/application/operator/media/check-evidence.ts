import { ok } from '../../../domain/shared/result.ts';
import type { EvidenceStore } from '../../../ports/driven/moderation/evidence-store.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { CheckEvidence, EvidenceChecked } from '../../../ports/driving/operator/media-commands.ts';
import { evidencePages } from './copy-media.ts';

interface Dependencies {
  readonly evidence: Pick<EvidenceStore, 'all'>;
  readonly mediaStore: Pick<MediaStore, 'describe' | 'borrow' | 'identify'>;
}

/** Compares the bytes of each file with its record. */
export const checkEvidence =
  ({ evidence, mediaStore }: Dependencies): CheckEvidence =>
  async ({ onProgress }) => {
    let checked: EvidenceChecked = { files: 0, issues: [] };
    for await (const page of evidencePages(evidence))
      for (const { key, sha256 } of page) {
        const found =
          (await mediaStore.describe(key)) &&
          (await mediaStore.borrow(key, (file) => mediaStore.identify(file)));
        const issue = found ? (found.sha256 === sha256 ? undefined : 'damaged') : 'missing';
        checked = {
          files: checked.files + 1,
          issues: issue === undefined ? checked.issues : [...checked.issues, { key, issue }],
        };
        onProgress(checked);
      }
    return ok(checked);
  };
