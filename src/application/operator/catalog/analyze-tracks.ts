import { spaceOf } from '../../../domain/enrichment/sound.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { AuditNote } from '../../../domain/audit/entry.ts';
import type { AudioAnalyzer } from '../../../ports/driven/audio-analyzer.ts';
import type { Clock } from '../../../ports/driven/environment.ts';
import type { MediaStore } from '../../../ports/driven/media-store.ts';
import type { TrackLibrary } from '../../../ports/driven/track-library.ts';
import type { AnalyzeTracks, TracksAnalyzed } from '../../../ports/driving/operator.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';

interface Dependencies {
  readonly library: TrackLibrary;
  readonly mediaStore: Pick<MediaStore, 'borrow'>;
  readonly audioAnalyzer: AudioAnalyzer;
  readonly clock: Clock;
}

const pageSize = 100;

export const analyzeTracks = ({ library, mediaStore, audioAnalyzer, clock }: Dependencies): AnalyzeTracks => {
  const space = spaceOf(audioAnalyzer.model);

  /** Those of a page that nobody has listened to, or with another model. */
  const unheard = async (tracks: readonly Track[]): Promise<readonly Track[]> => {
    const known = await library.analyses(tracks.map(({ trackId }) => trackId));
    return tracks.filter(({ trackId, likeness }) =>
      likeness ? likeness.space !== space : !known.has(trackId),
    );
  };

  /** Undefined where it was heard, else why not. */
  const listen = async ({ trackId, master }: Track): Promise<string | undefined> => {
    const heard = await mediaStore.borrow(master.key, (file) => audioAnalyzer.analyze(file));
    if (!heard.ok) return heard.failure.detail;
    const { likeness: found } = heard.value;
    const kept = await retryOnConflict(async () => {
      const track = await library.find(trackId);
      // A new recording was taken in meanwhile, and listened to.
      if (track?.master.sha256 !== master.sha256) return ok('superseded' as const);
      const { likeness: _, catalogVersion, ...rest } = track;
      const { outcome } = await library.commit({
        track: { ...rest, ...(found.known && { likeness: found.value }) },
        guards: { catalogVersion },
        events: [],
        analysis: heard.value,
        audit: analysisNote(trackId, space, clock.now()),
      });
      return outcome === 'committed' ? ok('kept' as const) : 'conflict';
    });
    return kept.ok ? undefined : 'Other processes kept changing the track. Try again.';
  };

  return async ({ told }) => {
    let sofar: TracksAnalyzed = { tracks: 0, heard: 0, refused: [] };
    const head = await library.head();
    for (let after = 0; after < head;) {
      // What is kept moves to the end of the feed, beyond where this one began.
      const page = (await library.changes(after, pageSize)).filter(
        ({ catalogVersion }) => catalogVersion <= head,
      );
      const waiting = new Set(await unheard(page));
      for (const track of page) {
        const flaw = waiting.has(track) ? await listen(track) : undefined;
        sofar = {
          tracks: sofar.tracks + 1,
          heard: sofar.heard + (waiting.has(track) && flaw === undefined ? 1 : 0),
          refused:
            flaw === undefined ? sofar.refused : [...sofar.refused, { trackId: track.trackId, detail: flaw }],
        };
        told(sofar);
      }
      after = page.at(-1)?.catalogVersion ?? head;
    }
    return ok(sofar);
  };
};

const analysisNote = (trackId: Track['trackId'], space: string, at: number): AuditNote => ({
  at,
  actor: { kind: 'operator' },
  action: 'track.analyze',
  subjects: [trackId],
  detail: { space },
});
