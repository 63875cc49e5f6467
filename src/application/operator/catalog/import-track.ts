import { deliveryIssues, filesOf, type DeliveredTrack } from '../../../domain/catalog/delivery/delivery.ts';
import { TrackId } from '../../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioAnalyzer } from '../../../ports/driven/media/audio-analyzer.ts';
import type { AudioProcessor } from '../../../ports/driven/media/audio-processor.ts';
import type { Clock, Delay, Digest, Ids } from '../../../ports/driven/shared/environment.ts';
import type { ImageProcessor } from '../../../ports/driven/images/image-processor.ts';
import type { ImageStore } from '../../../ports/driven/images/image-store.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type {
  ImportRejected,
  ImportTrack,
  MeasuredFigures,
} from '../../../ports/driving/operator/importing.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { commitDelivery } from './commit-delivery.ts';
import { duplicates } from './duplicates.ts';
import { deliveryContent, type Identities } from './delivery-content.ts';
import type { Sound } from './measure-sound.ts';
import { recordings } from './recordings.ts';
import type { SubmitterMails } from '../../moderation/review/submitter-mails.ts';

interface Dependencies {
  readonly library: TrackLibrary;
  readonly moderationStore: ModerationStore;
  readonly mediaStore: MediaStore;
  readonly imageStore: ImageStore;
  readonly imageProcessor: ImageProcessor;
  readonly audioProcessor: AudioProcessor;
  readonly audioAnalyzer: AudioAnalyzer;
  readonly digest: Digest;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly delay: Pick<Delay, 'turn'>;
  readonly mailTexts: MailTexts;
  readonly submitterMails: SubmitterMails;
  readonly baseUrl: string;
}

export const importTrack = (dependencies: Dependencies): ImportTrack => {
  const { library, mediaStore, digest, ids } = dependencies;
  const masters = recordings(library);
  const same = duplicates(dependencies);
  const commit = commitDelivery(dependencies, masters);
  const contentOf = deliveryContent(dependencies);
  return async ({ folder, delivery, dryRun }) => {
    const { title, externalId, isrc } = delivery;
    const files = await checkedFiles(folder, delivery, mediaStore);
    if (!files.ok) return files;
    const fingerprint = digest.sha256(JSON.stringify([delivery, files.value]));
    const before = await library.delivered(externalId);
    if (before?.fingerprint === fingerprint)
      return ok({ outcome: 'unchanged', trackId: before.trackId, title });
    const read = await contentOf({ folder, delivery, identities: files.value, dryRun });
    if (!read.ok) return read;
    const { sound, artwork } = read.value;
    const newId = TrackId(ids.next('track'));
    const row = { sha256: sound.measured.master.sha256, isrc };
    const recording = { ...row, fingerprint: sound.fingerprint };
    const sameRecordingAs = await same.find(recording, before?.trackId);
    if (dryRun) {
      const sameAudioAs = await masters.otherIsrcs({ ...row, ...(before && { trackId: before.trackId }) });
      masters.add(row);
      same.add(before?.trackId ?? newId, recording);
      const measured = measuredOf(sound);
      return ok({ outcome: 'would-import', title, sameAudioAs, sameRecordingAs, measured });
    }
    return retryOnConflict(() => commit({ delivery, fingerprint, sound, artwork, sameRecordingAs, newId }));
  };
};

/** Returns size and digest of every file of a delivery, or everything that is wrong with the delivery. */
const checkedFiles = async (
  folder: string,
  delivery: DeliveredTrack,
  mediaStore: MediaStore,
): Promise<Result<Identities, Extract<ImportRejected, { kind: 'delivery-invalid' | 'file-missing' }>>> => {
  const issues = deliveryIssues(delivery).map(({ field, detail }) => `${field}: ${detail}`);
  const files = await identified(folder, delivery, mediaStore);
  if (issues.length === 0) return files;
  const missing = files.ok ? [] : [`${files.failure.file}: file not found`];
  return fail({ kind: 'delivery-invalid', detail: [...issues, ...missing].join('; ') });
};

/** Returns size and digest of every file of a delivery, in the order of `filesOf`. */
const identified = async (
  folder: string,
  delivery: DeliveredTrack,
  mediaStore: MediaStore,
): Promise<Result<Identities, Extract<ImportRejected, { kind: 'file-missing' }>>> => {
  const found: { sizeBytes: number; sha256: string }[] = [];
  const missing: string[] = [];
  for (const name of filesOf(delivery)) {
    const identity = await mediaStore.identify(`${folder}/${name}`);
    if (identity) found.push(identity);
    else missing.push(name);
  }
  return missing.length > 0 ? fail({ kind: 'file-missing', file: missing.join(', ') }) : ok(found);
};

const measuredOf = ({ measured, analysis }: Sound): MeasuredFigures => ({
  durationMs: measured.durationMs,
  loudnessLufs: measured.master.loudnessLufs,
  ...(analysis.tempo.known && { bpm: analysis.tempo.value.bpm }),
  ...(analysis.key.known && { key: analysis.key.value }),
});
