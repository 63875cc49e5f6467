import { deliveryIssues, type DeliveredTrack } from '../../../domain/catalog/delivery/delivery.ts';
import { TrackId } from '../../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioAnalyzer } from '../../../ports/driven/media/audio-analyzer.ts';
import type { AudioProcessor } from '../../../ports/driven/media/audio-processor.ts';
import type { Clock, Delay, Digest, Ids } from '../../../ports/driven/shared/environment.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type {
  ImportRejected,
  ImportTrack,
  MeasuredFigures,
} from '../../../ports/driving/operator/operator.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { commitDelivery } from './commit-delivery.ts';
import { duplicates } from './duplicates.ts';
import { soundOf, type Sound } from './measure-sound.ts';
import { recordings } from './recordings.ts';

interface Dependencies {
  readonly library: TrackLibrary;
  readonly moderationStore: ModerationStore;
  readonly mediaStore: MediaStore;
  readonly audioProcessor: AudioProcessor;
  readonly audioAnalyzer: AudioAnalyzer;
  readonly digest: Digest;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly delay: Pick<Delay, 'turn'>;
  readonly mailTexts: MailTexts;
  readonly baseUrl: string;
}

export const importTrack = (dependencies: Dependencies): ImportTrack => {
  const { library, mediaStore, digest, ids } = dependencies;
  const masters = recordings(library);
  const same = duplicates(dependencies);
  const commit = commitDelivery(dependencies, masters);
  return async ({ folder, delivery, dryRun }) => {
    const { title, externalId, isrc } = delivery;
    const files = await checkedFiles(folder, delivery, mediaStore);
    if (!files.ok) return files;
    const fingerprint = digest.sha256(JSON.stringify([delivery, files.value]));
    const before = await library.delivered(externalId);
    if (before?.fingerprint === fingerprint)
      return ok({ outcome: 'unchanged', trackId: before.trackId, title });
    const sound = await soundOf(folder, delivery, files.value, { ...dependencies, keep: !dryRun });
    if (!sound.ok) return sound;
    const newId = TrackId(ids.next('track'));
    const row = { sha256: sound.value.measured.master.sha256, isrc };
    const recording = { ...row, fingerprint: sound.value.fingerprint };
    const sameRecordingAs = await same.find(recording, before?.trackId);
    if (dryRun) {
      const sameAudioAs = await masters.otherIsrcs({ ...row, ...(before && { trackId: before.trackId }) });
      masters.add(row);
      same.add(before?.trackId ?? newId, recording);
      const measured = measuredOf(sound.value);
      return ok({ outcome: 'would-import', title, sameAudioAs, sameRecordingAs, measured });
    }
    return retryOnConflict(() =>
      commit({ delivery, fingerprint, sound: sound.value, sameRecordingAs, newId }),
    );
  };
};

type Identities = readonly { readonly sizeBytes: number; readonly sha256: string }[];

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

/** Returns size and digest of every file of a delivery, the master first. */
const identified = async (
  folder: string,
  { file, stems }: DeliveredTrack,
  mediaStore: MediaStore,
): Promise<Result<Identities, Extract<ImportRejected, { kind: 'file-missing' }>>> => {
  const found: { sizeBytes: number; sha256: string }[] = [];
  const missing: string[] = [];
  for (const name of [file, ...stems.map((stem) => stem.file)]) {
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
