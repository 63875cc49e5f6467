import { spaceOf } from '../../../domain/enrichment/sound.ts';
import { fingerprintVersion } from '../../../domain/catalog/fingerprint/fingerprint.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { AuditNote } from '../../../domain/audit/entry.ts';
import { noEffects } from '../../../ports/driven/shared/effects.ts';
import type { AudioAnalyzer } from '../../../ports/driven/media/audio-analyzer.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { AnalyzeTracks, TracksAnalyzed } from '../../../ports/driving/operator/operator.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';

interface Dependencies {
  readonly library: TrackLibrary;
  readonly mediaStore: Pick<MediaStore, 'borrow'>;
  readonly audioAnalyzer: AudioAnalyzer;
  readonly clock: Clock;
}

const pageSize = 100;

/** Returns the tracks of a page that were not analyzed, with another model, or without a fingerprint of this version. */
const unanalyzed = async (
  library: TrackLibrary,
  space: string,
  tracks: readonly Track[],
): Promise<readonly Track[]> => {
  const ids = tracks.map(({ trackId }) => trackId);
  const [known, fingerprints] = await Promise.all([library.analyses(ids), library.fingerprints(ids)]);
  return tracks.filter(
    ({ trackId, likeness }) =>
      (likeness ? likeness.space !== space : !known.has(trackId)) ||
      fingerprints.get(trackId)?.version !== fingerprintVersion,
  );
};

/** Analyzes a track, and returns why that failed; undefined when it succeeded. */
const analyze = async (
  { library, mediaStore, audioAnalyzer, clock }: Dependencies,
  space: string,
  { trackId, master }: Track,
): Promise<string | undefined> => {
  const analyzed = await mediaStore.borrow(master.key, (file) => audioAnalyzer.analyze(file));
  if (!analyzed.ok) return analyzed.failure.detail;
  const { fingerprint, ...analysis } = analyzed.value;
  const { likeness: found } = analysis;
  const kept = await retryOnConflict(async () => {
    const track = await library.find(trackId);
    // A new recording was imported and analyzed in the meantime.
    if (track?.master.sha256 !== master.sha256) return ok('superseded' as const);
    const { likeness: _, catalogVersion, ...rest } = track;
    const { outcome } = await library.commit({
      track: { ...rest, ...(found.known && { likeness: found.value }) },
      guards: { catalogVersion },
      analysis,
      ...(fingerprint && { fingerprint }),
      effects: { ...noEffects, audit: analysisNote(trackId, space, clock.now()) },
    });
    return outcome === 'committed' ? ok('kept' as const) : 'conflict';
  });
  return kept.ok ? undefined : 'Other processes kept changing the track. Try again.';
};

export const analyzeTracks =
  (dependencies: Dependencies): AnalyzeTracks =>
  async ({ onProgress }) => {
    const { library } = dependencies;
    const space = spaceOf(dependencies.audioAnalyzer.model);
    let sofar: TracksAnalyzed = { tracks: 0, analyzed: 0, failed: [] };
    const head = await library.head();
    for (let after = 0; after < head;) {
      // Analyzed tracks move to the end of the feed, beyond its head when this command began.
      const page = (await library.changes(after, pageSize)).filter(
        ({ catalogVersion }) => catalogVersion <= head,
      );
      const waiting = new Set(await unanalyzed(library, space, page));
      for (const track of page) {
        const issue = waiting.has(track) ? await analyze(dependencies, space, track) : undefined;
        sofar = {
          tracks: sofar.tracks + 1,
          analyzed: sofar.analyzed + (waiting.has(track) && issue === undefined ? 1 : 0),
          failed:
            issue === undefined ? sofar.failed : [...sofar.failed, { trackId: track.trackId, detail: issue }],
        };
        onProgress(sofar);
      }
      after = page.at(-1)?.catalogVersion ?? head;
    }
    return ok(sofar);
  };

const analysisNote = (trackId: Track['trackId'], space: string, at: number): AuditNote => ({
  at,
  actor: { kind: 'operator' },
  action: 'track.analyze',
  subjects: [trackId],
  detail: { space },
});
