import { deliveryFlaws, type DeliveredTrack } from '../../../domain/catalog/delivery/delivery.ts';
import { trackRuled } from '../../../domain/catalog/events.ts';
import { recordOf } from '../../../domain/catalog/delivery/intake.ts';
import type { Track, Uncommitted } from '../../../domain/catalog/track.ts';
import type { Decision } from '../../../domain/moderation/decision.ts';
import { decidedByDelivery, deliveryNote } from '../../../domain/moderation/delivery.ts';
import { isInReview } from '../../../domain/moderation/standing.ts';
import { DecisionId, EventId, StemId, TermsId, TrackId } from '../../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioAnalyzer } from '../../../ports/driven/media/audio-analyzer.ts';
import type { AudioProcessor } from '../../../ports/driven/media/audio-processor.ts';
import type { Clock, Digest, Ids } from '../../../ports/driven/shared/environment.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { CatalogCommit, TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type {
  ImportRefused,
  ImportTrack,
  MeasuredFigures,
} from '../../../ports/driving/operator/operator.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { rulingCommit } from '../../moderation/review/ruling.ts';
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
  readonly baseUrl: string;
}

export const importTrack = (dependencies: Dependencies): ImportTrack => {
  const { library, moderationStore, digest, ids, clock } = dependencies;
  const masters = recordings(library);
  return async ({ folder, delivery, dryRun }) => {
    const { title, externalId } = delivery;
    const flaws = deliveryFlaws(delivery).map(({ field, detail }) => `${field}: ${detail}`);
    const files = await identified(folder, delivery, dependencies.mediaStore);
    if (flaws.length > 0) {
      const missing = files.ok ? [] : [`${files.failure.file}: file not found`];
      return fail({ kind: 'delivery-flawed', detail: [...flaws, ...missing].join('; ') });
    }
    if (!files.ok) return files;
    const fingerprint = digest.sha256(JSON.stringify([delivery, files.value]));
    const before = await library.delivered(externalId);
    if (before?.fingerprint === fingerprint)
      return ok({ outcome: 'unchanged', trackId: before.trackId, title });
    const sound = await soundOf(folder, delivery, files.value, { ...dependencies, keep: !dryRun });
    if (!sound.ok) return sound;
    const { sha256 } = sound.value.measured.master;
    if (dryRun) {
      const row = { sha256, isrc: delivery.isrc };
      const sameAudioAs = await masters.otherIsrcs({ ...row, ...(before && { trackId: before.trackId }) });
      masters.add(row);
      return ok({ outcome: 'would-import', title, sameAudioAs, measured: measuredOf(sound.value) });
    }

    const newId = TrackId(ids.next('track'));
    return retryOnConflict(async () => {
      const known = await library.delivered(externalId);
      if (known?.fingerprint === fingerprint)
        return ok({ outcome: 'unchanged', trackId: known.trackId, title } as const);
      const trackId = known?.trackId ?? newId;
      const prior = await library.find(trackId);
      const decisions = await moderationStore.decisions(trackId);
      const track = recordOf(delivery, sound.value.measured, prior, {
        trackId,
        inReview: isInReview(decisions),
        now: clock.now(),
        sha256: (text) => digest.sha256(text),
        nextStemId: () => StemId(ids.next('stem')),
        nextTermsId: () => TermsId(ids.next('terms')),
      });
      // It is read before the commit, because an outage after it would end the command although the track is
      // stored.
      const sameAudioAs = await masters.otherIsrcs({ sha256, isrc: delivery.isrc, trackId });
      const committed = await library.commit({
        ...(await takenIn(dependencies, prior, track, decisions)),
        guards: { catalogVersion: prior?.catalogVersion ?? 'absent' },
        peaks: sound.value.peaks,
        analysis: sound.value.analysis,
        delivery: { externalId, fingerprint },
      });
      if (committed.outcome === 'committed')
        return ok({ outcome: prior ? 'replaced' : 'imported', trackId, title, sameAudioAs } as const);
      const rival = await library.delivered(externalId);
      if (committed.guard !== 'isrc' || committed.holder === rival?.trackId) return 'conflict';
      return fail({ kind: 'isrc-taken', isrc: delivery.isrc, holder: committed.holder } as const);
    });
  };
};

/** Returns size and digest of every file of a delivery, the master first. */
const identified = async (
  folder: string,
  { file, stems }: DeliveredTrack,
  mediaStore: MediaStore,
): Promise<
  Result<readonly { sizeBytes: number; sha256: string }[], Extract<ImportRefused, { kind: 'file-missing' }>>
> => {
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

/** A delivery that decides something is a decision of the operator; any other is an update. */
const takenIn = async (
  dependencies: Pick<Dependencies, 'moderationStore' | 'ids' | 'baseUrl'>,
  prior: Track | undefined,
  track: Uncommitted<Track>,
  decisions: readonly Decision[],
): Promise<CatalogCommit> => {
  const { ids } = dependencies;
  const before: Track = prior ?? { ...track, moderationStatus: 'pending_review', catalogVersion: 0 };
  const taken = decidedByDelivery(before, track, DecisionId(ids.next('decision')));
  const audit = deliveryNote(prior, track, taken?.decision);
  if (taken) {
    const ruled = await rulingCommit(dependencies, { before, taken, decisions });
    return { ...ruled, effects: { ...ruled.effects, audit } };
  }
  const guards = { catalogVersion: before.catalogVersion };
  return {
    track,
    guards,
    effects: {
      events: trackRuled(before, track, EventId(ids.next('event'))),
      mails: [],
      audit,
      idempotency: undefined,
    },
  };
};
