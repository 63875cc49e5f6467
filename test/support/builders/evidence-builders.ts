import { storing, type EvidenceFile } from '../../../src/domain/moderation/appeals/evidence.ts';
import { EvidenceId } from '../../../src/domain/shared/ids.ts';
import { digestOf, noon } from './builders.ts';
import { appealId } from './moderation-builders.ts';

/** The nth id: ids sort as their numbers do. */
export const evidenceId = (n = 1) => EvidenceId(`evd_${String(n).padStart(26, '0')}`);

/** The nth file, of the first appeal, while it is being stored. */
export const aFile = (changes: Partial<EvidenceFile> = {}, n = 1): EvidenceFile => ({
  ...storing({
    evidenceId: evidenceId(n),
    appealId: appealId(),
    name: `Vertrag ${n} – 海.pdf`,
    mediaType: 'application/pdf',
    sizeBytes: 1_000 * n,
    sha256: digestOf(n),
    uploadedAt: noon + n,
  }),
  ...changes,
});
